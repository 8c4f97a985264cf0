"""Calendar days and clocks of a zone, by Python's zoneinfo, which reads the time zones of the system."""
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
    """What the clocks of the zone show at a moment."""
    return datetime.fromtimestamp(moment, zone).replace(tzinfo=None, fold=0)


def day(moment: int, zone: ZoneInfo) -> int:
    """The calendar day of a moment, counted by date."""
    return clock(moment, zone).toordinal()


def moments(shown: datetime, zone: ZoneInfo) -> List[int]:
    """Every moment at which the clocks show this: two where they go back over it.

    Where they skip it, the moment of the change, which is the first valid one after it.
    """
    earlier, later = (int(shown.replace(tzinfo=zone, fold=fold).timestamp()) for fold in (0, 1))
    found = sorted({moment for moment in (earlier, later) if clock(moment, zone) == shown})
    if found:
        return found
    before, after = later, earlier  # in a gap the fold works the other way round
    while after - before > 1:
        middle = (before + after) // 2
        if clock(middle, zone) < shown:
            before = middle
        else:
            after = middle
    return [after]
