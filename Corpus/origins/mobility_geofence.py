#!/usr/bin/env python3
"""Writes the golden cases of mobility.geofence, Corpus/mobility/geofence/*.jsonl.

Needs geographiclib 2.1, pyproj 3.7.2 (PROJ 9.5.1) and haversine 2.9.0 of PyPI.

The events stand below, worked by hand from GEO-1..7 and FIX-1: which kind, at which fix, with which centre. Where they
hinge on a distance, a program that is not ours tells on which side of the radius the places are, and what follows from
either answer stands below (`Told`): pyproj on the ellipsoid of WGS 84, haversine on the sphere of 6 371 008.8 m; if a
case names no distance both must give one answer. The script places the fixes (geographiclib), copies times and
centres from the fixes named, subtracts for `dwell`, averages where a mean is named, and checks that no distance that
matters comes within 1 m of the radius by either program (within 5 mm where a case names mobility.distance); a case
that they tell within a twentieth of the radius has the tag `boundary`. The readings far, dwell and androidCentre came
later than most of these cases: a case on whose outcome one of them bears, as Examples/python tells, names its default,
and its id ends with it. Of a place beyond the map haversine tells that
there is none: it refuses latitudes beyond 90 and longitudes beyond 180. What a rule below makes of a number (a loop over
positions, a mean) is `derived`, not worked.

    track   `o` is home, `60N` the place 60 m north of home, `o*8` eight fixes there; 180 s apart unless told
    events  `+7@7`      the geofence opens at fix 7 with the position of fix 7 as its centre
            `+7@mean0-7` ... with the mean of fixes 0 to 7
            `+7@here`   ... with the centre handed to the case
            `-8`        the exit at fix 8
            `INVALID`   fix.invalid
"""
import importlib.util
import itertools
import re
import sys
from dataclasses import dataclass
from fractions import Fraction
from importlib.metadata import version
from pathlib import Path

import pyproj
from geographiclib.geodesic import Geodesic
from haversine import Unit, haversine

sys.dont_write_bytecode = True
from mobility_accuracy import Numeral, case_line, stated, write  # noqa: E402  (the form of a case line)

TORINO, COMPIEGNE, SYDNEY = (45.0703, 7.6869), (49.4179, 2.8261), (-33.8688, 151.2093)
SANTIAGO, LONGYEARBYEN, TAVEUNI = (-33.4489, -70.6693), (78.2232, 15.6267), (-16.8, 180.0)
EQUATOR, GREENWICH = (0.0, -78.456), (51.4779, 0.0)

CLOCK, CENTRE = "mobility.geofence.clock", "mobility.geofence.centre"
WINDOW, DISTANCE = "mobility.geofence.window", "mobility.distance"
COUNT, ELAPSED = {CLOCK: "count"}, {CLOCK: "elapsed"}
LAST, FIRST, MEAN = {CENTRE: "last"}, {CENTRE: "first"}, {CENTRE: "mean"}
SLIDING, RESTART = {WINDOW: "sliding"}, {WINDOW: "restart"}
GEODESIC, HAVERSINE = {DISTANCE: "geodesic"}, {DISTANCE: "haversine"}

BEARINGS = {"N": 0, "NE": 45, "E": 90, "SE": 135, "S": 180, "SW": 225, "W": 270, "NW": 315}
SCRIPT = "Corpus/origins/mobility_geofence.py"


# ---- places and tracks ------------------------------------------------------------------------------------------

def place(home, bearing, metres, digits=7):
    there = Geodesic.WGS84.Direct(*home, bearing, metres)
    return round(there["lat2"], digits) + 0.0, round(there["lon2"], digits) + 0.0


def fixes_at(places, times=None, step=180, start=0, accuracy=10):
    places = [(round(lat, 9), round(lon, 9)) for lat, lon in places]
    times = times or [start + step * index for index in range(len(places))]
    assert len(times) == len(places)
    return [{"t": t, "lat": lat, "lon": lon, "accuracy": accuracy} for t, (lat, lon) in zip(times, places)]


def track(words, home=TORINO, times=None, step=180, start=0, accuracy=10, digits=7):
    places = []
    for word in words.split():
        metres, bearing, many = re.fullmatch(r"(?:o|([\d.]+)([NESW]+))(?:\*(\d+))?", word).groups()
        there = place(home, BEARINGS[bearing], float(metres), digits) if metres else home
        places += [there] * int(many or 1)
    return fixes_at(places, times, step, start, accuracy)


WGS84 = pyproj.Geod(ellps="WGS84")


def on_the_ellipsoid(one, other):
    """Metres by pyproj; geographiclib must agree to a tenth of a millimetre."""
    (lat1, lon1), (lat2, lon2) = ((float(angle) for angle in each) for each in (one, other))
    metres = WGS84.inv(lon1, lat1, lon2, lat2)[2]
    assert abs(metres - Geodesic.WGS84.Inverse(lat1, lon1, lat2, lon2)["s12"]) < 1e-4
    return metres


def on_the_sphere(one, other):
    """Metres by haversine, whose mean radius of the Earth is 6371.0088 km."""
    return haversine(tuple(map(float, one)), tuple(map(float, other)), unit=Unit.METERS)


PROGRAMS = {"geodesic": (on_the_ellipsoid, ("pyproj", f"{version('pyproj')} (PROJ {pyproj.proj_version_str})")),
            "haversine": (on_the_sphere, ("haversine", version("haversine")))}


# ---- readings that came later -----------------------------------------------------------------------------------

OPTIONS = {CLOCK: ("count", "elapsed"), CENTRE: ("last", "first", "mean"), WINDOW: ("sliding", "restart"),
           **{f"mobility.geofence.{name}": options for name, options in (
               ("far", ("reset", "keep")), ("dwell", ("enter", "arrival")), ("androidCentre", ("first", "last")))},
           DISTANCE: ("geodesic", "haversine")}
LATER = list(OPTIONS)[3:6]


def example():
    """The module of Examples/python for this subsystem."""
    folder = Path(__file__).resolve().parents[2] / "Examples" / "python"
    sys.path.append(str(folder))
    spec = importlib.util.spec_from_file_location("geofence_example", folder / "mobility_geofence.py")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


EXAMPLE = example()


def plain(value):
    """The value as json.loads gives it."""
    if isinstance(value, dict):
        return {name: plain(each) for name, each in value.items()}
    if isinstance(value, list):
        return [plain(each) for each in value]
    return float(value) if isinstance(value, Numeral) else value


def with_later_readings(given, readings):
    """The readings of a case and the fewest of the later ones, with which its outcome is the same by all others."""
    given = plain(given)
    free = [name for name in OPTIONS if name not in readings]

    def is_settled(named):
        names = [name for name in free if name not in named]
        usual = {name: each[0] for name, each in OPTIONS.items()}
        outcomes = [EXAMPLE.run(given, {**usual, **readings, **dict(zip(names, choice))})
                    for choice in itertools.product(*(OPTIONS[name] for name in names))]
        return all(outcome == outcomes[0] for outcome in outcomes)

    for count in range(len(LATER) + 1):
        for named in itertools.combinations(LATER, count):
            if is_settled(named):
                return {**readings, **{name: OPTIONS[name][0] for name in named}}
    raise AssertionError("no readings settle the outcome")


# ---- cases ------------------------------------------------------------------------------------------------------

GROUPS = {}


@dataclass
class Told:
    """What follows from the sides of the radius on which a program says that the second fix of each pair lies.

    `sides` goes from `near`, `far`, or, if they differ, `near far`, to events; for any other answer there is no case.
    """
    pairs: list
    sides: dict

    def events(self, slug, fixes, parameters, readings):
        radius = float(parameters.get("radius", 100))
        answers = set()
        for distance in [readings[DISTANCE]] if DISTANCE in readings else PROGRAMS:
            measure = PROGRAMS[distance][0]
            sides = ["near" if measure(where(fixes[one]), where(fixes[other])) < radius else "far"
                     for one, other in self.pairs]
            answers.add(sides[0] if len(set(sides)) == 1 else " ".join(sides))
        assert len(answers) == 1, (slug, answers)
        return self.sides[answers.pop()]

    def is_close(self, fixes, parameters, readings):
        """Whether one of the distances is within a twentieth of the radius."""
        radius = float(parameters.get("radius", 100))
        measures = [PROGRAMS[distance][0] for distance in ([readings[DISTANCE]] if DISTANCE in readings else PROGRAMS)]
        return any(abs(measure(where(fixes[one]), where(fixes[other])) - radius) <= radius / 20
                   for one, other in self.pairs for measure in measures)


def told(near, far, *pairs, **mixed):
    """What follows if the places of all these pairs are near, or all far; `near_far` if the first only is near."""
    return Told(list(pairs), {"near": near, "far": far, **{key.replace("_", " "): events for key, events in mixed.items()}})


# Two fixes; or two at one place and a third.
OPENS = Told([(0, 1)], {"near": "+1@0", "far": ""})
LEAVES = Told([(0, 2)], {"near": "+1@0", "far": "+1@0 -2"})


def where(fix):
    return fix["lat"], fix["lon"]


def is_beyond_the_map(fix):
    """Whether haversine refuses a place."""
    try:
        on_the_sphere(where(fix), (0, 0))
    except ValueError:
        return True
    return False


def mean(fixes):
    """The arithmetic mean, longitudes first brought to within 180 degrees of the first fix's."""
    first = Fraction(str(fixes[0]["lon"]))
    lons = []
    for fix in fixes:
        lon = Fraction(str(fix["lon"]))
        while lon - first > 180:
            lon -= 360
        while lon - first < -180:
            lon += 360
        lons.append(lon)
    lat = sum(Fraction(str(fix["lat"])) for fix in fixes) / len(fixes)
    lon = sum(lons) / len(fixes)
    lon = lon - 360 if lon > 180 else lon + 360 if lon < -180 else lon
    return round(float(lat), 12), round(float(lon), 12)


def case(group, slug, clauses, platform, fixes, expected, readings=None, parameters=None, tags=None, note=None,
         here=None, derived=False, basis=None):
    told = isinstance(expected, Told)
    if told:
        if expected.is_close(fixes, parameters or {}, readings or {}) and "boundary" not in (tags or ""):
            tags = f"boundary {tags}" if tags else "boundary"
        expected = expected.events(slug, fixes, parameters or {}, readings or {})
    derived = derived or "mean" in expected or "long" in (tags or "")
    given = {"platform": platform, "fixes": fixes}
    if parameters is not None:
        given["parameters"] = parameters
    if expected == "INVALID":
        outcome = {"error": {"code": "fix.invalid"}}
    else:
        events, enter = [], None
        for word in expected.split():
            kind, at, centre = re.fullmatch(r"([+-])(\d+)(?:@(.+))?", word).groups()
            at = int(at)
            if kind == "+":
                if centre == "here":
                    middle = here
                elif centre.startswith("mean"):
                    begin, end = map(int, centre[4:].split("-"))
                    middle = mean(fixes[begin:end + 1])
                else:
                    middle = where(fixes[int(centre)])
                enter = {"kind": "enter", "at": at, "t": fixes[at]["t"],
                         "centre": {"lat": middle[0], "lon": middle[1]}, "userMode": 9}
                events.append(enter)
            else:
                events.append({"kind": "exit", "at": at, "t": fixes[at]["t"], "centre": enter["centre"],
                               "userMode": 10, "dwell": fixes[at]["t"] - enter["t"]})
        outcome = {"output": {"events": events}}
        check_margins(slug, platform, fixes, events, parameters or {}, readings or {})
    if told:
        program, release = PROGRAMS[(readings or {}).get(DISTANCE, "geodesic")][1]
        origin = {"kind": "computed", "by": program, "version": release, "script": SCRIPT}
    elif expected == "INVALID" and any(is_beyond_the_map(fix) for fix in fixes):
        program, release = PROGRAMS["haversine"][1]
        origin = {"kind": "computed", "by": program, "version": release, "script": SCRIPT}
    elif derived:
        origin = {"kind": "derived", "by": ", ".join(clauses.split()), "script": SCRIPT}
    else:
        origin = {"kind": "worked", "by": f"{', '.join(clauses.split())} by hand"}
    basis = stated(clauses, basis or rests_on(clauses, given, outcome, readings or {}, told))
    if expected != "INVALID":
        named = with_later_readings(given, readings or {})
        slug += "".join(f"-{option}" for name, option in named.items() if name not in (readings or {}))
        readings = named
    GROUPS.setdefault(group, []).append(case_line(
        "mobility.geofence", slug, clauses, origin, readings, given, outcome, tags, note, basis))


