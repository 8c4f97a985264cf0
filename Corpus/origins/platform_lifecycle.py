#!/usr/bin/env python3
"""Golden cases of platform.lifecycle, written to Corpus/platform/lifecycle/*.jsonl.

Run:    python3 Corpus/origins/platform_lifecycle.py      (from anywhere; the same bytes every time)
Needs:  Python 3.9+ and learning_cases.py beside it.

Where the answers come from. TABLE is LIF-1 and LIF-2, worked out by hand for every event in every state, for an app that is
kept when it is left and for one that ends; `table` asks all of it, under all four settings. `source`, `held` and `sequences`
are by hand, step by step. `walks` are long and arbitrary: their states and calls are read off TABLE, and what a return delivers
is asked of the walk as a whole: the notices since the app went away that were not told there, each where it first stands.

What depends on a reading is written out for both options: where an app in the background is ended (`killed` has no T), and
where home ends one (`terminatesOnly` has no R).

A sequence is written as `launch home +battery return`: a plus stands before a notice. What comes of it is written one step
a line: the state, then the calls; `!` is an impossible event. F, A, R, B, W and T are short for the six calls.
"""
import random
import sys

sys.dont_write_bytecode = True
from learning_cases import Cases, source, worked



def basis(case):
    """The order of notices, their delivery at once, and what is impossible, are decided; the rest stands in §1.4."""
    steps, given = case["output"]["steps"], case["input"]
    notices = any(call in NOTICES for one in steps for call in one["callbacks"])
    waking = case["clauses"] == ["LIF-3"] and all(
        len(one["callbacks"]) <= 1 for one, event in zip(steps, given["events"]) if event["kind"] not in ("launch", "home", "interruption"))
    if not steps or any("error" in one for one in steps) or notices and not (waking and any(e["kind"] == "wake" for e in given["events"])):
        return "decision"
    accepted = any(one["kind"] == "accepted" for one in given["events"])
    return "decision" if accepted and given.get("exitsOnSuspend") and given.get("multitasking", True) else "source"


cases = Cases("platform.lifecycle", basis)
CALLS = {"F": "didFinishLaunching", "A": "didBecomeActive", "R": "willResignActive", "B": "didEnterBackground",
         "W": "willEnterForeground", "T": "willTerminate"}
ENDED, EXITS = "platform.lifecycle.endedInBackground", "platform.lifecycle.exitsOnSuspend"
NOTICES = ("redraw", "accessory", "orientation", "time", "battery", "proximity", "protectedData", "screen", "screenMode", "preferences", "locale")
EVENTS = ("launch", "home", "return", "wake", "interruption", "ignored", "accepted", "terminate", "+time")

# By state and event: what is called, and the state after. What is not there is impossible.
TABLE = {
    "kept": {
        "notRunning": {"launch": ("F A", "active")},
        "active": {"home": ("R B", "suspended"), "interruption": ("R", "inactive"), "terminate": ("T", "notRunning"), "+time": ("time", "active")},
        "inactive": {"ignored": ("A", "active"), "accepted": ("B", "background"), "terminate": ("T", "notRunning"), "+time": ("time", "inactive")},
        "background": {"return": ("W A", "active"), "terminate": ("T", "notRunning"), "+time": ("time", "background")},
        "suspended": {"return": ("W A", "active"), "wake": ("", "background"), "terminate": ("", "notRunning"), "+time": ("", "suspended")},
    },
    "ended": {
        "notRunning": {"launch": ("F A", "active")},
        "active": {"home": ("R T", "notRunning"), "interruption": ("R", "inactive"), "terminate": ("T", "notRunning"), "+time": ("time", "active")},
        "inactive": {"ignored": ("A", "active"), "accepted": ("T", "notRunning"), "terminate": ("T", "notRunning"), "+time": ("time", "inactive")},
    },
}
# How a state is reached, and what that gives.
WAYS = {
    "notRunning": ("", ""),
    "active": ("launch", "active F A"),
    "inactive": ("launch interruption", "active F A / inactive R"),
    "background": ("launch interruption accepted", "active F A / inactive R / background B"),
    "suspended": ("launch home", "active F A / suspended R B"),
}
SETTINGS = {
    "multitasking": ({"multitasking": True, "exitsOnSuspend": False}, "kept"),
    "exits-on-suspend": ({"multitasking": True, "exitsOnSuspend": True}, "ended"),
    "no-multitasking": ({"multitasking": False, "exitsOnSuspend": False}, "ended"),
    "no-multitasking-exits-on-suspend": ({"multitasking": False, "exitsOnSuspend": True}, "ended"),
}


