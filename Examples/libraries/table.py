#!/usr/bin/env python3
"""Checks the libraries of table.toml against the corpus, makes their direct calls, and writes docs/libraries.md.

    make libraries                                      # or: python3 Examples/libraries/table.py [NAME …]
    python3 Examples/libraries/table.py --calls         # makes every direct call and lists the changed outputs
    python3 Examples/libraries/table.py --changed NAME  # checks one library, makes its calls, writes the page
    python3 Examples/libraries/table.py --page          # writes the page again from table.toml and runs.jsonl
    python3 Examples/libraries/table.py --site DIR      # writes the web page and the badges to a folder
    python3 Examples/libraries/table.py --figures       # counts configurations, languages, faults
    python3 Examples/libraries/table.py --check         # runs no library; fails if the folder is not in order

A library that is not installed in its pinned version is not run: runs.jsonl keeps the result and date of its last run.
A run of this script fails if the output of a call has changed, if a case fails without being a known failure, or if a
known failure passes.
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
import string
import subprocess
import sys
import tempfile
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import calls
import web
from libraries import HERE, LIBRARIES, Convention, Difference, Fault, Scope, called
from record import (PROJECT, RUNS, better_options, failing, figures, file_of, got_by, of_debian, package_of, pins, runs_before,
                    sorted_rows, summary, unfit, verdict_of, version_of)

PAGE = PROJECT / "docs" / "libraries.md"
FOUND = PROJECT / "docs" / "found"
CORPUS = calls.CORPUS
BASES = {"source": "", "standard": " by a standard", "decision": " by a decision of the kit"}
SHOWN = {"sql": "sql", "postgresql": "sql", "javascript": "js"}
# Words that state a general rule. The word "may" is matched only in lower case, since May is a month.
GENERAL = re.compile(r"\b((?i:if|whether|can|might|any|always|never|usually|sometimes|tried|in all)|may)\b")


# Versions.

def installed(package, python):
    """Returns the installed version of a package, or None if it is not installed."""
    if package == "python":
        command = [python, "-c", "import platform; print(platform.python_version())"]
    elif of_debian(package):
        command = ["dpkg-query", "-W", "-f", "${Version}", package]
    else:
        command = [python, "-c", f"from importlib.metadata import version; print(version({package!r}))"]
    try:
        asked = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, encoding="utf-8")
    except OSError:
        return None
    return asked.stdout.strip() or None if asked.returncode == 0 else None


# The corpus.

def command_of(library, python):
    file, *words = library.adapter.split()
    return shlex.join(["node" if file.endswith(".js") else python, str(HERE / "adapters" / file), *words])


def known_of(library):
    """Returns the path of a library's file of known failures, and the label of each entry in the file."""
    file = HERE / "known" / called(library)
    lines = file.read_text().splitlines() if file.exists() else []
    return file, {line.split("#")[0].strip(): line.partition("#")[2].strip() for line in lines if line[:1] not in "#"}


def words_of(library, assay, python, *, judges=True):
    """Returns the command that checks a library; the option `--basis` is included only if `judges` is true."""
    words = [assay, "check", "--corpus", CORPUS, "--adapter", command_of(library, python)]
    words += ["--start-timeout", 120]  # a JVM starts slowly on a busy machine
    options = list(library.options)
    if not judges and "--basis" in options:
        at = options.index("--basis")
        del options[at:at + 2]
    words += [word for name in library.subsystems for word in ("--subsystem", name)] + options
    return list(map(str, words))


def checked(library, assay, python, reports):
    """Checks a library against the corpus, and returns its report and the printed text of the run."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        words = [*words_of(library, assay, python), "--report", f"json={report}"]
        made = subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8")
        if made.returncode not in (0, 1):
            raise SystemExit(f"{library.name}: exit code {made.returncode}\n{made.stdout}")
        lines = [json.loads(line) for line in report.read_text(encoding="utf-8").splitlines()]
        if reports:
            reports.mkdir(parents=True, exist_ok=True)
            (reports / f"{library.name.replace('/', '_')}.jsonl").write_bytes(report.read_bytes())
    return lines, made.stdout


def unlike_known(library, lines):
    """Lists the failures that are not in the library's file of known failures, and the known failures that pass."""
    failing = [line["case"] for line in lines if counted(library, line)]
    entries = known_of(library)[1]
    new = [case for case in failing if not any(fnmatch.fnmatchcase(case, entry) for entry in entries)]
    passing = [entry for entry in entries if not fnmatch.filter(failing, entry)]
    return [f"new: {case}" for case in new] + [f"no longer: {entry}" for entry in passing]


