"""mobility.comments: lists people's comments on the traffic."""
from __future__ import annotations

import math
from typing import Any, Dict, NamedTuple, Optional

from contract import Number, Options, Readings, Rejection, a_list, a_number, a_text, an_object, malformed, one_of
from event import a_time
from fix import Fix, is_valid
from geodesic import DISTANCE, DISTANCES
from geodesic import READINGS as DISTANCE_READINGS

READINGS: Options = {DISTANCE: DISTANCE_READINGS[DISTANCE]}

CATEGORIES = ("traffic", "accident", "delay", "deviation", "other")


class Place(NamedTuple):
    lat: Number
    lon: Number


class Comment(NamedTuple):
    id: str
    t: Number
    category: str
    place: Optional[Place]


def a_place(given: Dict[str, Any]) -> Place:
    return Place(a_number(given["lat"]), a_number(given["lon"]))


def a_comment(value: Any) -> Comment:
    given = an_object(value, ("id", "t", "category", "text"), ("lat", "lon"))
    if ("lat" in given) != ("lon" in given):
        raise malformed()
    a_text(given["text"])
    place = a_place(given) if "lat" in given else None
    return Comment(a_text(given["id"]), a_time(given["t"]), one_of(given["category"], CATEGORIES), place)


def run(input: Any, readings: Readings) -> Dict[str, Any]:
    """COM-1."""
    given = an_object(input, ("comments", "filter"))
    comments = [a_comment(one) for one in a_list(given["comments"])]
    wanted = an_object(given["filter"], (), ("category", "near"))
    category = one_of(wanted["category"], CATEGORIES) if "category" in wanted else None
    near: Optional[Place] = None
    reach: Number = 0
    if "near" in wanted:
        circle = an_object(wanted["near"], ("lat", "lon", "metres"))
        near, reach = a_place(circle), a_number(circle["metres"])
        if not 0 <= reach < math.inf:
            raise malformed()
    places = [comment.place for comment in comments if comment.place] + ([near] if near else [])
    if not all(is_valid(Fix(0, place.lat, place.lon, 0, None, None)) for place in places):
        raise Rejection("fix.invalid")
    if len({comment.id for comment in comments}) != len(comments):
        raise Rejection("comment.duplicate")

    metres = DISTANCES[readings[DISTANCE]]
    kept = [
        comment
        for comment in comments
        if (category is None or comment.category == category)
        and (near is None or (comment.place is not None and metres(*near, *comment.place) <= reach))
    ]
    return {"ids": [comment.id for comment in sorted(kept, key=lambda comment: (-comment.t, comment.id))]}
