"""What the newer scripts of the scholar family share: the form of a case, and where the cases are written.

    python3 Corpus/origins/scholar_table.py [FOLDER]

writes the cases of scholar.table into Corpus/scholar/table, or into FOLDER/scholar.table to look at first.
"""

import itertools
import sys
from pathlib import Path

sys.dont_write_bytecode = True
from mobility import naming  # noqa: E402
from mobility_accuracy import CORPUS, Numeral, case_line, compact  # noqa: E402

__all__ = ["Cases", "Numeral", "compact", "naming", "SYMBOL", "THRESHOLD", "TOLERANCE"]

SYMBOL, THRESHOLD = "scholar.distance.symbol", "scholar.similarity.threshold"
#: The readings of scholar.similarity, the default first.
TOLERANCE = {SYMBOL: ("utf16", "scalar", "grapheme"), THRESHOLD: ("inclusive", "strict")}


class Cases:
    """The cases of one subsystem, by group. `options` has its readings with their options, the default first."""

    def __init__(self, subsystem, options=None):
        self.subsystem = subsystem
        self.options = options or {}
        self.script = f"Corpus/origins/{subsystem.replace('.', '_')}.py"
        self.groups = {}
        self.slugs = set()
        self.asked = set()  # inputs and readings: what a rule of a script makes again is left out

    def add(
        self,
        group,
        slug,
        clauses,
        given,
        output,
        *,
        by=None,
        computed=None,
        derived=None,
        source=None,
        readings=None,
        basis="decision",
        tags=None,
        note=None,
    ):
        """A case; `output` may be the code of a rejection.

        Its origin: `by` is the working by hand, `computed` names a program and its version, `derived` says from what a
        rule of the script comes, `source` is the section where the example stands.
        """
        assert slug not in self.slugs, slug
        question = compact([given, readings or {}])
        if question in self.asked:
            return
        self.asked.add(question)
        self.slugs.add(slug)
        assert (by is not None) + (computed is not None) + (derived is not None) + (source is not None) == 1, slug
        if computed:
            origin = {"kind": "computed", "by": computed[0], "version": computed[1], "script": self.script}
        elif derived:
            origin = {"kind": "derived", "by": derived, "script": self.script}
        elif source:
            origin = {"kind": "source", "document": "h-index-calculate", "section": source}
        else:
            origin = {"kind": "worked", "by": f"{', '.join(clauses.split())} by hand" + (f": {by}" if by else "")}
        outcome = {"error": {"code": output}} if isinstance(output, str) else {"output": output}
        line = case_line(self.subsystem, slug, clauses, origin, readings, given, outcome, tags, note, basis)
        assert len(line.encode()) < 4096, (slug, len(line))
        self.groups.setdefault(group, []).append(line)

    def spread(self, group, slug, clauses, given, tell, *, otherwise=None, **more):
        """A case for each outcome that the readings allow, with the fewest readings that it has to name.

        `tell(readings)` gives the output under a full choice of readings. `otherwise` is from what the outcomes come
        that are not those of the default, if they come from something else.
        """
        known = {}

        def told(readings):
            key = tuple(readings[name] for name in self.options)
            if key not in known:
                known[key] = tell(readings)
            return known[key]

        usual = {name: each[0] for name, each in self.options.items()}
        matter = {
            name: each
            for name, each in self.options.items()
            if any(told({**usual, name: option}) != told(usual) for option in each)
        }
        seen = set()
        for choice in itertools.product(*matter.values()):
            full = {**usual, **dict(zip(matter, choice))}
            named = naming(self.options, full, told)
            if named is None or compact(named) in seen:
                continue
            seen.add(compact(named))
            suffix = "".join("-" + option.lower() for option in named.values())
            origin = more
            if otherwise and told(full) != told(usual):
                origin = {name: each for name, each in more.items() if name not in ("by", "computed", "source")}
                origin["derived"] = otherwise
            self.add(group, slug + suffix, clauses, given, told(full), readings=named, **origin)

    def write(self):
        if len(sys.argv) > 1:
            folder = Path(sys.argv[1]) / self.subsystem
        else:
            folder = CORPUS.joinpath(*self.subsystem.split("."))
        folder.mkdir(parents=True, exist_ok=True)
        for group, lines in self.groups.items():
            (folder / f"{group}.jsonl").write_text("".join(line + "\n" for line in lines), encoding="utf-8")
        count = sum(map(len, self.groups.values()))
        print(self.subsystem, {group: len(lines) for group, lines in self.groups.items()}, count)
