"""scholar.matching: finds all pairs of similar titles in two lists."""
from __future__ import annotations

from typing import Any, Dict, List

from contract import Readings, an_object, texts_of
from scholar_similarity import READINGS, Tolerance, percent_of, similarity_of

__all__ = ["READINGS", "run"]


def run(input: Any, readings: Readings) -> Dict[str, Any]:
    """MAT-1."""
    given = an_object(input, ("left", "right", "percent"))
    left, right = texts_of(given["left"]), texts_of(given["right"])
    tolerance = Tolerance(percent_of(given["percent"]), readings)
    columns = [tolerance.symbols(text) for text in right]
    pairs: List[List[Any]] = []
    for i, text in enumerate(left):
        row = tolerance.symbols(text)
        for j, column in enumerate(columns):
            if tolerance.similar(row, column):
                pairs.append([i, j, similarity_of(row, column)])
    return {"pairs": pairs}
