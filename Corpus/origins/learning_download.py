#!/usr/bin/env python3
"""Golden cases of learning.download, written to Corpus/learning/download/*.jsonl.

Run:    python3 Corpus/origins/learning_download.py       (from anywhere; the same bytes every time)
Needs:  Python 3.9+ and learning_cases.py beside it.

Where the answers come from. All groups but `streams` are by hand, state by state; `phases` is every event in every phase.
`streams` are long or arbitrary, and computed by `whole`, which does not go from state to state: it looks at each attempt as a
whole and asks for the first event that ends it (the first fail or cancel; the first headers, if their status is bad; the first
data after them that is more than announced; the first finish after them), what it comes to, and what had been received at each
event before. Progress is always a fraction first (fractions.Fraction), then the nearest double.

Events are written as
    s:TOKEN  start       h200/LENGTH or h200  headers, with a length or without      dN  data
    x  fail              c  cancel                                                  f  finish
and states as `r 2/3 20`: i, r, d, f or c for the phase, the progress as a fraction, what is kept.
"""
import random
import sys
from fractions import Fraction

sys.dont_write_bytecode = True
from learning_cases import Cases, worked



def basis(case):
    """What a whole course comes to, piece by piece, follows from §5.4.1; all else is decided. DOW-2 is decided throughout."""
    if case["clauses"] == ["DOW-2"]:
        return None
    events, got = case["input"]["events"], 0
    kinds = [one["kind"] for one in events]
    if kinds[:1] != ["start"] or kinds[1:] and kinds[1] != "headers" or any(kind not in ("data", "finish") for kind in kinds[2:]):
        return "decision"
    if kinds[1:] and (events[1]["status"] != 200 or not events[1].get("length")):
        return "decision"
    for place, one in enumerate(events[2:], 2):
        got += one.get("n", 0)
        ends = one["kind"] == "finish"
        if got > events[1]["length"] or ends and (got < events[1]["length"] or place + 1 < len(events)):
            return "decision"
    return "source"


cases = Cases("learning.download", basis)
PHASES = {"i": "idle", "r": "running", "d": "done", "f": "failed", "c": "cancelled"}
WORDS = {"x": {"kind": "fail"}, "c": {"kind": "cancel"}, "f": {"kind": "finish"}}


def event(word):
    if word in WORDS:
        return WORDS[word]
    if word[0] == "s":
        return {"kind": "start", "token": word[2:]}
    if word[0] == "d":
        return {"kind": "data", "n": int(word[1:])}
    status, _, length = word[1:].partition("/")
    headers = {"kind": "headers", "status": int(status)}
    return {**headers, "length": int(length)} if length else headers


def number(fraction):
    fraction = Fraction(fraction)
    return int(fraction) if fraction.denominator == 1 else float(fraction)


def state(text):
    phase, progress, kept = text.split()
    return {"phase": PHASES[phase], "progress": number(progress), "kept": int(kept)}


def add(group, slug, clauses, words, states, tokens, note=None, origin=None, tags=()):
    """`states` are parted by commas, `tokens` by spaces; each start in the right order."""
    # In version 1.1.0 progress was below 1 until the end: what was said otherwise then has another name now.
    if any(part.split()[0] in "rfc" and part.split()[1] == "1" for part in states.split(",") if part.strip()):
        slug += "-full-is-one"
    output = {"states": [state(text) for text in states.split(",") if text.strip()], "authorizations": ["Bearer " + t for t in tokens.split()]}
    assert len(output["states"]) == len(words.split()), (slug, len(output["states"]), len(words.split()))
    cases.add(group, slug, clauses, origin or worked("%s by hand" % " and ".join(clauses.split())),
              {"events": [event(word) for word in words.split()]}, output, tags=tags, note=note)


