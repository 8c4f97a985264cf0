"""Decimal numbers of any length, exactly as they are written, without the rounding of a double."""
from __future__ import annotations

import re
from typing import NamedTuple, Optional, Tuple

#: The form of a decimal: an optional sign, digits on at least one side of an optional point, and an optional exponent.
#: JSON allows only some of these decimals.
_DECIMAL = re.compile(r"([+-]?)(?:([0-9]+)(?:\.([0-9]*))?|\.([0-9]+))(?:[eE]([+-]?)([0-9]+))?")

#: The maximum number of digits in an exponent; a longer exponent counts as 10**LONGEST_EXPONENT. The function `int`
#: refuses more than 4300 digits.
LONGEST_EXPONENT = 4000

#: A character that is greater than all digits.
_END = "~"
_COMPLEMENTS = str.maketrans("0123456789", "9876543210")


class Exact(NamedTuple):
    """The number 0.DIGITS times 10**exponent. The digits neither begin nor end with 0; zero has no digits."""

    is_negative: bool
    digits: str
    exponent: int

    def order(self) -> Tuple[int, int, str]:
        """Returns a key that orders numbers by their exact values."""
        if not self.digits:
            return (0, 0, "")
        if self.is_negative:
            return (-1, -self.exponent, self.digits.translate(_COMPLEMENTS) + _END)
        return (1, self.exponent, self.digits)


def power(sign: str, digits: str) -> int:
    """Returns the value of an exponent; a very long exponent counts as 10**LONGEST_EXPONENT, with its sign."""
    digits = digits.lstrip("0") or "0"
    number = int(digits) if len(digits) <= LONGEST_EXPONENT else 10**LONGEST_EXPONENT
    return -number if sign == "-" else number


def exact(text: str) -> Optional[Exact]:
    """Returns the number in a string; None if the string is not exactly one decimal number."""
    found = _DECIMAL.fullmatch(text)
    if found is None:
        return None
    sign, whole, fraction, lone_fraction, exponent_sign, exponent = found.groups(default="")
    digits = (whole + fraction + lone_fraction).lstrip("0")
    places = len(fraction) + len(lone_fraction)
    return Exact(sign == "-", digits.rstrip("0"), len(digits) - places + power(exponent_sign, exponent))
