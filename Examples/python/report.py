"""Reports of the health family: four values of a moment, each of some importance."""
from __future__ import annotations

import math
from typing import Any, Dict, List, NamedTuple, Optional, Tuple, Union

from contract import a_list, a_text, a_whole_number_in, malformed, member, only
from single import a_single, written

#: In the order of the form.
VALUES = ("temperature", "weight", "heartRate", "glycemia")
SINGLES = ("temperature", "weight")
LARGEST_INT16 = 32767

FIRST_DATE, LAST_DATE = 946684800, 1767225599  # 2000 to 2025

MEMBERS = ("date", *VALUES, "importance", "note")


class Report(NamedTuple):
    date: int
    values: Dict[str, Union[int, float]]
    importance: Dict[str, int]
    note: Optional[str] = None


def a_date(value: Any) -> int:
    return a_whole_number_in(value, FIRST_DATE, LAST_DATE)


def an_importance(value: Any) -> int:
    return a_whole_number_in(value, 1, 5)


def a_report(value: Any, also: Tuple[str, ...] = ()) -> Report:
    """A report, which may have some members more that its caller reads."""
    only(value, MEMBERS + also)
    weight = a_single(member(value, "weight"), 0, math.inf)
    note = a_text(value["note"]) if "note" in value else None
    if weight == 0 or math.isinf(weight) or note == "":
        raise malformed()
    importance = only(member(value, "importance"), VALUES)
    return Report(
        date=a_date(member(value, "date")),
        values={
            "temperature": a_single(member(value, "temperature"), 33, 44),
            "weight": weight,
            "heartRate": a_whole_number_in(member(value, "heartRate"), 30, LARGEST_INT16),
            "glycemia": a_whole_number_in(member(value, "glycemia"), 50, LARGEST_INT16),
        },
        importance={name: an_importance(member(importance, name)) for name in VALUES},
        note=note,
    )


def reports_of(input: Any) -> List[Report]:
    return [a_report(one) for one in a_list(member(input, "reports"))]


def shown(value: str, number: Union[int, float]) -> Union[int, float]:
    """A value as it stands in an output."""
    return written(number) if value in SINGLES else number


def json_of(report: Report) -> Dict[str, Any]:
    output: Dict[str, Any] = {"date": report.date}
    for value in VALUES:
        output[value] = shown(value, report.values[value])
    output["importance"] = dict(report.importance)
    if report.note is not None:
        output["note"] = report.note
    return output
