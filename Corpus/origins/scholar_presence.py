#!/usr/bin/env python3
"""Writes the golden cases of scholar.presence; see scholar.py for where.

Needs rapidfuzz 3.14.6, polyleven and regex of PyPI (by scholar_distance.py), and the sqlite3 of Python.

rapidfuzz tells the distance of each title to each; SQLite joins them (its own comparison of texts for `equal`, the
exact fraction of the distance for `similar`) and counts the h-index with a window function. What has no text to compare
is worked by hand.
"""

import random
import sqlite3
import sys

sys.dont_write_bytecode = True
from rapidfuzz.distance import Levenshtein  # noqa: E402
from scholar import SYMBOL, THRESHOLD, TOLERANCE, Cases, Numeral  # noqa: E402
from scholar_distance import symbols  # noqa: E402

MATCH = "scholar.presence.match"


class PresenceCases(Cases):
    """Where titles have to be equal, no symbols are counted."""

    def add(self, group, slug, clauses, given, output, *, readings=None, **more):
        if (readings or {}).get(MATCH) == "equal":
            clauses = clauses.replace(" EDI-3", "")
        super().add(group, slug, clauses, given, output, readings=readings, **more)


CASES = PresenceCases("scholar.presence", {MATCH: ("similar", "equal"), **TOLERANCE})
RAPIDFUZZ = ("rapidfuzz and SQLite", f"3.14.6, {sqlite3.sqlite_version}")
SQLITE = ("SQLite", sqlite3.sqlite_version)

JOIN = """
CREATE TEMP VIEW pairs AS SELECT h.place AS h, p.place AS p, p.citations AS citations
  FROM homepage h JOIN publications p ON {condition}"""
H_INDEX = """
SELECT count(*) FROM (SELECT citations, row_number() OVER (ORDER BY citations DESC) AS rank FROM
  (SELECT DISTINCT p, citations FROM pairs)) WHERE citations >= rank"""


def told(given, readings):
    def similar(a, b):
        x, y = tuple(symbols(a, readings[SYMBOL])), tuple(symbols(b, readings[SYMBOL]))
        length = max(len(x), len(y), 1)
        alike = 100 * (length - Levenshtein.distance(x, y))
        bound = int(given["percent"]) * length
        return alike >= bound if readings[THRESHOLD] == "inclusive" else alike > bound

    with sqlite3.connect(":memory:") as db:
        db.create_function("similar", 2, similar)
        db.execute("CREATE TABLE homepage (place INTEGER, title TEXT)")
        db.execute("CREATE TABLE publications (place INTEGER, title TEXT, citations INTEGER)")
        db.executemany(
            "INSERT INTO homepage VALUES (?, ?)", [(i, one["title"]) for i, one in enumerate(given["homepage"])]
        )
        db.executemany(
            "INSERT INTO publications VALUES (?, ?, ?)",
            [(i, one["title"], one["citations"]) for i, one in enumerate(given["publications"])],
        )
        condition = "h.title = p.title" if readings[MATCH] == "equal" else "similar(h.title, p.title)"
        db.execute(JOIN.format(condition=condition))
        there = {h for h, in db.execute("SELECT DISTINCT h FROM pairs")}
        present = [i in there for i in range(len(given["homepage"]))]
        return {
            "present": present,
            "colours": ["green" if each else "red" for each in present],
            "kept": [p for p, in db.execute("SELECT DISTINCT p FROM pairs ORDER BY p")],
            "h": db.execute(H_INDEX).fetchone()[0],
        }


def given_of(homepage, publications, percent):
    return {
        "homepage": [
            {"title": one} if isinstance(one, str) else {"title": one[0], "authors": one[1]} for one in homepage
        ],
        "publications": [{"title": title, "citations": citations} for title, citations in publications],
        "percent": percent,
    }


