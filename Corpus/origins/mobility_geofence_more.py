#!/usr/bin/env python3
"""Writes the golden cases of mobility.geofence on resets and on the readings far, dwell and androidCentre.

Needs what mobility_geofence.py needs, whose tracks these are, and movingpandas 0.23.0 of PyPI; see mobility.py for where
they are written. The other cases of the subsystem are those of mobility_geofence.py.

In the group `stays` movingpandas finds where somebody stays (`TrajectoryStopDetector`, a diameter of 100 m, 21 minutes or
12): from which fix to which. The fixes of a stay are at one place and stays are far apart, so the geofence opens seven
fixes after the first of a stay, or four on Android, and is left at the one after the last.

    events  `+7@7`  the geofence opens at fix 7 with the position of fix 7 as its centre;  `+7@7~0` its stay counts from fix 0
            `+7@mean0-3,5` with the mean of these fixes;   `-8`  the exit at fix 8
"""
import random
import re
import sys
import warnings
from datetime import datetime, timedelta, timezone
from fractions import Fraction
from importlib.metadata import version

sys.dont_write_bytecode = True
warnings.filterwarnings("ignore")
import movingpandas  # noqa: E402
import pandas  # noqa: E402
from mobility import Cases  # noqa: E402
from mobility_geofence import COMPIEGNE, PROGRAMS, SYDNEY, TORINO, check_margins, place, track, where  # noqa: E402

CASES = Cases("mobility.geofence")
CASES.script = "Corpus/origins/mobility_geofence_more.py"
FAR, DWELL, ANDROID = (f"mobility.geofence.{name}" for name in ("far", "dwell", "androidCentre"))
CLOCK, CENTRE, WINDOW = (f"mobility.geofence.{name}" for name in ("clock", "centre", "window"))
PYPROJ = PROGRAMS["geodesic"][1]
MEASURES = [PROGRAMS[name][0] for name in ("geodesic", "haversine")]


def mean(fixes):
    lats, lons = ([Fraction(str(fix[axis])) for fix in fixes] for axis in ("lat", "lon"))
    return tuple(round(float(sum(each) / len(fixes)), 12) for each in (lats, lons))


def events_of(words, fixes):
    events, enter, since = [], None, None
    for word in words.split():
        kind, at, centre, arrival = re.fullmatch(r"([+-])(\d+)(?:@([^~]+))?(?:~(\d+))?", word).groups()
        at = int(at)
        if kind == "-":
            events.append({**enter, "kind": "exit", "at": at, "t": fixes[at]["t"], "userMode": 10,
                           "dwell": fixes[at]["t"] - since})
            continue
        if centre.startswith("mean"):
            places = []
            for part in centre[4:].split(","):
                begin, _, end = part.partition("-")
                places += fixes[int(begin):int(end or begin) + 1]
            middle = mean(places)
        else:
            middle = where(fixes[int(centre)])
        since = fixes[int(arrival) if arrival else at]["t"]
        enter = {"kind": "enter", "at": at, "t": fixes[at]["t"], "centre": {"lat": middle[0], "lon": middle[1]},
            "userMode": 9}
        events.append(enter)
    return events


def add(group, slug, clauses, platform, fixes, expected, resets=None, parameters=None, readings=None, **more):
    fixes = track(fixes) if isinstance(fixes, str) else fixes
    events = events_of(expected, fixes)
    check_margins(slug, platform, fixes, [event for event in events if not resets], parameters or {}, {})
    given = {"platform": platform, "fixes": fixes}
    if parameters is not None:
        given["parameters"] = parameters
    if resets is not None:
        given["resets"] = resets
    CASES.add(group, f"{group}-{slug}", clauses, given, {"events": events}, readings=readings, **more)


# ---- GEO-8

G = "resets"
add(G, "ios-no-resets", "GEO-1 GEO-8", "ios", "o*8", "+7@7", [], by="an empty list resets nothing")
add(G, "ios-reset-before-the-first-fix", "GEO-1 GEO-8", "ios", "o*8", "+7@7", [0],
    by="nothing to reset: seven close fixes")
add(G, "ios-reset-breaks-the-run", "GEO-1 GEO-8", "ios", "o*8", "", [4], by="at most 4 close fixes before it, 4 after",
    basis="source")
