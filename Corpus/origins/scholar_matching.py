#!/usr/bin/env python3
"""Writes the golden cases of scholar.matching; see scholar.py for where.

Needs rapidfuzz 3.14.6, polyleven 0.12.0 and regex of PyPI (by scholar_distance.py).

Every distance is that of rapidfuzz (`process.cdist` with Levenshtein's distance, over symbols as tuples); polyleven
must agree on scalars. Which pairs are similar is decided on the exact fraction of the distance.
The titles in REAL are labelled pairs of DBLP-ACM, in which the first and the last are two different papers.
"""

import random
import sys
from fractions import Fraction

sys.dont_write_bytecode = True
from polyleven import levenshtein  # noqa: E402
from rapidfuzz import process  # noqa: E402
from rapidfuzz.distance import Levenshtein  # noqa: E402
from scholar import SYMBOL, THRESHOLD, TOLERANCE, Cases, Numeral  # noqa: E402
from scholar_distance import symbols  # noqa: E402

CASES = Cases("scholar.matching", TOLERANCE)
RAPIDFUZZ = ("rapidfuzz", "3.14.6")


def exact(alike):
    return alike.numerator if alike.denominator == 1 else alike.numerator / alike.denominator


def told(given, readings):
    lists = [[tuple(symbols(text, readings[SYMBOL])) for text in given[side]] for side in ("left", "right")]
    distances = process.cdist(*lists, scorer=Levenshtein.distance)
    pairs = []
    for i, left in enumerate(lists[0]):
        for j, right in enumerate(lists[1]):
            d, length = int(distances[i][j]), max(len(left), len(right))
            if readings[SYMBOL] == "scalar":
                assert d == levenshtein(given["left"][i], given["right"][j])
            alike = Fraction(100 * (length - d), length) if length else Fraction(100)
            if alike > given["percent"] or alike == given["percent"] and readings[THRESHOLD] == "inclusive":
                pairs.append([i, j, exact(alike)])
    return {"pairs": pairs}


def add(group, slug, left, right, percent, note=None, tags=None, clauses="MAT-1", basis="decision"):
    given = {"left": left, "right": right, "percent": percent}
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


# ---- which pairs, in which order

G = "basics"
add(G, "nothing-against-nothing", [], [], 80, "No pairs, not an error.")
add(G, "something-against-nothing", ["a"], [], 80)
add(G, "nothing-against-something", [], ["a"], 80)
add(G, "one-equal-pair", ["H-Index"], ["H-Index"], 80)
add(G, "one-unequal-pair", ["H-Index"], ["xyz"], 80)
add(G, "example-of-the-source", ["aaaab"], ["aaaaa"], 75, basis="source")
add(G, "example-of-the-source-at-eighty", ["aaaab"], ["aaaaa"], 80, tags="boundary", basis="source")
add(G, "one-left-many-right", ["aaaaa"], ["aaaab", "bbbbb", "aaaaa", "aaabb", "aaaa"], 70)
add(G, "many-left-one-right", ["aaaab", "bbbbb", "aaaaa", "aaabb", "aaaa"], ["aaaaa"], 70)
add(
    G,
    "order-by-left-then-right",
    ["b", "a", "b"],
    ["a", "b", "a"],
    100,
    "Sorted by i, then j, not by similarity nor by text.",
)
add(G, "better-pair-later", ["abcde"], ["abcdx", "abcde"], 60, "All pairs, not the best one; in order of j.")
add(G, "every-pair-of-equals", ["x", "x", "x"], ["x", "x"], 90, "A text of one side may have many partners.")
add(G, "two-each-cross", ["abcdefghij", "abcdefghiX"], ["abcdefghiX", "abcdefghij"], 90, tags="boundary")
add(G, "longer-side-first", ["abc", "abcd", "abcde"], ["abcd", "abc"], 75, tags="boundary")
add(G, "same-list-twice", ["one", "two", "three"], ["one", "two", "three"], 60)
add(G, "reversed-list", ["one", "two", "three"], ["three", "two", "one"], 60)
add(G, "case-is-not-folded", ["ABCDE"], ["abcde"], 1)
add(G, "space-is-a-symbol", ["a b c d e"], ["abcde"], 50)
add(G, "not-trimmed", [" abcd "], ["abcd"], 60)
add(G, "one-hundred-percent", ["abc", "abd"], ["abc", "abcd"], 100)
add(G, "tenth-before-second", [str(n) for n in range(12)], ["10", "2"], 100, "Places are numbers: 2 before 10.")

