"""scholar.similarity: how alike two strings are, in percent."""
from __future__ import annotations

from typing import Any, Dict, Sequence

from contract import Options, Readings, Rejection, a_number, a_text, an_object, is_whole
from scholar_distance import READINGS as DISTANCE_READINGS
from scholar_distance import SYMBOL, edit_distance, symbols

THRESHOLD = "scholar.similarity.threshold"
READINGS: Options = {THRESHOLD: ("inclusive", "strict"), SYMBOL: DISTANCE_READINGS[SYMBOL]}


def percent_of(value: Any) -> int:
    """SIM-3: returns the percentage, which must be a whole number from 0 to 100."""
    percent = a_number(value)
    if not is_whole(percent) or not 0 <= percent <= 100:
        raise Rejection("percent.invalid")
    return int(percent)


class Tolerance:
    """Decides whether two strings are similar: SIM-2 for one percentage, under the selected readings."""

    def __init__(self, percent: int, readings: Readings) -> None:
        self.percent = percent
        self.strict = readings[THRESHOLD] == "strict"
        self.symbol = readings[SYMBOL]

    def symbols(self, text: str) -> Sequence[int]:
        return symbols(text, self.symbol)

    def allows(self, alike: int, length: int) -> bool:
        """SIM-2, in integers: whether `alike` equal symbols suffice if the longer string has `length` symbols."""
        if length == 0:  # SIM-1: two empty strings are 100 % similar, like two equal strings of one symbol
            alike = length = 1
        return 100 * alike > self.percent * length if self.strict else 100 * alike >= self.percent * length

    def similar(self, a: Sequence[int], b: Sequence[int]) -> bool:
        """Returns whether two strings, given as symbols, are similar."""
        length = max(len(a), len(b))
        # If the lengths alone show that the strings are not similar, no distance is computed.
        return self.allows(min(len(a), len(b)), length) and self.allows(length - edit_distance(a, b), length)


def similarity_of(a: Sequence[int], b: Sequence[int]) -> float:
    """SIM-1, in percent."""
    length = max(len(a), len(b))
    return 100 * (length - edit_distance(a, b)) / length if length else 100


def run(input: Any, readings: Readings) -> Dict[str, Any]:
    """SIM-1 to SIM-3."""
    given = an_object(input, ("a", "b", "percent"))
    a = symbols(a_text(given["a"]), readings[SYMBOL])
    b = symbols(a_text(given["b"]), readings[SYMBOL])
    tolerance = Tolerance(percent_of(given["percent"]), readings)
    return {"similarity": similarity_of(a, b), "similar": tolerance.similar(a, b)}
