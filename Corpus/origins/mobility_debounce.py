#!/usr/bin/env python3
"""Writes the golden cases of mobility.debounce; see mobility.py for where.

Needs reactivex 6.1.0 of PyPI, and the sqlite3 of Python.

Where single fixes come in order, reactivex tells which are kept: its `throttle_first(5)`, on virtual time, drops what
comes less than 5 s after the last that it let through, and keeps what comes at 5 s exactly. Which fix of a batch is the
latest SQLite tells (`ORDER BY t DESC, place DESC`). All else is worked by hand, and the working stands in the case.

    batches   one word a batch, its times parted by commas: `0 4.75,5.25 -` are three, of which the last is empty
    expected  one word a batch: the place in the batch of the fix that is acquired, or `soon`, `order`, `empty`
"""
import itertools
import random
import sqlite3
import sys
from importlib.metadata import version

sys.dont_write_bytecode = True
from mobility import Cases, Numeral, fix, paired  # noqa: E402
from reactivex import operators  # noqa: E402
from reactivex.testing import ReactiveTest, TestScheduler  # noqa: E402

CASES = Cases("mobility.debounce")
LAST = "mobility.debounce.last"
ACQUIRED, SEEN = {LAST: "acquired"}, {LAST: "seen"}
REASONS = {"soon": "tooSoon", "order": "outOfOrder", "empty": "empty"}
REACTIVEX, SQLITE = ("reactivex", version("reactivex")), ("SQLite", sqlite3.sqlite_version)


def batches_of(words, **members):
    """Fixes of different places, so that they can be told apart."""
    places = itertools.count()
    return [[] if word == "-" else
            [fix(Numeral(t), round(45.07 + next(places) / 1000, 3), 7.69, **members) for t in word.split(",")]
            for word in words.split()]


def add(group, slug, words, expected, batches=None, clauses="DEB-1", **more):
    batches = batches or batches_of(words)
    acquired, dropped = [], []
    for index, (batch, word) in enumerate(paired(batches, expected.split())):
        if word in REASONS:
            dropped.append({"batch": index, "reason": REASONS[word]})
        else:
            acquired.append(batch[int(word)])
    CASES.add(group, slug, clauses, {"batches": batches}, {"acquired": acquired, "dropped": dropped}, **more)


# ---- one rule at a time, by hand

G = "basics"
add(G, "nothing", "", "", by="no batch, nothing", note="Two empty lists, not an error.")
add(G, "one-fix", "0", "0", by="there is no last fix: kept", basis="decision")
add(G, "first-fix-before-the-epoch", "-1000", "0", by="no last fix, whatever its time: kept",
    note="A failure takes a missing last fix for one at 0: then this were out of order.")
add(G, "first-fix-just-after-the-epoch", "3", "0", by="no last fix: kept",
    note="A failure takes a missing last fix for one at 0: then this were too soon.")
add(G, "one-empty-batch", "-", "empty", by="empty")
add(G, "only-empty-batches", "- - -", "empty empty empty", by="each is empty",
    note="One entry a batch, with its own index.")
add(G, "empty-before-the-first", "- 0", "empty 0", by="empty; no last fix yet: kept")
add(G, "empty-between", "0 - 5", "0 empty 0", by="0 kept; empty; 5 - 0 = 5: kept",
    note="An empty batch does not start the 5 seconds.")
add(G, "empty-between-too-soon", "0 - 4.5", "0 empty soon", by="4.5 - 0 < 5",
    note="An empty batch does not forget the last fix either.")
add(G, "less-than-five-seconds", "0 4", "0 soon", by="4 - 0 < 5: tooSoon", basis="source", readings=None)
add(G, "more-than-five-seconds", "0 6", "0 0", by="6 - 0 > 5: kept", basis="source")
add(G, "exactly-five-seconds", "0 5", "0 0", by="5 - 0 is not less than 5: kept", tags="boundary", basis="source",
    note="The source drops what comes at a distance of less than 5 seconds.")
add(G, "equal-times", "10 10", "0 soon", by="10 - 10 = 0 < 5, and not older: tooSoon", basis="source",
    note="Not outOfOrder: it is not older than the last.")
add(G, "older-than-the-last", "10 9", "0 order", by="9 < 10: outOfOrder",
    note="One reason: its distance of -1 s is less than 5 as well, but outOfOrder comes first.")
add(G, "much-older-than-the-last", "1000 0", "0 order", by="0 < 1000: outOfOrder",
    note="Far apart, in the wrong direction: the distance has a sign.")
add(G, "a-hair-older", "10 9.999", "0 order", by="9.999 < 10", tags="boundary")
add(G, "older-then-later", "10 2 15", "0 order 0", by="2 < 10; 15 - 10 = 5: kept", tags="boundary",
    note="The dropped fix at 2 does not become the last: nothing else changes.")
add(G, "older-does-not-become-the-last", "10 2 8", "0 order order", by="8 < 10 still",
    note="If the fix at 2 were the last, the one at 8 would be kept.", tags="question")
add(G, "large-times", "1609459200 1609459204.5 1609459205", "0 soon 0", by="4.5 < 5; 5 from the first",
    readings=ACQUIRED)
