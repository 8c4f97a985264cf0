#!/usr/bin/env python3
"""Makes cases of mobility.sampling: every event in every state, and random walks, derived from a table of moves.

Each event is written as a word: on, off, tick, exit, end, or a fix that is dropped, rejected or accepted, or that opens
a geofence.
"""
import random

from shared.cases import Cases

CASES = Cases("mobility.sampling", __file__)
EVENTS = {"on": "switchOn", "off": "switchOff", "tick": "tick", "exit": "regionExit", "end": "terminate"}
FIXES = {"drop": "dropped", "rej": "rejected", "acc": "accepted", "open": "opens"}
WORDS = (*EVENTS, *FIXES)

#: For each state: the events that have an effect, each with its move and the next state.
MOVES = {
    "off": {"on": ("switch-on", "outside")},
    "outside": {"tick": ("tick", "outside"), "acc": ("record-0", "outside"), "open": ("open", "inside"),
                "off": ("switch-off", "off"), "end": ("end", "off")},
    "inside": {"exit": ("exit", "left"), "off": ("switch-off", "off"), "end": ("end", "off")},
    "left": {"tick": ("tick", "left"), "acc": ("record-10", "outside"), "open": ("open", "inside"),
             "off": ("switch-off", "off"), "end": ("end", "off")},
}
CLAUSES = {"switch-on": "SAM-1 SAM-4", "tick": "SAM-1", "record-0": "SAM-1", "record-10": "SAM-1 SAM-2",
           "open": "SAM-1 SAM-2", "exit": "SAM-2", "switch-off": "SAM-3", "end": "SAM-3"}


def do(kind, **details):
    return {"kind": kind, **details}


SETTINGS = [do("backgroundUpdates", backgroundUpdates=True), do("automaticPauses", automaticPauses=False)]
BEST, START, STOP = do("accuracy", accuracy="best"), do("startUpdates"), do("stopUpdates")
TIMER, NO_TIMER, SAVING = do("startTimer", seconds=180), do("stopTimer"), do("powerSaving")


def actions(move, region, inside):
    leave = [do("unmonitorRegion", id=region)]
    return {
        None: [],
        "switch-on": [BEST, START, TIMER],
        "tick": [BEST, STOP, START],
        "record-0": [SAVING, do("record", userMode=0), TIMER],
        "record-10": [SAVING, do("record", userMode=10), TIMER],
        "open": [SAVING, do("monitorRegion", radius=100, id=region), do("record", userMode=9), NO_TIMER],
        "exit": [*leave, TIMER, BEST, STOP, START],
        "switch-off": [NO_TIMER, STOP, *(leave if inside else [])],
        "end": [NO_TIMER, STOP, do("record", closing=True)],
    }[move]


def event(word, t):
    return {"kind": "fix", "t": t, "outcome": FIXES[word]} if word in FIXES else {"kind": EVENTS[word], "t": t}


def add(group, slug, words):
    clauses, done, states, state, regions, settings = set(), [], [], "off", 0, SETTINGS
    for word in words:
        move, after = MOVES[state].get(word, (None, state))
        regions += move == "open"
        # SAM-6: the first `switch-on` of each run of the program applies the settings; the event "end" ends a run.
        first, settings = (settings, []) if move == "switch-on" else ([], SETTINGS if move == "end" else settings)
        done.append([*first, *actions(move, f"geofence-{regions}", state == "inside")])
        state = after
        states.append("outside" if state == "left" else state)
        clauses.update((CLAUSES[move] if move else "SAM-1" if word in ("drop", "rej") else "SAM-3").split())
    given = {"authorization": "always", "events": [event(word, 60 * place) for place, word in enumerate(words)]}
    # Up to version 4.2.0 of the corpus, the outputs of this subsystem had no settings.
    by = "SAM-1 to SAM-3"
    if "outside" in states:
        slug, clauses, by = f"{slug}-settings", clauses | {"SAM-6"}, f"{by} and SAM-6"
    CASES.add(group, slug, " ".join(sorted(clauses)), given, {"actions": done, "states": states},
              derived=f"{by}, a table of moves", basis="decision")


for name, path in (("off", ""), ("outside", "on"), ("after-a-fix", "on acc"), ("inside", "on open"),
                   ("after-an-exit", "on open exit")):
    for word in WORDS:
        add("table", f"{name}-{word}", [*path.split(), word])

CHANCE = random.Random(11)
for number in range(1, 31):
    words, state = [], "off"
    for step in range(14):
        likely = list(MOVES[state]) * 3 + list(WORDS)
        words.append("on" if state == "off" and step == 0 else CHANCE.choice(likely))
        state = MOVES[state].get(words[-1], (None, state))[1]
    add("walks", f"walk-{number}", words)

CASES.run()
