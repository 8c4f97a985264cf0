#!/usr/bin/env python3
"""Writes all files of a new subsystem, as working skeletons.

    make new SUBSYSTEM=mobility.trip [TYPE=Trip] [PREFIX=TRI]

`Scripts/subsystem/` has the skeletons: a complete small subsystem, family.doubling, in the same folders as in this
project. The script copies these files under the new name, adds the type to `Catalogue.swift` and `References.swift`,
and adds the folder of a new family to `Package.swift`. If one of the files exists already or a name is taken, the
script writes nothing.
"""
from __future__ import annotations

import argparse
import re
from collections import Counter
from pathlib import Path
from typing import Dict, List

PROJECT = Path(__file__).resolve().parent.parent
SKELETONS = PROJECT / "Scripts" / "subsystem"
SPECS = PROJECT / "Sources" / "Specs"
CATALOGUE = SPECS / "Catalogue" / "Catalogue.swift"
REFERENCES = PROJECT / "Sources" / "Reference" / "Catalogue" / "References.swift"
MANIFEST = PROJECT / "Package.swift"
WIDTH = 110  # the width of a line of Swift, as in .swift-format
EXPORTS = {
    "Specs": SPECS / "Catalogue" / "Families.swift",
    "Reference": PROJECT / "Sources" / "Reference" / "Catalogue" / "Families.swift",
}

NEXT = """
Next, and again after each change of the shape or of a case:
  make                                                      # builds; the reference passes the skeleton's one case
  .build/release/assay corpus schema Corpus/schema          # the schemas of input and output
  .build/release/assay corpus record --corpus Corpus        # the case in the history of the corpus
  make tables                                               # the tables of the documentation
  make test
Then replace the rule, file by file: CONTRIBUTING.md, "A subsystem"."""


def swift_files() -> Dict[Path, str]:
    folders = [SPECS, PROJECT / "Sources" / "Specification", PROJECT / "Sources" / "JSON"]
    return {file: file.read_text(encoding="utf-8") for folder in folders for file in folder.rglob("*.swift")}


def fail(sentence: str) -> None:
    raise SystemExit(f"new_subsystem: {sentence}")


def ids_of_types(sources: Dict[Path, str]) -> Dict[str, str]:
    """Returns a dictionary from the type of each specification to the id of its subsystem."""
    form = re.compile(r"public enum (\w+): [^{]*Specification[^{]*\{.*?static let id: SubsystemID = \"([^\"]+)\"", re.DOTALL)
    return {match[1]: match[2] for text in sources.values() for match in form.finditer(text)}


def document_of(family: str, sources: Dict[Path, str]) -> str:
    """Returns the document that the family's laws cite most often; a default if the family is new."""
    folder = SPECS / family.capitalize()
    named = [
        name
        for file, text in sources.items()
        if folder in file.parents
        for name in re.findall(r"(?:[Ss]ource\(|near: )\.(\w+), \"", text)
    ]
    return Counter(named).most_common(1)[0][0] if named else "mobileSand"


def with_type(catalogue: str, kind: str, family: str) -> str:
    """Returns the catalogue with a new type, after the last subsystem of its family; a new family comes last."""
    heading = f"        // {family.capitalize()}\n"
    if heading not in catalogue:
        return catalogue.replace("    ])\n", f"{heading}        {kind}.self,\n    ])\n")
    before, after = catalogue.split(heading)
    own = re.match(r"(?: +(?:\w+\.self, ?)+\n)+", after)[0].rstrip("\n")
    fits = len(own.split("\n")[-1]) + len(f" {kind}.self,") <= WIDTH
    separator = " " if fits else "\n        "
    return f"{before}{heading}{own}{separator}{kind}.self,{after[len(own):]}"


