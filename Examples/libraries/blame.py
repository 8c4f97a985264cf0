#!/usr/bin/env python3
"""For each fault in table.toml, compares the broken laws that a run names with the laws that a person named.

    python3 Examples/libraries/blame.py [NAME …]    # the table by family, then each fault whose laws differ

The member `laws` of a fault contains the laws that a person chose before reading any diagnosis. A run is right if the
laws below its line "behaves as if one law were broken" include a law in `laws`. If a run has no such line, the laws
that it lists as broken must include a law in `laws`. The cases are right if most failing cases of the fault name a law
in `laws`. The column `alone` counts the faults for which most failing cases name laws, and only laws in `laws`. If a
run or its cases name laws that are not in `laws`, the member `blame` gives the reason.
"""
import argparse
import fnmatch
import os
import re
import shutil
import sys
from collections import Counter
from dataclasses import dataclass, field

from libraries import LIBRARIES, Fault
from record import PROJECT, pins
from table import checked, counted, installed, known_of

FAMILIES = {"scholar": "distances", "health": "reminders", "voice": "notations", "learning.question": "paths",
            "learning.archive": "archives", "mobility": "tiles", "numbers": "numbers"}


@dataclass
class Blamed:
    """A fault, and the broken laws that a run names for it."""
    library: object
    fault: Fault
    line: tuple = ()  # The laws below the line "behaves as if one law were broken".
    listed: tuple = ()  # The laws that the run lists as broken.
    cases: list = field(default_factory=list)  # The broken laws of each failing case of the fault.

    @property
    def family(self):
        return next(name for start, name in FAMILIES.items() if self.library.subsystems[0].startswith(start))

    def most(self, holds):
        return 2 * sum(bool(holds(laws)) for laws in self.cases) > len(self.cases)

    @property
    def by_run(self):
        return bool(set(self.fault.laws) & set(self.line or self.listed))

    @property
    def by_case(self):
        return self.most(lambda laws: laws & set(self.fault.laws))

    @property
    def alone(self):
        return self.most(lambda laws: laws and laws <= set(self.fault.laws))

    @property
    def unnamed(self):
        return not self.by_case and self.most(lambda laws: not laws)


def blamed(library, assay, python):
    """Runs a library's adapter, and returns the laws that the run names for each fault of the library."""
    lines, text = checked(library, assay, python, None)
    return [Blamed(library, fault, behaves(text), tuple(lines[-1]["laws"]), cases_of(library, fault, lines))
            for fault in library.of(Fault)]


def behaves(text):
    """Returns the laws that a run names below its line "behaves as if one law were broken"."""
    laws, below = [], False
    for line in text.splitlines():
        below = "behaves as if one law were broken" in line or below and line.startswith("  ")
        laws += re.findall(r"^  ([A-Z]{3}-\d+[a-z])\b", line) if below else []
    return tuple(laws)


def cases_of(library, fault, lines):
    known = [entry for entry, label in known_of(library)[1].items() if label == fault.label]
    return [{breach["law"] for breach in line.get("breaches", [])} for line in lines
            if counted(library, line) and any(fnmatch.fnmatchcase(line["case"], entry) for entry in known)]


COLUMNS = ("faults", "without a law", "without a case", "as if one law", "right by the run", "right by the cases",
           "alone", "no law named", "wrong")


def table(found):
    """Returns the table: a row for each family, and a row with the sums."""
    lines = ["| family | " + " | ".join(COLUMNS) + " |", "|---" + "|---:" * len(COLUMNS) + "|"]
    families = [name for name in dict.fromkeys(FAMILIES.values()) if any(one.family == name for one in found)]
    for name in [*families, "all"]:
        figures = counts([one for one in found if name in (one.family, "all")])
        lines.append(f"| {name} | " + " | ".join(map(str, figures)) + " |")
    return "\n".join(lines)


def counts(found):
    """Returns a row of the table as numbers; the columns after the third count only faults with a law and a case."""
    lawful = [one for one in found if one.fault.laws]
    asked = [one for one in lawful if one.cases]
    wrong = [one for one in asked if not one.by_case and not one.unnamed]
    return (len(found), len(found) - len(lawful), len(lawful) - len(asked), sum(bool(one.line) for one in asked),
            sum(one.by_run for one in asked), sum(one.by_case for one in asked), sum(one.alone for one in asked),
            sum(one.unnamed for one in asked), len(wrong))


def described(one):
    """Returns a line with the laws that a person, a run and its cases name for a fault, and why these laws differ."""
    named = Counter(" ".join(sorted(laws)) or "no law" for laws in one.cases).most_common(3)
    cases = ", ".join(f"{laws} in {count}" for laws, count in named)
    listed = " ".join(one.listed) if len(one.listed) < 8 else f"{len(one.listed)} laws"
    run = f"as if {' or '.join(one.line)} were broken" if one.line else f"lists {listed}"
    return (f"- {one.library.name}, {one.fault.label}: the person names {' '.join(one.fault.laws)}, the run {run}, "
            f"the cases {cases}. {one.fault.blame}").rstrip()


def arguments():
    parser = argparse.ArgumentParser(description="Compares what runs blame for real faults with what a person names.")
    parser.add_argument("names", nargs="*", help="only these libraries")
    parser.add_argument("--all", action="store_true", help="describe the faults that are blamed right, too")
    parser.add_argument("--assay", default=str(PROJECT / ".build" / "release" / "assay"), help="the program")
    parser.add_argument("--python", default=sys.executable, help="the Python that has the libraries")
    given = parser.parse_args()
    given.python = os.path.abspath(shutil.which(given.python) or given.python)
    unknown = set(given.names) - {library.name for library in LIBRARIES}
    if unknown:
        parser.error(f"no such library in table.toml: {', '.join(sorted(unknown))}")
    return given


def main():
    given, pinned, found, left = arguments(), pins(), [], []
    for library in LIBRARIES:
        if not library.of(Fault) or given.names and library.name not in given.names:
            continue
        if not library.adapter:
            found += [Blamed(library, fault) for fault in library.of(Fault)]
        elif installed(library.package, given.python) == pinned[library.package.lower()]:
            found += blamed(library, given.assay, given.python)
        else:
            left.append(library.name)
    print(table(found))
    asked = [one for one in found if one.fault.laws and one.cases]
    other = [one for one in asked if given.all or not (one.by_run and one.by_case)]
    print("\n".join(["", *map(described, other)]) if other else "\nEach is blamed right.")
    if left:
        print(f"\nleft out, since it is not installed in its pinned version: {', '.join(left)}")
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main())
