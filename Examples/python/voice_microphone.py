"""voice.microphone: the states of the microphone button."""
from __future__ import annotations

from typing import Any, Dict, List

from contract import Options, Readings, a_flag, a_text, an_object
from kinds import Event, Kinds, events_of

READINGS: Options = {}

KINDS: Kinds = {
    "authorize": {},
    "deny": {},
    "tap": {},
    "stopCommand": {},
    "taskEnded": {},
    "transcript": {"text": a_text},
    "reachable": {"reachable": a_flag},
}


class Microphone:
    """MIC-1, MIC-2."""

    def __init__(self) -> None:
        self.is_authorized = self.is_recording = self.is_reachable = False
        self.recogniser = "local"
        self.transcript = ""

    def state(self) -> Dict[str, Any]:
        colour = "green" if self.is_recording else "red" if self.is_authorized else "grey"
        state: Dict[str, Any] = {
            "colour": colour,
            "icon": "waveform" if self.is_recording else "microphone",
            "recording": self.is_recording,
        }
        if self.is_recording:
            state["recogniser"] = self.recogniser
        return {**state, "transcript": self.transcript}

    def take(self, event: Event) -> None:
        kind, given = event
        if kind == "authorize":
            self.is_authorized = True
        elif kind == "deny":
            self.is_authorized = self.is_recording = False
        elif kind == "tap":
            self.is_recording = self.is_authorized and not self.is_recording
            if self.is_recording:
                self.recogniser = "server" if self.is_reachable else "local"
        elif kind in ("stopCommand", "taskEnded"):
            self.is_recording = False
        elif kind == "reachable":
            self.is_reachable = given["reachable"]
        elif self.is_recording:  # MIC-2: a transcript after the end of a recording changes nothing
            self.transcript = given["text"]


def run(input: Any, readings: Readings) -> Dict[str, Any]:
    """MIC-1, MIC-2."""
    microphone = Microphone()
    states: List[Dict[str, Any]] = []
    for event in events_of(an_object(input, ("events",))["events"], KINDS):
        microphone.take(event)
        states.append(microphone.state())
    return {"states": states}
