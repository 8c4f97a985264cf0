"""scholar.hindex: the h-index of the checked publications."""
from __future__ import annotations

from typing import Any, Dict, List, NamedTuple

from contract import Options, Readings, Rejection, a_flag, a_list, a_whole_number, an_object

READINGS: Options = {}


class Publication(NamedTuple):
    citations: int
    checked: bool


def a_publication(value: Any) -> Publication:
    given = an_object(value, ("citations", "checked"))
    return Publication(a_whole_number(given["citations"]), a_flag(given["checked"]))


def publications_of(input: Any) -> List[Publication]:
    """HIX-1: negative citations of a publication, checked or not, are rejected as `citations.invalid`."""
    publications = [a_publication(one) for one in a_list(an_object(input, ("publications",))["publications"])]
    if any(publication.citations < 0 for publication in publications):
        raise Rejection("citations.invalid")
    return publications


def ranked(publications: List[Publication]) -> List[int]:
    """The citations of the checked publications, in descending order."""
    return sorted((publication.citations for publication in publications if publication.checked), reverse=True)


def h_index(citations: List[int]) -> int:
    """HIX-1: the largest h such that h of the citations are at least h; the citations must be in descending order."""
    h = 0
    while h < len(citations) and citations[h] >= h + 1:
        h += 1
    return h


def run(input: Any, readings: Readings) -> Dict[str, Any]:
    """HIX-1, HIX-2."""
    return {"h": h_index(ranked(publications_of(input)))}
