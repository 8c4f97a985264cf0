#!/usr/bin/env python3
"""Makes cases of mobility.energy; pyproj computes the distances on the ellipsoid, and haversine computes the distances
on the sphere.

The distances decide which samples are more than 10 m from the last acquired sample, and which places are near each
other for the geofence. The changes of activity follow from ENE-1. The script adds up the cost of the receiver in exact
fractions, with the figures from mobility_energy_fit.py.
"""
import random
from fractions import Fraction

from shared.cases import Cases
from shared.fixes import COMPIEGNE, TORINO
from shared.line import Numeral
from shared.places import BEARINGS, DISTANCE, PROGRAMS, SYDNEY, place, where

CASES = Cases("mobility.energy", __file__)
EQUATOR, LONGYEARBYEN = (0.0, 20.0), (78.2232, 15.6267)
NAMES = ("percentPerHour", "percentPerAcquisition", "secondsPerAcquisition")
PLAIN = dict(zip(NAMES, ("3.6", "0.5", "20")))  # 0.001 % a second
MODELS = {"ios": dict(zip(NAMES, ("1.6", "0.0005", "36"))), "android": dict(zip(NAMES, ("0.9", "0.0003", "36")))}


class TooNear(Exception):
    """Raised if a distance is so near a limit that rounding could decide whether the distance exceeds the limit."""


def sample(t, metres=0, bearing="N", home=TORINO, activity="notMoving"):
    lat, lon = place(home, BEARINGS[bearing], metres, 9) if metres else home
    return {"t": t, "lat": lat, "lon": lon, "activity": activity}


def measured(one, other, distance, limit, margin):
    metres = PROGRAMS[distance][0](where(one), where(other))
    if abs(metres - limit) <= margin:
        raise TooNear
    return metres


def beyond_ten(trace, distance, margin):
    """Returns the number of samples that the policy `tenMetreFilter` acquires."""
    last, count = trace[0], 1
    for one in trace[1:]:
        if measured(last, one, distance, 10, margin) > 10:
            last, count = one, count + 1
    return count


def acquired(trace, is_ios, distance="geodesic", margin=1):
    """Returns the times at which the timer acquires a position."""
    now, times, fixes = trace[0]["t"], [], []
    while now <= trace[-1]["t"]:
        here = [one for one in trace if one["t"] <= now][-1]
        times.append(now)
        fixes.append(here)
        last = fixes[-8:] if is_ios else fixes[-5:]
        pairs = zip(last, last[1:]) if is_ios else ((last[0], other) for other in last[1:])
        if len(last) == (8 if is_ios else 5) and all(measured(*pair, distance, 100, margin) < 100 for pair in pairs):
            centre = here if is_ios else last[0]
            left = [one for one in trace if one["t"] > now and measured(centre, one, distance, 100, margin) > 100]
            if not left:
                break
            now, fixes = left[0]["t"], []
        else:
            now += 180
    return times


def number_of(exact):
    return int(exact) if exact.denominator == 1 else Numeral(repr(float(exact)))


def cost(trace, platform, model, on, count):
    rate, each, _ = (Fraction(figure) for figure in (model or MODELS[platform]).values())
    percent = on * rate / 3600 + count * each
    output = {"gpsSeconds": number_of(on), "acquisitions": count, "percent": number_of(percent),
              "percentPerDay": number_of(percent * 86400 / (trace[-1]["t"] - trace[0]["t"]))}
    if platform == "ios" and percent >= 1:
        output["shown"] = percent.numerator // percent.denominator
    return output


def add(group, slug, policy, trace, count=None, times=None, platform="ios", model=PLAIN, clauses="ENE-1 ENE-3",
        distance=None, basis="decision", **more):
    """Adds a case with `count` acquisitions by a receiver that is always on, or with acquisitions at the given
    `times`."""
    on = Fraction(trace[-1]["t"] - trace[0]["t"])
    if times is not None:
        seconds, count = int((model or MODELS[platform])["secondsPerAcquisition"]), len(times)
        on = Fraction(sum(min(seconds, later - now) for now, later in zip(times, [*times[1:], trace[-1]["t"]])))
    given = {"policy": policy, "platform": platform, "trace": trace,
             **({"model": {name: Numeral(figure) for name, figure in model.items()}} if model else {})}
    if "derived" not in more:
        more["computed"] = PROGRAMS[distance or "geodesic"][1]
    CASES.add(group, f"{group}-{slug}", clauses, given, cost(trace, platform, model, on, count),
              readings={DISTANCE: distance} if distance else None, basis=basis, **more)


