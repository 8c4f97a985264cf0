#!/usr/bin/env python3
"""Makes cases of mobility.trip: random walks, whose outcomes are derived from a table of moves that follows TRP-1 to
TRP-3."""
import random

from shared.cases import Cases
from shared.fixes import fix

CASES = Cases("mobility.trip", __file__)
MODES = {"walk": "walking", "bike": "cycling", "car": "automotive", "bus": "automotive"}
#: The events of a walk: a choice, an arrival, a fix with an accuracy in metres, a restart, and a change of the network.
WORDS = [*MODES, "here", "fix20", "fix20", "fix90", "fix40", "fix180", "fix-1", "restart", "net+", "net-"]


def event(word, place):
    t = 60 * place
    if word in MODES:
        return {"kind": "choose", "t": t, "mode": word}
    if word.startswith("net"):
        return {"kind": "network", "t": t, "network": word == "net+"}
    if word.startswith("fix"):
        return {"kind": "fix", "t": t, "fix": fix(t, round(45.07 + place / 1000, 3), 7.69, int(word[3:]))}
    return {"kind": {"here": "arrived", "restart": "restart"}[word], "t": t}


class Trip:
    """A random walk of twelve events, and the output for each event."""

    def __init__(self, automatic):
        self.mode, self.since, self.waiting, self.network, self.unsent = None, None, None, True, 0
        self.automatic = automatic
        self.events = []
        self.output = {name: [] for name in ("states", "actions", "records", "messages", "history")}

    def take(self, word):
        self.events.append(event(word, len(self.events)))
        done = []
        if word in MODES or word == "here":
            self.waiting, done = word, ["locate"]
        elif word.startswith("fix") and self.waiting:
            done = self.fixed(int(word[3:]), self.events[-1])
        elif word == "restart":
            self.waiting = None
        elif word.startswith("net"):
            self.network = word == "net+"
            if self.network:
                done, self.unsent = ["send"] * self.unsent, 0
        self.output["actions"].append(done)
        self.output["states"].append({
            "mode": self.mode, "waiting": "arrived" if self.waiting == "here" else self.waiting,
            "automatic": self.automatic and self.mode is None,
            "label": "Start a new trip" if self.mode is None else "Change transport"})

    def fixed(self, accuracy, event):
        if not 0 <= accuracy <= 150:
            code = "accuracy.poor" if accuracy > 0 else "accuracy.invalid"
            self.output["messages"].append({"event": len(self.events) - 1, "code": code})
            return []
        one, ride = event["fix"], self.mode if self.waiting == "here" else self.waiting
        self.output["records"].append({"t": one["t"], "lat": one["lat"], "lon": one["lon"], "activity": MODES[ride],
                                       "userMode": 0, "vehicle": ride, "kind": "manual"})
        if self.mode:
            self.output["history"].append({"mode": self.mode, "from": self.since, "to": one["t"]})
        self.mode, self.since = (None, None) if self.waiting == "here" else (self.waiting, one["t"])
        self.waiting = None
        self.unsent += not self.network
        return ["record", *(["send"] if self.network else []), "notify", "stopLocating"]


CHANCE = random.Random(61)
for number in range(1, 31):
    trip = Trip(automatic=number % 3 == 0)
    while len(trip.events) < 12:
        word = CHANCE.choice(WORDS)
        if word != "here" or trip.mode is not None:
            trip.take(word)
    hinges = trip.automatic and trip.output["records"]
    CASES.add("walks", f"walk-{number}", "TRP-1 TRP-2 TRP-3", {"automatic": trip.automatic, "events": trip.events},
              trip.output, derived="TRP-1 to TRP-3, a table of moves", basis="decision",
              readings={"mobility.trip.automatic": "off"} if hinges else None)

CASES.run()
