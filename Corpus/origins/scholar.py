"""What the newer scripts of the scholar family share: the form of a case, and where the cases are written.

    python3 Corpus/origins/scholar_table.py [FOLDER]

writes the cases of scholar.table into Corpus/scholar/table, or into FOLDER/scholar.table to look at first.
"""

import itertools
import sys

sys.dont_write_bytecode = True
import family  # noqa: E402
from family import naming  # noqa: E402
from mobility_accuracy import Numeral, compact  # noqa: E402

#: Clauses whose sentences rest on one thing only; a case of such alone does not state its basis.
BASES = {"SIM-3": "decision", "COL-1": "source", "COL-2": "source"}

__all__ = ["Cases", "Numeral", "compact", "naming", "SYMBOL", "THRESHOLD", "TOLERANCE"]

SYMBOL, THRESHOLD = "scholar.distance.symbol", "scholar.similarity.threshold"
#: The readings of scholar.similarity, the default first.
TOLERANCE = {SYMBOL: ("utf16", "scalar", "grapheme"), THRESHOLD: ("inclusive", "strict")}


class Cases(family.Cases):
    """The cases of one subsystem of the family. `options` has its readings with their options, the default first."""

    document = "h-index-calculate"

    def __init__(self, subsystem, options=None):
        super().__init__(subsystem)
        self.options = options or {}

    def stated(self, slug, clauses, basis):
        bases = {BASES.get(clause) for clause in clauses.split()}
        assert None in bases or basis in bases, (slug, basis)
        return basis if None in bases or len(bases) > 1 else None

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
