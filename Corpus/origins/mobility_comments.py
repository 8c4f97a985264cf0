#!/usr/bin/env python3
"""Writes the golden cases of mobility.comments; see mobility.py for where.

Needs pyproj 3.7.2 (PROJ 9.5.1) and haversine 2.9.0 of PyPI, and the sqlite3 of Python. pyproj (on the ellipsoid) and
haversine (on the sphere) tell how far away a comment is, SQLite which rows a query keeps and in which order:
ORDER BY t DESC, id. Where only one thing matters the answer is worked by hand.
"""
import itertools
import random
import sqlite3
import sys

sys.dont_write_bytecode = True
from mobility import COMPIEGNE, TORINO, Cases, Numeral  # noqa: E402
from mobility_geofence import PROGRAMS, SYDNEY, TAVEUNI, place  # noqa: E402

CASES = Cases("mobility.comments")
DISTANCE = "mobility.distance"
PYPROJ, HAVERSINE = (PROGRAMS[name][1] for name in ("geodesic", "haversine"))
SQLITE = ("SQLite", sqlite3.sqlite_version)
CATEGORIES = ("traffic", "accident", "delay", "deviation", "other")


def comment(id, t, category="traffic", at=None, text="…"):
    return {"id": id, "t": t, "category": category, "text": text, **({"lat": at[0], "lon": at[1]} if at else {})}


def asked(comments, category=None, near=None, metres=None):
    wanted = {"category": category} if category else {}
    if near:
        wanted["near"] = {"lat": near[0], "lon": near[1], "metres": metres}
    return {"comments": comments, "filter": wanted}


def told(given, distance):
    """What SQLite gives, with distances by a program."""
    measure = PROGRAMS[distance][0]
    near = given["filter"].get("near")

    def metres(lat, lon):
        return None if lat is None else measure((near["lat"], near["lon"]), (lat, lon))

    with sqlite3.connect(":memory:") as base:
        base.create_function("metres", 2, metres)
        base.execute("CREATE TABLE comments (id TEXT, t NUMERIC, category TEXT, lat REAL, lon REAL)")
        base.executemany("INSERT INTO comments VALUES (?, ?, ?, ?, ?)",
                         [(one["id"], float(one["t"]), one["category"], one.get("lat"), one.get("lon"))
                             for one in given["comments"]])
        query, values = "SELECT id FROM comments WHERE 1", []
        if "category" in given["filter"]:
            query, values = query + " AND category = ?", [given["filter"]["category"]]
        if near:
            query, values = query + " AND metres(lat, lon) <= ?", [*values, float(near["metres"])]
        return [id for id, in base.execute(query + " ORDER BY t DESC, id", values)]


def add(group, slug, given, expected=None, readings=None, **more):
    """`expected` by hand must be what the programs tell too, under both distances unless one is named."""
    answers = {name: told(given, name) for name in ("geodesic", "haversine")}
    near = given["filter"].get("near")
    for one in given["comments"] if near else []:
        if "lat" in one and (one["lat"], one["lon"]) != (near["lat"], near["lon"]):
            for measure, _ in PROGRAMS.values():
                metres = measure((near["lat"], near["lon"]), (one["lat"], one["lon"]))
                assert abs(metres - near["metres"]) > (0.5 if readings else 1), (slug, metres)
    if answers["geodesic"] != answers["haversine"]:
        assert readings, slug
    ids = answers[(readings or {}).get(DISTANCE, "geodesic")]
    assert expected is None or expected.split() == ids, (slug, ids)
    if not ({"by", "computed", "source"} & set(more)):
        more["computed"] = SQLITE
    CASES.add(group, slug, "COM-1", given, {"ids": ids}, readings=readings, **more)


# ---- order

G = "order"
add(G, "nothing", asked([]), "", by="no comments")
add(G, "one", asked([comment("a", 0)]), "a", by="one comment")
for order in itertools.permutations([("a", 30), ("b", 20), ("c", 10)]):
    add(G, "newest-first-" + "".join(id for id, _ in order), asked([comment(id, t) for id, t in order]), "a b c",
        by="30, 20, 10 whatever the order they come in", basis="source")
add(G, "numbers-not-texts", asked([comment("a", 9), comment("b", 10), comment("c", 100)]), "c b a", by="100 > 10 > 9")
add(G, "before-the-epoch", asked([comment("a", -10), comment("b", 0), comment("c", -20)]), "b a c", by="0 > -10 > -20")
add(G, "fractions", asked([comment("a", 1.25), comment("b", 1.5), comment("c", 1.375)]), "b c a",
    by="1.5 > 1.375 > 1.25")
