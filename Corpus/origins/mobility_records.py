#!/usr/bin/env python3
"""Writes the golden cases of mobility.records; see mobility.py for where.

SQLite tells which records a table keeps whose key is (device, t, userMode), written in the order of their times
(INSERT OR IGNORE), and which of them a stretch of network still comes for. The rest is worked by hand: there every
record and every index that is sent stands in the case.

    fixes      `0w 60a 120-`  at 0 s walking, at 60 s automotive, at 120 s without an activity (n w r c a u)
    geofence   `9@1 10@3`     the geofence opens at fix 1 and is left at fix 3
    trips      `bus@90`       the bus chosen at 90 s
    expected   one word a record: `0:0` fix 0 with userMode 0, `1:9`, `T0` the first trip, `C` the closing one
"""
import random
import sqlite3
import sys

sys.dont_write_bytecode = True
from mobility import Cases, Numeral, fix  # noqa: E402

CASES = Cases("mobility.records")
SQLITE = ("SQLite", sqlite3.sqlite_version)
ACTIVITIES = {"n": "notMoving", "w": "walking", "r": "running", "c": "cycling", "a": "automotive", "u": "unknown"}
RIDES = {"walk": "walking", "bike": "cycling", "car": "automotive", "bus": "automotive"}


def where(place):
    return round(45.07 + place / 1000, 3), round(7.69 - place / 1000, 3)


def a_fix(word, place):
    activity = ACTIVITIES.get(word[-1])
    t = Numeral(word[:-1])
    return fix(t, *where(place), **({"activity": activity} if activity else {}))


def given_of(fixes, geofence="", trips="", closing=None, network=None, device="iphone-1"):
    fixes = [a_fix(word, place) for place, word in enumerate(fixes.split())]
    events, since = [], None
    for word in geofence.split():
        mode, at = map(int, word.split("@"))
        one = fixes[at]
        if mode == 9:
            since = one
        event = {"kind": "enter" if mode == 9 else "exit", "at": at, "t": one["t"],
                 "centre": {"lat": since["lat"], "lon": since["lon"]}, "userMode": mode}
        events.append({**event, **({"dwell": float(one["t"]) - float(since["t"])} if mode == 10 else {})})
    rides = []
    for place, word in enumerate(trips.split()):
        vehicle, t = word.split("@")
        rides.append({"t": Numeral(t), "vehicle": vehicle, "fix": fix(Numeral(t), *where(50 + place))})
    given = {"device": device, "fixes": fixes, "geofence": events, "trips": rides}
    if closing:
        given["closing"] = a_fix(closing, 90)
    if network is not None:
        given["network"] = network
    return given


def from_fix(one, user_mode, kind="automatic"):
    return {"t": one["t"], "lat": one["lat"], "lon": one["lon"], "activity": one.get("activity", "unknown"),
            "userMode": user_mode, "kind": kind}


def from_trip(ride):
    one = ride["fix"]
    return {"t": ride["t"], "lat": one["lat"], "lon": one["lon"], "activity": RIDES[ride["vehicle"]], "userMode": 0,
            "vehicle": ride["vehicle"], "kind": "manual"}


def named(given, word):
    if word == "C":
        return from_fix(given["closing"], 0, "closing")
    if word[0] == "T":
        return from_trip(given["trips"][int(word[1:])])
    at, mode = word.split(":")
    return from_fix(given["fixes"][int(at)], int(mode))


def add(group, slug, clauses, given, expected, sent=None, **more):
    """`sent` are the indices that are sent; all if not told."""
    records = [named(given, word) for word in expected.split()]
    sent = list(range(len(records))) if sent is None else sent
    CASES.add(group, slug, clauses, given, {"records": records, "sent": sent}, **more)


# ---- REC-1, by hand

G = "basics"
add(G, "nothing", "REC-1", given_of(""), "", by="no fix, no record")
add(G, "one-fix", "REC-1", given_of("0w"), "0:0", by="one record, userMode 0", basis="decision")
add(G, "three-fixes", "REC-1", given_of("0w 180a 360n"), "0:0 1:0 2:0", by="one each, in order")
for letter, activity in ACTIVITIES.items():
    add(G, f"activity-{activity.lower()}", "REC-1", given_of(f"0{letter}"), "0:0",
        by=f"{activity} and the place in one record",
        basis="source")
