"""The corpus in this project's tree: its folder, the cases of a subsystem, and a string that identifies the input and
readings of a case."""
import json
from pathlib import Path

from shared.line import Numeral, compact

CORPUS = Path(__file__).resolve().parent.parent.parent


def folder(subsystem):
    return CORPUS.joinpath(*subsystem.split("."))


def cases(subsystem):
    """Yields each case of a subsystem and the line of the case; numbers stay exactly as they are written."""
    for path in sorted(folder(subsystem).glob("*.jsonl")):
        for line in filter(None, path.read_text(encoding="utf-8").split("\n")):
            yield json.loads(line, parse_int=Numeral, parse_float=Numeral), line


def question(given, readings):
    """Returns a string for the input and readings of a case; cases with the same input and readings have the same
    string."""
    return compact([given, readings])
