"""Reads table.toml: the libraries, how each is asked, what is wrong with it, and the direct calls that show it.

A fault breaks a promise: a sentence of the library's own documentation, of a standard it names or of the system's manual.
A difference is shown by a call too, but no promise is broken. A convention is another meaning that fails cases and needs
no call. A call that is kept shows what is right; one that is mended, what an older version did. Every known failure in
`known/NAME.txt` has the label of a fault, a difference or a convention behind its `#`.
"""
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Tuple

if sys.version_info < (3, 11):
    raise SystemExit("table.toml is read by Python 3.11 or later")

import tomllib  # noqa: E402

HERE = Path(__file__).resolve().parent
PYTHON = "3.11.7"  # the version of Python whose own library is held here


@dataclass(frozen=True)
class Convention:
    label: str  # in the file of known failures
    says: str  # what is otherwise


@dataclass(frozen=True)
class Call:
    """A direct call of a library, without the kit, and what it prints."""
    says: str
    call: str
    gives: str
    language: str
    label: str = ""
    case: str = ""  # the case whose archive is a.zip in the folder of the call
    crates: Tuple[Tuple[str, ...], ...] = ()  # of Rust


@dataclass(frozen=True)
class Keeps(Call):
    pass


@dataclass(frozen=True)
class Difference(Call):
    must: str = ""  # the result of the kit or another reader


@dataclass(frozen=True)
class Fault(Difference):
    promise: str = ""  # in our words
    place: str = ""  # where it stands
    newer: str = ""  # which newer version mends it, and what that gives
    laws: Tuple[str, ...] = ()  # which a person sees broken in the call
    blame: str = ""  # why a run names others


@dataclass(frozen=True)
class Mended(Call):
    gave: str = ""
    until: str = ""  # the last version that gave it
    mended: str = ""  # the first that does not
    promise: str = ""
    place: str = ""


@dataclass(frozen=True)
class Library:
    name: str
    package: str  # of a line of requirements.txt or debian.txt; "python" is Python's own
    language: str
    subsystems: Tuple[str, ...]
    configuration: str = ""
    adapter: str = ""  # a file of the folder adapters, and its words; without one, calls alone are made
    options: Tuple[str, ...] = ()  # of check, to select cases
    differs: Tuple[object, ...] = ()  # faults, differences and conventions
    keeps: Tuple[Keeps, ...] = ()
    mended: Tuple[Mended, ...] = ()

    def calls(self):
        return [one for one in self.differs if isinstance(one, Call)] + list(self.keeps) + list(self.mended)

    def of(self, kind):
        return [one for one in self.differs if type(one) is kind]


def called(library):
    """The name of the file of its known failures."""
    words = library.adapter.split()
    if len(words) == 1:
        return words[0].rsplit("_adapter", 1)[0] + ".txt"
    return words[1].replace("::", "_").replace("/", "_").replace("-", "_").lower() + ".txt"


def made(kind, table, language):
    """Makes calls of a kind from the tables of a library."""
    found = []
    for one in map(dict, table):
        lists = {"crates": tuple(map(tuple, one.pop("crates", [])))}
        if "laws" in one:
            lists["laws"] = tuple(one.pop("laws"))
        found.append(kind(language=one.pop("in", language), **lists, **one))
    return found


def library_of(table):
    table, language = dict(table), table["language"]
    differs = (made(Fault, table.pop("fault", []), language) + made(Difference, table.pop("difference", []), language)
               + [Convention(**one) for one in table.pop("convention", [])])
    keeps = made(Keeps, table.pop("keeps", []), language)
    mended = made(Mended, table.pop("mended", []), language)
    for name in ("subsystems", "options"):
        table[name] = tuple(table.get(name, ()))
    return Library(differs=tuple(differs), keeps=tuple(keeps), mended=tuple(mended), **table)


LIBRARIES = tuple(library_of(one) for one in tomllib.loads((HERE / "table.toml").read_text(encoding="utf-8"))["library"])
