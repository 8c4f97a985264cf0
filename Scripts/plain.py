#!/usr/bin/env python3
"""Checks that the project's prose is plain English: no riddles, no archaic words, no long sentences.

    python3 Scripts/plain.py                    # the whole tree; exit code 1 if anything is found
    python3 Scripts/plain.py README.md Sources  # files and folders
    python3 Scripts/plain.py --count            # counts by rule and by folder, in place of the findings

The script reads Markdown outside code blocks; the comments, string literals and test names of Swift files; and the
docstrings and comments of Python files. Code spans and words in double quotes are data, and are not read.
"""
from __future__ import annotations

import argparse
import ast
import io
import re
import subprocess
import sys
import tokenize
from collections import Counter
from pathlib import Path
from typing import Iterator, List, NamedTuple, Tuple

ROOT = Path(__file__).resolve().parent.parent
Lines = List[Tuple[int, str]]


class Rule(NamedTuple):
    """A pattern of forbidden phrases, and the words to use instead."""

    name: str
    pattern: "re.Pattern[str]"
    instead: str


def rule(name: str, pattern: str, instead: str, flags: int = re.IGNORECASE) -> Rule:
    return Rule(name, re.compile(pattern, flags), instead)


LONGEST = 32  # words of a sentence
PREP = r"(?:about|after|at|before|behind|beside|by|for|from|in|into|of|on|over|to|under|with|within)"
OF = r"of(?: [\w-]+){1,3}"
# Up to four words, none of which begins another clause.
IN_CLAUSE = r"(?: (?!(?:and|but|or|nor|if|unless|that|which|who|where|when|while|since|as|than)\b)[\w’'-]+){0,4} "

RULES = [
    rule("told", r"\btold\b|\btell(?:s|ing)? of\b", "reported, given or said"),
    rule("so many", r"\bso (?:many|few)\b(?! that\b)", "the first `count`, exactly `count`, a given number of"),
    rule("stray", r"\bstrays?\b", "orphan, unexpected"),
    rule("nil where", r"\b(?:nil|none|empty|nothing|absent|0) where\b", "nil if"),
    rule("just", r"\bjust (?:so|the|this|that|those|what|when|where|there|at|for|one|as many|X+|\d+)\b", "exactly"),
    rule("twin", r"\btwins?\b", "duplicate, both"),
    rule("none that", r"\bnone that\b|\bthat of none\b", "not one that"),
    rule("is none", r"(?<!there )\b(?:is|are|was|were) none\b", "is not one, or name the thing"),
    rule("what is not", r"\bwhat (?:cannot|\w+ (?:not|no|none))\b", "the thing's name: a missing file, …"),
    rule("is due", r"\b(?:is|are|was) due\b", "must come, is expected"),
    rule("stands in", r"\b(?:stand|stands|stood) (?:in|at|on|there)\b", "is in"),
    rule("is to be", r"\b(?:is|are|was|were) to (?:be|have|come)\b", "must be, will be, should be"),
    rule("laid at", r"\b(?:laid|lays?) (?:it |them )?at\b", "blamed on"),
    rule("comes of", r"\b(?:comes?|came) of\b", "the result of"),
    rule("but for", r"\bbut for\b", "except for"),
    rule("archaic", r"\b(?:upon|unto|thereof|therein|whence|where(?:by|in|of)|lest|nought)\b", "on, so that, …"),
    rule("which twice", r"\b(?:by|of|in) which\b(?:(?![.!?] ).)*\b(?:by|of|in) which\b", "it in two sentences"),
    rule("nothing but", r"\bnothing but\b|\b(?:all|everything|anything|any|none) but\b", "only, except"),
    rule("anew", r"(?<!-)\banew\b", "again"),
    rule("else", r"(?:\band|\bor|,) else\b", "otherwise"),
    rule("tells", r"\btells? (?:what|which|how|whether|where|when|why|that|of)\b", "reports, says, shows or computes"),
    rule(
        "what for a noun",
        r"^(?:- \w+: )?What (?!if\b)\S+ \S+(?=[^?]*$)|^what (?!if\b)(?:\S+ ){4}(?=[^?]*$)",
        "the noun: the error, the result",
        0,
    ),
    rule(
        "what as a subject",
        r"(?:^|(?<=[.:;!] ))what (?:is|are|was|were|has|had|makes?|comes?|came|can|does|do)\b"
        r"(?: (?!(?:that|which|who|whose|if|where|when|and|or)\b)[\w’'-]+)+?"
        r" (?:is|are|was|were|has|goes|stays|leaves|ends|gives|comes)\b",
        "the thing's name: an invalid line, the saved file",
    ),
    rule(
        "doubled negation",
        rf"\b(?:no|nothing|nobody|never|not|cannot)\b{IN_CLAUSE}(?:no|not|nothing|nobody|never)\b(?!-)"
        rf"|\b(?:not|never|cannot|nothing|nobody)\b{IN_CLAUSE}without\b",
        "it with one negation",
    ),
    rule("three prepositions", rf"\b{PREP} {PREP} {PREP}\b|\b{OF} {OF} of\b", "it with fewer prepositions"),
]


