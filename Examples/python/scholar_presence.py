"""scholar.presence: the titles that are both on an author's own page and on Scholar."""
from __future__ import annotations

from typing import Any, Dict, List, Tuple

from contract import Options, Readings, Rejection, a_list, a_text, a_whole_number, an_object
from scholar_hindex import h_index
from scholar_similarity import READINGS as SIMILARITY_READINGS
from scholar_similarity import Tolerance, percent_of

MATCH = "scholar.presence.match"
READINGS: Options = {MATCH: ("similar", "equal"), **SIMILARITY_READINGS}


def listed_of(value: Any) -> Tuple[str, str]:
    """Returns the title of a publication on the homepage, and its authors, which do not affect the comparison."""
    given = an_object(value, ("title",), ("authors",))
    return a_text(given["title"]), a_text(given.get("authors", ""))


def publication_of(value: Any) -> Tuple[str, int]:
    given = an_object(value, ("title", "citations"))
    return a_text(given["title"]), a_whole_number(given["citations"])


def run(input: Any, readings: Readings) -> Dict[str, Any]:
    """PRE-1 to PRE-3."""
    given = an_object(input, ("homepage", "publications", "percent"))
    listed = [listed_of(one) for one in a_list(given["homepage"])]
    titles = [title for title, _ in listed]
    publications = [publication_of(one) for one in a_list(given["publications"])]
    tolerance = Tolerance(percent_of(given["percent"]), readings)
    if any(citations < 0 for _, citations in publications):
        raise Rejection("citations.invalid")

    on_page = [tolerance.symbols(title) for title in titles]
    known = [tolerance.symbols(title) for title, _ in publications]
    present = [False] * len(titles)
    kept: List[int] = []
    for index, (text, _) in enumerate(publications):
        if readings[MATCH] == "equal":
            found = [title == text for title in titles]
        else:
            found = [tolerance.similar(title, known[index]) for title in on_page]
        present = [is_there or now for is_there, now in zip(present, found)]  # PRE-1
        if any(found):  # PRE-2
            kept.append(index)
    return {
        "present": present,
        "colours": ["green" if is_there else "red" for is_there in present],
        "kept": kept,
        "h": h_index(sorted((publications[index][1] for index in kept), reverse=True)),
        "found": len(listed),
        "lines": [[title, authors] if authors else [title] for title, authors in listed],  # PRE-3
    }
