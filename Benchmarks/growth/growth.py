#!/usr/bin/env python3
"""Shows how the reference's time grows with the size of the input: 1,000, 10,000 and 100,000 elements per subsystem.

    python3 Benchmarks/growth/growth.py [SUBSYSTEM ...] [--slowest] [--limit SECONDS] [--sizes N ...] [--assay PROGRAM]

The script sends the inputs that the folder `inputs` defines to `assay serve`. The script measures the processor time
for each answer, including the time for reading and writing JSON. The growth n^k is computed from the two largest sizes.
The time grows too much if k is over 1.2 and the largest input takes over a second, or if an answer takes longer than
the limit. The exit code is 1 if the time for a kind of input grows too much, unless a table WHY in `inputs` gives a
reason. The exit code is also 1 if an answer is not an outcome.
"""

import argparse
import importlib
import json
import math
import os
import pathlib
import resource
import select
import subprocess
import sys
import time

PROJECT = pathlib.Path(__file__).resolve().parent.parent.parent
MEMORY = 4 << 30
# The subsystems whose inputs have no part that can grow.
FIXED = {
    "health.fever": "one number",
    "health.reminder": "two small numbers, a moment and a zone",
    "learning.response": "one status",
}


class Ended(Exception):
    """Raised if the server does not answer; the text of the exception gives the reason."""


class Server:
    """One process of `assay serve`, whose memory is limited, and which is killed if an answer takes too long."""

    def __init__(self, program, limit):
        self.process = subprocess.Popen(
            [program, "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY)))
        self.limit = limit
        self.hello = self.ask({"op": "hello", "protocol": 1})[0]

    def seconds(self):
        """Returns the processor time that the process has used so far, in seconds."""
        return time.clock_gettime((~self.process.pid << 3) | 2)  # The clock of a process, as in clock_getcpuclockid(3).

    def ask(self, request):
        """Returns the answer to a request and the processor time it took, in seconds."""
        line = json.dumps(request, ensure_ascii=False).encode() + b"\n"
        began = self.seconds()
        try:
            self.process.stdin.write(line)
            self.process.stdin.flush()
        except BrokenPipeError:
            raise Ended(self.crash()) from None
        answer = []
        while not answer or not answer[-1].endswith(b"\n"):
            if self.seconds() - began > self.limit:
                self.process.kill()
                self.process.wait()
                raise Ended(f"over {self.limit} s")
            if select.select([self.process.stdout], [], [], 0.5)[0]:
                part = os.read(self.process.stdout.fileno(), 1 << 20)
                if not part:
                    raise Ended(self.crash())
                answer.append(part)
        time.sleep(0.01)  # The processor time is complete only once the server waits for the next request.
        return json.loads(b"".join(answer)), self.seconds() - began

    def crash(self):
        return f"crash {self.process.wait()}"


class Reference:
    """A server that runs the reference; it is restarted whenever it has ended."""

    def __init__(self, program, limit):
        self.start = lambda: Server(program, limit)
        self.server = self.start()
        self.subsystems = self.server.hello["subsystems"]

    def measured(self, subsystem, kind, given):
        """Returns the processor time for an answer, in seconds, or the reason why there is no valid answer."""
        try:
            answer, seconds = self.server.ask({"op": "run", "id": 1, "subsystem": subsystem, "input": given})
        except Ended as ended:
            self.server = self.start()
            return str(ended)
        code = answer.get("error", answer).get("code", "skip")
        return seconds if "output" in answer or "rejected" in kind else f"rejected: {code}"


class Row:
    """A row of the table: the times for one kind of input at each size, and the growth of the times."""

    def __init__(self, kind, times, sizes, why):
        self.kind, self.times, self.why = kind, times, why
        texts = [result for result in times if isinstance(result, str)]
        self.power = None
        if len(times) > 1 and not texts and times[-2] > 0:
            self.power = math.log(times[-1] / times[-2]) / math.log(sizes[-1] / sizes[-2])
        is_late = any(text.startswith("over") for text in texts)
        self.grows = is_late or (self.power is not None and self.power > 1.2 and times[-1] > 1)
        self.is_wrong = any(text.startswith(("crash", "rejected")) for text in texts)
        self.fails = self.is_wrong or (self.grows and why is None)

    def __str__(self):
        shown = "".join(f"{time if isinstance(time, str) else format(time, '.3f'):>10}" for time in self.times)
        power = "-" if self.power is None else f"n^{self.power:.1f}"
        note = "WRONG" if self.is_wrong else (self.why or "MORE THAN n log n") if self.grows else ""
        return f"{self.kind:<36}{shown}  {power:<6}  {note}"


def rows(subsystem, sizes, reference):
    """Returns a row for each kind of input of a subsystem."""
    family, name = subsystem.split(".")
    module = importlib.import_module(f"inputs.{family}")
    why = getattr(module, "WHY", {})
    results = {}
    for size in sizes:
        for kind, given in getattr(module, name)(size):
            times = results.setdefault(kind, [])
            # After a failure, such as an answer that takes too long, larger inputs are skipped.
            times.append("-" if times and isinstance(times[-1], str) else reference.measured(subsystem, kind, given))
    return [Row(kind, times, sizes, why.get(f"{name}, {kind}", why.get(name)))
            for kind, times in results.items()]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("subsystems", nargs="*", metavar="SUBSYSTEM")
    parser.add_argument("--slowest", action="store_true", help="of each subsystem, show only the slowest kind that "
                        "grows as n log n, and all that grow more")
    parser.add_argument("--assay", default=str(PROJECT / ".build/release/assay"), metavar="PROGRAM")
    parser.add_argument("--limit", type=int, default=60, metavar="SECONDS", help="processor time for an answer")
    parser.add_argument("--sizes", type=int, nargs="+", default=[1_000, 10_000, 100_000], metavar="N")
    given = parser.parse_args()
    reference = Reference(given.assay, given.limit)
    columns = "".join(f"{size:>10,}" for size in given.sizes)
    print(f"{'subsystem':<20} {'input':<36}{columns}  growth", flush=True)
    failures = 0
    for subsystem in given.subsystems or reference.subsystems:
        if subsystem in FIXED:
            print(f"{subsystem:<20} does not grow: {FIXED[subsystem]}", flush=True)
            continue
        judged = rows(subsystem, given.sizes, reference)
        failures += sum(row.fails for row in judged)
        usual = [row for row in judged if not row.grows and not row.is_wrong]
        slowest = max(usual, key=lambda row: row.times[-1], default=None)
        for row in judged:
            if given.slowest and row in usual and row is not slowest:
                continue
            print(f"{subsystem:<20} {row}".rstrip(), flush=True)
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
