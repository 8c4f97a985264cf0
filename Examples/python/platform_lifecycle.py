"""platform.lifecycle: the states of an app, and the calls by which it is told of them."""
from __future__ import annotations

from typing import Any, Dict, List, Mapping, Tuple

from contract import Options, Readings, a_flag, a_list, an_object, member, one_of

READINGS: Options = {}

KINDS = ("launch", "home", "return", "interruption", "ignored", "accepted", "terminate", "system")

#: h-index-calculate §1.4.10, without the first row.
NOTICES = (
    "accessory",
    "orientation",
    "time",
    "battery",
    "proximity",
    "protectedData",
    "screen",
    "screenMode",
    "preferences",
    "locale",
)

#: In a state, what happens: the calls, and the state after them.
Moves = Mapping[Tuple[str, str], Tuple[Tuple[str, ...], str]]

ALWAYS: Moves = {
    ("notRunning", "launch"): (("didFinishLaunching", "didBecomeActive"), "active"),  # LIF-1
    ("active", "interruption"): (("willResignActive",), "inactive"),  # LIF-1
    ("inactive", "ignored"): (("didBecomeActive",), "active"),  # LIF-1
    ("background", "return"): (("willEnterForeground", "didBecomeActive"), "active"),  # LIF-1
    ("suspended", "return"): (("willEnterForeground", "didBecomeActive"), "active"),  # LIF-1
    ("active", "terminate"): (("willTerminate",), "notRunning"),  # LIF-2
    ("inactive", "terminate"): (("willTerminate",), "notRunning"),  # LIF-2
    ("background", "terminate"): (("willTerminate",), "notRunning"),  # LIF-2
    ("suspended", "terminate"): ((), "notRunning"),  # LIF-2: killed without a call
}

#: LIF-1: an app that is kept when it is left.
KEPT: Moves = {
    **ALWAYS,
    ("active", "home"): (("willResignActive", "didEnterBackground"), "suspended"),
    ("inactive", "accepted"): (("didEnterBackground",), "background"),
}

#: LIF-2: one that ends when it is left.
ENDED: Moves = {
    **ALWAYS,
    ("active", "home"): (("willResignActive", "willTerminate"), "notRunning"),
    ("inactive", "accepted"): (("willTerminate",), "notRunning"),
}


class App:
    def __init__(self, moves: Moves) -> None:
        self.moves = moves
        self.state = "notRunning"
        self.held: List[str] = []

    def step(self, callbacks: List[str]) -> Dict[str, Any]:
        return {"state": self.state, "callbacks": callbacks}

    def impossible(self) -> Dict[str, Any]:
        """LIF-2: it changes nothing."""
        return {**self.step([]), "error": "event.impossible"}

    def notified(self, notice: str) -> Dict[str, Any]:
        """LIF-3: what comes while suspended is held, once of each kind."""
        if self.state == "notRunning":
            return self.impossible()
        if self.state != "suspended":
            return self.step([notice])
        if notice not in self.held:
            self.held.append(notice)
        return self.step([])

    def take(self, event: Any) -> Dict[str, Any]:
        kind = one_of(member(event, "kind"), KINDS)
        if kind == "system":
            return self.notified(one_of(member(event, "notice"), NOTICES))
        if (self.state, kind) not in self.moves:
            return self.impossible()
        callbacks, self.state = self.moves[self.state, kind]
        delivered = self.held if kind == "return" else []  # LIF-3: before anything else
        self.held = []  # delivered, or gone with the app
        return self.step([*delivered, *callbacks])


def run(input: Any, readings: Readings) -> Dict[str, Any]:
    """LIF-1 to LIF-3."""
    events = a_list(member(input, "events"))
    multitasking = a_flag(an_object(input).get("multitasking", True))
    exits_on_suspend = a_flag(input.get("exitsOnSuspend", False))
    app = App(KEPT if multitasking and not exits_on_suspend else ENDED)
    return {"steps": [app.take(event) for event in events]}