def rests_on(clauses, given, outcome, readings, told):
    """On what an outcome rests: the source, where its text on Android is enough; else the kit's decisions.

    The text is enough where no reading is named, the track ends before an exit, fixes 3 minutes apart decide, all fixes
    of the window are at one place, so that it is the centre, and no place is near the radius. A distance that a program
    told is on the ellipsoid of WGS 84 (the standard) or on a sphere that the kit chose.
    """
    events = outcome.get("output", {}).get("events", [])
    fixes, figures = given["fixes"], given.get("parameters", {})
    if "FIX-1" in clauses or "GEO-7" in clauses or any(event["kind"] == "exit" for event in events):
        return "decision"
    if given["platform"] == "ios":
        return "source" if len(fixes) < 2 else "decision"
    if set(readings) - {DISTANCE}:
        return "decision"
    if DISTANCE in readings:
        return "standard" if readings[DISTANCE] == "geodesic" else "decision"
    for event in events:
        window = fixes[event["at"] - int(float(figures.get("window", 5))) + 1:event["at"] + 1]
        if any(where(fix) != where(window[0]) for fix in window):
            return "decision"
    radius, times = float(figures.get("radius", 100)), [float(fix["t"]) for fix in fixes]
    if radius > 1e300:
        return "decision"
    if events and any(later - earlier != 180 for earlier, later in zip(times, times[1:])):
        return "decision"
    near = radius and any(abs(on_the_ellipsoid(where(one), where(other)) / radius - 1) < 0.05
                          for one in fixes for other in fixes)
    edges = any(abs(float(fix["lat"])) == 90 or abs(float(fix["lon"])) == 180 for fix in fixes)
    return "standard" if near or told or edges else "source"


def check_margins(slug, platform, fixes, events, parameters, readings):
    """No distance that decides anything comes too near the radius (identical places are at distance 0 exactly)."""
    radius = float(parameters.get("radius", 100))
    reach = 1 if platform == "ios" else int(float(parameters.get("window", 5))) - 1
    pairs, inside = set(), set()
    for number, event in enumerate(events):
        if event["kind"] == "enter":
            end = events[number + 1]["at"] if number + 1 < len(events) else len(fixes) - 1
            inside |= set(range(event["at"] + 1, end + 1))
            pairs |= {((event["centre"]["lat"], event["centre"]["lon"]), where(fix))
                      for fix in fixes[event["at"]:end + 1]}
    pairs |= {(where(fixes[before]), where(fix)) for index, fix in enumerate(fixes) if index not in inside
              for before in range(max(0, index - reach), index)}
    margin = 0.005 if DISTANCE in readings else 1
    for one, other in pairs:
        if one == other or radius == 0 and (one[0] == other[0] and abs(one[1]) == abs(other[1]) == 180):
            continue
        for distance in (on_the_ellipsoid(one, other), on_the_sphere(one, other)):
            assert abs(distance - radius) >= margin, (slug, one, other, distance, radius)


def ios(group, slug, clauses, fixes, expected, **more):
    case(group, slug, clauses, "ios", track(fixes) if isinstance(fixes, str) else fixes, expected, **more)


def android(group, slug, clauses, fixes, expected, **more):
    case(group, slug, clauses, "android", track(fixes) if isinstance(fixes, str) else fixes, expected, **more)


# ---- GEO-1: opening on iOS --------------------------------------------------------------------------------------

G = "ios-opening"
ios(G, "opens-at-the-seventh-close-fix", "GEO-1", "o*8", "+7@7",
    note="Eight fixes make seven comparisons. Opening at index 6 counts the first fix, which has none before it.")
ios(G, "six-close-fixes-are-not-enough", "GEO-1", "o*7", "",
    note="Seven fixes make six comparisons.")
ios(G, "ios-no-fixes", "GEO-1", [], "")
ios(G, "ios-one-fix", "GEO-1", "o", "", note="The first fix has none before it and is close to nothing.")
ios(G, "ios-stays-open-while-the-phone-stays", "GEO-1 GEO-4", "o*24", "+7@7",
    note="Sixteen more close fixes follow: inside a geofence they are not counted, and no second one opens.")
for before in range(7):
    ios(G, f"ios-broken-after-{before}-close-fixes", "GEO-1", f"o*{before + 1} 500N o*8", f"+{before + 9}@{before + 9}",
        derived=True,
        note="The far fix resets the counter, and the fix after it is far from it too: seven more are needed after that.")
ios(G, "ios-broken-and-then-one-too-few", "GEO-1", "o*7 500N o*7", "",
    note="Six close fixes, a far one, six more: twelve in all, never seven in a row.")
ios(G, "ios-broken-three-times-after-six", "GEO-1", "o*7 500N o*7 500E o*7", "",
    note="Eighteen close fixes in three runs of six. The counter goes back to 0, not down by one.")
ios(G, "ios-breaking-fix-begins-the-next-run", "GEO-1", "o*4 500N*8", "+11@11",
    note="The fix that broke the run is the one before the next: fixes 5 to 11 are the seven close ones.")
ios(G, "ios-far-first-fix", "GEO-1", "500N o*8", "+8@8")
ios(G, "ios-far-last-fix", "GEO-1", "o*7 500N", "")
ios(G, "ios-compared-with-the-fix-before-not-the-last-close-one", "GEO-1", "o*3 500N o*7", "",
    note="Six close fixes after the far one. Compared with the last close fix at home the return itself would be a seventh.")
ios(G, "ios-to-and-fro-never-opens", "GEO-1", "o 500N o 500N o 500N o 500N o 500N o 500N", "",
    note="Each fix is where the one before the one before was; only the one before counts.")
ios(G, "ios-both-sides-of-home-never-opens", "GEO-1", "60N 60S 60N 60S 60N 60S 60N 60S 60N 60S", "",
    note="All within 60 m of their middle, each 120 m from the one before.")
ios(G, "ios-near-the-first-but-far-from-each-other", "GEO-1", "o 90N 90S 90N 90S 90N 90S 90N 90S", "",
    note="Every fix is near the first one; compared with it the geofence would open.")
ios(G, "ios-slow-drift-opens-far-from-its-first-fix", "GEO-1 GEO-3", "o 90N 180N 270N 360N 450N 540N 630N", "+7@7",
    readings=LAST, note="Each step is 90 m and counts, although the last fix is 630 m from the first.")
ios(G, "ios-drift-broken-by-one-long-step", "GEO-1", "o 90N 180N 270N 420N 510N 600N 690N 780N", "",
    note="One step of 150 m among steps of 90 m breaks the run.")
ios(G, "ios-zigzag-of-90-m-opens", "GEO-1 GEO-3", "45N 45S 45N 45S 45N 45S 45N 45S", "+7@7", readings=LAST)
ios(G, "ios-step-of-102-m-does-not-count", "GEO-1", "o*4 102NE*4 o*4", told("+7@7", "", (3, 4), (7, 8)))
ios(G, "ios-two-places-with-six-close-fixes-each", "GEO-1", "o*7 300S*7", "",
    note="The change of place itself is far: 6 and 6, not 12 or 13.")
ios(G, "ios-accuracy-is-not-looked-at", "GEO-1",
    [{**fix, "accuracy": accuracy} for fix, accuracy in zip(track("o*8"), [10, 300, -1, 5000, 0, 150, -1, 201])], "+7@7",
    note="Which fixes are good enough is decided elsewhere (mobility.accuracy); here every fix counts.")
ios(G, "ios-speed-and-activity-are-not-looked-at", "GEO-1",
    [{**fix, "speed": 33.3, "activity": "automotive"} for fix in track("o*8")], "+7@7")
ios(G, "ios-every-activity", "GEO-1",
    [{**fix, "activity": activity} for fix, activity in zip(track("o*8"), [
        "notMoving", "walking", "running", "cycling", "automotive", "unknown", "walking", "automotive"])], "+7@7",
    note="A change of activity does not break a run.")
ios(G, "ios-one-second-off-the-beat-changes-nothing", "GEO-1",
    track("o*8", times=[0, 181, 362, 543, 724, 905, 1086, 1267]), "+7@7",
    note="A timer that is always one second late: the seventh close fix is the first past 21 minutes too, so both clocks agree.")
ios(G, "ios-where-android-would-not-open", "GEO-1 GEO-3", "o 60N 120N 180N 240N 300N 360N 420N", "+7@7", readings=LAST,
    note="See android-walking-on-never-opens, the same fixes.")

# ---- GEO-4: inside and out, on iOS ------------------------------------------------------------------------------

G = "exit"
ios(G, "ios-exit-by-the-first-fix-farther", "GEO-4", "o*8 500N", "+7@7 -8",
    note="dwell counts from the enter event (180 s), not from the first fix of the run (1440 s).")
ios(G, "ios-wobble-inside-is-no-exit", "GEO-4", "o*8 60N 60S o 90E 500N", "+7@7 -12",
    note="60 m north and 60 m south are 120 m apart, but each is measured from the centre.")
ios(G, "ios-90-m-all-around-is-inside", "GEO-4", "o*8 90N 90NE 90E 90SE 90S 90SW 90W 90NW", "+7@7",
    note="A track that ends inside has no exit.")
ios(G, "ios-exit-is-measured-from-the-centre-not-from-the-fix-before", "GEO-4", "o*8 40N 80N 120N 160N", "+7@7 -10",
    note="Small steps lead out; none of them is 100 m long.")
ios(G, "ios-a-leap-across-the-geofence-is-inside", "GEO-4", "o*8 90N 90S 90N 90S", "+7@7",
    note="Leaps of 180 m, all inside: neither exit nor anything else.")
ios(G, "ios-long-stay", "GEO-4", "o*40 500N", "+7@7 -40", note="dwell is 33 steps of 180 s.")
ios(G, "ios-exit-of-102-m", "GEO-4", "o*8 98SW 102SW", told("+7@7", "+7@7 -8", (7, 8), (7, 9), near_far="+7@7 -9"))
ios(G, "ios-exit-across-the-world", "GEO-4", fixes_at([TORINO] * 8 + [SYDNEY]), "+7@7 -8",
    note="The exit's centre is the geofence's, not the place of the exit fix.")
ios(G, "ios-no-second-exit", "GEO-4", "o*8 500N 1000N 1500N 2000N", "+7@7 -8",
    note="Far from a geofence that is closed is not far from anything.")
ios(G, "ios-exit-fix-is-the-one-before-the-next", "GEO-1 GEO-4", "o*8 500N*8", "+7@7 -8 +15@15",
    note="The exit fix is compared with: 9 to 15 are the seven close ones. Opening at 16 forgets it.")
ios(G, "ios-six-close-fixes-after-the-exit", "GEO-1 GEO-4", "o*8 500N*7", "+7@7 -8",
    note="After the exit the counter is 0; if it were still 7, or the exit fix itself counted, a second geofence would open.")
ios(G, "ios-straight-back-after-the-exit", "GEO-1 GEO-4", "o*8 500N o*8", "+7@7 -8 +16@16",
    note="The way back is a far step, so the seven close fixes are 10 to 16. The same place may open again.")
ios(G, "ios-straight-back-and-one-too-few", "GEO-1 GEO-4", "o*8 500N o*7", "+7@7 -8",
    note="Having been a geofence before earns a place nothing.")
ios(G, "ios-exit-fix-close-to-the-next", "GEO-1 GEO-3 GEO-4", "o*8 120N 60N*7", "+7@7 -8 +15@15", readings=LAST,
    note="60 m from home and 60 m from the exit fix: outside, each is compared with the fix before, the old centre is forgotten.")
ios(G, "ios-on-and-on-after-the-exit", "GEO-1 GEO-4", "o*8 500N 1000N*8", "+7@7 -8 +16@16")
ios(G, "ios-close-fixes-inside-do-not-count-later", "GEO-1 GEO-4", "o*20 500N*4", "+7@7 -20")
ios(G, "ios-three-geofences", "GEO-1 GEO-4", "o*8 500N*8 500E*8 o", "+7@7 -8 +15@15 -16 +23@23 -24",
    note="Each dwell from its own enter: 180 s every time.")
