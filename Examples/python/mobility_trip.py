"""mobility.trip: trips that the user enters."""
from __future__ import annotations

from typing import Any, Dict, List, Optional

from contract import Number, Options, Readings, Rejection, a_flag, an_object, one_of
from event import events_of, in_order
from fix import Fix, a_fix, is_valid
from mobility_accuracy import BOUNDARY, manual
from mobility_accuracy import READINGS as ACCURACY_READINGS
from record import VEHICLES, Record, manual_record

AUTOMATIC = "mobility.trip.automatic"
READINGS: Options = {AUTOMATIC: ("off", "concurrent"), BOUNDARY: ACCURACY_READINGS[BOUNDARY]}

KINDS = {"choose": ("mode",), "arrived": (), "fix": ("fix",), "restart": (), "network": ("network",)}
ARRIVED = "arrived"


class Trips:
    def __init__(self, automatic: bool, current: Optional[str], readings: Readings) -> None:
        self.automatic = automatic
        self.readings = readings
        self.mode = current
        self.since: Optional[Number] = None  # unknown for a trip that began before the first event
        self.waiting: Optional[str] = None
        self.has_network = True
        self.unsent = 0
        self.records: List[Record] = []
        self.history: List[Dict[str, Any]] = []
        self.messages: List[Dict[str, Any]] = []

    def state(self) -> Dict[str, Any]:
        runs = self.readings[AUTOMATIC] == "concurrent" or self.mode is None  # TRP-2
        return {
            "mode": self.mode,
            "waiting": self.waiting,
            "automatic": self.automatic and runs,
            "label": "Start a new trip" if self.mode is None else "Change transport",
        }

    def wait_for(self, what: str) -> List[str]:
        """TRP-1: waits for a fix; a new choice replaces a choice that is still waiting for a fix."""
        self.waiting = what
        return ["locate"]

    def arrived(self) -> List[str]:
        if self.mode is None:
            raise Rejection("trip.none")
        return self.wait_for(ARRIVED)

    def located(self, at: int, fix: Fix) -> List[str]:
        """TRP-1: the state of the trip changes only after the record is written."""
        if self.waiting is None:
            return []
        if not manual(fix.accuracy, self.readings).accepted:
            cause = "accuracy.invalid" if fix.accuracy < 0 else "accuracy.poor"
            self.messages.append({"event": at, "code": cause})
            return []
        ended = self.mode if self.waiting == ARRIVED else None
        self.records.append(manual_record(fix.t, fix, ended or self.waiting))
        self.unsent += 1
        sending = self.send()
        if self.mode is not None:  # TRP-3
            self.history.append({"mode": self.mode, "from": self.since, "to": fix.t})
        self.mode, self.since = (None, None) if ended else (self.waiting, fix.t)
        self.waiting = None
        return ["record", *sending, "notify", "stopLocating"]

    def send(self) -> List[str]:
        """REC-3: returns a `send` for each unsent record, if the network is available."""
        if not self.has_network:
            return []
        sending = ["send"] * self.unsent
        self.unsent = 0
        return sending

    def take(self, at: int, event: Dict[str, Any]) -> List[str]:
        kind = event["kind"]
        if kind == "choose":
            return self.wait_for(event["mode"])
        if kind == "arrived":
            return self.arrived()
        if kind == "fix":
            return self.located(at, a_fix(event["fix"]))
        if kind == "restart":  # TRP-2: only the trip survives a restart
            self.waiting = None
            return []
        self.has_network = event["network"]
        return self.send()


def run(input: Any, readings: Readings) -> Dict[str, Any]:
    """TRP-1 to TRP-3."""
    given = an_object(input, ("automatic", "events"), ("current",))
    current = one_of(given["current"], VEHICLES) if "current" in given else None
    trips = Trips(a_flag(given["automatic"]), current, readings)
    events = events_of(given["events"], KINDS)
    fixes = [a_fix(event["fix"]) for event in events if event["kind"] == "fix"]
    for event in events:
        if event["kind"] == "choose":
            one_of(event["mode"], VEHICLES)
        if event["kind"] == "network":
            a_flag(event["network"])
    if not all(is_valid(fix) for fix in fixes):
        raise Rejection("fix.invalid")
    in_order([event["t"] for event in events])
    actions: List[List[str]] = []
    states: List[Dict[str, Any]] = []
    for at, event in enumerate(events):
        actions.append(trips.take(at, event))
        states.append(trips.state())
    return {
        "states": states,
        "actions": actions,
        "records": [record.json() for record in trips.records],
        "messages": trips.messages,
        "history": trips.history,
    }