def basics():
    g = "basics"
    add(g, "no-events", "DOW-1", "", "", "")
    add(g, "a-whole-download", "DOW-1", "s:t h200/4 d1 d1 d1 d1 f", "r 0 0, r 0 0, r 1/4 1, r 1/2 2, r 3/4 3, r 1 4, d 1 4", "t",
        "1 once all bytes are in, before `finish` too.")
    add(g, "at-once", "DOW-1", "s:t h200/10 d10 f", "r 0 0, r 0 0, r 1 10, d 1 10", "t")
    add(g, "length-unknown", "DOW-1", "s:t h200 d1 d100 f", "r 0 0, r 0 0, r 0 1, r 0 101, d 1 101", "t", "0 while the length is unknown, and 1 when done.")
    add(g, "length-unknown-and-nothing-comes", "DOW-1", "s:t h200 f", "r 0 0, r 0 0, d 1 0", "t")
    add(g, "length-unknown-fails", "DOW-1 DOW-2", "s:t h200 d100 x", "r 0 0, r 0 0, r 0 100, f 0 0", "t")
    add(g, "length-zero", "DOW-1", "s:t h200/0 f", "r 0 0, r 1 0, d 1 0", "t", "Not 0/0: all that was announced is there.")
    add(g, "length-zero-and-empty-data", "DOW-1", "s:t h200/0 d0 f", "r 0 0, r 1 0, r 1 0, d 1 0", "t")
    add(g, "length-zero-and-one-byte", "DOW-1", "s:t h200/0 d1 f", "r 0 0, r 1 0, f 1 0, f 1 0", "t", "A length of 0 is known: one byte is more.")
    add(g, "length-zero-fails", "DOW-2", "s:t h200/0 x", "r 0 0, r 1 0, f 1 0", "t")
    add(g, "length-one", "DOW-1", "s:t h200/1 d1 f", "r 0 0, r 0 0, r 1 1, d 1 1", "t", "From 0 to 1 in one step.")
    add(g, "length-two", "DOW-1", "s:t h200/2 d1 d1 f", "r 0 0, r 0 0, r 1/2 1, r 1 2, d 1 2", "t")
    add(g, "thirds", "DOW-1", "s:t h200/3 d1 d1 d1 f", "r 0 0, r 0 0, r 1/3 1, r 2/3 2, r 1 3, d 1 3", "t")
    add(g, "sevenths", "DOW-1", "s:t h200/7 d1 d1 d1 d1 d1 d1 d1 f",
        "r 0 0, r 0 0, r 1/7 1, r 2/7 2, r 3/7 3, r 4/7 4, r 5/7 5, r 6/7 6, r 1 7, d 1 7", "t")
    add(g, "empty-data-changes-nothing", "DOW-1", "s:t h200/4 d0 d2 d0 d2 d0 f",
        "r 0 0, r 0 0, r 0 0, r 1/2 2, r 1/2 2, r 1 4, r 1 4, d 1 4", "t")
    add(g, "one-byte-short", "DOW-1", "s:t h200/4 d3 f", "r 0 0, r 0 0, r 3/4 3, f 3/4 0", "t", "Fewer than announced; the progress stays.", tags=("boundary",))
    add(g, "one-byte-over", "DOW-1", "s:t h200/4 d5", "r 0 0, r 0 0, f 0 0", "t", "More than announced: failed at once, with the progress of before.", tags=("boundary",))
    add(g, "one-byte-over-after-all", "DOW-1", "s:t h200/4 d4 d1 f", "r 0 0, r 0 0, r 1 4, f 1 0, f 1 0", "t", tags=("boundary",))
    add(g, "over-in-steps", "DOW-1", "s:t h200/4 d1 d2 d2", "r 0 0, r 0 0, r 1/4 1, r 3/4 3, f 3/4 0", "t")
    add(g, "nothing-of-four", "DOW-1", "s:t h200/4 f", "r 0 0, r 0 0, f 0 0", "t")
    add(g, "finish-at-half", "DOW-1", "s:t h200/4 d2 f", "r 0 0, r 0 0, r 1/2 2, f 1/2 0", "t")
    add(g, "one-before-done", "DOW-1", "s:t h200/1000000 d999999 d1 f",
        "r 0 0, r 0 0, r 999999/1000000 999999, r 1 1000000, d 1 1000000", "t")
    add(g, "greatest-length", "DOW-1", "s:t h200/1000000000000000 d1000000000000 f",
        "r 0 0, r 0 0, r 1/1000 1000000000000, f 1/1000 0", "t", "10^15 is beyond 32 bits and beyond binary32.")
    add(g, "single-precision-is-not-enough", "DOW-1", "s:t h200/16777217 d16777216 d1 f",
        "r 0 0, r 0 0, r 16777216/16777217 16777216, r 1 16777217, d 1 16777217", "t",
        "AR fig. 5.14 makes a Float of it, which would be 1 too early.", tags=("numbers",))
    add(g, "greatest-data", "DOW-1", "s:t h200 d1000000000000 d1000000000000 f", "r 0 0, r 0 0, r 0 1000000000000, r 0 2000000000000, d 1 2000000000000", "t")
    add(g, "beyond-31-bits", "DOW-1", "s:t h200/4294967297 d2147483648 d2147483648 d1 f",
        "r 0 0, r 0 0, r 2147483648/4294967297 2147483648, r 4294967296/4294967297 4294967296, r 1 4294967297, d 1 4294967297", "t")
    add(g, "length-and-32-bits", "DOW-1", "s:t h200/4294967296 d0 f", "r 0 0, r 0 0, r 0 0, f 0 0", "t", "2^32 is 0 in 32 bits: nothing is not all.")
    add(g, "source-bearer", "DOW-1", "s:eyJhbGciOiJIUzI1NiJ9.e30.abc h200/2 d1 d1 f", "r 0 0, r 0 0, r 1/2 1, r 1 2, d 1 2",
        "eyJhbGciOiJIUzI1NiJ9.e30.abc", "The text made by the server, sent as bearer.")