ios(G, "ios-dwell-of-irregular-times", "GEO-4",
    track("o*8 90S 500N", times=[0, 180, 360, 540, 720, 900, 1080, 1260, 1300, 90061]), "+7@7 -9",
    note="dwell is a difference of times (88801 s), not a number of fixes times 180.")
ios(G, "ios-dwell-with-fractions", "GEO-4",
    track("o*8 500N", times=[0.25, 180.25, 360.25, 540.25, 720.25, 900.25, 1080.25, 1260.25, 1400.75]), "+7@7 -8",
    note="140.5 s, not rounded.")
ios(G, "ios-dwell-of-nothing", "GEO-4",
    track("o*8 500N", times=[0, 180, 360, 540, 720, 900, 1080, 1260, 1260]), "+7@7 -8",
    note="Enter and exit at the same time: dwell is there and is 0.")
ios(G, "ios-dwell-when-time-goes-back", "GEO-4",
    track("o*8 500N", times=[0, 180, 360, 540, 720, 900, 1080, 1260, 1000]), "+7@7 -8",
    note="Order of time is not required: the exit's time minus the enter's, -260, is what it is.")
ios(G, "ios-times-of-today", "GEO-1 GEO-4", track("o*8 500N", start=1609459200), "+7@7 -8")

android(G, "android-exit-by-the-first-fix-farther", "GEO-4", "o*5 500N", "+4@0 -5")
android(G, "android-wobble-inside-is-no-exit", "GEO-4", "o*5 60N 60S 90E 500N", "+4@0 -8")
android(G, "android-exit-is-measured-from-the-first-of-the-window", "GEO-4 GEO-5", "o 90N*4 150N", "+4@0 -5",
    note="60 m from the fix that opened it, 150 m from the centre.")
android(G, "android-inside-though-far-from-the-opening-fix", "GEO-4 GEO-5", "o 90N*4 90S 90E", "+4@0",
    note="180 m from the fix that opened it, 90 m from the centre.")
android(G, "android-exit-fix-begins-the-next-window", "GEO-4 GEO-5", "o*5 500N*5", "+4@0 -5 +9@5",
    note="The exit fix is the first of five. Opening at 10 forgets it.")
android(G, "android-four-fixes-after-the-exit", "GEO-4 GEO-5", "o*5 500N*4", "+4@0 -5")
android(G, "android-no-window-reaches-back-before-the-exit", "GEO-4 GEO-5", "o*5 60N*3 120N 60N*4", "+4@0 -8 +12@8",
    note="The three fixes at 60 m before the exit would make a window with the two after it.")
android(G, "android-straight-back-after-the-exit", "GEO-4 GEO-5", "o*5 500N o*5", "+4@0 -5 +10@6")
android(G, "android-on-and-on-after-the-exit", "GEO-4 GEO-5", "o*5 500N 1000N*5", "+4@0 -5 +10@6")
android(G, "android-long-stay", "GEO-4 GEO-5", "o*30 500N*2", "+4@0 -30",
    note="Fixes inside open nothing again; dwell is 26 steps.")
android(G, "android-three-geofences", "GEO-4 GEO-5", "o*5 500N*5 500E*5 o", "+4@0 -5 +9@5 -10 +14@10 -15")
android(G, "android-dwell-of-irregular-times", "GEO-4",
    track("o*5 500N", times=[0, 1, 2, 3, 4, 86404.5]), "+4@0 -5")

# ---- GEO-2: the two clocks --------------------------------------------------------------------------------------

G = "ios-clock"
PLAIN = [0, 180, 360, 540, 720, 900, 1080]


def clock(slug, times, words, expected, reading, note=None, parameters=None, clauses="GEO-2"):
    ios(G, f"{slug}-{reading[CLOCK]}", clauses, track(words, times=times), expected, readings=reading, note=note,
        parameters=parameters)


def every(step, number):
    return [step * index for index in range(number)]


clock("one-fix-a-minute", every(60, 22), "o*22", "+7@7", COUNT, "Seven close fixes after seven minutes.", clauses="GEO-1 GEO-2")
clock("one-fix-a-minute", every(60, 22), "o*22", "+21@21", ELAPSED, "Twenty-one minutes make twenty-one close fixes.")
clock("one-fix-a-minute-for-twenty-minutes", every(60, 21), "o*21", "", ELAPSED,
      "Twenty close fixes, but not yet 21 minutes.")
clock("one-fix-in-ten-minutes", every(600, 8), "o*8", "+7@7", COUNT, "70 minutes, because fixes are counted.",
      clauses="GEO-1 GEO-2")
clock("one-fix-in-ten-minutes", every(600, 8), "o*8", "+3@3", ELAPSED, "After 20 minutes not yet, after 30.")
clock("exactly-21-minutes-in-four-close-fixes", [0, 100, 200, 300, 1260], "o*5", "", COUNT, "Four close fixes are four.",
      clauses="GEO-1 GEO-2")
clock("exactly-21-minutes-in-four-close-fixes", [0, 100, 200, 300, 1260], "o*5", "+4@4", ELAPSED,
      "At least 21 minutes: 1260 s is enough.")
clock("one-second-below-21-minutes", PLAIN + [1259], "o*8", "+7@7", COUNT, clauses="GEO-1 GEO-2")
clock("one-second-below-21-minutes", PLAIN + [1259], "o*8", "", ELAPSED, "1259 s in seven close fixes: not yet.")
clock("the-second-after", PLAIN + [1259, 1260], "o*9", "+8@8", ELAPSED, "The first fix at which 1260 s are full.")
clock("a-fraction-below-21-minutes", [0, 1259, 1259.75, 1260], "o*4", "+3@3", ELAPSED, "1259.75 s are not rounded up.")
clock("one-close-fix-after-half-an-hour", [0, 1800], "o*2", "", COUNT, clauses="GEO-1 GEO-2")
clock("one-close-fix-after-half-an-hour", [0, 1800], "o*2", "+1@1", ELAPSED, "Whatever their number: one will do.")
clock("measured-from-the-first-of-the-run-not-its-first-close-fix", [0, 600, 1260], "o*3", "+2@2", ELAPSED,
      "The run began with the fix to which the first close one was compared, at 0, not at 600.")
clock("measured-from-the-run-not-from-the-track", [0, 600, 1200, 1800, 2460], "o 500N o*3", "+4@4", ELAPSED,
      "The run began at 1200, after the far fix; since the track began 21 minutes had passed at 1800 already.")
clock("a-far-fix-never-opens", [0, 3000, 3180, 4260], "o 500N*3", "+3@3", ELAPSED,
      "The fix at 3000 comes late enough but is not close; it begins the run that is 1260 s old at 4260.")
clock("a-far-fix-at-the-end-breaks-the-run", [0, 600, 1200, 1800, 2000, 3260], "o*3 500N*3", "+5@5", ELAPSED,
      "The first run lasted 1200 s; the second counts from the fix at 1800, and 200 s are not added to the first.")
clock("every-179-seconds", every(179, 9), "o*9", "+7@7", COUNT, "A timer one second early.", clauses="GEO-1 GEO-2")
clock("every-179-seconds", every(179, 9), "o*9", "+8@8", ELAPSED, "Seven times 179 are 1253 s: one fix more is needed.")
clock("all-at-one-time", [1000] * 8, "o*8", "+7@7", COUNT, clauses="GEO-1 GEO-2")
clock("all-at-one-time", [1000] * 8, "o*8", "", ELAPSED, "No time passes.")
clock("eight-fixes-in-eight-seconds", every(1, 8), "o*8", "+7@7", COUNT, "The rule counts fixes.", clauses="GEO-1 GEO-2")
clock("one-fix-a-day", every(86400, 8), "o*8", "+7@7", COUNT, "A week, because fixes are counted.", clauses="GEO-1 GEO-2")
clock("one-fix-a-day", every(86400, 8), "o*8", "+1@1", ELAPSED)
clock("first-fix-from-the-future", [5000, 0, 180, 360, 540, 720, 900, 1080], "o*8", "+7@7", COUNT,
      "Order of time is not required.", clauses="GEO-1 GEO-2")
clock("first-fix-from-the-future", [5000, 0, 180, 360, 540, 720, 900, 1080], "o*8", "", ELAPSED,
      "Every fix lies before the first of the run: nothing has elapsed, and the distance in time is not taken without its sign.")
clock("the-future-arrives", [5000, 0, 180, 6259, 6260], "o*5", "+4@4", ELAPSED,
      "1260 s after the first of the run, though not after its earliest fix.")
clock("time-goes-back-within-the-run", [0, 600, 1200, 300, 900, 1260], "o*6", "+5@5", ELAPSED,
      "Each fix is set against the first of the run; steps are not added up (forward ones alone make 2160 s).")
clock("after-an-exit-measured-from-the-exit-fix", [0, 1260, 1440, 2000, 2699, 2700], "o*2 500N*4", "+1@1 -2 +5@5", ELAPSED,
      "The exit fix at 1440 is the first of the next run.", clauses="GEO-2 GEO-4")
clock("dwell-from-the-enter", [0, 1500, 1501], "o*2 500N", "+1@1 -2", ELAPSED,
      "One second inside, although the place was held for 25 minutes.", clauses="GEO-2 GEO-4")
clock("times-of-today", [1609459200, 1609459900, 1609460459, 1609460460.5], "o*4", "+3@3", ELAPSED)
clock("before-the-epoch", [-2000, -1000, -741, -740], "o*4", "+3@3", ELAPSED)
clock("interval-60", PLAIN + [1260], "o*8", "+7@7", COUNT, "interval is for the other clock.", {"interval": 60},
      "GEO-1 GEO-2")
clock("interval-60", PLAIN + [1260], "o*8", "+3@3", ELAPSED, "7 × 60 s = 420 s: reached at 540 s.", {"interval": 60})
clock("interval-of-a-day", PLAIN + [1260], "o*8", "+7@7", COUNT, None, {"interval": 86400}, "GEO-1 GEO-2")
clock("interval-of-a-day", PLAIN + [1260], "o*8", "", ELAPSED, None, {"interval": 86400})
clock("interval-of-half-a-second", [0, 1, 2, 3, 3.5], "o*5", "+4@4", ELAPSED, "7 × 0.5 s = 3.5 s.", {"interval": 0.5})
clock("three-times-a-minute", [0, 90, 180], "o*3", "", COUNT, "Two close fixes of three.", {"interval": 60, "closeFixes": 3},
      "GEO-1 GEO-2")
clock("three-times-a-minute", [0, 90, 180], "o*3", "+2@2", ELAPSED, "3 × 60 s: the parameters make the time, not 21 minutes.",
      {"interval": 60, "closeFixes": 3})
clock("two-times-ten-minutes", PLAIN + [1260], "o*8", "+2@2", COUNT, None, {"interval": 600, "closeFixes": 2}, "GEO-1 GEO-2")
clock("two-times-ten-minutes", PLAIN + [1260], "o*8", "+7@7", ELAPSED, "1200 s: at 1080 not yet.",
      {"interval": 600, "closeFixes": 2})
clock("close-fixes-1", [0, 179, 180], "o*3", "+1@1", COUNT, None, {"closeFixes": 1}, "GEO-1 GEO-2")
clock("close-fixes-1", [0, 179, 180], "o*3", "+2@2", ELAPSED, "1 × 180 s: the default interval holds.", {"closeFixes": 1})

# ---- GEO-3: the three centres -----------------------------------------------------------------------------------

G = "ios-centre"


def centre(slug, fixes, last=None, first=None, mean=None, note=None, clauses="GEO-3", elapsed=False, **more):
    for reading, expected in ((LAST, last), (FIRST, first), (MEAN, mean)):
        if expected is not None:
            ios(G, f"{slug}-{reading[CENTRE]}", clauses, fixes, expected,
                readings={**(ELAPSED if elapsed else {}), **reading}, note=note, **more)


DRIFT = "o 30N 60N 90N 120N 150N 180N 210N"
centre("drift", DRIFT, "+7@7", "+7@0", "+7@mean0-7",
       "The three centres of one run: 210, 0 and 105 m north of where it began.")
