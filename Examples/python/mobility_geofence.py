"""mobility.geofence: the places where a person stays."""
from __future__ import annotations

import math
from collections import deque
from typing import Any, Callable, Deque, Dict, List, NamedTuple, Optional, Set, Union

from contract import Number, Options, Readings, a_list, a_number, a_whole_number, a_whole_number_in
from contract import an_object, malformed, one_of
from fix import Fix, fixes_of
from geodesic import DISTANCE, DISTANCES
from geodesic import READINGS as DISTANCE_READINGS

CLOCK = "mobility.geofence.clock"
CENTRE = "mobility.geofence.centre"
WINDOW = "mobility.geofence.window"
FAR = "mobility.geofence.far"
DWELL = "mobility.geofence.dwell"
ANDROID_CENTRE = "mobility.geofence.androidCentre"
READINGS: Options = {
    CLOCK: ("count", "elapsed"),
    CENTRE: ("last", "first", "mean"),
    WINDOW: ("sliding", "restart"),
    FAR: ("reset", "keep"),
    DWELL: ("enter", "arrival"),
    ANDROID_CENTRE: ("first", "last"),
    DISTANCE: DISTANCE_READINGS[DISTANCE],
}


class Place(NamedTuple):
    lat: Number
    lon: Number


class Parameters(NamedTuple):
    radius: Number
    interval: Number
    close_fixes: int
    window: int


def parameters_of(value: Any) -> Parameters:
    """Returns the parameters of the input; an absent parameter gets its default."""
    given = an_object(value, (), ("radius", "interval", "closeFixes", "window"))
    parameters = Parameters(
        radius=a_number(given.get("radius", 100)),
        interval=a_number(given.get("interval", 180)),
        close_fixes=a_whole_number(given.get("closeFixes", 7)),
        window=a_whole_number(given.get("window", 5)),
    )
    if not (math.isfinite(parameters.radius) and parameters.radius >= 0):
        raise malformed()
    if not (math.isfinite(parameters.interval) and parameters.interval > 0):
        raise malformed()
    if parameters.close_fixes < 1 or parameters.window < 2:
        raise malformed()
    return parameters


Metres = Callable[[Union[Fix, Place], Union[Fix, Place]], float]


def metres_by(reading: str) -> Metres:
    """Returns the function for the distance between two fixes or places, under an option of mobility.distance."""
    distance = DISTANCES[reading]
    return lambda one, other: distance(one.lat, one.lon, other.lat, other.lon)


class Ios:
    """GEO-1 to GEO-3: a run of fixes, each near the previous fix."""

    def __init__(self, parameters: Parameters, readings: Readings, metres: Metres) -> None:
        self.parameters = parameters
        self.readings = readings
        self.metres = metres
        self.forget()

    def forget(self) -> None:
        """GEO-8: sets the counter to 0 and forgets the previous fix."""
        self.before: Optional[Fix] = None
        self.run: List[Fix] = []  # the fix before the first close fix, and the close fixes
        self.counter = 0

    def begin(self, fix: Fix) -> None:
        """Sets the counter to 0, and keeps the given fix for comparison with the next fix."""
        self.before = fix
        self.run = [fix]
        self.counter = 0

    def opens_at(self, fix: Fix) -> Optional[Place]:
        """Returns the centre of the geofence if one opens at this fix, otherwise None."""
        is_close = self.before is not None and self.metres(self.before, fix) < self.parameters.radius
        if is_close:  # GEO-1: near the previous fix
            self.before = fix
            self.run.append(fix)
            self.counter += 1
        elif self.readings[FAR] == "keep" and self.counter > 0:
            self.before = fix
        else:
            self.begin(fix)
        return self.centre() if is_close and self.is_long_enough() else None

    def is_long_enough(self) -> bool:
        """GEO-1, GEO-2: whether the run has enough close fixes or, under the option `elapsed`, is long enough."""
        if self.readings[CLOCK] == "elapsed":
            lasted = self.run[-1].t - self.run[0].t
            return lasted >= self.parameters.close_fixes * self.parameters.interval
        return self.counter == self.parameters.close_fixes

    def arrival(self) -> Number:
        """The time of the first fix in the run."""
        return self.run[0].t

    def centre(self) -> Place:
        """GEO-3."""
        first, last = self.run[0], self.run[-1]
        if self.readings[CENTRE] == "last":
            return Place(last.lat, last.lon)
        if self.readings[CENTRE] == "first":
            return Place(first.lat, first.lon)
        # The centre is the mean of the run, with all longitudes within 180 degrees of the first one.
        latitude = math.fsum(fix.lat for fix in self.run) / len(self.run)
        offset = math.fsum(math.remainder(fix.lon - first.lon, 360) for fix in self.run) / len(self.run)
        return Place(latitude, math.remainder(first.lon + offset, 360))


