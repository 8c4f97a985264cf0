"""Single-precision numbers (binary32), each kept as the double with the same value."""
from __future__ import annotations

import math
import re
import struct
from decimal import Decimal
from typing import Any, Iterable, Optional, Union

from contract import Numeral, a_number, malformed
from decimals import exact, power

#: The number of significant bits of a Float, and the least exponent that its last bit can have.
BITS, LEAST_EXPONENT = 24, -149

#: This many digits suffice to compare any string with the midpoint of two Floats, which has at most 112 digits.
ENOUGH_DIGITS = 200

_HEXADECIMAL = re.compile(
    r"([+-]?)0[xX](?:([0-9a-fA-F]+)(?:\.([0-9a-fA-F]*))?|\.([0-9a-fA-F]+))(?:[pP]([+-]?)([0-9]+))?"
)


def rounded(double: float) -> float:
    """Returns the Float nearest to a double, ties to even; infinite if the double is too large."""
    try:
        return struct.unpack("<f", struct.pack("<f", double))[0]
    except OverflowError:
        return math.copysign(math.inf, double)


def quotient(above: int, below: int) -> float:
    """Returns the Float nearest to a positive quotient, ties to even; infinite if the quotient is too large."""
    exponent = max(above.bit_length() - below.bit_length() - BITS, LEAST_EXPONENT)
    while True:
        whole, rest = divmod(above << max(-exponent, 0), below << max(exponent, 0))
        if whole < 1 << BITS:
            break
        exponent += 1
    half = (below << max(exponent, 0)) - 2 * rest  # negative if the quotient is above the midpoint of two Floats
    if half < 0 or (half == 0 and whole % 2 == 1):
        whole += 1
    single = math.ldexp(whole, exponent)
    return single if single < 2.0**128 else math.inf


def nearest(text: str) -> Optional[float]:
    """Returns the Float nearest to the decimal in a string, rounded only once; None if the string is invalid."""
    number = exact(text)
    if number is None:
        return None
    digits, exponent = number.digits, number.exponent
    if not digits or exponent < -50:
        single = 0.0
    elif exponent > 50:
        single = math.inf
    else:
        if len(digits) > ENOUGH_DIGITS:
            digits = digits[:ENOUGH_DIGITS] + "1"  # the dropped digits are not all 0
        exponent -= len(digits)
        single = quotient(int(digits) * 10 ** max(exponent, 0), 10 ** max(-exponent, 0))
    return -single if number.is_negative else single


def nearest_hexadecimal(text: str) -> Optional[float]:
    """Returns the Float nearest to a hexadecimal number such as 0x1.8p5; None if the string is invalid."""
    found = _HEXADECIMAL.fullmatch(text)
    if found is None:
        return None
    sign, whole, fraction, lone_fraction, exponent_sign, digits = found.groups(default="")
    number = int(whole + fraction + lone_fraction, 16)
    exponent = power(exponent_sign, digits) - 4 * (len(fraction) + len(lone_fraction))
    if number == 0 or number.bit_length() + exponent < -200:
        single = 0.0
    elif number.bit_length() + exponent > 200:
        single = math.inf
    else:
        single = quotient(number << max(exponent, 0), 1 << max(-exponent, 0))
    return -single if sign == "-" else single


def a_single(value: Any, least: float, most: float) -> float:
    """Returns a JSON number as a Float; a Float outside the bounds is malformed."""
    a_number(value)
    single = nearest(value.text if isinstance(value, Numeral) else repr(value))
    if single is None or not least <= single <= most:
        raise malformed()
    return single


def written(single: float) -> float:
    """Returns the double whose shortest string is the shortest decimal that reads back as the given Float."""
    if single == 0 or math.isinf(single):
        return single
    for digits in range(8):
        text = f"{single:.{digits}e}"  # the nearest string with `digits` digits after the point
        if nearest(text) == single:
            return float(text)
        # Above a power of two, Floats are twice as far apart as below it. So even if the nearest string does not read
        # back as this Float, the second nearest string may.
        near = Decimal(text)
        step = Decimal((0, (1,), near.as_tuple().exponent))  # type: ignore[arg-type]
        text = str(near - step if near > Decimal(single) else near + step)
        if nearest(text) == single:
            return float(text)
    return float(f"{single:.8e}")


def mean(values: Iterable[Union[int, float]]) -> float:
    """Returns the Float nearest to the mean of values, which are added one after the other in doubles.

    The function does not use `sum`, which compensates rounding errors since Python 3.12.
    """
    total, count = 0.0, 0
    for value in values:
        total += value
        count += 1
    return rounded(total / count)
