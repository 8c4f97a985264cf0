#!/usr/bin/env python3
"""Makes cases of mobility.heatmap: mercantile computes the tile of each point, numpy's `interp` interpolates the
colours, and dateutil computes the day and the weekday of a time.
"""
import itertools
import math
import random
from datetime import datetime, timezone

import dateutil
import mercantile
import numpy
from dateutil import tz

from shared.cases import Cases
from shared.fixes import COMPIEGNE, TORINO
from shared.line import Numeral
from shared.readings import naming

CASES = Cases("mobility.heatmap", __file__)
SCALE, WEEKDAY = "mobility.heatmap.scale", "mobility.track.weekday"
OPTIONS = {SCALE: ("squareRoot", "proportional"), WEEKDAY: ("latest", "all")}
MERCANTILE, NUMPY = ("mercantile", mercantile.__version__), ("numpy", numpy.__version__)
DATEUTIL = ("python-dateutil", dateutil.__version__)
ANCHORS = [(0, 0, 255), (0, 255, 255), (0, 255, 0), (255, 255, 0), (255, 0, 0)]
DAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")


def tile_of(one, zoom):
    # mercantile adds 1e-14 before it rounds down, which changes no tile in these cases. mercantile refuses the poles,
    # which are beyond its map; HEA-1 puts them in the row at the edge.
    tile = mercantile.tile(float(one["lon"]), max(min(float(one["lat"]), 89.9), -89.9), zoom)
    return tile.y, tile.x


def colour(heat):
    exact = [float(numpy.interp(heat, [0, 0.25, 0.5, 0.75, 1], part)) for part in zip(*ANCHORS)]
    assert all(abs(each % 1 - 0.5) > 1e-6 for each in exact), heat
    return [round(each) for each in exact]


def kept(given, which):
    if "filter" not in given:
        return given["points"]
    zone = tz.gettz(given["timeZone"])
    days = [datetime.fromtimestamp(one["t"], timezone.utc).astimezone(zone).date() for one in given["points"]]
    fitting = [day for day in days if DAYS[day.weekday()] == given["filter"]]
    return [one for one, day in zip(given["points"], days) if day in fitting and (which == "all" or day == max(fitting))]


def cells(given, readings):
    """Returns the output that the programs compute for an input, or for the last input in a list."""
    given = given[-1] if isinstance(given, list) else given
    weights, found = {}, []
    for one in kept(given, readings[WEEKDAY]):
        tile = tile_of(one, given["zoom"])
        weights[tile] = weights.get(tile, 0) + one.get("weight", 1)
    for (y, x), weight in sorted(weights.items()):
        heat = weight / max(weights.values())
        heat = heat if readings[SCALE] == "proportional" else math.sqrt(heat)
        found.append({"x": x, "y": y, "weight": weight, "colour": colour(heat), "opacity": 0.85 * heat})
    return {"cells": found}


def add(group, slug, given, computed=MERCANTILE, clauses="HEA-1", readings=None, basis="decision", **more):
    full = {**{name: each[0] for name, each in OPTIONS.items()}, **(readings or {})}
    CASES.add(group, slug, clauses, given, cells(given, full), computed=computed, basis=basis,
              readings=naming(OPTIONS, full, lambda each: cells(given, each)), **more)


def point(lat, lon, weight=None, t=None):
    return {"lat": lat, "lon": lon, **({} if weight is None else {"weight": weight}), **({} if t is None else {"t": t})}


def heat(*points, zoom=0, **more):
    return {"points": list(points), "zoom": zoom, **more}


# ---- one point

PLACES = {"torino": TORINO, "compiegne": COMPIEGNE, "sydney": (-33.8688, 151.2093), "quito": (-0.1807, -78.4678),
          "santiago": (-33.4489, -70.6693), "longyearbyen": (78.2232, 15.6267), "suva": (-18.1248, 178.4501),
          "apia": (-13.8333, -171.7667), "greenwich": (51.4779, -0.0015), "ushuaia": (-54.8019, -68.303)}
for name, zoom in itertools.product(PLACES, (1, 5, 10, 15, 22)):
    if zoom >= 10 or name in ("torino", "sydney", "quito"):
        add("tiles", f"{name}-zoom-{zoom}", heat(point(*PLACES[name]), zoom=zoom), basis="standard")