centre("drift-then-80-m-on", DRIFT + " 290N", "+7@7", "+7@0 -8", "+7@mean0-7 -8",
       "80 m from the last, 290 m from the first, 185 m from the mean: inside of one, outside of the others.",
       "GEO-3 GEO-4")
centre("drift-then-back-behind-the-first", DRIFT + " 60S", "+7@7 -8", "+7@0", "+7@mean0-7 -8",
       "60 m from the first, 270 m from the last, 165 m from the mean: inside of one, outside of the others.",
       "GEO-3 GEO-4")
centre("drift-then-back-to-the-middle", "o 40N 80N 120N 160N 200N 240N 280N 140N", "+7@7 -8", "+7@0 -8", "+7@mean0-7",
       "140 m from the first and from the last, at the mean: inside of one, outside of the others.", "GEO-3 GEO-4")
centre("one-step-then-still", "o 80N*7", None, "+7@0", "+7@mean0-7",
       "The mean is that of all eight fixes, the first of the run included: 70 m north, not 80, nor 40.")
centre("earlier-run-left-out", "500S 440S o 20N 40N 60N 80N 100N 120N 140N", None, "+9@2", "+9@mean2-9",
       "The run that opened the geofence began at fix 2; the broken run before it has no part in the centre.")
centre("second-geofence-begins-with-the-exit-fix", "o*8 500N 560N*7", "+7@7 -8 +15@15", "+7@7 -8 +15@8",
       "+7@7 -8 +15@mean8-15",
       "The exit fix is the first of the second run: it is its first centre and has a share in its mean.",
       "GEO-3 GEO-4")
centre("drift-goes-on-after-opening", DRIFT + " 290N 370N*8", "+7@7 -9 +16@16", "+7@0 -8 +15@8", "+7@mean0-7 -8 +15@mean8-15",
       "The reading moves the exit, and with it the next geofence.", "GEO-1 GEO-3 GEO-4")
centre("one-close-fix", "o 80N", "+1@1", "+1@0", "+1@mean0-1", "A run of two fixes.", parameters={"closeFixes": 1})
centre("south-west-of-greenwich", track("o 30SW 60SW 90SW 120SW 150SW 180SW 210SW", SANTIAGO), None, "+7@0", "+7@mean0-7",
       "Both coordinates negative: the mean keeps their signs.")
centre("eastward-over-the-antimeridian",
       fixes_at([(-16.8, lon) for lon in (179.9996, 179.9997, 179.9998, 179.9999, -179.9999, -179.9998, -179.9997, -179.9993)]),
       "+7@7", None, "+7@here",
       "Seen from the first fix the longitudes are 180 - 4, 3, 2, 1 and 180 + 1, 2, 3, 7 ten-thousandths: their mean is "
       "180.0000375, brought back -179.9999625. Averaged as they are written they would give a place in the Atlantic.",
       here=(-16.8, -179.9999625), tags="antimeridian")
centre("westward-over-the-antimeridian",
       fixes_at([(-16.8, lon) for lon in (-179.9996, -179.9997, -179.9998, -179.9999, 179.9999, 179.9998, 179.9997, 179.9993)]),
       None, None, "+7@here", "The mirror image: the mean is brought back from below -180.",
       here=(-16.8, 179.9999625), tags="antimeridian")
centre("just-over-the-antimeridian",
       fixes_at([(65.7, lon) for lon in (179.999, 179.9995, 179.9999, -179.9998, -179.9998, -179.9998, -179.9998, -179.9998)]),
       None, None, "+7@here",
       "Only the mean's fraction decides the side: 180 and -10, -5, -1, 2, 2, 2, 2, 2 ten-thousandths, on average -0.75.",
       here=(65.7, 179.999925), tags="antimeridian")
centre("exit-from-a-mean-over-the-antimeridian",
       fixes_at([(0, lon) for lon in (179.9996, 179.9998, -179.9998, -179.9996, -179.9994, -179.9999, -179.9996, -179.9991,
                                      179.9997, 179.998)]),
       None, None, "+7@here -9",
       "The mean is at 180.00025, 61 m east of fix 8 (inside) and 250 m east of fix 9 (the exit).", "GEO-3 GEO-4",
       here=(0, -179.99975), tags="antimeridian")
centre("over-equator-and-greenwich",
       fixes_at([(step / 10000, step / 10000) for step in (3, 2, 1, 0, -1, -2, -3, -4)]), None, None, "+7@here",
       "Both coordinates change their sign; the mean of 3, 2, 1, 0, -1, -2, -3, -4 is -0.5 ten-thousandths.",
       here=(-0.00005, -0.00005))
centre("around-the-pole", fixes_at([(89.9999, lon) for lon in (0, 90, -90, 170)]), None, "+3@0", "+3@here",
       "The mean is that of the coordinates, whatever it means on a globe: (0 + 90 - 90 + 170) / 4 = 42.5 degrees east.",
       parameters={"closeFixes": 3}, here=(89.9999, 42.5), tags="poles")
centre("around-the-pole-over-the-antimeridian", fixes_at([(89.9999, lon) for lon in (170, -100, -170, 110)]), None, None,
       "+3@here", "Seen from 170: 170, 260, 190, 110; their mean 182.5 is brought back to -177.5.",
       parameters={"closeFixes": 3}, here=(89.9999, -177.5), tags="poles antimeridian")
centre("three-fixes-in-21-minutes", track("o 60N 150N", times=[0, 600, 1260]), "+2@2", "+2@0", "+2@mean0-2",
       "With the other clock the run is as long as it happens to be; its mean is that of all three fixes.",
       "GEO-2 GEO-3", elapsed=True)

# ---- GEO-5, GEO-7: Android --------------------------------------------------------------------------------------

G = "android-opening"
android(G, "android-opens-at-the-fifth", "GEO-5", "o*5", "+4@0")
android(G, "android-four-are-not-enough", "GEO-5", "o*4", "")
android(G, "android-no-fixes", "GEO-5", [], "")
android(G, "android-one-fix", "GEO-5", "o", "")
android(G, "android-stays-open-while-the-phone-stays", "GEO-4 GEO-5", "o*15", "+4@0",
        note="Ten more fixes inside open nothing.")
android(G, "android-centre-is-the-first", "GEO-5", "o 60N*4", "+4@0",
        note="The centre is the first of the five, not the fix that opened it, and no reading changes that.")
android(G, "android-others-on-both-sides-of-the-first", "GEO-5", "o 90N 90S 90N 90S", "+4@0",
        note="The others are 180 m from each other, which nobody asks; each is near the first.")
android(G, "android-others-just-near-on-all-sides", "GEO-5", "o 98.5N 98.5S 98.5E 98.5W", Told([(0, 1), (0, 2), (0, 3), (0, 4)], {"near": "+4@0", "far": ""}),
        note="98.5 m from the first each, 197 m from one another.")
android(G, "android-others-in-four-directions", "GEO-5", "o 90N 90E 90S 90W", "+4@0")
android(G, "android-first-off-the-others", "GEO-5", "90N 90S o o o o", "+5@1",
        note="The first window has a far fix; the next one, led by the fix 90 m south, has the others near it.")
android(G, "android-walking-on-never-opens", "GEO-5", "o 60N 120N 180N 240N 300N 360N 420N", "",
        note="A chain of 60-m steps: each near the fix before, which is not what is asked.")
android(G, "android-steps-of-24-m-open", "GEO-5", "o 24N 48N 72N 96N", told("+4@0", "", (0, 4)), note="The fifth is 96 m from the first.")
android(G, "android-steps-of-26-m-do-not", "GEO-5", "o 26N 52N 78N 104N 130N 156N", told("+4@0", "", (0, 4), (1, 5), (2, 6)),
        note="The fifth is 104 m from the first; every window is like that.")
for position in range(5):
    android(G, f"android-far-fix-at-position-{position + 1}", "GEO-5", f"o*{position} 500N o*5" if position else "500N o*5",
            f"+{position + 5}@{position + 1}", derived=True,
            note="No window with the far fix in it will do, wherever it stands: five consecutive ones are needed after it.")
android(G, "android-far-fix-and-then-one-too-few", "GEO-5", "o*4 500N o*4", "",
        note="Eight fixes at home, never five consecutive ones.")
android(G, "android-to-and-fro-never-opens", "GEO-5", "o 500N o 500N o 500N o 500N o", "")
android(G, "android-ends-in-another-place", "GEO-5", "o*3 500N*5", "+7@3")
android(G, "android-fix-of-102-m-does-not-count", "GEO-5", "o*4 102SE", told("+4@0", "", (0, 4)))
android(G, "android-accuracy-speed-and-activity-are-not-looked-at", "GEO-5",
        [{**fix, "accuracy": accuracy, "speed": 20, "activity": "automotive"}
         for fix, accuracy in zip(track("o*5"), [-1, 5000, 0, 201, 150])], "+4@0")
android(G, "android-five-fixes-in-twelve-minutes", "GEO-5 GEO-7", track("o*5", start=1609459200), "+4@0",
        note="Between the first and the fifth 12 minutes pass; waiting for the 15 that the source claims would open nothing here.")
android(G, "android-fixes-one-second-apart", "GEO-5 GEO-7", track("o*5", step=1), "+4@0", note="The rule counts fixes.")
android(G, "android-fixes-hours-apart", "GEO-5 GEO-7", track("o*5", step=14400), "+4@0",
        note="The rule counts fixes: neither after 15 minutes nor never.")
android(G, "android-three-fixes-in-fifteen-minutes", "GEO-5 GEO-7", track("o*4", times=[0, 300, 600, 900]), "",
        note="15 minutes have passed, but only four fixes.")
android(G, "android-all-at-one-time", "GEO-5 GEO-7", track("o*5", times=[7] * 5), "+4@0")
android(G, "android-times-going-back", "GEO-5", track("o*5 500N", times=[900, 720, 540, 360, 180, 0]), "+4@0 -5",
        note="Fixes are taken in the order given; the centre is the first given, and dwell is -180.")
android(G, "android-irregular-drift", "GEO-5", track("o 40N 80N 40N 80N", times=[0, 1, 2000, 2001, 9000]), "+4@0",
        note="Neither the clock nor the centre of iOS has a say here.")

G = "android-window"


def window(slug, fixes, sliding, restart, note=None, clauses="GEO-5", **more):
    for reading, expected in ((SLIDING, sliding), (RESTART, restart)):
        if expected is not None:
            android(G, f"{slug}-{reading[WINDOW]}", clauses, fixes, expected, readings=reading, note=note, **more)


window("two-steps-then-still", "o 60N 120N*5", "+5@1", "+6@2",
       "120 m from the first: sliding drops only the first, restarting begins again at the fix that was far.")
window("two-steps-then-still-one-fewer", "o 60N 120N*4", "+5@1", "", "Where the track ends decides whether there is one at all.")
window("four-steps-then-still", "o 30N 60N 90N 120N*5", "+5@1", "+8@4",
       "The fix 120 m away is 90 m from the second: sliding opens at once, restarting three fixes later.")
window("there-and-back", "o 60N 120N 60N*4", "+5@1", "+6@2", "The new window leads from 120 m north, to which the others are near.")
window("centres-apart-then-out-of-one", "o 60N 120N*5 190N", "+5@1 -7", "+6@2",
       "130 m from the centre of the one, 70 m from that of the other.", "GEO-4 GEO-5")
window("centres-apart-then-out-of-the-other", "o 60N 120N*5 10N", "+5@1", "+6@2 -7",
       "50 m from the centre of the one, 110 m from that of the other.", "GEO-4 GEO-5")
window("after-an-exit", "o*5 500N 560N 620N*5", "+4@0 -5 +10@6", "+4@0 -5 +11@7",
       "The window after an exit slides or restarts like the first one.", "GEO-4 GEO-5")
window("far-fix-begins-and-is-left-behind", "o 30N 110N 30N*5", "+5@1", "+6@2",
       "110 m from the first but 80 m from the second and all after it.")
window("window-of-three", "o 60N 120N*3", "+3@1", "+4@2", "The same with a window of three.", parameters={"window": 3})
window("window-of-ten", "o 60N 120N*10", "+10@1", "+11@2", "The same with a window of ten.", parameters={"window": 10})
android(G, "restarting-in-step-with-sliding", "GEO-5", "o 60N 120N 180N 240N 300N*4", "+8@4",
        note="Restarts at 120 m and at 240 m; sliding, too, finds nothing before 240, 300, 300, 300, 300.")
