#!/usr/bin/env python3
"""Makes cases of mobility.comments: pyproj and haversine compute distances; SQLite filters and orders the comments."""
import random
import sqlite3

from shared.cases import Cases
from shared.fixes import COMPIEGNE, TORINO
from shared.places import DISTANCE, PROGRAMS, SYDNEY, TAVEUNI, place

CASES = Cases("mobility.comments", __file__)
PYPROJ, SQLITE = PROGRAMS["geodesic"][1], ("SQLite", sqlite3.sqlite_version)
CATEGORIES = ("traffic", "accident", "delay")
QUITO, LONGYEARBYEN = (-0.1807, -78.4678), (78.2232, 15.6267)


def comment(id, t, category="traffic", at=None):
    return {"id": id, "t": t, "category": category, "text": "…", **({"lat": at[0], "lon": at[1]} if at else {})}


def told(comments, category, near, limit, distance):
    """Returns the ids of the comments that SQLite selects; the program for `distance` computes the distances."""
    with sqlite3.connect(":memory:") as base:
        base.create_function("metres", 2, lambda lat, lon: None if lat is None else PROGRAMS[distance][0](near, (lat, lon)))
        base.execute("CREATE TABLE comments (id TEXT, t NUMERIC, category TEXT, lat REAL, lon REAL)")
        base.executemany("INSERT INTO comments VALUES (?, ?, ?, ?, ?)", [
            (one["id"], one["t"], one["category"], one.get("lat"), one.get("lon")) for one in comments])
        query, values = "SELECT id FROM comments WHERE 1", []
        if category:
            query, values = query + " AND category = ?", [category]
        if near:
            query, values = query + " AND metres(lat, lon) <= ?", [*values, limit]
        return [id for id, in base.execute(query + " ORDER BY t DESC, id", values)]


def add(group, slug, comments, category=None, near=None, limit=None, computed=SQLITE, basis="decision", **more):
    """Adds a case; if the two distances give different answers, adds a case for each distance."""
    wanted = {"category": category} if category else {}
    if near:
        wanted["near"] = {"lat": near[0], "lon": near[1], "metres": limit}
    answers = {name: told(comments, category, near, limit, name) for name in PROGRAMS}
    for name in PROGRAMS:
        if answers["geodesic"] == answers["haversine"] and name == "haversine":
            continue
        parts = answers["geodesic"] != answers["haversine"]
        CASES.add(group, f"{slug}-{name}" if group == "ellipsoid-or-sphere" else slug, "COM-1",
                  {"comments": comments, "filter": wanted}, {"ids": answers[name]},
                  readings={DISTANCE: name} if parts else None, computed=PROGRAMS[name][1] if parts else computed,
                  basis="decision" if name == "haversine" else basis, **more)


# ---- order

add("order", "tie-capitals-first", [comment(id, 5) for id in "aBAb"], tags="boundary question",
    note="By code points, not by a dictionary.")
add("order", "tie-digits-as-text", [comment(id, 5) for id in ("10", "9", "1")], tags="boundary question",
    note="Ids are texts: 10 is before 9.")
add("order", "tie-prefix", [comment(id, 5) for id in ("ab", "a", "", "abc")], tags="boundary")
add("order", "tie-accents", [comment(id, 5) for id in "éze"], tags="boundary question")
add("order", "tie-beyond-the-first-plane", [comment(id, 5) for id in "😀ﬀz"], tags="boundary question",
    note="By code points U+FB00 is before U+1F600; by UTF-16 units it would be after it.")
CHANCE = random.Random(41)
for number in range(1, 16):
    ids = CHANCE.sample("abcdefghijklmnop", 7)
    add("order", f"by-chance-{number}-order", [comment(id, CHANCE.choice([1, 2, 3])) for id in ids])

# ---- near

add("near", "around-the-antimeridian", [comment("a", 1, at=(-16.8, -179.9995)), comment("b", 2, at=(-16.8, 179.9995))],
    None, TAVEUNI, 100, PYPROJ, "standard")
add("near", "around-the-pole", [comment("a", 1, at=(89.9999, 0)), comment("b", 2, at=(89.9999, 180))], None, (89.9999, 90), 50,
    PYPROJ, "standard")
for name, home in [("torino", TORINO), ("compiegne", COMPIEGNE), ("sydney", SYDNEY), ("quito", QUITO),
                   ("longyearbyen", LONGYEARBYEN)]:
    for metres in (100, 500, 5000):
        near, far = place(home, 90, metres * 0.985), place(home, 0, metres * 1.015)
        add("near-boundary", f"{name}-{metres}-m", [comment("in", 1, at=near), comment("out", 2, at=far)], None, home, metres,
            PYPROJ, "standard", tags="boundary")
        add("near-boundary", f"{name}-{metres}-m-slanting", [comment("a", 1, at=place(home, 37, metres))], None, home,
            metres + max(2, metres // 50), PYPROJ, "standard", tags="boundary")
# Each limit lies between the place's distance on the ellipsoid and its distance on the sphere; the two differ by up to
# half a percent.
for name, home, bearing, metres, limit in [
        ("torino-north", TORINO, 0, 10000, 10002), ("torino-north-short", TORINO, 0, 10000, 9998),
        ("torino-east", TORINO, 90, 10000, 9985), ("sydney-east", SYDNEY, 90, 20000, 19980),
        ("quito-north", QUITO, 0, 10000, 10030), ("quito-east", QUITO, 90, 10000, 9995),
        ("longyearbyen-north", LONGYEARBYEN, 0, 10000, 9980), ("longyearbyen-east", LONGYEARBYEN, 90, 10000, 9970),
        ("compiegne-east", COMPIEGNE, 90, 10000, 9980), ("compiegne-north", COMPIEGNE, 0, 10000, 9999)]:
    add("ellipsoid-or-sphere", name, [comment("a", 1, at=place(home, bearing, metres, 9))], None, home, limit, PYPROJ,
        "standard", tags="boundary")

# Each limit lies between these two distances, and 30 cm from one of them.
for name, home, bearing in [("torino-north", TORINO, 0), ("torino-east", TORINO, 90), ("sydney-east", SYDNEY, 90),
                            ("quito-north", QUITO, 0)]:
    there = place(home, bearing, 5000, 9)
    for program in PROGRAMS:
        for side, margin in (("inside", 0.3), ("outside", -0.3)):
            limit = round(PROGRAMS[program][0](home, there) + margin, 3)
            one = [comment("a", 1, at=there)]
            if told(one, None, home, limit, "geodesic") != told(one, None, home, limit, "haversine"):
                add("ellipsoid-or-sphere", f"{name}-30-cm-{side}-by-{program}", one, None, home, limit, PYPROJ, "standard",
                    tags="boundary")

# ---- category and near

for number in range(1, 21):
    comments = [comment(id, CHANCE.randint(1, 6), CHANCE.choice(CATEGORIES),
                        place(TORINO, CHANCE.randrange(360), CHANCE.choice([100, 400, 700, 1500]))
                        if CHANCE.random() < 0.8 else None) for id in CHANCE.sample("abcdefghij", 8)]
    add("both", f"by-chance-{number}", comments, CHANCE.choice([None, *CATEGORIES]), TORINO, CHANCE.choice([200, 500, 1000]))

CASES.run()