def add(group, slug, homepage, publications, percent, note=None, tags=None, clauses="PRE-1 PRE-2", basis="decision"):
    given = given_of(homepage, publications, percent)
    CASES.spread(
        group,
        slug,
        clauses,
        given,
        lambda readings: told(given, readings),
        computed=RAPIDFUZZ,
        basis=basis,
        note=note,
        tags=tags,
    )


G = "basics"
add(G, "nothing-at-all", [], [], 80, "Four empty answers, not an error.")
add(G, "no-homepage", [], [("a", 5), ("b", 3)], 80, "With an empty homepage h is 0 and none is kept.", clauses="PRE-2")
add(G, "no-publications", ["a", "b"], [], 80, "All red.", basis="source")
add(G, "one-and-the-same", ["Reducibility"], [("Reducibility", 7)], 80, basis="source")
add(G, "one-and-another", ["Reducibility"], [("On line", 7)], 80, basis="source")
add(
    G,
    "all-are-there",
    ["a1", "b2", "c3"],
    [("c3", 3), ("a1", 2), ("b2", 1)],
    100,
    clauses="PRE-1 PRE-2",
    basis="source",
)
add(
    G,
    "one-of-another-author",
    ["abcde", "fghij"],
    [("abcde", 2), ("vwxyz", 50), ("fghij", 2)],
    90,
    "Of two authors with one name: the 50 citations are the other's.",
    basis="source",
)
add(G, "one-unknown-to-scholar", ["abcde", "fghij", "klmno"], [("abcde", 2), ("fghij", 2)], 90, basis="source")
add(
    G,
    "kept-in-the-order-of-the-publications",
    ["c", "a"],
    [("a", 1), ("b", 9), ("c", 5)],
    100,
    "Indices rise, whatever the order of the homepage or of the citations.",
)
add(
    G,
    "authors-do-not-matter",
    [("abcde", "R Karp"), ("fghij", "")],
    [("abcde", 1), ("R Karp", 5)],
    90,
    "Only titles are compared.",
)
add(G, "title-of-the-authors", [("x", "abcde")], [("abcde", 1)], 90)
add(
    G,
    "difference-of-the-source-a-space",
    ["a b c d e f g h i j"],
    [("a b c d e f g h ij", 4)],
    90,
    "«Uno spazio in più o in meno».",
    basis="source",
)
add(
    G,
    "difference-of-the-source-an-exclamation-mark",
    ["Stop counting"],
    [("Stop counting!", 4)],
    90,
    "«Un ! in più o in meno».",
    basis="source",
)
add(G, "letter-case", ["reducibility among problems"], [("Reducibility Among Problems", 4)], 95)
add(G, "slightly-other-title", ["Multiple view geometry"], [("Multiple view geometries", 8), ("Multiple views", 2)], 85)

G = "many"
add(
    G,
    "two-publications-for-one-title",
    ["abcde"],
    [("abcde", 2), ("abcdX", 9)],
    80,
    "Both are kept: no publication is used up.",
    "boundary",
)
add(G, "two-titles-for-one-publication", ["abcde", "abcdX"], [("abcde", 2)], 80, "Both are present.", "boundary")
add(G, "a-title-twice-on-the-homepage", ["abc", "abc"], [("abc", 1)], 100, "One entry for each, duplicates too.")
add(G, "a-publication-twice", ["abc"], [("abc", 2), ("abc", 2)], 100, "Both are kept, h counts both.")
add(G, "crossed", ["abcdefghij", "zbcdefghij"], [("zbcdefghij", 3), ("abcdefghij", 3)], 90, tags="boundary")
add(
    G,
    "chain-is-not-followed",
    ["aaaaaaaaaa"],
    [("aaaaaaaaab", 5), ("aaaaaaaabb", 5)],
    90,
    "The second is similar to the first publication, not to the title.",
    "boundary",
)
add(G, "first-matches-others-do-not", ["abc", "xyz", "uvw"], [("abc", 0)], 90)
add(G, "last-matches-others-do-not", ["uvw", "xyz", "abc"], [("000", 4), ("111", 4), ("abc", 4)], 90)

