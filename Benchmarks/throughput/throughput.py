#!/usr/bin/env python3
"""Measures how many cases per second `assay check` runs, compared with other ways of checking an adapter.

    make throughput
    python3 Benchmarks/throughput/throughput.py --rounds 15

The contenders take turns (A B C A B C ...), so that a busy moment of the machine affects all of them. Contenders with
similar rates take turns directly after each other, several times in each round. A rate is the number of cases divided
by the wall time of the complete command, from start to end. The table shows the median of all turns and half the
distance between the quartiles. If the tool that a contender needs is not installed, the program prints a message and
skips the contender.

A target is a lower bound for the ratio of two rates. The ratio is computed for each turn, and the target is met if the
median of these ratios reaches the bound. Beside the median, the table shows the quartiles: on a busy machine the ratios
vary, so a median near the target may miss the target by chance. The table also shows the ratio that was measured
without a harness in the same rounds. For two jobs, this ratio compares two processes, each with a fixed half of the
cases, with a single process. A harness that distributes single cases can exceed this ratio.

Python runs in a virtual environment with only pytest. Other installed packages would be loaded at each start, and
loading them can take as long as the start itself. Python caches compiled files, as usual, but outside the project.

If the machine has a file system in memory and TMPDIR names no other folder, the folders of cases with effects are in
memory. On ext4, files deleted in earlier rounds would slow down each round, since ext4 does not reuse a freed inode for
some minutes.
"""
from __future__ import annotations

import argparse
import itertools
import json
import os
import shlex
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Callable, Dict, List, NamedTuple, Optional, Tuple

from cases import DECODER, VARIABLE, conforms, prepare

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
EXAMPLE = ROOT / "Examples" / "python"

#: If work takes less than this many seconds, it is done twice in a row, and only the second run is measured. The first
#: run prepares the machine: a virtual machine returns free memory to its host, and getting memory back can take longer
#: than the work.
SHORT = 2.0

#: The folder where Linux mounts its in-memory file system.
IN_MEMORY = Path("/dev/shm")

#: The number of turns in a round for contenders that have similar rates.
TURNS = 3

#: For the contender `a process a case`, only this many cases run in each round; the rate is estimated from them.
SAMPLE = 12


class Contender(NamedTuple):
    group: str
    name: str
    cases: int
    #: Does the work once; raises an exception if the work fails.
    work: Callable[[], None]
    #: The number of the contender's turns in a round. If neighbouring contenders of a group have the same number of
    #: turns, these turns alternate.
    turns: int = 1


#: The rates of a contender: a list for each round, with the rate of each turn.
Rates = List[List[float]]


class Target(NamedTuple):
    sentence: str
    group: str
    contender: str
    rival: str
    ratio: float
    #: Another contender and its rival; the ratio of their rates shows what is possible without a harness.
    free: Optional[Tuple[str, str]] = None


#: Families whose cases an adapter answers quickly, so that the harness determines the rate. In other families, the
#: Python example spends most of its time on diaries of hundreds of reports, which it reads report by report.
LIGHT = ["voice", "mobility", "scholar"]

ONE_JOB, TWO_JOBS = "assay check --jobs 1", "assay check --jobs 2"
ALONE, TWO_ALONE = "the adapter alone", "two of it alone"

TARGETS = [
    # In a run of 0.2 s, starting Python takes most of the time, and two processes start Python twice. Therefore, some
    # groups have longer runs.
    Target("10 times as fast as pytest", "python", ONE_JOB, "pytest", 10, (ALONE, "pytest")),
    Target("10 times as fast as pytest", "python x10", ONE_JOB, "pytest", 10, (ALONE, "pytest")),
    Target("200 times as fast as a process a case", "python", ONE_JOB, "a process a case", 200),
    Target("faster than a plain driver", "python", ONE_JOB, "plain driver", 1),
    Target("0.90 of the adapter alone", "python", ONE_JOB, ALONE, 0.90),
    Target("2 jobs are 1.6 times as fast as 1", "python", TWO_JOBS, ONE_JOB, 1.6, (TWO_ALONE, ALONE)),
    Target("2 jobs are 1.6 times as fast as 1", "python all", TWO_JOBS, ONE_JOB, 1.6, (TWO_ALONE, ALONE)),
    Target("2 jobs are 1.6 times as fast as 1", "python all x3", TWO_JOBS, ONE_JOB, 1.6, (TWO_ALONE, ALONE)),
    Target("2 jobs are 1.6 times as fast as 1", "python x10", TWO_JOBS, ONE_JOB, 1.6, (TWO_ALONE, ALONE)),
    # An adapter that waits most of the time leaves the processors to the harness.
    Target("2 jobs are 1.6 times as fast as 1", "waiting", TWO_JOBS, ONE_JOB, 1.6, (TWO_ALONE, ALONE)),
    Target("0.90 of the adapter alone", "python all", ONE_JOB, ALONE, 0.90),
    Target("0.90 of the adapter alone", "python x10", ONE_JOB, ALONE, 0.90),
    # An adapter that costs next to nothing shows the cost of the harness itself.
    Target("faster than a plain driver", "c", ONE_JOB, "plain driver", 1),
]