G = "empty"
add(G, "two-empty-texts", [""], [""], 100, "Two empty texts are 100 % alike.", "boundary")
add(G, "empty-against-text", [""], ["a"], 1)
add(G, "empty-against-text-at-zero", [""], ["a"], 0, "0 is not above 0.", "boundary")
add(G, "empties-among-texts", ["", "a", ""], ["a", ""], 50)
add(G, "empties-at-zero", ["", "a"], ["", "b"], 0, tags="boundary")
add(G, "blank-is-not-empty", [" "], [""], 50)
add(G, "two-empty-texts-at-zero", [""], [""], 0)

G = "ends"
for percent in (0, 1, 99, 100):
    add(
        G,
        f"four-against-four-at-{percent}",
        ["abcd", "abcx", "wxyz", "abcd "],
        ["abcd", "dcba", "", "zyxw"],
        percent,
        tags="boundary",
    )
for slug, percent in (
    ("below-zero", -1),
    ("above-a-hundred", 101),
    ("a-half", Numeral("80.5")),
    ("huge", Numeral("1e400")),
    ("a-hair-above", Numeral("100.0000000001")),
    ("a-hair-below", Numeral("-0.0000000001")),
    ("a-million", 1000000),
):
    CASES.add(
        G,
        f"percent-{slug}",
        "SIM-3",
        {"left": ["a"], "right": ["a"], "percent": percent},
        "percent.invalid",
        by="not a whole number from 0 to 100",
    )
CASES.add(
    G,
    "percent-invalid-without-texts",
    "SIM-3",
    {"left": [], "right": [], "percent": 101},
    "percent.invalid",
    by="refused though there is nothing to compare",
)
for slug, percent in (("decimal-point", "90.0"), ("exponent", "9e1"), ("negative-exponent", "900e-1")):
    CASES.add(
        G,
        f"ninety-with-{slug}",
        "MAT-1 SIM-3",
        {"left": ["aaaaaaaaaab"], "right": ["aaaaaaaaaaa", "b"], "percent": Numeral(percent)},
        told(
            {"left": ["aaaaaaaaaab"], "right": ["aaaaaaaaaaa", "b"], "percent": 90},
            {SYMBOL: "utf16", THRESHOLD: "inclusive"},
        ),
        computed=RAPIDFUZZ,
    )
CASES.add(
    G,
    "minus-zero-percent",
    "MAT-1 SIM-3",
    {"left": ["a"], "right": ["a"], "percent": Numeral("-0")},
    {"pairs": [[0, 0, 100]]},
    by="-0 is 0; equal texts are 100 % alike",
)

# ---- exactly at the percentage, and one edit to each side

G = "boundary"
LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"


