#!/usr/bin/env python3
"""Writes the golden cases of mobility.heatmap; see mobility.py for where.

Needs mercantile 1.2.1, numpy 2.4.6 and python-dateutil 4.0.0 of PyPI. mercantile tells the tile of each point (and that
of a tile's parent), numpy's `interp` the colours between the anchors, dateutil the weekday and the day of a time. The
weights of a tile are added here. Cases whose tiles anybody can see (one point at zoom 0) are worked by hand.
"""
import itertools
import math
import random
import sys
from datetime import datetime, timezone

sys.dont_write_bytecode = True
import dateutil  # noqa: E402
import mercantile  # noqa: E402
import numpy  # noqa: E402
from dateutil import tz  # noqa: E402
from mobility import Cases, Numeral, naming  # noqa: E402

CASES = Cases("mobility.heatmap")
SCALE, WEEKDAY = "mobility.heatmap.scale", "mobility.track.weekday"
OPTIONS = {SCALE: ("squareRoot", "proportional"), WEEKDAY: ("latest", "all")}
MERCANTILE, NUMPY = ("mercantile", mercantile.__version__), ("numpy", numpy.__version__)
DATEUTIL = ("python-dateutil", dateutil.__version__)
ANCHORS = [(0, 0, 255), (0, 255, 255), (0, 255, 0), (255, 255, 0), (255, 0, 0)]
DAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")


def point(lat, lon, weight=None, t=None):
    return {"lat": lat, "lon": lon, **({} if weight is None else {"weight": weight}), **({} if t is None else {"t": t})}


def tile_of(one, zoom):
    # mercantile refuses the poles, which are beyond its map; by HEA-1 they are in the row at the edge.
    lat = max(min(float(one["lat"]), 89.9), -89.9)
    tile = mercantile.tile(float(one["lon"]), lat, zoom)
    return tile.x, tile.y


def colour(heat):
    exact = [float(numpy.interp(heat, [0, 0.25, 0.5, 0.75, 1], [anchor[part] for anchor in ANCHORS]))
        for part in range(3)]
    assert all(abs(each % 1 - 0.5) > 1e-6 for each in exact), heat
    return [round(each) for each in exact]


def kept(given, which):
    if given.get("filter", "always") == "always":
        return given["points"]
    zone = tz.gettz(given.get("timeZone", "UTC"))
    days = [datetime.fromtimestamp(float(one["t"]), timezone.utc).astimezone(zone).date() for one in given["points"]]
    fitting = [day for day in days if DAYS[day.weekday()] == given["filter"]]
    return [one for one, day in zip(given["points"], days)
            if day in fitting and (which == "all" or day == max(fitting))]


def cells(given, readings):
    """What the programs tell of an input; of a list, of its last."""
    given = given[-1] if isinstance(given, list) else given
    weights = {}
    for one in kept(given, readings[WEEKDAY]):
        x, y = tile_of(one, given["zoom"])
        weights[y, x] = weights.get((y, x), 0) + float(one.get("weight", 1))
    greatest = max(weights.values(), default=0)
    found = []
    for (y, x), weight in sorted(weights.items()):
        if weight:
            heat = weight / greatest if readings[SCALE] == "proportional" else math.sqrt(weight / greatest)
            found.append({"x": x, "y": y, "weight": weight, "colour": colour(heat), "opacity": 0.85 * heat})
    return {"cells": found}


def add(group, slug, given, clauses="HEA-1", readings=None, **more):
    full = {**{name: each[0] for name, each in OPTIONS.items()}, **(readings or {})}
    named = naming(OPTIONS, full, lambda each: cells(given, each))
    assert named is not None, slug
    if not ({"by", "derived", "computed"} & set(more)):
        more["computed"] = MERCANTILE
    CASES.add(group, slug, clauses, given, cells(given, full), readings=named or None, **more)


def heat(*points, zoom=0, **more):
    return {"points": list(points), "zoom": zoom, **more}


PLACES = {"torino": (45.0703, 7.6869), "compiegne": (49.4179, 2.8261), "sydney": (-33.8688, 151.2093),
    "quito": (-0.1807, -78.4678),
          "santiago": (-33.4489, -70.6693), "longyearbyen": (78.2232, 15.6267), "suva": (-18.1248, 178.4501),
              "apia": (-13.8333, -171.7667),
          "greenwich": (51.4779, -0.0015), "ushuaia": (-54.8019, -68.303)}

