#!/usr/bin/env python3
"""Makes a corpus of any size by repeating the short cases of a corpus under new ids.

    python3 Scripts/large_corpus.py COUNT FOLDER [--of CORPUS] [--longest BYTES]

`Benchmarks/scale/scale.py` checks the reference against such corpora, and shows the time and memory that a check needs.
"""

import argparse
import pathlib
import re

HERE = pathlib.Path(__file__).resolve().parent.parent


def short_cases(corpus, longest):
    """Returns the lines of at most `longest` bytes in each case file, by the file's path inside the corpus."""
    files = {}
    for path in sorted(corpus.glob("*/*/*.jsonl")):
        lines = [line for line in path.read_text().split("\n") if 0 < len(line.encode()) <= longest]
        if lines and path.relative_to(corpus).parts[0] != "origins":  # not cases, but records of scripts
            files[path.relative_to(corpus)] = lines
    return files


def make(count, folder, corpus=HERE / "Corpus", longest=600):
    """Writes a corpus of `count` cases with different ids to a folder."""
    files = short_cases(corpus, longest)
    total = sum(map(len, files.values()))
    left = count
    for path, lines in files.items():
        # Each file gets its share of the cases, rounded up, as long as cases are left.
        share = min(left, -(-count * len(lines) // total))
        left -= share
        if share == 0:
            continue
        parts = [re.match(r'(\{"id":"[^"]*)(.*)', line, re.DOTALL).groups() for line in lines]
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        with open(folder / path, "w") as file:
            for number in range(share):
                start, rest = parts[number % len(parts)]
                file.write(f"{start}-copy-{number // len(parts)}{rest}\n")
    return count


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("count", type=int)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--of", type=pathlib.Path, default=HERE / "Corpus", metavar="CORPUS")
    parser.add_argument("--longest", type=int, default=600, metavar="BYTES")
    given = parser.parse_args()
    print(make(given.count, given.folder, given.of, given.longest), "cases in", given.folder)


if __name__ == "__main__":
    main()