def event(word):
    return {"kind": "system", "notice": word[1:]} if word.startswith("+") else {"kind": word}


def step(text):
    state, *calls = text.split()
    if state.endswith("!"):
        assert not calls
        return {"state": state[:-1], "callbacks": [], "error": "event.impossible"}
    return {"state": state, "callbacks": [CALLS.get(call, call) for call in calls]}


def add(group, slug, clauses, words, steps, settings=None, origin=None, note=None, tags=()):
    """`steps` are parted by a slash or a line's end; they are those of the defaults, of which the other options leave out a call."""
    steps = [step(part) for part in steps.replace("\n", "/").split("/") if part.strip()]
    events = [event(word) for word in words.split()]
    assert len(steps) == len(events), (slug, len(events), len(steps))
    states = ["notRunning"] + [one["state"] for one in steps]
    called = [(before, word, one["callbacks"]) for before, word, one in zip(states, words.split(), steps)]
    killing = any(before == "background" and word == "terminate" for before, word, _ in called)
    leaving = any(word == "home" and calls[-1:] == ["willTerminate"] for _, word, calls in called)
    composed = {"table": "a table worked by hand", "notices": "LIF-3 for every notice"}
    origin = origin or (cases.derived(composed[group]) if group in composed else worked("%s by hand" % " and ".join(clauses.split())))
    for ended in ("terminates", "killed") if killing else (None,):
        for exits in ("resigns", "terminatesOnly") if leaving else (None,):
            readings = {ENDED: ended} if ended else {}
            readings.update({EXITS: exits} if exits else {})
            listed = []
            for (before, word, calls), one in zip(called, steps):
                if ended == "killed" and before == "background" and word == "terminate":
                    calls = calls[:-1]
                if exits == "terminatesOnly" and word == "home" and calls[-1:] == ["willTerminate"]:
                    calls = calls[1:]
                listed.append({**one, "callbacks": calls})
            name = "-".join([slug] + ["".join("-" + c.lower() if c.isupper() else c for c in option) for option in (ended, exits) if option])
            by = origin
            if origin["kind"] == "source" and ended == "killed":
                by = source("h-index-calculate", "1.4.8")
            if origin["kind"] == "source" and exits and (exits, origin["section"]) != ("terminatesOnly", "1.4.11"):
                by = worked("LIF-2 by hand")
            cases.add(group, name, clauses, by, {"events": events, **(settings or {})}, {"steps": listed}, readings=readings,
                      tags=tags, note=note if not note or (ended or exits) in (None, "terminates", "resigns") else None)


def dashed(state):
    return {"notRunning": "not-running"}.get(state, state)


def clause_of(kind, state, way):
    """The clause of the last event."""
    if state not in TABLE[way] or kind not in TABLE[way][state]:
        return "LIF-2"
    if kind == "+time":
        return "LIF-3"
    if kind == "wake":
        return "LIF-1"
    return "LIF-2" if kind == "terminate" or way == "ended" and kind in ("home", "accepted") else "LIF-1"


def table():
    for name, (settings, way) in SETTINGS.items():
        for state in TABLE[way]:
            words, steps = WAYS[state]
            for kind in EVENTS:
                if kind in TABLE[way][state]:
                    calls, after = TABLE[way][state][kind]
                    last, tags = "%s %s" % (after, calls), ()
                else:
                    last, tags = state + "!", ("impossible",)
                slug = "%s-%s-while-%s" % (name, kind.replace("+time", "system"), dashed(state))
                add("table", slug, clause_of(kind, state, way), words + " " + kind, steps + " / " + last, settings, tags=tags)


def settings():
    g = "settings"
    add(g, "no-events", "LIF-1", "", "", note="No events, no steps.")
    for name, given, way in (
        ("absent", {}, "kept"),
        ("multitasking-alone", {"multitasking": True}, "kept"),
        ("no-multitasking-alone", {"multitasking": False}, "ended"),
        ("exits-on-suspend-alone", {"exitsOnSuspend": True}, "ended"),
        ("no-exit-on-suspend-alone", {"exitsOnSuspend": False}, "kept"),
    ):
        clause = "LIF-1" if way == "kept" else "LIF-2"
        add(g, "settings-%s-home" % name, clause, "launch home",
            "active F A / " + ("suspended R B" if way == "kept" else "notRunning R T"), given)
        add(g, "settings-%s-accepted" % name, clause, "launch interruption accepted",
            "active F A / inactive R / " + ("background B" if way == "kept" else "notRunning T"), given)


