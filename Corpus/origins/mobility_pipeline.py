#!/usr/bin/env python3
"""Makes cases of mobility.pipeline: random days, in which reactivex finds the fixes that come too soon after the last
fix that it emitted.

Half of the days contain inaccurate fixes. The cases of these days name the option `debounced`, under which each fix
that does not come too soon starts the next interval of 5 s, even if the fix is inaccurate.
"""
import random

from shared.cases import Cases
from shared.fixes import ACTIVITIES, TORINO, fix
from shared.places import place
from shared.throttle import REACTIVEX, let_through

CASES = Cases("mobility.pipeline", __file__)
CHANCE = random.Random(83)


def day(poor):
    """Returns seven batches with one fix each, the times of the fixes, and whether each fix comes too soon. All fixes
    are far from each other."""
    times, t = [], 0
    for _ in range(7):
        t += CHANCE.choice([1, 2, 3, 4, 5, 6, 10, 180])
        times.append(t)
    batches = []
    for step, t in enumerate(times, 1):
        accuracy = CHANCE.choice([10, 60, 170, 250, -1]) if poor else CHANCE.choice([10, 149, 180])
        lat, lon = place(TORINO, 0, 200 * step)
        batches.append([fix(t, lat, lon, accuracy, activity=ACTIVITIES[CHANCE.choice("nwrcau")])])
    kept = let_through(times)
    return batches, times, [step not in kept for step in range(7)]


def told(batches, soon):
    records, dropped, actions = [], [], []
    for number, ((one,), late) in enumerate(zip(batches, soon)):
        if late or one["accuracy"] in (250, -1):
            dropped.append({"batch": number, "reason": "tooSoon" if late else "rejected"})
            actions.append([])
            continue
        records.append({"t": one["t"], "lat": one["lat"], "lon": one["lon"], "activity": one["activity"], "userMode": 0,
                        "kind": "automatic"})
        actions.append([{"kind": "powerSaving"}, {"kind": "record", "userMode": 0}, {"kind": "startTimer", "seconds": 180}])
    return {"records": records, "events": [], "dropped": dropped, "alerts": [], "actions": actions}


number = 0
while number < 40:
    poor = number % 2 == 1
    batches, times, soon = day(poor)
    output = told(batches, soon)
    rejected = [each["batch"] for each in output["dropped"] if each["reason"] == "rejected"]
    if poor and not any(soon[step + 1] for step in rejected if step < 6):
        continue
    number += 1
    seen = [False] + [later - earlier < 5 for earlier, later in zip(times, times[1:])]
    readings = {"mobility.pipeline.last": "debounced"} if poor else {}
    if seen != soon:
        readings["mobility.debounce.last"] = "acquired"
    CASES.add("by-chance", f"by-chance-day-{number}", "PIP-1 PIP-2",
              {"platform": "ios", "mode": "automatic", "device": "phone-1", "batches": batches}, output, computed=REACTIVEX,
              readings=readings, basis="decision" if poor else "source")

CASES.run()
