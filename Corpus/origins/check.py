#!/usr/bin/env python3
"""Runs the scripts that make cases, each in a new process; prints a table that compares the cases with the corpus.

The exit code is 1 if a case differs from the corpus, is missing or new, or if a script fails. If a module or program
that a script needs is missing, the script counts as not run, not as failed. The table has a separate column for cases
that differ only in the version of the program that computed them.
"""
import re
import subprocess
import sys
from pathlib import Path

COLUMNS = ("made", "in the corpus", "different", "missing", "new", "by another version")
ABSENT = re.compile(r"(?:ModuleNotFoundError: No module named|FileNotFoundError: .* No such file or directory:) '([\w.-]+)'")
FOLDER = Path(__file__).resolve().parent


def counts(script):
    """Runs a script. Returns the counts of the script's cases, or a text that says why there are none; also returns
    False if the script failed, otherwise True."""
    done = subprocess.run([sys.executable, script], capture_output=True, text=True)
    lines = done.stdout.splitlines()
    found = [re.search(rf"(\d+) {column}", lines[-1]) for column in COLUMNS] if lines else [None]
    if all(found):
        print(*lines[:-1], sep="\n", end="\n" if lines[:-1] else "")
        return [each.group(1) for each in found], done.returncode == 0
    absent = ABSENT.search(done.stderr)
    if absent:
        return f"not run: {absent.group(1)} is not installed", True
    return f"failed: {(done.stderr.splitlines() or ['without a word'])[-1]}", False


def makes_cases(path):
    return any(line.startswith("from shared.cases import") for line in path.read_text(encoding="utf-8").splitlines())


def main():
    scripts = [path for path in sorted(FOLDER.glob("*_*.py")) if makes_cases(path)]
    results = {path.name: counts(path) for path in scripts}
    print(f"{'':28}", *(f"{column:>{len(column) + 2}}" for column in COLUMNS))
    for name, (told, _) in results.items():
        cells = told if isinstance(told, str) else " ".join(f"{count:>{len(column) + 2}}" for count, column in zip(told, COLUMNS))
        print(f"{name:28} {cells}")
    sys.exit(0 if all(well for _, well in results.values()) else 1)


if __name__ == "__main__":
    main()