add(G, "ios-reset-before-the-seventh", "GEO-1 GEO-8", "ios", "o*8", "", [7], by="6 close fixes, then 0 again",
    basis="source",
    tags="boundary")
add(G, "ios-reset-then-seven-more", "GEO-1 GEO-8", "ios", "o*4 300N*8", "+11@11", [4],
    by="reset at fix 4, which is far from fix 3 anyway: 5 to 11 are seven")
add(G, "ios-reset-needs-a-fix-before-it", "GEO-1 GEO-8", "ios", "o*12", "+11@11", [4],
    by="after the reset fix 4 has none before it: 5 to 11 are seven", tags="question",
    note="If only the counter went back, fix 4 were close to fix 3 and the geofence opened at 10.")
add(G, "ios-reset-one-too-few", "GEO-1 GEO-8", "ios", "o*4 300N*7", "", [4], by="5 to 10 are six")
add(G, "ios-reset-at-each-fix", "GEO-1 GEO-8", "ios", "o*12", "", list(range(12)), by="never more than one close fix")
add(G, "ios-reset-at-every-fifth", "GEO-1 GEO-8", "ios", "o*20", "", [0, 5, 10, 15], by="five at most", basis="source")
add(G, "ios-reset-inside", "GEO-4 GEO-8", "ios", "o*8 o 500N", "+7@7", [9], by="the geofence ends at 9 without an exit",
    note="No event 10: the manual record tells where the person is.")
add(G, "ios-reset-inside-and-open-again", "GEO-1 GEO-6 GEO-8", "ios", "o*8 500N*8", "+7@7 +15@15", [8],
    by="9 without a 10 between: the reset ended the first",
        note="GEO-6's alternation is of one geofence's life; see the questions.",
    tags="question")
add(G, "ios-reset-at-the-exit-fix", "GEO-4 GEO-8", "ios", "o*8 500N", "+7@7", [8],
    by="before fix 8 the geofence has ended: no exit")
add(G, "ios-reset-after-the-exit", "GEO-1 GEO-4 GEO-8", "ios", "o*8 500N 1000N*8", "+7@7 -8 +16@16", [9],
    by="8 the exit; 10 to 16 are seven",
    readings={DWELL: "enter"})
add(G, "ios-two-resets-at-one-place", "GEO-1 GEO-8", "ios", "o*4 300N*8", "+11@11", [4, 4], by="twice is once")
add(G, "ios-resets-not-in-order", "GEO-1 GEO-8", "ios", "o*4 300N*4 600N*8", "+15@15", [8, 4], by="each before its fix")
add(G, "ios-reset-behind-the-last-fix", "GEO-1 GEO-8", "ios", "o*8", "+7@7", [8, 99], by="no fix has these indices")
add(G, "ios-reset-elapsed-too-short", "GEO-8", "ios", track("o*4", times=[0, 600, 1200, 1300]), "", [2],
    by="the run begins anew at 1200 or 600 s: 700 s at most")
add(G, "ios-reset-elapsed-opens", "GEO-2 GEO-8", "ios", track("o*2 300N*3", times=[0, 600, 1000, 1600, 2300]), "+4@4",
    [2],
    by="from 1000 to 2300 are 1300 s, at least 1260", readings={CLOCK: "elapsed"})
add(G, "ios-reset-without-it", "GEO-1", "ios", "o*4 300N*8", "+11@11",
    by="the far fix at 4 resets the counter as well",
    readings={FAR: "reset"})
add(G, "android-no-resets", "GEO-5 GEO-8", "android", "o*5", "+4@0", [], by="an empty list")
add(G, "android-reset-before-the-first-fix", "GEO-5 GEO-8", "android", "o*5", "+4@0", [0], by="nothing to reset")
for at in range(1, 5):
    add(G, f"android-reset-at-{at}", "GEO-5 GEO-8", "android", "o*5", "", [at],
        by=f"{at} fixes before it, {5 - at} after")
    add(G, f"android-reset-at-{at}-then-five", "GEO-5 GEO-8", "android", f"o*{at + 5}", f"+{at + 4}@{at}", [at],
        by=f"the window begins with fix {at}", tags="boundary")
add(G, "android-reset-inside", "GEO-4 GEO-8", "android", "o*5 o 500N", "+4@0", [6], by="ends without an exit")
add(G, "android-reset-inside-and-again", "GEO-5 GEO-8", "android", "o*5 500N*5", "+4@0 +9@5", [5],
    by="fixes 5 to 9 are the next window",
    tags="question")
