"""The corpus as it is: its folder, the cases of a subsystem, what a case asks."""
import json
from pathlib import Path

from shared.line import Numeral, compact

CORPUS = Path(__file__).resolve().parent.parent.parent


def folder(subsystem):
    return CORPUS.joinpath(*subsystem.split("."))


def cases(subsystem):
    """The cases of a subsystem, numbers as they are written, each with its line."""
    for path in sorted(folder(subsystem).glob("*.jsonl")):
        for line in filter(None, path.read_text(encoding="utf-8").split("\n")):
            yield json.loads(line, parse_int=Numeral, parse_float=Numeral), line


def question(given, readings):
    """The input and readings of a case as a text, which another case with the same question has too."""
    return compact([given, readings])
