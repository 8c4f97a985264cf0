"""Shared by all subsystems: the rejections, and the functions that read the members of an input."""
from __future__ import annotations

import math
import re
from typing import Any, Dict, List, Mapping, Tuple, Union

from decimals import exact

Readings = Mapping[str, str]
Options = Mapping[str, Tuple[str, ...]]
Number = Union[int, float]

#: The characters with Unicode's property White_Space. `str.split()` and `\s` are wrong here: they also split at U+001C
#: to U+001F.
WHITE_SPACE = "\t-\r \x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000"
_WORD = re.compile(f"[^{WHITE_SPACE}]+")

#: The greatest integer n such that doubles can represent every integer up to n + 1 exactly.
LARGEST_INTEGER = 9007199254740991


class Numeral(float):
    """A number with a point or an exponent, as a double that keeps its text."""

    def __new__(cls, text: str) -> "Numeral":
        numeral = super().__new__(cls, text)
        numeral.text = text
        return numeral

    text: str


class Rejection(Exception):
    """An error that is part of the contract, e.g. `Rejection("citations.invalid")`, with its details if it has any."""

    def __init__(self, code: str, **details: Any) -> None:
        super().__init__(code)
        self.code = code
        self.details = details


def malformed() -> Rejection:
    """Returns the rejection for an input that does not have the shape required by its subsystem."""
    return Rejection("input.malformed")


def words_of(text: str) -> List[str]:
    """Returns the words of a text: the parts between white space."""
    return _WORD.findall(text)


def an_object(value: Any, needed: Tuple[str, ...], optional: Tuple[str, ...] = ()) -> Dict[str, Any]:
    """Returns the value if it is an object with all required members, and otherwise only optional members."""
    if not isinstance(value, dict):
        raise malformed()
    known = len(needed)
    for name in needed:
        if name not in value:
            raise malformed()
    for name in optional:
        if name in value:
            known += 1
    if known != len(value):
        raise malformed()
    return value


def any_object(value: Any) -> Dict[str, Any]:
    """Returns the value if it is an object; its members may have any names."""
    if not isinstance(value, dict):
        raise malformed()
    return value


def kind_of(value: Any, kinds: Tuple[str, ...]) -> str:
    """Returns the kind of an object, which decides which other members the object has."""
    if not isinstance(value, dict):
        raise malformed()
    return one_of(value.get("kind"), kinds)


def a_list(value: Any) -> List[Any]:
    if not isinstance(value, list):
        raise malformed()
    return value


def a_text(value: Any) -> str:
    """Returns the value if it is a string of Unicode scalars; half a surrogate pair is invalid."""
    if not isinstance(value, str):
        raise malformed()
    if not value.isascii():
        try:
            value.encode("utf-8")
        except UnicodeEncodeError:
            raise malformed() from None
    return value


def one_of(value: Any, names: Tuple[str, ...]) -> str:
    if not isinstance(value, str) or value not in names:
        raise malformed()
    return value


def a_flag(value: Any) -> bool:
    if not isinstance(value, bool):
        raise malformed()
    return value


def a_number(value: Any) -> Number:
    """Returns a double, which may be infinite (1e400); a small integer may stay an `int` with the same value."""
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise malformed()
    if isinstance(value, int) and abs(value) > LARGEST_INTEGER:
        return float(value)
    return value


def is_whole(value: Number) -> bool:
    """Returns whether a number is whole as it is written: 1.0 is; infinity and 3.00000000000000000001 are not."""
    if not math.isfinite(value) or value != math.floor(value):
        return False
    number = exact(value.text) if isinstance(value, Numeral) else None
    return number is None or len(number.digits) <= max(number.exponent, 0)


def a_whole_number(value: Any) -> int:
    value = a_number(value)
    if not is_whole(value) or abs(value) > LARGEST_INTEGER:
        raise malformed()
    return int(value)


def a_whole_number_in(value: Any, least: int, greatest: int = LARGEST_INTEGER) -> int:
    whole = a_whole_number(value)
    if not least <= whole <= greatest:
        raise malformed()
    return whole


def texts_of(value: Any) -> List[str]:
    """Returns the value if it is an array of strings; otherwise the input is malformed."""
    return [a_text(one) for one in a_list(value)]
