"""Checks an adapter against the corpus over pipes; a thread writes requests, and replies are compared on arrival.

    python3 plain_driver.py REQUESTS COMMAND...

REQUESTS is the output of `assay check --requests`. The script also sends the requests that belong to no case (probes of
clauses), and reads the replies, but does not compare them.
"""
from __future__ import annotations

import subprocess
import sys
import threading
from typing import Any, Dict, List

from cases import DECODER, conforms, prepared


def expectations(lines: List[bytes]) -> Dict[int, Dict[str, Any]]:
    """Returns the expected outcomes by request id; the requests with a case are in the order of the cases."""
    cases = iter(prepared())
    case = next(cases, None)
    expected: Dict[int, Dict[str, Any]] = {}
    for line in lines:
        request = DECODER.decode(line.decode())
        asked = (request["subsystem"], request["input"], request.get("readings", {}))
        if case and asked == (case["subsystem"], case["input"], case["readings"]):
            expected[request["id"]] = case["expected"]
            case = next(cases, None)
    return expected


def main() -> int:
    with open(sys.argv[1], "rb") as file:
        lines = file.readlines()
    expected = expectations(lines[1:-1])  # between hello and bye
    child = subprocess.Popen(sys.argv[2:], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def write() -> None:
        child.stdin.write(b"".join(lines))
        child.stdin.close()

    writer = threading.Thread(target=write)
    writer.start()
    child.stdout.readline()  # hello
    count = passed = 0
    for line in child.stdout:
        reply = DECODER.decode(line.decode())
        count += 1
        wanted = expected.get(reply["id"])
        passed += wanted is not None and conforms(wanted, reply)
    writer.join()
    child.wait()
    if passed != len(expected) or count != len(lines) - 2:
        print(f"{passed} of {len(expected)} cases pass, {count} of {len(lines) - 2} requests answered", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