android(G, "two-far-places-are-no-difference", "GEO-5", "o*4 500N*4 500E*5", "+12@8",
        note="Where every fix is either near all or far from all, both readings agree.")
android(G, "far-fix-then-near-the-old-first", "GEO-5", "o 120N o*5", "+6@2",
        note="Restarting keeps nothing of the old window: the second fix at home is far from the new first one and begins a third.")
android(G, "window-of-two-is-no-difference", "GEO-5", "o 120N 240N 300N", "+3@2", parameters={"window": 2},
        note="With two fixes a window the far one is the next first in both readings.")

# ---- parameters -------------------------------------------------------------------------------------------------

G = "parameters"
ios(G, "ios-no-parameter-given", "GEO-1 GEO-4", "o*8 500N", "+7@7 -8", parameters={},
    note="Parameters present but empty: all defaults hold.")
ios(G, "ios-defaults-spelled-out", "GEO-1 GEO-4", "o*8 90N 500N", "+7@7 -9",
    parameters={"radius": 100, "interval": 180, "closeFixes": 7, "window": 5})
ios(G, "ios-defaults-in-another-spelling", "GEO-1 GEO-4", "o*8 90N 500N", "+7@7 -9", tags="numbers",
    parameters={"radius": Numeral("1e2"), "interval": Numeral("180.0"), "closeFixes": Numeral("7.0"), "window": Numeral("5e0")},
    note="7.0 is 7, 1e2 is 100.")
ios(G, "ios-close-fixes-1", "GEO-1", "o*2", "+1@1", parameters={"closeFixes": 1})
ios(G, "ios-close-fixes-1-far-then-close", "GEO-1", "o 500N 1000N*2", "+3@3", parameters={"closeFixes": 1})
ios(G, "ios-close-fixes-2", "GEO-1", "o*2 500N*3", "+4@4", parameters={"closeFixes": 2})
ios(G, "ios-close-fixes-3", "GEO-1", "o*3 500N*4", "+6@6", parameters={"closeFixes": 3})
ios(G, "ios-close-fixes-8", "GEO-1", "o*9", "+8@8", parameters={"closeFixes": 8})
ios(G, "ios-close-fixes-8-with-seven", "GEO-1", "o*8", "", parameters={"closeFixes": 8})
ios(G, "ios-close-fixes-8-broken-after-seven", "GEO-1", "o*8 500N o*9", "+17@17", parameters={"closeFixes": 8})
ios(G, "ios-radius-0", "GEO-1", "o*10", told("+7@7", "", *((i, i + 1) for i in range(9))), parameters={"radius": 0}, tags="boundary",
    note="The one exact boundary: a distance of 0 is not nearer than 0, so nothing ever opens.")
ios(G, "ios-radius-0-close-fixes-1", "GEO-1", "o*4", told("+1@1", "", (0, 1), (1, 2), (2, 3)), parameters={"radius": 0, "closeFixes": 1}, tags="boundary")
ios(G, "ios-radius-1", "GEO-1 GEO-4", "o*8 3E", "+7@7 -8", parameters={"radius": 1})
ios(G, "ios-radius-50-steps-of-60", "GEO-1", "o 60N 120N 180N 240N 300N 360N 420N", "", parameters={"radius": 50})
ios(G, "ios-radius-50-exit-at-60", "GEO-1 GEO-4", "o*8 40N 60N", "+7@7 -9", parameters={"radius": 50},
    note="The parameter is the radius of the exit too, not of the opening alone.")
ios(G, "ios-radius-75-and-a-half", "GEO-1 GEO-4", "o*8 73N 78N", "+7@7 -9", parameters={"radius": 75.5})
ios(G, "ios-radius-500-steps-of-400", "GEO-1 GEO-3", "o 400N 800N 1200N 1600N 2000N 2400N 2800N", "+7@7",
    parameters={"radius": 500}, readings=LAST)
ios(G, "ios-radius-500-exit-at-600", "GEO-1 GEO-4", "o*8 400N 400S 600E", "+7@7 -10", parameters={"radius": 500})
ios(G, "ios-window-is-not-for-ios", "GEO-1", "o*8", "+7@7", parameters={"window": 2})
ios(G, "ios-large-window-is-not-for-ios", "GEO-1", "o*8", "+7@7", parameters={"window": 50})
ios(G, "ios-interval-on-the-beat-changes-nothing", "GEO-1", track("o*8", step=60), "+7@7", parameters={"interval": 60},
    note="A fix a minute and an interval of a minute: both clocks agree at the seventh.")
ios(G, "ios-close-fixes-and-radius", "GEO-1 GEO-3 GEO-4", "o 150N 300N 600N", "+2@2 -3",
    parameters={"radius": 200, "closeFixes": 2}, readings=LAST)
android(G, "android-no-parameter-given", "GEO-5", "o*5", "+4@0", parameters={})
android(G, "android-defaults-spelled-out", "GEO-4 GEO-5", "o*5 90N 500N", "+4@0 -6",
        parameters={"radius": 100, "interval": 180, "closeFixes": 7, "window": 5})
android(G, "android-defaults-in-another-spelling", "GEO-4 GEO-5", "o*5 90N 500N", "+4@0 -6", tags="numbers",
        parameters={"radius": Numeral("1.0e2"), "window": Numeral("5.0")})
android(G, "android-window-2", "GEO-5", "o*2", "+1@0", parameters={"window": 2})
android(G, "android-window-3", "GEO-5", "o 90N 90S", "+2@0", parameters={"window": 3})
android(G, "android-window-10", "GEO-5", "o*10", "+9@0", parameters={"window": 10})
android(G, "android-window-10-with-nine", "GEO-5", "o*9", "", parameters={"window": 10})
android(G, "android-window-10-broken-at-the-ninth", "GEO-5", "o*8 500N o*10", "+18@9", parameters={"window": 10})
android(G, "android-radius-0", "GEO-5", "o*6", told("+4@0", "", *((0, i) for i in range(1, 6))), parameters={"radius": 0},
        tags="boundary", basis="source", note="A distance of 0 is not nearer than 0.")
android(G, "android-radius-0-window-2", "GEO-5", "o*4", told("+1@0", "", (0, 1), (1, 2), (2, 3)),
        parameters={"radius": 0, "window": 2}, tags="boundary", basis="source")
android(G, "android-radius-50", "GEO-4 GEO-5", "60S o 40N 40S 40E 40W 60N", "+5@1 -6", parameters={"radius": 50})
android(G, "android-radius-500", "GEO-4 GEO-5", "o 400N 400S 400E 400W 600N", "+4@0 -5", parameters={"radius": 500})
android(G, "android-close-fixes-is-not-for-android", "GEO-5", "o*5", "+4@0", parameters={"closeFixes": 1})
android(G, "android-many-close-fixes-are-not-for-android", "GEO-5", "o*5", "+4@0", parameters={"closeFixes": 100})
android(G, "android-interval-is-not-for-android", "GEO-5 GEO-7", "o*5", "+4@0", parameters={"interval": 86400})

# ---- distances: directions, poles, antimeridian -----------------------------------------------------------------

G = "directions"
for name, home in (("on-the-equator", EQUATOR), ("in-turin", TORINO), ("in-sydney", SYDNEY), ("on-svalbard", LONGYEARBYEN)):
    for bearing, word in (("N", "north"), ("NE", "north-east"), ("E", "east"), ("SE", "south-east"), ("S", "south"),
                          ("SW", "south-west"), ("W", "west"), ("NW", "north-west")):
        android(G, f"inside-and-outside-{word}-{name}", "GEO-4 GEO-5", track(f"o 98.4{bearing} 101.6{bearing}", home), Told([(0, 1), (0, 2)], {"near far": "+1@0 -2", "near": "+1@0"}),
                parameters={"window": 2},
                note="98.4 m is near, 101.6 m is outside, on the ellipsoid and on the sphere alike."
                     if bearing == "N" else None)
for bearing, word in (("N", "north"), ("SE", "south-east"), ("S", "south"), ("W", "west")):
    ios(G, f"ios-inside-and-outside-{word}", "GEO-1 GEO-4", track(f"o*2 98.4{bearing} 101.6{bearing}", COMPIEGNE), Told([(1, 2), (1, 3)], {"near far": "+1@1 -3", "near": "+1@1"}),
        parameters={"closeFixes": 1})

G = "edges-of-the-map"
POLE, SOUTH_POLE = (90.0, 0.0), (-90.0, 0.0)
android(G, "north-pole-under-any-longitude", "GEO-5", fixes_at([(90, lon) for lon in (0, 45, 90, -135, 180)]), told("+4@0", "", (0, 1), (0, 2), (0, 3), (0, 4)), tags="poles",
        note="Latitude 90 is one place whatever the longitude says.")
android(G, "south-pole-under-any-longitude", "GEO-5", fixes_at([(-90, lon) for lon in (-180, -60, 0, 60, 179.9)]), told("+4@0", "", (0, 1), (0, 2), (0, 3), (0, 4)), tags="poles")
ios(G, "ios-north-pole-under-any-longitude", "GEO-1 GEO-3", fixes_at([(90, lon) for lon in (0, 100, -100, 20, 170, -30, 60, -150)]),
    told("+7@7", "", *((i, i + 1) for i in range(7))), readings=LAST, tags="poles", note="The centre's longitude is that of the fix, meaningless as it is.")
android(G, "north-pole-60-m-inside-120-m-out", "GEO-4 GEO-5",
        track("o*5 60S 60S 120S", POLE), told("+4@0", "+4@0 -5", (0, 5), (0, 7), near_far="+4@0 -7"), tags="poles")
android(G, "across-the-pole-80-m", "GEO-5", fixes_at([(89.99964, 0), (89.99964, 180)] * 2 + [(89.99964, 0)]), told("+4@0", "", (0, 1), (0, 3)), tags="poles",
        note="40 m from the pole on either side: 80 m apart, though 180 degrees of longitude lie between.")
android(G, "across-the-pole-120-m", "GEO-5", fixes_at([(89.99946, 30), (89.99946, -150)] * 4), told("+4@0", "", (0, 1), (0, 3)), tags="poles",
        note="60 m from the pole on either side: 120 m apart.")
android(G, "around-the-pole-at-right-angles", "GEO-5",
        fixes_at([(89.99946, 0), (89.99946, 90), (89.99946, -90), (89.99946, 90), (89.99946, -90)]), told("+4@0", "", (0, 1), (0, 2), (0, 3), (0, 4)), tags="poles",
        note="60 m from the pole, 85 m from the first.")
ios(G, "ios-across-the-south-pole", "GEO-1 GEO-4",
    fixes_at([(-89.9997, 20)] * 8 + [(-89.9997, -160), (-89.9993, -160)]), told("+7@7", "+7@7 -8", (7, 8), (7, 9), near_far="+7@7 -9"), tags="poles",
    note="67 m over the pole is inside, 112 m is the exit.")
android(G, "antimeridian-is-no-wall", "GEO-5", fixes_at([(-16.8, 179.9998), (-16.8, -179.9998)] * 2 + [(-16.8, 180)]), told("+4@0", "", (0, 1), (0, 3), (0, 4)),
        tags="antimeridian", note="43 m apart, though the longitudes differ by nearly 360 degrees.")
android(G, "antimeridian-far-enough-is-far", "GEO-5", fixes_at([(-16.8, 179.9994), (-16.8, -179.9994)] * 4), told("+4@0", "", (0, 1), (0, 3)), tags="antimeridian",
        note="128 m apart.")
android(G, "plus-180-and-minus-180-are-one-place", "GEO-5", fixes_at([(51, 180), (51, -180), (51, 180), (51, -180), (51, -180)]),
        told("+4@0", "", (0, 1), (0, 2), (0, 3), (0, 4)), tags="antimeridian", note="The centre keeps the first fix's longitude as it was given, 180.")
android(G, "minus-180-stays-minus-180", "GEO-5", fixes_at([(51, -180), (51, 180), (51, -180), (51, 180), (51, 180)]),
        told("+4@0", "", (0, 1), (0, 2), (0, 3), (0, 4)), tags="antimeridian", note="The centre is the first fix, -180, not rewritten to 180.")
