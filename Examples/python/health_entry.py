"""health.entry: turns a filled-in form into a report, or rejects it."""
from __future__ import annotations

import math
import re
from typing import Any, Dict, List, NamedTuple, Optional, Union

from contract import Number, Options, Readings, Rejection, a_number, a_text, an_object, is_whole
from report import LARGEST_INT16, SINGLES, VALUES, Report, a_date, json_of
from single import nearest, nearest_hexadecimal

BOUNDS = "health.entry.bounds"
NUMBER = "health.entry.number"
READINGS: Options = {BOUNDS: ("stated", "shipped"), NUMBER: ("plain", "shipped")}

PLAIN = re.compile("[0-9]+(?:[.,][0-9]+)?")
WHOLE = re.compile("[0-9]+")
USUAL_IMPORTANCE = 3


class Form(NamedTuple):
    """The contents of a form as the user left them."""

    texts: Dict[str, str]
    importance: Dict[str, Number]
    note: str
    date: int


def a_form(value: Any) -> Form:
    given = an_object(value, (*VALUES, "date"), ("importance", "note"))
    importance = an_object(given.get("importance", {}), (), VALUES)
    return Form(
        texts={name: a_text(given[name]) for name in VALUES},
        importance={name: a_number(number) for name, number in importance.items()},
        note=a_text(given.get("note", "")),
        date=a_date(given["date"]),
    )


def a_decimal(text: str, readings: Readings) -> Optional[float]:
    """ENT-1: returns a number with a comma or a point before its decimals; None if the string is not a number.

    The option `shipped` accepts what Swift's `Float(text)` accepts, except infinity and NaN.
    """
    if readings[NUMBER] == "plain" and not PLAIN.fullmatch(text):
        return None
    text = text.replace(",", ".")
    number = nearest(text)
    return nearest_hexadecimal(text) if number is None else number


def a_whole(text: str) -> Optional[int]:
    """ENT-2: returns a whole number of at most 32767; None if the string is not such a number."""
    if not WHOLE.fullmatch(text):
        return None
    digits = text.lstrip("0")
    if len(digits) > len(str(LARGEST_INT16)):
        return None
    number = int(digits or "0")
    return number if number <= LARGEST_INT16 else None


def within(value: str, number: Union[int, float], readings: Readings) -> bool:
    """ENT-2: returns whether a number is within the bounds of a value such as `weight`."""
    if value == "temperature":
        return 33 <= number <= 44
    if value == "weight":
        return 0 < number < math.inf
    bound = 30 if value == "heartRate" else 50
    return number > bound or (number == bound and readings[BOUNDS] == "shipped")


def is_importance(number: Number) -> bool:
    """ENT-3: returns whether a number is a whole number from 1 to 5."""
    return is_whole(number) and 1 <= number <= 5


def report_of(form: Form, readings: Readings) -> Report:
    """ENT-1 to ENT-3: turns a form into a report, or rejects the form and names all its invalid fields."""
    numbers: Dict[str, Union[int, float]] = {}
    importance: Dict[str, int] = {}
    invalid: List[str] = []
    for value in VALUES:  # in the order of the form: each importance follows its value
        text = form.texts[value]
        number = a_decimal(text, readings) if value in SINGLES else a_whole(text)
        if number is None or not within(value, number, readings):
            invalid.append(value)
        else:
            numbers[value] = number
        given = form.importance.get(value, USUAL_IMPORTANCE)
        if is_importance(given):
            importance[value] = int(given)
        else:
            invalid.append(f"importance.{value}")
    if invalid:
        raise Rejection("entry.invalid", fields=invalid)
    return Report(form.date, numbers, importance, form.note or None)


def run(input: Any, readings: Readings) -> Dict[str, Any]:
    """ENT-1 to ENT-3."""
    return {"report": json_of(report_of(a_form(input), readings))}
