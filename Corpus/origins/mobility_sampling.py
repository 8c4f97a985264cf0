#!/usr/bin/env python3
"""Writes the golden cases of mobility.sampling; see mobility.py for where.

Every answer stands below in words, by hand; the walks are `derived`, by the table MOVES.

    events    on off tick exit end  drop rej acc open (a fix and what became of it)  walk bike car bus (a manual trip)
    answers   one word an event; what it does is in ANSWERS, and with it the state after it. `.` is no action.
              A9/2 opens geofence-2, X/2 is its exit, O/2 the switch with it open, T/2 a manual trip with it open.
"""
import random
import re
import sys

sys.dont_write_bytecode = True
from mobility import Cases, paired  # noqa: E402

CASES = Cases("mobility.sampling")


# What an action and a state look like stands here and nowhere else.
def do(kind, **details):
    return {"kind": kind, **details}


OFF, OUTSIDE, INSIDE = "off", "outside", "inside"
BEST, START, STOP = do("accuracy", accuracy="best"), do("startUpdates"), do("stopUpdates")
TIMER, NO_TIMER, SAVING, NOTIFY = do("startTimer", seconds=180), do("stopTimer"), do("powerSaving"), do("notify")


def answer(word, event):
    """The actions of a word, and the state after them (none: as before)."""
    word, _, number = word.partition("/")
    region = f"geofence-{number}"
    leave = [do("unmonitorRegion", id=region)] if number else []
    return {
        ".": lambda: ([], None),
        "ON": lambda: ([BEST, START, TIMER], OUTSIDE),
        "ASK": lambda: ([do("message", message="authorization.always")], OFF),
        "TICK": lambda: ([BEST, STOP, START], OUTSIDE),
        "A0": lambda: ([SAVING, do("record", userMode=0), TIMER], OUTSIDE),
        "A10": lambda: ([SAVING, do("record", userMode=10), TIMER], OUTSIDE),
        "A9": lambda: ([SAVING, do("monitorRegion", radius=100, id=region), do("record", userMode=9), NO_TIMER],
            INSIDE),
        "X": lambda: ([*leave, TIMER, BEST, STOP, START], OUTSIDE),
        "O": lambda: ([NO_TIMER, STOP, *leave], OFF),
        "END": lambda: ([NO_TIMER, STOP, do("record", closing=True)], OFF),
        "T": lambda: ([SAVING, do("record", userMode=0, vehicle=event), *leave, TIMER, NOTIFY], OUTSIDE),
    }[word]()


EVENTS = {"on": "switchOn", "off": "switchOff", "tick": "tick", "exit": "regionExit", "end": "terminate"}
OUTCOMES = {"drop": "dropped", "rej": "rejected", "acc": "accepted", "open": "opens"}
MODES = ("walk", "bike", "car", "bus")


def event_of(word, t):
    if word in OUTCOMES:
        return {"kind": "fix", "t": t, "outcome": OUTCOMES[word]}
    if word in MODES:
        return {"kind": "manualTrip", "t": t, "mode": word}
    return {"kind": EVENTS[word], "t": t}


def clauses_of(words, answers):
    """The clauses that a case exercises."""
    found = set()
    for word, said in zip(words, answers):
        kind = said.partition("/")[0]
        found |= {"ON": {"SAM-1", "SAM-4"}, "ASK": {"SAM-4"}, "TICK": {"SAM-1"}, "A0": {"SAM-1"},
            "A9": {"SAM-1", "SAM-2"},
                  "A10": {"SAM-1", "SAM-2"}, "X": {"SAM-2"}, "O": {"SAM-3"}, "END": {"SAM-3"}, "T": {"SAM-5"},
                  ".": {"SAM-1"} if word in ("drop", "rej") else {"SAM-3"}}[kind]
    return " ".join(sorted(found)) or "SAM-1"


def add(group, slug, words, answers, by=None, authorization="always", times=None, clauses=None, **more):
    words, answers = words.split(), answers.split()
    times = times or [60 * place for place in range(len(words))]
    actions, states, state = [], [], OFF
    for word, said in paired(words, answers):
        done, after = answer(said, word)
        state = after or state
        actions.append(done)
        states.append(state)
    given = {"authorization": authorization, "events": [event_of(word, t) for word, t in paired(words, times)]}
    if by is None and "derived" not in more:
        by = "each event by its clause"
    CASES.add(group, slug, clauses or clauses_of(words, answers), given, {"actions": actions, "states": states}, by=by,
              **more)


