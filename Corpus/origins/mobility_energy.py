#!/usr/bin/env python3
"""Writes the golden cases of mobility.energy; see mobility.py for where.

Needs pyproj 3.7.2 (PROJ 9.5.1) and haversine 2.9.0 of PyPI. When the timer acquires stands below, by hand; how many
samples lie beyond 10 m of the last acquired one pyproj tells (haversine on the sphere), and in the cases by chance on
which side of 100 m the places are that the geofence compares. What the receiver costs then is a sum of fractions.

    trace   `0o 180o 360:250N` words `t` and a place: `o` home, `250N` that many metres north of it; then perhaps `/w`, an
            activity (n w r c a u; notMoving if not told)
    timer   the times at which the position is acquired
"""
import random
import re
import sys
from fractions import Fraction

sys.dont_write_bytecode = True
from mobility import COMPIEGNE, TORINO, Cases, Numeral  # noqa: E402
from mobility_geofence import BEARINGS, PROGRAMS, SYDNEY, place  # noqa: E402

CASES = Cases("mobility.energy")
DISTANCE = "mobility.distance"
PYPROJ, HAVERSINE = (PROGRAMS[name][1] for name in ("geodesic", "haversine"))
LETTERS = {"n": "notMoving", "w": "walking", "r": "running", "c": "cycling", "a": "automotive", "u": "unknown"}
# The model of a platform: percent an hour of the receiver, percent an acquisition, seconds of the receiver an acquisition.
MODELS = {"ios": ("1.6", "0.0005", 36), "android": ("0.9", "0.0003", 36)}
NAMES = ("percentPerHour", "percentPerAcquisition", "secondsPerAcquisition")
HALF_DAY = 13 * 3600


def trace_of(words, home=TORINO):
    trace = []
    for word in words.split():
        t, metres, bearing, letter = re.fullmatch(r"(\d+(?:\.\d+)?)(?:o|:(\d+(?:\.\d+)?)([NESW]+))(?:/(\w))?",
            word).groups()
        lat, lon = place(home, BEARINGS[bearing], float(metres), 9) if metres else home
        trace.append({"t": float(t) if "." in t else int(t), "lat": lat, "lon": lon,
            "activity": LETTERS[letter or "n"]})
    return trace


def number(exact):
    return int(exact) if exact.denominator == 1 else Numeral(repr(float(exact)))


def beyond_ten(trace, measure, margin):
    last, count = trace[0], 1
    for sample in trace[1:]:
        metres = measure((last["lat"], last["lon"]), (sample["lat"], sample["lon"]))
        assert abs(metres - 10) > margin, metres
        if metres > 10:
            last, count = sample, count + 1
    return count


def told(policy, platform, trace, model, timer, measure, margin=1):
    rate, each, seconds = [Fraction(str((model or {}).get(name, usual))) for name,
        usual in zip(NAMES, MODELS[platform])]
    begin, end = Fraction(trace[0]["t"]), Fraction(trace[-1]["t"])
    if policy == "tenMetreFilter":
        on, count = end - begin, beyond_ten(trace, measure, margin)
    elif policy == "onActivityChange":
        on, count = end - begin, 1 + sum(one["activity"] != other["activity"] for one, other in zip(trace, trace[1:]))
    else:
        times = [*map(Fraction, timer), end]
        on, count = sum(min(seconds, later - now) for now, later in zip(times, times[1:])), len(timer)
    percent = on * rate / 3600 + count * each
    output = {"gpsSeconds": number(on), "acquisitions": count, "percent": number(percent),
        "percentPerDay": number(percent * 86400 / (end - begin))}
    if platform == "ios" and percent >= 1:
        output["shown"] = percent.numerator // percent.denominator
    return output


