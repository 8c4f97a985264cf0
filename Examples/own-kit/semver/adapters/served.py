"""Runs the protocol for Python adapters; each adapter passes a function that reads a version or raises ValueError."""

import json
import sys

SUBSYSTEM = "semver.version"


def answer(read, message):
    try:
        versions = [read(message[name]) for name in ("version", "other") if name in message]
    except ValueError:
        return {"valid": False}
    if len(versions) == 1:
        return {"valid": True}
    first, other = versions
    return {"valid": True, "order": "lower" if first < other else "higher" if other < first else "equal"}


def serve(name, version, read):
    for line in sys.stdin:
        try:
            message = json.loads(line)
        except ValueError:
            continue
        if message["op"] == "hello":
            reply = {"op": "hello", "protocol": 1, "name": name, "version": version, "subsystems": [SUBSYSTEM]}
        elif message["op"] == "run" and message["subsystem"] == SUBSYSTEM and "version" in (message["input"] or ()):
            reply = {"id": message["id"], "output": answer(read, message["input"])}
        elif message["op"] == "run":
            reply = {"id": message["id"], "skip": "unknown"}
        else:
            break
        print(json.dumps(reply), flush=True)
