"""The weekdays in a zone, and the map's filter, which is `always` or a weekday."""
from __future__ import annotations

from datetime import date, datetime, timedelta, timezone
from fractions import Fraction
from typing import Any, Iterable, List, Optional, Sequence
from zoneinfo import ZoneInfo

from contract import Number, Rejection, a_text, one_of

WEEKDAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
FILTERS = ("always", *WEEKDAYS)

#: The bounds of the years 2 to 9998 in UTC: their first moment, and the first moment after them.
FIRST, END = -62104060800, 253370764800

#: The names of files that ZoneInfo reads as zones, although they are not zones.
NO_ZONES = ("Factory", "posixrules", "localtime")
NO_FOLDERS = ("posix/", "right/")


def a_zone(value: Any) -> ZoneInfo:
    """Returns a zone; raises `zone.unknown` if it is not in IANA's list."""
    name = a_text(value)
    if name in NO_ZONES or name.startswith(NO_FOLDERS):
        raise Rejection("zone.unknown")
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, LookupError):
        raise Rejection("zone.unknown") from None


def in_calendar(moment: Number) -> bool:
    """TRK-3: whether a moment is in the years 2 to 9998."""
    return FIRST <= moment < END


def is_period(begin: Number, end: Number) -> bool:
    """STA-6: whether a period is in the years 2 to 9998; its end is excluded, so the period may end when these years
    end."""
    return FIRST <= begin < end <= END


def of_those_years(moments: Iterable[Number]) -> None:
    """TRK-3: raises `fix.invalid` if one of the moments is outside the years 2 to 9998."""
    if not all(in_calendar(moment) for moment in moments):
        raise Rejection("fix.invalid")


def shown(moment: Number, zone: ZoneInfo) -> datetime:
    """Returns the time that the clocks of a zone show at a moment, rounded down to a second."""
    utc = datetime(1970, 1, 1, tzinfo=timezone.utc) + timedelta(seconds=int(Fraction(moment) // 1))
    return utc.astimezone(zone)


def day_of(moment: Number, zone: ZoneInfo) -> date:
    return shown(moment, zone).date()


def kept(times: Sequence[Number], wanted: str, which: str, zone: ZoneInfo) -> List[Optional[date]]:
    """TRK-3: the day of each time that the filter keeps, and None for other times; with `always`, all times have the
    same day."""
    if wanted == "always":
        return [date.min for _ in times]
    days = [day_of(time, zone) for time in times]
    fitting = {day for day in days if WEEKDAYS[day.weekday()] == wanted}
    if which == "latest" and fitting:
        fitting = {max(fitting)}
    return [day if day in fitting else None for day in days]


def a_filter(value: Any) -> str:
    return one_of(value, FILTERS)


def offset_at(moment: int, zone: ZoneInfo) -> timedelta:
    return shown(moment, zone).utcoffset() or timedelta(0)


def same_offset_until(begin: int, end: int, zone: ZoneInfo) -> int:
    """Returns the moment of the first clock change after `begin`, or `end` if no change comes before `end`."""
    offset = offset_at(begin, zone)
    if offset_at(end, zone) == offset:
        return end
    while end - begin > 1:
        middle = (begin + end) // 2
        if offset_at(middle, zone) == offset:
            begin = middle
        else:
            end = middle
    return end


def by_weekday(begin: Fraction, end: Fraction, zone: ZoneInfo) -> List[Fraction]:
    """Returns the number of seconds on each weekday between two moments, Monday first."""
    parts = [Fraction(0)] * 7
    while begin < end:
        clock = shown(int(begin // 1), zone)
        seconds_left = 86400 - (clock.hour * 3600 + clock.minute * 60 + clock.second)
        until = same_offset_until(int(begin // 1), int(begin // 1) + seconds_left, zone)
        stop = min(end, Fraction(until))
        parts[clock.weekday()] += stop - begin
        begin = stop
    return parts


def calendar_weeks(begin: Number, end: Number, zone: ZoneInfo) -> int:
    """Returns the number of calendar weeks (Monday to Sunday) that overlap a period."""
    first, last = day_of(begin, zone), day_of(-(-Fraction(end) // 1) - 1, zone)
    return (last.toordinal() - 1) // 7 - (first.toordinal() - 1) // 7 + 1


def weeks_from(begin: Number, end: Number, zone: ZoneInfo) -> int:
    """Returns how many stretches of 7 calendar days begin in a period; the first stretch begins with the period."""
    clock = shown(begin, zone).replace(tzinfo=None)
    fraction = Fraction(begin) % 1
    weeks = max(1, int((Fraction(end) - Fraction(begin)) // 604800))
    while (clock + timedelta(days=7 * weeks)).replace(tzinfo=zone).timestamp() + fraction < end:
        weeks += 1
    return weeks
