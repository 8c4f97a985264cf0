"""health.filter: the reports in which a value is important."""
from __future__ import annotations

from typing import Any, Dict

from contract import Options, Readings, an_object, one_of
from report import VALUES, Report, an_importance, named_reports_of

MATCH = "health.filter.match"
READINGS: Options = {MATCH: ("atLeast", "equal")}


def is_kept(report: Report, value: str, importance: int, readings: Readings) -> bool:
    """FIL-1."""
    if value == "none":
        return True
    if readings[MATCH] == "equal":
        return report.importance[value] == importance
    return report.importance[value] >= importance


def run(input: Any, readings: Readings) -> Dict[str, Any]:
    """FIL-1."""
    given = an_object(input, ("reports", "value", "importance"))
    value = one_of(given["value"], ("none", *VALUES))
    importance = an_importance(given["importance"])
    reports = named_reports_of(given["reports"])
    return {"ids": [id for id, report in reports if is_kept(report, value, importance, readings)]}