class Android:
    """GEO-5: a window of fixes that are near its first fix."""

    def __init__(self, parameters: Parameters, readings: Readings, metres: Metres) -> None:
        self.parameters = parameters
        self.readings = readings
        self.metres = metres
        self.window: Deque[Fix] = deque(maxlen=parameters.window)

    def forget(self) -> None:
        """GEO-8: empties the window."""
        self.window.clear()

    def begin(self, fix: Fix) -> None:
        """Begins the next window with this fix."""
        self.window.clear()
        self.window.append(fix)

    def opens_at(self, fix: Fix) -> Optional[Place]:
        """Returns the centre of the geofence if one opens at this fix, otherwise None."""
        if self.readings[WINDOW] == "restart" and self.window and not self.is_near_first(fix):
            self.begin(fix)
        else:
            self.window.append(fix)  # a full window drops its oldest fix
        is_full = len(self.window) == self.parameters.window
        if is_full and all(self.is_near_first(self.window[other]) for other in range(1, self.parameters.window)):
            centre = self.window[0] if self.readings[ANDROID_CENTRE] == "first" else fix
            return Place(centre.lat, centre.lon)
        return None

    def arrival(self) -> Number:
        """The time of the first fix in the window."""
        return self.window[0].t

    def is_near_first(self, fix: Fix) -> bool:
        """GEO-5: whether a fix is near the first fix in the window."""
        return self.metres(self.window[0], fix) < self.parameters.radius


class Geofence:
    """Follows the geofences of one phone, fix by fix."""

    def __init__(self, platform: str, parameters: Parameters, readings: Readings) -> None:
        self.radius = parameters.radius
        self.counts_from_arrival = readings[DWELL] == "arrival"
        self.metres = metres_by(readings[DISTANCE])
        self.outside: Union[Ios, Android]
        self.outside = (Ios if platform == "ios" else Android)(parameters, readings, self.metres)
        self.open: Optional[Place] = None  # the centre of the geofence that is open
        self.since: Number = 0

    def reset(self) -> None:
        """GEO-8: resets the counter or the window, and ends an open geofence without an exit."""
        self.open = None
        self.outside.forget()

    def take(self, at: int, fix: Fix) -> Optional[Dict[str, Any]]:
        """Returns the event at a fix; None if there is no event."""
        if self.open is None:
            self.open = self.outside.opens_at(fix)
            if self.open is None:
                return None
            self.since = self.outside.arrival() if self.counts_from_arrival else fix.t
            return event("enter", at, fix, self.open, 9)
        if self.metres(self.open, fix) <= self.radius:
            return None
        # GEO-4: the fix is farther from the centre than the radius.
        left = {**event("exit", at, fix, self.open, 10), "dwell": fix.t - self.since}
        self.open = None
        self.outside.begin(fix)
        return left


def resets_of(value: Any) -> Set[int]:
    """GEO-8: the indices of the fixes that directly follow a reset; an index beyond the fixes is ignored."""
    return {a_whole_number_in(one, 0) for one in a_list(value)}


def run(input: Any, readings: Readings) -> Dict[str, Any]:
    """GEO-1 to GEO-8."""
    given = an_object(input, ("platform", "fixes"), ("parameters", "resets"))
    platform = one_of(given["platform"], ("ios", "android"))
    parameters = parameters_of(given.get("parameters", {}))
    fixes = fixes_of(given["fixes"])
    resets = resets_of(given.get("resets", []))
    geofence = Geofence(platform, parameters, readings)
    events: List[Dict[str, Any]] = []
    for at, fix in enumerate(fixes):
        if at in resets:
            geofence.reset()
        happened = geofence.take(at, fix)
        if happened is not None:
            events.append(happened)
    return {"events": events}


def event(kind: str, at: int, fix: Fix, centre: Place, user_mode: int) -> Dict[str, Any]:
    place = {"lat": centre.lat, "lon": centre.lon}
    return {"kind": kind, "at": at, "t": fix.t, "centre": place, "userMode": user_mode}
