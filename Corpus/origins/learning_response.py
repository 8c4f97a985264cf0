#!/usr/bin/env python3
"""Golden cases of learning.response, written to Corpus/learning/response/*.jsonl.

Run:    python3 Corpus/origins/learning_response.py       (from anywhere; the same bytes every time)
Needs:  Python 3.9+ and learning_cases.py beside it.

All answers are worked by hand from RSP-1. `registered` has every status that a server may really send; the four of the
source are those of fig. 5.10.
"""
import sys

sys.dont_write_bytecode = True
from learning_cases import Cases, Raw, source, worked

cases = Cases("learning.response")
HAND = worked("RSP-1 by hand")

# The registered statuses of HTTP, as Python 3.11 has them in http.HTTPStatus.
REGISTERED = (
    100, 101, 102, 103,
    200, 201, 202, 203, 204, 205, 206, 207, 208, 226,
    300, 301, 302, 303, 304, 305, 307, 308,
    400, 401, 402, 403, 404, 405, 406, 407, 408, 409, 410, 411, 412, 413, 414, 415, 416, 417, 418, 421, 422, 423, 424, 425, 426, 428, 429, 431, 451,
    500, 501, 502, 503, 504, 505, 506, 507, 508, 510, 511,
)


def add(group, slug, status, action, note=None, origin=HAND, tags=()):
    input = {} if status is None else {"status": status}
    cases.add(group, slug, "RSP-1", origin, input, {"action": action}, tags=tags, note=note)


def registered():
    for status in REGISTERED:
        action = {400: "badRequest", 401: "login"}.get(status, "proceed" if 200 <= status <= 226 else "connectionError")
        add("registered", "%d" % status, status, action)


def others():
    g = "others"
    add(g, "no-reply", None, "connectionError", "The member is absent: nothing came back.")
    for status in (203, 209, 210, 218, 250, 298):
        add(g, "unregistered-%d" % status, status, "proceed", "Any 2xx.")
    for status in (1, 2, 20, 40, 99, 199, 299, 300, 399, 402, 499, 599, 600, 999, 1000, 2000, 2001, 4000, 4001, 20000):
        action = "proceed" if status == 299 else "connectionError"
        add(g, "boundary-%d" % status, status, action, tags=("boundary",))
    for status in (0, -1, -200, -299, -400, -401):
        add(g, "zero" if status == 0 else "minus-%d" % -status, status, "connectionError", tags=("boundary",))
    for bits in (8, 16, 32):
        for status in (200, 400, 401):
            add(g, "%d-and-%d-bits" % (status, bits), status + 2 ** bits, "connectionError",
                "2^%d more, which is the same in %d bits." % (bits, bits), tags=("boundary",))
    add(g, "greatest", 9007199254740991, "connectionError")
    add(g, "least", -9007199254740991, "connectionError")
    for raw, action in (("200.0", "proceed"), ("2e2", "proceed"), ("20.0E1", "proceed"), ("299.0", "proceed"), ("4.00e2", "badRequest"),
                        ("401.0", "login"), ("4010e-1", "login"), ("404.0", "connectionError"), ("-0", "connectionError")):
        slug = "written-" + raw.lower().replace(".", "-point-").replace("e-", "-e-minus-").replace("e", "e").replace("--", "-")
        add(g, slug.replace("written--", "written-minus-"), Raw(raw), action, "However a whole number is written, it is that number.", tags=("numbers",))
    artils = source("artils", "5.3.1")
    add(g, "source-success", 200, "proceed", "result.success: the lesson opens.", artils)
    add(g, "source-400", 400, "badRequest", "COMMON_ERRORE_400.", artils)
    add(g, "source-401", 401, "login", "showLoginRequest().", artils)
    add(g, "source-default", 500, "connectionError", "COMMON_ERRORE_CONNESSIONE.", artils)


def main():
    registered()
    others()
    cases.write()


if __name__ == "__main__":
    sys.exit(main())
