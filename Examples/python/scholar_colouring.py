"""scholar.colouring: the publications that count for the h-index, and ties of which only a part counts (limbo)."""
from __future__ import annotations

from typing import Any, Dict, List

from contract import Options, Readings
from scholar_hindex import Publication, h_index, publications_of, ranked

READINGS: Options = {}

#: COL-3.
RGB = {"green": "99FF66", "grey": "AAAAAA", "red": "FF9999"}


def colours_of(publications: List[Publication]) -> List[str]:
    """COL-1, COL-2: returns the colour of each publication."""
    citations = ranked(publications)
    h = h_index(citations)
    if h == 0:  # COL-2
        return ["red"] * len(publications)
    c = citations[h - 1]  # the citations of the last contributing publication
    n = citations.count(c)  # the number of publications with c citations
    m = citations[:h].count(c)  # how many of these n publications contribute
    last = "green" if m == n else "grey"  # COL-1

    def colour(publication: Publication) -> str:
        if publication.checked and publication.citations > c:
            return "green"
        if publication.checked and publication.citations == c:
            return last
        return "red"

    return [colour(publication) for publication in publications]


def run(input: Any, readings: Readings) -> Dict[str, Any]:
    """COL-1 to COL-3."""
    publications = publications_of(input)
    colours = colours_of(publications)
    return {
        "h": h_index(ranked(publications)),
        "colours": colours,
        "rgb": [RGB[colour] for colour in colours],
    }
