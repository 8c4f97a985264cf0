#!/usr/bin/env python3
"""Writes the golden cases of mobility.trip; see mobility.py for where.

Every answer stands below in words, by hand; the walks are `derived`. The records and the history of a case are those of
the fixes whose answer is `R` or `r`.

    events    walk bike car bus (choose)   here (arrived)   fix20 (a fix of 20 m)   restart   net+ net- (the network)
    answers   one word an event: `L` locate, what was chosen waits;  `R` record, send, notify, stopLocating, and the state
              changes;  `r` the same without send;  `S2` two are sent;  `W` no action, but nothing waits any more;
              `.` nothing;  `poor`, `void` nothing but a message
"""
import random
import sys

sys.dont_write_bytecode = True
from mobility import Cases, Numeral, fix, paired  # noqa: E402

CASES = Cases("mobility.trip")
AUTOMATIC, BOUNDARY = "mobility.trip.automatic", "mobility.accuracy.manual.boundary"
MODES = {"walk": "walking", "bike": "cycling", "car": "automotive", "bus": "automotive"}
MESSAGES = {"poor": "accuracy.poor", "void": "accuracy.invalid"}


def event_of(word, place, t):
    if word in MODES:
        return {"kind": "choose", "t": t, "mode": word}
    if word == "here":
        return {"kind": "arrived", "t": t}
    if word == "restart":
        return {"kind": "restart", "t": t}
    if word.startswith("net"):
        return {"kind": "network", "t": t, "network": word == "net+"}
    return {"kind": "fix", "t": t, "fix": fix(t, round(45.07 + place / 1000, 3), 7.69, Numeral(word[3:]))}


def told(words, answers, automatic, current, option, events):
    mode, waiting, since = current, None, None
    states, actions, records, messages, history = [], [], [], [], []
    for place, (word, said, event) in enumerate(paired(words, answers, events)):
        done = []
        if said == "L":
            waiting, done = "arrived" if word == "here" else word, ["locate"]
        elif said in ("R", "r"):
            ride, one = mode if waiting == "arrived" else waiting, event["fix"]
            records.append({"t": one["t"], "lat": one["lat"], "lon": one["lon"], "activity": MODES[ride],
                "userMode": 0, "vehicle": ride,
                            "kind": "manual"})
            if mode is not None:
                history.append({"mode": mode, "from": since, "to": one["t"]})
            mode, since = (None, None) if waiting == "arrived" else (waiting, one["t"])
            waiting, done = None, ["record", *(["send"] if said == "R" else []), "notify", "stopLocating"]
        elif said.startswith("S"):
            done = ["send"] * int(said[1:])
        elif said == "W":
            waiting = None
        elif said in MESSAGES:
            messages.append({"event": place, "code": MESSAGES[said]})
        actions.append(done)
        states.append({"mode": mode, "waiting": waiting, "automatic": automatic and (option == "concurrent"
            or mode is None),
                       "label": "Start a new trip" if mode is None else "Change transport"})
    return {"states": states, "actions": actions, "records": records, "messages": messages, "history": history}


def add(group, slug, clauses, words, answers, automatic=False, current=None, option=None, readings=None, times=None,
    **more):
    """`option` is that of mobility.trip.automatic; with automatic monitoring off nothing hinges on it."""
    words, answers = words.split(), answers.split()
    times = times or [60 * place for place in range(len(words))]
    events = [event_of(word, place, t) for place, (word, t) in enumerate(paired(words, times))]
    output = told(words, answers, automatic, current, option or "off", events)
    named = {**({AUTOMATIC: option} if option else {}), **(readings or {})}
    given = {"automatic": automatic, **({"current": current} if current else {}), "events": events}
    if not ({"by", "derived"} & set(more)):
        more["by"] = "each event by its clause"
    CASES.add(group, slug, clauses, given, output, readings=named or None, **more)


# ---- TRP-1

G = "choose"
add(G, "nothing", "TRP-1", "", "", by="no event: empty lists")
for mode, activity in MODES.items():
    add(G, f"{mode}", "TRP-1", f"{mode} fix20", "L R",
        by=f"waits for the fix; recorded as {activity} with the vehicle {mode}", basis="source")
    add(G, f"{mode}-waits", "TRP-1", mode, "L", by="no fix yet: no record, no trip",
        note="The state changes only after the record is written.")
    add(G, f"{mode}-and-arrived", "TRP-1 TRP-3", f"{mode} fix20 here fix20", "L R L R",
        by="two records; one trip in the history", basis="source")