add(G, "android-reset-restart", "GEO-5 GEO-8", "android", "o*2 o 300N o*5", "+8@4", [2], by="3 is far from 2; 4 to 8")
add(G, "last-fix", "GEO-8", "ios", "o*9", "+7@7", [8], by="after the enter; nothing to see of it")

# ---- GEO-1: a far fix

G = "far"
RESET, KEEP = {FAR: "reset"}, {FAR: "keep"}
add(G, "one-far-fix-reset", "GEO-1", "ios", "o*5 500N o*4", "", by="4, then a far one, far back, 3", readings=RESET)
add(G, "one-far-fix-keep", "GEO-1", "ios", "o*5 500N o*4", "+9@9",
    by="4, two far ones that take nothing away, 3: seven", readings={FAR: "keep", CLOCK: "count"})
add(G, "six-and-one-reset", "GEO-1", "ios", "o*7 500N o o", "", by="6; far, far; 1", readings=RESET)
add(G, "six-and-one-keep", "GEO-1", "ios", "o*7 500N o o", "+9@9", by="6; far, far; the seventh", readings=KEEP)
add(G, "a-far-fix-does-not-open-keep", "GEO-1", "ios", "o*7 500N", "", by="6; a far one adds nothing")
add(G, "two-places-keep", "GEO-1 GEO-3", "ios", "o*4 300S*5", "+8@8", by="3; the step is far; 4: seven",
    readings={FAR: "keep", CLOCK: "count", CENTRE: "last"})
add(G, "two-places-reset", "GEO-1", "ios", "o*4 300S*5", "", by="3; far; 4", readings=RESET)
add(G, "to-and-fro-keep", "GEO-1", "ios", "o 500N o 500N o 500N o 500N o 500N", "", by="never a close one")
add(G, "every-other-step-keep", "GEO-1 GEO-3", "ios", "o*2 300N*2 600N*2 900N*2 1200N*2 1500N*2 1800N*2", "+13@13",
    by="each pair adds one: the seventh at fix 13", readings={FAR: "keep", CLOCK: "count", CENTRE: "last"})
add(G, "every-other-step-reset", "GEO-1", "ios", "o*2 300N*2 600N*2 900N*2 1200N*2 1500N*2 1800N*2", "",
    by="never two in a row",
    readings=RESET)
add(G, "far-first-keep", "GEO-1", "ios", "500N o*8", "+8@8", by="nothing to keep yet: seven from fix 2 to 8")
add(G, "after-the-exit-keep", "GEO-1 GEO-4", "ios", "o*8 500N*5 1000N*5", "+7@7 -8 +16@16",
    by="the exit sets the counter to 0; 9 to 12 are four; far; three",
    readings={FAR: "keep", CLOCK: "count", DWELL: "enter", CENTRE: "last"})
add(G, "after-the-exit-reset", "GEO-1 GEO-4", "ios", "o*8 500N*5 1000N*5", "+7@7 -8", by="0; four; far: 0; four",
    readings={FAR: "reset", DWELL: "enter"})
add(G, "centre-first-keep", "GEO-1 GEO-3", "ios", "40N o*3 500N o*5", "+9@0",
    by="the run's first is fix 0: 3; far, far; 4",
    readings={FAR: "keep", CLOCK: "count", CENTRE: "first"}, tags="question")
add(G, "centre-mean-keep", "GEO-1 GEO-3", "ios", "40N o*3 500N o*5", "+9@mean0-3,6-9",
    by="the mean of fix 0 and the seven close ones", readings={FAR: "keep", CLOCK: "count", CENTRE: "mean"},
        tags="question")
add(G, "elapsed-keep", "GEO-1 GEO-2", "ios", track("o*3 500N o*2", times=[0, 180, 360, 540, 1200, 1300]), "+5@5",
    by="the run's first is fix 0; at 1300 a close fix, 1300 s after it", readings={FAR: "keep", CLOCK: "elapsed"},
        tags="question")
add(G, "elapsed-not-at-a-far-fix", "GEO-1", "ios", track("o*3 500N", times=[0, 180, 360, 1300]), "",
    by="the fix at 1300 is far")
