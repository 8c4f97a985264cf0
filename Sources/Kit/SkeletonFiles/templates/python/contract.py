"""Rejections, and functions that read the members of an input; all subsystems share them."""

from decimal import Decimal
from typing import Any

#: Every language can represent all integers up to this limit exactly.
LARGEST_INTEGER = 2**53 - 1


class Rejection(Exception):
    """An error that is part of the contract, such as Rejection("citations.invalid")."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Malformed(Rejection):
    """The input does not have the shape that its subsystem declares."""

    def __init__(self) -> None:
        super().__init__("input.malformed")


class Digits(float):
    """A double that also stores its original text, because the double nearest to 3.00000000000000000001 is 3."""

    def __new__(cls, text: str) -> "Digits":
        number = super().__new__(cls, text)
        number.text = text
        return number

    text: str


def members(value: Any, needed: tuple[str, ...], optional: tuple[str, ...] = ()) -> dict[str, Any]:
    """Returns the value, which must be an object with all needed members, perhaps some optional ones, and no others."""
    if not isinstance(value, dict) or not set(needed) <= value.keys() <= {*needed, *optional}:
        raise Malformed
    return value


def items(value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise Malformed
    return value


def boolean(value: Any) -> bool:
    if not isinstance(value, bool):
        raise Malformed
    return value


def decimal(value: Any) -> Decimal:
    """Returns a number with all its digits, so that 37.00000000000000000001 is not 37."""
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise Malformed
    try:
        return Decimal(value.text if isinstance(value, Digits) else value)
    except ArithmeticError:  # the exponent of the number has 20 digits or more
        raise Malformed from None


def integer(value: Any) -> int:
    """Returns a whole number, in whichever form it is written: 3, 3.0 and 30e-1 are the same."""
    number = decimal(value)
    if not -LARGEST_INTEGER <= number <= LARGEST_INTEGER or number != int(number):
        raise Malformed
    return int(number)