# ---- each clause

G = "basics"
add(G, "nothing", "", "", by="no event, no list", clauses="SAM-1")
add(G, "switch-on", "on", "ON", by="best, start, timer of 180 s", clauses="SAM-1", basis="source")
add(G, "tick-stops-then-starts", "on tick", "ON TICK", by="best, stop, start", basis="source",
    note="Start before stop would not make sure of a fix (§4.3).")
add(G, "tick-again-and-again", "on tick tick tick", "ON TICK TICK TICK", by="each tick alike", basis="source")
add(G, "tick-does-not-start-the-timer", "on tick acc", "ON TICK A0", by="only the accepted fix starts the timer anew",
    basis="source")
add(G, "fix-accepted", "on acc", "ON A0", by="powerSaving, record, timer", basis="source",
    note="Power saving comes first, and instead of a stop.")
add(G, "fix-accepted-without-a-tick", "on acc acc", "ON A0 A0",
    by="updates are never stopped: each accepted fix is recorded")
add(G, "fix-dropped", "on drop", "ON .", by="nothing", note="Not even power saving.")
add(G, "fix-rejected", "on rej", "ON .", by="nothing",
    note="The receiver stays at best accuracy: a better fix may follow.")
add(G, "rejected-then-accepted", "on tick rej acc", "ON TICK . A0", by="rejected: nothing; accepted: all")
add(G, "dropped-then-accepted", "on tick drop acc", "ON TICK . A0", by="dropped: nothing; accepted: all")
add(G, "accepted-then-dropped", "on tick acc drop drop", "ON TICK A0 . .", by="false positives do nothing")
add(G, "opens", "on open", "ON A9/1", by="powerSaving, monitorRegion, record 9, stopTimer", basis="source")
add(G, "opens-and-the-timer-is-silent", "on tick open tick", "ON TICK A9/1 .",
    by="no timer inside: a tick makes no sense",
    note="The source: the timer is stopped, since new positions are of no use.")
add(G, "exit", "on open exit", "ON A9/1 X/1", by="unmonitor, timer, best, stop, start", basis="source")
add(G, "exit-then-ten", "on open exit acc", "ON A9/1 X/1 A10", by="the next recorded fix has userMode 10",
    basis="source")
add(G, "ten-only-once", "on open exit acc tick acc", "ON A9/1 X/1 A10 TICK A0", by="10 once, then 0", basis="source")
add(G, "ten-waits-for-a-record", "on open exit drop rej tick acc", "ON A9/1 X/1 . . TICK A10",
    by="dropped and rejected fixes are not recorded: the 10 waits", basis="source")
add(G, "ten-after-many-ticks", "on open exit tick tick tick acc", "ON A9/1 X/1 TICK TICK TICK A10", by="the 10 waits")
add(G, "second-geofence", "on open exit acc open", "ON A9/1 X/1 A10 A9/2", by="an id of its own: geofence-2")
add(G, "third-geofence", "on open exit acc open exit acc open exit acc",
    "ON A9/1 X/1 A10 A9/2 X/2 A10 A9/3 X/3 A10", by="geofence-1, -2, -3, each monitored and let go")
add(G, "exit-without-a-geofence", "on exit acc", "ON . A0", by="no region is monitored: no action, and no 10 after it",
    tags="question")
add(G, "exit-twice", "on open exit exit acc", "ON A9/1 X/1 . A10", by="the second exit has no region")
add(G, "switch-off", "on off", "ON O", by="stopTimer, stopUpdates", clauses="SAM-1 SAM-3")
add(G, "switch-off-inside", "on open off", "ON A9/1 O/1", by="and unmonitorRegion of the open one")
add(G, "switch-off-after-an-exit", "on open exit off", "ON A9/1 X/1 O", by="no region is open any more")
add(G, "switch-off-and-on", "on acc off on acc", "ON A0 O ON A0", by="begins anew")
add(G, "off-forgets-the-ten", "on open exit off on acc", "ON A9/1 X/1 O ON A0",
    by="switched off before the 10 was written",
    note="A decision: the next fix may come days later.", tags="question")