ios(G, "ios-exit-across-the-antimeridian", "GEO-1 GEO-4",
    fixes_at([(-16.8, 179.9999)] * 8 + [(-16.8, -179.9996), (-16.8, -179.9989)]), told("+7@7", "+7@7 -8", (7, 8), (7, 9), near_far="+7@7 -9"), tags="antimeridian",
    note="53 m and 128 m east of the centre, over the antimeridian.")
ios(G, "ios-walk-over-the-antimeridian", "GEO-1 GEO-3",
    track("60W o 60E 120E 180E 240E 300E 360E", TAVEUNI), told("+7@7", "", *((i, i + 1) for i in range(7))), readings=LAST, tags="antimeridian")
android(G, "equator-is-no-wall", "GEO-5", track("40N 40S 40N 40S 40S", EQUATOR), told("+4@0", "", (0, 1), (0, 3), (0, 4)))
android(G, "across-the-equator-120-m", "GEO-5", track("60N 60S 60N 60S 60N 60S", EQUATOR), told("+4@0", "", (0, 1), (0, 3)),
        note="Latitudes of the same size and different sign are two places.")
android(G, "across-greenwich-120-m", "GEO-5", track("60W 60E 60W 60E 60W 60E", GREENWICH), told("+4@0", "", (0, 1), (0, 3)),
        note="Longitudes of the same size and different sign are two places.")
ios(G, "ios-greenwich-is-no-wall", "GEO-1 GEO-3", track("40W 40E 40W 40E 40W 40E 40W 40E", GREENWICH), told("+7@7", "", (0, 1), (1, 2)), readings=LAST)
android(G, "where-both-lines-cross", "GEO-5",
        fixes_at([(0.0003, -0.0003), (-0.0003, 0.0003), (0, 0), (0.0003, 0.0003), (-0.0003, -0.0003)]), told("+4@0", "", (0, 1), (0, 2), (0, 3), (0, 4)),
        note="The farthest is 94 m from the first, across both lines; 0, 0 is a place like any other.")
android(G, "a-degree-of-longitude-shrinks-northward", "GEO-5",
        fixes_at([(78.2232, 15.62 + step / 1000) for step in (0, 4, 0, 4, 2)]), told("+4@0", "", (0, 1), (0, 4)),
        note="0.004 degrees are 445 m on the equator and 91 m on Svalbard.")
android(G, "a-degree-of-latitude-does-not", "GEO-5",
        fixes_at([(78.22 + step / 10000, 15.62) for step in (0, 10, 0, 10, 0, 10)]), told("+4@0", "", (0, 1), (0, 3)),
        note="0.001 degrees of latitude are 112 m there; shrunk like the longitudes they would be 23 m.")
ios(G, "ios-one-place-in-many-digits", "GEO-1", fixes_at([(45.123456789, 7.987654321)] * 8), "+7@7", tags="numbers",
    note="Identical fixes are at distance 0. The spherical law of cosines may give NaN or some metres.")
ios(G, "ios-one-place-in-every-quarter-of-the-globe", "GEO-1 GEO-4",
    fixes_at([(77.7777777, 133.3333333)] * 3 + [(-11.1111111, -77.7777777)] * 3 + [(0.3, -0.1)] * 3 + [(-66.6666667, 99.9999999)] * 3),
    "+2@2 -3 +5@5 -6 +8@8 -9 +11@11", parameters={"closeFixes": 2},
    note="Each stay has two close fixes, whatever the rounding of sines and cosines there.")

# ---- distances: great ones --------------------------------------------------------------------------------------

G = "great-distances"
WORLD = [TORINO, SYDNEY, SANTIAGO, LONGYEARBYEN, TAVEUNI, EQUATOR, GREENWICH, COMPIEGNE]
ios(G, "ios-radius-of-the-whole-earth", "GEO-1 GEO-3", fixes_at(WORLD + [SYDNEY]), "+7@7", parameters={"radius": 21000000},
    readings=LAST, note="Everywhere is near everywhere, and nothing is ever outside.")
android(G, "android-radius-of-the-whole-earth", "GEO-5", fixes_at(WORLD + [(-45.0703, -172.3131)]), "+4@0",
        parameters={"radius": Numeral("2.1e7")}, note="The last fix is the centre's antipode: still inside.")
android(G, "poles-apart-within-the-whole-earth", "GEO-5", fixes_at([(90, 0), (-90, 0)]), "+1@0",
        parameters={"radius": 21000000, "window": 2}, tags="poles")
for name, one, other in (("on-the-equator", (0, 0), (0, 180)), ("of-thirty-degrees", (30, 0), (-30, 180)),
                         ("of-turin", TORINO, (-45.0703, -172.3131)), ("of-the-far-north", (79.9976, 62.6373), (-79.9976, -117.3627))):
    android(G, f"antipodes-{name}-are-near-in-the-whole-earth", "GEO-5", fixes_at([one, other]), OPENS,
            parameters={"radius": 21000000, "window": 2},
            note="Exact antipodes: Vincenty's iteration does not converge there, and rounding may carry the haversine beyond 1.")
for reading, expected, word in ((GEODESIC, "+1@0", "20,003,931 m on the ellipsoid: inside."),
                                (HAVERSINE, "+1@0 -2", "20,015,114 m on the sphere: the exit. In doubles this haversine comes out "
                                                       "above 1; the root of 1 minus it is no number, and no number is never farther.")):
    android(G, f"antipodes-of-the-far-north-exit-{reading[DISTANCE]}", "GEO-4 GEO-5",
            fixes_at([(79.9976, 62.6373), (79.9976, 62.6373), (-79.9976, -117.3627)]), LEAVES, readings=reading,
            parameters={"radius": 20005931, "window": 2}, note=word)
android(G, "antipodes-2-km-beyond-the-radius", "GEO-5", fixes_at([(0, 0), (0, 180)]), OPENS,
        parameters={"radius": 20001931, "window": 2}, note="20,003,931 m apart over a pole, farther on the sphere.")
android(G, "antipodes-2-km-within-the-radius-geodesic", "GEO-5", fixes_at([(0, 0), (0, 180)]), OPENS,
        parameters={"radius": 20005931, "window": 2}, readings=GEODESIC,
        note="20,003,931 m on the ellipsoid: the shortest way goes over a pole, not along the equator.")
android(G, "antipodes-2-km-within-the-radius-haversine", "GEO-5", fixes_at([(0, 0), (0, 180)]), OPENS,
        parameters={"radius": 20005931, "window": 2}, readings=HAVERSINE, note="20,015,114 m on the sphere.")
android(G, "half-the-sphere-with-its-full-radius-haversine", "GEO-5", fixes_at([(0, 0), (0, 180)]), OPENS,
        parameters={"radius": 20015100, "window": 2}, readings=HAVERSINE,
        note="20,015,114 m with R = 6,371,008.8 m; the rounder 6,371,000 m would give 20,015,087 m and open.")
android(G, "pole-to-pole-geodesic", "GEO-5", fixes_at([(90, 0), (-90, 77)]), OPENS,
        parameters={"radius": 20010000, "window": 2}, readings=GEODESIC, tags="poles")
android(G, "pole-to-pole-haversine", "GEO-5", fixes_at([(90, 0), (-90, 77)]), OPENS,
        parameters={"radius": 20010000, "window": 2}, readings=HAVERSINE, tags="poles")
android(G, "nearly-antipodal-half-a-degree-geodesic", "GEO-5", fixes_at([(0, 0), (0.5, 179.5)]), OPENS,
        parameters={"radius": 19936300, "window": 2}, readings=GEODESIC,
        note="19,936,288.579 m; Vincenty's iteration does not converge here.")
android(G, "nearly-antipodal-half-a-degree-haversine", "GEO-5", fixes_at([(0, 0), (0.5, 179.5)]), OPENS,
        parameters={"radius": 19936300, "window": 2}, readings=HAVERSINE, note="19,936,488.146 m.")
android(G, "nearly-antipodal-exit-geodesic", "GEO-4 GEO-5", fixes_at([(0, 0), (0, 0), (0.5, 179.7)]), LEAVES,
        parameters={"radius": 19947000, "window": 2}, readings=GEODESIC,
        note="19,944,127.421 m: not farther than the radius, so no exit.")
android(G, "nearly-antipodal-exit-haversine", "GEO-4 GEO-5", fixes_at([(0, 0), (0, 0), (0.5, 179.7)]), LEAVES,
        parameters={"radius": 19947000, "window": 2}, readings=HAVERSINE, note="19,950,277.343 m: the exit.")
android(G, "along-the-equator-geodesic", "GEO-5", fixes_at([(0, 0), (0, 179)]), OPENS, readings=GEODESIC,
        parameters={"radius": 19926188, "window": 2},
        note="19,926,188.852 m along the equator, as yet the shortest way.")
android(G, "along-the-equator-haversine", "GEO-5", fixes_at([(0, 0), (0, 179)]), OPENS, readings=HAVERSINE,
        parameters={"radius": 19926188, "window": 2}, note="19,903,919.362 m.")
ios(G, "ios-radius-of-ten-thousand-kilometres", "GEO-1 GEO-4", fixes_at([TORINO] * 8 + [LONGYEARBYEN, EQUATOR, SYDNEY]), Told([(7, 8), (7, 9), (7, 10)], {"near near far": "+7@7 -10", "near": "+7@7"}),
    parameters={"radius": 10000000}, note="Svalbard and Ecuador are inside, Sydney (16,600 km) is not.")
# Published or tabulated pairs, the radius one centimetre to that side of the ellipsoid's distance on which the sphere's lies.
for name, one, other, radius, on_ellipsoid, on_sphere, words in (
        ("wroclaw-to-warsaw", (51.1269942, 16.851781), (52.232855, 20.9211114), 307123.677, "", "+1@0",
         ("307,123.6872 m, Wrocław to Warsaw", "306,275.228 m")),
        ("new-york-to-los-angeles", (40.733458, -73.845023), (33.879322, -118.08059), 3951949.787, "", "+1@0",
         ("3,951,949.7970 m, New York to Los Angeles", "3,943,313.618 m")),
        ("row-1-of-the-geodesic-set", (35.60777, -139.44815), (-11.17491, -69.95921), 8935244.57, "+1@0", "",
         ("8,935,244.5605 m", "8,940,964.828 m")),
        ("row-12-of-the-geodesic-set", (-21.76221, 166.90563), (48.72884, -146.02373), 9098627.409, "+1@0", "",
         ("9,098,627.3987 m, the second longitude brought from 213.97627", "9,121,750.197 m")),
        ("row-15-of-the-geodesic-set", (-87.85331, 85.66836), (66.48646, 16.09921), 17286615.325, "+1@0", "",
         ("17,286,615.3147 m", "17,308,467.909 m")),
        ("row-20-of-the-geodesic-set", (-29.47124, 95.14681), (-27.46601, -69.15955), 13487015.828, "", "+1@0",
         ("13,487,015.8381 m", "13,467,416.962 m"))):
    for reading, expected, word in ((GEODESIC, on_ellipsoid, words[0]), (HAVERSINE, on_sphere, words[1])):
        android(G, f"{name}-{reading[DISTANCE]}", "GEO-5", fixes_at([one, other]), OPENS, readings=reading,
                parameters={"radius": radius, "window": 2}, note=f"{word[0].upper()}{word[1:]}; the radius is 1 cm off the geodesic one."
                if reading is GEODESIC else f"{word} on the sphere.")

# ---- distances: where the two readings part at 100 m ------------------------------------------------------------

G = "ellipsoid-or-sphere"


STAY_OR_LEAVE = Told([(0, 5)], {"near": "+4@0", "far": "+4@0 -5"})


def parted(slug, home, word, told, note, fixes="o {0}", clauses="GEO-5", platform=android, more=None, parameters=None):
    for reading in (GEODESIC, HAVERSINE):
        extra = (more or {}).get(reading[DISTANCE], {})
        platform(G, f"{slug}-{reading[DISTANCE]}", clauses, track(fixes.format(word), home, digits=9), told,
                 readings={**reading, **extra}, note=note,
                 parameters={"window": 2} if parameters is None and platform is android else parameters)


parted("compiegne-north", COMPIEGNE, "100.01N", OPENS,
       "100.010 m on the ellipsoid, 99.990 m on the sphere.")