add(G, "members-are-kept", "", "0 soon 0", by="the fixes come out as they went in",
    batches=[[fix(0, accuracy=300, speed=1.5, activity="walking")], [fix(1)],
        [fix(9, accuracy=-1, activity="unknown")]],
    note="Accuracy is judged elsewhere, and nothing is added or left out.")
add(G, "places-are-not-looked-at", "", "0 soon 0", by="1 < 5 though far away; 5 - 0 = 5",
    batches=[[fix(0)], [fix(1, -33.8688, 151.2093)], [fix(5)]], readings=ACQUIRED)
add(G, "same-place-long-after", "", "0 0 0", by="100 and 100 s apart", batches=[[fix(0)], [fix(100)], [fix(200)]],
    note="Equal places are no duplicates; only time counts.")

# ---- last acquired, or last seen

G = "last"
for slug, words, acquired, seen, by in [
    ("every-three-seconds", "0 3 6 9 12", "0 soon 0 soon 0", "0 soon soon soon soon",
     "acquired: 3 < 5, 6, 9 - 6 < 5, 12 - 6; seen: each 3 s after the one before"),
    ("every-four-seconds", "0 4 8 12", "0 soon 0 soon", "0 soon soon soon", "acquired: 8 - 0; seen: 4 each time"),
    ("two-then-four", "0 2 6", "0 soon 0", "0 soon soon", "acquired: 6 - 0; seen: 6 - 2 = 4"),
    ("two-then-five", "0 2 7", "0 soon 0", "0 soon 0", "acquired: 7 - 0; seen: 7 - 2 = 5, kept"),
    ("a-burst-and-a-pause", "0 1 2 3 4 9", "0 soon soon soon soon 0", "0 soon soon soon soon 0",
     "acquired: 9 - 0; seen: 9 - 4 = 5"),
    ("a-burst-without-a-pause", "0 1 2 3 4 5", "0 soon soon soon soon 0", "0 soon soon soon soon soon",
     "acquired: 5 - 0; seen: 5 - 4 = 1"),
    ("every-second-for-twelve", "0 1 2 3 4 5 6 7 8 9 10 11 12",
     "0 soon soon soon soon 0 soon soon soon soon 0 soon soon", "0" + " soon" * 12,
     "acquired: at 0, 5 and 10; seen: never a pause of 5 s"),
    ("at-five-and-at-nine", "0 5 9", "0 0 soon", "0 0 soon", "5 kept; 9 - 5 < 5"),
    ("empty-is-not-seen", "0 3 - 8", "0 soon empty 0", "0 soon empty 0", "acquired: 8 - 0; seen: 8 - 3 = 5"),
    ("the-latest-of-a-batch-is-seen", "0 1,3 7.5", "0 soon 0", "0 soon soon",
     "acquired: 7.5 - 0; seen: 7.5 - 3 = 4.5"),
    ("others-of-a-batch-are-not-seen", "0 3,1 8", "0 soon 0", "0 soon 0",
        "seen: 3 is the latest of its batch; 8 - 3 = 5"),
    ("half-a-second-too-soon", "0 4.5 9", "0 soon 0", "0 soon soon", "acquired: 9 - 0; seen: 9 - 4.5 = 4.5"),
    ("half-a-second-late", "0 4.5 9.5", "0 soon 0", "0 soon 0", "acquired: 9.5 - 0; seen: 9.5 - 4.5 = 5"),
]:
    if acquired == seen:
        add(G, f"{slug}-either", words, acquired, by=by, basis="source")
    else:
        add(G, f"{slug}-acquired", words, acquired, by=by, readings=ACQUIRED, basis="source")
        add(G, f"{slug}-seen", words, seen, by=by, readings=SEEN)

# ---- which fix of a batch


def latest(times):
    """The place of the latest as SQLite tells it."""
    with sqlite3.connect(":memory:") as connection:
        connection.execute("CREATE TABLE fixes (place INTEGER, t NUMERIC)")
        connection.executemany("INSERT INTO fixes VALUES (?, ?)", list(enumerate(times)))
        return connection.execute("SELECT place FROM fixes ORDER BY t DESC, place DESC LIMIT 1").fetchone()[0]


G = "batches"
for order in itertools.permutations([10, 20, 30]):
    add(G, f"order-{'-'.join(map(str, order))}", ",".join(map(str, order)), str(latest(order)), computed=SQLITE,
        basis="source", note="The latest by its time, wherever it stands in the batch.")
for order in itertools.product([10, 20], repeat=3):
    add(G, f"ties-{'-'.join(map(str, order))}", ",".join(map(str, order)), str(latest(order)), computed=SQLITE,
        tags="boundary", note="Of equal times the last in the batch.")
for slug, times in [("negative-times", [-5, -1, -3]), ("around-zero", [-0.5, 0, 0.5, -1]),
                    ("quarters", [1.25, 1.75, 1.5, 1.75, 0]), ("ten-fixes", [3, 1, 4, 1, 5, 9, 2, 6, 5, 3]),
                    ("all-equal", [7] * 6), ("large", [1609459200.25, 1609459200.75, 1609459200.5])]:
    add(G, f"latest-{slug}", ",".join(map(str, times)), str(latest(times)), computed=SQLITE)
