"""Fixes of the mobility family, and FIX-1: what makes one invalid."""
from __future__ import annotations

import math
from typing import Any, List, NamedTuple, Optional

from contract import Number, Rejection, a_list, a_number, an_object, member, one_of

ACTIVITIES = ("notMoving", "walking", "running", "cycling", "automotive", "unknown")


class Fix(NamedTuple):
    t: Number
    lat: Number
    lon: Number
    accuracy: Number
    speed: Optional[Number]
    activity: Optional[str]


def a_fix(value: Any) -> Fix:
    an_object(value)
    return Fix(
        t=a_number(member(value, "t")),
        lat=a_number(member(value, "lat")),
        lon=a_number(member(value, "lon")),
        accuracy=a_number(member(value, "accuracy")),
        speed=a_number(value["speed"]) if "speed" in value else None,
        activity=one_of(value["activity"], ACTIVITIES) if "activity" in value else None,
    )


def is_valid(fix: Fix) -> bool:
    """FIX-1: latitude within ±90, longitude within ±180, no number infinite."""
    numbers = (fix.t, fix.lat, fix.lon, fix.accuracy, 0 if fix.speed is None else fix.speed)
    return all(math.isfinite(number) for number in numbers) and abs(fix.lat) <= 90 and abs(fix.lon) <= 180


def fixes_of(value: Any) -> List[Fix]:
    """FIX-1: one invalid fix makes the whole input `fix.invalid`."""
    fixes = [a_fix(one) for one in a_list(value)]
    if not all(is_valid(fix) for fix in fixes):
        raise Rejection("fix.invalid")
    return fixes