add(G, "activity-absent", "REC-1", given_of("0-"), "0:0", by="none without an activity: unknown",
    note="Not left out, and not null.")
add(G, "activity-absent-among-others", "REC-1", given_of("0w 60- 120w"), "0:0 1:0 2:0",
    by="unknown for the one", note="Not the activity of the fix before.")
add(G, "not-in-order", "REC-1", given_of("360n 0w 180a"), "1:0 2:0 0:0", by="sorted by time: 0, 180, 360")
add(G, "reverse-order", "REC-1", given_of("30w 20w 10w 0w"), "3:0 2:0 1:0 0:0", by="sorted by time")
add(G, "numbers-not-texts", "REC-1", given_of("10w 9w"), "1:0 0:0", by="9 < 10")
add(G, "before-the-epoch", "REC-1", given_of("5w -5w 0w"), "1:0 2:0 0:0", by="-5 < 0 < 5")
add(G, "accuracy-is-not-looked-at", "REC-1", {"device": "d", "fixes": [fix(0, accuracy=500), fix(1, accuracy=-1)],
    "geofence": [], "trips": []},
    "0:0 1:0", by="these fixes were accepted before")
add(G, "speed-does-not-pass-on", "REC-1", {"device": "d", "fixes": [fix(0, speed=3, activity="running")],
    "geofence": [], "trips": []},
    "0:0", by="a record has no speed")
add(G, "device-empty", "REC-1", given_of("0w", device=""), "0:0", by="any text")
add(G, "device-in-any-script", "REC-1", given_of("0w", device="téléphone 📱"), "0:0", by="any text")

G = "geofence"
add(G, "enter", "REC-1", given_of("0n 180n", "9@1"), "0:0 1:9", by="9 at fix 1", basis="source")
add(G, "enter-and-exit", "REC-1", given_of("0n 180n 999w", "9@1 10@2"), "0:0 1:9 2:10", by="9 and 10", basis="source")
add(G, "inside-between", "REC-1", given_of("0n 60n 120n 180w", "9@1 10@3"), "0:0 1:9 2:0 3:10", by="0 the others")
add(G, "two-geofences", "REC-1", given_of("0n 60w 120w 180n 240w", "9@0 10@1 9@3 10@4"), "0:9 1:10 2:0 3:9 4:10",
    by="each event's own fix")
add(G, "enter-at-the-first", "REC-1", given_of("0n", "9@0"), "0:9", by="9 at fix 0", note="An index of 0 is an index.")
add(G, "by-index-not-by-time", "REC-1", given_of("50n 50w 60w", "9@1"), "0:0 1:9 2:0",
    by="fixes 0 and 1 have one time; the event's is fix 1")
add(G, "index-before-sorting", "REC-1", given_of("200n 100w 0w", "9@0"), "2:0 1:0 0:9",
    by="`at` counts the fixes as they are given: the one at 200", tags="question")
add(G, "two-events-of-one-fix", "REC-1", given_of("0n 60n", "9@1 10@1"), "0:0 1:10", by="the last of them holds")
for slug, words, geofence in [("beyond-the-last-fix", "0n 60n", 2), ("far-beyond", "0n", 1000), ("of-no-fixes", "", 0)]:
    event = {"kind": "enter", "at": geofence, "t": 0, "centre": {"lat": 45.07, "lon": 7.69}, "userMode": 9}
    CASES.add(G, slug, "REC-1", {**given_of(words), "geofence": [event]}, "index.outOfRange",
        by="no fix has that index", tags="boundary" if slug == "beyond-the-last-fix" else None)
