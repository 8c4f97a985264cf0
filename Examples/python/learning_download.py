"""learning.download: fetching a course, event by event."""
from __future__ import annotations

import re
from typing import Any, Dict, List, Optional, Union

from contract import Options, Readings, a_list, a_text, a_whole_number, a_whole_number_in, an_object, kind_of, malformed

READINGS: Options = {}

KINDS = ("start", "headers", "data", "fail", "cancel", "finish")
LONGEST = 10**15
MOST_AT_ONCE = 10**12
_TOKEN = re.compile("[!-~]+")


def token_of(value: Any) -> str:
    token = a_text(value)
    if not _TOKEN.fullmatch(token):
        raise malformed()
    return token


class Download:
    """DOW-1, DOW-2."""

    def __init__(self) -> None:
        self.authorizations: List[str] = []
        self.phase = "idle"
        self.begin()

    def begin(self) -> None:
        """Begins an attempt without headers and without bytes."""
        self.has_headers = False
        self.length: Optional[int] = None
        self.received = 0
        self.progress: Union[int, float] = 0

    def end(self, phase: str) -> None:
        """DOW-2: ends the attempt; no partial file remains, and the progress does not change."""
        self.phase = phase
        self.received = 0

    def state(self) -> Dict[str, Any]:
        return {"phase": self.phase, "progress": self.progress, "kept": self.received}

    def take(self, event: Any) -> None:
        kind = kind_of(event, KINDS)
        if kind == "start":
            self.start(token_of(an_object(event, ("kind", "token"))["token"]))
        elif kind == "headers":
            given = an_object(event, ("kind", "status"), ("length",))
            length = a_whole_number_in(given["length"], 0, LONGEST) if "length" in given else None
            self.headers(a_whole_number(given["status"]), length)
        elif kind == "data":
            self.data(a_whole_number_in(an_object(event, ("kind", "n"))["n"], 0, MOST_AT_ONCE))
        else:
            an_object(event, ("kind",))
            self.stop(kind)

    def stop(self, kind: str) -> None:
        if self.phase != "running":  # DOW-2: an event that makes no sense in this state
            return
        if kind == "finish":
            self.finish()
        else:
            self.end("failed" if kind == "fail" else "cancelled")

    def start(self, token: str) -> None:
        if self.phase == "running":  # DOW-2: an event that makes no sense in this state
            return
        self.begin()  # DOW-2: a new attempt
        self.phase = "running"
        self.authorizations.append("Bearer " + token)  # DOW-1

    def headers(self, status: int, length: Optional[int]) -> None:
        if self.phase != "running" or self.has_headers:
            return
        if not 200 <= status <= 299:
            self.end("failed")
            return
        self.has_headers = True
        self.length = length
        self.measure()

    def data(self, count: int) -> None:
        if self.phase != "running" or not self.has_headers:
            return
        received = self.received + count
        if self.length is not None and received > self.length:  # DOW-1: more bytes than announced
            self.end("failed")
            return
        self.received = received
        self.measure()

    def measure(self) -> None:
        """DOW-1: sets the progress, which stays 0 if the length is unknown, and is 1 if the announced length is 0."""
        if self.length is not None:
            self.progress = self.received / self.length if self.length else 1

    def finish(self) -> None:
        if not self.has_headers:
            return
        if self.length is not None and self.received < self.length:  # DOW-1: fewer bytes than announced
            self.end("failed")
            return
        self.phase = "done"
        self.progress = 1


def run(input: Any, readings: Readings) -> Dict[str, Any]:
    """DOW-1, DOW-2."""
    download = Download()
    states: List[Dict[str, Any]] = []
    for event in a_list(an_object(input, ("events",))["events"]):
        download.take(event)
        states.append(download.state())
    return {"states": states, "authorizations": download.authorizations}