def command(words: List[str], **options: Any) -> Callable[[], None]:
    """Runs a command until it ends; its output is shown only if the command fails."""

    def work() -> None:
        done = subprocess.run(words, capture_output=True, **options)
        if done.returncode != 0:
            told = (done.stdout + done.stderr).decode("utf-8", "replace")[-2000:]
            raise SystemExit(f"{shlex.join(words)} ended with {done.returncode}:\n{told}")

    return work


class Group:
    """An adapter, the cases that apply to it, and the contenders that run the adapter on these cases."""

    def __init__(self, name: str, adapter: List[str], assay: Path, check: List[str], folder: Path) -> None:
        self.name = name
        self.adapter = adapter
        self.check = [str(assay), "check", "--adapter", shlex.join(adapter), *check]
        self.requests = folder / f"{name}.requests.jsonl"
        self.file = folder / f"{name}.cases.json"
        subprocess.run([*self.check, "--requests", str(self.requests)], check=True)
        listed = subprocess.run(
            [str(assay), "list", "--cases", "--format", "json", *check], check=True, capture_output=True).stdout
        hello = self.hello()
        bound = [line for line in listed.splitlines() if is_bound(prepare(DECODER.decode(line.decode())), hello)]
        self.cases = [prepare(DECODER.decode(line.decode())) for line in bound]
        # Copies the lines unchanged, since each number must stay exactly as it is written.
        self.file.write_bytes(b"".join(line + b"\n" for line in bound))
        self.environment = {
            **os.environ, VARIABLE: str(self.file), "ASSAY_THROUGHPUT_EXAMPLE": str(EXAMPLE),
        }

    def hello(self) -> Dict[str, Any]:
        line = subprocess.run(
            self.adapter, input=b'{"op":"hello","protocol":1}\n', check=True, capture_output=True).stdout
        return json.loads(line)

    def contender(self, name: str, work: Callable[[], None], cases: Optional[int] = None) -> Contender:
        return Contender(self.name, name, len(self.cases) if cases is None else cases, work)

    def assay(self, *more: str) -> Contender:
        return self.contender(" ".join(["assay check", *more]), command([*self.check, *more]))

    def beside_each_other(self) -> List[Contender]:
        """Returns the contenders that exist for every adapter; their turns alternate, since their rates are similar."""
        found = [self.two_alone(), self.alone(), self.assay("--jobs", "1"), self.assay("--jobs", "2")]
        return [each._replace(turns=TURNS) for each in found]

    def plain_driver(self) -> Contender:
        words = [sys.executable, str(HERE / "plain_driver.py"), str(self.requests), *self.adapter]
        return self.contender("plain driver", command(words, env=self.environment))

    def alone(self) -> Contender:
        def work() -> None:
            with open(self.requests, "rb") as requests:
                subprocess.run(self.adapter, stdin=requests, stdout=subprocess.DEVNULL, check=True)

        return self.contender(ALONE, work)

    def two_alone(self) -> Contender:
        """Returns a contender without a harness: two processes of the adapter, each with one half of the requests."""
        hello, *asked, bye = self.requests.read_bytes().splitlines(keepends=True)
        halves = [self.requests.with_suffix(f".{number}.jsonl") for number in range(2)]
        for number, half in enumerate(halves):
            # The bits of a line's number decide which half gets the line. The halves are not simply the first and the
            # second half of the file, since neighbouring requests are alike.
            mine = (line for place, line in enumerate(asked) if bin(place).count("1") % 2 == number)
            half.write_bytes(b"".join([hello, *mine, bye]))

        def work() -> None:
            children = []
            for half in halves:
                with open(half, "rb") as requests:
                    children.append(subprocess.Popen(self.adapter, stdin=requests, stdout=subprocess.DEVNULL))
            if any([child.wait() for child in children]):
                raise SystemExit(f"{shlex.join(self.adapter)} failed")

        return self.contender(TWO_ALONE, work)

    def pytest(self) -> Contender:
        words = [sys.executable, "-m", "pytest", "-q", str(HERE / "test_cases.py")]
        return self.contender("pytest", command(words, env=self.environment))

    def process_a_case(self) -> Contender:
        step = max(1, len(self.cases) // SAMPLE)
        sample = self.cases[::step][:SAMPLE]

        def work() -> None:
            for case in sample:
                members = ("subsystem", "input", "readings")
                request = {"op": "run", "id": 1, **{name: case[name] for name in members}}
                lines = [{"op": "hello", "protocol": 1}, request, {"op": "bye"}]
                said = "".join(json.dumps(line) + "\n" for line in lines)
                done = subprocess.run(self.adapter, input=said.encode(), check=True, capture_output=True)
                if not conforms(case["expected"], json.loads(done.stdout.splitlines()[1])):
                    raise SystemExit(f"{case['id']} does not pass in a separate process")

        return self.contender("a process a case", work, cases=len(sample))


def is_bound(case: Dict[str, Any], hello: Dict[str, Any]) -> bool:
    """Returns whether `assay check` runs the case on an adapter that answers with this hello."""
    if case["subsystem"] not in hello["subsystems"]:
        return False
    declared = hello.get("readings", {})
    options = {id: [value] if isinstance(value, str) else value for id, value in declared.items()}
    return all(option in options.get(id, [option]) for id, option in case["readings"].items())


def repeated_corpus(corpus: Path, folders: List[str], times: int) -> Path:
    """Writes a corpus that repeats the cases of some folders under other ids, so that a fast adapter has enough
    work."""
    for group in sorted(file for each in folders for file in (ROOT / "Corpus" / each).rglob("*.jsonl")):
        # splitlines() would also split at characters that do not end a line of JSON Lines.
        lines = group.read_text(encoding="utf-8").removesuffix("\n").split("\n")
        for time in range(times):
            place = corpus / group.parent.relative_to(ROOT / "Corpus") / f"{group.stem}-{time}.jsonl"
            place.parent.mkdir(parents=True, exist_ok=True)
            with open(place, "w", encoding="utf-8") as out:
                for line in lines:
                    id = json.loads(line)["id"]
                    out.write(line.replace(f'"id":"{id}"', f'"id":"{id}-{time}"', 1) + "\n")
    return corpus


def families(corpus: Path) -> List[str]:
    """Returns the names of the folders of a corpus that contain case files, <family>/<subsystem>/<group>.jsonl."""
    return sorted({file.parent.parent.name for file in corpus.glob("*/*/*.jsonl")} - {"origins"})


def c_adapter(assay: Path, folder: Path) -> List[str]:
    subprocess.run([str(assay), "init", "c", str(folder / "adapter")], check=True, stdout=subprocess.DEVNULL)
    subprocess.run(["make", "-s"], cwd=folder / "adapter", check=True)
    return [str(folder / "adapter" / "adapter")]


def contenders(assay: Path, folder: Path) -> List[Contender]:
    adapter = [sys.executable, str(EXAMPLE / "adapter.py")]
    light = [word for family in LIGHT for word in ("--subsystem", family)]
    python = Group("python", adapter, assay, light, folder)
    whole = Group("python all", adapter, assay, [], folder)
    found = [*python.beside_each_other(), python.plain_driver()]
    slow = [*whole.beside_each_other(), whole.plain_driver()]
    longer = ["--corpus", str(repeated_corpus(folder / "longer", LIGHT, 10))]
    long = Group("python x10", python.adapter, assay, longer, folder)
    lengthy = long.beside_each_other()
    if subprocess.run([sys.executable, "-c", "import pytest"], capture_output=True).returncode == 0:
        found.append(python.pytest())
        slow.append(whole.pytest())
        lengthy.append(long.pytest())
    else:
        print("pytest is not installed: its rows are left out")
    found += [python.process_a_case(), *slow, *lengthy]
    thrice = ["--corpus", str(repeated_corpus(folder / "thrice", families(ROOT / "Corpus"), 3))]
    longest = Group("python all x3", python.adapter, assay, thrice, folder)
    found += longest.beside_each_other()
    few = ["--subsystem", "scholar"]
    waiting = Group("waiting", [sys.executable, str(HERE / "waiting.py"), *adapter[1:]], assay, few, folder)
    found += waiting.beside_each_other()
    if shutil.which("cc") and shutil.which("make"):
        corpus = ["--corpus", str(repeated_corpus(folder / "hindex", ["scholar/hindex"], 60))]
        c = Group("c", c_adapter(assay, folder), assay, corpus, folder)
        found += [c.alone(), c.assay("--jobs", "1"), c.assay("--jobs", "2"), c.plain_driver()]
    else:
        print("cc or make is not installed: the rows of the adapter in C are left out")
    return found


def fresh_python(folder: Path) -> Optional[str]:
    """Creates a virtual environment with only pytest; returns its Python interpreter, or None if this fails."""
    python = str(folder / "bin" / "python")
    steps = [[sys.executable, "-m", "venv", str(folder)], [python, "-m", "pip", "install", "-q", "pytest"]]
    return python if all(subprocess.run(step, capture_output=True).returncode == 0 for step in steps) else None


def seconds(contender: Contender) -> float:
    """Does the contender's work once, and returns the seconds that this takes."""
    begin = time.perf_counter()
    contender.work()
    return time.perf_counter() - begin


def measure(found: List[Contender], rounds: int) -> Dict[Contender, Rates]:
    """Measures the cases per second of each contender; the first round only warms up, and is not counted."""
    rates: Dict[Contender, Rates] = {contender: [] for contender in found}
    for round in range(rounds + 1):
        for (_, turns), beside in itertools.groupby(found, lambda each: (each.group, each.turns)):
            neighbours = list(beside)
            for contender in neighbours:
                rates[contender].append([])
            for _ in range(turns if round > 0 else 1):
                for contender in neighbours:
                    took = seconds(contender)
                    if took < SHORT:
                        took = seconds(contender)
                    rates[contender][round].append(contender.cases / took)
    return {contender: measured[1:] for contender, measured in rates.items()}


def flat(rates: Rates) -> List[float]:
    return [rate for round in rates for rate in round]


def spread(rates: Rates) -> float:
    """Returns half the distance between the quartiles of the rates, divided by their median."""
    if len(flat(rates)) < 2:
        return 0.0
    low, median, high = statistics.quantiles(flat(rates), n=4, method="inclusive")
    return (high - low) / 2 / median


def tell(rates: Dict[Contender, Rates]) -> bool:
    """Prints both tables; returns whether every target is met."""
    print(f"{'adapter':<13}  {'held by':<22}  {'cases':>6}  {'cases/s':>9}  {'us a case':>9}  {'spread':>7}")
    for contender, measured in rates.items():
        median = statistics.median(flat(measured))
        print(
            f"{contender.group:<13}  {contender.name:<22}  {contender.cases:>6}  "
            f"{median:>9.0f}  {1e6 / median:>9.1f}  {100 * spread(measured):>5.1f} %")
    print()
    print(f"{'adapter':<13}  {'target':<38}  {'median':>14}  {'':<6}  {'quartiles':>16}  {'without':>8}")
    by_name = {(contender.group, contender.name): measured for contender, measured in rates.items()}
    are_met = True
    for target in TARGETS:
        pair = [by_name.get((target.group, name)) for name in (target.contender, target.rival)]
        if None in pair:
            print(f"{target.group:<13}  {target.sentence:<38}  not measured")
            continue
        low, ratio, high = quartiles(*pair)
        free = [by_name.get((target.group, name)) for name in target.free or ()]
        bound = quartiles(*free)[1] if free and None not in free else None
        is_met = ratio >= target.ratio
        are_met = are_met and is_met
        print(
            f"{target.group:<13}  {target.sentence:<38}  {ratio:6.2f} of {target.ratio:<4g}  {'met' if is_met else 'MISSED':<6}"
            f"  {f'{low:.2f} to {high:.2f}':>16}  {'' if bound is None else f'{bound:8.2f}'}".rstrip())
    return are_met


def quartiles(rates: Rates, others: Rates) -> List[float]:
    """Returns the quartiles of the turn-by-turn ratios of two contenders' rates.

    A delay that affects both contenders cancels out. If one contender has more turns in a round than the
    other, only one ratio is computed for the round, from the contenders' median rates.
    """
    ratios: List[float] = []
    for mine, theirs in zip(rates, others):
        if len(mine) != len(theirs):
            mine, theirs = [statistics.median(mine)], [statistics.median(theirs)]
        ratios += [a / b for a, b in zip(mine, theirs)]
    return statistics.quantiles(ratios, n=4, method="inclusive") if len(ratios) > 1 else ratios * 3


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--assay", type=Path, default=ROOT / ".build" / "release" / "assay")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument(
        "--only", action="append", help="only the contenders whose names contain this string; may be repeated")
    parser.add_argument("--here", action="store_true", help="with this Python as it is")
    parser.add_argument("--require", action="store_true", help="end with 1 where a target is missed")
    options = parser.parse_args()
    if IN_MEMORY.is_dir():
        os.environ.setdefault("TMPDIR", str(IN_MEMORY))
    if not options.here:
        with tempfile.TemporaryDirectory() as folder:
            python = fresh_python(Path(folder))
            if python is not None:
                return subprocess.run([python, __file__, "--here", *sys.argv[1:]]).returncode
        print("no virtual environment with pytest could be made: this Python is taken as it is")
    with tempfile.TemporaryDirectory() as folder:
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        os.environ["PYTHONPYCACHEPREFIX"] = str(Path(folder) / "compiled")
        found = contenders(options.assay, Path(folder))
        if options.only:
            found = [each for each in found if any(only in f"{each.group} {each.name}" for only in options.only)]
        are_met = tell(measure(found, options.rounds))
    return 1 if options.require and not are_met else 0


if __name__ == "__main__":
    sys.exit(main())