# ---- one point

G = "tiles"
add(G, "no-points", heat(), by="no point, no cell")
add(G, "no-points-zoom-22", heat(zoom=22), by="no point, no cell")
add(G, "one-point-zoom-0", heat(point(*PLACES["torino"])), by="zoom 0 is one tile, 0/0; the greatest weight: red, 0.85",
    note="The whole weight is there, so it is the hottest.")
for name, lat, lon in [("north-east", 10, 10), ("north-west", 10, -10), ("south-east", -10, 10),
    ("south-west", -10, -10)]:
    add(G, f"quarter-{name}", heat(point(lat, lon), zoom=1), by="zoom 1: x from the west, y from the north",
        tags="boundary",
        note="A failure counts y from the south.")
for name, zoom in itertools.product(PLACES, (1, 5, 10, 15, 22)):
    if zoom in (1, 5) and name not in ("torino", "sydney", "quito"):
        continue
    add(G, f"{name}-zoom-{zoom}", heat(point(*PLACES[name]), zoom=zoom), basis="standard")

# ---- the edges of the map and of tiles

G = "edges"
for name, lat, lon in [
    ("origin", 0, 0), ("longitude-180", 0, 180), ("longitude-minus-180", 0, -180), ("just-below-180", 10, 179.999999),
    ("north-pole", 90, 0), ("south-pole", -90, 0), ("latitude-85-05", 85.05, 20), ("latitude-85-0511", 85.0511, 20),
    ("latitude-85-0512", 85.0512, 20), ("latitude-86", 86, 20), ("latitude-minus-85-05", -85.05, 20),
        ("latitude-minus-85-0511", -85.0511, 20),
    ("latitude-minus-85-0512", -85.0512, 20), ("latitude-minus-86", -86, 20), ("corner-north-west", 90, -180),
    ("corner-south-east", -90, 180), ("longitude-90", 5, 90), ("longitude-just-below-90", 5, 89.999999),
        ("longitude-45", 5, 45),
    ("just-north-of-the-equator", 0.000001, 5), ("just-south-of-the-equator", -0.000001, 5), ("just-east-of-greenwich",
        5, 0.000001),
    ("just-west-of-greenwich", 5, -0.000001), ("minus-zero", Numeral("-0"), Numeral("-0.0")),
]:
    for zoom in (0, 3, 18):
        if zoom == 0 and not any(word in name for word in ("180", "pole", "corner")):
            continue
        add(G, f"{name}-zoom-{zoom}", heat(point(lat, lon), zoom=zoom), tags="boundary",
            basis="decision" if any(word in name for word in ("pole", "corner", "86", "0512", "180")) else "standard")

# ---- sums, parents, order

G = "sums"
T = PLACES["torino"]
add(G, "two-at-one-place", heat(point(*T), point(*T)), by="1 + 1 in tile 0/0")
add(G, "weight-absent-is-one", heat(point(*T), point(*T, 1)), by="1 + 1")
add(G, "weights-add-up", heat(point(*T, 2), point(*T, 0.5), point(*T, 0.25)), by="2 + 0.5 + 0.25 = 2.75")
add(G, "weight-zero-alone", heat(point(*T, 0)), by="all weights 0: no cells", tags="boundary")
add(G, "all-weights-zero", heat(point(*T, 0), point(10, 10, 0), zoom=5), by="all weights 0: no cells", tags="boundary")
add(G, "weight-zero-with-others-in-its-tile", heat(point(*T, 0), point(*T, 3)), by="0 + 3")
add(G, "weight-zero-in-a-tile-of-its-own", heat(point(10, 10, 0), point(-10, -10, 3), zoom=1),
    by="a tile without weight is no cell", tags="question boundary")
add(G, "minus-zero-weight", heat(point(*T, Numeral("-0"))), by="-0 is 0: not negative, no cell",
    tags="boundary numbers")
