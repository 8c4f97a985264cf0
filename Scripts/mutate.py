#!/usr/bin/env python3
"""Makes small mistakes in Examples/python, tests each with the corpus, and shows the mistakes that no case finds.

    python3 Scripts/mutate.py [--number 1000] [--seed 1] [--only FILE] [--jobs 1] [--assay PATH] [--results FILE]

Each mutant is tested with the cases of the subsystems that import its file, and with malformed inputs made from these
cases, until the first failure. If the first failure is a late answer, the mutant is counted as late, not as killed.
Each module gets mutants in proportion to its lines; the operators of a module take turns. The file of results has one
line per mutant, and a later run continues after its last line. Remove the file of results after the corpus has changed.
Examples/python/EQUIVALENT.jsonl has the mutants that no input distinguishes from the original. Exit codes: 0 if
only mutants in EQUIVALENT.jsonl survive, 1 if any other mutant survives or an entry of EQUIVALENT.jsonl is wrong, 2 if
the script cannot run.
"""

import argparse
import collections
import json
import modulefinder
import os
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

import mutants

ROOT = pathlib.Path(__file__).resolve().parent.parent
MODULES = ROOT / "Examples" / "python"
EQUIVALENT = MODULES / "EQUIVALENT.jsonl"
#: The modules that are not part of a subsystem: the protocol, a separate program and tests.
OTHERS = ("adapter.py", "client.py", "test_example.py")
OPTIONS = "--jobs 1 --fail-fast --malformed --timeout 10 --start-timeout 20 --format json".split()
VARIABLES = {"ASSAY_DICTIONARIES": f"{ROOT}/Corpus/dictionaries", "PYTHONHASHSEED": "0", "PYTHONDONTWRITEBYTECODE": "1"}


#: The text of a failure begins with this string if the failure is only a late answer.
LATE = "late: "


def lines_of(path):
    """Returns the lines of a file of results, as a dictionary from mutants to lines."""
    lines = map(json.loads, path.open()) if path.exists() else ()
    return {tuple(line[name] for name in mutants.Mutant._fields[:4]): line for line in lines}


def users_of(files):
    """Returns the subsystems that import each file, directly or through other files."""
    users = collections.defaultdict(list)
    for file in files:
        if "_" in file:
            finder = modulefinder.ModuleFinder([str(MODULES)])
            finder.run_script(str(MODULES / file))
            for name in {file[:-3], *finder.modules}:
                users[f"{name}.py"].append(file[:-3].replace("_", "."))
    return users


def drawn(every, lines, number, seed):
    """Returns `number` random mutants of all modules."""
    above, chosen = 0, []
    for file, mutants_of_file in every.items():
        share = number * (above + lines[file]) // sum(lines.values()) - number * above // sum(lines.values())
        above += lines[file]
        chance, ranks, order = random.Random(f"{seed} {file}"), collections.Counter(), {}
        for mutant in chance.sample(mutants_of_file, len(mutants_of_file)):
            order[mutant] = (ranks[mutant.operator], chance.random())
            ranks[mutant.operator] += 1
        chosen += sorted(order, key=order.get)[:share]
    return chosen


def first_failure(assay, subsystems, original, mutant=None):
    """Returns the first failure of a mutant or of the original; None if nothing fails."""
    with tempfile.TemporaryDirectory() as top:
        folder = pathlib.Path(shutil.copytree(original, f"{top}/modules"))
        if mutant:
            (folder / mutant.file).write_text(mutant.source)
            os.utime(folder / mutant.file, (1, 1))  # so that Python does not use the original's compiled file
        adapter = f"ulimit -v 4000000; exec '{sys.executable}' '{folder}/adapter.py'"
        command = [assay, "check", "--adapter", adapter, *OPTIONS]
        command += [part for name in subsystems for part in ("--subsystem", name)]
        ended = subprocess.run(command, env={**os.environ, **VARIABLES}, capture_output=True, text=True)
    if ended.returncode not in (0, 1, 3):
        print(f"mutate.py: {assay} cannot check: {ended.stderr.strip()}", file=sys.stderr)
        os._exit(2)
    lines = [line for line in map(json.loads, ended.stdout.splitlines()) if line.get("verdict") in ("fail", "error")]
    found = lines[0].get("case", lines[0].get("about")) if lines else "no case"
    if lines and lines[0].get("error") == "timeout":
        found = f"{LATE}{found}"
    return {0: None, 1: found, 3: "its start"}[ended.returncode]


