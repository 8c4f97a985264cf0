"""What the newer scripts of all families share: which readings a case names, the form of a case, and where cases go."""
import itertools
import sys
from pathlib import Path

sys.dont_write_bytecode = True
from mobility_accuracy import CORPUS, case_line, compact  # noqa: E402


def naming(options, full, tell):
    """The readings that a case has to name, of those in `full`: the fewest such that every other may be any option, one
    at a time, and each of which matters. None at all if there is no such choice.

    `options` has the options of each reading, the default first; `tell(readings)` gives the outcome.
    """
    usual = {name: each[0] for name, each in options.items()}
    output = tell({**usual, **full})
    for count in range(len(options) + 1):
        for names in itertools.combinations(options, count):
            base = {**usual, **{name: full.get(name, usual[name]) for name in names}}
            if tell(base) != output:
                continue
            matters = {name: any(tell({**base, name: option}) != output for option in options[name])
                for name in options}
            if all(matters[name] == (name in names) for name in options):
                return {name: base[name] for name in names}
    return None


class Cases:
    """The cases of one subsystem, by group. A family says of which document it is, and what else is its own."""

    #: The document of the family.
    document = None

    def __init__(self, subsystem, script=None):
        self.subsystem = subsystem
        self.script = f"Corpus/origins/{script or subsystem.replace('.', '_')}.py"
        self.groups = {}
        self.slugs = set()
        self.asked = set()  # inputs and readings: what a rule of a script makes again is left out

    def outcome(self, output):
        """The outcome as a line has it; a text is the code of a rejection."""
        return {"error": {"code": output}} if isinstance(output, str) else {"output": output}

    def stated(self, slug, clauses, basis):
        """The basis, if the line has to state it."""
        return basis

    def most(self, tags):
        """How many bytes a line may have."""
        return 4096

    def add(self, group, slug, clauses, given, output, *, by=None, computed=None, derived=None, source=None,
            readings=None, basis="decision", tags=None, note=None):
        """A case; `output` may be a rejection.

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
            origin = {"kind": "source", "document": self.document, "section": source}
        else:
            origin = {"kind": "worked", "by": f"{', '.join(clauses.split())} by hand" + (f": {by}" if by else "")}
        line = case_line(self.subsystem, slug, clauses, origin, readings, given, self.outcome(output), tags, note,
                         self.stated(slug, clauses, basis))
        assert len(line.encode()) < self.most(tags), (slug, len(line))
        self.groups.setdefault(group, []).append(line)

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