add(G, "android-far-is-no-matter", "GEO-5", "android", "o*3 500N o*5", "+8@4", by="the window is of five in a row")


def boundary(slug, clauses, metres, bearing, home):
    """One far step or a close one between, as pyproj tells."""
    other = place(home, bearing, metres)
    fixes = [{"t": 180 * at, "lat": lat, "lon": lon, "accuracy": 10} for at,
        (lat, lon) in enumerate([home] * 4 + [other] * 5)]
    near = {measure(home, other) < 100 for measure in MEASURES}
    assert len(near) == 1
    for option in ("reset", "keep"):
        # Close: the step counts too, so that fix 7 is the seventh. Far: fix 8 if what came before is kept, else never.
        if near == {True}:
            if option == "keep":
                continue
            add("far-boundary", f"{slug}-near", clauses, "ios", fixes, "+7@7", computed=PYPROJ, tags="boundary",
                basis="standard")
        else:
            add("far-boundary", f"{slug}-far-{option}", clauses, "ios", fixes, "+8@8" if option == "keep" else "",
                readings={FAR: option, **({CENTRE: "last", CLOCK: "count"} if option == "keep" else {})},
                    computed=PYPROJ, tags="boundary", basis="standard")


for name, home in [("torino", TORINO), ("compiegne", COMPIEGNE), ("sydney", SYDNEY)]:
    for metres in (102, 110):
        for bearing in (0, 90, 180, 270):
            if metres == 110 and bearing in (0, 180):
                continue
            boundary(f"{name}-{metres}-{bearing}", "GEO-1", metres, bearing, home)

# ---- GEO-4: the dwell

G = "dwell"
ENTER, ARRIVAL = {DWELL: "enter"}, {DWELL: "arrival"}
add(G, "ios-from-the-enter", "GEO-4", "ios", "o*8 500N", "+7@7 -8", by="180 s after fix 7", readings=ENTER)
add(G, "ios-from-the-arrival", "GEO-4", "ios", "o*8 500N", "+7@7~0 -8", by="8 × 180 = 1440 s after fix 0",
    readings=ARRIVAL)
add(G, "ios-long-from-the-enter", "GEO-4", "ios", "o*20 500N", "+7@7 -20", by="13 × 180 = 2340", readings=ENTER)
add(G, "ios-long-from-the-arrival", "GEO-4", "ios", "o*20 500N", "+7@7~0 -20", by="20 × 180 = 3600", readings=ARRIVAL)
add(G, "ios-broken-run-from-the-arrival", "GEO-1 GEO-4", "ios", "o*3 300S*8 800S", "+10@10~3 -11",
    by="the run begins at fix 3: 8 × 180 = 1440",
    readings={DWELL: "arrival", FAR: "reset"})
add(G, "ios-broken-run-from-the-enter", "GEO-1 GEO-4", "ios", "o*3 300S*8 800S", "+10@10 -11", by="180 s after fix 10",
    readings={DWELL: "enter", FAR: "reset"})
add(G, "ios-kept-run-from-the-arrival", "GEO-1 GEO-4", "ios", "o*3 300S*6 800S", "+8@8~0 -9",
    by="the run begins at fix 0: 9 × 180 = 1620",
    readings={DWELL: "arrival", FAR: "keep", CLOCK: "count", CENTRE: "last"}, tags="question")
add(G, "ios-second-stay-from-the-arrival", "GEO-4", "ios", "o*8 500N*8 1000N", "+7@7~0 -8 +15@15~8 -16",
    by="the exit at fix 8 is the first of the second run: (16 - 8) × 180", readings=ARRIVAL)
add(G, "ios-second-stay-from-the-enter", "GEO-4", "ios", "o*8 500N*8 1000N", "+7@7 -8 +15@15 -16", by="180 s each",
    readings=ENTER)
add(G, "ios-first-centre-from-the-arrival", "GEO-3 GEO-4", "ios", "40N o*7 500S", "+7@0~0 -8",
    by="1440 s after fix 0; the centre is its own matter",
    readings={DWELL: "arrival", CENTRE: "first"})
add(G, "ios-elapsed-from-the-arrival", "GEO-2 GEO-4", "ios", track("o*3 500N", times=[0, 600, 1300, 1400]), "+2@2~0 -3",
    by="opens at 1300 ≥ 1260 s; 1400 s after fix 0", readings={DWELL: "arrival", CLOCK: "elapsed"})