def counted(library, verdict):
    """Returns whether a verdict counts as a failure; with `--basis`, only broken laws with that basis count."""
    if verdict.get("verdict") not in ("fail", "error"):
        return False
    basis = library.options[library.options.index("--basis") + 1] if "--basis" in library.options else None
    return verdict["verdict"] == "error" or basis in (None, verdict.get("basis"))


def named_by(verdict):
    """Returns the laws that a failure breaks, and the clauses whose broken law is unknown, each with its basis.

    A law that the failing case only touches does not count as broken.
    """
    laws = {one["law"]: one["basis"] for one in verdict.get("breaches", []) if one["evidence"] != "touches"}
    known = {law.rstrip(string.ascii_lowercase) for law in laws}
    return {**laws, **{clause: verdict.get("basis", "decision") for clause in verdict.get("clauses", []) if clause not in known}}


def broken(verdicts):
    """Lists the laws and clauses that failures break, each with its strongest basis and the number of failing cases."""
    order, found = list(BASES), {}
    for name, own in (pair for verdict in verdicts for pair in named_by(verdict).items()):
        basis, count = found.get(name, ("decision", 0))
        found[name] = (min(basis, own, key=order.index), count + 1)
    return ", ".join(f"{name}{BASES[basis]} in {count}" for name, (basis, count) in sorted(found.items()))


def run_of(library, lines, better):
    """Returns the record of a run, which is a line of runs.jsonl."""
    header, footer = lines[0], lines[-1]
    failures = [line for line in lines if counted(library, line)]
    known = known_of(library)[1].items()
    labels = Counter(next((label for entry, label in known if fnmatch.fnmatchcase(one["case"], entry)), "") for one in failures)
    return {"name": library.name, "version": header["implementation"]["version"], "pass": footer["pass"],
            "fail": len(failures), "skip": footer["skip"], "broken": broken(failures), "better": better,
            "labels": dict(sorted(labels.items())),
            "on": datetime.date.today().isoformat(), "corpus": header["corpus"]["version"]}


def keep_runs(runs):
    names = [library.name for library in LIBRARIES]
    kept = sorted((run for run in runs.values() if run["name"] in names), key=lambda run: names.index(run["name"]))
    RUNS.write_text("".join(json.dumps(run, ensure_ascii=False) + "\n" for run in kept), encoding="utf-8")


# The page.

def verdict_in_table(library, run):
    return verdict_of(library, run).replace("faults", "**faults**")


def cell(text):
    return text.replace("|", "\\|").replace("\n", " ")


def row_of(library, run, pinned):
    figures = f"{run['pass']} / {run['fail']} / {run['skip']}" if run else "calls alone"
    said = ["; ".join(one.label for kind in kinds for one in library.of(kind))
            for kinds in ([Fault], [Difference, Convention], [Scope])]
    cells = [library.name, version_of(library, pinned), library.language, got_by(library.package),
             library.configuration, ", ".join(f"`{name}`" for name in library.subsystems), verdict_in_table(library, run), figures,
             *said, f"{run['on']}, {run['corpus']}" if run else ""]
    return "| " + " | ".join(map(cell, cells)) + " |"


def heading(library, one, pinned):
    return f"### {library.name} {version_of(library, pinned)}: {one.label}"


def block(one):
    archive = [f"The file `a.zip` is the archive of the case `learning.archive/{one.case}`."] if one.case else []
    return archive + ["", f"```{SHOWN.get(one.language, one.language)}", one.call.strip("\n"), "```", ""]


def inline(text):
    return "`` " + text.replace("\n", " ⏎ ") + " ``" if "`" in text else "`" + text.replace("\n", " ⏎ ") + "`"


def result_and_promise(one):
    """Returns the output of a fault's call, the expected output and the promise, each in complete sentences."""
    text = [f"The call prints {inline(one.gives)}. {one.must}", f"{one.promise} *Source: {one.place}.*"]
    return text + ([one.newer] if one.newer else [])