# A way into every phase, and what it comes to.
WAYS = (
    ("idle", "", "", "i 0 0", ""),
    ("started", "s:a", "r 0 0", "r 0 0", "a"),
    ("headed", "s:a h200/4", "r 0 0, r 0 0", "r 0 0", "a"),
    ("half", "s:a h200/4 d2", "r 0 0, r 0 0, r 1/2 2", "r 1/2 2", "a"),
    ("full", "s:a h200/4 d4", "r 0 0, r 0 0, r 1 4", "r 1 4", "a"),
    ("unknown", "s:a h200 d2", "r 0 0, r 0 0, r 0 2", "r 0 2", "a"),
    ("done", "s:a h200/4 d4 f", "r 0 0, r 0 0, r 1 4, d 1 4", "d 1 4", "a"),
    ("failed", "s:a h200/4 d2 x", "r 0 0, r 0 0, r 1/2 2, f 1/2 0", "f 1/2 0", "a"),
    ("cancelled", "s:a h200/4 d2 c", "r 0 0, r 0 0, r 1/2 2, c 1/2 0", "c 1/2 0", "a"),
)
STEPS = ("s:b", "h200/2", "h404", "d0", "d1", "d3", "f", "c", "x")
NAMES = ("start", "headers", "bad-headers", "no-data", "data", "more-data", "finish", "cancel", "fail")
# By phase, one for each of STEPS; `=` is the state before.
AFTER = {
    "idle":      ("r 0 0", "=", "=", "=", "=", "=", "=", "=", "="),
    "started":   ("=", "r 0 0", "f 0 0", "=", "=", "=", "=", "c 0 0", "f 0 0"),
    "headed":    ("=", "=", "=", "=", "r 1/4 1", "r 3/4 3", "f 0 0", "c 0 0", "f 0 0"),
    "half":      ("=", "=", "=", "=", "r 3/4 3", "f 1/2 0", "f 1/2 0", "c 1/2 0", "f 1/2 0"),
    "full":      ("=", "=", "=", "=", "f 1 0", "f 1 0", "d 1 4", "c 1 0", "f 1 0"),
    "unknown":   ("=", "=", "=", "=", "r 0 3", "r 0 5", "d 1 2", "c 0 0", "f 0 0"),
    "done":      ("r 0 0", "=", "=", "=", "=", "=", "=", "=", "="),
    "failed":    ("r 0 0", "=", "=", "=", "=", "=", "=", "=", "="),
    "cancelled": ("r 0 0", "=", "=", "=", "=", "=", "=", "=", "="),
}


def phases():
    for phase, way, states, now, tokens in WAYS:
        for word, name, after in zip(STEPS, NAMES, AFTER[phase]):
            took = word == "s:b" and after != "="
            sensible = {"started": ("h200/2", "h404")}.get(phase, ("d0", "d1", "d3", "f"))
            running = phase in ("started", "headed", "half", "full", "unknown")
            clause = "DOW-1" if running and word in sensible or name == "start" and phase == "idle" else "DOW-2"
            add("phases", "%s-while-%s" % (name, phase), clause, way + " " + word,
                ", ".join(filter(None, (states, now if after == "=" else after))), tokens + " b" * took)