def with_family(manifest: str, family: str) -> str:
    """Returns the manifest; adds the family's modules and its folder of cases if the manifest lacks them."""
    if f'.copy("{family}")' in manifest:
        return manifest
    listed = re.search(r'let families = \[[^]]*"', manifest)
    if not listed:
        fail("Package.swift has no list of families")
    manifest = manifest[: listed.end()] + f', "{family.capitalize()}"' + manifest[listed.end() :]
    anchor = '.copy("dictionaries")'
    if manifest.count(anchor) != 1:
        fail(f"Package.swift has not one {anchor}, before which the family's folder would stand")
    return manifest.replace(anchor, f'.copy("{family}"), {anchor}')


def main() -> None:
    parser = argparse.ArgumentParser(description="Writes the files of a new subsystem, with their skeletons.")
    parser.add_argument("subsystem", nargs="?", help="its id: a family and a name, such as mobility.trip")
    parser.add_argument("--type", dest="kind", help="its Swift type; the name with a capital, if left out")
    parser.add_argument("--prefix", help="the three capitals of its clauses; of the name, if left out")
    given = parser.parse_args()
    if not re.fullmatch(r"[a-z]+\.[a-z]+", given.subsystem or ""):
        fail("an id such as mobility.trip is expected: make new SUBSYSTEM=mobility.trip")
    family, name = given.subsystem.split(".")
    kind = given.kind or name.capitalize()
    prefix = given.prefix or name[:3].upper()
    if not re.fullmatch(r"[A-Z]\w*", kind):
        fail(f"{kind} is no Swift type; give one by TYPE=")
    if not re.fullmatch(r"[A-Z]{3}", prefix):
        fail(f"{prefix} is not three capitals; give them by PREFIX=")

    sources = swift_files()
    ids = ids_of_types(sources)
    everything = "\n".join(sources.values())
    if given.subsystem in ids.values():
        fail(f"there is a subsystem {given.subsystem} already")
    if re.search(rf"\b(enum|struct|class|actor|protocol|typealias) {kind}\b", everything):
        fail(f"there is a type {kind} already; give another by TYPE=")
    if f'"{prefix}-' in everything:
        fail(f"there are clauses {prefix} already; give other capitals by PREFIX=")

    document = document_of(family, sources)

    def renamed(text: str) -> str:
        for old, new in [
            ("Doubling", kind), ("doubling", name), ("Family", family.capitalize()), ("family", family),
            ("DBL", prefix), (".artils", f".{document}"),
        ]:
            text = text.replace(old, new)
        return text

    written: Dict[Path, str] = {}
    for skeleton in sorted(file for file in SKELETONS.rglob("*") if file.is_file()):
        place = PROJECT / renamed(str(skeleton.relative_to(SKELETONS)))
        written[place] = renamed(skeleton.read_text(encoding="utf-8"))
    there: List[str] = [str(place.relative_to(PROJECT)) for place in written if place.exists()]
    if there:
        fail(f"{', '.join(there)} would be overwritten")
    catalogue = with_type(CATALOGUE.read_text(encoding="utf-8"), kind, family)
    references = with_type(REFERENCES.read_text(encoding="utf-8"), kind, family)
    manifest = with_family(MANIFEST.read_text(encoding="utf-8"), family)

    for place, text in written.items():
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")
        print(f"written: {place.relative_to(PROJECT)}")
    changed = [(CATALOGUE, catalogue), (REFERENCES, references), (MANIFEST, manifest)]
    for kind_of_module, file in EXPORTS.items():
        lines = file.read_text(encoding="utf-8").splitlines()
        line = f"@_exported import {family.capitalize()}{kind_of_module}"
        heading, imports = lines[0], sorted({*lines[1:], line})
        changed.append((file, "\n".join([heading, *imports]) + "\n"))
    for place, text in changed:
        if place.read_text(encoding="utf-8") != text:
            place.write_text(text, encoding="utf-8")
            print(f"changed: {place.relative_to(PROJECT)}")
    print(f"\nThe clauses' source is .{document}; another document is one more `Source.Document` in Sources/Specs/Shared/Theses.swift.")
    print(NEXT)


if __name__ == "__main__":
    main()
