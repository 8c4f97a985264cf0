"""health.latest: the report whose values the app shows when it is opened."""
from __future__ import annotations

from typing import Any, Dict

from contract import Options, Readings, an_object
from report import json_of, reports_of

READINGS: Options = {}


def run(input: Any, readings: Readings) -> Dict[str, Any]:
    """LAT-1."""
    reports = reports_of(an_object(input, ("reports",))["reports"])
    if not reports:
        return {}
    reports.reverse()  # so that `max` finds the last of the reports with the latest date
    return {"latest": json_of(max(reports, key=lambda report: report.date))}
