#!/usr/bin/env python3
"""Golden cases of learning.response, written to Corpus/learning/response/*.jsonl.

Run:    python3 Corpus/origins/learning_response.py       (from anywhere; the same bytes every time)
Needs:  Python 3.9+ and learning_cases.py beside it.

All answers are worked by hand from RSP-1. `registered` has the statuses at which the answer turns, and one of each class;
the four of the source are those of fig. 5.10.
"""
import sys

sys.dont_write_bytecode = True
from learning_cases import Cases, Raw, source, worked



def basis(case):
    """The source names 200, 400 and 401, and all that is no success; what else succeeds, and no reply, it does not settle."""
    status = case["input"].get("status")
    plain = status is not None and not isinstance(status, Raw) and 100 <= status < 600 and not 200 < status < 300
    return "source" if plain else "decision"


cases = Cases("learning.response", basis)
HAND = worked("RSP-1 by hand")

# Registered statuses of HTTP: the ends of each class, and those beside a turn.
REGISTERED = (100, 200, 201, 204, 226, 300, 304, 400, 401, 402, 403, 404, 500, 511)


def add(group, slug, status, action, note=None, origin=None, tags=()):
    origin = origin or (cases.derived("RSP-1 for each status") if group == "registered" or "boundary" in tags else HAND)
    input = {} if status is None else {"status": status}
    cases.add(group, slug, "RSP-1", origin, input, {"action": action}, tags=tags, note=note)


def registered():
    for status in REGISTERED:
        action = {400: "badRequest", 401: "login"}.get(status, "proceed" if 200 <= status <= 226 else "connectionError")
        add("registered", "%d" % status, status, action)


def others():
    g = "others"
    add(g, "no-reply", None, "connectionError", "The member is absent: nothing came back.")
    add(g, "unregistered-250", 250, "proceed", "Any 2xx.")
    for status in (2, 199, 299, 300, 399, 402, 2000):
        action = "proceed" if status == 299 else "connectionError"
        add(g, "boundary-%d" % status, status, action, tags=("boundary",))
    for status in (0, -200):
        add(g, "zero" if status == 0 else "minus-%d" % -status, status, "connectionError", tags=("boundary",))
    for bits, status in ((8, 401), (16, 400), (32, 200)):
        add(g, "%d-and-%d-bits" % (status, bits), status + 2 ** bits, "connectionError",
            "2^%d more, which is the same in %d bits." % (bits, bits), tags=("boundary",))
    add(g, "greatest", 9007199254740991, "connectionError")
    add(g, "least", -9007199254740991, "connectionError")
    for raw, action in (("2e2", "proceed"), ("4010e-1", "login")):
        slug = "written-" + raw.lower().replace(".", "-point-").replace("e-", "-e-minus-").replace("e", "e").replace("--", "-")
        add(g, slug.replace("written--", "written-minus-"), Raw(raw), action, "However a whole number is written, it is that number.", tags=("numbers",))
    artils = source("artils", "5.3.1")
    add(g, "source-success", 200, "proceed", "result.success: the lesson opens.")
    add(g, "source-400", 400, "badRequest", "COMMON_ERRORE_400.", artils)
    add(g, "source-401", 401, "login", "showLoginRequest().", artils)
    add(g, "source-default", 500, "connectionError", "COMMON_ERRORE_CONNESSIONE.")


def main():
    registered()
    others()
    cases.write()


if __name__ == "__main__":
    sys.exit(main())
