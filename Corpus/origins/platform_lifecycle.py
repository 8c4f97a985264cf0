#!/usr/bin/env python3
"""Makes cases of platform.lifecycle from a table that follows LIF-1 and LIF-2: the effect of every event in every
state. The table describes two apps: one stays in memory when the user leaves it, and the other ends.

The cases cover every event in every state, every notice of the system, and long random walks. When the user returns to
the app, it gets the notices that it has missed since the user left it: in order, and each kind once. To find the
missed notices, the script looks back through the walk.
"""
import random

from shared.cases import Cases

CASES = Cases("platform.lifecycle", __file__)
CALLS = {"F": "didFinishLaunching", "A": "didBecomeActive", "R": "willResignActive", "B": "didEnterBackground",
         "W": "willEnterForeground", "T": "willTerminate"}
ENDED, EXITS = "platform.lifecycle.endedInBackground", "platform.lifecycle.exitsOnSuspend"
NOTICES = ("redraw", "accessory", "orientation", "time", "battery", "proximity", "protectedData", "screen", "screenMode",
           "preferences", "locale")
EVENTS = ("launch", "home", "return", "wake", "interruption", "ignored", "accepted", "terminate", "+time")
#: For each state and event, the calls and the next state. An event is impossible in a state for which the table does
#: not list it.
TABLE = {
    "kept": {
        "notRunning": {"launch": ("F A", "active")},
        "active": {"home": ("R B", "suspended"), "interruption": ("R", "inactive"), "terminate": ("T", "notRunning"),
                   "+time": ("time", "active")},
        "inactive": {"ignored": ("A", "active"), "accepted": ("B", "background"), "terminate": ("T", "notRunning"),
                     "+time": ("time", "inactive")},
        "background": {"return": ("W A", "active"), "terminate": ("T", "notRunning"), "+time": ("time", "background")},
        "suspended": {"return": ("W A", "active"), "wake": ("", "background"), "terminate": ("", "notRunning"),
                      "+time": ("", "suspended")},
    },
    "ended": {
        "notRunning": {"launch": ("F A", "active")},
        "active": {"home": ("R T", "notRunning"), "interruption": ("R", "inactive"), "terminate": ("T", "notRunning"),
                   "+time": ("time", "active")},
        "inactive": {"ignored": ("A", "active"), "accepted": ("T", "notRunning"), "terminate": ("T", "notRunning"),
                     "+time": ("time", "inactive")},
    },
}


def walked(words, way):
    """Returns the state before each event, and the step of each event: the next state and the calls. If the event is
    impossible, its step has None instead of the calls."""
    before, steps = ["notRunning"], []
    for i, word in enumerate(words):
        state, kind = before[-1], "+time" if word.startswith("+") else word
        if kind not in TABLE[way][state]:
            before.append(state)
            steps.append((state, None))
            continue
        calls, after = TABLE[way][state][kind]
        calls = [CALLS.get(call, word[1:]) for call in calls.split()]
        if word == "+redraw" and state == "background":
            calls = []
        if kind in ("return", "wake"):
            away = ("background", "suspended")
            since = max(j for j in range(i) if before[j + 1] in away and before[j] not in away)
            between = [each[1:] for each in words[since + 1:i] if each.startswith("+")]
            waiting = [each for each in between if (kind == "return" if each == "redraw" else state == "suspended")]
            calls = list(dict.fromkeys(waiting)) + calls
        before.append(after)
        steps.append((after, calls))
    return before, steps


def kebab(text):
    return "".join(f"-{each.lower()}" if each.isupper() else each for each in text)


