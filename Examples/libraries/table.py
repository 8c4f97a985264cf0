#!/usr/bin/env python3
"""Holds the libraries of this folder to the corpus, and writes docs/libraries.md.

    make libraries                              # or: python3 Examples/libraries/table.py [NAME …]
    python3 Examples/libraries/table.py --check # runs no library; fails if the folder is not in order

A library that is not installed, or not in its pinned version, is not run: its row of the last run stays, with its date.
Each fault is shown by a direct call, without the kit; one that answers something else by now fails the run. So do new
failures, and known ones that pass.
"""
import argparse
import base64
import datetime
import fnmatch
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from libraries import LIBRARIES, PYTHON, Convention, Fault, called

HERE = Path(__file__).resolve().parent
PROJECT = HERE.parent.parent
PAGE = PROJECT / "docs" / "libraries.md"
CORPUS = PROJECT / "Corpus"
BASES = {"source": "", "standard": " by a standard", "decision": " by a decision of the kit"}


def pins():
    """Returns the pinned version of each package."""
    found = {"python": PYTHON}
    for file, between in (("requirements.txt", "=="), ("debian.txt", "=")):
        for line in (HERE / file).read_text().splitlines():
            if line and not line.startswith("#"):
                name, version = line.split(between, 1)
                found[name.lower()] = version
    return found


def installed(package, python):
    """Returns the version of a package that is installed, or None."""
    if package == "python":
        command = [python, "-c", "import platform; print(platform.python_version())"]
    elif package in {line.split("=")[0] for line in (HERE / "debian.txt").read_text().splitlines()}:
        command = ["dpkg-query", "-W", "-f", "${Version}", package]
    else:
        command = [python, "-c", f"from importlib.metadata import version; print(version({package!r}))"]
    try:
        asked = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, encoding="utf-8")
    except OSError:
        return None
    return asked.stdout.strip() or None if asked.returncode == 0 else None


def command_of(library, python):
    program = "node" if library.adapter.endswith(".js") else python
    return shlex.join([program, str(HERE / "adapters" / library.adapter)])


def known_of(library):
    """Returns the file of its known failures, and the label behind each entry."""
    file = HERE / "known" / called(library)
    lines = file.read_text().splitlines() if file.exists() else []
    return file, {line.split("#")[0].strip(): line.partition("#")[2].strip() for line in lines if line[:1] not in "#"}


def archive_of(case):
    for group in sorted((CORPUS / "learning" / "archive").glob("*.jsonl")):
        for line in group.read_text(encoding="utf-8").splitlines():
            if f'"learning.archive/{case}"' in line[:200]:
                return base64.b64decode(json.loads(line)["input"]["archive"])
    raise SystemExit(f"there is no case learning.archive/{case}")


