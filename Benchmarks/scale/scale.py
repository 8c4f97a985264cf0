#!/usr/bin/env python3
"""Checks the reference against large corpora, and shows the time and the memory that the checks need.

    python3 Benchmarks/scale/scale.py 100000 1000000 10000000 [--format json] [--assay .build/release/assay]

Each corpus repeats the short cases of the kit's corpus, as Scripts/large_corpus.py does. The corpus is in a folder that
is removed at the end, and takes about 400 bytes per case.
"""

import argparse
import os
import pathlib
import subprocess
import sys
import tempfile
import time

PROJECT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(PROJECT / "Scripts"))

import large_corpus  # noqa: E402


def held(words):
    """Runs a command, and returns its exit code, wall and processor time in seconds, and peak memory in KiB."""
    began = time.monotonic()
    process = subprocess.Popen(words, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    code = os.waitstatus_to_exitcode(status)
    return code, time.monotonic() - began, usage.ru_utime + usage.ru_stime, usage.ru_maxrss


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("counts", type=int, nargs="+", metavar="COUNT")
    parser.add_argument("--assay", default=str(PROJECT / ".build/release/assay"), metavar="PROGRAM")
    parser.add_argument("--format", default="human", choices=["human", "json"])
    given = parser.parse_args()
    print(f"{'cases':>10}  {'seconds':>8}  {'processor':>9}  {'us a case':>9}  {'MiB at most':>11}", flush=True)
    for count in given.counts:
        with tempfile.TemporaryDirectory(prefix="assay-scale-") as folder:
            large_corpus.make(count, pathlib.Path(folder))
            words = [given.assay, "check", "--corpus", folder, "--format", given.format]
            code, seconds, processor, most = held(words)
        if code != 0:
            sys.exit(f"exit code {code} of {' '.join(words)}")
        print(
            f"{count:>10}  {seconds:>8.1f}  {processor:>9.1f}  {1e6 * processor / count:>9.1f}  {most / 1024:>11.0f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