for one in MODES:
    for other in MODES:
        if one != other:
            add(G, f"{one}-then-{other}", "TRP-1 TRP-3", f"{one} fix20 {other} fix20", "L R L R",
                by=f"{one} ends as {other} begins", basis="source")
            if one < other:
                add(G, f"{other}-replaces-{one}", "TRP-1", f"{one} {other} fix20", "L L R",
                    by=f"only {other} is recorded")
add(G, "the-same-again", "TRP-1 TRP-3", "bus fix20 bus fix20", "L R L R",
    by="a choice like any other: recorded, and a trip in the history", tags="question")
add(G, "the-same-twice-before-the-fix", "TRP-1", "bus bus fix20", "L L R", by="one record")
add(G, "three-choices-one-fix", "TRP-1", "walk bike car fix20", "L L L R", by="the last waits")
add(G, "fix-before-the-choice", "TRP-1", "fix20 bus fix20", ". L R", by="nothing waits for the first fix",
    note="An automatic fix, or one left over.")
add(G, "one-fix-one-record", "TRP-1", "bus fix20 fix20", "L R .", by="location is off: the second fix is for nobody")
for slug, t in [("earlier", 50), ("later", 70)]:
    events = [event_of("bus", 0, 0), event_of("fix20", 1, 60)]
    events[1]["fix"]["t"] = t
    CASES.add(G, f"a-fix-of-an-{slug}-time" if slug == "earlier" else f"a-fix-of-a-{slug}-time", "TRP-1",
        {"automatic": False, "events": events}, told(["bus", "fix20"], ["L", "R"], False, None, "off", events),
        by=f"the record has the time of the fix, {t}, not that of the event, 60")
add(G, "only-a-fix", "TRP-1", "fix20", ".", by="nothing waits")
add(G, "long-after", "TRP-1", "bus fix20", "L R", times=[0, 86400], by="waits for the next fix, however long")
add(G, "a-day-of-trips", "TRP-1 TRP-3", "walk fix20 bus fix15 walk fix30 here fix25 car fix10 here fix12",
    "L R L R L R L R L R L R",
    by="six records; walk, bus, walk, car in the history")

G = "arrived"
add(G, "location-is-on-for-it", "TRP-1", "bus fix20 here", "L R L",
    by="arrived waits for a fix too: the trip still runs")
add(G, "arrived-records-the-vehicle", "TRP-1 TRP-3", "bike fix20 here fix20", "L R L R",
    by="the second record has the vehicle of the trip", tags="question")
add(G, "arrived-twice", "TRP-1", "bus fix20 here here fix20", "L R L L R", by="one record")
add(G, "arrived-replaced-by-a-choice", "TRP-1 TRP-3", "bus fix20 here car fix20", "L R L L R",
    by="the car replaces the arrival: no end, a change")
add(G, "choice-replaced-by-arrived", "TRP-1 TRP-3", "bus fix20 car here fix20", "L R L L R",
    by="the arrival replaces the car")
add(G, "arrived-of-a-trip-from-before", "TRP-1 TRP-3", "here fix20", "L R", current="bus",
    by="its beginning is not known", tags="question")
for slug, words, current in [("at-once", "here", None), ("after-a-trip", "bus fix20 here fix20 here", None),
    ("while-the-first-choice-waits", "bus here", None),
                             ("after-a-rejected-choice", "bus fix200 here", None),
                                 ("after-a-restart", "bus restart here", None),
                             ("after-a-trip-from-before", "here fix20 here", "car")]:
    events = [event_of(word, place, 60 * place) for place, word in enumerate(words.split())]
    CASES.add(G, f"none-{slug}", "TRP-1", {"automatic": False, **({"current": current} if current else {}),
        "events": events}, "trip.none",
              by="there is no trip to end", tags="question" if "waits" in slug or "rejected" in slug else None)

# ---- the fix has to be accepted

G = "accuracy"
for accuracy in ("0", "-0", "5", "100", "149", "149.999999", "1.5e1"):
    add(G, f"accepted-{accuracy.replace('.', '-').replace('-0', 'minus-0') if accuracy == '-0' else accuracy.replace('.', '-')}", "TRP-1",
        f"bus fix{accuracy}", "L R", by="below 150 m", tags="boundary" if accuracy in ("0", "-0", "149.999999")
            else None)
for accuracy in ("150.000001", "151", "175", "200", "1000"):
    add(G, f"rejected-{accuracy.replace('.', '-')}", "TRP-1", f"bus fix{accuracy}", "L poor",
        by="above 150 m: the state stays, the cause is told", basis="source")