G = "boundary"
for text, percent in (
    ("abcde", 80),
    ("abcdefghij", 90),
    ("abcdefghijklmnopqrst", 85),
    ("abcdefghijklmnopqrst", 95),
    ("abcdefghijklmnopqrstuvwxy", 68),
    ("ab", 50),
    ("abcde", 20),
    ("abcdefghij", 10),
    ("abc", 67),
    ("abc", 66),
    ("abcdefg", 86),
    ("abcdefg", 85),
):
    d = len(text) * (100 - percent) // 100
    rows = [("0" * edits + text[edits:], 3) for edits in (d - 1, d, d + 1) if 0 <= edits <= len(text)]
    add(
        G,
        f"publications-of-length-{len(text)}-at-{percent}",
        [text],
        rows,
        percent,
        "One edit to each side of the percentage.",
        "boundary",
    )
    add(
        G, f"titles-of-length-{len(text)}-at-{percent}", [row[0] for row in rows], [(text, 3)], percent, tags="boundary"
    )
add(G, "at-a-hundred", ["abc", "abd"], [("abc", 1), ("abe", 1)], 100, tags="boundary")
add(G, "at-zero", ["abc"], [("xyz", 1), ("", 1)], 0, "Everything matches, inclusively.", "boundary")
add(G, "at-one", ["abc"], [("xyz", 1), ("xyc", 1)], 1, tags="boundary")
add(G, "two-empty-titles", [""], [("", 4)], 100, tags="boundary")
add(G, "an-empty-title", ["", "abc"], [("abc", 4), ("", 1)], 90)
add(G, "an-empty-title-at-zero", [""], [("abc", 4)], 0, tags="boundary")
add(
    G,
    "source-eighty-nine-is-dropped",
    ["a" * 100],
    [("a" * 89 + "b" * 11, 5)],
    90,
    "«Scarterà tutte quelle stringhe che sono simili all'89% o meno».",
    "boundary",
    basis="source",
)
add(G, "source-ninety-is-kept", ["a" * 100], [("a" * 90 + "b" * 10, 5)], 90, tags="boundary", basis="source")
add(G, "source-ninety-one-is-kept", ["a" * 100], [("a" * 91 + "b" * 9, 5)], 90, basis="source")

G = "h"
for slug, citations in (
    ("rising", [1, 2, 3, 4, 5]),
    ("falling", [5, 4, 3, 2, 1]),
    ("zeros", [0, 0, 0]),
    ("ones", [1, 1, 1]),
    ("three-threes", [3, 3, 3]),
    ("two-threes", [3, 3]),
    ("large", [9007199254740991, 2147483648, 1]),
    ("one-with-none", [0]),
    ("one-with-one", [1]),
    ("mixed", [10, 0, 7, 7, 2, 4, 1, 0]),
):
    titles = [f"{index}{index}{index}" for index in range(len(citations))]
    add(G, f"all-kept-{slug}", titles, list(zip(titles, citations)), 100, clauses="PRE-2", basis="source")
    add(
        G,
        f"every-second-kept-{slug}",
        titles[::2],
        list(zip(titles, citations)),
        100,
        clauses="PRE-2",
        basis="source",
        note="h is over what is kept.",
    )

G = "equal"
for slug, homepage, title, percent in (
    ("one-letter", "abcdefghij", "abcdefghiX", 80),
    ("letter-case", "Abcdefghij", "abcdefghij", 80),
    ("trailing-space", "abcdefghij ", "abcdefghij", 80),
    ("precomposed-and-not", "perché è così lontano", "perche\u0301 è così lontano", 80),
    ("no-break-space", "a b c d e f", "a\u00a0b c d e f", 80),
    ("zero-width-space", "abcdefghij", "abcde\u200bfghij", 80),
    ("nothing-in-common", "abc", "xyz", 0),
    ("nul", "abcdefghij", "abcdefghij\u0000", 80),
    ("ligature", "efficient and simple", "eﬃcient and simple", 80),
    ("full-stop", "abcdefghij", "abcdefghij.", 90),
):
    add(G, f"differs-by-{slug}", [homepage], [(title, 3)], percent, "Bytes are compared by `equal`.")