class Finding(NamedTuple):
    """A phrase that a rule forbids."""

    line: int
    rule: str
    phrase: str
    instead: str


class Allowed(NamedTuple):
    """An exception to a rule: patterns for the exempt paths and phrases, and the reason."""

    path: str
    rule: str
    phrase: str
    reason: str

    def allows(self, path: str, finding: Finding) -> bool:
        return bool(re.match(self.path, path) and finding.rule == self.rule and re.search(self.phrase, finding.phrase))


ALLOWED = [
    Allowed(r"Examples/python/README\.md", "long sentence", "X", "a list of readings in a generated table"),
    Allowed(r"docs/stays\.md|Demos/|.*Geofence", "stray", "", "a term: a fix that lies far from its neighbours"),
]


# The parts of a string that are masked: code spans, HTML comments, link targets, addresses, short quotations,
# interpolations.
PARENTHESES = r"\((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*\)"
CODE = re.compile(
    r"``[^`]+``|`[^`]+`|<!--.*?-->|(?<=\])\([^)\s]*\)|https?://\S+|\"[^\"]{1,60}\"|“[^”]{1,60}”|\\" + PARENTHESES
)


def masked(text: str) -> str:
    """Returns a string in which each piece of code is replaced by one word of the same length."""
    return CODE.sub(lambda match: "X" * len(match[0]), text)


class Paragraph:
    """Lines of prose, joined with spaces; in `text`, code, links and quotations are masked.

    The kind of a paragraph is `page`, `comment`, `string` or `name`.
    """

    def __init__(self, lines: Lines, kind: str) -> None:
        self.kind = kind
        self.starts: List[Tuple[int, int]] = []
        text = ""
        for number, line in lines:
            self.starts.append((len(text), number))
            text += line.strip() + " "
        self.original, self.text = text, masked(text)

    def sentences(self) -> Iterator[Tuple[int, int]]:
        """Yields the beginning and the end of each sentence, as offsets in the text of the paragraph."""
        start = 0
        for gap in [*SENTENCE.finditer(self.text), None]:
            end = gap.start() if gap else len(self.text)
            yield start, end
            start = gap.end() if gap else end

    def line(self, offset: int) -> int:
        """Returns the number of the line at an offset in the text of the paragraph."""
        return max(number for start, number in self.starts if start <= offset)


# The beginnings of lines that start a new paragraph.
ITEM = re.compile(r"\s*(?:[-*+]|\d+\.|#+|\|)\s|\s*- Parameters?|\s*\|")


def paragraphs(lines: Lines, kind: str = "comment") -> Iterator[Paragraph]:
    """Yields the paragraphs of Markdown outside code blocks; each cell of a table is a paragraph."""
    part: Lines = []
    fence = ""
    previous = ""
    for number, line in [*lines, (0, "")]:
        mark = re.match(r"\s*(```+|~~~+)", line)
        is_indented = re.match(r"(?:    |\t)\s*\S", line) and not previous.strip() and not fence
        is_code = bool(fence or mark or is_indented or (re.match(r"    |\t", line) and previous == "code"))
        if mark:
            fence = "" if fence and mark[1].startswith(fence) else fence or mark[1]
        if part and (is_code or not line.strip() or ITEM.match(line)):
            yield Paragraph(part, kind)
            part = []
        previous = "code" if is_code and not fence and not mark else line
        if is_code or not line.strip():
            continue
        if line.lstrip().startswith("|"):
            for cell in re.split(r"(?<!\\)\|", line):
                yield Paragraph([(number, cell)], kind)
        else:
            part.append((number, line))


TOKEN = re.compile(
    r"(?P<comment>///?[^\n]*)|/\*.*?\*/"
    r'|(?P<raw>#+)"(?:""(?:.*?)"""(?P=raw)|.*?"(?P=raw))'
    r'|"""(?P<lines>(?:\\.|.)*?)"""'
    rf'|"(?P<string>(?:\\{PARENTHESES}|\\.|[^"\\\n])*)"'
    r"|`(?P<name>[^`\n]* [^`\n]*)`",
    re.DOTALL,
)
# A string literal is prose if it ends like a sentence, or contains no signs of code.
ENDED = re.compile(r"[\w`(][^{}<>]*[.?!]", re.DOTALL)
SIGNS = re.compile(r"[{}<>=|;_$@─\\\[\]]|: ?\d|^[/.-]|\w/\w|\w\.\w")


def is_prose(text: str) -> bool:
    """Returns whether a string literal is a message or a sentence, and not data or code."""
    plain = masked(text)
    words = len(re.findall(r"[A-Za-z]{2,}", plain))
    return words >= 3 and not SIGNS.search(plain) or words >= 5 and bool(ENDED.fullmatch(plain.strip()))