def notices():
    g = "notices"
    for notice in NOTICES:
        slug = "".join("-" + c.lower() if c.isupper() else c for c in notice)
        word = "+" + notice
        add(g, "%s-while-active" % slug, "LIF-3", "launch " + word, "active F A / active " + notice)
        add(g, "%s-while-inactive" % slug, "LIF-3", "launch interruption " + word, "active F A / inactive R / inactive " + notice)
        if notice == "redraw":
            add(g, "redraw-while-background", "LIF-3", "launch interruption accepted +redraw return",
                "active F A / inactive R / background B / background / active redraw W A",
                note="Not delivered to an app in the background, but once it is in the foreground again.")
        else:
            add(g, "%s-while-background" % slug, "LIF-3", "launch interruption accepted %s return" % word,
                "active F A / inactive R / background B / background %s / active W A" % notice,
                note="Delivered at once; nothing is left for the return.")
        add(g, "%s-while-suspended" % slug, "LIF-3", "launch home %s return" % word,
            "active F A / suspended R B / suspended / active %s W A" % notice)
        add(g, "%s-while-suspended-then-woken" % slug, "LIF-3", "launch home %s wake return" % word,
            "active F A / suspended R B / suspended / background%s / active%s W A" % ((" " + notice, "") if notice != "redraw" else ("", " redraw")))
        add(g, "%s-while-not-running" % slug, "LIF-2", "%s launch" % word, "notRunning! / active F A",
            note="It is not held for the launch.", tags=("impossible",))