add(G, "numbers-not-texts", "9,10", "1", by="10 > 9", note="As texts 9 would be the later.")
add(G, "spellings-of-one-time", "1e1,10.0,10", "2", by="three times 10: the last in the batch", tags="boundary numbers")
add(G, "only-the-latest-is-compared", "0 1,6", "0 1", by="6 - 0 > 5; the fix at 1 does not count", basis="source")
add(G, "an-earlier-one-would-do", "10 3,4,12", "0 soon", by="12 - 10 < 5: the batch is dropped whole",
    note="Nothing else of the batch is tried.")
add(G, "unordered-batch-not-out-of-order", "10 20,5", "0 0", by="20 is the latest; 20 - 10 > 5",
    note="The old fix in it is no reason to drop the batch.")
add(G, "batch-all-older", "10 1,2,9", "0 order", by="9 < 10")
add(G, "one-reason-a-batch", "10 9,9,9", "0 order", by="the latest is at 9: one entry for three fixes")
add(G, "times-within-a-batch-are-free", "0,1,2,3,4", "4", by="no last fix: the latest is kept; no 5 s within a batch")
add(G, "the-latest-starts-the-slack", "0,4 8 9", "1 soon 0", by="8 - 4 < 5; 9 - 4 = 5", tags="boundary",
    readings=ACQUIRED)
add(G, "same-fix-in-two-batches", "0 0,7 7", "0 1 soon", by="7 - 0 > 5; 7 - 7 = 0")
add(G, "backlog-delivered-late", "100 10,20,30 105", "0 order 0", by="30 < 100; 105 - 100 = 5",
    note="A backlog that comes late is out of order as a whole.")

# ---- rows of single fixes in order: reactivex


def throttled(times):
    """Which of these times reactivex lets through."""
    scheduler = TestScheduler()
    events = [ReactiveTest.on_next(300 + t - times[0], place) for place, t in enumerate(times)]
    source = scheduler.create_hot_observable(*events)
    kept = scheduler.start(lambda: source.pipe(operators.throttle_first(5.0, scheduler=scheduler)),
                           disposed=1000 + times[-1] - times[0])
    places = {message.value.value for message in kept.messages if message.value.kind == "N"}
    return " ".join("0" if place in places else "soon" for place in range(len(times)))


def hinging(times):
    """The reading of the last fix is named if it matters: if a fix is let through that comes less than 5 s after
    another one."""
    seen = " ".join("0" if place == 0 or times[place] - times[place - 1] >= 5 else "soon"
        for place in range(len(times)))
    return None if throttled(times) == seen else ACQUIRED


G = "boundary"
for gaps in itertools.product([4.75, 5, 5.25], repeat=3):
    times = list(itertools.accumulate([100, *gaps]))
    add(G, "gaps-" + "-".join(str(gap).replace(".", "") for gap in gaps), " ".join(map(str, times)), throttled(times),
        computed=REACTIVEX, readings=hinging(times), tags="boundary", basis="source")
for gap in [0.5, 1, 1.25, 1.5, 2, 2.25, 2.5, 3, 4, 4.5, 4.9375, 5.0625, 6, 7.5, 9.75, 10, 180]:
    times = [1000 + gap * place for place in range(9)]
    add(G, f"every-{str(gap).replace('.', '-')}-s", " ".join(map(str, times)), throttled(times), computed=REACTIVEX,
        readings=hinging(times), basis="source")
CHANCE = random.Random(5)
for number in range(1, 21):
    times = list(itertools.accumulate([0] + [CHANCE.choice([0.25, 0.5, 1, 2, 2.5, 3, 5, 7, 10]) for _ in range(11)]))
    add(G, f"by-chance-{number}", " ".join(map(str, times)), throttled(times), computed=REACTIVEX,
        readings=hinging(times), basis="source")

# ---- fix.invalid

G = "invalid"
for slug, members in [("latitude", {"lat": 91}), ("longitude", {"lon": -180.5}), ("time", {"t": Numeral("1e400")}),
                      ("speed", {"speed": Numeral("-1e400")})]:
    bad = {**fix(0), **members}
    CASES.add(G, f"invalid-{slug}", "FIX-1", {"batches": [[fix(0)], [bad]]}, "fix.invalid", by="one fix is not valid")
CASES.add(G, "invalid-though-not-the-latest", "FIX-1", {"batches": [[fix(0, lat=90.5), fix(10)]]}, "fix.invalid",
          by="a fix that would not count is checked too")
CASES.add(G, "invalid-though-too-soon", "FIX-1", {"batches": [[fix(0)], [fix(1, lon=181)]]}, "fix.invalid",
          by="a fix that would be dropped is checked too")
CASES.add(G, "invalid-beside-an-empty-batch", "FIX-1", {"batches": [[], [fix(1, lat=-91)]]}, "fix.invalid",
          by="the empty batch is no excuse")

if __name__ == "__main__":
    CASES.write()
