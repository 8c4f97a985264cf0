"""mobility.statistics: how the time of a period was used."""
from __future__ import annotations

from fractions import Fraction
from typing import Any, Dict, List, Tuple

from contract import Number, Options, Readings, Rejection, a_number, an_object, one_of
from fix import ACTIVITIES
from record import MOVING, Record, inside, number, records_of, shared_activity
from week import a_zone, by_weekday, calendar_weeks, is_period, weeks_from

SHARE = "mobility.statistics.share"
WEEK = "mobility.statistics.week"
READINGS: Options = {SHARE: ("monitored", "moving"), WEEK: ("calendar", "period")}

#: The longest period in seconds: a hundred years.
LONGEST = 36525 * 86400

Segment = Tuple[Fraction, Fraction, str]


def segments_of(records: List[Record], begin: Number, end: Number) -> List[Segment]:
    """STA-1: the time between records, clipped to the period."""
    within = {at for enter, left in inside(records).items() for at in range(enter, left)}
    segments: List[Segment] = []
    for at, (one, other) in enumerate(zip(records, records[1:])):
        if one.kind == "closing":  # the time after a closing does not count
            continue
        activity = "notMoving" if at in within or stays_to_the_end(one, other) else shared_activity(one, other)
        start, stop = Fraction(max(one.t, begin)), Fraction(min(other.t, end))
        if start < stop:
            segments.append((start, stop, activity))
    return segments


def stays_to_the_end(one: Record, other: Record) -> bool:
    """STA-1: whether a closing directly follows an enter; then the app was closed while a geofence was open."""
    return one.user_mode == 9 and other.kind == "closing"


def run(input: Any, readings: Readings) -> Dict[str, Any]:
    """STA-1, STA-2."""
    given = an_object(input, ("records", "from", "to", "timeZone"), ("activity",))
    records = records_of(given["records"])
    begin, end = a_number(given["from"]), a_number(given["to"])
    zone = a_zone(given["timeZone"])
    wanted = one_of(given["activity"], ACTIVITIES) if "activity" in given else None
    if not (is_period(begin, end) and end - begin <= LONGEST):
        raise Rejection("period.invalid")

    seconds = {activity: Fraction(0) for activity in ACTIVITIES}
    per_weekday = [Fraction(0)] * 7
    for start, stop, activity in segments_of(records, begin, end):
        seconds[activity] += stop - start
        per_weekday = [one + other for one, other in zip(per_weekday, by_weekday(start, stop, zone))]
    monitored = sum(seconds.values(), Fraction(0))
    moving = sum((seconds[activity] for activity in MOVING), Fraction(0))

    shared = ACTIVITIES if readings[SHARE] == "monitored" else MOVING
    whole = monitored if readings[SHARE] == "monitored" else moving
    by_activity: List[Dict[str, Any]] = []
    for activity in ACTIVITIES:
        if seconds[activity]:
            entry = {"activity": activity, "seconds": number(seconds[activity])}
            if activity in shared:
                entry["share"] = number(seconds[activity] / whole)
            by_activity.append(entry)

    weeks = (calendar_weeks if readings[WEEK] == "calendar" else weeks_from)(begin, end, zone)
    most_used = max(MOVING, key=lambda activity: seconds[activity])  # STA-2: the first activity with the most seconds
    return {
        "monitored": number(monitored),
        "movingSeconds": number(moving),
        "byActivity": by_activity,
        "perWeekday": [number(each) for each in per_weekday],
        "weeklyMean": number((moving if wanted is None else seconds[wanted]) / weeks),
        "mostUsed": most_used if seconds[most_used] else None,
    }