def add(group, slug, policy, words, timer=None, platform="ios", model=None, home=TORINO, readings=None,
    clauses=None, **more):
    clauses = clauses or ("ENE-1 ENE-3" if policy in (TEN, CHANGE) else "ENE-1 ENE-4")
    slug = f"{group}-{slug}"
    trace = trace_of(words, home) if isinstance(words, str) else words
    if isinstance(timer, str):
        timer = [int(word) for word in timer.split()]
    answers = {name: told(policy, platform, trace, model, timer, PROGRAMS[name][0], 0.004 if readings else 1)
               for name in PROGRAMS}
    assert readings or answers["geodesic"] == answers["haversine"], slug
    given = {"policy": policy, "platform": platform, "trace": trace,
        **({"model": {name: Numeral(str(value)) for name, value in model.items()}} if model else {})}
    if not ({"by", "derived", "computed"} & set(more)):
        more["computed"] = HAVERSINE if (readings or {}).get(DISTANCE) == "haversine" else PYPROJ
    CASES.add(group, slug, clauses, given, answers[(readings or {}).get(DISTANCE, "geodesic")], readings=readings,
        **more)


TEN, CHANGE, TIMER, SERVICE = "tenMetreFilter", "onActivityChange", "timerAndGeofence", "androidService"
PLAIN = {"percentPerHour": 3.6, "percentPerAcquisition": 0.5, "secondsPerAcquisition": 20}  # 0.001 % a second

# ---- the ten-metre filter

G = "ten-metres"
add(G, "still", TEN, "0o 100o", model=PLAIN, by="100 s, one acquisition: 0.1 + 0.5 = 0.6 %", basis="source")
add(G, "first-sample-is-acquired", TEN, "0o 1o", model=PLAIN, by="1 s, one acquisition")
add(G, "one-step", TEN, "0o 50:20N 100:20N", model=PLAIN, by="20 m: a second one; then none")
add(G, "three-steps", TEN, "0o 10:20N 20:40N 30:60N", model=PLAIN, by="four acquisitions")
add(G, "small-steps-add-up", TEN, "0o 1:4N 2:8N 3:12N 4:16N 5:20N 6:24N", model=PLAIN,
    by="12 m from the first, then 24 m, 12 m from that",
    note="From the last acquired one, not from the sample before.")
add(G, "to-and-fro", TEN, "0o 1:6N 2o 3:6N 4o", model=PLAIN, by="never beyond 10 m of the first")
add(G, "there-and-back", TEN, "0o 1:50N 2o", model=PLAIN, by="three acquisitions")
add(G, "by-the-default-model", TEN, "0o 86400o", by="24 h × 1.6 + 0.0005 = 38.4005 % a day", basis="source",
    note="§5.1: about 40 % a day.")
add(G, "by-the-default-model-android", TEN, "0o 86400o", platform="android", by="24 h × 0.9 + 0.0003 = 21.6003 % a day")
for name, home in [("torino", TORINO), ("compiegne", COMPIEGNE), ("sydney", SYDNEY)]:
    for bearing in ("N", "E", "SW"):
        for metres in (8.9, 11.1):
            add("ten-metres-boundary", f"{name}-{bearing.lower()}-{str(metres).replace('.', '-')}", TEN,
                f"0o 60:{metres}{bearing} 100:{metres}{bearing}", model=PLAIN,
                home=home, tags="boundary", basis="source")
CHANCE = random.Random(71)
for number_ in range(1, 26):
    words, north = ["0o"], 0
    for second in range(1, 13):
        north += CHANCE.choice([0, 2, 4, 6, 12, 20])
        words.append(f"{second * 5}:{north}N" if north else f"{second * 5}o")
    try:
        add("ten-metres-walks", f"walk-{number_}", TEN, " ".join(words), model=PLAIN, basis="source")
    except AssertionError:
        continue  # a distance within 1 m of 10 m

# Between the two distances: by the names of the readings.
for name, home, bearing, metres in [("equator-north", (0.0, 20.0), "N", 9.97), ("equator-east", (0.0, 20.0), "E",
    10.005), ("longyearbyen-north", (78.2232, 15.6267), "N", 10.02),
                                    ("longyearbyen-east", (78.2232, 15.6267), "E", 10.02), ("torino-east", TORINO, "E",
                                        10.015), ("sydney-east", SYDNEY, "E", 10.01)]:
    for option in ("geodesic", "haversine"):
        add("ten-metres-distance", f"{name}-{option}", TEN, f"0o 60:{metres}{bearing}", model=PLAIN, home=home,
            readings={DISTANCE: option}, tags="boundary",
            basis="decision")

