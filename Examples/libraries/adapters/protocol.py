"""Implements Assay's adapter protocol, version 1, so that an adapter can serve an unchanged library."""
import json
import os
import sys
from importlib.metadata import version


class Refused(Exception):
    """An error for an input that a library refuses; its text is a code that the specification allows."""


class Skip(Exception):
    """An error that makes Assay skip a case; its text is the reason why the library cannot answer the case."""


def hello(name, language, of, subsystems, readings):
    return {"op": "hello", "protocol": 1, "name": name, "language": language, "version": of,
            "subsystems": list(subsystems), "readings": readings}


def answer(request, subsystems, readings):
    """Returns the reply to a run request: an output, an error, or a reason to skip the case."""
    for reading, option in request.get("readings", {}).items():
        if option not in readings.get(reading, []):
            return {"skip": f"no {option} of {reading}"}
    chosen = {reading: options[0] for reading, options in readings.items()}
    chosen.update(request.get("readings", {}))
    try:
        return {"output": subsystems[request["subsystem"]](request["input"], chosen)}
    except Refused as refused:
        return {"error": {"code": str(refused)}}
    except Skip as skip:
        return {"skip": str(skip)}
    except Exception as failure:  # an error in the library, which the adapter reports and survives
        return {"error": {"code": "adapter.failed", "message": f"{type(failure).__name__}: {failure}"}}


def serve(distribution, subsystems, readings={}, of=None, language="python", decode=json.loads):
    """Answers requests until `bye`; `subsystems` maps a name to a function of the input and the requested readings."""
    said = {"hello": hello(distribution, language, of or version(distribution), subsystems, readings)}
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # the output of a library goes to the log
    for line in sys.stdin.buffer:
        request = decode(line)
        if request["op"] == "bye":
            return
        reply = said.get(request["op"]) or {"id": request["id"], **answer(request, subsystems, readings)}
        out.write(json.dumps(reply).encode() + b"\n")
        out.flush()
