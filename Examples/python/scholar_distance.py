"""scholar.distance: the edit distance."""
from __future__ import annotations

from typing import Any, Dict, Sequence

from contract import Options, Readings, a_text, an_object

SYMBOL = "scholar.distance.symbol"
#: Python's standard library cannot find grapheme clusters, so the option for them is missing.
READINGS: Options = {SYMBOL: ("utf16", "scalar")}


def symbols(text: str, symbol: str) -> Sequence[int]:
    """EDI-3: the UTF-16 code units or the Unicode scalars of a string, without normalisation."""
    if symbol == "scalar" or text.isascii():
        return [ord(scalar) for scalar in text]
    return memoryview(text.encode("utf-16-le")).cast("H").tolist()


def edit_distance(a: Sequence[Any], b: Sequence[Any]) -> int:
    """EDI-1: the least number of insertions, deletions and substitutions, computed in columns of e(i, j).

    Neighbours in a column differ by at most one, so a column is kept as two long integers. The bits of `up` mark the
    rows where e grows by one, those of `down` the rows where e falls by one (Myers 1999, in the form of Hyyrö 2003).
    A Python integer can have a bit for each symbol of `a`, so each symbol of `b` costs only a few operations.
    """
    if not a:
        return len(b)  # e(0, j) = j
    places: Dict[Any, int] = {}
    for i, symbol in enumerate(a):
        places[symbol] = places.get(symbol, 0) | 1 << i
    rows = (1 << len(a)) - 1
    last = 1 << (len(a) - 1)
    up, down, distance = rows, 0, len(a)  # e(i, 0) = i
    for symbol in b:
        equal = places.get(symbol, 0)
        same = ((equal & up) + up ^ up) | equal | down  # the rows i where e(i, j) = e(i - 1, j - 1)
        right = down | rows & ~(same | up)  # the rows where e grows from one column to the next
        left = up & same  # the rows where e falls from one column to the next
        if right & last:
            distance += 1
        elif left & last:
            distance -= 1
        right = right << 1 | 1
        up = rows & (left << 1 | ~(same | right))
        down = rows & right & same
    return distance


def run(input: Any, readings: Readings) -> Dict[str, Any]:
    """EDI-1 to EDI-3."""
    given = an_object(input, ("a", "b"))
    a = symbols(a_text(given["a"]), readings[SYMBOL])
    b = symbols(a_text(given["b"]), readings[SYMBOL])
    return {"distance": edit_distance(a, b)}