add(G, "a-hair-newer", asked([comment("a", 10), comment("b", 10.000001)]), "b a", by="10.000001 > 10", tags="boundary")
add(G, "tie-by-id", asked([comment("b", 5), comment("a", 5), comment("c", 5)]), "a b c", by="one time: by id",
    tags="boundary")
add(G, "tie-in-two-spellings", asked([comment("b", Numeral("5.0")), comment("a", Numeral("5e0"))]), "a b",
    by="5.0 is 5e0", tags="boundary numbers")
add(G, "tie-capitals-first", asked([comment("a", 5), comment("B", 5), comment("A", 5), comment("b", 5)]), "A B a b",
    tags="boundary question", note="By code points, not by a dictionary.")
add(G, "tie-digits-as-text", asked([comment("10", 5), comment("9", 5), comment("1", 5)]), "1 10 9",
    tags="boundary question",
    note="Ids are texts: 10 is before 9.")
add(G, "tie-prefix", asked([comment("ab", 5), comment("a", 5), comment("", 5), comment("abc", 5)]), None,
    tags="boundary")
add(G, "tie-accents", asked([comment("é", 5), comment("z", 5), comment("e", 5)]), "e z é", tags="boundary question")
add(G, "tie-beyond-the-first-plane", asked([comment("😀", 5), comment("ﬀ", 5), comment("z", 5)]), "z ﬀ 😀",
    tags="boundary question",
    note="By code points U+FB00 is before U+1F600; by UTF-16 units it would be after it.")
add(G, "newest-before-id", asked([comment("z", 6), comment("a", 5)]), "z a", by="time before id")
CHANCE = random.Random(41)
for number in range(1, 16):
    ids = CHANCE.sample("abcdefghijklmnop", 7)
    add(G, f"by-chance-{number}-order", asked([comment(id, CHANCE.choice([1, 2, 3])) for id in ids]))

# ---- categories

G = "category"
EACH = [comment(category[:3], t, category) for t, category in enumerate(CATEGORIES)]
add(G, "no-filter", asked(EACH), "oth dev del acc tra", by="all five", basis="source")
for category in CATEGORIES:
    add(G, f"only-{category}", asked(EACH, category), category[:3], by="matches exactly", basis="source")
    add(G, f"none-of-{category}", asked([one for one in EACH if one["category"] != category], category), "",
        by="no such comment")
add(G, "several-of-one", asked([*EACH, comment("x", 9, "delay"), comment("y", 8, "delay")], "delay"), "x y del",
    by="9, 8, 2")
add(G, "other-is-a-category", asked(EACH, "other"), "oth", by="other is not a wildcard", tags="boundary")
add(G, "text-is-not-looked-at", asked([comment("a", 1, "delay", text="accident"), comment("b", 2, "accident",
    text="delay")], "accident"), "b",
    by="the category, not the text")
add(G, "empty-text", asked([comment("a", 1, text="")]), "a", by="any text")
add(G, "located-and-not", asked([comment("a", 1, "delay", TORINO), comment("b", 2, "delay")], "delay"), "b a",
    by="without near a place is not needed")

# ---- near

G = "near"
add(G, "same-place", asked([comment("a", 1, at=TORINO)], None, TORINO, 0), "a", by="0 m ≤ 0 m", tags="boundary",
    basis="decision")
add(G, "not-located", asked([comment("a", 1)], None, TORINO, 20000000), "", by="near keeps only located ones",
    basis="decision",
    note="Not even with a circle around the whole Earth.")
add(G, "located-and-not-located", asked([comment("a", 1), comment("b", 2, at=TORINO)], None, TORINO, 100), "b",
    by="only the located one")
add(G, "whole-earth", asked([comment("a", 1, at=TORINO), comment("b", 2, at=SYDNEY)], None, COMPIEGNE, 20037509),
    "b a", by="no place is farther away")
add(G, "origin-is-a-place", asked([comment("a", 1, at=(0, 0)), comment("b", 2)], None, (0, 0), 1), "a",
    by="0, 0 is a place")
add(G, "order-is-not-by-distance", asked([comment("near", 1, at=TORINO), comment("far", 2, at=place(TORINO, 0, 500))],
    None, TORINO, 1000),
    "far near", by="newest first, not nearest")
add(G, "around-the-antimeridian",
    asked([comment("a", 1, at=(-16.8, -179.9995)), comment("b", 2, at=(-16.8, 179.9995))], None, TAVEUNI, 100),
    computed=PYPROJ, basis="standard")
add(G, "around-the-pole", asked([comment("a", 1, at=(89.9999, 0)), comment("b", 2, at=(89.9999, 180))], None,
    (89.9999, 90), 50),
    computed=PYPROJ, basis="standard")