add(G, "ios-elapsed-from-the-enter", "GEO-2 GEO-4", "ios", track("o*3 500N", times=[0, 600, 1300, 1400]), "+2@2 -3",
    by="100 s",
    readings={DWELL: "enter", CLOCK: "elapsed"})
add(G, "ios-after-a-reset-from-the-arrival", "GEO-4 GEO-8", "ios", "o*3 300N*8 900N", "+10@10~3 -11", [3],
    by="the run begins at fix 3",
    readings=ARRIVAL)
add(G, "no-exit-no-dwell", "GEO-4", "ios", "o*12", "+7@7", by="dwell only at the exit")
add(G, "android-from-the-enter", "GEO-4 GEO-5", "android", "o*5 500N", "+4@0 -5", by="180 s", readings=ENTER)
add(G, "android-from-the-arrival", "GEO-4 GEO-5", "android", "o*5 500N", "+4@0~0 -5", by="5 × 180 = 900",
    readings=ARRIVAL)
add(G, "android-later-window-from-the-arrival", "GEO-4 GEO-5", "android", "500S*2 o*5 500N", "+6@2~2 -7",
    by="the window begins at fix 2: 900",
    readings=ARRIVAL)
add(G, "android-second-from-the-arrival", "GEO-4 GEO-5", "android", "o*5 500N*5 o", "+4@0~0 -5 +9@5~5 -10",
    by="900 s each; the exit begins the window",
    readings=ARRIVAL)
add(G, "android-last-centre-from-the-arrival", "GEO-4 GEO-5", "android", "o*4 60N 500S", "+4@4~0 -5",
    by="900 s after fix 0",
    readings={DWELL: "arrival", ANDROID: "last"})
add(G, "a-stay-of-no-time", "GEO-4", "ios", track("o*8 500N", times=[0, 180, 360, 540, 720, 900, 1080, 1260, 1260]),
    "+7@7 -8",
    by="1260 - 1260 = 0: there is a dwell, and it is 0", readings=ENTER, tags="boundary")

# ---- GEO-5: the centre on Android

G = "android-centre"
FIRST, FIFTH = {ANDROID: "first"}, {ANDROID: "last"}
for slug, words in [("drift", "o 20N 40N 60N 80N"), ("spread", "o 80N 80E 80S 80W"), ("last-aside", "o*4 90E"),
    ("first-aside", "90S o*4")]:
    add(G, f"{slug}-first", "GEO-5", "android", words, "+4@0", by="the first of the five", readings=FIRST,
        basis="source" if slug == "drift" else "decision")
    add(G, f"{slug}-last", "GEO-5", "android", words, "+4@4", by="the fifth: only then the place is taken (§2.2.3)",
        readings=FIFTH)
add(G, "leaves-by-the-first", "GEO-4 GEO-5", "android", "o*4 80N 80S", "+4@0", by="80 m from the first: inside",
    readings=FIRST)
add(G, "leaves-by-the-last", "GEO-4 GEO-5", "android", "o*4 80N 80S", "+4@4 -5", by="160 m from the fifth: the exit",
    readings={ANDROID: "last", DWELL: "enter"})
add(G, "stays-by-the-last", "GEO-4 GEO-5", "android", "o*4 80N 150N", "+4@4", by="70 m from the fifth: inside",
    readings=FIFTH)
add(G, "exits-by-the-first", "GEO-4 GEO-5", "android", "o*4 80N 150N", "+4@0 -5", by="150 m from the first: the exit",
    readings={ANDROID: "first", DWELL: "enter"})
add(G, "one-place", "GEO-5", "android", "o*5", "+4@0", by="the first and the fifth are one place")
add(G, "ios-is-no-matter", "GEO-3", "ios", "o 20N 40N 60N 80N 100N 120N 140N", "+7@7",
    by="iOS has its own reading of the centre",
    readings={CENTRE: "last"})
add(G, "restart-window-last", "GEO-5", "android", "500S o*4 60N", "+5@5", by="fixes 1 to 5", readings=FIFTH)
add(G, "window-of-three-last", "GEO-5", "android", "o 30N 60N", "+2@2", parameters={"window": 3},
    by="the third of three", readings=FIFTH)