def held():
    g = "held"
    away = "launch home "
    left = "active F A / suspended R B / "

    def add_held(slug, words, steps, note=None, clauses="LIF-3", given=None):
        add(g, slug, clauses, words, steps, given, note=note, tags=("held",))

    add_held("once-of-a-kind", away + "+time +time +time return", left + "suspended / suspended / suspended / active time W A")
    add_held("order-of-arrival", away + "+screen +battery return", left + "suspended / suspended / active screen battery W A",
             "Neither the order of the table of §1.4.10 nor of the alphabet.")
    add_held("order-of-the-first", away + "+locale +time +locale return", left + "suspended / suspended / suspended / active locale time W A",
             "A repeated notice stays where it was first held.")
    add_held("order-of-the-first-and-not-the-last", away + "+time +screen +battery +screen +time return",
             left + "suspended / suspended / suspended / suspended / suspended / active time screen battery W A")
    ten = NOTICES[1:]
    add_held("all-ten", away + " ".join("+" + n for n in ten) + " return",
             left + "suspended / " * 10 + "active " + " ".join(ten) + " W A")
    add_held("all-ten-the-other-way", away + " ".join("+" + n for n in ten[::-1]) + " return",
             left + "suspended / " * 10 + "active " + " ".join(ten[::-1]) + " W A")
    add_held("all-ten-twice", away + " ".join("+" + n for n in ten * 2) + " return",
             left + "suspended / " * 20 + "active " + " ".join(ten) + " W A")
    add_held("all-eleven-woken", away + " ".join("+" + n for n in NOTICES[::-1]) + " wake return",
             left + "suspended / " * 11 + "background " + " ".join(ten[::-1]) + " / active redraw W A", "All but one are delivered in the background.")
    add_held("redraw-waits-while-woken", away + "+redraw wake +redraw +time return",
             left + "suspended / background / background / background time / active redraw W A", "Once, though it came twice.")
    add_held("redraw-in-the-order-of-the-first", away + "+time +redraw +screen return",
             left + "suspended / suspended / suspended / active time redraw screen W A")
    add_held("redraw-forgotten-when-ended-in-background", "launch interruption accepted +redraw terminate launch",
             "active F A / inactive R / background B / background / notRunning T / active F A", "What waits ends with the app.", "LIF-2 LIF-3")
    add_held("woken-with-nothing-held", away + "wake return", left + "background / active W A", clauses="LIF-1 LIF-3")
    add_held("woken-and-told-at-once", away + "wake +time return", left + "background / background time / active W A",
             "In the background notices come through.")
    add_held("woken-then-ended", away + "+time wake terminate", left + "suspended / background time / notRunning T", clauses="LIF-2 LIF-3")
    add_held("impossible-wake-of-what-is-not-suspended", "wake launch wake interruption wake accepted wake",
             "notRunning! / active F A / active! / inactive R / inactive! / background B / background!", clauses="LIF-2")
    add_held("wakes-again-are-impossible-and-keep-what-waits", away + "+redraw wake wake return",
             left + "suspended / background / background! / active redraw W A", clauses="LIF-2 LIF-3")
    add_held("screen-and-screen-mode", away + "+screenMode +screen return", left + "suspended / suspended / active screenMode screen W A",
             "Two kinds, one name the beginning of the other.")
    add_held("forgotten-on-delivery", away + "+time return home return",
             left + "suspended / active time W A / suspended R B / active W A", "Delivered once and not at every return.")
    add_held("held-again-after-delivery", away + "+time return home +time return",
             left + "suspended / active time W A / suspended R B / suspended / active time W A")
    add_held("others-after-delivery", away + "+time return home +battery return",
             left + "suspended / active time W A / suspended R B / suspended / active battery W A")
    add_held("forgotten-when-killed", away + "+time terminate launch home return",
             left + "suspended / notRunning / active F A / suspended R B / active W A", "After a relaunch nothing old is delivered.")
    add_held("not-delivered-at-relaunch", away + "+time +locale terminate launch", left + "suspended / suspended / notRunning / active F A")
    add_held("relaunched-and-held-anew", away + "+time terminate launch home +locale +time return",
             left + "suspended / notRunning / active F A / suspended R B / suspended / suspended / active locale time W A",
             "Of the first life nothing is left, not even the order.")
    add_held("nothing-held", away + "return", left + "active W A")
    add_held("seen-while-active-and-held-again", "launch +time home +time return",
             "active F A / active time / suspended R B / suspended / active time W A", "That it was delivered before does not matter.")
    add_held("delivered-while-active-not-again", "launch +time home return", "active F A / active time / suspended R B / active W A",
             "Only what comes while suspended is held.")
    add_held("repeated-while-active", "launch +time +time +time", "active F A / active time / active time / active time",
             "Once of a kind is for what is held; here each is delivered.")
    add_held("repeated-while-inactive", "launch interruption +time +time", "active F A / inactive R / inactive time / inactive time")
    add_held("repeated-in-background", "launch interruption accepted +time +time return",
             "active F A / inactive R / background B / background time / background time / active W A")
    add_held("impossible-events-between-keep-them", away + "+time home launch ignored accepted interruption +battery return",
             left + "suspended / suspended! / suspended! / suspended! / suspended! / suspended! / suspended / active time battery W A",
             clauses="LIF-2 LIF-3")
    add_held("impossible-launch-while-suspended-keeps-them", away + "+time launch return", left + "suspended / suspended! / active time W A",
             "A launch of what is suspended is impossible: it neither delivers nor forgets.", clauses="LIF-2 LIF-3")
    add_held("impossible-return-while-active-delivers-nothing", away + "+time return return +time",
             left + "suspended / active time W A / active! / active time", clauses="LIF-2 LIF-3")
    add_held("nothing-held-where-the-app-ends", "launch home +time launch", "active F A / notRunning R T / notRunning! / active F A",
             "Left it is not running, not suspended: the notice is impossible.", "LIF-2", {"exitsOnSuspend": True})
    add_held("nothing-held-without-multitasking", "launch home +time launch +time", "active F A / notRunning R T / notRunning! / active F A / active time",
             None, "LIF-2", {"multitasking": False})
    add_held("three-times-away", away + "+time return home +locale return home +time +locale return",
             left + "suspended / active time W A / suspended R B / suspended / active locale W A / suspended R B / suspended / suspended / active time locale W A")
    add_held("background-first-then-suspended", "launch interruption accepted +time return home +battery +time return",
             "active F A / inactive R / background B / background time / active W A / suspended R B / suspended / suspended / active battery time W A")


