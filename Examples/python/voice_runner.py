"""voice.runner: the protocol of the online compiler."""
from __future__ import annotations

import json
import re
from typing import Any, Dict, Iterator, List, Optional, Tuple

from contract import (
    Numeral,
    Options,
    Readings,
    a_list,
    a_text,
    a_whole_number,
    a_whole_number_in,
    an_object,
    kind_of,
)

READINGS: Options = {}

GUEST, POLLS = "guest", 30
UNRESERVED = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
CREATE, STATUS, DETAILS = "/runners/create", "/runners/get_status", "/runners/get_details"

#: The status and the body of a reply; None stands for a timeout.
Reply = Optional[Tuple[int, str]]


def encoded(text: str) -> str:
    """RUN-1: percent-encodes every byte of a string in UTF-8, except the unreserved characters."""
    return "".join(chr(byte) if byte in UNRESERVED else f"%{byte:02X}" for byte in text.encode("utf-8"))


class Failed(Exception):
    """RUN-3: the error that ends a run; its message is the text of the failure."""


def no_number(constant: str) -> float:
    """Refuses NaN and Infinity, which are not JSON."""
    raise ValueError(constant)


DECODER = json.JSONDecoder(parse_int=Numeral, parse_float=Numeral, parse_constant=no_number)


def texts_in(value: Any) -> Iterator[str]:
    """Yields all strings in a JSON value, including the names of members."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for one in value:
            yield from texts_in(one)
    elif isinstance(value, dict):
        for name, one in value.items():
            yield name
            yield from texts_in(one)


def an_answer(body: str) -> Dict[str, Any]:
    """RUN-3: returns the object in a body; an object with an error means a refusal."""
    try:
        value = DECODER.decode(body)
        "".join(texts_in(value)).encode("utf-8")  # half a surrogate pair cannot be encoded
    except (ValueError, RecursionError):
        raise Failed("malformed") from None
    if not isinstance(value, dict):
        raise Failed("malformed")
    if value.get("error") is not None:
        raise Failed("refused")
    return value


def text_in(answer: Dict[str, Any], member: str) -> str:
    """RUN-3: returns the string in a member of an answer; another value or a missing member is malformed."""
    value = answer.get(member)
    if not isinstance(value, str):
        raise Failed("malformed")
    return value


def output_in(answer: Dict[str, Any], member: str) -> str:
    """RUN-2: returns the output in a member; null or no member means the empty string."""
    return "" if answer.get(member) is None else text_in(answer, member)


def is_zero(value: Any) -> bool:
    """Returns whether a value is a number that is exactly 0; 1e-400 is not."""
    return isinstance(value, Numeral) and not re.search("[1-9]", value.text.lower().partition("e")[0])


def result_of(details: Dict[str, Any]) -> Dict[str, str]:
    """RUN-2."""
    built = details.get("build_exit_code")
    if details.get("build_result") == "failure" or not (built is None or is_zero(built)):
        return {"kind": "compileError", "text": output_in(details, "build_stderr")}
    if not is_zero(details.get("exit_code")) or details.get("result") != "success":
        return {"kind": "runtimeError", "text": output_in(details, "stderr")}
    return {"kind": "output", "text": output_in(details, "stdout")}


class Client:
    def __init__(self, replies: List[Reply]) -> None:
        self.replies = iter(replies)
        self.requests: List[Dict[str, Any]] = []

    def ask(self, method: str, path: str, query: Dict[str, str]) -> Dict[str, Any]:
        """RUN-1, RUN-3: makes a request, and returns the reply; a missing reply is a timeout."""
        pairs = [[key, encoded(value)] for key, value in query.items()]
        self.requests.append({"method": method, "path": path, "query": pairs})
        reply = next(self.replies, None)
        if reply is None:
            raise Failed("timeout")
        status, body = reply
        if not 200 <= status <= 299:
            raise Failed(f"http.{status}")
        return an_answer(body)

    def execute(self, code: str, key: str, polls: int) -> Dict[str, str]:
        """RUN-1."""
        created = self.ask("POST", CREATE, {"source_code": code, "language": "swift", "api_key": key})
        session = {"id": text_in(created, "id"), "api_key": key}
        for _ in range(polls):
            if text_in(self.ask("GET", STATUS, session), "status") == "completed":
                return result_of(self.ask("GET", DETAILS, session))
        raise Failed("polls")


def a_reply(value: Any) -> Reply:
    kind = kind_of(value, ("reply", "timeout"))
    if kind == "timeout":
        an_object(value, ("kind",))
        return None
    given = an_object(value, ("kind", "status", "body"))
    return a_whole_number(given["status"]), a_text(given["body"])


def run(input: Any, readings: Readings) -> Dict[str, Any]:
    """RUN-1 to RUN-3."""
    given = an_object(input, ("code", "replies"), ("apiKey", "polls"))
    client = Client([a_reply(one) for one in a_list(given["replies"])])
    code, key = a_text(given["code"]), a_text(given.get("apiKey", GUEST))
    polls = a_whole_number_in(given.get("polls", POLLS), 0)
    try:
        result = client.execute(code, key, polls)
    except Failed as failure:
        result = {"kind": "failure", "text": str(failure)}
    return {"requests": client.requests, "result": result}