for name, home in [("torino", TORINO), ("compiegne", COMPIEGNE), ("sydney", SYDNEY)]:
    for bearing in (0, 90):
        # The fifth fix 60 m away; the sixth on the other side, so that pyproj decides which centre it leaves.
        for metres in (35, 38, 42, 45):
            fifth, sixth = place(home, bearing, 60), place(home, bearing + 180, metres)
            fixes = [{"t": 180 * at, "lat": lat, "lon": lon, "accuracy": 10} for at,
                (lat, lon) in enumerate([home] * 4 + [fifth, sixth])]
            outside = {measure(fifth, sixth) > 100 for measure in MEASURES}
            assert len(outside) == 1
            add("android-centre-boundary", f"{name}-{bearing}-{metres}", "GEO-4 GEO-5", "android", fixes,
                "+4@4 -5" if outside == {True} else "+4@4",
                readings={ANDROID: "last", **({DWELL: "enter"} if outside == {True} else {})}, computed=PYPROJ,
                    tags="boundary", basis="standard")

# ---- stays, as movingpandas finds them

MOVINGPANDAS = ("movingpandas", version("movingpandas"))


def stays_of(fixes, minutes):
    """From which fix to which somebody stays."""
    times = [datetime.fromtimestamp(fix["t"], timezone.utc).replace(tzinfo=None) for fix in fixes]
    frame = pandas.DataFrame({"t": times, "lat": [fix["lat"] for fix in fixes], "lon": [fix["lon"] for fix in fixes],
        "id": 1})
    track = movingpandas.Trajectory(frame, "id", t="t", x="lon", y="lat", crs="EPSG:4326")
    stops = movingpandas.TrajectoryStopDetector(track).get_stop_segments(min_duration=timedelta(minutes=minutes),
        max_diameter=100)
    found = [(times.index(stop.get_start_time()), times.index(stop.get_end_time())) for stop in stops]
    # Nearer than 100 m to each other the fixes of a stay are at one place here, or they are not its.
    return [(begin, end) for begin, end in found if len({where(fix) for fix in fixes[begin:end + 1]}) == 1]


def openings_if_far_fixes_took_nothing_away(fixes):
    """Where the geofence would open if the close fixes of several stays added up: then the case names the reading."""
    found, counter, inside = [], 0, False
    for at, (one, other) in enumerate(zip(fixes, fixes[1:]), 1):
        close = where(one) == where(other)
        if inside:
            inside = close
            continue
        counter += close
        if close and counter == 7:
            found.append(at)
            counter, inside = 0, True
    return found


CHANCE = random.Random(97)
while len(CASES.groups.get("stays", [])) < 36:
    number = len(CASES.groups.get("stays", []))
    platform, fifth, minutes = (("ios", 7, 21), ("android", 4, 12))[number % 2]
    words, north = [], 0
    for _ in range(CHANCE.randint(1, 3)):
        for _ in range(CHANCE.randint(0, 2)):
            north += CHANCE.choice([400, 700])
            words.append(f"{north}N")
        north += 1000
        words.append(f"{north}N*{CHANCE.choice([fifth - 1, fifth, fifth + 1, fifth + 2, fifth + 4])}")
    if CHANCE.random() < 0.7:
        words.append(f"{north + 900}N")
    fixes = track(" ".join(words))
    if len(fixes) < 2 or len(fixes) > 24:
        continue
    option = ("enter", "arrival")[number // 2 % 2]
    events, left = [], False
    for begin, end in stays_of(fixes, minutes):
        centre = begin if platform == "android" else begin + fifth
        events.append(f"+{begin + fifth}@{centre}" + (f"~{begin}" if option == "arrival" else ""))
        if end + 1 < len(fixes):
            events.append(f"-{end + 1}")
            left = True
    readings = {DWELL: option} if left else {}
    if platform == "ios" and openings_if_far_fixes_took_nothing_away(fixes) != [begin + fifth for begin,
        _ in stays_of(fixes, minutes)]:
        readings[FAR] = "reset"
    opening = "GEO-1" if platform == "ios" else "GEO-5"
    clauses = " ".join(sorted([opening, "GEO-4"])) if events else opening
    add("stays", f"{platform}-{number + 1}", clauses, platform, fixes, " ".join(events),
        readings=readings or None, computed=MOVINGPANDAS, basis="decision")

if __name__ == "__main__":
    CASES.write()