def from_the_source():
    g = "source"

    def hi(section):
        return source("h-index-calculate", section)

    add(g, "source-fig-1-6-launch", "LIF-1", "launch", "active F A", origin=hi("1.4.4"))
    add(g, "source-fig-1-7-to-the-background", "LIF-1", "launch home", "active F A / suspended R B", origin=hi("1.4.5"))
    add(g, "source-fig-1-8-to-the-foreground", "LIF-1", "launch home return", "active F A / suspended R B / active W A", origin=hi("1.4.6"))
    add(g, "source-fig-1-9-interruption-ignored", "LIF-1", "launch interruption ignored", "active F A / inactive R / active A", origin=hi("1.4.7"))
    add(g, "source-fig-1-9-interruption-accepted", "LIF-1", "launch interruption accepted", "active F A / inactive R / background B", origin=hi("1.4.7"))
    add(g, "source-fig-1-9-interruption-accepted-before-4-0", "LIF-2", "launch interruption accepted", "active F A / inactive R / notRunning T",
        {"multitasking": False}, hi("1.4.7"), "Without multitasking applicationWillTerminate: is called, and not applicationDidEnterBackground:.")
    add(g, "source-a-call-is-taken-and-ends", "LIF-1", "launch interruption accepted return",
        "active F A / inactive R / background B / active W A", origin=hi("1.4.7"), note="The system relaunches the app after the call.")
    add(g, "source-fig-1-10-round-trip", "LIF-1 LIF-2", "launch interruption ignored interruption accepted return home return home terminate",
        "active F A / inactive R / active A / inactive R / background B / active W A / suspended R B / active W A / suspended R B / notRunning")
    add(g, "source-killed-while-suspended", "LIF-2", "launch home terminate", "active F A / suspended R B / notRunning", origin=hi("1.4.9"),
        note="applicationWillTerminate: is not called if the app is suspended.")
    add(g, "source-killed-in-background", "LIF-2", "launch interruption accepted terminate",
        "active F A / inactive R / background B / notRunning T", origin=hi("1.4.9"),
        note="`in tutti gli altri casi` of §1.4.9; by the other reading it is killed without a call, as §1.4.8 says.")
    add(g, "source-ended-without-multitasking", "LIF-2", "launch home", "active F A / notRunning R T", {"multitasking": False}, hi("1.4.9"))
    add(g, "source-exits-on-suspend", "LIF-2", "launch home", "active F A / notRunning R T", {"exitsOnSuspend": True}, hi("1.4.11"),
        "Home calls applicationWillTerminate:.")
    add(g, "source-a-queue-at-the-return", "LIF-3", "launch home +battery +battery +orientation +battery return",
        "active F A / suspended R B / suspended / suspended / suspended / suspended / active battery orientation W A",
        note="`Il sistema concentra gli eventi in uno singolo`; they come before everything else.")
    add(g, "source-table-4-1-the-six-calls", "LIF-1 LIF-2", "launch interruption accepted return terminate",
        "active F A / inactive R / background B / active W A / notRunning T",
        note="The six methods, each at least once.")


def sequences():
    g = "sequences"
    add(g, "relaunched-after-being-killed", "LIF-1 LIF-2", "launch home terminate launch", "active F A / suspended R B / notRunning / active F A")
    add(g, "relaunched-after-termination", "LIF-1 LIF-2", "launch terminate launch terminate launch",
        "active F A / notRunning T / active F A / notRunning T / active F A")
    add(g, "relaunched-after-home-without-multitasking", "LIF-1 LIF-2", "launch home launch home launch",
        "active F A / notRunning R T / active F A / notRunning R T / active F A", {"multitasking": False})
    add(g, "relaunched-after-accepted-with-exits-on-suspend", "LIF-1 LIF-2", "launch interruption accepted launch interruption ignored",
        "active F A / inactive R / notRunning T / active F A / inactive R / active A", {"exitsOnSuspend": True})
    add(g, "no-return-where-the-app-ended", "LIF-2", "launch home return launch", "active F A / notRunning R T / notRunning! / active F A",
        {"exitsOnSuspend": True}, tags=("impossible",))
    add(g, "no-return-after-being-killed", "LIF-2", "launch home terminate return", "active F A / suspended R B / notRunning / notRunning!",
        tags=("impossible",))
    add(g, "terminated-twice", "LIF-2", "launch terminate terminate", "active F A / notRunning T / notRunning!", tags=("impossible",))
    add(g, "killed-twice", "LIF-2", "launch home terminate terminate", "active F A / suspended R B / notRunning / notRunning!", tags=("impossible",))
    add(g, "interrupted-twice", "LIF-2", "launch interruption interruption ignored", "active F A / inactive R / inactive! / active A",
        note="The second interruption changes nothing: one `ignored` makes it active again.", tags=("impossible",))
    add(g, "home-twice", "LIF-2", "launch home home return", "active F A / suspended R B / suspended! / active W A", tags=("impossible",))
    add(g, "home-while-inactive-and-then-ignored", "LIF-2", "launch interruption home ignored home",
        "active F A / inactive R / inactive! / active A / suspended R B", tags=("impossible",))
    add(g, "launched-twice", "LIF-2", "launch launch", "active F A / active!", tags=("impossible",))
    add(g, "everything-impossible-before-the-launch", "LIF-2", "home return interruption ignored accepted terminate +time launch",
        "notRunning! / " * 7 + "active F A", tags=("impossible",))
    add(g, "everything-impossible-in-background", "LIF-2", "launch interruption accepted launch home interruption ignored accepted return",
        "active F A / inactive R / background B / background! / background! / background! / background! / background! / active W A",
        tags=("impossible",))
    add(g, "background-does-not-become-suspended", "LIF-2", "launch interruption accepted +time +time terminate",
        "active F A / inactive R / background B / background time / background time / notRunning T",
        note="Accepted stays in the background: notices come through, and its end is told.")
    add(g, "ignored-five-times", "LIF-1", "launch" + " interruption ignored" * 5, "active F A" + " / inactive R / active A" * 5)
    add(g, "away-and-back-five-times", "LIF-1", "launch" + " home return" * 5, "active F A" + " / suspended R B / active W A" * 5)
    add(g, "away-and-back-a-hundred-times", "LIF-1", "launch" + " home return" * 100, "active F A" + " / suspended R B / active W A" * 100, tags=("long",))
    add(g, "accepted-and-back-then-home", "LIF-1", "launch interruption accepted return home return",
        "active F A / inactive R / background B / active W A / suspended R B / active W A")
    add(g, "terminated-while-interrupted", "LIF-2", "launch interruption terminate ignored", "active F A / inactive R / notRunning T / notRunning!",
        tags=("impossible",))


