"""What every subsystem shares: how it refuses an input, and how it reads the members of one."""

from typing import Any

#: The largest size up to which every integer is exact in every language.
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


def member(value: Any, name: str) -> Any:
    """A member that must be there."""
    if not isinstance(value, dict) or name not in value:
        raise Malformed
    return value[name]


def items(value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise Malformed
    return value


def boolean(value: Any) -> bool:
    if not isinstance(value, bool):
        raise Malformed
    return value


def integer(value: Any) -> int:
    """A whole number, however it is written: 3, 3.0 and 30e-1 are the same."""
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise Malformed
    if abs(value) > LARGEST_INTEGER or value != int(value):
        raise Malformed
    return int(value)