def fault_text(library, one, pinned, run):
    text = ["", heading(library, one, pinned), "", one.says + failing(one, run)] + block(one)
    return text + ["- " + line for line in result_and_promise(one)]


def difference_text(library, one, pinned):
    return ["", heading(library, one, pinned), "", one.says] + block(one) + [
        f"The call prints {inline(one.gives)}. {one.must}"]


def mended_text(library, one):
    return ["", f"### {library.name}: {one.label}", "", one.says] + block(one) + [
        f"- In version {one.until}, the call printed {inline(one.gave)}. "
        f"Since version {one.mended}, it prints {inline(one.gives)}.",
        f"- {one.promise} *Source: {one.place}.*"]


def page(runs, missing, pinned):
    """Returns the page: the table, the faults with their calls and promises, the differences, and the mended faults."""
    text = [(HERE / "page.md").read_text(encoding="utf-8").rstrip(), ""]
    text += [summary(runs),
             "", "| library | version | language | from | configuration | subsystems | verdict | pass / fail / skip "
             "| faults | differences | scope | date and corpus of the run |", "|---|---|---|---|---|---|---|---|---|---|---|---|"]
    text += [row_of(library, runs.get(library.name), pinned) for library in sorted_rows(runs)]
    if missing:
        text += ["", "These libraries were not installed in their pinned version, so their rows are from earlier runs: "
                 f"{', '.join(missing)}."]
    text += ["", "## Readings", "", "For each reading, `assay check --fit` finds the option that explains the most answers of a library. Each "
             "adapter declares these options, except the adapters in this table:", "", "| library | reading | answers | reason |", "|---|---|---|---|"]
    text += [f"| {library.name} | `{reading}` | {says} | {cell(library.fit)} |" for library in LIBRARIES
             for reading, says in runs.get(library.name, {}).get("better", {}).items()]
    text += ["", "## Each fault, with the promise that it breaks", "",
             "[docs/found](found) describes the same faults, in one report for each project. None of the reports has been sent."]
    for library in LIBRARIES:
        for one in library.of(Fault):
            text += fault_text(library, one, pinned, runs.get(library.name))
    text += ["", "## Differences", "", "The results in this table break no promise that we found.", "",
             "| library | difference |", "|---|---|"]
    text += [f"| {library.name} | {cell(one.says)} |" for library in LIBRARIES for one in library.of(Difference) + library.of(Convention)]
    for library in LIBRARIES:
        for one in library.of(Difference):
            text += difference_text(library, one, pinned)
    text += ["", "## Scope", "", "Some cases fail since the kit supports less than the library. These failures say nothing against the library.", "",
             "| library | the kit's limit |", "|---|---|"]
    text += [f"| {library.name} | {cell(one.says)} |" for library in LIBRARIES for one in library.of(Scope)]
    text += ["", "## Mended"]
    for library in LIBRARIES:
        for one in library.mended:
            text += mended_text(library, one)
    return "\n".join(text) + "\n"


# The functions below write the reports for the authors of the libraries.

def archive_text(one):
    """Returns the lines of a report with a command that makes the archive of a call, if the call reads one."""
    if not one.case:
        return []
    packed = base64.b64encode(calls.archive_of(one.case)).decode()
    return ["", "This command makes the archive `a.zip`:", "", "```sh", f"echo {packed} | base64 -d > a.zip", "```"]


def found_text(library, pinned):
    """Returns the report for the authors of a library: each fault with its call, the broken promise and its source."""
    text = [f"# {library.name} {version_of(library, pinned)}", "",
            f"This report is about version {pinned[library.package.lower()]} of {package_of(library)}. "
            f"The report covers {library.configuration or 'the calls below'}. "
            f"The authors of {library.name} have not received this report."]
    for one in library.of(Fault):
        text += ["", f"## {one.label}", "", one.says] + archive_text(one) + ["", *block(one)[bool(one.case) + 1:-1]]
        text += [line for part in result_and_promise(one) for line in ("", part)]
    return "\n".join(text) + "\n"


def found_texts():
    pinned = pins()
    return {file_of(library) + ".md": found_text(library, pinned) for library in LIBRARIES if library.of(Fault)}