# ---- on a change of activity

G = "activity"
add(G, "no-change", CHANGE, "0o/w 100o/w", model=PLAIN, by="one acquisition")
add(G, "one-change", CHANGE, "0o/w 50o/a 100o/a", model=PLAIN, by="two", basis="source")
add(G, "change-at-the-last-sample", CHANGE, "0o/w 100o/a", model=PLAIN, by="two")
add(G, "there-and-back", CHANGE, "0o/w 10o/a 20o/w 30o/a", model=PLAIN, by="four")
add(G, "all-activities", CHANGE, "0o/n 10o/w 20o/r 30o/c 40o/a 50o/u", model=PLAIN, by="six")
add(G, "unknown-is-an-activity", CHANGE, "0o/w 10o/u 20o/w", model=PLAIN, by="three", tags="question")
add(G, "moving-without-a-change", CHANGE, "0o/a 100:2000N/a", model=PLAIN, by="one: place does not matter")
add(G, "by-the-default-model", CHANGE, "0o/n 43200o/w 86400o/n",
    by="24 h × 1.6 + 3 × 0.0005: between 30 and 40 % a day", basis="source")
for number_ in range(1, 11):
    words = [f"{10 * step}o/{CHANCE.choice('nwa')}" for step in range(10)]
    add(G, f"by-chance-{number_}", CHANGE, " ".join(words), model=PLAIN, derived="ENE-1, changes counted")

# ---- the timer and the geofence

G = "timer"
EIGHT = "0 180 360 540 720 900 1080 1260"
add(G, "one-acquisition", TIMER, "0o 100o", "0", model=PLAIN, by="at 0; 20 s of the receiver: 0.02 + 0.5")
add(G, "ends-before-the-receiver-is-off", TIMER, "0o 10o", "0", model=PLAIN,
    by="10 s of the receiver, no more than there are", tags="boundary")
add(G, "just-before-the-second", TIMER, "0o 179o", "0", model=PLAIN, by="one", tags="boundary")
add(G, "at-the-second", TIMER, "0o 180o", "0 180", model=PLAIN, by="one at 0, one at the end, of 0 s",
    tags="boundary question")
add(G, "half-way-to-the-geofence", TIMER, "0o 700o", "0 180 360 540", model=PLAIN, by="every 180 s")
add(G, "still-user", TIMER, f"0o {HALF_DAY}o", EIGHT, model=PLAIN,
    by="the eighth fix is the seventh close one; then nothing", basis="source",
    note="§5.2.2: inside the geofence nothing is spent.")
add(G, "still-user-shown", TIMER, f"0o {HALF_DAY}o", EIGHT,
    by="8 × (36 × 1.6 / 3600 + 0.0005) = 0.132 %: nothing shown", clauses="ENE-1 ENE-2 ENE-4 ENE-5", basis="source")
add(G, "still-user-a-day", TIMER, "0o 86400o", EIGHT, model=PLAIN, by="the same eight")
add(G, "leaves-the-geofence", TIMER, "0o 5000:500N 5100:500N", f"{EIGHT} 5000", model=PLAIN,
    by="woken as the region is left, not by the timer", basis="source")
add(G, "leaves-and-goes-on", TIMER, "0o 5000:500N 5500:500N", f"{EIGHT} 5000 5180 5360", model=PLAIN,
    by="the timer runs from the exit on")
add(G, "leaves-twice", TIMER, "0o 5000:500N 9000:1000N 9100:1000N",
    f"{EIGHT} 5000 5180 5360 5540 5720 5900 6080 6260 9000", model=PLAIN,
    by="the exit is the first of eight, and then the second geofence is left")
add(G, "stays-within-the-geofence", TIMER, "0o 5000:80N 6000o 9000:80S", EIGHT, model=PLAIN, by="80 m are inside")
add(G, "moves-all-the-time", TIMER, "0o 100:200N 300:400N 500:600N 700:800N 800:800N", "0 180 360 540 720",
    model=PLAIN, by="never two close ones")