def ten_metres(group, slug, trace, distance=None, **more):
    """Adds a case of `tenMetreFilter`; without `distance`, both programs must count the same number of acquisitions."""
    counts = {name: beyond_ten(trace, name, 0.004 if distance else 1) for name in PROGRAMS}
    assert distance or len(set(counts.values())) == 1, slug
    add(group, slug, "tenMetreFilter", trace, counts[distance or "geodesic"], distance=distance, **more)


for name, home in [("torino", TORINO), ("compiegne", COMPIEGNE), ("sydney", SYDNEY)]:
    for bearing in ("N", "E", "SW"):
        for metres in (8.9, 11.1):
            trace = [sample(0, home=home), *(sample(t, metres, bearing, home) for t in (60, 100))]
            ten_metres("ten-metres-boundary", f"{name}-{bearing.lower()}-{str(metres).replace('.', '-')}", trace,
                       tags="boundary", basis="source")
CHANCE = random.Random(71)
for number in range(1, 26):
    trace, north = [sample(0)], 0
    for second in range(1, 13):
        north += CHANCE.choice([0, 2, 4, 6, 12, 20])
        trace.append(sample(second * 5, north))
    try:
        ten_metres("ten-metres-walks", f"walk-{number}", trace, basis="source")
    except TooNear:
        continue
for name, home, bearing, metres in [
        ("equator-north", EQUATOR, "N", 9.97), ("equator-east", EQUATOR, "E", 10.005),
        ("longyearbyen-north", LONGYEARBYEN, "N", 10.02), ("longyearbyen-east", LONGYEARBYEN, "E", 10.02),
        ("torino-east", TORINO, "E", 10.015), ("sydney-east", SYDNEY, "E", 10.01)]:
    for distance in PROGRAMS:
        ten_metres("ten-metres-distance", f"{name}-{distance}", [sample(0, home=home), sample(60, metres, bearing, home)],
                   distance, tags="boundary")

for number in range(1, 11):
    trace = [sample(10 * step, activity={"n": "notMoving", "w": "walking", "a": "automotive"}[CHANCE.choice("nwa")])
             for step in range(10)]
    count = 1 + sum(one["activity"] != other["activity"] for one, other in zip(trace, trace[1:]))
    add("activity", f"by-chance-{number}", "onActivityChange", trace, count, derived="ENE-1, changes counted")

for name, home, bearing, metres in [("equator-north", EQUATOR, "N", 99.7), ("longyearbyen-north", LONGYEARBYEN, "N", 100.2),
                                    ("compiegne-east", COMPIEGNE, "E", 100.15)]:
    trace = [sample(180 * step, metres * (step % 2), bearing, home) for step in range(10)]
    for distance in PROGRAMS:
        add("timer-distance", f"{name}-{distance}", "timerAndGeofence", trace, times=acquired(trace, True, distance, 0),
            clauses="ENE-1 ENE-4", distance=distance, tags="boundary",
            note="To and fro over just about 100 m: near enough for a geofence by one distance only.")

number = 0
while number < 36:
    trace, t, north = [sample(0)], 0, 0
    for _ in range(CHANCE.randint(3, 14)):
        t += CHANCE.choice([100, 200, 600, 1500, 4000])
        north += CHANCE.choice([0, 0, 30, 60, 400, 3000])
        trace.append(sample(t, north))
    policy, platform = (("timerAndGeofence", "ios"), ("androidService", "android"))[number % 2]
    try:
        times = acquired(trace, platform == "ios")
    except TooNear:
        continue
    number += 1
    add("users-by-chance", f"day-{number}", policy, trace, None, times, platform, None if number % 3 else PLAIN,
        "ENE-1 ENE-2 ENE-4")

CASES.run()
