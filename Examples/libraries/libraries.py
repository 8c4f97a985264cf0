"""Reads table.toml: the libraries, their adapters, their faults and differences, and the direct calls that show them.

A fault breaks a promise: a sentence of the library's own documentation, of a standard that the documentation names, or
of the system's manual. A difference, like a fault, has a direct call that shows it, but breaks no promise. A convention
gives the input or output a meaning other than the kit's, so that cases fail; a convention has no call. The class
`Scope` is for cases that fail because the kit has a narrower scope than the library, not because the library differs.
The class `Keeps` is for calls with the right result, and `Mended` for faults of older versions. Every known failure in
`known/NAME.txt` has the label of a fault, a difference, a convention or a scope after its `#`.
"""
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Tuple

if sys.version_info < (3, 11):
    raise SystemExit("table.toml is read by Python 3.11 or later")

import tomllib  # noqa: E402

HERE = Path(__file__).resolve().parent
PYTHON = "3.11.7"  # The version of Python whose standard library is tested here.


@dataclass(frozen=True)
class Convention:
    label: str  # The label in the file of known failures.
    says: str  # The description of the convention, in complete sentences.


@dataclass(frozen=True)
class Scope(Convention):
    """A limit of the kit, not of the library, that makes cases fail."""


@dataclass(frozen=True)
class Call:
    """A direct call of a library, without the kit, and its output."""
    says: str  # The call and the wrong part of its result, described without a general rule.
    call: str
    gives: str
    language: str
    label: str = ""
    case: str = ""  # The case whose archive the call reads as a.zip.
    crates: Tuple[Tuple[str, ...], ...] = ()  # The crates of a call in Rust.


@dataclass(frozen=True)
class Keeps(Call):
    pass


@dataclass(frozen=True)
class Difference(Call):
    must: str = ""  # A sentence with the expected result.


@dataclass(frozen=True)
class Fault(Difference):
    promise: str = ""  # A sentence with the promise in the words of this project.
    place: str = ""  # The document and section that contain the promise.
    newer: str = ""  # A sentence that says which newer version does not have the fault, and what this version returns.
    laws: Tuple[str, ...] = ()  # The laws that the call breaks, in a person's judgement.
    blame: str = ""  # The reason if a run or its cases name laws that are not in `laws`.


@dataclass(frozen=True)
class Mended(Call):
    gave: str = ""
    until: str = ""  # The last version with this result.
    mended: str = ""  # The first version without this result.
    promise: str = ""
    place: str = ""


@dataclass(frozen=True)
class Library:
    name: str
    package: str  # The package in requirements.txt or debian.txt; "python" for Python's standard library.
    language: str
    subsystems: Tuple[str, ...]
    configuration: str = ""
    version: str = ""  # The library's version, if the version of the Debian package differs.
    adapter: str = ""  # A file in `adapters`, and its arguments; if it is empty, the library has only calls.
    options: Tuple[str, ...] = ()  # Options of `check` that select cases, or that set the basis of the laws that count.
    fit: str = ""  # The reason why the adapter does not declare the options that `check --fit` finds.
    differs: Tuple[object, ...] = ()  # The library's faults, differences and conventions, and the kit's limits.
    keeps: Tuple[Keeps, ...] = ()
    mended: Tuple[Mended, ...] = ()

    def calls(self):
        return [one for one in self.differs if isinstance(one, Call)] + list(self.keeps) + list(self.mended)

    def of(self, kind):
        return [one for one in self.differs if type(one) is kind]


def called(library):
    """Returns the name of a library's file of known failures."""
    words = library.adapter.split()
    if len(words) == 1:
        return words[0].rsplit("_adapter", 1)[0] + ".txt"
    return words[1].replace("::", "_").replace("/", "_").replace("-", "_").lower() + ".txt"


def made(kind, table, language):
    """Returns the calls of the given kind from the tables of a library."""
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
               + [Convention(**one) for one in table.pop("convention", [])] + [Scope(**one) for one in table.pop("scope", [])])
    keeps = made(Keeps, table.pop("keeps", []), language)
    mended = made(Mended, table.pop("mended", []), language)
    for name in ("subsystems", "options"):
        table[name] = tuple(table.get(name, ()))
    return Library(differs=tuple(differs), keeps=tuple(keeps), mended=tuple(mended), **table)


LIBRARIES = tuple(library_of(one) for one in tomllib.loads((HERE / "table.toml").read_text(encoding="utf-8"))["library"])