add(G, "id-goes-on-after-off", "on open off on open", "ON A9/1 O/1 ON A9/2", by="each region has an id of its own",
    note="Beginning at geofence-1 again would give one id to two regions.", tags="question")
add(G, "terminate", "on end", "ON END", by="stopTimer, stopUpdates, record(closing)")
add(G, "terminate-after-a-record", "on acc end", "ON A0 END", by="stopTimer, stopUpdates, record(closing)")
add(G, "terminate-inside", "on open end", "ON A9/1 END", by="the same three, in this order", readings=None,
    tags="question")
add(G, "terminate-then-on", "on acc end on acc", "ON A0 END ON A0", by="off after the end; on again")
add(G, "terminate-twice", "on end end", "ON END .", by="off already: one closing record")
add(G, "terminate-while-off", "end", ".", by="off: no closing record", clauses="SAM-3")
add(G, "off-twice", "on off off", "ON O .", by="off already")
add(G, "off-while-off", "off", ".", by="off already")
add(G, "on-twice", "on on", "ON .", by="on already: nothing", clauses="SAM-1 SAM-3",
    note="A second startTimer would tick twice as often.")
add(G, "on-while-inside", "on open on", "ON A9/1 .", by="on already")
add(G, "fix-while-off", "acc drop rej open", ". . . .", by="off: no action", clauses="SAM-3")
add(G, "fix-after-off", "on off acc", "ON O .", by="a fix on its way when the switch went off is not recorded")
add(G, "tick-while-off", "tick", ".", by="off: no action", note="The clause's own example.")
add(G, "tick-after-off", "on off tick", "ON O .", by="off: no action")
add(G, "exit-while-off", "exit", ".", by="off: no action")
add(G, "exit-after-off-inside", "on open off exit", "ON A9/1 O/1 .", by="no longer monitored")
add(G, "fix-inside", "on open acc exit acc", "ON A9/1 . X/1 A10",
    by="inside, sampling stops: no record until the exit", tags="question")
add(G, "opens-inside", "on open open exit", "ON A9/1 . X/1", by="at most one geofence is open (GEO-6)", tags="question")
add(G, "updates-are-never-stopped-for-good", "on acc tick acc open exit acc tick", "ON A0 TICK A0 A9/1 X/1 A10 TICK",
    by="each stopUpdates is followed by startUpdates while the switch is on", basis="source")
add(G, "opens-right-after-an-exit", "on open exit open", "ON A9/1 X/1 A9/2",
    by="record(9) as SAM-1 says for a fix that opens", tags="question")

# ---- authorization

G = "authorization"
for authorization in ("denied", "restricted"):
    for words in ("on", "on tick acc", "on open exit acc", "on off", "on end", "on on on", "walk on"):
        add(G, f"{authorization}-{words.replace(' ', '-')}", words, " ".join("." * len(words.split())),
            by="no action, off", authorization=authorization, clauses="SAM-4", basis="source" if words == "on"
                else "decision")
for words, said in (("on", "ASK"), ("on on", "ASK ASK"), ("on tick acc", "ASK . ."), ("on off on", "ASK . ASK"),
                    ("acc on end", ". ASK ."), ("on open exit", "ASK . ."), ("off", "."), ("tick", ".")):
    add(G, f"when-in-use-{words.replace(' ', '-')}", words, said, by="the message at each switchOn, and off",
        authorization="whenInUse", clauses="SAM-4")
add(G, "always-on", "on tick", "ON TICK", by="monitors", clauses="SAM-1 SAM-4", basis="source")

# ---- every event in every state

G = "table"
PATHS = {"off": ("", ""), "outside": ("on", "ON"), "after-a-fix": ("on acc", "ON A0"), "inside": ("on open", "ON A9/1"),
         "after-an-exit": ("on open exit", "ON A9/1 X/1")}