for accuracy in ("-1", "-0.001", "-175"):
    add(G, f"void-{accuracy[1:].replace('.', '-')}", "TRP-1", f"bus fix{accuracy}", "L void",
        by="no valid accuracy: the state stays, the cause is told", tags="question")
add(G, "at-150-accepted", "TRP-1", "bus fix150", "L R", readings={BOUNDARY: "accept"}, by="exactly 150, accepted",
    tags="boundary")
add(G, "at-150-rejected", "TRP-1", "bus fix150", "L poor", readings={BOUNDARY: "reject"}, by="exactly 150, rejected",
    tags="boundary")
add(G, "rejected-then-accepted", "TRP-1", "bus fix175 fix20", "L poor R",
    by="location stays on: the next fix is tried", note="And the choice still waits.")
add(G, "rejected-again-and-again", "TRP-1", "bus fix175 fix300 fix160 fix20", "L poor poor poor R",
    by="three messages, one record")
add(G, "no-second-chance", "TRP-1", "bus fix175 fix175", "L poor poor", by="the manual mode has none")
add(G, "rejected-change", "TRP-1 TRP-3", "bus fix20 car fix200", "L R L poor", by="still in the bus")
add(G, "rejected-arrival", "TRP-1 TRP-3", "bus fix20 here fix200", "L R L poor", by="still in the bus",
    note="The trip is not over before its record is written.")
add(G, "rejected-arrival-then-accepted", "TRP-1 TRP-3", "bus fix20 here fix200 fix20", "L R L poor R",
    by="over with the second fix")
add(G, "rejected-then-another-choice", "TRP-1", "bus fix200 car fix20", "L poor L R", by="the car replaces the bus")
add(G, "poor-fix-for-nobody", "TRP-1", "fix500", ".", by="nothing waits: no message")
add(G, "void-fix-for-nobody", "TRP-1", "fix-1", ".", by="nothing waits: no message")

# ---- the network

G = "network"
add(G, "without", "TRP-1 TRP-4", "net- bus fix20", ". L r", by="no network: record, notify, stopLocating")
add(G, "with", "TRP-1 TRP-4", "net+ bus fix20", ". L R", by="a network: record, send, notify, stopLocating")
add(G, "there-at-first", "TRP-1 TRP-4", "bus fix20", "L R", by="no word of a network: it is there", tags="question")
add(G, "comes-back", "TRP-1 TRP-4", "net- bus fix20 net+", ". L r S1", by="the stored record is sent then",
    tags="question")
add(G, "comes-back-for-two", "TRP-1 TRP-4", "net- bus fix20 here fix20 net+", ". L r L r S2", by="each once, in order",
    tags="question")
add(G, "comes-twice", "TRP-1 TRP-4", "net- bus fix20 net+ net+", ". L r S1 .", by="sent once", tags="question")
add(G, "goes-after-sending", "TRP-1 TRP-4", "bus fix20 net- net+", "L R . .", by="sent already")
add(G, "comes-while-waiting", "TRP-1 TRP-4", "net- bus net+ fix20", ". L . R",
    by="nothing stored yet; then record and send")
add(G, "goes-while-waiting", "TRP-1 TRP-4", "bus net- fix20", "L . r",
    by="the network as it is when the record is written")
add(G, "unsent-survives-a-restart", "TRP-1 TRP-2 TRP-4", "net- bus fix20 restart net+", ". L r W S1",
    by="stored is stored", tags="question")
add(G, "no-network-the-state-changes", "TRP-1", "net- walk fix20 car fix20", ". L r L r",
    by="the state waits for the record, not for the network")

# ---- TRP-2

G = "restart"
add(G, "trip-survives", "TRP-2", "bus fix20 restart", "L R W", by="still in the bus", basis="source")
add(G, "trip-survives-and-ends", "TRP-2 TRP-3", "bus fix20 restart here fix20", "L R W L R",
    by="from its own beginning on", basis="source")
add(G, "no-trip", "TRP-2", "restart", "W", by="no trip, none after it")
add(G, "waiting-is-lost", "TRP-2", "bus restart fix20", "L W .", by="only the current trip survives", tags="question")
add(G, "waiting-change-is-lost", "TRP-2", "bus fix20 car restart fix20", "L R L W .", by="still in the bus",
    tags="question")