def edited(text, count, how):
    """A text at this distance: figures stand in no text, so each costs one edit; so does each missing letter."""
    step = max(1, len(text) // max(count, 1))
    at = [index * step for index in range(count)]
    if how == "substituted":
        return "".join("0" if index in at else letter for index, letter in enumerate(text))
    if how == "shortened":
        return "".join(letter for index, letter in enumerate(text) if index not in at)
    return "".join(("0" if index in at else "") + letter for index, letter in enumerate(text))


for length, percent in (
    (5, 80),
    (10, 90),
    (20, 85),
    (20, 95),
    (25, 68),
    (30, 90),
    (40, 80),
    (50, 68),
    (50, 90),
    (7, 50),
    (3, 67),
    (3, 66),
    (6, 83),
    (6, 84),
    (9, 89),
    (9, 88),
    (11, 91),
    (11, 90),
    (12, 92),
    (29, 69),
):
    text = LETTERS[:length]
    d = length * (100 - percent) // 100
    right = [
        edited(text, d, "substituted"),
        edited(text, d + 1, "substituted"),
        edited(text, max(d - 1, 0), "substituted"),
        edited(text, d, "shortened"),
        edited(text, d + 1, "shortened"),
        edited(text, d, "lengthened"),
    ]
    add(
        G,
        f"length-{length}-at-{percent}",
        [text],
        right,
        percent,
        "One edit to each side of the percentage; a filter by length or letters must not lose one.",
        "boundary",
    )

# ---- what filters lose

G = "filters"
add(G, "no-first-letter-in-common", ["xbcdefghij"], ["ybcdefghij"], 80, "A filter by first letters loses it.")
add(G, "no-word-in-common", ["aab ccd eef ggh"], ["aac cce eeg ggi"], 70, "A filter by words loses it.")
add(
    G,
    "no-trigram-in-common",
    ["abXcdXefX"],
    ["abYcdYefY"],
    66,
    "A filter by groups of three letters loses it.",
    "boundary",
)
add(G, "no-bigram-in-common", ["aXbXcX"], ["aYbYcY"], 50, "A filter by pairs of letters loses it.", "boundary")
add(
    G,
    "same-letters-other-order",
    ["abcdefgh"],
    ["hgfedcba"],
    20,
    "A filter by letters keeps it, the distance does not.",
)
add(G, "lengths-far-apart-at-low-percent", ["ab"], ["abcdefghij", "abcdefghijk"], 20, tags="boundary")
add(
    G,
    "shifted-by-one",
    ["abcdefghij"],
    ["xabcdefghi", "bcdefghijk"],
    80,
    "Two edits, though no place is equal.",
    "boundary",
)
add(G, "insertion-in-front", ["abcdefghi"], ["0abcdefghi"], 90, tags="boundary")
add(G, "transposition-costs-two", ["abcdefghij"], ["abcdefghji"], 80, "90 by a distance that swaps.", "boundary")
add(G, "a-long-one-and-its-piece", ["a" * 300], ["a" * 240, "a" * 239, "a" * 301], 80, tags="boundary long")
add(
    G,
    "over-64-symbols",
    [LETTERS + LETTERS[:14]],
    [LETTERS + LETTERS[:12] + "00", LETTERS[:40] + "0" * 14 + LETTERS[:12]],
    79,
    tags="long",
)
add(
    G,
    "buckets-of-equal-length",
    [a + "zzzz" for a in "abcdefgh"],
    [a + "zzzz" for a in "hgfedcba"],
    80,
    "Every pair is 80 % alike at least.",
    "boundary",
)

# ---- symbols

G = "symbols"
SYMBOL_PAIRS = [
    ("two-emoji", ["😀"], ["😁"], 50),
    ("emoji-among-letters", ["abc😀"], ["abc😁"], 80),
    ("flags", ["🇮🇹"], ["🇫🇷"], 50),
    ("precomposed-and-not", ["perché"], ["perche\u0301"], 80),
    ("umlaut", ["Gödel"], ["Go\u0308del"], 67),
    ("mathematical-letters", ["𝛼-shapes"], ["𝛽-shapes"], 85),
    ("family", ["👨‍👩‍👧"], ["👨‍👩‍👦"], 80),
    ("hangul", ["한글"], ["한글"], 50),
    ("han", ["数学原理"], ["数学原本"], 75),
    ("devanagari", ["नमस्ते"], ["नमस्त"], 80),
    ("cr-lf", ["a\r\nb"], ["a\nb"], 75),
    ("accent-dropped", ["Università"], ["Universita"], 90),
    ("ligature", ["efﬁcient"], ["efficient"], 70),
    ("long-dash", ["H–Index"], ["H-Index"], 85),
    ("curly-quotes", ["“Limbo”"], ['"Limbo"'], 71),
    ("no-break-space", ["a\u00a0b"], ["a b"], 66),
    ("zero-width-space", ["ab\u200bcd"], ["abcd"], 80),
    ("nul", ["ab\u0000cd"], ["abcd"], 80),
]
for slug, left, right, percent in SYMBOL_PAIRS:
    # NUL is one symbol by every reading.
    clauses = "MAT-1" if slug == "nul" else "MAT-1 EDI-3"
    add(G, slug, left, right, percent, clauses=clauses, basis="decision", tags="symbols")

# ---- titles

G = "titles"
TITLES = [
    "Reducibility among combinatorial problems",
    "On the computational complexity of combinatorial problems",
    "Multiple view geometry in computer vision",
    "Video Google: a text retrieval approach to object matching",
    "The small-world phenomenon: an algorithmic perspective",
]
OTHERS = [
    "Reducibility Among Combinatorial Problems",
    "Reducibility among combinatorial problems.",
    "Video Google: A text retrieval approach to object matching in videos",
    "Small-world phenomena",
    "Multiple View Geometry in Computer Vision!",
]
for percent in (60, 68, 80, 90, 95, 98):
    add(G, f"titles-at-{percent}", TITLES, OTHERS, percent)
REAL = [
    (
        "secure transaction processing in firm real-time database systems",
        "secure buffering in firm real-time database systems",
    ),
    (
        "cost-based optimization of decision support queries using transient views",
        "cost-based optimization of decision support queries using transient-views",
    ),
    (
        "things every update replication customer should know",
        "things every update replication customer should know ( abstract )",
    ),
    ("reminiscences an influential papers", "reminiscences on influential papers"),
    ("an open storage system for abstract objects", "an open abstract-object storage system"),
    ("clustering validity checking methods : part ii", "cluster validity methods : part i"),
]
for percent in (50, 70, 85, 90):
    add(
        G,
        f"pairs-in-one-list-at-{percent}",
        [a for a, _ in REAL],
        [b for _, b in REAL],
        percent,
        "The label is not asked; only the texts.",
    )
for slug, left, right in (
    ("full-stop", "Stop counting", "Stop counting."),
    ("double-space", "a  b c d e f", "a b c d e f"),
    ("exclamation-mark", "Stop counting!", "Stop counting"),
    ("subtitle", "Counting: how to stop", "Counting"),
    ("year-in-it", "ICML 1999", "ICML 2000"),
):
    add(
        G, f"difference-{slug}", [left], [right, left.upper()], 90, basis="source" if slug != "subtitle" else "decision"
    )

# ---- hostile texts

G = "hostile"
add(G, "sql", ["'); DROP TABLE x; --"], ["'); DROP TABLE y; --"], 90)
add(G, "wildcards", ["%", "_", "*", "?", ".*"], ["%", "abc", "*"], 100, "No text is a pattern.")
add(G, "markup", ["<b>a</b>"], ["a", "<b>a</b>"], 80)
add(G, "line-breaks", ["a\nb", "a\r\nb"], ["a\nb", "a b"], 60)
add(G, "backslashes", ["\\n", "\\\\"], ["\n", "\\"], 50, tags="boundary")
add(G, "controls", ["\u0000", "\u0001"], ["\u0000", "\u001f"], 100)
add(G, "numbers-as-texts", ["1", "1.0", "01"], ["1", "1.0"], 100)

# ---- by chance

G = "scattered"
rng = random.Random(20101106)
for index in range(14):
    alphabet = ("ab", "abc", "abcdef ")[index % 3]
    texts = ["".join(rng.choice(alphabet) for _ in range(rng.randrange(1, 9))) for _ in range(10)]
    cut = rng.randrange(2, 8)
    percent = rng.choice((20, 25, 40, 50, 60, 67, 75, 80))
    add(G, f"texts-of-{len(alphabet)}-letters-{index}", texts[:cut], texts[cut:], percent)

CASES.write()
