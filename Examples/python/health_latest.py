"""health.latest: the report whose values are summed up when the app is opened."""
from __future__ import annotations

from typing import Any, Dict

from contract import Options, Readings, a_list, a_text, member, only
from report import Report, a_report, json_of

READINGS: Options = {}


def run(input: Any, readings: Readings) -> Dict[str, Any]:
    """LAT-1."""
    given = a_list(member(only(input, ("reports",)), "reports"))
    reports = [a_report(one, also=("id",)) for one in given]
    names = [{"id": a_text(one["id"])} if "id" in one else {} for one in given]
    if not reports:
        return {}

    def recency(place: int) -> Any:
        """By date; of equal dates the last given."""
        return reports[place].date, place

    latest = max(range(len(reports)), key=recency)
    return {"latest": {**names[latest], **json_of(reports[latest])}}
