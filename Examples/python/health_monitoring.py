"""health.monitoring: counts the days of monitors with thresholds."""
from __future__ import annotations

from typing import Any, Dict, List, Optional
from zoneinfo import ZoneInfo

from contract import Options, Readings, a_list, a_whole_number_in, an_object, one_of
from days import a_zone, day
from report import LARGEST_INT16, VALUES, Report, a_date, an_importance, reports_of
from single import a_single, mean, written

DAYS_LEFT = "health.monitoring.daysLeft"
READINGS: Options = {DAYS_LEFT: ("atLeastZero", "subtracted")}

MOST_DAYS = 1000


class Monitor:
    def __init__(self, value: Any, zone: ZoneInfo, readings: Readings) -> None:
        given = an_object(value, ("value", "importance", "limit", "startDay", "days"))
        self.value = one_of(given["value"], VALUES)
        self.importance = an_importance(given["importance"])
        self.limit = a_single(given["limit"], 0, LARGEST_INT16)
        self.start_day = a_date(given["startDay"])
        self.days = a_whole_number_in(given["days"], 1, MOST_DAYS)
        self.first = day(self.start_day, zone)
        self.last = self.first  # the day of the monitor's last update
        self.days_left = self.days
        self.goes_below_zero = readings[DAYS_LEFT] == "subtracted"

    def ends_on(self, today: int) -> bool:
        """MON-1: updates a monitor on a day when the app is opened; returns whether the monitor ends on this day."""
        if today <= self.last:
            return False
        had_ended = self.days_left < 1
        self.days_left -= today - self.last
        if not self.goes_below_zero:
            self.days_left = max(self.days_left, 0)
        self.last = today
        return self.days_left < 1 and not had_ended  # MON-2: a monitor ends at most once

    def mean_of(self, reports: List[Report], zone: ZoneInfo) -> Optional[float]:
        """MON-2: the mean over the monitor's days; None if there is no report on these days."""
        values = [
            report.values[self.value]
            for report in sorted(reports, key=lambda report: report.date)
            if self.first < day(report.date, zone) <= self.first + self.days
            and report.importance[self.value] >= self.importance
        ]
        return mean(values) if values else None


def run(input: Any, readings: Readings) -> Dict[str, Any]:
    """MON-1, MON-2."""
    given = an_object(input, ("monitors", "reports", "opens", "timeZone"))
    zone = a_zone(given["timeZone"])
    monitors = [Monitor(one, zone, readings) for one in a_list(given["monitors"])]
    reports = reports_of(given["reports"])
    opens = [a_date(one) for one in a_list(given["opens"])]
    states: List[List[int]] = []
    notifications: List[Dict[str, Any]] = []
    for index, moment in enumerate(opens):
        today = day(moment, zone)
        for monitor in monitors:
            average = monitor.mean_of(reports, zone) if monitor.ends_on(today) else None
            if average is not None and average > monitor.limit:
                notifications.append(
                    {
                        "open": index,
                        "value": monitor.value,
                        "mean": written(average),
                        "limit": written(monitor.limit),
                        "from": monitor.start_day,
                    }
                )
        states.append([monitor.days_left for monitor in monitors])
    return {"states": states, "notifications": notifications}
