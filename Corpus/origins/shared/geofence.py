"""Computes outcomes by GEO-1 to GEO-5 under given readings, with distances from the programs of `shared.places`."""
from fractions import Fraction
from functools import lru_cache

from shared.places import DISTANCE, PROGRAMS, where
from shared.readings import naming

CLOCK, CENTRE, WINDOW, FAR, DWELL, ANDROID = (
    f"mobility.geofence.{name}" for name in ("clock", "centre", "window", "far", "dwell", "androidCentre"))
OPTIONS = {CLOCK: ("count", "elapsed"), CENTRE: ("last", "first", "mean"), WINDOW: ("sliding", "restart"),
           FAR: ("reset", "keep"), DWELL: ("enter", "arrival"), ANDROID: ("first", "last"),
           DISTANCE: ("geodesic", "haversine")}


@lru_cache(maxsize=None)
def metres(distance, one, other):
    return PROGRAMS[distance][0](one, other)


def mean(fixes):
    """Returns the mean of the fixes' coordinates; each longitude is first moved to within 180 degrees of the first
    longitude."""
    lats, lons = ([Fraction(str(fix[axis])) for fix in fixes] for axis in ("lat", "lon"))
    lons = [lon - 360 * round((lon - lons[0]) / 360) for lon in lons]
    lon = sum(lons) / len(lons)
    return round(float(sum(lats) / len(lats)), 12), round(float(lon - 360 * round(lon / 360)), 12)


def events(given, readings):
    """Returns the events for an input that has no resets."""
    fixes, parameters = given["fixes"], given.get("parameters", {})
    radius, interval = float(parameters.get("radius", 100)), float(parameters.get("interval", 180))
    many = int(parameters.get("closeFixes", 7)) if given["platform"] == "ios" else int(parameters.get("window", 5))
    told, enter, run, before, close = [], None, [], None, 0

    def apart(one, other):
        return metres(readings[DISTANCE], where(one), where(other))

    for at, fix in enumerate(fixes):
        centre = None
        if enter:
            if metres(readings[DISTANCE], (enter["centre"]["lat"], enter["centre"]["lon"]), where(fix)) > radius:
                told.append({**enter, "kind": "exit", "at": at, "t": fix["t"], "userMode": 10, "dwell": fix["t"] - since})
                enter, run, before, close = None, [fix], fix, 0
            continue
        if given["platform"] == "ios":
            if before and apart(before, fix) < radius:
                run, close = run + [fix], close + 1
                lasted = fix["t"] - run[0]["t"] >= many * interval if readings[CLOCK] == "elapsed" else close == many
                centre = {"last": where(fix), "first": where(run[0]), "mean": mean(run)}[readings[CENTRE]] if lasted else None
            elif readings[FAR] == "reset" or not close:
                run, close = [fix], 0
            before = fix
        else:
            if readings[WINDOW] == "restart" and run and apart(run[0], fix) >= radius:
                run = []
            run = [*run, fix][-many:]
            if len(run) == many and all(apart(run[0], other) < radius for other in run[1:]):
                centre = where(run[0] if readings[ANDROID] == "first" else fix)
        if centre:
            since = fix["t"] if readings[DWELL] == "enter" else run[0]["t"]
            enter = {"kind": "enter", "at": at, "t": fix["t"], "centre": {"lat": centre[0], "lon": centre[1]}, "userMode": 9}
            told.append(enter)
    return told


def named(given, readings):
    """Returns the readings that a case must name, and the events; a reading that is missing in `readings` has its
    default option."""
    def tell(choice):
        return events(given, choice)

    names = naming(OPTIONS, readings, tell)
    order = [*readings, *(name for name in OPTIONS if name not in readings)]
    return {name: names[name] for name in order if name in names}, tell({**{n: o[0] for n, o in OPTIONS.items()}, **names})
