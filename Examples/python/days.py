"""Computes the days and the clock times of a zone with Python's zoneinfo, which reads the time zones of the system."""
from __future__ import annotations

from datetime import datetime
from typing import Any, List
from zoneinfo import ZoneInfo

from contract import one_of

ZONES = (
    "UTC",
    "Europe/Rome",
    "Europe/London",
    "Atlantic/Azores",
    "America/New_York",
    "America/Los_Angeles",
    "America/St_Johns",
    "America/Sao_Paulo",
    "Asia/Kolkata",
    "Asia/Kathmandu",
    "Asia/Tokyo",
    "Australia/Sydney",
    "Australia/Lord_Howe",
    "Pacific/Auckland",
    "Pacific/Chatham",
    "Pacific/Kiritimati",
    "Pacific/Pago_Pago",
)


def a_zone(value: Any) -> ZoneInfo:
    return ZoneInfo(one_of(value, ZONES))


def clock(moment: int, zone: ZoneInfo) -> datetime:
    """Returns the time that the clocks of a zone show at a moment."""
    return datetime.fromtimestamp(moment, zone).replace(tzinfo=None, fold=0)


def day(moment: int, zone: ZoneInfo) -> int:
    """Returns the calendar day of a moment in a zone, as the ordinal number of its date."""
    return clock(moment, zone).toordinal()


def by_fold(shown: datetime, zone: ZoneInfo) -> List[int]:
    """Returns a time's moments under the offsets before and after the clock change that skips or repeats the time."""
    return [int(shown.replace(tzinfo=zone, fold=fold).timestamp()) for fold in (0, 1)]


def moments(shown: datetime, zone: ZoneInfo) -> List[int]:
    """Returns every moment when the clocks show a time: two if the clocks repeat the time, none if they skip it."""
    return sorted({moment for moment in by_fold(shown, zone) if clock(moment, zone) == shown})


def change_over(shown: datetime, zone: ZoneInfo) -> int:
    """Returns the moment when the clocks skip a time: the first moment when they show a later time."""
    after, before = by_fold(shown, zone)  # the first moment is after the change, the second before it
    while after - before > 1:
        middle = (before + after) // 2
        if clock(middle, zone) < shown:
            before = middle
        else:
            after = middle
    return after


def shifted_over(shown: datetime, zone: ZoneInfo) -> int:
    """Moves a skipped time forward by the length of the gap, and returns the moment of the new time."""
    return by_fold(shown, zone)[0]