add(G, "weight-tiny", heat(point(*T, Numeral("0.000000001"))), by="more than 0: a cell, and the hottest")
add(G, "weight-large", heat(point(*T, 1000000000)), by="one cell")
add(G, "four-quarters-order", heat(point(-10, 10), point(10, 10), point(-10, -10), point(10, -10), zoom=1),
    by="by y, then x: 0/0, 1/0, 0/1, 1/1")
add(G, "order-is-numeric", heat(*(point(0.1, lon) for lon in (170, 20, -100, -10, 100)), zoom=4))
add(G, "order-rows-first", heat(point(60, 100), point(-60, -100), point(60, -100), point(-60, 100), zoom=3))
CHANCE = random.Random(31)
CITY = [point(round(45.07 + CHANCE.uniform(-0.02, 0.02), 5), round(7.68 + CHANCE.uniform(-0.03, 0.03), 5),
    CHANCE.choice([1, 2, 4]))
        for _ in range(12)]
for zoom in (0, 6, 9, 10, 11, 12, 13, 14, 16, 20):
    add(G, f"city-zoom-{zoom}", heat(*CITY, zoom=zoom),
        note="The same points at each zoom: the whole weight is the same.")


def check_parents():
    """Each tile is the sum of its four children, by mercantile."""
    for zoom in (10, 11, 12, 13, 14):
        below, above = {}, {}
        for one in CITY:
            tile = mercantile.tile(one["lon"], one["lat"], zoom)
            below[mercantile.parent(tile)] = below.get(mercantile.parent(tile), 0) + one["weight"]
            tile = mercantile.tile(one["lon"], one["lat"], zoom - 1)
            above[tile] = above.get(tile, 0) + one["weight"]
        assert below == above


check_parents()
for number in range(1, 11):
    spread = [point(round(CHANCE.uniform(-84, 84), 3), round(CHANCE.uniform(-179, 179), 3),
        CHANCE.choice([1, 1, 3, 9])) for _ in range(6)]
    add(G, f"world-{number}", heat(*spread, zoom=CHANCE.randint(1, 8)))

# ---- the ramp

G = "ramp"
for name, weight in [("none-of-it", 0.0001), ("a-hundredth", 1), ("a-sixteenth", 6.25), ("a-tenth", 10),
    ("a-quarter", 25), ("a-third", 33.25),
                     ("a-half", 50), ("nine-sixteenths", 56.25), ("three-quarters", 75), ("nine-tenths", 90),
                         ("almost", 99.5), ("all", 100)]:
    for option in OPTIONS[SCALE]:
        if name == "all" and option == "proportional":
            continue
        add(G, f"{name}-{option.lower()}", heat(point(10, -10, weight), point(-10, 10, 100), zoom=1),
            readings={SCALE: option}, computed=NUMPY,
            tags="boundary" if name in ("a-sixteenth", "a-quarter", "nine-sixteenths", "a-half", "three-quarters",
                "all") else None)
for option in OPTIONS[SCALE]:
    add(G, f"five-anchors-{option.lower()}",
        heat(*(point(5, lon, weight) for lon, weight in zip((-170, -120, -80, -30, 10),
        (0.0001, 1, 4, 9, 16) if option == "squareRoot" else (0.0001, 4, 8, 12, 16))), zoom=3),
            readings={SCALE: option}, computed=NUMPY,
        note="Blue, cyan, green, yellow, red.")
    add(G, f"ten-steps-{option.lower()}", heat(*(point(5, -175 + 35 * step, step + 1) for step in range(10)), zoom=4),
        readings={SCALE: option},
        computed=NUMPY, note="More weight never gives a colder colour, nor less opacity.")
add(G, "relative-to-the-greatest", heat(point(10, -10, 1), point(-10, 10, 4), zoom=1), readings={SCALE: "squareRoot"},
    by="sqrt(1/4) = 0.5: green, 0.425; the other red, 0.85")
add(G, "equal-weights-are-all-red", heat(point(10, -10, 7), point(-10, 10, 7), zoom=1),
    by="both the greatest: red, 0.85")

# ---- HEA-2