def headers():
    g = "headers"
    for status, good in ((200, 1), (201, 1), (204, 1), (206, 1), (299, 1), (199, 0), (300, 0), (301, 0), (304, 0), (400, 0), (401, 0),
                         (404, 0), (500, 0), (0, 0), (100, 0), (4294967496, 0)):
        add(g, "status-%d" % status, "DOW-1", "s:t h%d/2 d2 f" % status,
            "r 0 0, r 0 0, r 1 2, d 1 2" if good else "r 0 0, f 0 0, f 0 0, f 0 0", "t", tags=("boundary",) if status in (199, 200, 299, 300) else ())
    add(g, "status-minus-200", "DOW-1", "s:t h-200/2 d2 f", "r 0 0, f 0 0, f 0 0, f 0 0", "t")
    add(g, "bad-status-without-length", "DOW-1", "s:t h503 f", "r 0 0, f 0 0, f 0 0", "t")
    add(g, "bad-status-of-length-zero", "DOW-1", "s:t h500/0 f", "r 0 0, f 0 0, f 0 0", "t")
    add(g, "second-headers-change-no-length", "DOW-2", "s:t h200/4 h200/8 d4 f", "r 0 0, r 0 0, r 0 0, r 1 4, d 1 4", "t", "Only the first headers since the start make sense.")
    add(g, "second-headers-give-no-length", "DOW-2", "s:t h200 d2 h200/4 d2 f", "r 0 0, r 0 0, r 0 2, r 0 2, r 0 4, d 1 4", "t")
    add(g, "second-headers-take-no-length", "DOW-2", "s:t h200/4 h200 d2 f", "r 0 0, r 0 0, r 0 0, r 1/2 2, f 1/2 0", "t")
    add(g, "second-headers-do-not-begin-anew", "DOW-2", "s:t h200/4 d2 h200/4 d2 f", "r 0 0, r 0 0, r 1/2 2, r 1/2 2, r 1 4, d 1 4", "t")
    add(g, "second-headers-are-bad", "DOW-2", "s:t h200/4 d2 h404 d2 f", "r 0 0, r 0 0, r 1/2 2, r 1/2 2, r 1 4, d 1 4", "t", "They are not looked at.")
    add(g, "headers-again-after-a-new-start", "DOW-2", "s:a h200/4 d2 x s:b h200/2 d1 d1 f",
        "r 0 0, r 0 0, r 1/2 2, f 1/2 0, r 0 0, r 0 0, r 1/2 1, r 1 2, d 1 2", "a b")
    add(g, "headers-of-before-do-not-count", "DOW-2", "s:a h200/4 d2 x s:b d4 f", "r 0 0, r 0 0, r 1/2 2, f 1/2 0, r 0 0, r 0 0, r 0 0", "a b",
        "After the second start no headers have come yet.")
    add(g, "data-before-headers", "DOW-2", "s:t d2 h200/4 d2 f", "r 0 0, r 0 0, r 0 0, r 1/2 2, f 1/2 0", "t", "It is not counted: two bytes are missing.")
    add(g, "finish-before-headers", "DOW-2", "s:t f h200/1 d1 f", "r 0 0, r 0 0, r 0 0, r 1 1, d 1 1", "t", "An end before the beginning is no failure.")
    add(g, "data-and-finish-before-headers", "DOW-2", "s:t d5 f h200 f", "r 0 0, r 0 0, r 0 0, r 0 0, d 1 0", "t")
    add(g, "headers-before-start", "DOW-2", "h200/4 s:t d2 f", "i 0 0, r 0 0, r 0 0, r 0 0", "t")
    add(g, "bad-headers-before-start", "DOW-2", "h404 s:t h200/1 d1 f", "i 0 0, r 0 0, r 0 0, r 1 1, d 1 1", "t")