parted("compiegne-east", COMPIEGNE, "100.15E", OPENS, "100.150 m on the ellipsoid, 99.845 m on the sphere.")
parted("compiegne-south-west", COMPIEGNE, "100.08SW", OPENS, "100.080 m on the ellipsoid, 99.917 m on the sphere.")
parted("compiegne-exit-west", COMPIEGNE, "100.15W", STAY_OR_LEAVE, "100.150 m on the ellipsoid, 99.845 m on the sphere.",
       "o*5 {0}", "GEO-4 GEO-5", parameters={})
parted("equator-north", EQUATOR, "99.7N", OPENS, "99.700 m on the ellipsoid, 100.260 m on the sphere.")
parted("equator-east", EQUATOR, "100.05E", OPENS, "100.050 m on the ellipsoid, 99.938 m on the sphere.")
parted("equator-exit-south", EQUATOR, "99.7S", STAY_OR_LEAVE, "99.700 m on the ellipsoid, 100.260 m on the sphere.",
       "o*5 {0}", "GEO-4 GEO-5", parameters={})
parted("turin-north", TORINO, "99.97N", OPENS, "99.970 m on the ellipsoid, 100.026 m on the sphere.")
parted("near-the-pole", (89.5, 40.0), "100.2E", OPENS, "100.200 m on the ellipsoid, 99.753 m on the sphere.")
parted("ios-compiegne-to-and-fro", COMPIEGNE, "100.15E", Told([(0, 1)], {"near": "+7@7", "far": ""}),
       "Every step is 100.150 m on the ellipsoid, 99.845 m on the sphere.", "o {0} o {0} o {0} o {0}", "GEO-1", ios,
       {"haversine": LAST})
parted("ios-compiegne-exit-east", COMPIEGNE, "100.15E", Told([(7, 8)], {"near": "+7@7", "far": "+7@7 -8"}),
       "100.150 m on the ellipsoid, 99.845 m on the sphere.", "o*8 {0}", "GEO-4", ios)
parted("turin-ten-kilometres-east", TORINO, "10010E", OPENS, "10,010 m on the ellipsoid, 9,982 m on the sphere.",
       parameters={"window": 2, "radius": 10000})

# ---- distances: one meridian, one latitude, 180 and -180, places nearly opposite each other ---------------------

G = "degenerate-pairs"


def by_both(slug, clauses, fixes, told, note, platform=android, parameters=None, tags=None, geodesic=None):
    for reading in (GEODESIC, HAVERSINE):
        platform(G, f"{slug}-{reading[DISTANCE]}", clauses, fixes_at(fixes), told, note=note, tags=tags,
                 readings={**((geodesic or {}) if reading is GEODESIC else {}), **reading},
                 parameters={"window": 2} if parameters is None else parameters)


UP, DOWN = place((0, 180), 0, 99.7, 9)[0], place((0, 180), 180, 99.7, 9)[0]
by_both("one-meridian-written-180-and-minus-180", "GEO-5", [(0, 180), (UP, -180)], OPENS,
        "99.700 m on the ellipsoid, 100.260 m on the sphere; the longitudes differ by 360 degrees and are one.", tags="antimeridian")
by_both("one-meridian-written-minus-180-and-180", "GEO-5", [(0, -180), (DOWN, 180)], OPENS,
        "The same southward, the other way round.", tags="antimeridian")
by_both("exit-along-the-meridian-of-180", "GEO-4 GEO-5", [(0, 180), (0, -180), (0, 180), (0, -180), (0, -180), (UP, -180)],
        told("+4@0", "+4@0 -5", (0, 5)), "99.700 m on the ellipsoid: inside; 100.260 m on the sphere: the exit.",
        parameters={}, tags="antimeridian")
by_both("ios-to-and-fro-between-180-and-minus-180", "GEO-1", [(0, 180), (UP, -180)] * 4, told("+7@7", "", (0, 1)),
        "Every step is 99.700 m on the ellipsoid, 100.260 m on the sphere.", ios, {}, "antimeridian", LAST)
WEST, EAST = place((49.4179, 180), 270, 50.075, 9)[1], place((49.4179, 180), 90, 50.075, 9)[1]
by_both("one-latitude-over-the-antimeridian", "GEO-5", [(49.4179, WEST), (49.4179, EAST)], OPENS,
        "50.075 m on either side: 100.150 m on the ellipsoid, 99.845 m on the sphere.", tags="antimeridian")
by_both("one-latitude-over-the-antimeridian-westward", "GEO-4 GEO-5", [(49.4179, EAST)] * 2 + [(49.4179, WEST)], LEAVES,
        "The same from east to west, as an exit.", tags="antimeridian")
NORTH = place((90, 0), 180, 50.1, 9)[0]
by_both("one-meridian-over-the-pole", "GEO-5", [(NORTH, 25), (NORTH, -155)], OPENS,
        "50.1 m on either side of the pole: 100.200 m on the ellipsoid, 99.753 m on the sphere.", tags="poles")
by_both("one-meridian-over-the-south-pole", "GEO-5", [(-NORTH, -180), (-NORTH, 0)], OPENS,
        "100.200 m on the ellipsoid, 99.753 m on the sphere.", tags="poles antimeridian")
android(G, "180-and-minus-180-within-radius-0", "GEO-5", fixes_at([(12, 180), (12, -180)] * 3),
        told("+4@0", "", *((0, i) for i in range(1, 5))), parameters={"radius": 0}, tags="antimeridian boundary", note="One place, at distance 0 or what rounding makes of it, which is not below 0.")
ios(G, "ios-still-at-180-and-minus-180", "GEO-1 GEO-3", fixes_at([(12, lon) for lon in (180, -180) * 4]), told("+7@7", "", *((i, i + 1) for i in range(7))),
    readings=LAST, tags="antimeridian", note="The centre is the last fix as it was written.")


def parted_afar(slug, one, other, note, clauses="GEO-5", leaves=False):
    """Places nearly opposite each other, in a geofence whose radius lies halfway between their two distances."""
    radius = round((on_the_ellipsoid(one, other) + on_the_sphere(one, other)) / 2)
    by_both(slug, clauses, [one, one, other] if leaves else [one, other], LEAVES if leaves else OPENS,
            f"{on_the_ellipsoid(one, other):,.3f} m on the ellipsoid, {on_the_sphere(one, other):,.3f} m on the sphere. {note}",
            parameters={"radius": radius, "window": 2})


parted_afar("nearly-opposite-on-the-equator", (0, 0), (0, 179.7), "The shortest way leaves the equator.")
parted_afar("nearly-opposite-on-the-equator-westward", (0, 10), (0, -170.2), "The shortest way leaves the equator.")
parted_afar("nearly-opposite-on-one-meridian", (10, 20), (-10.4, -160), "The way leads over a pole.")
parted_afar("over-the-pole-at-60-and-50-degrees", (60, 0), (50, 180), "On two meridians that are one circle.")
parted_afar("nearly-opposite-at-turin", TORINO, (-44.9, -172.3131), "On one meridian.")
parted_afar("nearly-opposite-at-latitudes-alike", (30, 0), (-30, 179.6), "As far south as north.")
parted_afar("nearly-opposite-askew", (-33.8688, 151.2093), (34.2, -29.1), "Vincenty's iteration does not converge here.")
parted_afar("exit-nearly-opposite-at-turin", TORINO, (-45.2, -172.0), "Outside of one, inside of the other.", "GEO-4 GEO-5", True)
parted_afar("exit-opposite-a-pole", (90, 0), (-89.9, 0), "The longitude of the pole is any.", "GEO-4 GEO-5", True)
parted_afar("exit-nearly-opposite-over-the-antimeridian", (5, 180), (-5.3, 0.2), "From 180 the way leads either way round.",
            "GEO-4 GEO-5", True)
android(G, "179-degrees-apart-on-the-equator", "GEO-5", fixes_at([(0, 0), (0, 179)]), OPENS, parameters={"radius": 19950000, "window": 2},
        note="Along the equator it is nearer than over a pole: 19,926 km, not 20,004 km.")
android(G, "nearly-opposite-on-the-equator-not-along-it", "GEO-5", fixes_at([(0, 0), (0, 179.7)]), OPENS,
        parameters={"radius": 20000000, "window": 2}, note="A way that leaves the equator is nearer: 19,996 km, not 20,004 km along it.")
android(G, "179-degrees-apart-on-the-sphere", "GEO-5", fixes_at([(0, 0), (0, 179)]), OPENS, readings=HAVERSINE,
        parameters={"radius": round(on_the_sphere((0, 0), (0, 179)) + 1.5), "window": 2}, note="On a sphere of 6,371,010 m it would be farther than the radius.")
android(G, "one-place-within-half-a-millimetre", "GEO-5", "o*3", told("+1@0", "", (0, 1), (1, 2)), parameters={"radius": 0.0005, "window": 2},
        basis="source", note="At distance 0.")
android(G, "one-degree-apart", "GEO-5", fixes_at([(50, 10), (50, 11)] * 2), told("+1@0", "", (0, 1), (1, 2), (2, 3)), parameters={"window": 2},
        note="72 km at each step.")
android(G, "at-89-and-at-1-degree", "GEO-5", fixes_at([(89, 0), (89, 90), (1, 0), (-1, 0.0005)]), told("+1@0", "", (0, 1), (1, 2), (2, 3)),
        parameters={"window": 2}, note="Neither is a pole, nor on the equator.")
ios(G, "ios-nearly-opposite-and-back", "GEO-1 GEO-4", fixes_at([TORINO] * 8 + [(-45, -172.5), (45, 7.5), (-45.0703, -172.3131), (-44, -173)]),
    told("+7@7", "+7@7 -8", (7, 8), (7, 9), (7, 10), (7, 11)), parameters={"radius": 20050000},
    note="A geofence of 20,050 km holds the antipodes too, by whichever distance.")

# ---- the greatest figures ---------------------------------------------------------------------------------------

G = "parameters"
LARGEST = Numeral("1.7976931348623157e308")
ios(G, "ios-radius-largest", "GEO-1 GEO-4", fixes_at([TORINO] * 8 + [SYDNEY, (-45.0703, -172.3131)]),
    told("+7@7", "+7@7 -8", *((7, i) for i in range(10))), tags="boundary numbers",
    parameters={"radius": LARGEST}, note="Every place is near, and none is ever outside.")
android(G, "android-radius-largest", "GEO-4 GEO-5", fixes_at(WORLD), told("+4@0", "", *((0, i) for i in range(1, len(WORLD)))),
        tags="boundary numbers", basis="decision",
        parameters={"radius": LARGEST}, note="Every place is near, and none is ever outside.")
android(G, "android-interval-largest", "GEO-5 GEO-7", "o*5", "+4@0", tags="boundary numbers", parameters={"interval": LARGEST},
        note="The interval is not for Android.")
for reading, expected in ((COUNT, "+7@7"), (ELAPSED, "")):
    ios(G, f"ios-interval-largest-{reading[CLOCK]}", "GEO-2", track("o*8", step=86400), expected, readings=reading,
        tags="boundary numbers", parameters={"interval": LARGEST},
        note="7 times the greatest interval is more than a double holds and never passes; close fixes are counted all the same.")
    ios(G, f"ios-interval-largest-times-1-{reading[CLOCK]}", "GEO-2", track("o*2", times=[-10**15, 10**15]),
        "+1@1" if reading is COUNT else "", readings=reading, tags="boundary numbers",
        parameters={"interval": LARGEST, "closeFixes": 1}, note="Sixty million years are not enough.")

# ---- GEO-7: twelve minutes, not fifteen -------------------------------------------------------------------------

G = "android-fifteen-minutes"


def counted(slug, words, times, expected, note, clauses="GEO-5 GEO-7", **more):
    android(G, f"android-{slug}", clauses, track(words, times=times), expected, note=note, **more)


