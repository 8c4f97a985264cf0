"""scholar.similarity: how alike two texts are, in percent."""
from __future__ import annotations

from typing import Any, Dict

from contract import Options, Readings, Rejection, a_number, a_text, an_object, is_whole
from scholar_distance import READINGS as DISTANCE_READINGS
from scholar_distance import SYMBOL, edit_distance, symbols

THRESHOLD = "scholar.similarity.threshold"
READINGS: Options = {THRESHOLD: ("inclusive", "strict"), SYMBOL: DISTANCE_READINGS[SYMBOL]}


def percent_of(value: Any) -> int:
    """SIM-3: a whole number from 0 to 100."""
    percent = a_number(value)
    if not is_whole(percent) or not 0 <= percent <= 100:
        raise Rejection("percent.invalid")
    return int(percent)


def run(input: Any, readings: Readings) -> Dict[str, Any]:
    """SIM-1 to SIM-3."""
    given = an_object(input, ("a", "b", "percent"))
    a = symbols(a_text(given["a"]), readings[SYMBOL])
    b = symbols(a_text(given["b"]), readings[SYMBOL])
    percent = percent_of(given["percent"])
    length = max(len(a), len(b))
    alike = length - edit_distance(a, b)
    if length == 0:  # SIM-1: two empty strings are 100, as if one symbol of one were alike
        length = alike = 1
    if readings[THRESHOLD] == "strict":  # SIM-2, in integers
        similar = 100 * alike > percent * length
    else:
        similar = 100 * alike >= percent * length
    return {"similarity": 100 * alike / length, "similar": similar}
