#!/usr/bin/env python3
"""Makes more cases of mobility.geofence, about stays, far fixes and centres. movingpandas finds the stays; pyproj
computes the distances in the cases about far fixes and in the cases about centres.

movingpandas finds the first and the last fix of each stay (`TrajectoryStopDetector`, a diameter of 100 m, 21 or 12
minutes). The fixes of a stay are at one place, and stays are far apart. So on iOS the geofence opens at the seventh fix
after the first fix of a stay, and on Android at the fourth. The person leaves the geofence at the fix after the last
fix of the stay.
"""
import random
import warnings
from datetime import datetime, timedelta, timezone
from importlib.metadata import version

warnings.filterwarnings("ignore")
import movingpandas  # noqa: E402
import pandas  # noqa: E402

from shared.cases import Cases  # noqa: E402
from shared.fixes import COMPIEGNE, TORINO  # noqa: E402
from shared.geofence import ANDROID, CENTRE, CLOCK, DWELL, FAR, named  # noqa: E402
from shared.places import DISTANCE, PROGRAMS, SYDNEY, fixes_at, place, track, where  # noqa: E402

CASES = Cases("mobility.geofence", __file__)
MOVINGPANDAS = ("movingpandas", version("movingpandas"))
HOMES = [("torino", TORINO), ("compiegne", COMPIEGNE), ("sydney", SYDNEY)]


def boundary(group, slug, clauses, platform, fixes, readings):
    """Adds a case whose outcome `shared.geofence` computes with pyproj's distances. The outcome must not depend on the
    kind of distance."""
    names, events = named({"platform": platform, "fixes": fixes}, readings)
    assert DISTANCE not in names
    CASES.add(group, f"{group}-{slug}", clauses, {"platform": platform, "fixes": fixes}, {"events": events},
              readings={name: names[name] for name in (*readings, *names) if name in names}, basis="standard",
              computed=PROGRAMS["geodesic"][1], tags="boundary")


for name, home in HOMES:
    for metres, bearings in ((102, (0, 90, 180, 270)), (110, (90, 270))):
        for bearing in bearings:
            fixes = fixes_at([home] * 4 + [place(home, bearing, metres)] * 5)
            for option in ("reset", "keep"):
                more = {CENTRE: "last", CLOCK: "count"} if option == "keep" else {}
                boundary("far-boundary", f"{name}-{metres}-{bearing}-far-{option}", "GEO-1", "ios", fixes, {FAR: option, **more})
for name, home in HOMES:
    for bearing in (0, 90):
        # The fifth fix is 60 m from home, and the sixth is on the other side of home. So the centre decides whether the
        # person has left.
        for metres in (35, 38, 42, 45):
            fixes = fixes_at([home] * 4 + [place(home, bearing, 60), place(home, bearing + 180, metres)])
            boundary("android-centre-boundary", f"{name}-{bearing}-{metres}", "GEO-4 GEO-5", "android", fixes,
                     {ANDROID: "last", DWELL: "enter"})


def stays_of(fixes, minutes):
    """Returns the indices of the first and the last fix of each stay that movingpandas finds."""
    times = [datetime.fromtimestamp(fix["t"], timezone.utc).replace(tzinfo=None) for fix in fixes]
    frame = pandas.DataFrame({"t": times, "lat": [fix["lat"] for fix in fixes], "lon": [fix["lon"] for fix in fixes], "id": 1})
    trajectory = movingpandas.Trajectory(frame, "id", t="t", x="lon", y="lat", crs="EPSG:4326")
    stops = movingpandas.TrajectoryStopDetector(trajectory).get_stop_segments(
        min_duration=timedelta(minutes=minutes), max_diameter=100)
    found = [(times.index(stop.get_start_time()), times.index(stop.get_end_time())) for stop in stops]
    # In the tracks of this script, all fixes of a stay are at one place, so a stop with several places is not a stay.
    return [(begin, end) for begin, end in found if len({where(fix) for fix in fixes[begin:end + 1]}) == 1]


def openings_if_far_fixes_took_nothing_away(fixes):
    """Returns the indices of the fixes at which the geofence would open if far fixes did not reset the counter.

    If the geofence actually opens at other fixes, the case names the option `reset` of mobility.geofence.far.
    """
    found, counter, inside = [], 0, False
    for at, (one, other) in enumerate(zip(fixes, fixes[1:]), 1):
        close = where(one) == where(other)
        counter += close and not inside
        inside = inside and close
        if close and counter == 7:
            found.append(at)
            counter, inside = 0, True
    return found


def stay(number, platform, fixes, fifth, minutes):
    """Adds a case unless an earlier case has the same fixes and readings; returns whether the case was added."""
    option = ("enter", "arrival")[number // 2 % 2]
    events, left, stays = [], False, stays_of(fixes, minutes)
    for begin, end in stays:
        at = begin + fifth
        lat, lon = where(fixes[begin if platform == "android" else at])
        enter = {"kind": "enter", "at": at, "t": fixes[at]["t"], "centre": {"lat": lat, "lon": lon}, "userMode": 9}
        events.append(enter)
        if end + 1 < len(fixes):
            t, left = fixes[end + 1]["t"], True
            events.append({**enter, "kind": "exit", "at": end + 1, "t": t, "userMode": 10,
                           "dwell": t - fixes[begin if option == "arrival" else at]["t"]})
    readings = {DWELL: option} if left else {}
    if platform == "ios" and openings_if_far_fixes_took_nothing_away(fixes) != [begin + fifth for begin, _ in stays]:
        readings[FAR] = "reset"
    if (fixes, readings) in SEEN:
        return False
    SEEN.append((fixes, readings))
    opening = "GEO-1" if platform == "ios" else "GEO-5"
    CASES.add("stays", f"stays-{platform}-{number + 1}", " ".join(sorted([opening, *(["GEO-4"] if events else [])])),
              {"platform": platform, "fixes": fixes}, {"events": events}, readings=readings, computed=MOVINGPANDAS,
              basis="decision")
    return True


CHANCE, SEEN, number = random.Random(97), [], 0
while number < 36:
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
    if 2 <= len(fixes) <= 24:
        number += stay(number, platform, fixes, fifth, minutes)

CASES.run()