counted("a-sixth-fix-after-fifteen-minutes", "o*6", every(180, 6), "+4@0", "Open since the fifth fix; the sixth, after 15 minutes, is inside.")
counted("five-fixes-in-exactly-fifteen-minutes", "o*5", every(225, 5), "+4@0", "Both the number and the source's time are reached at the fifth.")
counted("five-fixes-one-second-below-fifteen-minutes", "o*5", [0, 225, 450, 675, 899], "+4@0", "The time is not asked.")
counted("two-fixes-fifteen-minutes-apart", "o*2", [0, 900], "", "The source's time has passed, but there are two fixes.")
counted("four-fixes-in-an-hour", "o*4", every(1200, 4), "", "Four fixes are four.")
counted("a-timer-one-second-late", "o*5", every(181, 5), "+4@0", "12 minutes and 4 seconds.")
counted("a-timer-of-one-minute", "o*16", every(60, 16), "+4@0", "Open after 4 minutes; the sixteenth fix comes after 15.")
counted("a-window-of-six-takes-fifteen-minutes", "o*6", every(180, 6), "+5@0",
        "With six fixes a window the source's 15 minutes are reached.", parameters={"window": 6})
counted("a-window-of-two-takes-three-minutes", "o*2", every(180, 2), "+1@0", "2 × 3 minutes would not be reached.", parameters={"window": 2})
counted("the-next-geofence-four-seconds-after-the-exit", "o*5 500N*5", [0, 180, 360, 540, 720, 900, 901, 902, 903, 904], "+4@0 -5 +9@5",
        "After an exit fixes are counted too, beginning with the exit.", "GEO-4 GEO-5 GEO-7")
counted("a-year-between-fixes", "o*5", every(31536000, 5), "+4@0", "Nor is there a time after which a fix no longer counts.")
for reading, expected in ((SLIDING, "+5@1"), (RESTART, "+6@2")):
    counted(f"a-window-a-second-apart-{reading[WINDOW]}", "o 60N 120N*5", every(1, 7), expected,
            "Neither reading of the window asks the time.", readings=reading)

# ---- GEO-6: alternation, prefixes, shifted times ----------------------------------------------------------------

G = "invariants"
JOURNEY = "300W o*8 60N 500N*8 o*2"
for length, expected in ((8, ""), (9, "+8@8"), (10, "+8@8"), (11, "+8@8 -10"), (17, "+8@8 -10"), (18, "+8@8 -10 +17@17"),
                         (19, "+8@8 -10 +17@17 -18"), (20, "+8@8 -10 +17@17 -18")):
    ios(G, f"ios-first-{length}-fixes-of-a-journey", "GEO-1 GEO-4 GEO-6" if expected else "GEO-1 GEO-6", track(JOURNEY)[:length], expected,
        note="One journey cut short at several places: what has been said of the past does not depend on the future.")
ANDROID_JOURNEY = "300W o*5 60N 500N*5 o*2"
for length, expected in ((5, ""), (6, "+5@1"), (7, "+5@1"), (8, "+5@1 -7"), (11, "+5@1 -7"), (12, "+5@1 -7 +11@7"),
                         (14, "+5@1 -7 +11@7 -12")):
    android(G, f"android-first-{length}-fixes-of-a-journey", "GEO-4 GEO-5 GEO-6" if expected else "GEO-5 GEO-6", track(ANDROID_JOURNEY)[:length], expected,
            note="One journey cut short at several places: what has been said of the past does not depend on the future.")
for name, start in (("today", 1609459200), ("long-before-the-epoch", -1000000), ("by-a-quarter-of-a-second", 0.25),
                    ("beyond-32-bits", 4294967296)):
    ios(G, f"ios-journey-shifted-{name}", "GEO-6", track(JOURNEY, start=start), "+8@8 -10 +17@17 -18",
        note="The same journey at another time: the same events, only their t moves; dwell does not.")
    android(G, f"android-journey-shifted-{name}", "GEO-6", track(ANDROID_JOURNEY, start=start), "+5@1 -7 +11@7 -12",
            note="The same journey at another time: the same events, only their t moves; dwell does not.")
for name, start in (("at-the-epoch", 0), ("today", 1609459200)):
    ios(G, f"ios-irregular-journey-{name}-elapsed", "GEO-2 GEO-6",
        track("o*4 500N*3", times=[start + each for each in (0, 700, 1259, 1260.5, 2000, 3000, 3260)]), "+3@3 -4 +6@6",
        readings=ELAPSED, note="Only differences of times count.")
ios(G, "ios-alternates-with-every-move", "GEO-4 GEO-6", "o*2 500N*2 o*2 500N*2", "+1@1 -2 +3@3 -4 +5@5 -6 +7@7",
    parameters={"closeFixes": 1}, note="Enter first, then exit, in turn; never two of a kind.")
android(G, "android-alternates-with-every-move", "GEO-4 GEO-6", "o*2 500N*2 o*2 500N*2 o", "+1@0 -2 +3@2 -4 +5@4 -6 +7@6 -8",
        parameters={"window": 2})
ios(G, "ios-one-fix-is-never-exit-and-enter", "GEO-4 GEO-6", "o*2 500N 560N 620N", "+1@1 -2 +3@3", readings=LAST,
    parameters={"closeFixes": 1}, note="The exit fix opens nothing itself; the next may, being close to it.")
android(G, "android-no-enter-while-open", "GEO-4 GEO-6", "o 90N*6 90E*6 500N", "+4@0 -13",
        note="Five fixes at 90 m north and five at 90 m east would make windows of their own, were none open.")

# ---- fix.invalid ------------------------------------------------------------------------------------------------

G = "invalid"


def invalid(slug, platform, fixes, at, note=None, tags=None, parameters=None, **members):
    fixes = track(fixes)
    fixes[at] = {**fixes[at], **{name: Numeral(value) for name, value in members.items()}}
    case(G, f"invalid-{slug}", "FIX-1", platform, fixes, "INVALID", note=note, tags=tags, parameters=parameters)


invalid("ios-latitude-just-above-90", "ios", "o*2", 1, lat="90.0000001", tags="boundary")
invalid("ios-latitude-just-below-minus-90", "ios", "o*2", 0, lat="-90.0000001", tags="boundary")
invalid("android-longitude-just-above-180", "android", "o*2", 1, lon="180.0000001", tags="boundary")
invalid("android-longitude-just-below-minus-180", "android", "o*2", 0, lon="-180.0000001", tags="boundary")
invalid("ios-longitude-is-not-wrapped", "ios", "o*2", 1, lon="367.6869", note="Refused, not taken for 7.6869.")
invalid("ios-time-infinite", "ios", "o*2", 1, t="1e400", tags="numbers", note="Refused although the default clock looks at no time.")
invalid("android-time-infinite", "android", "o*2", 1, t="-1e400", tags="numbers")
invalid("ios-latitude-infinite", "ios", "o*2", 1, lat="1e400", tags="numbers")
invalid("android-longitude-infinite", "android", "o*2", 1, lon="1e400", tags="numbers")
invalid("ios-accuracy-infinite", "ios", "o*2", 1, accuracy="1e400", tags="numbers",
        note="Accuracy is not looked at by any rule here, but it must be finite.")
invalid("android-accuracy-minus-infinite", "android", "o*2", 1, accuracy="-1e400", tags="numbers")
invalid("ios-speed-infinite", "ios", "o*2", 1, speed="1e400", tags="numbers")
invalid("android-speed-minus-infinite", "android", "o*2", 1, speed="-1e400", tags="numbers")
invalid("ios-only-fix", "ios", "o", 0, lat="91", note="There is nothing to compare it with, and still it is refused.")
invalid("ios-after-an-enter", "ios", "o*9", 8, lat="91", note="No events up to there: an error alone.")
invalid("ios-inside", "ios", "o*12 500N", 9, lon="181", note="Sampling has stopped, the input is still checked.")
invalid("android-inside", "android", "o*9 500N", 6, lat="-91", note="Sampling has stopped, the input is still checked.")
invalid("android-after-the-exit", "android", "o*5 500N o", 6, lon="-181")
invalid("ios-last-of-a-hundred", "ios", "o*100", 99, lat="90.0000001", tags="long")
invalid("android-last-of-a-hundred", "android", "o*100", 99, accuracy="1e400", tags="long")
invalid("ios-radius-0", "ios", "o*2", 1, lat="91", parameters={"radius": 0}, note="Nothing could ever open; still refused.")
invalid("android-fewer-than-a-window", "android", "o*3", 2, lon="181")
ios(G, "valid-corners-of-the-map", "FIX-1 GEO-1", fixes_at([(90, 180), (-90, -180), (90, -180), (-90, 180)]), "",
    tags="boundary", note="On the bounds is not outside them. Each is a pole away from the one before.")
ios(G, "valid-members-largest-doubles", "FIX-1 GEO-1",
    [{**fix, "accuracy": Numeral("1.7976931348623157e308"), "speed": Numeral("-1.7976931348623157e308")} for fix in track("o*8")],
    "+7@7", tags="boundary numbers", note="Large but finite.")

# ---- days -------------------------------------------------------------------------------------------------------

G = "days"


def scatter(number, seed, home=TORINO, metres=20, around=None):
    """Places that look like the noise of a receiver, at most so many metres off, by a generator of its own."""
    state, places = seed, []
    for _ in range(number):
        state = (state * 1103515245 + 12345) % 2147483648
        bearing = state % 3600 / 10
        state = (state * 1103515245 + 12345) % 2147483648
        places.append(place(around or home, bearing, state % (metres * 10) / 10))
    return places


def ride(number, begin, step, bearing):
    return [place(begin, bearing, step * (index + 1)) for index in range(number)]


OFFICE, SHOP = place(TORINO, 60, 5500), place(TORINO, 300, 2400)
DAY = (scatter(60, 1) + ride(10, TORINO, 500, 60) + scatter(150, 2, OFFICE) + ride(10, OFFICE, 500, 240) + scatter(70, 3))
ios(G, "ios-a-day-of-300-fixes", "GEO-1 GEO-3 GEO-4", fixes_at(DAY, start=1609459200), "+7@7 -60 +77@77 -220 +237@237",
    readings=LAST, tags="long",
    note="Sixty fixes at home, ten on the way, 150 at work, ten on the way, seventy at home, with 20 m of noise.")
android(G, "android-a-day-of-300-fixes", "GEO-4 GEO-5", fixes_at(DAY, start=1609459200), "+4@0 -60 +74@70 -220 +234@230", tags="long",
        note="The same day on the other platform: centres are the first fix of each stay.")
ERRAND = scatter(12, 4) + ride(4, TORINO, 480, 300) + scatter(6, 5, SHOP) + ride(4, SHOP, 480, 120) + scatter(10, 6)
ios(G, "ios-an-errand", "GEO-1 GEO-3 GEO-4", fixes_at(ERRAND, start=1609495200), "+7@7 -12 +33@33", readings=LAST,
    note="Six fixes in the shop make five close ones: a stop on the way, not a geofence. Home again counts from there.")
android(G, "android-an-errand", "GEO-4 GEO-5", fixes_at(ERRAND, start=1609495200), "+4@0 -12 +20@16 -22 +30@26",
        note="Six fixes in the shop are one more than Android needs.")
ios(G, "ios-an-errand-first", "GEO-1 GEO-3 GEO-4", fixes_at(ERRAND, start=1609495200), "+7@0 -12 +33@26", readings=FIRST)
ios(G, "ios-an-errand-mean", "GEO-1 GEO-3 GEO-4", fixes_at(ERRAND, start=1609495200), "+7@mean0-7 -12 +33@mean26-33", readings=MEAN)
BUS = ride(40, TORINO, 450, 30)
ios(G, "ios-a-ride-opens-nothing", "GEO-1", fixes_at(BUS, start=1609459200), "")
android(G, "android-a-ride-opens-nothing", "GEO-5", fixes_at(BUS, start=1609459200), "")
ios(G, "ios-a-wait-at-the-bus-stop", "GEO-1", fixes_at(BUS[:5] + scatter(5, 7, BUS[4]) + BUS[5:12], start=1609459200), "",
    note="Five close fixes between two rides.")
android(G, "android-a-wait-at-the-bus-stop", "GEO-4 GEO-5", fixes_at(BUS[:5] + scatter(5, 7, BUS[4]) + BUS[5:12], start=1609459200),
        "+8@4 -10", note="The last fix of the ride is the first of the five.")
ios(G, "ios-a-night-of-two-hundred-fixes", "GEO-1 GEO-4", fixes_at([TORINO] * 8 + scatter(192, 8, metres=90)), "+7@7", tags="long",
    note="However wild the noise inside, no exit as long as each fix is within 100 m of the centre.")

if __name__ == "__main__":
    write("mobility.geofence", GROUPS)
