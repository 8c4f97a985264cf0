"""platform.lifecycle: the states of an app, and the calls that announce them."""
from __future__ import annotations

from typing import Any, Dict, List, Mapping, Tuple

from contract import Options, Readings, a_flag, a_list, an_object, kind_of, one_of

ENDED_IN_BACKGROUND = "platform.lifecycle.endedInBackground"
EXITS_ON_SUSPEND = "platform.lifecycle.exitsOnSuspend"
READINGS: Options = {
    ENDED_IN_BACKGROUND: ("terminates", "killed"),
    EXITS_ON_SUSPEND: ("resigns", "terminatesOnly"),
}

#: The kinds of events; after `wake`, the app runs in the background.
KINDS = ("launch", "home", "return", "wake", "interruption", "ignored", "accepted", "terminate", "system")

#: The notice that a view needs to be redrawn.
REDRAW = "redraw"

#: The notices of the system, as in h-index-calculate §1.4.10.
NOTICES = (
    REDRAW,
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

#: The calls and the next state for each state and event.
Moves = Mapping[Tuple[str, str], Tuple[Tuple[str, ...], str]]

MOVES: Moves = {
    ("notRunning", "launch"): (("didFinishLaunching", "didBecomeActive"), "active"),  # LIF-1
    ("active", "interruption"): (("willResignActive",), "inactive"),  # LIF-1
    ("inactive", "ignored"): (("didBecomeActive",), "active"),  # LIF-1
    ("background", "return"): (("willEnterForeground", "didBecomeActive"), "active"),  # LIF-1
    ("suspended", "return"): (("willEnterForeground", "didBecomeActive"), "active"),  # LIF-1
    ("suspended", "wake"): ((), "background"),  # LIF-3
    ("active", "terminate"): (("willTerminate",), "notRunning"),  # LIF-2
    ("inactive", "terminate"): (("willTerminate",), "notRunning"),  # LIF-2
    ("suspended", "terminate"): ((), "notRunning"),  # LIF-2: the app is killed without a call
}


def moves_of(is_kept: bool, readings: Readings) -> Moves:
    """LIF-1, LIF-2: the moves of an app, which stays in memory when the user leaves it (`is_kept`), or ends."""
    ended = () if readings[ENDED_IN_BACKGROUND] == "killed" else ("willTerminate",)
    resigned = () if readings[EXITS_ON_SUSPEND] == "terminatesOnly" else ("willResignActive",)
    moves = {**MOVES, ("background", "terminate"): (ended, "notRunning")}
    if is_kept:
        moves["active", "home"] = (("willResignActive", "didEnterBackground"), "suspended")
        moves["inactive", "accepted"] = (("didEnterBackground",), "background")
    else:
        moves["active", "home"] = ((*resigned, "willTerminate"), "notRunning")
        moves["inactive", "accepted"] = (("willTerminate",), "notRunning")
    return moves


class App:
    def __init__(self, moves: Moves) -> None:
        self.moves = moves
        self.state = "notRunning"
        self.held: List[str] = []

    def step(self, callbacks: List[str]) -> Dict[str, Any]:
        return {"state": self.state, "callbacks": callbacks}

    def impossible(self) -> Dict[str, Any]:
        """LIF-2: the step of an impossible event, which changes nothing."""
        return {**self.step([]), "error": "event.impossible"}

    def notified(self, notice: str) -> Dict[str, Any]:
        """LIF-3: handles a notice, which waits while the app is suspended; a `redraw` waits in the background too."""
        if self.state == "notRunning":
            return self.impossible()
        if not self.holds(notice):
            return self.step([notice])
        if notice not in self.held:
            self.held.append(notice)
        return self.step([])

    def holds(self, notice: str) -> bool:
        return self.state == "suspended" or (self.state == "background" and notice == REDRAW)

    def take(self, event: Any) -> Dict[str, Any]:
        kind = kind_of(event, KINDS)
        if kind == "system":
            return self.notified(one_of(an_object(event, ("kind", "notice"))["notice"], NOTICES))
        an_object(event, ("kind",))
        if (self.state, kind) not in self.moves:
            return self.impossible()
        callbacks, self.state = self.moves[self.state, kind]
        if self.state == "notRunning":
            self.held = []  # an app that has ended keeps no notices
        delivered = [notice for notice in self.held if not self.holds(notice)]  # LIF-3: notices come before calls
        self.held = [notice for notice in self.held if self.holds(notice)]
        return self.step([*delivered, *callbacks])


def run(input: Any, readings: Readings) -> Dict[str, Any]:
    """LIF-1 to LIF-3."""
    given = an_object(input, ("events",), ("multitasking", "exitsOnSuspend"))
    events = a_list(given["events"])
    multitasking = a_flag(given.get("multitasking", True))
    exits_on_suspend = a_flag(given.get("exitsOnSuspend", False))
    app = App(moves_of(multitasking and not exits_on_suspend, readings))
    return {"steps": [app.take(event) for event in events]}