def again():
    g = "again"
    add(g, "start-while-running", "DOW-2", "s:a h200/4 d2 s:b d2 f", "r 0 0, r 0 0, r 1/2 2, r 1/2 2, r 1 4, d 1 4", "a", "It changes nothing, and its token is not sent.")
    add(g, "start-twice", "DOW-2", "s:a s:b h200/1 d1 f", "r 0 0, r 0 0, r 0 0, r 1 1, d 1 1", "a")
    add(g, "again-after-done", "DOW-2", "s:a h200/2 d2 f s:b h200/4 d1", "r 0 0, r 0 0, r 1 2, d 1 2, r 0 0, r 0 0, r 1/4 1", "a b", "The file of before is gone too: kept is 0.")
    add(g, "again-after-failed", "DOW-2", "s:a h200/2 x s:b h200/2 d2 f", "r 0 0, r 0 0, f 0 0, r 0 0, r 0 0, r 1 2, d 1 2", "a b")
    add(g, "again-after-cancelled", "DOW-2", "s:a h200/2 d1 c s:b h200/2 d1 d1 f", "r 0 0, r 0 0, r 1/2 1, c 1/2 0, r 0 0, r 0 0, r 1/2 1, r 1 2, d 1 2", "a b", "No resuming: the second gets all bytes.")
    add(g, "again-after-too-many", "DOW-2", "s:a h200/2 d3 s:b h200/2 d2 f", "r 0 0, r 0 0, f 0 0, r 0 0, r 0 0, r 1 2, d 1 2", "a b")
    add(g, "again-after-too-few", "DOW-2", "s:a h200/2 d1 f s:b h200/2 d1 f", "r 0 0, r 0 0, r 1/2 1, f 1/2 0, r 0 0, r 0 0, r 1/2 1, f 1/2 0", "a b")
    add(g, "again-after-a-bad-status", "DOW-2", "s:a h401 s:b h200 f", "r 0 0, f 0 0, r 0 0, r 0 0, d 1 0", "a b", "A new token after 401.")
    add(g, "again-with-the-same-token", "DOW-2", "s:a x s:a", "r 0 0, f 0 0, r 0 0", "a a", "One authorization per start that took effect.")
    add(g, "unknown-length-after-a-known-one", "DOW-2", "s:a h200/4 d2 c s:b h200 d2 f", "r 0 0, r 0 0, r 1/2 2, c 1/2 0, r 0 0, r 0 0, r 0 2, d 1 2", "a b", "The length of before is forgotten.")
    add(g, "known-length-after-an-unknown-one", "DOW-2", "s:a h200 d2 c s:b h200/4 d2", "r 0 0, r 0 0, r 0 2, c 0 0, r 0 0, r 0 0, r 1/2 2", "a b")
    add(g, "five-starts", "DOW-2", "s:a c s:b x s:c h200 f s:d h404 s:e", "r 0 0, c 0 0, r 0 0, f 0 0, r 0 0, r 0 0, d 1 0, r 0 0, f 0 0, r 0 0", "a b c d e")
    add(g, "cancel-then-fail", "DOW-2", "s:a h200/4 d2 c x c", "r 0 0, r 0 0, r 1/2 2, c 1/2 0, c 1/2 0, c 1/2 0", "a", "What is cancelled cannot fail any more.")
    add(g, "fail-then-cancel", "DOW-2", "s:a h200/4 d2 x c x", "r 0 0, r 0 0, r 1/2 2, f 1/2 0, f 1/2 0, f 1/2 0", "a")
    add(g, "late-data-after-cancel", "DOW-2", "s:a h200/4 d2 c d2 f", "r 0 0, r 0 0, r 1/2 2, c 1/2 0, c 1/2 0, c 1/2 0", "a", "The rest of it comes in after all: nothing is kept.")
    add(g, "late-data-after-done", "DOW-2", "s:a h200/4 d4 f d1 x c f", "r 0 0, r 0 0, r 1 4, d 1 4, d 1 4, d 1 4, d 1 4, d 1 4", "a", "Done stays done, and the file stays.")
    add(g, "everything-but-start", "DOW-2", "h200/4 d4 f x c", "i 0 0, i 0 0, i 0 0, i 0 0, i 0 0", "", "Idle it stays, and nothing is sent.")
    add(g, "late-events-of-before-after-a-new-start", "DOW-2", "s:a h200/4 d2 c s:b d2 f h200/4 d4 f",
        "r 0 0, r 0 0, r 1/2 2, c 1/2 0, r 0 0, r 0 0, r 0 0, r 0 0, r 1 4, d 1 4", "a b")
    add(g, "start-between-all", "DOW-2", "s:a s:b h200/2 s:c d1 s:d d1 s:e f s:f", "r 0 0, r 0 0, r 0 0, r 0 0, r 1/2 1, r 1/2 1, r 1 2, r 1 2, d 1 2, r 0 0", "a f")