def write_page(runs, missing=()):
    """Writes docs/libraries.md and the folder docs/found."""
    PAGE.write_text(page(runs, missing, pins()), encoding="utf-8")
    texts = found_texts()
    FOUND.mkdir(exist_ok=True)
    for file in FOUND.glob("*.md"):
        if file.name not in texts:
            file.unlink()
    for name, text in texts.items():
        (FOUND / name).write_text(text, encoding="utf-8")


# The calls.

def made_calls(libraries, python):
    """Makes the calls of each library that is installed in its pinned version.

    Returns the number of calls, the calls whose output has changed, and the calls and libraries left out.
    """
    pinned, jobs, left = pins(), [], []
    for library in libraries:
        wanted, found = pinned[library.package.lower()], installed(library.package, python)
        able = {call.language: calls.can(call.language) for call in library.calls()}
        if library.calls() and found != wanted:
            left.append(f"{library.name}: {found or 'nothing'} is installed, not {wanted}")
        for call in library.calls() if found == wanted else []:
            if able[call.language]:
                jobs.append((library, call))
            else:
                left.append(f"{library.name}, {call.label or call.says}: {call.language} is not installed, or does not run")
    with ThreadPoolExecutor(os.cpu_count() or 2) as pool:
        printed = list(pool.map(lambda job: printed_of(job[1], python), jobs))
    differs = [(library, call, text) for (library, call), text in zip(jobs, printed) if text != call.gives]
    return len(jobs), differs, left


def printed_of(call, python):
    try:
        return calls.printed_by(call, python)
    except (subprocess.SubprocessError, OSError) as failure:
        return f"{type(failure).__name__}: {failure}"


def tell_calls(count, differs, left):
    for line in left:
        print(f"left out: {line}")
    for library, call, text in differs:
        print(f"{library.name}, {call.label or call.says}\n  table.toml: {call.gives!r}\n  now:        {text!r}")
    print(f"{count} calls made, {len(differs)} differ from table.toml, {len(left)} left out")


# The folder.

def disorder():
    """Lists the errors in the files of this folder, without running a library."""
    pinned, wrong = pins(), []
    adapters = {library.adapter.split()[0] for library in LIBRARIES if library.adapter}
    for file in sorted((HERE / "adapters").iterdir()):
        if "_adapter." in file.name and file.name not in adapters:
            wrong.append(f"{file.name} is no adapter of a library in table.toml")
    for name, count in Counter(library.name for library in LIBRARIES).items():
        if count > 1:
            wrong.append(f"{name} occurs twice in table.toml")
    for library in LIBRARIES:
        wrong += disorder_of(library, pinned)
    for file in sorted((HERE / "known").glob("*.txt")):
        if file.name not in [called(library) for library in LIBRARIES if library.adapter]:
            wrong.append(f"{file.name} belongs to no library")
    return wrong


def general(says):
    """Returns the words in the description of a call that state a general rule, except words in code."""
    return GENERAL.findall(re.sub(r"`[^`]*`", "", says))


def disorder_of(library, pinned):
    wrong = []
    if library.package.lower() not in pinned:
        wrong.append(f"{library.name}: {library.package} has no pinned version")
    if not library.adapter and not library.calls():
        wrong.append(f"{library.name}: neither an adapter nor a call")
    for one in library.calls():
        wrong += [f"{library.name}: `says` of {one.label or 'a kept call'} states a rule: {word}" for word in general(one.says)]
    for one in library.of(Fault):
        if not (one.promise and one.place and one.must and one.gives):
            wrong.append(f"{library.name}: {one.label} has no promise, no place, or not what it gives and must give")
    if library.adapter:
        if not (HERE / "adapters" / library.adapter.split()[0]).exists():
            wrong.append(f"{library.name}: there is no adapter {library.adapter}")
        file, known = known_of(library)
        labels = {one.label for one in library.differs}
        wrong += [f"{file.name}: {case} has no reason of table.toml" for case, label in known.items() if label not in labels]
    return wrong


def disorder_of_page():
    if not PAGE.exists() or PAGE.read_text(encoding="utf-8") != page(runs_before(), missing_before(), pins()):
        return ["docs/libraries.md is not what table.toml and runs.jsonl make: python3 Examples/libraries/table.py --page"]
    if {file.name: file.read_text(encoding="utf-8") for file in FOUND.glob("*.md")} != found_texts():
        return ["docs/found is not what table.toml makes: python3 Examples/libraries/table.py --page"]
    return []