MOVES = {
    "off": {"on": ("ON", "outside")},
    "outside": {"tick": ("TICK", "outside"), "acc": ("A0", "outside"), "open": ("A9", "inside"), "off": ("O", "off"),
                "end": ("END", "off")},
    "inside": {"exit": ("X", "left"), "off": ("O", "off"), "end": ("END", "off")},
    "left": {"tick": ("TICK", "left"), "acc": ("A10", "outside"), "open": ("A9", "inside"), "off": ("O", "off"),
             "end": ("END", "off")},
}
BETWEEN = {"off": "off", "outside": "outside", "after-a-fix": "outside", "inside": "inside", "after-an-exit": "left"}


def said(state, word, regions):
    kind, after = MOVES[state].get(word, (".", state))
    if kind == "A9":
        return f"A9/{regions + 1}", after
    if kind == "X" or kind == "O" and state == "inside":
        return f"{kind}/{regions}", after
    return kind, after


for name, (words, answers) in PATHS.items():
    for word in ("on", "off", "tick", "exit", "end", "drop", "rej", "acc", "open"):
        regions = answers.count("A9")
        reply, _ = said(BETWEEN[name], word, regions)
        add(G, f"{name}-{word}", f"{words} {word}", f"{answers} {reply}", derived="SAM-1 to SAM-3, a table of moves")

# ---- walks

G = "walks"
CHANCE = random.Random(11)
for number in range(1, 31):
    words, answers, state, regions = [], [], "off", 0
    for step in range(14):
        likely = list(MOVES[state]) * 3 + ["on", "off", "tick", "exit", "end", "drop", "rej", "acc", "open"]
        word = "on" if state == "off" and step == 0 else CHANCE.choice(likely)
        reply, state = said(state, word, regions)
        regions += reply.startswith("A9")
        words.append(word)
        answers.append(reply)
    add(G, f"walk-{number}", " ".join(words), " ".join(answers), derived="SAM-1 to SAM-3, a table of moves")

# ---- a manual trip

G = "manual"
for mode in MODES:
    add(G, f"trip-{mode}", f"on {mode}", "ON T", by="powerSaving, record with the vehicle, timer, notify (PIP-1)",
        clauses="SAM-5", tags="question")
add(G, "trip-inside", "on open bus", "ON A9/1 T/1",
    by="the geofence is reset: its region is no longer monitored (GEO-8)",
    clauses="SAM-5", tags="question")
add(G, "trip-ends-the-geofence-without-an-exit", "on open car exit acc", "ON A9/1 T/1 . A0",
    by="no region any more, and no 10", clauses="SAM-5", tags="question")
add(G, "trip-between-exit-and-ten", "on open exit walk acc", "ON A9/1 X/1 T A0", by="the reset forgets the exit",
    clauses="SAM-5", tags="question")
add(G, "trip-while-off", "walk", ".", by="off: no action", clauses="SAM-3", tags="question")
add(G, "trip-then-tick", "on bike tick acc", "ON T TICK A0", by="the timer goes on", clauses="SAM-5", tags="question")

# ---- times

G = "order"
add(G, "equal-times", "on tick acc", "ON TICK A0", times=[5, 5, 5], by="times do not fall", clauses="ORD-1 SAM-1")
add(G, "negative-times", "on tick", "ON TICK", times=[-10, -5], by="times do not fall", clauses="ORD-1 SAM-1")
add(G, "fractions", "on tick acc", "ON TICK A0", times=[0.25, 0.5, 0.75], by="times do not fall", clauses="ORD-1 SAM-1")
add(G, "ticks-are-not-checked-against-the-timer", "on tick tick", "ON TICK TICK", times=[0, 1, 1000000],
    by="when a tick comes is the timer's business", clauses="SAM-1")
for slug, words, times in [("falling", "on tick", [10, 9]), ("falling-later", "on tick acc tick", [0, 10, 20, 15]),
                           ("falling-while-off", "tick tick", [1, 0]), ("falling-by-a-hair", "on off", [10, 9.75]),
                           ("falling-below-zero", "on off", [-1, -2])]:
    given = {"authorization": "always", "events": [event_of(word, t) for word, t in zip(words.split(), times)]}
    CASES.add(G, slug, "ORD-1", given, "event.order", by="a time falls")
CASES.add(G, "falling-denied", "ORD-1", {"authorization": "denied", "events": [event_of("on", 1), event_of("on", 0)]},
          "event.order", by="a time falls, though nothing would happen")

if __name__ == "__main__":
    CASES.write()
