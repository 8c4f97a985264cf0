"""health.reminder: when the daily reminder rings next."""
from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any, Dict

from contract import Options, Readings, a_whole_number_in, member, only
from days import a_zone, clock, moments
from report import a_date

READINGS: Options = {}


def run(input: Any, readings: Readings) -> Dict[str, Any]:
    """REM-1."""
    only(input, ("hour", "minute", "now", "timeZone"))
    hour = a_whole_number_in(member(input, "hour"), 0, 23)
    minute = a_whole_number_in(member(input, "minute"), 0, 59)
    now = a_date(member(input, "now"))
    zone = a_zone(member(input, "timeZone"))
    today = clock(now, zone)
    # The day before too: the clocks may go back over midnight. Each day has such a moment, so tomorrow's is enough.
    ringing = [
        moment
        for days in (-1, 0, 1)
        for moment in moments(datetime(today.year, today.month, today.day, hour, minute) + timedelta(days), zone)
    ]
    return {"next": min(moment for moment in ringing if moment > now)}
