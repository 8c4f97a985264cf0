"""Reads and writes columns of numbers as the contenders use them: little-endian doubles, one column after the other."""
import sys
from array import array
from typing import Iterable


def write(path: str, columns: Iterable[Iterable[float]]) -> None:
    with open(path, "wb") as file:
        for column in columns:
            numbers = array("d", column)
            if sys.byteorder == "big":
                numbers.byteswap()
            numbers.tofile(file)
