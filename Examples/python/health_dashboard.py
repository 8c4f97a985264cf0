"""health.dashboard: all reports at a glance."""
from __future__ import annotations

from typing import Any, Dict

from contract import Options, Readings, an_object
from report import VALUES, reports_of, shown
from single import mean, written

READINGS: Options = {}


def run(input: Any, readings: Readings) -> Dict[str, Any]:
    """DAS-1."""
    reports = reports_of(an_object(input, ("reports",))["reports"])
    reports.sort(key=lambda report: report.date)  # oldest first
    series = {value: [report.values[value] for report in reports] for value in VALUES}
    output: Dict[str, Any] = {"count": len(reports)}
    if reports:
        output["means"] = {value: written(mean(series[value])) for value in VALUES}
    output["series"] = {value: [shown(value, number) for number in series[value]] for value in VALUES}
    return output