def walked(words, way):
    """The walk as TABLE has it; see the top for what a return delivers."""
    state, lines, states = "notRunning", [], []
    for i, word in enumerate(words):
        row = TABLE[way][state]
        kind = "+time" if word.startswith("+") else word
        if kind not in row:
            lines.append(state + "!")
        else:
            calls, after = row[kind]
            if kind == "+time":
                calls = calls.replace("time", "" if word == "+redraw" and state == "background" else word[1:])
            if kind in ("return", "wake"):
                away = ("background", "suspended")
                since = max(j for j in range(i) if states[j] in away and (j == 0 or states[j - 1] not in away))
                between = [w[1:] for w in words[since + 1:i] if w.startswith("+")]
                waiting = [n for n in between if n == "redraw" and kind == "return" or n != "redraw" and state == "suspended"]
                calls = " ".join(sorted(set(waiting), key=waiting.index) + [calls])
            lines.append(after + " " + calls)
            state = after
        states.append(state)
    return " / ".join(lines)


def walks():
    origin = cases.derived("a table worked by hand, read step by step")
    for number in range(32):
        way, given = (("kept", {}), ("kept", {"multitasking": True}), ("kept", {"exitsOnSuspend": False}), ("ended", {"multitasking": False}),
                      ("kept", {}), ("ended", {"exitsOnSuspend": True}))[number % 6]
        chance = random.Random(number)
        # The first 24 are of version 1.1.0, which knew neither.
        events = [e for e in EVENTS if e != "wake"] if number < 24 else EVENTS
        notices = NOTICES[1:] if number < 24 else NOTICES + ("redraw",) * 5
        state, words = "notRunning", []
        for _ in range(200 if 18 <= number < 24 else 30):
            possible = sorted(set(TABLE[way][state]) & set(events))
            if state == "suspended" and chance.random() < 0.6:
                word = "+time"
            elif chance.random() < 0.8:
                word = chance.choice([w for w in possible if w != "terminate" or chance.random() < 0.3] or possible)
            else:
                word = chance.choice(events)
            if word in TABLE[way][state]:
                state = TABLE[way][state][word][1]
            words.append("+" + chance.choice(notices) if word == "+time" else word)
        clauses = "LIF-1 LIF-2 LIF-3" if way == "kept" else "LIF-1 LIF-2"
        add("walks", "walk-%02d-%s" % (number + 1, way), clauses, " ".join(words), walked(words, way), given, origin, tags=("long",) if 18 <= number < 24 else ())


def main():
    for part in (from_the_source, table, settings, notices, held, sequences, walks):
        part()
    cases.write()


if __name__ == "__main__":
    sys.exit(main())
