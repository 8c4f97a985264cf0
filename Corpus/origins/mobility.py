"""What the scripts of the mobility family share: the form of a case, and where the cases are written.

    python3 Corpus/origins/mobility_debounce.py [FOLDER]

writes the cases of mobility.debounce into Corpus/mobility/debounce, or into FOLDER/mobility.debounce to look at first.
"""
import sys

sys.dont_write_bytecode = True
import family  # noqa: E402
from family import naming  # noqa: E402
from mobility_accuracy import Numeral, compact  # noqa: E402

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
BASES.update({"FIX-1": "standard decision", "ORD-1": "decision", "SAM-5": "source decision", "TRP-4": "source decision"})
BASES.update({"ENE-3": "source standard decision", "ENE-4": "source standard decision",
              "ENE-5": "source decision", "ENE-6": "decision", "STA-1": "source decision",
              "STA-2": "source decision", "STA-3": "source decision", "STA-4": "source standard decision",
              "STA-5": "source standard decision", "STA-6": "standard decision"})


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


class Cases(family.Cases):
    """The cases of one subsystem of the family."""

    document = "mobilite-dynamique"

    def stated(self, slug, clauses, basis):
        bases = {word for clause in clauses.split() for word in BASES[clause].split()}
        assert basis in bases, (slug, basis)
        return basis if len(bases) > 1 else None
