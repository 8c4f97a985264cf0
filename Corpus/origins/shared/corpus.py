"""The corpus as it is: the folder, and the lines of a subsystem."""
import json
from pathlib import Path

from shared.line import Numeral, compact

CORPUS = Path(__file__).resolve().parent.parent.parent


def folder(subsystem):
    return CORPUS.joinpath(*subsystem.split("."))


def lines(subsystem):
    """The lines of all groups of a subsystem."""
    for path in sorted(folder(subsystem).glob("*.jsonl")):
        yield from filter(None, path.read_text(encoding="utf-8").split("\n"))


def read(line):
    """A line as a value, its numbers as they are written."""
    return json.loads(line, parse_int=Numeral, parse_float=Numeral)


def question(given, readings):
    """What a case asks, to tell whether another asks the same."""
    return compact([given, readings])