for name, lat, lon in [
        ("origin", 0, 0), ("longitude-180", 0, 180), ("longitude-minus-180", 0, -180), ("just-below-180", 10, 179.999999),
        ("north-pole", 90, 0), ("south-pole", -90, 0), ("latitude-85-05", 85.05, 20), ("latitude-85-0511", 85.0511, 20),
        ("latitude-85-0512", 85.0512, 20), ("latitude-86", 86, 20), ("latitude-minus-85-05", -85.05, 20),
        ("latitude-minus-85-0511", -85.0511, 20), ("latitude-minus-85-0512", -85.0512, 20), ("latitude-minus-86", -86, 20),
        ("corner-north-west", 90, -180), ("corner-south-east", -90, 180), ("longitude-90", 5, 90),
        ("longitude-just-below-90", 5, 89.999999), ("longitude-45", 5, 45), ("just-north-of-the-equator", 0.000001, 5),
        ("just-south-of-the-equator", -0.000001, 5), ("just-east-of-greenwich", 5, 0.000001),
        ("just-west-of-greenwich", 5, -0.000001), ("minus-zero", Numeral("-0"), Numeral("-0.0"))]:
    for zoom in (0, 3, 18):
        if zoom or any(word in name for word in ("180", "pole", "corner")):
            decided = any(word in name for word in ("pole", "corner", "86", "0512", "180"))
            add("edges", f"{name}-zoom-{zoom}", heat(point(lat, lon), zoom=zoom), tags="boundary",
                basis="decision" if decided else "standard")

# ---- sums

add("sums", "order-is-numeric", heat(*(point(0.1, lon) for lon in (170, 20, -100, -10, 100)), zoom=4))
add("sums", "order-rows-first", heat(*(point(*at) for at in ((60, 100), (-60, -100), (60, -100), (-60, 100))), zoom=3))
CHANCE = random.Random(31)
CITY = [point(round(45.07 + CHANCE.uniform(-0.02, 0.02), 5), round(7.68 + CHANCE.uniform(-0.03, 0.03), 5),
              CHANCE.choice([1, 2, 4])) for _ in range(12)]
for zoom in (0, 6, 9, 10, 11, 12, 13, 14, 16, 20):
    add("sums", f"city-zoom-{zoom}", heat(*CITY, zoom=zoom),
        note="The same points at each zoom: the whole weight is the same.")
for number in range(1, 11):
    world = [point(round(CHANCE.uniform(-84, 84), 3), round(CHANCE.uniform(-179, 179), 3), CHANCE.choice([1, 1, 3, 9]))
             for _ in range(6)]
    add("sums", f"world-{number}", heat(*world, zoom=CHANCE.randint(1, 8)))
add("replaced", "zoomed", [heat(*CITY[:4], zoom=10), heat(*CITY[:4], zoom=11)], clauses="HEA-1 HEA-2")

# ---- the ramp

for name, weight in [("none-of-it", 0.0001), ("a-hundredth", 1), ("a-sixteenth", 6.25), ("a-tenth", 10), ("a-quarter", 25),
                     ("a-third", 33.25), ("a-half", 50), ("nine-sixteenths", 56.25), ("three-quarters", 75),
                     ("nine-tenths", 90), ("almost", 99.5), ("all", 100)]:
    for option in OPTIONS[SCALE][:1] if name == "all" else OPTIONS[SCALE]:
        exact = name in ("a-sixteenth", "a-quarter", "nine-sixteenths", "a-half", "three-quarters", "all")
        add("ramp", f"{name}-{option.lower()}", heat(point(10, -10, weight), point(-10, 10, 100), zoom=1), NUMPY,
            readings={SCALE: option}, tags="boundary" if exact else None)
for option, weights in zip(OPTIONS[SCALE], [(0.0001, 1, 4, 9, 16), (0.0001, 4, 8, 12, 16)]):
    anchors = [point(5, lon, weight) for lon, weight in zip((-170, -120, -80, -30, 10), weights)]
    add("ramp", f"five-anchors-{option.lower()}", heat(*anchors, zoom=3), NUMPY, readings={SCALE: option},
        note="Blue, cyan, green, yellow, red.")
    add("ramp", f"ten-steps-{option.lower()}", heat(*(point(5, -175 + 35 * step, step + 1) for step in range(10)), zoom=4),
        NUMPY, readings={SCALE: option}, note="More weight never gives a colder colour, nor less opacity.")

# ---- the filter


def filtered(slug, points, day, zone="Europe/Rome", **more):
    add("filter", slug, heat(*points, zoom=1, filter=day, timeZone=zone), DATEUTIL, "HEA-1 TRK-3", **more)


MONDAY = 1609714800  # 2021-01-04 00:00 in Rome
WEEK = [point(10, 10, 1, MONDAY + 86400 * day + 43200) for day in range(14)]
LATE = [point(10, 10, 1, MONDAY - 1), point(-10, -10, 1, MONDAY)]
for place, day in enumerate(DAYS):
    filtered(f"two-weeks-{day}", WEEK[:place + 8], day, readings={WEEKDAY: "latest"})
    filtered(f"two-weeks-{day}-all", WEEK[:place + 8], day, readings={WEEKDAY: "all"})
for zone, day in [("Europe/Rome", "sunday"), ("Europe/Rome", "monday"), ("UTC", "sunday"), ("America/New_York", "sunday"),
                  ("Pacific/Auckland", "monday")]:
    filtered(f"midnight-{zone.split('/')[-1].lower().replace('_', '-')}-{day}", LATE, day, zone, tags="boundary")
filtered("no-such-day", WEEK[:3], "sunday")

CASES.run()
