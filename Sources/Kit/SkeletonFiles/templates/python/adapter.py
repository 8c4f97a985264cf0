#!/usr/bin/env python3
"""Speaks Assay's adapter protocol 1 on standard input and output: one JSON value per line; logs to standard error."""

import json
import logging
import sys
from collections.abc import Callable
from typing import Any, Optional, Union

import hindex
from contract import Digits, Rejection

#: For each subsystem, a function that takes the input and the readings, and returns the output or raises Rejection.
SUBSYSTEMS: dict[str, Callable[[Any, dict[str, str]], Any]] = {
    "scholar.hindex": hindex.run,
    # To add a subsystem, write a function in a separate module, and list the function here. `assay list` shows all
    # subsystems, and `assay explain scholar.similarity` shows the rules and shapes of that subsystem.
    # "scholar.similarity": similarity.run,
}

#: The options that the adapter implements for each reading; the first option applies unless a request names
#: another one.
READINGS: dict[str, list[str]] = {
    # "scholar.similarity.threshold": ["inclusive", "strict"],
}

HELLO = {
    "op": "hello",
    "protocol": 1,
    "name": "my-adapter",
    "language": "python",
    "version": "0.1",
    "subsystems": list(SUBSYSTEMS),
    "readings": READINGS,
}


def answer(request: dict[str, Any]) -> dict[str, Any]:
    """Returns the reply to a request to run a subsystem; the caller adds the id of the request."""
    subsystem = request.get("subsystem")
    run = SUBSYSTEMS.get(subsystem) if isinstance(subsystem, str) else None
    if run is None:
        return {"skip": f"not implemented: {subsystem}"}
    try:
        return {"output": run(request.get("input"), request.get("readings", {}))}
    except Rejection as rejection:
        return {"error": {"code": rejection.code}}
    except Exception as failure:  # whatever failed, the adapter goes on with the next request
        logging.exception("%s failed", subsystem)
        return {"error": {"code": "adapter.failed", "message": repr(failure)}}


def response(request: Any) -> Optional[dict[str, Any]]:
    """Returns the reply to a request; None if the request has no id."""
    op = request.get("op") if isinstance(request, dict) else None
    if op == "hello":
        return HELLO
    if not isinstance(request, dict) or "id" not in request:
        logging.warning("a request without an id cannot be answered")
        return None
    if op == "run":
        return {"id": request["id"], **answer(request)}
    return {"id": request["id"], "skip": f"there is no op {op}"}


def _whole(digits: str) -> Union[int, float]:
    """Returns an int, or a Digits if the number has over 300 characters; a Digits may be infinite, like 1e400."""
    return int(digits) if len(digits) <= 300 else Digits(digits)


def _no_constant(name: str) -> None:
    raise ValueError(f"{name} is not JSON")


DECODER = json.JSONDecoder(parse_int=_whole, parse_float=Digits, parse_constant=_no_constant)
ENCODER = json.JSONEncoder(ensure_ascii=False, allow_nan=False, separators=(",", ":"))


def main() -> None:
    for line in sys.stdin.buffer:
        if line.isspace():
            continue
        try:
            request = DECODER.decode(line.decode("utf-8"))
        except (ValueError, RecursionError) as error:
            logging.warning("a line is not JSON: %s", error)
            continue
        if isinstance(request, dict) and request.get("op") == "bye":
            break
        reply = response(request)
        if reply is not None:
            # A JSON string may contain half a surrogate pair, which UTF-8 cannot encode; "replace" turns it into "?".
            sys.stdout.buffer.write(ENCODER.encode(reply).encode("utf-8", errors="replace") + b"\n")
            # Each reply is flushed at once, because the harness waits for it.
            sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
