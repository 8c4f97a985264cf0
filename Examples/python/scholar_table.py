"""scholar.table: the list of publications on the screen, and the changes that taps make."""
from __future__ import annotations

from typing import Any, Dict, List, NamedTuple

from contract import Options, Readings, Rejection, a_list, a_text, a_whole_number, an_object
from scholar_colouring import colours_of
from scholar_hindex import Publication, h_index, ranked

READINGS: Options = {}


class Row(NamedTuple):
    title: str
    authors: str
    year: int  # 0 if the year is unknown
    citations: int


def a_row(value: Any) -> Row:
    given = an_object(value, ("title", "authors", "citations"), ("year",))
    year = a_whole_number(given.get("year", 0))
    return Row(a_text(given["title"]), a_text(given["authors"]), year, a_whole_number(given["citations"]))


def shown(rows: List[Row], checked: List[bool]) -> Dict[str, Any]:
    """TAB-2: returns the screen after a change."""
    publications = [Publication(row.citations, is_checked) for row, is_checked in zip(rows, checked)]
    return {
        "h": f"H-INDEX: {h_index(ranked(publications))}",
        "found": len(rows),
        "rows": [
            {
                "title": row.title,
                "authors": row.authors,
                "year": str(row.year) if row.year else "",
                "quoted": f"Quoted: {row.citations}",
                "checked": is_checked,
                "colour": colour,
            }
            for row, is_checked, colour in zip(rows, checked, colours_of(publications))
        ],
    }


def run(input: Any, readings: Readings) -> Dict[str, Any]:
    """TAB-1, TAB-2."""
    given = an_object(input, ("publications", "taps"), ("name",))
    name = {"name": a_text(given["name"])} if "name" in given else {}
    rows = [a_row(one) for one in a_list(given["publications"])]
    taps = [a_whole_number(one) for one in a_list(given["taps"])]
    if any(row.citations < 0 for row in rows):
        raise Rejection("citations.invalid")
    if not all(0 <= tap < len(rows) for tap in taps):
        raise Rejection("row.outOfRange")
    rows.sort(key=lambda row: -row.citations)  # TAB-1: ties keep the given order
    checked = [True] * len(rows)
    states = [shown(rows, checked)]
    stored = []
    for tap in taps:
        checked[tap] = not checked[tap]
        stored.append({"row": tap, "checked": checked[tap]})
        states.append(shown(rows, checked))
    return {**name, "states": states, "stored": stored}
