#!/usr/bin/env python3
"""Makes cases of mobility.records; Python's SQLite computes the outcomes.

The table of records has the key (device, t, userMode, kind), and the script inserts the records in the order of their
times (INSERT OR IGNORE). SQLite computes which records the table keeps, and which of them can be sent because the
network is available at a later time.
"""
import random
import sqlite3

from shared.cases import Cases
from shared.fixes import ACTIVITIES, fix

CASES = Cases("mobility.records", __file__)
SQLITE = ("SQLite", sqlite3.sqlite_version)
RIDES = {"walk": "walking", "bike": "cycling", "car": "automotive", "bus": "automotive"}


def a_fix(t, letter, place):
    """Returns a fix at the place with the given number; if the letter is `-`, the fix has no activity."""
    activity = {} if letter == "-" else {"activity": ACTIVITIES[letter]}
    return fix(t, round(45.07 + place / 1000, 3), round(7.69 - place / 1000, 3), **activity)


def records_of(given):
    """Yields all records of an input, in the order for inserting records with equal times."""
    modes = {event["at"]: event["userMode"] for event in given["geofence"]}
    for at, one in enumerate(given["fixes"]):
        yield {"t": one["t"], "lat": one["lat"], "lon": one["lon"], "activity": one.get("activity", "unknown"),
               "userMode": modes.get(at, 0), "kind": "automatic"}
    for trip in given["trips"]:
        yield {"t": trip["t"], "lat": trip["fix"]["lat"], "lon": trip["fix"]["lon"], "activity": RIDES[trip["vehicle"]],
               "userMode": 0, "vehicle": trip["vehicle"], "kind": "manual"}
    if "closing" in given:
        one = given["closing"]
        yield {"t": one["t"], "lat": one["lat"], "lon": one["lon"], "activity": one["activity"], "userMode": 0, "kind": "closing"}


def stored(given):
    """Returns the records that SQLite keeps, and the indices of the records that can be sent."""
    records = list(records_of(given))
    with sqlite3.connect(":memory:") as base:
        base.execute("CREATE TABLE written (t NUMERIC, userMode INTEGER, kind TEXT, word INTEGER)")
        base.execute("CREATE TABLE records (device TEXT, t NUMERIC, userMode INTEGER, kind TEXT, word INTEGER, "
                     "UNIQUE (device, t, userMode, kind))")
        base.execute("CREATE TABLE network (begin NUMERIC, finish NUMERIC)")
        base.executemany("INSERT INTO written VALUES (?, ?, ?, ?)",
                         [(one["t"], one["userMode"], one["kind"], at) for at, one in enumerate(records)])
        base.execute("INSERT OR IGNORE INTO records SELECT ?, t, userMode, kind, word FROM written ORDER BY t, rowid",
                     (given["device"],))
        base.executemany("INSERT INTO network VALUES (?, ?)", given.get("network", [(-1e9, 1e9)]))
        kept = base.execute("SELECT word FROM records ORDER BY rowid").fetchall()
        sent = base.execute("SELECT row_number() OVER (ORDER BY rowid) - 1, "
                            "EXISTS (SELECT 1 FROM network WHERE finish > t) FROM records ORDER BY rowid").fetchall()
    return {"records": [records[word] for word, in kept], "sent": [at for at, able in sent if able]}


def add(group, slug, clauses, fixes, geofence, trips, closing=None, network=None):
    """Adds a case; the pairs are (t, letter) in `fixes`, (userMode, fix) in `geofence` and (vehicle, t) in `trips`."""
    fixes = [a_fix(t, letter, place) for place, (t, letter) in enumerate(fixes)]
    events = []
    for mode, at in geofence:
        enter = fixes[geofence[0][1]]
        events.append({"kind": "enter" if mode == 9 else "exit", "at": at, "t": fixes[at]["t"],
                       "centre": {"lat": enter["lat"], "lon": enter["lon"]}, "userMode": mode,
                       **({"dwell": fixes[at]["t"] - enter["t"]} if mode == 10 else {})})
    rides = [{"t": t, "vehicle": vehicle, "fix": a_fix(t, "-", 50 + place)} for place, (vehicle, t) in enumerate(trips)]
    given = {"device": "iphone-1", "fixes": fixes, "geofence": events, "trips": rides}
    if closing:
        given["closing"] = a_fix(*closing, 90)
    if network is not None:
        given["network"] = network
    written = [(one["t"], one["userMode"], one["kind"]) for one in records_of(given)]
    # Up to version 4.2.0 of the corpus, the key of a record did not contain the kind.
    meet = len({key[:2] for key in written}) < len(set(written))
    CASES.add(group, f"{slug}-kinds" if meet else slug, clauses, given, stored(given), computed=SQLITE, basis="decision")


CHANCE = random.Random(23)
for number in range(1, 41):
    count = CHANCE.randint(3, 9)
    fixes = [(CHANCE.choice([0, 5, 10, 15, 20, 25, 30]), CHANCE.choice("nwrcau-")) for _ in range(count)]
    trips = [(CHANCE.choice(list(RIDES)), CHANCE.choice([0, 7, 12, 15])) for _ in range(CHANCE.randint(0, 2))]
    geofence = CHANCE.choice([[], [(9, 0)], [(9, 1), (10, count - 1)]])
    add("stored", f"by-chance-{number}", "REC-1 REC-2", fixes, geofence, trips, CHANCE.choice([None, (40, "n")]))

CHANCE = random.Random(29)
for number in range(1, 31):
    network = []
    for _ in range(CHANCE.randint(0, 3)):
        begin = CHANCE.choice([-5, 1, 3, 7, 12, 17, 23])
        network.append([begin, begin + CHANCE.choice([1, 4, 9.5])])
    add("network", f"by-chance-{number}-network", "REC-1 REC-3", zip((0, 5, 10, 15, 20), "w-anu"), [(9, 3)], [("car", 8)],
        network=network)

CASES.run()
