"""What the scripts of the rest of the voice family share: the form of a case, and where the cases are written.

    python3 Corpus/origins/voice_dictionary.py [FOLDER]

writes the cases of voice.dictionary into Corpus/voice/dictionary, or into FOLDER/voice.dictionary to look at first.
"""
import itertools
import subprocess
import sys
from pathlib import Path

sys.dont_write_bytecode = True
from mobility_accuracy import CORPUS, Numeral, compact  # noqa: E402

__all__ = ["Cases", "Error", "Numeral", "compact", "naming", "output_of"]


class Error(dict):
    """A rejection: its code and its details."""


def output_of(command, given=""):
    """What an outside program writes."""
    done = subprocess.run(command, input=given.encode(), stdout=subprocess.PIPE, check=True)
    return done.stdout.decode()


def naming(options, full, tell):
    """The readings that a case has to name, of those in `full`: the fewest such that every other may be any option, one
    at a time, and each of which matters. None if there is no such choice.

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
    """The cases of one subsystem, by group."""

    def __init__(self, subsystem, script=None):
        self.subsystem = subsystem
        self.script = f"Corpus/origins/{script or subsystem.replace('.', '_')}.py"
        self.groups = {}
        self.slugs = set()
        self.asked = set()  # inputs and readings: what a rule of a script makes again is left out

    def add(self, group, slug, clauses, given, output, *, by=None, computed=None, derived=None, source=None,
            readings=None, basis="decision", tags=None, note=None):
        """A case; `output` may be an `Error`.

        Its origin: `by` is the working by hand, `computed` names a program and its version, `derived` says from what a
        rule of the script comes, `source` is the section where the example stands.
        """
        question = compact([given, readings or {}])
        if question in self.asked:
            return
        self.asked.add(question)
        assert slug not in self.slugs, slug
        self.slugs.add(slug)
        assert (by is not None) + (computed is not None) + (derived is not None) + (source is not None) == 1, slug
        if computed:
            origin = {"kind": "computed", "by": computed[0], "version": computed[1], "script": self.script}
        elif derived:
            origin = {"kind": "derived", "by": derived, "script": self.script}
        elif source:
            origin = {"kind": "source", "document": "mobile-sand", "section": source}
        else:
            origin = {"kind": "worked", "by": f"{', '.join(clauses.split())} by hand" + (f": {by}" if by else "")}
        line = {"id": f"{self.subsystem}/{slug}", "clauses": clauses.split(), "origin": origin, "basis": basis,
                "readings": readings or {}, "input": given,
                **({"error": dict(output)} if isinstance(output, Error) else {"output": output})}
        if tags:
            line["tags"] = tags.split()
        if note:
            line["note"] = note
        text = compact(line)
        assert len(text.encode()) < (5120 if "long" in (tags or "") else 4096), (slug, len(text))
        self.groups.setdefault(group, []).append(text)

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
