"""voice.guide: the guide, which takes over both text areas."""
from __future__ import annotations

from typing import Any, Dict, List

from contract import Options, Readings, a_list, a_text, an_object, any_object, malformed, texts_of
from kinds import Event, Kinds, events_of

TAP = "voice.guide.tap"
READINGS: Options = {TAP: ("describes", "describesAndRuns")}

RESULTS = ("output", "compileError", "runtimeError", "failure")


def text_of_result(value: Any) -> str:
    given = an_object(value, ("kind", "text"))
    if a_text(given["kind"]) not in RESULTS:
        raise malformed()
    return a_text(given["text"])


KINDS: Kinds = {
    "info": {},
    "tap": {"name": a_text},
    "edit": {"text": a_text},
    "stream": {"text": a_text},
    "result": {"result": text_of_result},
}


def manual_of(value: Any) -> str:
    """GUI-3: returns the manual, which is given as a string, or as an introduction and keywords."""
    if isinstance(value, str):
        return a_text(value)
    given = an_object(value, ("introduction", "entries"))
    introduction, lines = a_text(given["introduction"]), []
    for one in a_list(given["entries"]):
        entry = an_object(one, ("keyword", "expressions"))
        keyword = a_text(entry["keyword"])
        if not keyword:
            raise malformed()
        keyword = "\\n" if keyword == "\n" else keyword
        lines.append(f"{keyword} - {', '.join(texts_of(entry['expressions']))}")
    return "\n".join([introduction, "", *lines]) if lines else introduction


class Guide:
    """GUI-1 to GUI-3."""

    def __init__(self, given: Dict[str, Any], readings: Readings) -> None:
        self.manual, self.hint = manual_of(given["manual"]), a_text(given["hint"])
        self.buttons = {a_text(name): a_text(text) for name, text in any_object(given["buttons"]).items()}
        self.code, self.stream = a_text(given["code"]), a_text(given["stream"])
        self.runs_anyway = readings[TAP] == "describesAndRuns"
        self.is_showing = False
        self.description = ""  # the text of the stream area while the guide is shown

    def take(self, event: Event) -> Dict[str, Any]:
        """Handles an event, and returns the members that the event adds to the next state."""
        kind, given = event
        if kind == "info":
            self.is_showing = not self.is_showing
            self.description = self.hint
        elif kind == "edit" and not self.is_showing:
            self.code = given["text"]
        elif kind == "stream":
            self.stream = given["text"]
        elif kind == "result":
            self.stream = given["result"]
        elif kind == "tap":
            return self.tap(given["name"])
        return {}

    def tap(self, name: str) -> Dict[str, Any]:
        if name not in self.buttons:
            return {"error": "button.unknown"}
        if not self.is_showing:
            return {"ran": name}
        self.description = self.buttons[name]
        return {"ran": name} if self.runs_anyway else {}

    def state(self, more: Dict[str, Any]) -> Dict[str, Any]:
        return {
            "showing": self.is_showing,
            "info": "filled" if self.is_showing else "outline",
            "code": self.manual if self.is_showing else self.code,
            "stream": self.description if self.is_showing else self.stream,
            **more,
        }


def run(input: Any, readings: Readings) -> Dict[str, Any]:
    """GUI-1 to GUI-3."""
    given = an_object(input, ("manual", "hint", "buttons", "code", "stream", "events"))
    guide = Guide(given, readings)
    return {"states": [guide.state(guide.take(event)) for event in events_of(given["events"], KINDS)]}