def shown_by(fault, python):
    """Calls a library directly, in a folder of its own, and returns what it prints."""
    program, call = [python, "-c"], fault.call
    if call[0] == "$":
        program, call = ["sh", "-c"], call[1:]
    elif call[0] == ">":
        program, call = ["node", "-e"], call[1:]
    with tempfile.TemporaryDirectory() as folder:
        if fault.case:
            (Path(folder) / "a.zip").write_bytes(archive_of(fault.case))
        environment = {**os.environ, "NODE_PATH": "/usr/share/nodejs", "LC_ALL": "C.UTF-8", "PYTHONWARNINGS": "ignore"}
        made = subprocess.run([*program, call], cwd=folder, env=environment, stdin=subprocess.DEVNULL,
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8", timeout=60)
    return made.stdout.strip() or made.stderr.strip()[-200:]


def checked(library, assay, python, reports):
    """Holds a library to the corpus, and returns its report, which is kept in a folder, and whether something is new."""
    file, known = known_of(library)
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        words = [assay, "check", "--corpus", CORPUS, "--adapter", command_of(library, python), "--report", f"json={report}"]
        words += [word for name in library.subsystems for word in ("--subsystem", name)] + list(library.options)
        words += ["--known", file] if known else []
        made = subprocess.run(list(map(str, words)), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8")
        if made.returncode not in (0, 1):
            raise SystemExit(f"{library.name}: exit code {made.returncode}\n{made.stdout}")
        lines = [json.loads(line) for line in report.read_text(encoding="utf-8").splitlines()]
        if reports:
            reports.mkdir(parents=True, exist_ok=True)
            (reports / f"{library.name}.jsonl").write_bytes(report.read_bytes())
    return lines, made.stdout if made.returncode == 1 else None


def broken(verdicts):
    """Lists the clauses that failures break, with what they rest on at best and how many cases break them."""
    order, found = list(BASES), {}
    for verdict in verdicts:
        for clause in verdict.get("clauses", []):
            basis, count = found.get(clause, ("decision", 0))
            found[clause] = (min(basis, verdict["basis"], key=order.index), count + 1)
    return ", ".join(f"{clause}{BASES[basis]} in {count}" for clause, (basis, count) in sorted(found.items()))


def verdict_of(library, count):
    if not count["fail"] and not count["error"]:
        return "conforms"
    return "**faults**" if any(isinstance(one, Fault) for one in library.differs) else "other conventions"


def said_of(library, failures):
    """Returns what is wrong, and what is only otherwise, each with how many cases show it."""
    known = known_of(library)[1].items()
    labels = [next((label for entry, label in known if fnmatch.fnmatchcase(case, entry)), "") for case in failures]
    faults, conventions = ([f"{one.sentence} ({labels.count(one.label)})" for one in library.differs if isinstance(one, kind)]
                           for kind in (Fault, Convention))
    return " ".join(faults + (["*Otherwise:*"] if conventions else []) + conventions)


def row_of(library, lines, today):
    header, footer = lines[0], lines[-1]
    of = header["implementation"]
    failures = [line for line in lines if line.get("verdict") == "fail"]
    raised = [line for line in lines if line.get("verdict") == "error"]
    said = said_of(library, [line["case"] for line in failures + raised])
    cells = [library.name, of["version"], of["language"], ", ".join(f"`{name}`" for name in library.subsystems),
             verdict_of(library, footer), "%d / %d / %d" % (footer["pass"], len(failures) + len(raised), footer["skip"]),
             "; ".join(filter(None, (broken(failures), f"raised in {len(raised)}" if raised else ""))), said,
             f"{today}, {header['corpus']['version']}"]
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def rows_before():
    """Returns the rows of the last run, by the names of libraries."""
    text = PAGE.read_text(encoding="utf-8") if PAGE.exists() else ""
    return {line.split(" | ")[0][2:]: line for line in text.splitlines() if line.startswith("| ") and line.count(" | ") == 8}


def order_of(row):
    return next(at for at, word in enumerate(("**faults**", "other conventions", "conforms", "")) if word in row)


def page(rows, missing, pinned):
    """Returns the page: the table, then each fault with its direct call."""
    names = {library.name: library for library in LIBRARIES}
    rows = sorted(rows.items(), key=lambda pair: (order_of(pair[1]), list(names).index(pair[0])))
    text = [(HERE / "page.md").read_text(encoding="utf-8").rstrip(), ""]
    text += ["| library | version | language | held to | verdict | pass / fail / skip | clauses broken, cases "
             "| what is wrong (cases) | run on, corpus |", "|---|---|---|---|---|---|---|---|---|"]
    text += [row for _, row in rows]
    if missing:
        text += ["", "Not installed in its pinned version when this was written, so that its row, if it has one, is of "
                 f"an earlier run: {', '.join(missing)}."]
    text += ["", "## Each fault, by a direct call", "",
             "Where there is an `a.zip`, it is the archive of the case that is named:", "",
             "```sh", r"""grep -h '"learning.archive/CASE"' Corpus/learning/archive/*.jsonl | sed 's/.*"archive":"\([^"]*\)".*/\1/' |"""
             " base64 -d > a.zip", "```"]
    for library in LIBRARIES:
        for fault in library.differs:
            if isinstance(fault, Fault):
                language = {"$": "sh", ">": "js"}.get(fault.call[0], "python")
                version = pinned[library.package.lower()]
                text += ["", f"### {library.name} {version}: {fault.label}", "", fault.sentence]
                text += [f"The archive is that of `learning.archive/{fault.case}`."] if fault.case else []
                text += ["", f"```{language}", fault.call.lstrip("$>"), "```", "",
                         f"It answers `{fault.answers}`.".replace("\n", " "), fault.rule]
    return "\n".join(text) + "\n"


def disorder():
    """Lists what is not in order in this folder, without running a library."""
    pinned, wrong = pins(), []
    adapters = {library.adapter for library in LIBRARIES}
    for file in sorted((HERE / "adapters").iterdir()):
        if "_adapter." in file.name and file.name not in adapters:
            wrong.append(f"{file.name} is no adapter of a library in libraries.py")
    for library in LIBRARIES:
        file, known = known_of(library)
        labels = {one.label for one in library.differs}
        if not (HERE / "adapters" / library.adapter).exists():
            wrong.append(f"{library.name}: there is no adapter {library.adapter}")
        if library.package.lower() not in pinned:
            wrong.append(f"{library.name}: {library.package} has no pinned version")
        if bool(known) != bool(labels):
            wrong.append(f"{library.name}: known failures without a sentence, or a sentence without known failures")
        wrong += [f"{file.name}: {case} has no reason of libraries.py"
                  for case, label in known.items() if label not in labels]
        wrong += [f"{library.name}: no known failure is by {label}" for label in labels - set(known.values()) if known]
        wrong += [f"{library.name}: {one.label} has no call, no answer or no rule" for one in library.differs
                  if isinstance(one, Fault) and not (one.call and one.answers and one.rule)]
    for file in sorted((HERE / "known").glob("*.txt")):
        if file.name not in map(called, LIBRARIES):
            wrong.append(f"{file.name} belongs to no library")
    return wrong


def main():
    parser = argparse.ArgumentParser(description="Holds real libraries to the corpus, and writes docs/libraries.md.")
    parser.add_argument("names", nargs="*", help="only these libraries")
    parser.add_argument("--check", action="store_true", help="run no library; fail if the folder is not in order")
    parser.add_argument("--assay", default=str(PROJECT / ".build" / "release" / "assay"), help="the program")
    parser.add_argument("--python", default=sys.executable, help="the Python that has the libraries")
    parser.add_argument("--reports", type=Path, help="keep the report of each library in this folder, for assay compare and trend")
    given = parser.parse_args()
    # The calls that show a fault run in folders of their own.
    given.python = os.path.abspath(shutil.which(given.python) or given.python)
    wrong = disorder()
    if given.check:
        rows = set(rows_before()) - {"library"}
        wrong += [f"docs/libraries.md: {name}: a row without a library, or a library without a row; make libraries"
                  for name in sorted(rows ^ {library.name for library in LIBRARIES})]
    for one in wrong:
        print(one, file=sys.stderr)
    if given.check or wrong:
        print(f"{len(LIBRARIES)} libraries, {len(wrong)} of the folder's rules broken")
        return 1 if wrong else 0
    pinned, before, today = pins(), rows_before(), datetime.date.today().isoformat()
    rows, missing, failed = {}, [], []
    for library in LIBRARIES:
        if library.name in before:
            rows[library.name] = before[library.name]
        if given.names and library.name not in given.names:
            continue
        wanted, found = pinned[library.package.lower()], installed(library.package, given.python)
        if found != wanted:
            missing.append(f"{library.name} {wanted}")
            print(f"{library.name}: not run, since {found or 'nothing'} is installed, not {wanted}", flush=True)
            continue
        lines, new = checked(library, given.assay, given.python, given.reports)
        rows[library.name] = row_of(library, lines, today)
        print(f"{library.name} {found}: {verdict_of(library, lines[-1]).strip('*')}"
              f"{'; not as in known/' + called(library) if new else ''}", flush=True)
        if new:
            failed.append(library.name)
            print(re.sub(r"(?m)^", "    ", new[-1500:]))
        for fault in library.differs:
            if isinstance(fault, Fault):
                shown = shown_by(fault, given.python)
                print(f"  {fault.label}: {shown!r}\n    {fault.rule}", flush=True)
                if shown != fault.answers:
                    failed.append(f"{library.name}, {fault.label}")
                    print(f"    No longer so: it was {fault.answers!r}.")
    PAGE.write_text(page(rows, missing, pinned), encoding="utf-8")
    print(f"docs/libraries.md: {len(rows)} libraries" + (f"; not as they were: {'; '.join(failed)}" if failed else ""))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
