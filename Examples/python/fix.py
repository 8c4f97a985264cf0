"""Fixes of the mobility family, and FIX-1, which decides whether a fix is valid."""
from __future__ import annotations

import math
from typing import Any, List, NamedTuple, Optional

from contract import Number, Rejection, a_list, a_number, an_object, one_of

ACTIVITIES = ("notMoving", "walking", "running", "cycling", "automotive", "unknown")


class Fix(NamedTuple):
    t: Number
    lat: Number
    lon: Number
    accuracy: Number
    speed: Optional[Number]
    activity: Optional[str]


def a_fix(value: Any) -> Fix:
    given = an_object(value, ("t", "lat", "lon", "accuracy"), ("speed", "activity"))
    return Fix(
        t=a_number(given["t"]),
        lat=a_number(given["lat"]),
        lon=a_number(given["lon"]),
        accuracy=a_number(given["accuracy"]),
        speed=a_number(given["speed"]) if "speed" in given else None,
        activity=one_of(given["activity"], ACTIVITIES) if "activity" in given else None,
    )


def is_valid(fix: Fix) -> bool:
    """FIX-1: whether the latitude is within ±90, the longitude is within ±180, and all numbers are finite."""
    numbers = (fix.t, fix.lat, fix.lon, fix.accuracy, 0 if fix.speed is None else fix.speed)
    return all(math.isfinite(number) for number in numbers) and abs(fix.lat) <= 90 and abs(fix.lon) <= 180


def fixes_of(value: Any) -> List[Fix]:
    """FIX-1: returns the fixes of an input; raises `fix.invalid` if any of them is invalid."""
    fixes = [a_fix(one) for one in a_list(value)]
    if not all(is_valid(fix) for fix in fixes):
        raise Rejection("fix.invalid")
    return fixes