event = {"kind": "exit", "at": 0, "t": 999, "centre": {"lat": 0, "lon": 0}, "userMode": 10, "dwell": -5}
CASES.add(G, "elsewhere-and-at-another-time", "REC-1", {**given_of("0n"), "geofence": [event]},
    {"records": [from_fix(a_fix("0n", 0), 10)], "sent": [0]}, by="neither its time nor its centre is compared")
add(G, "exit-still-has-its-activity", "REC-1", given_of("0n 60-", "9@0 10@1"), "0:9 1:10", by="unknown, 10")

G = "manual"
for vehicle, activity in RIDES.items():
    add(G, f"vehicle-{vehicle}", "REC-1", given_of("", "", f"{vehicle}@10"), "T0",
        by=f"{vehicle} → {activity}, the vehicle kept",
        basis="source" if vehicle == "bus" else "decision")
add(G, "among-automatic", "REC-1", given_of("0w 180a", "", "car@90"), "0:0 T0 1:0", by="0, 90, 180 in order of time")
given = given_of("20w", "", "bus@10")
given["trips"][0]["fix"]["t"] = 30
add(G, "fix-of-another-time", "REC-1", given, "T0 0:0", by="the trip's time, 10, is the record's")
add(G, "two-trips", "REC-1", given_of("", "", "walk@0 bus@600"), "T0 T1", by="in order of time")
add(G, "two-trips-not-in-order", "REC-1", given_of("", "", "walk@600 bus@0"), "T1 T0", by="in order of time")
add(G, "before-all-fixes", "REC-1", given_of("100w", "", "bike@1"), "T0 0:0", by="1 < 100")
add(G, "after-all-fixes", "REC-1", given_of("100w", "", "bike@101"), "0:0 T0", by="101 > 100")
add(G, "beside-a-geofence", "REC-1", given_of("0n 600w", "9@0 10@1", "car@300"), "0:9 T0 1:10",
    by="manual records have userMode 0")
add(G, "every-vehicle", "REC-1", given_of("", "", "walk@1 bike@2 car@3 bus@4"), "T0 T1 T2 T3", by="each its activity")
add(G, "manual-at-the-time-of-a-nine", "REC-1 REC-2", given_of("50n", "9@0", "car@50"), "0:9 T0",
    by="userModes 9 and 0: two keys; at one time the automatic first", tags="boundary question")

# ---- REC-2

G = "closing"
add(G, "closing-alone", "REC-2", given_of("", closing="0n"), "C", by="one closing record")
add(G, "closing-after-fixes", "REC-2", given_of("0w 60w", closing="100w"), "0:0 1:0 C", by="the last")
add(G, "closing-without-an-activity", "REC-1 REC-2", given_of("0w", closing="100-"), "0:0 C", by="unknown")
add(G, "closing-inside-a-geofence", "REC-2", given_of("0n", "9@0", closing="500n"), "0:9 C",
    by="userMode 0, no exit made up")
add(G, "closing-after-a-trip", "REC-2", given_of("", "", "bus@10", closing="20a"), "T0 C",
    by="the closing record has no vehicle")
add(G, "closing-at-the-time-of-a-nine", "REC-2", given_of("50n", "9@0", closing="50n"), "0:9 C",
    by="userModes 9 and 0: two keys",
    tags="boundary")
add(G, "no-closing", "REC-2", given_of("0w 60w"), "0:0 1:0", by="without terminate no closing record", basis="source")

G = "twice"
add(G, "same-time-twice", "REC-2", given_of("10w 10w"), "0:0", by="one key (10, 0): stored once, the first")
add(G, "same-time-three-times", "REC-2", given_of("10w 10a 10n"), "0:0", by="one key: the first")
add(G, "same-time-other-place", "REC-2", given_of("0w 10a 10n 20w"), "0:0 1:0 3:0", by="the key has no place")
add(G, "same-time-other-mode", "REC-2", given_of("10n 10w", "9@0"), "0:9 1:0", by="keys (10, 9) and (10, 0)",
    tags="boundary")
