"""Numbers of single precision (binary32), kept as the double that is the same number."""
from __future__ import annotations

import math
import struct
from decimal import Decimal
from typing import Any, Iterable, Iterator, Union

from contract import Numeral, a_number, malformed


def rounded(double: float) -> float:
    """The nearest Float to a double, ties to even; infinite where it is too large."""
    try:
        return struct.unpack("<f", struct.pack("<f", double))[0]
    except OverflowError:
        return math.copysign(math.inf, double)


def neighbours(single: float) -> Iterator[float]:
    """The Floats beside a positive one."""
    (bits,) = struct.unpack("<I", struct.pack("<f", single))
    for beside in (bits - 1, bits + 1):
        if beside >= 0:
            yield struct.unpack("<f", struct.pack("<I", beside))[0]


def nearest(text: str) -> float:
    """The nearest Float to the number that an unsigned text writes.

    By way of a double alone one is wrong where the double happens to lie halfway between two Floats and the number does
    not: the last word is that of the exact number.
    """
    guess = rounded(float(text))
    if math.isinf(guess):
        return guess
    exact = Decimal(text)
    for beside in neighbours(guess):
        middle = Decimal((guess + beside) / 2)  # exact: one bit more than a Float has
        if (beside > guess and exact > middle) or (beside < guess and exact < middle):
            return beside
    return guess


def a_single(value: Any, least: float, most: float) -> float:
    """A JSON number read as a Float, within bounds that hold for the Float."""
    number = a_number(value)
    text = number.text if isinstance(number, Numeral) else repr(number)
    single = -nearest(text[1:]) if text.startswith("-") else nearest(text)
    if not least <= single <= most:
        raise malformed()
    return single


def written(single: float) -> float:
    """The double whose shortest text is the shortest decimal that reads back as this Float."""
    for digits in range(1, 9):
        shorter = float(f"{single:.{digits}g}")
        if rounded(shorter) == single:
            return shorter
    return float(f"{single:.9g}")


def mean(values: Iterable[Union[int, float]]) -> float:
    """The Float nearest to their mean, in doubles, added one after the other.

    Not `sum`: since Python 3.12 it makes up for what is lost on the way.
    """
    total, count = 0.0, 0
    for value in values:
        total += value
        count += 1
    return rounded(total / count)