def swift(text: str) -> Iterator[Paragraph]:
    """Yields the comments of a Swift file, its string literals that are prose, and its names in backticks."""
    comment: Lines = []
    string: Lines = []
    end, number, counted = 0, 1, 0
    for match in TOKEN.finditer(text):
        number += text.count("\n", counted, match.start())
        counted, between = match.start(), text[end : match.start()]
        end = match.end()
        if comment and (match["comment"] is None or between.strip() or between.count("\n") > 1):
            yield from paragraphs(comment)
            comment = []
        if string and (match["string"] is None or not re.fullmatch(r"\s*\+\s*", between)):
            if is_prose(" ".join(part for _, part in string)):
                yield Paragraph(string, "string")
            string = []
        if match["comment"] is not None:
            comment.append((number, re.sub(r"^///? ?", "", match["comment"])))
        elif match["string"] is not None:
            string.append((number, match["string"]))
        elif match["name"] is not None:
            yield Paragraph([(number, match["name"])], "name")
        elif match["lines"] is not None:
            lines = enumerate(match["lines"].split("\n"), number)
            for paragraph in paragraphs([(at, line.strip().removesuffix("\\")) for at, line in lines], "string"):
                if is_prose(paragraph.text):
                    yield paragraph
    yield from paragraphs(comment)
    if string and is_prose(" ".join(part for _, part in string)):
        yield Paragraph(string, "string")


def python(text: str) -> Iterator[Paragraph]:
    """Yields the docstrings and the comments of a Python file."""
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    for node in ast.walk(ast.parse(text)):
        docstring = ast.get_docstring(node, clean=False) if isinstance(node, documented) else None
        if docstring:
            first = node.body[0]  # type: ignore[attr-defined]
            indent = " " * first.col_offset
            lines = enumerate(docstring.split("\n"), first.lineno)
            yield from paragraphs([(number, line.removeprefix(indent)) for number, line in lines])
    comment: Lines = []
    is_alone = False
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT and not token.string.startswith("#!"):
            # A comment after code is a paragraph of its own.
            follows_code = bool(token.line[: token.start[1]].strip())
            if comment and (follows_code or is_alone or comment[-1][0] != token.start[0] - 1):
                yield from paragraphs(comment)
                comment = []
            comment.append((token.start[0], re.sub(r"^#+:? ?", "", token.string)))
            is_alone = follows_code
    yield from paragraphs(comment)


def markdown(text: str) -> Iterator[Paragraph]:
    """Yields the paragraphs of a page in Markdown."""
    yield from paragraphs(list(enumerate(re.sub(r"<!--.*?-->", "", text).split("\n"), 1)), "page")


READERS = {".swift": swift, ".py": python, ".md": markdown}
SENTENCE = re.compile(r"(?<!e\.g\.)(?<!i\.e\.)(?<=[.!?])[)”*]*\s+(?=[*\w(“])")


def findings(text: str, suffix: str) -> Iterator[Finding]:
    """Yields all phrases and sentences that break a rule in the text of a file."""
    for paragraph in READERS[suffix](text):
        for rule in RULES:
            for match in rule.pattern.finditer(paragraph.text):
                yield Finding(paragraph.line(match.start()), rule.name, match[0].strip(), rule.instead)
        for start, end in paragraph.sentences():
            sentence = paragraph.text[start:end]
            count = len(re.findall(r"[\w’'-]+", sentence))
            if count > LONGEST:
                phrase = " ".join(sentence.split()[:6]) + " …"
                instead = f"it in sentences of at most {LONGEST} words, not {count}"
                yield Finding(paragraph.line(start), "long sentence", phrase, instead)


def files(paths: List[str]) -> List[str]:
    """Returns the files of the tree that the script reads, as paths from the tree's root."""
    command = ["git", "-C", str(ROOT), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, check=True, stdout=subprocess.PIPE, encoding="utf-8").stdout.split("\0")
    asked = [str(Path(path).resolve().relative_to(ROOT)) for path in paths]
    return [
        path
        for path in listed
        if Path(path).suffix in READERS
        and (ROOT / path).is_file()
        and (not asked or any(one == "." or path == one or path.startswith(one + "/") for one in asked))
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description="Checks that the project's prose is plain English.")
    parser.add_argument("paths", nargs="*", help="files and folders; the whole tree if there is none")
    parser.add_argument("--count", action="store_true", help="print counts by rule and by folder")
    arguments = parser.parse_args()
    rules, folders = Counter(), Counter()
    for path in files(arguments.paths):
        text = (ROOT / path).read_text(encoding="utf-8")
        for one in sorted(set(findings(text, Path(path).suffix))):
            if any(entry.allows(path, one) for entry in ALLOWED):
                continue
            rules[one.rule] += 1
            parts = path.split("/")
            folders["/".join(parts[:2] if parts[0] == "Sources" else parts[:1])] += 1
            if not arguments.count:
                print(f'{path}:{one.line}: "{one.phrase}": say {one.instead}')
    if arguments.count:
        for name, count in [*rules.most_common(), ("", 0), *folders.most_common()]:
            print(f"{count:6} {name}" if name else "")
    sys.exit(1 if rules else 0)


if __name__ == "__main__":
    main()
