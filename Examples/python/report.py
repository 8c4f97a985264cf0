"""Reports of the health family: four values at a moment, each with an importance."""
from __future__ import annotations

import math
from typing import Any, Dict, List, NamedTuple, Optional, Tuple, Union

from contract import a_list, a_number, a_text, a_whole_number_in, an_object, malformed
from single import a_single, written

#: The values in the order of the form.
VALUES = ("temperature", "weight", "heartRate", "glycemia")
SINGLES = ("temperature", "weight")
LARGEST_INT16 = 32767

FIRST_DATE, LAST_DATE = 946684800, 1767225599  # 2000 to 2025

MEMBERS = ("date", *VALUES, "importance")

#: The maximum weight of an input in kilograms: the greatest single-precision number in its shortest spelling.
GREATEST_SINGLE = 3.4028235e38


class Report(NamedTuple):
    date: int
    values: Dict[str, Union[int, float]]
    importance: Dict[str, int]
    note: Optional[str] = None


def a_date(value: Any) -> int:
    return a_whole_number_in(value, FIRST_DATE, LAST_DATE)


def an_importance(value: Any) -> int:
    return a_whole_number_in(value, 1, 5)


def a_weight(value: Any) -> float:
    """Returns a weight as a Float that is more than 0; the given number must be at most `GREATEST_SINGLE`."""
    weight = a_single(value, 0, math.inf)
    if weight == 0 or a_number(value) > GREATEST_SINGLE:
        raise malformed()
    return weight


def a_note(value: Any) -> str:
    note = a_text(value)
    if not note:
        raise malformed()
    return note


def a_report(value: Any, also: Tuple[str, ...] = (), optional: Tuple[str, ...] = ()) -> Report:
    """Returns a report of the input; `also` and `optional` name further members, which the caller reads."""
    given = an_object(value, MEMBERS + also, ("note",) + optional)
    importance = an_object(given["importance"], VALUES)
    return Report(
        date=a_date(given["date"]),
        values={
            "temperature": a_single(given["temperature"], 33, 44),
            "weight": a_weight(given["weight"]),
            "heartRate": a_whole_number_in(given["heartRate"], 30, LARGEST_INT16),
            "glycemia": a_whole_number_in(given["glycemia"], 50, LARGEST_INT16),
        },
        importance={name: an_importance(importance[name]) for name in VALUES},
        note=a_note(given["note"]) if "note" in given else None,
    )


def reports_of(value: Any) -> List[Report]:
    return [a_report(one) for one in a_list(value)]


def named_reports_of(value: Any) -> List[Tuple[str, Report]]:
    """Returns the reports of the input, each with its id."""
    reports = [a_report(one, also=("id",)) for one in a_list(value)]
    return [(a_text(one["id"]), report) for one, report in zip(value, reports)]


def shown(value: str, number: Union[int, float]) -> Union[int, float]:
    """Returns a value of a report as it appears in an output."""
    return written(number) if value in SINGLES else number


def json_of(report: Report) -> Dict[str, Any]:
    output: Dict[str, Any] = {"date": report.date}
    for value in VALUES:
        output[value] = shown(value, report.values[value])
    output["importance"] = dict(report.importance)
    if report.note is not None:
        output["note"] = report.note
    return output