G = "replaced"
A, B = heat(point(10, 10, 5), zoom=1), heat(point(-10, -10, 2), zoom=1)
add(G, "a-list-of-one", [A], clauses="HEA-2", by="the last is the only one")
add(G, "the-last-of-two", [A, B], clauses="HEA-2", by="of the last: the weight of the first is gone", basis="source")
add(G, "the-same-twice", [A, A], clauses="HEA-2", by="5, not 10", basis="source")
add(G, "the-last-of-three", [A, B, A], clauses="HEA-2", by="of the last")
add(G, "replaced-by-nothing", [A, heat(zoom=1)], clauses="HEA-2", by="the last has no points: no cells", basis="source")
CASES.add(G, "an-empty-list", "HEA-2", [], {"cells": []}, by="nothing is drawn", tags="boundary")
add(G, "zoomed", [heat(*CITY[:4], zoom=10), heat(*CITY[:4], zoom=11)], clauses="HEA-1 HEA-2")
add(G, "hotter-before", [heat(point(10, 10, 100), zoom=1), heat(point(10, 10, 1), point(-10, -10, 4), zoom=1)],
    clauses="HEA-1 HEA-2",
    readings={SCALE: "squareRoot"}, by="the greatest weight is the last input's own: green and red")
CASES.add(G, "an-earlier-one-is-checked", "HEA-2", [heat(point(10, 10, -1)), A], "weight.invalid",
    by="every input is checked", tags="question")

# ---- the filter

G = "filter"
MONDAY = 1609714800  # 2021-01-04 00:00 in Rome
WEEK = [point(10, 10, 1, MONDAY + 86400 * day + 43200) for day in range(14)]
for place, day in enumerate(DAYS):
    add(G, f"two-weeks-{day}", heat(*WEEK[:place + 8], zoom=1, filter=day, timeZone="Europe/Rome"),
        clauses="HEA-1 TRK-3",
        readings={WEEKDAY: "latest"}, computed=DATEUTIL)
    add(G, f"two-weeks-{day}-all", heat(*WEEK[:place + 8], zoom=1, filter=day, timeZone="Europe/Rome"),
        clauses="HEA-1 TRK-3",
        readings={WEEKDAY: "all"}, computed=DATEUTIL)
add(G, "always-with-times", heat(*WEEK, zoom=1, filter="always", timeZone="Europe/Rome"), clauses="HEA-1 TRK-3",
    by="14 points")
add(G, "no-filter-with-times", heat(*WEEK, zoom=1), clauses="HEA-1 TRK-3", by="without a filter all: 14")
for zone, day in [("Europe/Rome", "sunday"), ("Europe/Rome", "monday"), ("UTC", "sunday"),
    ("America/New_York", "sunday"), ("Pacific/Auckland", "monday")]:
    late = [point(10, 10, 1, MONDAY - 1), point(-10, -10, 1, MONDAY)]
    add(G, f"midnight-{zone.split('/')[-1].lower().replace('_', '-')}-{day}", heat(*late, zoom=1, filter=day,
        timeZone=zone),
        clauses="HEA-1 TRK-3", computed=DATEUTIL, tags="boundary")
add(G, "no-such-day", heat(*WEEK[:3], zoom=1, filter="sunday", timeZone="Europe/Rome"), clauses="HEA-1 TRK-3",
    computed=DATEUTIL)

# ---- rejections

G = "invalid"
for slug, weight in [("minus-one", -1), ("a-hair", Numeral("-0.0000001")), ("minus-infinite", Numeral("-1e400"))]:
    CASES.add(G, f"weight-{slug}", "HEA-1", heat(point(*T), point(*T, weight)), "weight.invalid", by="negative",
        tags="boundary")
CASES.add(G, "negative-though-the-sum-is-not", "HEA-1", heat(point(*T, 5), point(*T, -1)), "weight.invalid",
    by="each weight is looked at")
for slug, one in [("latitude", point(90.5, 0)), ("longitude", point(0, -180.5)), ("latitude-beyond-the-square",
    point(91, 0))]:
    CASES.add(G, slug, "FIX-1", heat(one), "fix.invalid", by="no place on Earth", tags="question")
CASES.add(G, "zone", "TRK-3", heat(*WEEK[:2], filter="monday", timeZone="Europe/Turin"), "zone.unknown",
    by="no such zone")

if __name__ == "__main__":
    CASES.write()
