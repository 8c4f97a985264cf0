"""health.merge: keeps one report a day."""
from __future__ import annotations

from typing import Any, Dict, List, NamedTuple, Optional, Union
from zoneinfo import ZoneInfo

from contract import Options, Readings, a_list, a_whole_number_in, an_object
from days import a_zone, day
from report import SINGLES, VALUES, Report, a_report, json_of
from single import rounded

MEAN = "health.merge.mean"
ROUNDING = "health.merge.rounding"
NOTE = "health.merge.note"
READINGS: Options = {
    MEAN: ("pairwise", "running"),
    ROUNDING: ("truncate", "nearest"),
    NOTE: ("both", "shipped"),
}

MOST_ENTRIES = 10000


class Entry(NamedTuple):
    """A report of the diary, its id, and the number of entered reports that were merged into the report."""

    report: Report
    entries: Optional[int] = None
    id: Optional[str] = None


def an_entry(value: Any) -> Entry:
    report = a_report(value, optional=("entries",))
    return Entry(report, a_whole_number_in(value["entries"], 1, MOST_ENTRIES) if "entries" in value else None)


def merged_value(value: str, weight: int, old: Any, new: Any, readings: Readings) -> Union[int, float]:
    """MER-1: the weighted mean of an old and a new value."""
    if value in SINGLES:
        return rounded((float(weight) * old + new) / (weight + 1))
    total, count = weight * old + new, weight + 1
    if readings[ROUNDING] == "nearest":
        return (2 * total + count) // (2 * count)  # rounds a half up
    return total // count


def merged_note(old: Optional[str], new: Optional[str], readings: Readings) -> Optional[str]:
    """MER-2: returns the note of a merged report; if one of the two notes is absent, the other is kept."""
    if old is None or new is None:
        return new if old is None else old
    return f"{old}\n{new}" if readings[NOTE] == "both" else old


def merged(old: Entry, new: Report, readings: Readings) -> Entry:
    entries = old.entries or 1
    weight = entries if readings[MEAN] == "running" else 1
    report = old.report._replace(
        values={v: merged_value(v, weight, old.report.values[v], new.values[v], readings) for v in VALUES},
        importance={v: max(old.report.importance[v], new.importance[v]) for v in VALUES},  # MER-2
        note=merged_note(old.report.note, new.note, readings),
    )
    return old._replace(report=report, entries=entries + 1)


def added(diary: List[Entry], new: Entry, zone: ZoneInfo, readings: Readings) -> List[Entry]:
    """MER-1: merges a report with the first report of the same day, or adds the report if the day has none."""
    today = day(new.report.date, zone)
    for index, old in enumerate(diary):
        if day(old.report.date, zone) == today:
            return [*diary[:index], merged(old, new.report, readings), *diary[index + 1 :]]
    return [*diary, new]


def newest_first(diary: List[Entry]) -> List[Entry]:
    """MER-2: returns the newest reports first; reports of the same date keep their order."""
    return sorted(diary, key=lambda entry: entry.report.date, reverse=True)


def json_of_entry(entry: Entry) -> Dict[str, Any]:
    output = json_of(entry.report)
    if entry.entries is not None:
        output["entries"] = entry.entries
    return output


def run(input: Any, readings: Readings) -> Dict[str, Any]:
    """MER-1, MER-2."""
    given = an_object(input, ("reports", "new", "timeZone"))
    diary: List[Entry] = [an_entry(one) for one in a_list(given["reports"])]
    new = a_report(given["new"])
    zone = a_zone(given["timeZone"])
    diary = newest_first(added(diary, Entry(new), zone, readings))
    return {"reports": [json_of_entry(entry) for entry in diary]}
