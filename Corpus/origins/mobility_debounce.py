#!/usr/bin/env python3
"""Makes cases of mobility.debounce; reactivex and Python's SQLite compute the outcomes.

If each batch has one fix, reactivex decides which fixes are kept: those that its `throttle_first(5)` emits in virtual
time. SQLite computes which fix of a batch is the latest.
"""
import itertools
import random
import sqlite3

from shared.cases import Cases
from shared.fixes import fix
from shared.line import Numeral
from shared.throttle import REACTIVEX, let_through

CASES = Cases("mobility.debounce", __file__)
SQLITE = ("SQLite", sqlite3.sqlite_version)


def batches_of(times):
    """Returns batches of fixes at the given times; each fix is at a different place."""
    places = itertools.count()
    return [[fix(Numeral(t), round(45.07 + next(places) / 1000, 3), 7.69) for t in batch] for batch in times]


def latest(slug, times, **more):
    with sqlite3.connect(":memory:") as connection:
        connection.execute("CREATE TABLE fixes (place INTEGER, t NUMERIC)")
        connection.executemany("INSERT INTO fixes VALUES (?, ?)", list(enumerate(times)))
        place = connection.execute("SELECT place FROM fixes ORDER BY t DESC, place DESC LIMIT 1").fetchone()[0]
    batch, = batches_of([times])
    CASES.add("batches", slug, "DEB-1", {"batches": [batch]}, {"acquired": [batch[place]], "dropped": []},
              computed=SQLITE, **{"basis": "decision", **more})


for order in itertools.permutations([10, 20, 30]):
    latest(f"order-{'-'.join(map(str, order))}", order, basis="source",
           note="The latest by its time, wherever it stands in the batch.")
for order in itertools.product([10, 20], repeat=3):
    latest(f"ties-{'-'.join(map(str, order))}", order, tags="boundary", note="Of equal times the last in the batch.")
for slug, times in [("negative-times", [-5, -1, -3]), ("around-zero", [-0.5, 0, 0.5, -1]),
                    ("quarters", [1.25, 1.75, 1.5, 1.75, 0]), ("ten-fixes", [3, 1, 4, 1, 5, 9, 2, 6, 5, 3]),
                    ("all-equal", [7] * 6), ("large", [1609459200.25, 1609459200.75, 1609459200.5])]:
    latest(f"latest-{slug}", times)


def throttled(slug, times, **more):
    """Adds a case under the option `acquired`; the case names this option only if the option `seen` would drop
    different fixes."""
    kept = let_through(times)
    seen = [place for place, t in enumerate(times) if place == 0 or t - times[place - 1] >= 5]
    batches = batches_of([t] for t in times)
    dropped = [{"batch": place, "reason": "tooSoon"} for place in range(len(times)) if place not in kept]
    CASES.add("boundary", slug, "DEB-1", {"batches": batches},
              {"acquired": [batches[place][0] for place in kept], "dropped": dropped}, computed=REACTIVEX,
              readings=None if kept == seen else {"mobility.debounce.last": "acquired"}, basis="source", **more)


for gaps in itertools.product([4.75, 5, 5.25], repeat=3):
    throttled("gaps-" + "-".join(str(gap).replace(".", "") for gap in gaps), list(itertools.accumulate([100, *gaps])),
              tags="boundary")
for gap in [0.5, 1, 1.25, 1.5, 2, 2.25, 2.5, 3, 4, 4.5, 4.9375, 5.0625, 6, 7.5, 9.75, 10, 180]:
    throttled(f"every-{str(gap).replace('.', '-')}-s", [1000 + gap * place for place in range(9)])
CHANCE = random.Random(5)
for number in range(1, 21):
    gaps = [CHANCE.choice([0.25, 0.5, 1, 2, 2.5, 3, 5, 7, 10]) for _ in range(11)]
    throttled(f"by-chance-{number}", list(itertools.accumulate([0, *gaps])))

CASES.run()