for name, home in [("torino", TORINO), ("compiegne", COMPIEGNE), ("sydney", SYDNEY), ("quito", (-0.1807, -78.4678)),
    ("longyearbyen", (78.2232, 15.6267))]:
    for metres in (100, 500, 5000):
        near, far = (place(home, bearing, metres * factor) for bearing, factor in ((90, 0.985), (0, 1.015)))
        add("near-boundary", f"{name}-{metres}-m", asked([comment("in", 1, at=near), comment("out", 2, at=far)], None,
            home, metres),
            computed=PYPROJ, tags="boundary", basis="standard")
        other = place(home, 37, metres)
        add("near-boundary", f"{name}-{metres}-m-slanting", asked([comment("a", 1, at=other)], None, home,
            metres + max(2, metres // 50)), "a",
            computed=PYPROJ, tags="boundary", basis="standard")

# Between the two distances, which differ by up to half a percent.
for name, home, bearing, metres, at in [
    ("torino-north", TORINO, 0, 10000, 10002), ("torino-north-short", TORINO, 0, 10000, 9998),
        ("torino-east", TORINO, 90, 10000, 9985),
    ("sydney-east", SYDNEY, 90, 20000, 19980), ("quito-north", (-0.1807, -78.4678), 0, 10000, 10030),
        ("quito-east", (-0.1807, -78.4678), 90, 10000, 9995),
    ("longyearbyen-north", (78.2232, 15.6267), 0, 10000, 9980), ("longyearbyen-east", (78.2232, 15.6267), 90, 10000,
        9970),
    ("compiegne-east", COMPIEGNE, 90, 10000, 9980), ("compiegne-north", COMPIEGNE, 0, 10000, 9999),
]:
    other = place(home, bearing, metres, 9)
    given = asked([comment("a", 1, at=other)], None, home, at)
    both = {option: told(given, option) for option in ("geodesic", "haversine")}
    for option, program in (("geodesic", PYPROJ), ("haversine", HAVERSINE)):
        if both["geodesic"] == both["haversine"] and option == "haversine":
            continue
        readings = {DISTANCE: option} if both["geodesic"] != both["haversine"] else None
        add("ellipsoid-or-sphere", f"{name}-{option}", given, readings=readings, computed=program, tags="boundary",
            basis="standard" if option == "geodesic" else "decision")

# ---- both

G = "both"
for category, metres, expected in [("delay", 1000, "c"), ("delay", 10, ""), ("traffic", 1000, "d a"),
    ("other", 1000, "")]:
    add(G, f"{category}-within-{metres}", asked([comment("a", 1, "traffic", TORINO), comment("b", 2, "delay"),
        comment("c", 3, "delay", place(TORINO, 0, 500)),
        comment("d", 4, "traffic", place(TORINO, 90, 900)), comment("e", 5, "traffic", place(TORINO, 90, 1100))],
            category, TORINO, metres),
        expected, by="both filters hold")
for number in range(1, 21):
    comments = [comment(id, CHANCE.randint(1, 6), CHANCE.choice(CATEGORIES[:3]),
                        place(TORINO, CHANCE.randrange(360), CHANCE.choice([100, 400, 700, 1500]))
                            if CHANCE.random() < 0.8 else None)
                for id in CHANCE.sample("abcdefghij", 8)]
    add(G, f"by-chance-{number}", asked(comments, CHANCE.choice([None, *CATEGORIES[:3]]), TORINO,
        CHANCE.choice([200, 500, 1000])))

# ---- rejections

G = "invalid"
CASES.add(G, "duplicate", "COM-1", asked([comment("a", 1), comment("a", 2)]), "comment.duplicate", by="one id twice")
CASES.add(G, "duplicate-quite-equal", "COM-1", asked([comment("a", 1), comment("a", 1)]), "comment.duplicate",
    by="one id twice")
CASES.add(G, "duplicate-among-many", "COM-1", asked([comment(id, 1) for id in "abcdea"]), "comment.duplicate",
    by="a twice")
CASES.add(G, "duplicate-filtered-out", "COM-1", asked([comment("a", 1, "delay"), comment("a", 2, "delay")], "traffic"),
    "comment.duplicate",
          by="checked before the filter", tags="question")
add(G, "capitals-are-other-ids", asked([comment("a", 1), comment("A", 2)]), "A a", by="a and A are two ids")
add(G, "normal-forms-are-other-ids", asked([comment("é", 1), comment("e\u0301", 2)]), "e\u0301 é",
    by="two sequences of code points", tags="question")
for slug, given in [("place", asked([comment("a", 1, at=(91, 0))])),
    ("longitude", asked([comment("a", 1, at=(0, -181))])),
                    ("circle", asked([], None, (0, 180.5), 10))]:
    CASES.add(G, slug, "FIX-1", given, "fix.invalid", by="no place on Earth", tags="question")

if __name__ == "__main__":
    CASES.write()