def missing_before():
    """Returns the libraries that, according to the existing page, were not installed."""
    found = re.search(r"from earlier runs: (.*)\.$", PAGE.read_text(encoding="utf-8"), re.M) if PAGE.exists() else None
    return found[1].split(", ") if found else []


def held(library, given, runs):
    """Runs a library over the corpus, and returns whether its failures are the known ones."""
    lines, _ = checked(library, given.assay, given.python, given.reports)
    unlike = unlike_known(library, lines)
    better = better_options(words_of(library, given.assay, given.python, judges=False), lines[0]["implementation"]["readings"])
    runs[library.name] = run_of(library, lines, better)
    unlike += unfit(library, runs[library.name])
    print(f"{library.name}: {verdict_of(library, runs[library.name])}, {runs[library.name]['fail']} failures"
          f"{'; not as in known/' + called(library) + ' or `fit`' if unlike else ''}", flush=True)
    for line in unlike[:20]:
        print(f"    {line}")
    return not unlike


def run(given):
    """Runs libraries over the corpus and makes their calls; writes runs.jsonl and the page."""
    chosen = [library for library in LIBRARIES if not given.names or library.name in given.names]
    pinned, runs, missing, failed = pins(), runs_before(), [], []
    for library in chosen:
        wanted, found = pinned[library.package.lower()], installed(library.package, given.python)
        if found != wanted:
            missing.append(f"{library.name} {wanted}")
            print(f"{library.name}: not run, since {found or 'nothing'} is installed, not {wanted}", flush=True)
        elif library.adapter and not held(library, given, runs):
            failed.append(library.name)
    count, differs, left = made_calls(chosen, given.python)
    tell_calls(count, differs, left)
    keep_runs(runs)
    write_page(runs, missing)
    print(f"docs/libraries.md: {len(LIBRARIES)} configurations" + (f"; not as they were: {'; '.join(failed)}" if failed else ""))
    return 1 if failed or differs else 0


def arguments():
    parser = argparse.ArgumentParser(description="Checks real libraries against the corpus, and writes docs/libraries.md.")
    parser.add_argument("names", nargs="*", help="only these libraries")
    parser.add_argument("--calls", action="store_true", help="make only the direct calls, and list the changed outputs")
    parser.add_argument("--changed", metavar="NAME", help="check one library, make its calls, write the page")
    parser.add_argument("--page", action="store_true", help="write the page again, without running anything")
    parser.add_argument("--site", metavar="DIR", type=Path, help="write libraries.html and badges/NAME.json to this folder")
    parser.add_argument("--figures", action="store_true", help="count the configurations, languages, faults and calls of the table")
    parser.add_argument("--check", action="store_true", help="run no library; fail if the folder is not in order")
    parser.add_argument("--assay", default=str(PROJECT / ".build" / "release" / "assay"), help="the program")
    parser.add_argument("--python", default=sys.executable, help="the Python that has the libraries")
    parser.add_argument("--reports", type=Path, help="keep the report of each library in this folder, for assay compare and trend")
    given = parser.parse_args()
    given.python = os.path.abspath(shutil.which(given.python) or given.python)  # each call runs in its own folder
    given.names += [given.changed] if given.changed else []
    unknown = set(given.names) - {library.name for library in LIBRARIES}
    if unknown:
        parser.error(f"no such library in table.toml: {', '.join(sorted(unknown))}")
    return given


def main():
    given, wrong = arguments(), disorder()
    if given.check:
        wrong += disorder_of_page() + [line for one in LIBRARIES for line in unfit(one, runs_before().get(one.name))]
    for one in wrong:
        print(one, file=sys.stderr)
    if given.check or wrong:
        print(f"{len(LIBRARIES)} libraries, {len(wrong)} of the folder's rules broken")
        return 1 if wrong else 0
    if given.figures:
        print("\n".join(f"{count:4} {what}" for what, count in figures(runs_before()).items()))
        return 0
    if given.site:
        web.write(given.site, runs_before(), pins())
        return 0
    if given.page:
        write_page(runs_before(), missing_before())
        return 0
    if given.calls:
        count, differs, left = made_calls([one for one in LIBRARIES if not given.names or one.name in given.names], given.python)
        tell_calls(count, differs, left)
        return 1 if differs else 0
    return run(given)


if __name__ == "__main__":
    sys.exit(main())
