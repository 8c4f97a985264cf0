"""The loop that all contenders in Python share: it takes one turn for each line of standard input."""
import sys
import time
from array import array
from typing import Callable, List, Tuple


def columns(path: str, number: int) -> List[array]:
    with open(path, "rb") as file:
        numbers = array("d")
        numbers.frombytes(file.read())
    if sys.byteorder == "big":
        numbers.byteswap()
    size = len(numbers) // number
    return [numbers[i * size : (i + 1) * size] for i in range(number)]


def take(units: int, work: Callable[[], object], least: float = 0.1) -> None:
    """Repeats the work for at least `least` seconds in each turn, and writes the time per unit in ns and the result."""
    for _ in sys.stdin:
        done, start, found = 0, time.process_time(), None
        while done == 0 or time.process_time() - start < least:
            found = work()
            done += 1
        print((time.process_time() - start) * 1e9 / done / units, found, flush=True)