def tokens():
    g = "tokens"
    for slug, token, note in (
        ("exclamation-mark", "!", "The first that a token may hold."),
        ("tilde", "~", "The last that a token may hold."),
        ("base64", "YWJjZA==+/", None),
        ("a-token-that-says-bearer", "Bearer", "It is `Bearer Bearer`."),
        ("quotes-and-backslash", "\"\\'", "As it is: nothing is escaped in the header."),
        ("percent", "%20%41", "Not decoded."),
        ("markup", "<a&b;c>{}", None),
        ("digits", "0", None),
        ("all-that-a-token-may-hold", "".join(map(chr, range(33, 127))), None),
        ("long", "x" * 1500, None),
    ):
        add(g, "token-" + slug, "DOW-1", "s:" + token, "r 0 0", token, note)
    add(g, "tokens-in-capitals", "DOW-2", "s:Abc c s:ABC c s:abc", "r 0 0, c 0 0, r 0 0, c 0 0, r 0 0", "Abc ABC abc")


def whole(words):
    """Every state, from each attempt as a whole."""
    states, sent, at = [], [], 0
    while at < len(words):
        if states and states[-1][0] == "r" or words[at][0] != "s":
            raise AssertionError("between attempts only")
        sent.append(words[at][2:])
        rest = words[at + 1:]
        heads = [i for i, w in enumerate(rest) if w[0] == "h"]
        head = heads[0] if heads else len(rest)
        length, bad = None, False
        if heads:
            status, _, said = rest[head][1:].partition("/")
            length, bad = (int(said) if said else None), int(status) // 100 != 2

        def received(i):
            """After the event i of the rest."""
            return sum(int(w[1:]) for w in rest[head:i + 1] if w[0] == "d")

        ends = [i for i, w in enumerate(rest) if w in ("x", "c")]
        ends += [head] if bad else []
        ends += [i for i in range(head, len(rest)) if length is not None and received(i) > length][:1]
        ends += [i for i in range(head, len(rest)) if rest[i] == "f"][:1]
        end = min(ends, default=len(rest))
        following = next((i for i in range(end + 1, len(rest)) if rest[i][0] == "s"), len(rest))

        def progress(i):
            return Fraction(0) if length is None or i < head else Fraction(received(i), length) if length else Fraction(1)

        states.append(("r", Fraction(0), 0))
        states += [("r", progress(i), received(i)) for i in range(end)]
        if end < len(rest):
            if rest[end] == "c":
                last = ("c", progress(end - 1), 0)
            elif rest[end] == "f" and received(end) == (received(end) if length is None else length):
                last = ("d", Fraction(1), received(end))
            else:
                last = ("f", progress(end - 1), 0)
            states += [last] * (following - end)
        at += 1 + following
    return states, sent


def streams():
    g = "streams"
    origin = cases.derived("attempts, each looked at as a whole")

    def stream(slug, words, clauses="DOW-1", tags=("long",)):
        states, sent = whole(words)
        add(g, slug, clauses, " ".join(words), ", ".join("%s %s %d" % s for s in states), " ".join(sent), None, origin, tags)

    stream("hundred-pieces", ["s:t", "h200/1000"] + ["d10"] * 100 + ["f"])
    stream("growing-pieces", ["s:t", "h200/5050"] + ["d%d" % n for n in range(1, 101)] + ["f"])
    stream("hundred-pieces-of-unknown-length", ["s:t", "h200"] + ["d%d" % (n * n) for n in range(100)] + ["f"])
    stream("of-a-prime-length", ["s:t", "h200/104729"] + ["d1009"] * 103 + ["d802", "f"])
    stream("last-piece-too-long", ["s:t", "h200/104729"] + ["d1009"] * 103 + ["d803", "f"])
    stream("a-hundred-attempts", [w for n in range(100) for w in ("s:t%d" % n, "h200/%d" % (n + 1), "d%d" % (n // 2), "x")], "DOW-1 DOW-2")
    for count in range(40):
        chance = random.Random(1000 + count)
        words = ["s:t0"]
        for n in range(1, 30):
            length = chance.choice(["", "/0", "/1", "/5", "/12", "/30"])
            words.append(chance.choice(["s:t%d" % n] * 2 + ["h200" + length] * 3 + ["h%d%s" % (chance.choice([299, 300, 401]), length)]
                                       + ["d%d" % chance.choice([0, 1, 1, 2, 3, 5, 7])] * 7 + ["f", "x", "c"]))
        stream("arbitrary-%02d" % (count + 1), words, "DOW-1 DOW-2", ())


def main():
    for part in (basics, phases, headers, again, tokens, streams):
        part()
    cases.write()


if __name__ == "__main__":
    sys.exit(main())
