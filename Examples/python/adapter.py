#!/usr/bin/env python3
"""Speaks Assay's adapter protocol, version 1, on standard input and output, for the subsystems in this folder."""
from __future__ import annotations

import json
import math
import os
import re
import sys
from importlib import import_module
from typing import Any, Dict, Iterator, List, Optional, Union

from contract import Numeral, Rejection


def subsystems() -> Dict[str, Any]:
    """Returns the modules of this folder, keyed by subsystem: `mobility_geofence.py` is for mobility.geofence."""
    files = sorted(os.listdir(os.path.dirname(os.path.abspath(__file__))))
    names = [file[:-3] for file in files if re.fullmatch(r"(?!test_)[a-z]+_[a-z]+\.py", file)]
    modules = {name.replace("_", "."): import_module(name) for name in names}
    # A subsystem that needs a package is offered only if the package is installed.
    return {name: module for name, module in modules.items() if getattr(module, "OFFERED", True)}


SUBSYSTEMS = subsystems()


def hello() -> Dict[str, Any]:
    """Returns the hello: the adapter's name, its subsystems, and the options of their readings (the default first)."""
    readings: Dict[str, Union[str, List[str]]] = {}
    for module in SUBSYSTEMS.values():
        for reading, options in module.READINGS.items():
            readings[reading] = list(options) if len(options) > 1 else options[0]
    return {
        "op": "hello",
        "protocol": 1,
        "name": "python-example",
        "language": "python",
        "version": "1.0.0",
        "subsystems": list(SUBSYSTEMS),
        "readings": readings,
        "effects": [name for name, module in SUBSYSTEMS.items() if hasattr(module, "run_in")],
    }


def tell_of_error() -> None:
    """Writes the traceback of an error to standard error."""
    import traceback  # imported only here, since loading it takes 3 ms

    traceback.print_exc()


def answer(request: Dict[str, Any]) -> Dict[str, Any]:
    """Returns the reply to a run request, without the id."""
    name = request.get("subsystem")
    module = SUBSYSTEMS.get(name) if isinstance(name, str) else None
    if module is None:
        return {"skip": f"not implemented: {name}"}
    wanted = request.get("readings", {})
    if not isinstance(wanted, dict):
        return {"error": {"code": "input.malformed", "message": "readings is no object"}}
    readings: Dict[str, str] = {}
    for reading, options in module.READINGS.items():
        readings[reading] = wanted.get(reading, options[0])
        if readings[reading] not in options:
            return {"skip": f"not implemented: {reading} = {readings[reading]}"}
    try:
        folder = request.get("folder")
        if isinstance(folder, str) and hasattr(module, "run_in"):
            return {"output": module.run_in(folder, request.get("input"), readings)}
        return {"output": module.run(request.get("input"), readings)}
    except Rejection as rejection:
        return {"error": {"code": rejection.code, **rejection.details}}
    except Exception as failure:  # whatever the error, the next request is answered
        tell_of_error()
        return {"error": {"code": "adapter.failed", "message": f"{type(failure).__name__}: {failure}"}}


def whole(digits: str) -> Union[int, float]:
    """Returns the number with the given digits; an integer too large for a double is infinite, like 1e400."""
    return int(digits) if len(digits) <= 300 else Numeral(digits)


def no_number(constant: str) -> float:
    """Refuses NaN and Infinity, which are not JSON."""
    raise ValueError(constant)


DECODER = json.JSONDecoder(parse_int=whole, parse_float=Numeral, parse_constant=no_number)
ENCODER = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), allow_nan=False)
ASCII_ENCODER = json.JSONEncoder(separators=(",", ":"), allow_nan=False)


def encoded(value: Dict[str, Any]) -> bytes:
    try:
        return ENCODER.encode(value).encode("utf-8") + b"\n"
    except UnicodeEncodeError:  # UTF-8 cannot encode half a surrogate pair, for example in the id
        return ASCII_ENCODER.encode(value).encode("ascii") + b"\n"


def with_large_numbers(value: Any) -> Any:
    """Returns the value with the digits of 1e400 in place of each infinite number, since JSON has no infinity."""
    if isinstance(value, dict):
        return {name: with_large_numbers(member) for name, member in value.items()}
    if isinstance(value, list):
        return [with_large_numbers(element) for element in value]
    if isinstance(value, float) and math.isinf(value):
        return 10**400 if value > 0 else -(10**400)
    return value


#: The beginning of a run request in the form that Assay writes.
BEGINNING = re.compile(rb'\{"op":"run","id":([0-9]{1,16}),')


class Bye(BaseException):
    """The exception that ends the adapter after Assay has sent bye."""


def reply(line: bytes) -> Optional[bytes]:
    """Returns the reply to a line; None if the line needs no reply."""
    try:
        request = DECODER.decode(line.decode("utf-8"))
        if not isinstance(request, dict):
            raise ValueError("not an object")
    except RecursionError:
        found = BEGINNING.match(line)
        too_deep = {"code": "input.malformed", "message": "nested too deeply"}
        return encoded({"id": int(found[1]), "error": too_deep}) if found else None
    except ValueError as failure:
        # A reply without an id would not show which request it answers.
        print(f"python-example: not a request ({failure}): {line[:200]!r}", file=sys.stderr)
        return None
    op = request.get("op")
    if op == "hello":
        return encoded(hello())
    if op == "bye":
        raise Bye
    id = request.get("id")
    if "id" not in request or (isinstance(id, float) and not math.isfinite(id)):
        print(f"python-example: a request without an id: {line[:200]!r}", file=sys.stderr)
        return None
    if op != "run":
        return encoded({"id": request["id"], "skip": f"not implemented: op {op}"})
    answered = {"id": request["id"], **answer(request)}
    try:
        return encoded(answered)
    except ValueError:  # a number too large for a double, such as the difference between two very large numbers
        answered = with_large_numbers(answered)
    try:
        return encoded(answered)
    except ValueError:  # NaN, which cannot be written in digits
        return encoded({"id": request["id"], "error": {"code": "adapter.failed", "message": "an answer has NaN"}})


def batches() -> Iterator[List[bytes]]:
    """Yields the lines of standard input, as many at a time as are available."""
    half: List[bytes] = []  # the parts of a line that is not complete yet
    while True:
        chunk = os.read(0, 1 << 16)
        if not chunk:
            break
        if b"\n" not in chunk:
            half.append(chunk)
            continue
        lines = (b"".join(half) + chunk).split(b"\n")
        half = [lines.pop()]
        yield lines
    if any(half):
        yield [b"".join(half)]


def send(data: bytes) -> None:
    """Writes all of the data to standard output, so that no reply stays in a buffer."""
    view = memoryview(data)
    while view:
        view = view[os.write(1, view) :]


#: If the waiting replies have more than this many bytes, they are written even if other requests wait for an answer.
ENOUGH = 1 << 14


def serve() -> None:
    for lines in batches():
        answered: List[bytes] = []
        size = 0
        try:
            for line in lines:
                if not line.strip():
                    continue
                try:
                    said = reply(line)
                except Exception:
                    tell_of_error()
                    continue
                if said is not None:
                    answered.append(said)
                    size += len(said)
                if size > ENOUGH:
                    send(b"".join(answered))
                    answered, size = [], 0
        finally:  # at bye too
            send(b"".join(answered))


if __name__ == "__main__":
    try:
        serve()
    except (Bye, BrokenPipeError, KeyboardInterrupt):
        pass