add(G, "moves-before-the-seventh", TIMER, "0o 1200:500N 1500:500N", "0 180 360 540 720 900 1080 1260 1440", model=PLAIN,
    by="the fix at 1260 is far: the geofence does not open")
add(G, "goes-away-just-after-opening", TIMER, "0o 1261:500N 1300:500N", f"{EIGHT} 1261", model=PLAIN,
    by="1 s of the receiver between them, not 20",
    tags="boundary question")
add(G, "no-receiver-cost", TIMER, "0o 700o", "0 180 360 540", model={**PLAIN, "percentPerHour": 0},
    by="four acquisitions: 2 %")
add(G, "no-acquisition-cost", TIMER, "0o 700o", "0 180 360 540", model={**PLAIN, "percentPerAcquisition": 0},
    by="80 s: 0.08 %")
add(G, "receiver-longer-than-the-interval", TIMER, "0o 700o", "0 180 360 540",
    model={**PLAIN, "secondsPerAcquisition": 1000}, by="on all the time: 700 s", tags="boundary")
add(G, "starts-later", TIMER, "1000o 1700o", "1000 1180 1360 1540", model=PLAIN, by="the timer starts with the trace")

for name, home, bearing, metres, near in [("equator-north", (0.0, 20.0), "N", 99.7, "geodesic"),
    ("longyearbyen-north", (78.2232, 15.6267), "N", 100.2, "haversine"),
                                          ("compiegne-east", COMPIEGNE, "E", 100.15, "haversine")]:
    there = place(home, BEARINGS[bearing], metres, 9)
    for option in ("geodesic", "haversine"):
        assert (PROGRAMS[option][0](home, there) < 100) == (option == near), (name, option)
        words = " ".join(f"{180 * step}:{metres}{bearing}" if step % 2 else f"{180 * step}o"
            for step in range(9)) + f" 1620:{metres}{bearing}"
        times = EIGHT if option == near else " ".join(str(180 * step) for step in range(10))
        add("timer-distance", f"{name}-{option}", TIMER, words, times, model=PLAIN, home=home,
            readings={DISTANCE: option},
            computed=PYPROJ if option == "geodesic" else HAVERSINE, tags="boundary",
            note="To and fro over just about 100 m: near enough for a geofence by one distance only.")

G = "android"
FIVE = "0 180 360 540 720"
add(G, "still-user", SERVICE, f"0o {HALF_DAY}o", FIVE, "android", PLAIN, by="the fifth fix opens the geofence",
    basis="source")
add(G, "still-user-default", SERVICE, f"0o {HALF_DAY}o", FIVE, "android",
    by="5 × (36 × 0.9 / 3600 + 0.0003) = 0.0465 %; Android shows nothing of its own", clauses="ENE-1 ENE-2 ENE-4")
add(G, "leaves", SERVICE, "0o 5000:500N 5100:500N", f"{FIVE} 5000", "android", PLAIN, by="the exit is acquired")
add(G, "drifts", SERVICE, "0o 100:60N 300:120N 500:180N 700:240N 800:240N", "0 180 360 540 720", "android", PLAIN,
    by="60 m a fix: fix 2 is 120 m from the first", tags="boundary")
add(G, "one-percent-is-not-shown", TEN, "0o 3600o", None, "android", {**PLAIN, "percentPerAcquisition": 0},
    by="3.6 %, and no `shown` on Android", clauses="ENE-1 ENE-5")
add(G, "service-on-ios", SERVICE, "0o 2000o", FIVE, "ios", PLAIN,
    by="the policy is the service's, the model what is told", tags="question")
add(G, "timer-on-android", TIMER, "0o 2000o", EIGHT, "android", PLAIN, by="the policy is the timer's", tags="question")

# ---- what iOS shows

