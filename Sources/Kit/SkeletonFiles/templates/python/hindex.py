"""scholar.hindex: the h-index of the checked publications."""

from typing import Any

from contract import Rejection, boolean, integer, items, members


def run(value: Any, readings: dict[str, str]) -> dict[str, Any]:
    """For the input {"publications": [{"citations": 5, "checked": true}, ...]}, returns {"h": 1}."""
    publications = [publication(item) for item in items(members(value, ("publications",))["publications"])]
    # HIX-1d rejects negative citations of unchecked publications too.
    if any(citations < 0 for citations, _ in publications):
        raise Rejection("citations.invalid")
    return {"h": h_index([citations for citations, checked in publications if checked])}


def publication(value: Any) -> tuple[int, bool]:
    given = members(value, ("citations", "checked"))
    return integer(given["citations"]), boolean(given["checked"])


def h_index(citations: list[int]) -> int:
    """HIX-1: the largest h such that h publications have at least h citations each. HIX-2 follows from HIX-1."""
    ranked = sorted(citations, reverse=True)
    return sum(cited >= rank for rank, cited in enumerate(ranked, start=1))
