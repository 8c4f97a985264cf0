"""What the scripts of the mobility family share: the form of a case, and where the cases are written.

    python3 Corpus/origins/mobility_debounce.py [FOLDER]

writes the cases of mobility.debounce into Corpus/mobility/debounce, or into FOLDER/mobility.debounce to look at first.
"""
import itertools
import sys
from pathlib import Path

sys.dont_write_bytecode = True
from mobility_accuracy import CORPUS, Numeral, case_line, compact  # noqa: E402

__all__ = ["Cases", "Numeral", "compact", "fix", "naming", "paired", "record", "TORINO", "COMPIEGNE", "HOUR", "DAY"]

TORINO, COMPIEGNE = (45.0703, 7.6869), (49.4179, 2.8261)
HOUR, DAY = 3600, 86400

#: On what the sentences of the clauses rest; a case whose clauses rest on several things states its own.
BASES = {clause: "source decision" for clause in (
    "DEB-1 SAM-1 SAM-2 SAM-3 SAM-4 MOT-1 MOT-3 MOT-4 REC-1 REC-2 REC-3 TRK-1 TRK-2 TRP-1 TRP-2 TRP-3 HEA-2 "
    "ENE-1 ENE-2 PIP-1 PIP-2 GEO-6 GEO-7 GEO-8").split()}
BASES.update({clause: "source standard decision"
    for clause in "MOT-2 TRK-3 HEA-1 STA-1 STA-2 COM-1 GEO-1 GEO-4 GEO-5".split()})
BASES.update({clause: "source decision" for clause in "GEO-2 GEO-3".split()})
BASES.update({"FIX-1": "standard decision"})


def fix(t, lat=TORINO[0], lon=TORINO[1], accuracy=10, **more):
    return {"t": t, "lat": lat, "lon": lon, "accuracy": accuracy, **more}


def record(t, activity="walking", user_mode=0, kind="automatic", vehicle=None, at=TORINO):
    """A record as mobility.records gives it."""
    return {"t": t, "lat": at[0], "lon": at[1], "activity": activity, "userMode": user_mode,
            **({"vehicle": vehicle} if vehicle else {}), "kind": kind}


def paired(*lists):
    """Like `zip`, of lists of one length."""
    assert len({len(each) for each in lists}) == 1, lists
    return zip(*lists)


def naming(options, full, tell):
    """The readings that a case has to name, of those in `full`: the fewest such that every other may be any option, one
    at a time, and each of which matters. None at all if there is no such choice.

    `options` has the options of each reading, the default first; `tell(readings)` gives the output.
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

    def __init__(self, subsystem):
        self.subsystem = subsystem
        self.script = f"Corpus/origins/{subsystem.replace('.', '_')}.py"
        self.groups = {}
        self.slugs = set()
        self.asked = set()  # inputs and readings: what a rule of a script makes again is left out

    def add(self, group, slug, clauses, given, output, *, by=None, computed=None, derived=None, source=None,
            readings=None, basis="decision", tags=None, note=None):
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
            origin = {"kind": "source", "document": "mobilite-dynamique", "section": source}
        else:
            origin = {"kind": "worked", "by": f"{', '.join(clauses.split())} by hand" + (f": {by}" if by else "")}
        bases = {word for clause in clauses.split() for word in BASES[clause].split()}
        assert basis in bases, (slug, basis)
        outcome = {"error": {"code": output}} if isinstance(output, str) else {"output": output}
        line = case_line(self.subsystem, slug, clauses, origin, readings, given, outcome, tags, note,
                         basis if len(bases) > 1 else None)
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
