"""mobility.heatmap: the places where a person was most often."""
from __future__ import annotations

import math
from typing import Any, Dict, List, NamedTuple, Optional, Tuple

from contract import Number, Options, Readings, Rejection, a_number, a_text, a_whole_number_in, an_object, malformed
from fix import Fix, is_valid
from mobility_track import READINGS as TRACK_READINGS
from mobility_track import WEEKDAY
from week import a_filter, a_zone, kept, of_those_years

SCALE = "mobility.heatmap.scale"
READINGS: Options = {SCALE: ("squareRoot", "proportional"), WEEKDAY: TRACK_READINGS[WEEKDAY]}

DEEPEST = 22

#: The colours at evenly spaced heats, from cold to hot: blue, cyan, green, yellow, red.
RAMP = ((0, 0, 255), (0, 255, 255), (0, 255, 0), (255, 255, 0), (255, 0, 0))
OPAQUE = 0.85


class Point(NamedTuple):
    lat: Number
    lon: Number
    weight: Number
    t: Optional[Number]


def a_point(value: Any) -> Point:
    given = an_object(value, ("lat", "lon"), ("weight", "t"))
    t = a_number(given["t"]) if "t" in given else None
    return Point(a_number(given["lat"]), a_number(given["lon"]), a_number(given.get("weight", 1)), t)


def tile(lat: Number, lon: Number, zoom: int) -> Tuple[int, int]:
    """HEA-1: the row and the column of a place's tile; a place beyond the map is in a tile at the edge."""
    tiles = 1 << zoom
    x = math.floor((lon + 180) / 360 * tiles)
    if abs(lat) >= 90:
        y = 0 if lat > 0 else tiles - 1
    else:
        y = math.floor((1 - math.asinh(math.tan(math.radians(lat))) / math.pi) / 2 * tiles)
    return min(max(y, 0), tiles - 1), min(max(x, 0), tiles - 1)


def colour(heat: float) -> List[int]:
    """HEA-1: the colour of a heat from 0 to 1."""
    step = min(int(heat * 4), 3)
    part = heat * 4 - step
    return [math.floor(cold + (hot - cold) * part + 0.5) for cold, hot in zip(RAMP[step], RAMP[step + 1])]


class Heat:
    """An input whose shape has been checked."""

    def __init__(self, value: Any) -> None:
        given = an_object(value, ("points", "zoom"), ("filter", "timeZone"))
        if not isinstance(given["points"], list):
            raise malformed()
        self.points = [a_point(one) for one in given["points"]]
        self.zoom = a_whole_number_in(given["zoom"], 0, DEEPEST)
        self.filter = a_filter(given.get("filter", "always"))
        self.zone = a_text(given.get("timeZone", "UTC"))
        if self.filter != "always" and any(point.t is None for point in self.points):
            raise malformed()

    def cells(self, readings: Readings) -> List[Dict[str, Any]]:
        days = kept([point.t or 0 for point in self.points], self.filter, readings[WEEKDAY], a_zone(self.zone))
        weights: Dict[Tuple[int, int], List[Number]] = {}
        for point, day in zip(self.points, days):
            if day is not None:
                weights.setdefault(tile(point.lat, point.lon, self.zoom), []).append(point.weight)
        sums = {place: total(each) for place, each in weights.items()}
        greatest = max(sums.values(), default=0)
        cells = []
        for (y, x), weight in sorted(sums.items()):
            if weight > 0:
                ratio = weight / greatest
                heat = ratio if readings[SCALE] == "proportional" else math.sqrt(ratio)
                cells.append({"x": x, "y": y, "weight": weight, "colour": colour(heat), "opacity": OPAQUE * heat})
        return cells


def total(weights: List[Number]) -> float:
    """Returns the sum of weights, or raises `weight.invalid` if the sum is too large for a double."""
    try:
        return math.fsum(weights)
    except OverflowError:
        raise Rejection("weight.invalid") from None


def check(heats: List[Heat]) -> None:
    """Rejects an invalid input; the checks are in the order of HEA-2."""
    points = [point for heat in heats for point in heat.points]
    for point in points:
        if not is_valid(Fix(point.t or 0, point.lat, point.lon, 0, None, None)):
            raise Rejection("fix.invalid")
    of_those_years(point.t for point in points if point.t is not None)
    for heat in heats:
        a_zone(heat.zone)
    if not all(0 <= point.weight < math.inf for point in points):
        raise Rejection("weight.invalid")


def run(input: Any, readings: Readings) -> Dict[str, Any]:
    """HEA-1, HEA-2: if the input is a list, only its last element determines the output."""
    heats = [Heat(one) for one in (input if isinstance(input, list) else [input])]
    check(heats)
    return {"cells": heats[-1].cells(readings) if heats else []}