G = "shown"
for slug, hours, expected in [("0-999", "0.999", "nothing"), ("1", "1", 1), ("1-0001", "1.0001", 1), ("1-5", "1.5", 1),
    ("1-999", "1.999", 1), ("2", "2", 2), ("4-3", "4.3", 4),
                              ("9-99", "9.99", 9), ("40", "40", 40), ("100", "100", 100), ("0-5", "0.5", "nothing"),
                                  ("0", "0", "nothing")]:
    add(G, f"percent-{slug}", TEN, "0o 3600o", model={"percentPerHour": hours, "percentPerAcquisition": 0,
        "secondsPerAcquisition": 0},
        by=f"{hours} %: {expected}", tags="boundary", clauses="ENE-1 ENE-5", basis="source" if slug in ("0-999", "0-5", "1", "2", "4-3")
            else "decision",
        note="§5.2.2: whole numbers from 1 to 100, nothing below 1.")

# ---- ENE-2: rising with mobility, and the source's figures

G = "users"
STILL = f"0o {HALF_DAY}o"
add(G, "still-per-day", TIMER, STILL, EIGHT, by="0.132 × 86400 / 46800", clauses="ENE-2")
SAMPLES = " ".join([f"{t}:{2000 * place + 1}N" if place else "0o" for place, t in enumerate(range(0, 14 * 180, 180))])
add(G, "always-moving-42-minutes", TIMER, SAMPLES, " ".join(str(180 * place) for place in range(14)),
    by="14 acquisitions, 13 of 36 s", clauses="ENE-1 ENE-2 ENE-4")


def acquired(trace, is_ios):
    """When the timer acquires, with pyproj for the distances; no distance may come within 1 m of 100 m."""
    measure = PROGRAMS["geodesic"][0]

    def metres(one, other):
        found = measure((one["lat"], one["lon"]), (other["lat"], other["lon"]))
        assert abs(found - 100) > 1
        return found

    now, end, times, fixes = trace[0]["t"], trace[-1]["t"], [], []
    while now <= end:
        here = [sample for sample in trace if sample["t"] <= now][-1]
        times.append(now)
        fixes.append(here)
        if is_ios:
            last = fixes[-8:]
            opens = len(last) == 8 and all(metres(one, other) < 100 for one, other in zip(last, last[1:]))
            centre = here
        else:
            last = fixes[-5:]
            opens = len(last) == 5 and all(metres(last[0], other) < 100 for other in last[1:])
            centre = last[0]
        if opens:
            left = [sample for sample in trace if sample["t"] > now and metres(centre, sample) > 100]
            if not left:
                break
            now, fixes = left[0]["t"], []
        else:
            now += 180
    return times


number_ = 0
while number_ < 36:
    words, t, north = ["0o"], 0, 0
    for _ in range(CHANCE.randint(3, 14)):
        t += CHANCE.choice([100, 200, 600, 1500, 4000])
        north += CHANCE.choice([0, 0, 30, 60, 400, 3000])
        words.append(f"{t}:{north}N" if north else f"{t}o")
    policy, platform = ((TIMER, "ios"), (SERVICE, "android"))[number_ % 2]
    trace = trace_of(" ".join(words))
    try:
        times = acquired(trace, policy == TIMER)
    except AssertionError:
        continue
    number_ += 1
    add("users-by-chance", f"day-{number_}", policy, trace, times, platform, None if number_ % 3 else PLAIN,
        computed=PYPROJ, clauses="ENE-1 ENE-2 ENE-4")

# ---- rejections

G = "invalid"
for slug, policy in [("ten", TEN), ("timer", TIMER)]:
    CASES.add(G, f"place-{slug}", "FIX-1", {"policy": policy, "platform": "ios",
        "trace": [{**one, "lat": 91} for one in trace_of("0o 10o")]}, "fix.invalid",
              by="no place on Earth", tags="question")
    CASES.add(G, f"falling-{slug}", "ENE-6", {"policy": policy, "platform": "ios", "trace": trace_of("10o 0o")},
        "event.order", by="a time falls", tags="question")
    CASES.add(G, f"standing-{slug}", "ENE-6", {"policy": policy, "platform": "ios", "trace": trace_of("0o 10o 10o")},
        "event.order", by="a time does not rise", tags="boundary")

if __name__ == "__main__":
    CASES.write()