add(G, "one-time-in-two-spellings", "REC-2", given_of("10.0w 1e1a"), "0:0", by="10.0 is 1e1", tags="numbers boundary")
add(G, "a-hair-apart", "REC-2", given_of("10w 10.000001w"), "0:0 1:0", by="two times", tags="boundary")
add(G, "twice-and-not-in-order", "REC-2", given_of("20w 10a 20n 10r"), "1:0 0:0",
    by="of each time the first that was given", tags="question")
add(G, "automatic-and-manual-at-once", "REC-2", given_of("10w", "", "bus@10"), "0:0",
    by="one key (10, 0): the automatic one was first", note="The key of the decision has no kind.", tags="question")
add(G, "automatic-and-closing-at-once", "REC-2", given_of("10w", closing="10w"), "0:0", by="one key (10, 0)",
    note="The closing record is lost: what the decision says, see the questions.")

# ---- which are kept, by SQLite


def stored(given, words):
    """The words of the records that SQLite keeps, in order, and how many it can send."""
    with sqlite3.connect(":memory:") as base:
        base.execute("CREATE TABLE records (device TEXT, t NUMERIC, userMode INTEGER, word TEXT, UNIQUE (device, t, userMode))")
        base.execute("CREATE TABLE written (t NUMERIC, userMode INTEGER, word TEXT)")
        base.execute("CREATE TABLE network (begin NUMERIC, finish NUMERIC)")
        rows = [(float(record["t"]), record["userMode"], word) for word in words for record in [named(given, word)]]
        base.executemany("INSERT INTO written VALUES (?, ?, ?)", rows)
        base.execute("INSERT OR IGNORE INTO records SELECT ?, t, userMode, word FROM written ORDER BY t, rowid",
            (given["device"],))
        base.executemany("INSERT INTO network VALUES (?, ?)", [tuple(map(float, each)) for each in given.get("network",
            [(-1e9, 1e9)])])
        kept = base.execute("SELECT word FROM records ORDER BY rowid").fetchall()
        able = base.execute("SELECT row_number() OVER (ORDER BY rowid) - 1, t FROM records").fetchall()
        sent = [at for at, t in able if base.execute("SELECT EXISTS (SELECT 1 FROM network WHERE finish > ?)",
            (t,)).fetchone()[0]]
    return [word for word, in kept], sent


G = "stored"
CHANCE = random.Random(23)
for number in range(1, 41):
    count = CHANCE.randint(3, 9)
    fixes = " ".join(f"{CHANCE.choice([0, 5, 10, 15, 20, 25, 30])}{CHANCE.choice('nwrcau-')}" for _ in range(count))
    trips = " ".join(f"{CHANCE.choice(list(RIDES))}@{CHANCE.choice([0, 7, 12, 15])}"
        for _ in range(CHANCE.randint(0, 2)))
    geofence = CHANCE.choice(["", "9@0", f"9@1 10@{count - 1}"])
    closing = CHANCE.choice([None, "40n"])
    given = given_of(fixes, geofence, trips, closing)
    modes = {int(at): mode for mode, at in (word.split("@") for word in geofence.split())}
    words = [f"{at}:{modes.get(at, 0)}" for at in range(count)]
    words += [f"T{place}" for place in range(len(given["trips"]))] + (["C"] if closing else [])
    kept, sent = stored(given, words)
    add(G, f"by-chance-{number}", "REC-1 REC-2", given, " ".join(kept), sent, computed=SQLITE)

# ---- REC-3

