#!/usr/bin/env python3
"""Writes the tables of the documentation whose content comes from the program and the Python example.

    make tables                                 # or: python3 Scripts/tables.py [--assay PATH]
    python3 Scripts/tables.py --check           # changes nothing; fails if a table is stale

A table is between `<!-- table NAME -->` and `<!-- end of table -->`.
"""
from __future__ import annotations

import argparse
import importlib
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, Dict, Iterable, List

PROJECT = Path(__file__).resolve().parent.parent
PYTHON = PROJECT / "Examples" / "python"
# A case has an origin of one of these kinds if its outcome does not come from this project's code.
OUTSIDE = {"source", "worked", "computed", "agreed", "real"}


def listed(assay: str) -> List[Dict[str, Any]]:
    """Returns the subsystems that the program lists, each with the origins of its cases and of its boundary cases."""
    subsystems, counts = said(assay, "list"), said(assay, "corpus", "stats")
    origins = {one["subsystem"]: one["origins"] for one in counts}
    bounds: Dict[str, List[str]] = {one["subsystem"]: [] for one in subsystems}
    for case in said(assay, "list", "--cases", "--tag", "boundary"):
        bounds[case["id"].split("/")[0]].append(case["origin"]["kind"])
    return [
        {**one, "origins": origins[one["subsystem"]], "bounds": bounds[one["subsystem"]]} for one in subsystems
    ]


def said(assay: str, *words: str) -> List[Dict[str, Any]]:
    command = [assay, *words, "--format", "json", "--corpus", str(PROJECT / "Corpus")]
    output = subprocess.run(command, check=True, stdout=subprocess.PIPE, encoding="utf-8").stdout
    return [json.loads(line) for line in output.splitlines()]


def subsystem_table(subsystems: List[Dict[str, Any]]) -> List[str]:
    """Returns the lines of the table in docs/subsystems.md."""
    lines = ["| subsystem | clauses | cases | what it does |", "|---|---:|---:|---|"]
    for one in subsystems:
        lines.append(f"| `{one['subsystem']}` | {len(one['clauses'])} | {one['cases']} | {one['summary']} |")
    return lines


def python_table(subsystems: List[Dict[str, Any]]) -> List[str]:
    """Returns the lines of the table in Examples/python/README.md."""
    sys.path.insert(0, str(PYTHON))
    sys.dont_write_bytecode = True
    lines = ["| file | subsystem | readings with their options, the default first |", "|---|---|---|"]
    for one in subsystems:
        name = one["subsystem"].replace(".", "_")
        if not (PYTHON / f"{name}.py").exists():
            continue
        declared = importlib.import_module(name).READINGS
        readings = []
        for reading in one["readings"]:
            options = declared.get(reading["id"], ())
            missing = [option for option in reading["options"] if option not in options]
            but = f" (not {in_code(missing)})" if missing else ""
            readings.append(f"`{reading['id']}`: {in_code(options)}{but}")
        lines.append(f"| `{name}.py` | {one['subsystem']} | {'; '.join(readings)} |")
    return lines


def in_code(words: Iterable[str]) -> str:
    """Returns the words in backticks, separated by commas."""
    return ", ".join(f"`{word}`" for word in words)


def noted(name: str) -> List[Dict[str, Any]]:
    """Returns the values in a corpus file that has one JSON value per line."""
    lines = (PROJECT / "Corpus" / name).read_text(encoding="utf-8").split("\n")
    return [json.loads(line) for line in lines if line]


def strength_table(subsystems: List[Dict[str, Any]]) -> List[str]:
    """Returns the lines of the table in docs/strength.md, from the records of `make strength`."""
    kills, equivalents = noted("STRENGTH.jsonl"), noted("EQUIVALENT.jsonl")
    heads = ["killed", "by properties", "by one case", "equivalent", "cases", "from outside"]
    heads += ["at a bound", "from outside"]
    lines = ["| subsystem | " + " | ".join(heads) + " |", "|---|" + "---:|" * len(heads)]
    sums = [0] * len(heads)
    for one in subsystems:
        own = [kill for kill in kills if kill["subsystem"] == one["subsystem"]]
        row = [
            len(own),
            sum(kill["byProperty"] for kill in own),
            sum(kill["kills"] == 1 for kill in own),
            sum(line["subsystem"] == one["subsystem"] for line in equivalents),
            one["cases"],
            sum(count for kind, count in one["origins"].items() if kind in OUTSIDE),
            len(one["bounds"]),
            sum(kind in OUTSIDE for kind in one["bounds"]),
        ]
        sums = [total + count for total, count in zip(sums, row)]
        lines.append(f"| `{one['subsystem']}` | " + " | ".join(map(str, row)) + " |")
    lines.append("| all | " + " | ".join(map(str, sums)) + " |")
    return lines


def replaced(text: str, name: str, lines: List[str]) -> str:
    """Returns a string with a new table between the markers of the given name."""
    form = re.compile(rf"(<!-- table {name} -->\n)(.*?)(<!-- end of table -->)", re.DOTALL)
    if len(form.findall(text)) != 1:
        raise SystemExit(f"there is not one table {name}")
    return form.sub(lambda match: match[1] + "\n".join(lines) + "\n" + match[3], text)


def main() -> None:
    parser = argparse.ArgumentParser(description="Writes the tables of the documentation.")
    parser.add_argument("--assay", default=str(PROJECT / ".build/release/assay"), help="the program")
    parser.add_argument("--check", action="store_true", help="change nothing, and fail if a table is stale")
    arguments = parser.parse_args()
    subsystems = listed(arguments.assay)
    stale = []
    for path, name, table in [
        (PROJECT / "docs" / "subsystems.md", "subsystems", subsystem_table),
        (PYTHON / "README.md", "modules", python_table),
        (PROJECT / "docs" / "strength.md", "strength", strength_table),
    ]:
        text = path.read_text(encoding="utf-8")
        new = replaced(text, name, table(subsystems))
        if new == text:
            continue
        stale.append(str(path.relative_to(PROJECT)))
        if not arguments.check:
            path.write_text(new, encoding="utf-8")
    if arguments.check and stale:
        raise SystemExit(f"stale tables in {', '.join(stale)}: run make tables")
    print("\n".join(f"{path} is up to date" for path in stale) or "every table is up to date")


if __name__ == "__main__":
    main()
