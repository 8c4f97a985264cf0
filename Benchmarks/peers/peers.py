#!/usr/bin/env python3
"""Compares the speed of the kit's fast variants with that of the programs that people would use instead.

    make peers
    python3 Benchmarks/peers/peers.py --rounds 11 --only geofence

The contenders do the same work on the same numbers and take turns (A B C A B C ...), so that a busy moment of the
machine affects all of them. Each contender is a single process, which takes all its turns. After each turn a
contender writes its processor time per unit of work, and its result, so that this program can check that all results
are equal. For each contender, the table shows the median of the times, half the distance between the quartiles, and the
ratio of the median to the kit's median. If the tool that a contender needs is not installed, the program prints a
message and skips the contender.

The Python contenders run in a virtual environment, which this program creates once in .build/peers, with packages from
PyPI. The contenders in C and C++ are compiled with -O3.
"""
import argparse
import os
import shutil
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Callable, Dict, List, Optional

sys.dont_write_bytecode = True
HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
FOLDER = ROOT / ".build" / "peers"
PACKAGES = ["numpy", "numba", "pyproj", "trackintel", "movingpandas", "rapidfuzz", "edlib"]


class Contender:
    """A process that takes one turn for each line sent to it."""

    def __init__(self, name: str, words: List[str]) -> None:
        self.name = name
        self.times: List[float] = []
        self.finds: set = set()
        self.process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def turn(self) -> bool:
        """Lets the process take a turn; returns False if the process has ended."""
        try:
            self.process.stdin.write("turn\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            return False
        answer = self.process.stdout.readline().split()
        if len(answer) != 2:
            return False
        self.times.append(float(answer[0]))
        self.finds.add(answer[1])
        return True

    def end(self) -> None:
        self.process.stdin.close()
        self.process.wait()


class Work:
    """A task for several contenders."""

    def __init__(self, name: str, unit: str, contenders: Dict[str, Optional[List[str]]]) -> None:
        self.name, self.unit, self.contenders = name, unit, contenders
        self.article = "an" if unit[0] in "aeiou" else "a"

    def measure(self, rounds: int) -> None:
        missing = [name for name, words in self.contenders.items() if words is None]
        running = [Contender(name, words) for name, words in self.contenders.items() if words]
        broken = [one.name for one in running if not one.turn()]  # The first turn is not counted.
        running = [one for one in running if one.name not in broken]
        for one in running:
            one.times.clear()
        for _ in range(rounds):
            for one in running:
                if not one.turn():
                    sys.exit(f"{one.name} ended in the middle of {self.name}")
        for one in running:
            one.end()
        self.show(running)
        for name in missing + broken:
            print(f"  {name}: not installed, left out")
        finds = {one.name: sorted(one.finds) for one in running}
        if len({tuple(found) for found in finds.values()}) > 1:
            print("  found: " + "; ".join(f"{name} {', '.join(found)}" for name, found in finds.items()))
        print(flush=True)

    def show(self, running: List[Contender]) -> None:
        print(self.name)
        own = statistics.median(running[0].times)
        width = max(len(one.name) for one in running)
        for one in running:
            median = statistics.median(one.times)
            quarters = statistics.quantiles(one.times, n=4) if len(one.times) > 1 else [median] * 3
            spread = (quarters[2] - quarters[0]) / 2 / median
            print(f"  {one.name:<{width}}  {median:>12.2f} ns {self.article} {self.unit}  {spread:>6.1%}  {median / own:>9.2f}x")


def environment() -> Optional[Path]:
    """Returns the Python interpreter of the virtual environment, or None if the environment cannot be created."""
    python = FOLDER / "venv" / "bin" / "python"
    if not python.exists():
        print("making a virtual environment with " + ", ".join(PACKAGES), flush=True)
        made = subprocess.run([sys.executable, "-m", "venv", str(FOLDER / "venv")])
        if made.returncode != 0:
            return None
        filled = subprocess.run([str(python), "-m", "pip", "install", "-q", *PACKAGES])
        if filled.returncode != 0:
            shutil.rmtree(FOLDER / "venv")
            return None
    return python


def built() -> str:
    """Builds the program PeerTimes, and returns its path."""
    scratch = FOLDER / "swift"
    words = ["swift", "build", "-c", "release", "--package-path", str(HERE), "--scratch-path", str(scratch)]
    subprocess.run(words, check=True, stdout=subprocess.DEVNULL)
    return str(scratch / "release" / "peer-times")


def compiled(source: str, compiler: str, *flags: str) -> Optional[str]:
    """Compiles a source file of this folder; returns the program, or None if the compiler or a library is missing."""
    if shutil.which(compiler) is None:
        return None
    program = FOLDER / Path(source).stem
    done = subprocess.run([compiler, "-O3", "-o", str(program), str(HERE / source), *flags], capture_output=True)
    return str(program) if done.returncode == 0 else None


def of_lists(swift: Callable[..., List[str]], worker: Callable[..., Optional[List[str]]]) -> List[Work]:
    """Returns the tasks that compare two lists: real titles, if their file is available, and short strings."""

    def texts(name: str, *words: str) -> str:
        path = FOLDER / name
        subprocess.run([sys.executable, str(HERE / "peer_numbers.py"), words[0], words[1], str(path), *words[2:]], check=True)
        return str(path)

    works = []
    data = Path(os.environ.get("ASSAY_DATA", ROOT.parent / "shared" / "data")) / "titles" / "leipzig"
    if data.is_dir():
        lists = [texts(name, "titles", "2000", str(data / f"{name}.csv")) for name in ("ACM", "DBLP2")]
        works.append(
            Work(
                "edit distance, 2000 x 2000 real titles, every pair", "pair",
                {
                    "assay every-pair": swift("titles", "every-pair", *lists),
                    "rapidfuzz, cdist": worker("matrix_rapidfuzz", *lists),
                }))
        works.append(
            Work(
                "titles similar at 80 %, 2000 x 2000 real titles", "pair",
                {
                    "assay join": swift("titles", "join", *lists),
                    "assay matcher": swift("titles", "matcher", *lists),
                    "rapidfuzz, cdist": worker("matrix_rapidfuzz", *lists, "80"),
                }))
    else:
        print("real titles: not there, left out (set ASSAY_DATA)")
    lists = [texts(f"short_{seed}", "list", "1000", seed) for seed in ("1", "2")]
    works.append(
        Work(
            "edit distance, 1000 x 1000 strings of 1 to 16 symbols, every pair", "pair",
            {
                "assay every-pair": swift("titles", "every-pair", *lists),
                "rapidfuzz, cdist": worker("matrix_rapidfuzz", *lists),
            }))
    return works


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=11)
    parser.add_argument("--only", default="", help="only the works whose names contain this string")
    parser.add_argument("--program", help="a peer-times that is built already")
    given = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    assay = given.program or built()
    python = environment()

    def swift(*words: str) -> List[str]:
        return [assay, *words]

    def worker(name: str, *words: str) -> Optional[List[str]]:
        return [str(python), str(HERE / f"{name}.py"), *words] if python else None

    def program(path: Optional[str], *words: str) -> Optional[List[str]]:
        return [path, *words] if path else None

    c_stays = compiled("stays.c", "cc", "-lm")
    proj = compiled("inverse_proj.c", "cc", "-lproj", "-lm")
    geographic = compiled("inverse_geographiclib.cpp", "c++", "-lGeographicLib") or compiled(
        "inverse_geographiclib.cpp", "c++", "-lGeographic")
    works = []
    for count in [10_000, 100_000]:
        track = FOLDER / f"track_{count}"
        subprocess.run([sys.executable, str(HERE / "peer_numbers.py"), "track", str(count), str(track)], check=True)
        works.append(
            Work(
                f"geofence, the iOS rule, {count} fixes of every 3 minutes", "fix",
                {
                    "assay one-pass, ellipsoid, exact": swift("geofence", "one-pass", "geodesic", str(track)),
                    "assay one-pass, sphere, exact": swift("geofence", "one-pass", "haversine", str(track)),
                    "assay reference, ellipsoid": swift("geofence", "reference", "geodesic", str(track)),
                    "C -O3, haversine": program(c_stays, str(track)),
                    "numba, haversine": worker("stays_numba", str(track)),
                }))
        if count == 10_000:
            works.append(
                Work(
                    f"stays by other rules, {count} fixes", "fix",
                    {
                        "assay one-pass, iOS rule": swift("geofence", "one-pass", "geodesic", str(track)),
                        "trackintel, sliding": worker("stays_frames", "trackintel", str(track)),
                        "MovingPandas, stops": worker("stays_frames", "movingpandas", str(track)),
                    }))
    for kind, sentence in [("short", "below 10 km"), ("global", "anywhere")]:
        pairs = FOLDER / f"pairs_{kind}"
        subprocess.run([sys.executable, str(HERE / "peer_numbers.py"), kind, "20000", str(pairs)], check=True)
        works.append(
            Work(
                f"distance on WGS-84, {sentence}", "pair",
                {
                    "assay": swift("inverse", str(pairs)),
                    "PROJ, geod_inverse in C": program(proj, str(pairs)),
                    "GeographicLib in C++": program(geographic, str(pairs)),
                    "pyproj, Geod.inv of arrays": worker("inverse_pyproj", str(pairs)),
                }))
    for length in [16, 59, 200, 1_000, 10_000]:
        for kind, sentence in [("edited", "5 % edits"), ("unrelated", "unrelated")]:
            if (length, kind) == (10_000, "unrelated"):
                continue
            texts = FOLDER / f"texts_{length}_{kind}"
            number = max(20, min(5_000, 400_000 // length))
            words = ["texts", str(number), str(texts), str(length), kind]
            subprocess.run([sys.executable, str(HERE / "peer_numbers.py"), *words], check=True)
            contenders = {
                "assay adaptive": swift("distance", "adaptive", str(texts)),
                "rapidfuzz, cpdist": worker("distance_rapidfuzz", str(texts)),
            }
            if length >= 1_000:
                contenders["edlib"] = worker("distance_edlib", str(texts))
            works.append(Work(f"edit distance, {length} symbols, {sentence}", "pair", contenders))
    publications = FOLDER / "publications"
    subprocess.run(
        [sys.executable, str(HERE / "peer_numbers.py"), "publications", "1000000", str(publications)], check=True)
    works.append(
        Work(
            "h-index, 1 million authors", "author",
            {
                "assay, of columns": swift("h-index", str(publications)),
                "C -O3, counting": program(compiled("hindex.c", "cc"), str(publications)),
                "numpy, sorting all": worker("hindex_numpy", str(publications)),
            }))
    works += of_lists(swift, worker)
    for work in works:
        if given.only in work.name:
            work.measure(given.rounds)


if __name__ == "__main__":
    main()
