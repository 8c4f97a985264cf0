#!/usr/bin/env python3
"""Serves rapidfuzz through Assay's adapter protocol, version 1, for scholar.distance and scholar.similarity.

The library is used without corrections. The library computes the distance and the similarity, and the library's own
cut-off decides whether a pair is similar. The adapter itself only refuses malformed inputs, and invalid percentages,
which the library does not check.
"""
import json
import sys

import rapidfuzz
from rapidfuzz.distance import Levenshtein

READINGS = {"scholar.distance.symbol": "scalar", "scholar.similarity.threshold": "inclusive"}


class Refused(Exception):
    """Raised if an input is refused; the message is the code of the rejection."""


def texts(given, *names):
    if not isinstance(given, dict) or set(given) != set(names):
        raise Refused("input.malformed")
    a, b = given["a"], given["b"]
    if not isinstance(a, str) or not isinstance(b, str):
        raise Refused("input.malformed")
    return a, b


def distance(given):
    a, b = texts(given, "a", "b")
    return {"distance": Levenshtein.distance(a, b)}


def similarity(given):
    a, b = texts(given, "a", "b", "percent")
    percent = given["percent"]
    if isinstance(percent, bool) or not isinstance(percent, (int, float)):
        raise Refused("input.malformed")
    if not 0 <= percent <= 100 or percent != int(percent):
        raise Refused("percent.invalid")
    cutoff = percent / 100
    kept = Levenshtein.normalized_similarity(a, b, score_cutoff=cutoff)
    return {"similarity": 100 * Levenshtein.normalized_similarity(a, b),
            # The library returns 0 for a similarity below the cut-off, so 0 means "not similar" unless the cut-off is
            # 0.
            "similar": cutoff == 0 or kept > 0}


SUBSYSTEMS = {"scholar.distance": distance, "scholar.similarity": similarity}
HELLO = {"op": "hello", "protocol": 1, "name": "rapidfuzz", "language": "python", "version": rapidfuzz.__version__,
         "subsystems": list(SUBSYSTEMS), "readings": READINGS}


def not_json(name):
    raise ValueError(name + " is not JSON")


def answer(request):
    if request["op"] == "hello":
        return HELLO
    reply = {"id": request["id"]}
    other = [r for r, option in (request.get("readings") or {}).items() if READINGS.get(r) != option]
    if request["subsystem"] not in SUBSYSTEMS:
        reply["skip"] = "not one of " + ", ".join(SUBSYSTEMS)
    elif other:
        reply["skip"] = "another reading of " + ", ".join(other)
    else:
        try:
            reply["output"] = SUBSYSTEMS[request["subsystem"]](request["input"])
        except Refused as refused:
            reply["error"] = {"code": str(refused)}
    return reply


def main():
    source, sink = sys.stdin.buffer, sys.stdout.buffer
    waiting = b""
    while True:
        chunk = source.read1(1 << 16)           # the available bytes; waits only if there are none
        lines = (waiting + chunk).split(b"\n")
        waiting = lines.pop()
        if not chunk:                           # the last line may lack its line break
            lines = [waiting]
        for line in lines:
            if not line.strip():
                continue
            try:
                request = json.loads(line.decode("utf-8"), parse_constant=not_json)
                if request["op"] == "bye":
                    return
                reply = answer(request)
            except (ValueError, KeyError, TypeError, RecursionError) as failure:
                # Without a readable request there is no id for an answer, so the line gets no answer.
                print(f"rapidfuzz: not a request ({failure!r}): {line[:200]!r}", file=sys.stderr)
                continue
            sink.write(json.dumps(reply, separators=(",", ":")).encode("ascii") + b"\n")
        sink.flush()                            # all answers to the available requests
        if not chunk:
            return


if __name__ == "__main__":
    main()
