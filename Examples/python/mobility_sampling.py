"""mobility.sampling: the timer, power saving, and the exit from a geofence's region, which wakes the phone."""
from __future__ import annotations

from typing import Any, Dict, List, Optional

from contract import Options, Readings, an_object, one_of
from event import events_of, in_order
from record import ENTER, EXIT, VEHICLES

READINGS: Options = {}

AUTHORIZATIONS = ("always", "whenInUse", "denied", "restricted")
OUTCOMES = ("dropped", "rejected", "accepted", "opens")
KINDS = {
    "switchOn": (),
    "switchOff": (),
    "tick": (),
    "fix": ("outcome",),
    "regionExit": (),
    "manualTrip": ("mode",),
    "terminate": (),
    "authorization": ("authorization",),
    "failed": ("failed",),
}
FAILURES = ("unknown", "denied", "network")

INTERVAL = 180
RADIUS = 100

Action = Dict[str, Any]


# Returns an action in the form of the output.
def do(kind: str, **details: Any) -> Action:
    return {"kind": kind, **details}


SETTINGS = [do("backgroundUpdates", backgroundUpdates=True), do("automaticPauses", automaticPauses=False)]
ASK = do("message", message="authorization.always")
BEST = do("accuracy", accuracy="best")
START, STOP = do("startUpdates"), do("stopUpdates")
STOP_TIMER = do("stopTimer")
POWER_SAVING = do("powerSaving")
NOTIFY = do("notify")


def start_timer(interval: Any = INTERVAL) -> Action:
    return do("startTimer", seconds=interval)


def region(number: int) -> str:
    """SAM-2: each region has a separate id."""
    return f"geofence-{number}"


def monitor(number: int, radius: Any = RADIUS) -> Action:
    return do("monitorRegion", radius=radius, id=region(number))


def unmonitor(number: int) -> Action:
    return do("unmonitorRegion", id=region(number))


class Phone:
    def __init__(self, authorization: str) -> None:
        self.authorization = authorization
        self.state = "off"
        self.regions = 0  # the number of regions so far; the last one may be open
        self.has_left = False  # whether the phone left a region since the last record
        self.settings = SETTINGS  # the settings that the next `switchOn` applies

    def switch_on(self) -> List[Action]:
        """SAM-1, SAM-4."""
        if self.state != "off":
            return []
        if self.authorization == "whenInUse":
            return [ASK]
        if self.authorization != "always":
            return []
        self.state = "outside"
        settings, self.settings = self.settings, []  # SAM-6
        return [*settings, BEST, START, start_timer()]

    def end(self, closing: List[Action]) -> List[Action]:
        """SAM-3."""
        if self.state == "off":
            return []
        self.state = "off"
        self.has_left = False
        return [STOP_TIMER, STOP, *closing]

    def switch_off(self) -> List[Action]:
        return self.end([unmonitor(self.regions)] if self.state == "inside" else [])

    def terminate(self) -> List[Action]:
        if self.state != "off":
            self.settings = SETTINGS  # SAM-6: the next `switchOn` comes after a new start of the app
        return self.end([do("record", closing=True)])

    def authorize(self, value: str) -> List[Action]:
        """SAM-6: stores the authorization, and switches sampling off if the authorization is no longer `always`."""
        self.authorization = value
        if value == "always" or self.state == "off":
            return []
        return [*self.switch_off(), ASK]

    def fail(self, why: str) -> List[Action]:
        """SAM-6: after an error other than a refusal, the app does nothing, and so waits for the next fix."""
        return self.authorize("denied") if why == "denied" and self.state != "off" else []

    def tick(self) -> List[Action]:
        """SAM-1: restarts the location updates; inside a geofence, a tick does nothing."""
        return [BEST, STOP, START] if self.state == "outside" else []

    def fix(self, outcome: str) -> List[Action]:
        """SAM-1."""
        if self.state != "outside" or outcome in ("dropped", "rejected"):
            return []
        if outcome == "opens":
            self.state = "inside"
            self.has_left = False
            self.regions += 1
            return [POWER_SAVING, monitor(self.regions), do("record", userMode=ENTER), STOP_TIMER]
        user_mode = EXIT if self.has_left else 0
        self.has_left = False
        return [POWER_SAVING, do("record", userMode=user_mode), start_timer()]

    def region_exit(self) -> List[Action]:
        """SAM-2."""
        if self.state != "inside":
            return []
        self.state = "outside"
        self.has_left = True
        return [unmonitor(self.regions), start_timer(), BEST, STOP, START]

    def manual_trip(self, mode: str) -> List[Action]:
        """PIP-1, GEO-8: records the user's choice, resets the counter and the geofence, and starts the timer again."""
        if self.state == "off":
            return []
        ended = [unmonitor(self.regions)] if self.state == "inside" else []
        self.state = "outside"
        self.has_left = False
        return [POWER_SAVING, do("record", userMode=0, vehicle=mode), *ended, start_timer(), NOTIFY]

    def take(self, event: Dict[str, Any]) -> List[Action]:
        kind = event["kind"]
        if kind == "fix":
            return self.fix(event["outcome"])
        if kind == "manualTrip":
            return self.manual_trip(event["mode"])
        if kind == "authorization":
            return self.authorize(event["authorization"])
        if kind == "failed":
            return self.fail(event["failed"])
        return {
            "switchOn": self.switch_on,
            "switchOff": self.switch_off,
            "tick": self.tick,
            "regionExit": self.region_exit,
            "terminate": self.terminate,
        }[kind]()


def run(input: Any, readings: Readings) -> Dict[str, Any]:
    """SAM-1 to SAM-6."""
    given = an_object(input, ("authorization", "events"))
    phone = Phone(one_of(given["authorization"], AUTHORIZATIONS))
    events = events_of(given["events"], KINDS)
    for event in events:
        if event["kind"] == "fix":
            one_of(event["outcome"], OUTCOMES)
        if event["kind"] == "manualTrip":
            one_of(event["mode"], VEHICLES)
        if event["kind"] == "authorization":
            one_of(event["authorization"], AUTHORIZATIONS)
        if event["kind"] == "failed":
            one_of(event["failed"], FAILURES)
    in_order([event["t"] for event in events])
    actions: List[List[Action]] = []
    states: List[Optional[str]] = []
    for event in events:
        actions.append(phone.take(event))
        states.append(phone.state)
    return {"actions": actions, "states": states}
