"""scholar.distance: the edit distance."""
from __future__ import annotations

from typing import Any, Dict, Sequence

from contract import Options, Readings, a_text, member

SYMBOL = "scholar.distance.symbol"
#: Grapheme clusters are not in the standard library.
READINGS: Options = {SYMBOL: ("utf16", "scalar")}


def symbols(text: str, symbol: str) -> Sequence[int]:
    """EDI-3: what the text consists of: UTF-16 code units or Unicode scalars, as they are."""
    if symbol == "scalar" or text.isascii():
        return [ord(scalar) for scalar in text]
    return memoryview(text.encode("utf-16-le")).cast("H").tolist()


def edit_distance(a: Sequence[Any], b: Sequence[Any]) -> int:
    """EDI-1: the least number of insertions, deletions and substitutions, by rows of e(i, j)."""
    start, end_a, end_b = 0, len(a), len(b)
    while start < end_a and start < end_b and a[start] == b[start]:  # a common beginning costs nothing
        start += 1
    while end_a > start and end_b > start and a[end_a - 1] == b[end_b - 1]:  # nor does a common end
        end_a -= 1
        end_b -= 1
    a, b = a[start:end_a], b[start:end_b]

    above = list(range(len(b) + 1))  # e(0, j) = j
    for i, symbol in enumerate(a, 1):
        left = i  # e(i, 0) = i
        row = [left]
        diagonal = above[0]
        for j, other in enumerate(b, 1):
            up = above[j]
            if symbol == other:
                left = diagonal
            else:
                least = diagonal if diagonal < up else up
                left = 1 + (least if least < left else left)
            row.append(left)
            diagonal = up
        above = row
    return above[-1]


def run(input: Any, readings: Readings) -> Dict[str, Any]:
    """EDI-1 to EDI-3."""
    a = symbols(a_text(member(input, "a")), readings[SYMBOL])
    b = symbols(a_text(member(input, "b")), readings[SYMBOL])
    return {"distance": edit_distance(a, b)}