def add(group, slug, clauses, words, given=None, way="kept", basis="decision", tags=None, note=None, **origin):
    """Adds a case; if the outcome depends on readings, adds a case for each combination of their options."""
    words = words.split()
    before, steps = walked(words, way)
    killing = [i for i, word in enumerate(words) if word == "terminate" and before[i] == "background"]
    leaving = [i for i, word in enumerate(words) if word == "home" and (steps[i][1] or [])[-1:] == [CALLS["T"]]]
    for ended in ("terminates", "killed") if killing else (None,):
        for exits in ("resigns", "terminatesOnly") if leaving else (None,):
            listed = []
            for i, (state, calls) in enumerate(steps):
                # If an app is killed in the background, it may get no call. The event `home` may end an app without
                # the call `willResignActive`.
                told = [call for call in calls or [] if not (i in killing and ended == "killed" and call == CALLS["T"])
                        and not (i in leaving and exits == "terminatesOnly" and call == CALLS["R"])]
                listed.append({"state": state, "callbacks": told, **({"error": "event.impossible"} if calls is None else {})})
            readings = {name: option for name, option in ((ENDED, ended), (EXITS, exits)) if option}
            events = [{"kind": "system", "notice": word[1:]} if word.startswith("+") else {"kind": word} for word in words]
            CASES.add(group, "-".join([slug, *map(kebab, readings.values())]), clauses, {"events": events, **(given or {})},
                      {"steps": listed}, readings=readings, basis=basis, tags=tags, note=note, **origin)


# ---- every event in every state, under all four combinations of the settings

PATHS = {"notRunning": "", "active": "launch", "inactive": "launch interruption",
         "background": "launch interruption accepted", "suspended": "launch home"}
for name, multitasking, exits in (("multitasking", True, False), ("exits-on-suspend", True, True),
                                  ("no-multitasking", False, False), ("no-multitasking-exits-on-suspend", False, True)):
    way = "kept" if multitasking and not exits else "ended"
    for state, row in TABLE[way].items():
        for kind in EVENTS:
            if kind in row and kind == "+time":
                clause = "LIF-3"
            else:
                ends = kind == "terminate" or way == "ended" and kind in ("home", "accepted")
                clause = "LIF-2" if kind not in row or ends else "LIF-1"
            words = f"{PATHS[state]} {kind}"
            decided = kind not in row or "time" in row[kind][0] or "accepted" in words and exits and multitasking
            add("table", f"{name}-{kind.replace('+time', 'system')}-while-{kebab(state)}", clause, words,
                {"multitasking": multitasking, "exitsOnSuspend": exits}, way, derived="a table worked by hand",
                basis="decision" if decided else "source", tags=None if kind in row else "impossible")

# ---- every notice

for notice in NOTICES:
    note = ("Not delivered to an app in the background, but once it is in the foreground again." if notice == "redraw"
            else "Delivered at once; nothing is left for the return.")
    for slug, clause, words, more in (
            ("active", "LIF-3", "launch {}", {}), ("inactive", "LIF-3", "launch interruption {}", {}),
            ("background", "LIF-3", "launch interruption accepted {} return", {"note": note}),
            ("suspended", "LIF-3", "launch home {} return", {}),
            ("suspended-then-woken", "LIF-3", "launch home {} wake return", {}),
            ("not-running", "LIF-2", "{} launch", {"note": "It is not held for the launch.", "tags": "impossible"})):
        add("notices", f"{kebab(notice)}-while-{slug}", clause, words.format(f"+{notice}"), derived="LIF-3 for every notice", **more)

# ---- walks

for number in range(32):
    way, given = (("kept", {}), ("kept", {"multitasking": True}), ("kept", {"exitsOnSuspend": False}),
                  ("ended", {"multitasking": False}), ("kept", {}), ("ended", {"exitsOnSuspend": True}))[number % 6]
    chance = random.Random(number)
    # The first 24 walks are from version 1.1.0 of the corpus, which had neither `wake` nor `redraw`.
    events = [each for each in EVENTS if each != "wake"] if number < 24 else EVENTS
    notices = NOTICES[1:] if number < 24 else NOTICES + ("redraw",) * 5
    state, words, is_long = "notRunning", [], 18 <= number < 24
    for _ in range(200 if is_long else 30):
        possible = sorted(set(TABLE[way][state]) & set(events))
        if state == "suspended" and chance.random() < 0.6:
            word = "+time"
        elif chance.random() < 0.8:
            word = chance.choice([each for each in possible if each != "terminate" or chance.random() < 0.3] or possible)
        else:
            word = chance.choice(events)
        if word in TABLE[way][state]:
            state = TABLE[way][state][word][1]
        words.append("+" + chance.choice(notices) if word == "+time" else word)
    add("walks", f"walk-{number + 1:02}-{way}", "LIF-1 LIF-2 LIF-3" if way == "kept" else "LIF-1 LIF-2", " ".join(words), given,
        way, derived="a table worked by hand, read step by step", tags="long" if is_long else None)

CASES.run()
