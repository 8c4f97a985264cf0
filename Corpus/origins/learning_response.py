#!/usr/bin/env python3
"""Makes cases of learning.response, derived from RSP-1: for registered statuses, for the bounds of ranges, and for
statuses far outside the usual range."""
from shared.cases import Cases

CASES = Cases("learning.response", __file__)


def add(group, slug, status, note=None, tags=None):
    action = {400: "badRequest", 401: "login"}.get(status, "proceed" if 200 <= status < 300 else "connectionError")
    CASES.add(group, slug, "RSP-1", {"status": status}, {"action": action}, derived="RSP-1 for each status", note=note, tags=tags,
              basis="source" if 100 <= status < 600 and not 200 < status < 300 else "decision")


for status in (100, 200, 201, 204, 226, 300, 304, 400, 401, 402, 403, 404, 500, 511):
    add("registered", str(status), status)
for status in (2, 199, 299, 300, 399, 402, 2000):
    add("others", f"boundary-{status}", status, tags="boundary")
for slug, status in (("zero", 0), ("minus-200", -200)):
    add("others", slug, status, tags="boundary")
for bits, status in ((8, 401), (16, 400), (32, 200)):
    add("others", f"{status}-and-{bits}-bits", status + 2 ** bits, f"2^{bits} more, which is the same in {bits} bits.", "boundary")

CASES.run()
