"""health.edit: changes a report of the diary."""
from __future__ import annotations

from typing import Any, Dict

import health_entry
import health_merge
from contract import Options, Readings, Rejection, a_text, an_object
from days import a_zone
from health_merge import Entry, added, newest_first
from report import json_of, named_reports_of

#: The readings for checking the changed report, and for merging it with another report of the same day.
READINGS: Options = {**health_entry.READINGS, **health_merge.READINGS}


def run(input: Any, readings: Readings) -> Dict[str, Any]:
    """EDT-1."""
    given = an_object(input, ("reports", "id", "form", "timeZone"))
    diary = [Entry(report, id=id) for id, report in named_reports_of(given["reports"])]
    id = a_text(given["id"])
    form = health_entry.a_form(given["form"])
    zone = a_zone(given["timeZone"])
    place = next((place for place, entry in enumerate(diary) if entry.id == id), None)
    if place is None:
        raise Rejection("report.unknown")
    new = diary.pop(place)._replace(report=health_entry.report_of(form, readings))  # ENT-1 to ENT-3
    diary = added(diary, new, zone, readings)  # MER-1: merged with another report of the same day
    return {"reports": [{"id": entry.id, **json_of(entry.report)} for entry in newest_first(diary)]}
