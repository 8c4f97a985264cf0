#!/usr/bin/env python3
"""Draws random sentences of the project for review: laws, help, messages, comments, test names and pages.

    python3 Scripts/draw_sentences.py --number 100 --seed 7

The script draws the same number of sentences of each kind. The same tree and seed give the same sentences. `plain.py`
decides which parts of a file are prose.
"""
from __future__ import annotations

import argparse
import random
import re
from collections import defaultdict
from functools import lru_cache
from pathlib import Path
from typing import Dict, List, NamedTuple

import plain


class Sentence(NamedTuple):
    """A sentence, with its file and line."""

    path: str
    line: int
    text: str


def kind(path: str, paragraph: plain.Paragraph) -> str:
    """Returns the kind of the sentences of a paragraph."""
    if paragraph.kind != "string":
        return {"comment": "comment", "name": "test name", "page": "page"}[paragraph.kind]
    if path.endswith("+Laws.swift"):
        return "law"
    return "help" if "/Verbs/" in path else "message"


@lru_cache(maxsize=None)
def sentences() -> Dict[str, List[Sentence]]:
    """Returns all sentences of the tree with at least four words, by kind."""
    found: Dict[str, List[Sentence]] = defaultdict(list)
    for path in plain.files([]):
        for paragraph in plain.READERS[Path(path).suffix]((plain.ROOT / path).read_text(encoding="utf-8")):
            for start, end in paragraph.sentences():
                text = paragraph.original[start:end].replace(" \\ ", " ").strip(" |")
                if len(re.findall(r"[A-Za-z]{2,}", text)) >= 4:
                    found[kind(path, paragraph)].append(Sentence(path, paragraph.line(start), text))
    return found


def drawn(number: int, seed: int) -> List[Sentence]:
    """Returns the given number of random sentences, one of each kind in turn."""
    chance = random.Random(seed)
    lists = [chance.sample(one, len(one)) for _, one in sorted(sentences().items())]
    return [lists[at % len(lists)].pop() for at in range(number)]


def main() -> None:
    parser = argparse.ArgumentParser(description="Draws sentences of the project at random.")
    parser.add_argument("--number", type=int, default=100, help="how many sentences; 100 by default")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the draw; 1 by default")
    arguments = parser.parse_args()
    for number, one in enumerate(drawn(arguments.number, arguments.seed), 1):
        print(f"{number:4} {one.path}:{one.line}: {one.text}")


if __name__ == "__main__":
    main()