def run(waiting, files, given):
    """Tests the mutants that have no result yet, and adds a line to the file of results for each."""
    users, pool = users_of(files), ThreadPoolExecutor(given.jobs)
    given.results.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as top, pool, given.results.open("a") as results:
        original = shutil.copytree(MODULES, f"{top}/original", ignore=shutil.ignore_patterns("__pycache__"))
        subprocess.run([sys.executable, "-m", "compileall", "-q", original], check=True)
        if failed := first_failure(given.assay, (), original):
            sys.exit(f"mutate.py: {MODULES} fails without any mutant: {failed}; see assay check")
        ends = pool.map(lambda one: first_failure(given.assay, users[one.file], original, one), waiting)
        for number, (mutant, by) in enumerate(zip(waiting, ends), 1):
            line = {**mutant._asdict(), "by": by}
            del line["source"]
            print(json.dumps(line, ensure_ascii=False), file=results, flush=True)
            print(f"\r{number} of {len(waiting)}", end="", file=sys.stderr)


def is_late(by):
    return bool(by) and by.startswith(LATE)


def summary(chosen, results, equivalent):
    """Prints the mutants that survive, and a table by file; returns how many survive."""
    kinds = collections.Counter()
    for mutant in chosen:
        by = results[mutant[:4]]["by"]
        kind = "late" if is_late(by) else "killed" if by else "equivalent" if mutant[:4] in equivalent else "alive"
        kinds.update((file, name) for file in (mutant.file, "all") for name in ("mutants", kind))
        if kind == "alive":
            print(f"{mutant.file}, {mutant.within}: {mutant.operator}\n  - {mutant.before}\n  + {mutant.after}\n")
    columns = ("mutants", "killed", "late", "equivalent", "alive")
    print("{:24}{:>11}{:>11}{:>11}{:>11}{:>11}".format("file", *columns))
    for file in [*dict.fromkeys(mutant.file for mutant in chosen), "all"]:
        print("{:24}{:11}{:11}{:11}{:11}{:11}".format(file, *(kinds[file, column] for column in columns)))
    judged = kinds["all", "killed"] + kinds["all", "alive"]
    print(f"{100 * kinds['all', 'killed'] / max(1, judged):.1f} % killed")
    return kinds["all", "alive"]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--number", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", metavar="FILE", help="of the mutants only those of this file, as geodesic.py")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--assay", default=f"{ROOT}/.build/release/assay", metavar="PATH")
    parser.add_argument("--results", type=pathlib.Path, default=ROOT / ".build" / "mutants.jsonl", metavar="FILE")
    given = parser.parse_args()
    if not shutil.which(given.assay):
        parser.error(f"there is no program {given.assay}: run `make build`, or name one with --assay")
    texts = {path.name: path.read_text() for path in sorted(MODULES.glob("*.py")) if path.name not in OTHERS}
    every = {file: mutants.mutants_of(file, text) for file, text in texts.items()}
    chosen = drawn(every, {file: text.count("\n") for file, text in texts.items()}, given.number, given.seed)
    chosen = [mutant for mutant in chosen if given.only in (None, mutant.file)]
    known = lines_of(given.results)
    if waiting := [mutant for mutant in chosen if mutant[:4] not in known]:
        run(waiting, texts, given)
    results, equivalent = lines_of(given.results), lines_of(EQUIVALENT)
    alive = summary(chosen, results, equivalent)
    there = {mutant[:4] for some in every.values() for mutant in some}
    by = {key: line["by"] for key, line in results.items()}
    wrong = [key for key in equivalent if key not in there or by.get(key) and not is_late(by[key])]
    for file, within, before, after in wrong:
        print(f"{EQUIVALENT.name}: {file}, {within}: a case kills it, or it is none, remove it: {before} => {after}")
    sys.exit(1 if alive or wrong else 0)


if __name__ == "__main__":
    main()