add(G, "twice", "TRP-2", "bus fix20 restart restart", "L R W W", by="still in the bus")
add(G, "after-the-arrival", "TRP-2 TRP-3", "bus fix20 here fix20 restart", "L R L R W", by="no trip; the history stays")
for mode in MODES:
    add(G, f"current-{mode}", "TRP-2", "restart", "W", current=mode, by="the trip from before goes on")
    add(G, f"current-{mode}-changed", "TRP-2 TRP-3", "bus fix20" if mode != "bus" else "car fix20", "L R", current=mode,
        by="its beginning is not known", tags="question")

G = "automatic"
OFF, BOTH = "off", "concurrent"
add(G, "user-has-it-off", "TRP-2", "bus fix20 here fix20", "L R L R", by="never on, whatever the reading")
for option in (OFF, BOTH):
    add(G, f"while-a-trip-runs-{option}", "TRP-2", "bus fix20", "L R", True, option=option,
        by="off from the record on" if option == OFF else "goes on (§4.3)",
        basis="source")
    add(G, f"comes-back-{option}", "TRP-2", "bus fix20 here fix20", "L R L R", True, option=option,
        by="on again after the arrival" if option == OFF else "on all the time")
    add(G, f"through-a-change-{option}", "TRP-2", "bus fix20 car fix20 here fix20", "L R L R L R", True, option=option,
        by="off through both" if option == OFF else "on all the time")
    add(G, f"through-a-restart-{option}", "TRP-2", "bus fix20 restart here fix20", "L R W L R", True, option=option,
        by="off until the arrival" if option == OFF else "on")
    add(G, f"trip-from-before-{option}", "TRP-2", "restart here fix20", "W L R", True, "walk", option=option,
        by="off at first" if option == OFF else "on at first")
    add(G, f"until-the-arrival-is-recorded-{option}", "TRP-2", "bus fix20 here fix200", "L R L poor", True,
        option=option, by="the trip still runs")
add(G, "still-on-while-waiting", "TRP-2", "bus", "L", True, by="no trip runs yet", tags="question")
add(G, "still-on-after-a-rejected-fix", "TRP-2", "bus fix200", "L poor", True, by="no trip runs yet")
add(G, "on-without-a-trip", "TRP-2", "restart net- net+ fix20", "W . . .", True, by="no trip: on")

# ---- walks

G = "walks"
CHANCE = random.Random(61)
for number in range(1, 31):
    words, answers, mode, waiting, network, unsent = [], [], None, None, True, 0
    automatic = number % 3 == 0
    while len(words) < 12:
        word = CHANCE.choice(["walk", "bike", "car", "bus", "here", "fix20", "fix20", "fix90", "fix40", "fix180",
            "fix-1", "restart", "net+", "net-"])
        if word == "here" and mode is None:
            continue
        if word in MODES or word == "here":
            said, waiting = "L", word
        elif word.startswith("fix"):
            accuracy = int(word[3:])
            if waiting is None:
                said = "."
            elif accuracy > 150:
                said = "poor"
            elif accuracy < 0:
                said = "void"
            elif network:
                said, mode, waiting = "R", None if waiting == "here" else waiting, None
            else:
                said, mode, waiting, unsent = "r", None if waiting == "here" else waiting, None, unsent + 1
        elif word == "restart":
            said, waiting = "W", None
        else:
            network = word == "net+"
            said = f"S{unsent}" if network and unsent else "."
            unsent = 0 if network else unsent
        words.append(word)
        answers.append(said)
    answers_have_a_trip = any(said in "Rr" for said in answers)
    add(G, f"walk-{number}", "TRP-1 TRP-2 TRP-3", " ".join(words), " ".join(answers), automatic,
        option="off" if automatic and answers_have_a_trip else None, derived="TRP-1 to TRP-3, a table of moves")

# ---- rejections

G = "invalid"
for slug, words, times in [("falling", "bus fix20", [10, 9]), ("falling-later", "bus fix20 here fix20", [0, 1, 5, 4])]:
    events = [event_of(word, place, t) for place, (word, t) in enumerate(zip(words.split(), times))]
    CASES.add(G, slug, "ORD-1", {"automatic": False, "events": events}, "event.order", by="a time falls")
add(G, "equal-times", "ORD-1 TRP-1", "bus fix20 here fix20", "L R L R", times=[7, 7, 7, 7], by="times do not fall")
CASES.add(G, "place", "FIX-1", {"automatic": False, "events": [{"kind": "fix", "t": 0, "fix": fix(0, lat=91)}]},
    "fix.invalid",
          by="checked though nothing waits for it")

if __name__ == "__main__":
    CASES.write()
