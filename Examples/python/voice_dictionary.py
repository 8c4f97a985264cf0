"""voice.dictionary: resource files that map spoken expressions to keywords."""
from __future__ import annotations

import re
from typing import Any, Dict, List, NamedTuple, Tuple

from contract import WHITE_SPACE, Options, Readings, Rejection, a_text, any_object, an_object, one_of, words_of

READINGS: Options = {}

KINDS = ("dictionary", "information")
PARTING = " - "
LINE_BREAK = "\n"
BYTE_ORDER_MARK = "\ufeff"

_AROUND = re.compile(f"^[{WHITE_SPACE}]+|[{WHITE_SPACE}]+$")


class Entry(NamedTuple):
    keyword: str
    expressions: List[str]

    def json(self) -> Dict[str, Any]:
        return {"keyword": self.keyword, "expressions": self.expressions}


def compared(expression: str) -> str:
    """DIC-4: returns the form of an expression for comparisons that ignore case."""
    return expression.lower()


def normal(expression: str) -> str:
    """DIC-4: returns an expression trimmed at both ends, with one space in place of each run of white space inside."""
    return " ".join(words_of(expression))


def keyword_and_rest(line: str) -> Tuple[str, str]:
    """DIC-3: the parts before and after the first ` - ` that has text on its left; empty without such a ` - `."""
    at = line.find(PARTING)
    while at >= 0:
        keyword = _AROUND.sub("", line[:at])
        if keyword:
            return (LINE_BREAK if keyword == "\\n" else keyword), line[at + len(PARTING) :]
        at = line.find(PARTING, at + 1)
    return "", ""


class Resource:
    """The entries of a resource file that come from the lines read so far."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.entries: List[Entry] = []
        self.by_keyword: Dict[str, Entry] = {}
        self.keyword_of: Dict[str, str] = {}  # for each expression in lower case

    def take(self, number: int, line: str) -> None:
        keyword, rest = keyword_and_rest(line)
        expressions = [normal(rest)] if self.kind == "information" else [normal(one) for one in rest.split(",")]
        if not keyword or not all(expressions):
            raise Rejection("resource.malformed", line=number)
        if self.kind == "information":  # DIC-6: DIC-5 does not apply
            self.entries.append(Entry(keyword, expressions))
        else:
            self.join(number, keyword, expressions)

    def join(self, number: int, keyword: str, expressions: List[str]) -> None:
        """DIC-5."""
        if keyword not in self.by_keyword:
            self.by_keyword[keyword] = Entry(keyword, [])
            self.entries.append(self.by_keyword[keyword])
        for expression in expressions:
            owner = self.keyword_of.get(compared(expression))
            if owner is None:
                self.keyword_of[compared(expression)] = keyword
                self.by_keyword[keyword].expressions.append(expression)
            elif owner != keyword:
                raise Rejection("resource.ambiguous", line=number, expression=expression)


def read(text: str, kind: str = "dictionary") -> List[Entry]:
    """DIC-2 to DIC-6: the entries of a resource file."""
    resource = Resource(kind)
    if text.startswith(BYTE_ORDER_MARK):
        text = text[1:]
    for number, line in enumerate(text.split("\n"), start=1):
        line = line[:-1] if line.endswith("\r") else line
        if words_of(line):  # DIC-2: blank lines are allowed
            resource.take(number, line)
    return resource.entries


def run(input: Any, readings: Readings) -> Dict[str, Any]:
    """DIC-1 to DIC-6."""
    given = an_object(input, ("language", "name", "files"), ("kind",))
    language, name = a_text(given["language"]), a_text(given["name"])
    kind = one_of(given.get("kind", KINDS[0]), KINDS)
    files = {a_text(file): a_text(text) for file, text in any_object(given["files"]).items()}
    for file in (f"{language}_{name}.txt", f"en_{name}.txt"):  # DIC-1
        if file in files:
            return {"file": file, "entries": [entry.json() for entry in read(files[file], kind)]}
    raise Rejection("resource.missing")
