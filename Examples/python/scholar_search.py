"""scholar.search: the search screen, and the view after each event."""
from __future__ import annotations

import re
from typing import Any, Callable, Dict, Optional, Tuple

from contract import WHITE_SPACE, Options, Readings, a_flag, a_list, a_text, an_object, malformed, one_of

READINGS: Options = {}

SCHOLAR = ("found", "notFound", "failed", "disconnected")
HOMEPAGE = ("found", "titlesOnly", "notFound", "unreachable")
VIEWS = ("search", "results", "presence")
BLANK = re.compile(f"[{WHITE_SPACE}]*")

READ: Dict[str, Callable[[Any], Any]] = {
    "name": a_text,
    "useHomepage": a_flag,
    "url": a_text,
    "scholar": lambda value: one_of(value, SCHOLAR),
    "homepage": lambda value: one_of(value, HOMEPAGE),
    "tab": lambda value: one_of(value, VIEWS),
}
Event = Tuple[str, Any]


def event_of(value: Any) -> Event:
    """Returns an event: a button is a string, and an entry, a result or a tap is an object with one member."""
    if isinstance(value, str):
        return one_of(value, ("search", "stop")), None
    if not isinstance(value, dict) or len(value) != 1:
        raise malformed()
    [(kind, given)] = value.items()
    if kind not in READ:
        raise malformed()
    return kind, READ[kind](given)


class Screen:
    def __init__(self) -> None:
        self.name = ""
        self.use_homepage = False
        self.awaited: Optional[str] = None  # "scholar" or "homepage" while a search is running
        self.with_homepage = False  # whether the running search includes the homepage
        self.stopped = False
        self.view = "search"
        self.has_result = False  # whether the last search has a result
        self.popup: Optional[str] = None  # the popup that the last event opened

    def end(self, view: str, popup: Optional[str] = None) -> None:
        self.awaited = None
        self.view = view
        self.popup = popup
        self.has_result = view != "search"

    def scholar(self, outcome: str) -> None:
        if outcome != "found":
            self.end("search", popup=outcome)
        elif self.with_homepage and not self.stopped:
            self.awaited = "homepage"
        else:
            self.end("results")

    def homepage(self, outcome: str) -> None:
        if self.stopped:  # keeps the results from Scholar
            self.end("results")
        elif outcome == "found":
            self.end("presence")
        elif outcome == "titlesOnly":  # shows the titles, and a popup about the missing authors
            self.end("presence", popup=outcome)
        else:
            self.end("search", popup=outcome)

    def meet(self, kind: str, value: Any) -> None:
        """SEA-1, SEA-2: applies one event to the state."""
        self.popup = None
        if kind in ("name", "useHomepage", "url"):
            if self.awaited is None:
                self.view = "search"  # only this view can change the name, the switch and the URL
            if kind == "name":
                self.name = value
            elif kind == "useHomepage":
                self.use_homepage = value
        elif kind == "search":
            if self.awaited is None:
                self.view = "search"
                if BLANK.fullmatch(self.name):
                    self.popup = "nameMissing"
                else:
                    self.awaited, self.with_homepage, self.stopped = "scholar", self.use_homepage, False
                    self.has_result = False
        elif kind == "tab":
            if self.has_result:
                self.view = value
        elif kind == "stop":
            self.stopped = True
        elif kind == self.awaited:
            self.scholar(value) if kind == "scholar" else self.homepage(value)

    def state(self) -> Dict[str, Any]:
        busy = self.awaited is not None
        return {
            "urlEnabled": self.use_homepage,
            "busy": busy,
            "stopShown": busy,
            **({"label": "Terminating..."} if busy and self.stopped else {}),
            **({"popup": self.popup} if self.popup else {}),
            "view": self.view,
        }


def run(input: Any, readings: Readings) -> Dict[str, Any]:
    """SEA-1, SEA-2: the state after each event."""
    screen = Screen()
    states = []
    for kind, value in [event_of(one) for one in a_list(an_object(input, ("events",))["events"])]:
        screen.meet(kind, value)
        states.append(screen.state())
    return {"states": states}