G = "network"
for slug, network, sent, by in [
    ("absent", None, [0, 1, 2, 3], "no word of a network: it is there"),
    ("never", [], [], "no stretch of network: stored, and not sent"),
    ("always", [[0, 1000]], [0, 1, 2, 3], "each at once"),
    ("only-later", [[500, 600]], [0, 1, 2, 3], "stored, and sent in order as the network comes"),
    ("only-before", [[-100, -50]], [], "gone before the first record"),
    ("breaks-off", [[0, 25]], [0, 1, 2], "0, 10, 20 within; 30 not"),
    ("breaks-off-and-comes-back", [[0, 5], [40, 50]], [0, 1, 2, 3], "0 at once, the rest at 40"),
    ("comes-in-between", [[15, 25]], [0, 1, 2], "0 and 10 at 15, 20 at once, 30 never"),
    ("two-stretches", [[5, 8], [12, 18]], [0, 1], "0 at 5, 10 at 12, 20 and 30 never"),
    ("stretches-not-in-order", [[40, 50], [0, 5]], [0, 1, 2, 3], "the order of the stretches does not matter"),
    ("overlapping", [[0, 15], [10, 25]], [0, 1, 2], "once each, though two stretches hold it"),
    ("stretch-twice", [[0, 25], [0, 25]], [0, 1, 2], "once each"),
]:
    add(G, slug, "REC-3", given_of("0w 10w 20w 30w", network=network), "0:0 1:0 2:0 3:0", sent, by=by,
        basis="source" if slug in ("never", "always") else "decision", tags="question" if slug == "absent" else None)
for slug, network, sent, by in [
    ("no-time-at-all", [[100, 100]], [], "there from 100 and no longer at 100: never"),
    ("no-time-at-all-after-some", [[0, 15], [100, 100]], [0, 1], "the second is of no use"),
    ("backwards", [[100, 50]], [], "no moment is from 100 on and before 50"),
]:
    add(G, slug, "REC-3", given_of("0w 10w 20w 30w", network=network), "0:0 1:0 2:0 3:0", sent, by=by, tags="boundary")
add(G, "closing-unsent", "REC-2 REC-3", given_of("0w", closing="100w", network=[[0, 50]]), "0:0 C", [0],
    by="the closing record comes at 100")
add(G, "manual-sent-in-order", "REC-3", given_of("0w 20w", "", "bus@10", network=[[100, 200]]), "0:0 T0 1:0",
    [0, 1, 2], by="by time, not by kind")
add(G, "twice-stored-once-sent-once", "REC-2 REC-3", given_of("0w 0w 10w", network=[[50, 60]]), "0:0 2:0", [0, 1],
    by="indices count the stored records")
add(G, "sorted-then-sent", "REC-1 REC-3", given_of("30w 0w", network=[[0, 20]]), "1:0 0:0", [0],
    by="the record at 0 is index 0")
CHANCE = random.Random(29)
for number in range(1, 31):
    network = []
    for _ in range(CHANCE.randint(0, 3)):
        begin = CHANCE.choice([-5, 1, 3, 7, 12, 17, 23])
        network.append([begin, begin + CHANCE.choice([1, 4, 9.5])])
    given = given_of("0w 5- 10a 15n 20u", "9@3", "car@8", network=network)
    kept, sent = stored(given, ["0:0", "1:0", "2:0", "3:9", "4:0", "T0"])
    add(G, f"by-chance-{number}-network", "REC-1 REC-3", given, " ".join(kept), sent, computed=SQLITE)

# ---- fix.invalid

G = "invalid"
for slug, given in [
    ("fix", {**given_of("0w"), "fixes": [fix(0), fix(1, lat=91)]}),
        ("fix-time", {**given_of("0w"), "fixes": [fix(Numeral("1e400"))]}),
    ("closing", {**given_of("0w"), "closing": fix(5, lon=181)}),
    ("trip", {**given_of("0w"), "trips": [{"t": 0, "vehicle": "bus", "fix": fix(0, lon=-181)}]}),
]:
    CASES.add(G, f"invalid-{slug}", "FIX-1", given, "fix.invalid", by="one fix is not valid")
for slug, centre in [("north", {"lat": 90.5, "lon": 0}), ("infinite", {"lat": 0, "lon": Numeral("1e400")})]:
    event = {"kind": "enter", "at": 0, "t": 0, "centre": centre, "userMode": 9}
    CASES.add(G, f"invalid-centre-{slug}", "FIX-1", {**given_of("0n"), "geofence": [event]}, "fix.invalid",
        by="the centre is a place on the map that the input names")
CASES.add(G, "invalid-before-out-of-range", "FIX-1", {**given_of("0n"), "geofence": [{**event, "at": 7}]},
    "fix.invalid", by="the place first")

if __name__ == "__main__":
    CASES.write()
