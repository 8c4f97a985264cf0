#!/usr/bin/env python3
"""Makes cases of learning.download from long and random streams, and derives their outcomes attempt by attempt.

For each attempt, the script finds the event that ends the attempt, the result, and the number of bytes received up to
each earlier event. An attempt ends with the first `fail` or `cancel`, or with the first headers if their status is bad.
After good headers, an attempt also ends with the first data beyond the announced length, or with the first `finish`.
The progress is the double nearest to an exact fraction.

Each event is written as a word: `s:TOKEN` start, `h200/LENGTH` or `h200` headers, `d5` data, `f` finish, `x` fail, `c`
cancel.
"""
import random
from fractions import Fraction

from shared.cases import Cases

CASES = Cases("learning.download", __file__)
WORDS = {"x": {"kind": "fail"}, "c": {"kind": "cancel"}, "f": {"kind": "finish"}}


def event(word):
    if word in WORDS:
        return WORDS[word]
    if word[0] == "s":
        return {"kind": "start", "token": word[2:]}
    if word[0] == "d":
        return {"kind": "data", "n": int(word[1:])}
    status, _, length = word[1:].partition("/")
    return {"kind": "headers", "status": int(status), **({"length": int(length)} if length else {})}


def state(phase, progress, kept):
    return {"phase": phase, "progress": int(progress) if progress.denominator == 1 else float(progress), "kept": kept}


def attempt(rest):
    """Returns the states of an attempt before its end, and its final state (None if the attempt does not end)."""
    events = [event(word) for word in rest]
    head = next((at for at, each in enumerate(events) if each["kind"] == "headers"), len(rest))
    length = events[head].get("length") if head < len(rest) else None
    got, received = 0, []
    for at, each in enumerate(events):
        got += each.get("n", 0) if at > head else 0
        received.append(got)

    def progress(at):
        if length is None or at < head:
            return Fraction(0)
        return Fraction(received[at], length) if length else Fraction(1)

    ends = [at for at, word in enumerate(rest) if word in ("x", "c") or at > head and word == "f"
            or at == head and events[at]["status"] // 100 != 2 or at > head and length is not None and received[at] > length]
    end = ends[0] if ends else len(rest)
    states = [state("running", Fraction(0), 0)] + [state("running", progress(at), received[at]) for at in range(end)]
    if end == len(rest):
        return states, None
    if rest[end] == "f" and length in (None, received[end]):
        return states, state("done", Fraction(1), received[end])
    return states, state("cancelled" if rest[end] == "c" else "failed", progress(end - 1), 0)


def stream(slug, words, clauses="DOW-1 DOW-2", tags=None, basis="decision"):
    states, sent = [], []
    while len(states) < len(words):
        at = len(states)
        sent.append("Bearer " + words[at][2:])
        running, last = attempt(words[at + 1:])
        states += running
        while last and len(states) < len(words) and words[len(states)][0] != "s":
            states.append(last)
    # In version 1.1.0 of the corpus, progress stayed below 1 until the end of a download; the cases whose outcome has
    # changed since then have new names.
    full = any(each["phase"] != "done" and each["progress"] == 1 for each in states)
    CASES.add("streams", slug + ("-full-is-one" if full else ""), clauses, {"events": [event(word) for word in words]},
              {"states": states, "authorizations": sent}, derived="attempts, each looked at as a whole", tags=tags, basis=basis)


for slug, words, clauses, basis in (
        ("hundred-pieces", ["s:t", "h200/1000", *["d10"] * 100, "f"], "DOW-1", "source"),
        ("growing-pieces", ["s:t", "h200/5050", *(f"d{n}" for n in range(1, 101)), "f"], "DOW-1", "source"),
        ("hundred-pieces-of-unknown-length", ["s:t", "h200", *(f"d{n * n}" for n in range(100)), "f"], "DOW-1", "decision"),
        ("of-a-prime-length", ["s:t", "h200/104729", *["d1009"] * 103, "d802", "f"], "DOW-1", "source"),
        ("last-piece-too-long", ["s:t", "h200/104729", *["d1009"] * 103, "d803", "f"], "DOW-1", "decision"),
        ("a-hundred-attempts", [word for n in range(100) for word in (f"s:t{n}", f"h200/{n + 1}", f"d{n // 2}", "x")],
         "DOW-1 DOW-2", "decision")):
    stream(slug, words, clauses, "long", basis)
for count in range(40):
    chance = random.Random(1000 + count)
    words = ["s:t0"]
    for n in range(1, 30):
        length = chance.choice(["", "/0", "/1", "/5", "/12", "/30"])
        words.append(chance.choice([f"s:t{n}"] * 2 + [f"h200{length}"] * 3 + [f"h{chance.choice([299, 300, 401])}{length}"]
                                   + [f"d{chance.choice([0, 1, 1, 2, 3, 5, 7])}"] * 7 + ["f", "x", "c"]))
    stream(f"arbitrary-{count + 1:02}", words)

CASES.run()