add(G, "equal-at-a-hundred", ["abc"], [("abc", 1), ("ABC", 1)], 100, "At 100 both readings say the same, inclusively.")
add(G, "equal-wildcards", ["%", "_b_"], [("abc", 1), ("%", 2)], 60, "No text is a pattern.")
add(G, "equal-sql", ["'); DROP TABLE homepage; --"], [("'); DROP TABLE homepage; --", 1)], 90)
add(G, "equal-numbers", ["1.0", "1"], [("1", 1)], 90, "Texts, not numbers.")

G = "symbols"
for slug, homepage, title, percent in (
    ("emoji", "😀", "😁", 50),
    ("emoji-among-letters", "abc😀", "abc😁", 80),
    ("flags", "🇮🇹", "🇫🇷", 50),
    ("umlaut", "Gödel", "Go\u0308del", 67),
    ("family", "👨‍👩‍👧", "👨‍👩‍👦", 80),
    ("mathematical-letters", "𝛼-shapes", "𝛽-shapes", 85),
):
    add(G, slug, [homepage], [(title, 2)], percent, clauses="PRE-1 EDI-3", tags="symbols")

G = "refused"
for slug, percent in (
    ("below-zero", -1),
    ("above-a-hundred", 101),
    ("a-half", Numeral("80.5")),
    ("huge", Numeral("1e400")),
):
    CASES.add(
        G,
        f"percent-{slug}",
        "SIM-3",
        given_of(["a"], [("a", 1)], percent),
        "percent.invalid",
        by="not a whole number from 0 to 100",
    )
CASES.add(
    G,
    "percent-of-nothing",
    "SIM-3",
    given_of([], [], 101),
    "percent.invalid",
    by="refused, though nothing is compared",
)
CASES.add(
    G, "negative-citations-kept", "HIX-1", given_of(["a"], [("a", -1)], 90), "citations.invalid", by="-1 < 0"
)
CASES.add(
    G,
    "negative-citations-removed",
    "HIX-1",
    given_of(["a"], [("a", 1), ("xyz", -1)], 90),
    "citations.invalid",
    by="-1 < 0",
    note="It would be removed in any case; the input is refused all the same.",
)
CASES.add(
    G,
    "negative-citations-without-homepage",
    "HIX-1",
    given_of([], [("a", -5)], 90),
    "citations.invalid",
    by="-5 < 0",
)
CASES.add(
    G,
    "percent-and-citations",
    "SIM-3",
    given_of(["a"], [("a", -1)], 101),
    "percent.invalid",
    by="both are invalid; the percentage is told",
)
CASES.add(
    G,
    "minus-zero-citations",
    "PRE-2 HIX-1",
    given_of(["a"], [("a", Numeral("-0"))], 90),
    {"present": [True], "colours": ["green"], "kept": [0], "h": 0},
    by="-0 is 0, which is no citation",
)

G = "scattered"
rng = random.Random(20111021)
for index in range(12):
    alphabet = ("ab", "abcd")[index % 2]
    texts = ["".join(rng.choice(alphabet) for _ in range(rng.randrange(2, 8))) for _ in range(9)]
    cut = rng.randrange(2, 5)
    add(
        G,
        f"texts-of-{len(alphabet)}-letters-{index}",
        texts[:cut],
        [(text, rng.randrange(6)) for text in texts[cut:]],
        rng.choice((25, 40, 50, 60, 75, 80)),
    )
CASES.write()
