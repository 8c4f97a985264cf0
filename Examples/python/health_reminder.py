"""health.reminder: when the daily reminder rings next."""
from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any, Dict, List
from zoneinfo import ZoneInfo

from contract import Options, Readings, a_whole_number_in, an_object
from days import a_zone, change_over, clock, moments, shifted_over
from report import a_date

SKIPPED = "health.reminder.skipped"
REPEATED = "health.reminder.repeated"
READINGS: Options = {
    SKIPPED: ("firstValid", "shifted", "none"),
    REPEATED: ("both", "first", "second"),
}


def rings(shown: datetime, zone: ZoneInfo, readings: Readings) -> List[int]:
    """REM-1: the moments of a day when the reminder rings."""
    found = moments(shown, zone)
    if not found:
        if readings[SKIPPED] == "none":
            return []
        return [change_over(shown, zone) if readings[SKIPPED] == "firstValid" else shifted_over(shown, zone)]
    if readings[REPEATED] == "both":
        return found
    return found[:1] if readings[REPEATED] == "first" else found[-1:]


def run(input: Any, readings: Readings) -> Dict[str, Any]:
    """REM-1."""
    given = an_object(input, ("hour", "minute", "now", "timeZone"))
    hour = a_whole_number_in(given["hour"], 0, 23)
    minute = a_whole_number_in(given["minute"], 0, 59)
    now = a_date(given["now"])
    zone = a_zone(given["timeZone"])
    today = clock(now, zone)
    # The day before must be tried too: the clocks may go back over midnight. Of three days in a row, at least one has a
    # moment with this time, since no zone skips three days.
    shown = datetime(today.year, today.month, today.day, hour, minute)
    ringing = [moment for days in (-1, 0, 1, 2) for moment in rings(shown + timedelta(days), zone, readings)]
    return {"next": min(moment for moment in ringing if moment > now)}
