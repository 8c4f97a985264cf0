"""mobility.track: a person's track on the map."""
from __future__ import annotations

from typing import Any, Dict, List

from contract import Options, Readings, an_object
from record import Record, inside, records_of, seconds, shared_activity
from week import a_filter, a_zone, kept

WEEKDAY = "mobility.track.weekday"
READINGS: Options = {WEEKDAY: ("latest", "all")}

RADIUS = 100

#: TRK-1: the colour, the pattern and the opacity of a segment by its activity.
LOOKS = {
    "walking": ("orange", "dashed", 1),
    "running": ("orange", "dashed", 1),
    "cycling": ("cyan", "dashed", 1),
    "automotive": ("red", "solid", 1),
}
UNSURE = ("black", "solid", 0.5)


def segment(records: List[Record], at: int) -> Dict[str, Any]:
    """TRK-1: the line from a record to the next."""
    activity = shared_activity(records[at], records[at + 1])
    colour, pattern, opacity = LOOKS.get(activity, UNSURE)
    look = {"colour": colour, "pattern": pattern, "opacity": opacity}
    return {"from": at, "to": at + 1, "activity": activity, **look}


def stretches_of(records: List[Record], segments: List[Dict[str, Any]]) -> List[Dict[str, Any]]:
    """TRK-2: the stretches of consecutive segments with the same activity."""
    found: List[Dict[str, Any]] = []
    for each in segments:
        if found and found[-1]["to"] == each["from"] and found[-1]["activity"] == each["activity"]:
            found[-1]["to"] = each["to"]
        else:
            found.append({name: each[name] for name in ("from", "to", "activity")})
    for each in found:
        start = records[each["from"]].t
        each.update(start=start, duration=seconds(start, records[each["to"]].t))
    return found


def run(input: Any, readings: Readings) -> Dict[str, Any]:
    """TRK-1 to TRK-3."""
    given = an_object(input, ("records",), ("filter", "timeZone"))
    records = records_of(given["records"])
    zone = a_zone(given.get("timeZone", "UTC"))
    days = kept([record.t for record in records], a_filter(given.get("filter", "always")), readings[WEEKDAY], zone)
    stays = inside(records)
    within = {at for enter, left in stays.items() for at in range(enter, left)}
    segments = [
        segment(records, at)
        for at in range(len(records) - 1)
        if at not in within and days[at] is not None and days[at] == days[at + 1]
    ]
    circles = [
        {"at": at, "radius": RADIUS, "dwell": seconds(records[at].t, records[left].t)}
        for at, left in sorted(stays.items())
        if days[at] is not None
    ]
    return {"segments": segments, "stretches": stretches_of(records, segments), "circles": circles}
