"""health.filter: the reports in which a value is important."""
from __future__ import annotations

from typing import Any, Dict

from contract import Options, Readings, a_list, a_text, member, one_of, only
from report import VALUES, Report, a_report, an_importance

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
    only(input, ("reports", "value", "importance"))
    value = one_of(member(input, "value"), ("none", *VALUES))
    importance = an_importance(member(input, "importance"))
    reports = [(a_text(member(one, "id")), a_report(one, also=("id",))) for one in a_list(member(input, "reports"))]
    return {"ids": [id for id, report in reports if is_kept(report, value, importance, readings)]}
