"""health.entry: what becomes of a filled-in form."""
from __future__ import annotations

import math
import re
from typing import Any, Dict, Optional, Union

from contract import Number, Options, Readings, Rejection, a_number, a_text, member, only
from report import LARGEST_INT16, SINGLES, VALUES, Report, a_date, json_of
from single import nearest

BOUNDS = "health.entry.bounds"
READINGS: Options = {BOUNDS: ("stated", "shipped")}

DECIMAL = re.compile("[0-9]+(?:[.,][0-9]+)?")
WHOLE = re.compile("[0-9]+")
USUAL_IMPORTANCE = 3


def a_decimal(text: str) -> Optional[float]:
    """ENT-1: comma and point both separate decimals; none where the text is not one number."""
    return nearest(text.replace(",", ".")) if DECIMAL.fullmatch(text) else None


def a_whole(text: str) -> Optional[int]:
    """ENT-2: a whole number of at most 32767."""
    if not WHOLE.fullmatch(text):
        return None
    digits = text.lstrip("0")
    if len(digits) > len(str(LARGEST_INT16)):
        return None
    number = int(digits or "0")
    return number if number <= LARGEST_INT16 else None


def within(value: str, number: Union[int, float], readings: Readings) -> bool:
    """ENT-2: the bounds of each value."""
    if value == "temperature":
        return 33 <= number <= 44
    if value == "weight":
        return 0 < number < math.inf
    bound = 30 if value == "heartRate" else 50
    return number > bound or (number == bound and readings[BOUNDS] == "shipped")


def is_importance(number: Number) -> bool:
    """ENT-3."""
    return number in (1, 2, 3, 4, 5)


def run(input: Any, readings: Readings) -> Dict[str, Any]:
    """ENT-1 to ENT-3."""
    only(input, (*VALUES, "importance", "note", "date"))
    importance = {value: a_number(n) for value, n in only(input.get("importance", {}), VALUES).items()}
    note = a_text(input.get("note", ""))
    date = a_date(member(input, "date"))
    numbers: Dict[str, Union[int, float]] = {}
    invalid = []
    for value in VALUES:  # in form order: each picker stands by its field
        text = a_text(member(input, value))
        number = a_decimal(text) if value in SINGLES else a_whole(text)
        if number is None or not within(value, number, readings):
            invalid.append(value)
        else:
            numbers[value] = number
        if not is_importance(importance.setdefault(value, USUAL_IMPORTANCE)):
            invalid.append(f"importance.{value}")
    if invalid:
        raise Rejection("entry.invalid", fields=invalid)
    return {"report": json_of(Report(date, numbers, {v: int(importance[v]) for v in VALUES}, note or None))}
