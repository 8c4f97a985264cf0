#!/usr/bin/env python3
"""Makes cases of scholar.matching: rapidfuzz computes every distance (`process.cdist` with Levenshtein's distance, over
symbols), and polyleven must give the same distances if the symbols are scalars. The similarity, an exact fraction, is
compared with the percentage.

The titles in REAL are labelled pairs from DBLP-ACM. The first and the last pair in REAL are titles of different papers.
"""
import random
from fractions import Fraction
from importlib.metadata import version

from polyleven import levenshtein
from rapidfuzz import process
from rapidfuzz.distance import Levenshtein

from shared.cases import Cases
from shared.line import Numeral
from shared.symbols import SYMBOL, THRESHOLD, TOLERANCE, symbols

CASES = Cases("scholar.matching", __file__)
RAPIDFUZZ = ("rapidfuzz", version("rapidfuzz"))


def told(given, readings):
    lists = [[symbols(text, readings[SYMBOL]) for text in given[side]] for side in ("left", "right")]
    distances = process.cdist(*lists, scorer=Levenshtein.distance)
    percent, pairs = Fraction(given["percent"]), []
    for i, left in enumerate(lists[0]):
        for j, right in enumerate(lists[1]):
            d, length = int(distances[i][j]), max(len(left), len(right))
            assert readings[SYMBOL] != "scalar" or d == levenshtein(given["left"][i], given["right"][j])
            alike = Fraction(100 * (length - d), length) if length else Fraction(100)
            if alike > percent or alike == percent and readings[THRESHOLD] == "inclusive":
                pairs.append([i, j, alike.numerator if alike.denominator == 1 else alike.numerator / alike.denominator])
    return {"pairs": pairs}


def add(group, slug, left, right, percent, note=None, tags=None, clauses="MAT-1", basis="decision"):
    given = {"left": left, "right": right, "percent": percent}
    CASES.spread(TOLERANCE, group, slug, clauses, given, lambda readings: told(given, readings), computed=RAPIDFUZZ,
                 basis=basis, note=note, tags=tags)


# ---- which pairs are found, and in which order

for slug, left, right, percent, note, tags in [
        ("nothing-against-nothing", [], [], 80, "No pairs, not an error.", None),
        ("something-against-nothing", ["a"], [], 80, None, None), ("nothing-against-something", [], ["a"], 80, None, None),
        ("one-equal-pair", ["H-Index"], ["H-Index"], 80, None, None), ("one-unequal-pair", ["H-Index"], ["xyz"], 80, None, None),
        ("example-of-the-source", ["aaaab"], ["aaaaa"], 75, None, None),
        ("example-of-the-source-at-eighty", ["aaaab"], ["aaaaa"], 80, None, "boundary"),
        ("one-left-many-right", ["aaaaa"], ["aaaab", "bbbbb", "aaaaa", "aaabb", "aaaa"], 70, None, None),
        ("many-left-one-right", ["aaaab", "bbbbb", "aaaaa", "aaabb", "aaaa"], ["aaaaa"], 70, None, None),
        ("order-by-left-then-right", ["b", "a", "b"], ["a", "b", "a"], 100, "Sorted by i, then j, not by similarity nor by text.",
         None),
        ("better-pair-later", ["abcde"], ["abcdx", "abcde"], 60, "All pairs, not the best one; in order of j.", None),
        ("every-pair-of-equals", ["x", "x", "x"], ["x", "x"], 90, "A text of one side may have many partners.", None),
        ("two-each-cross", ["abcdefghij", "abcdefghiX"], ["abcdefghiX", "abcdefghij"], 90, None, "boundary"),
        ("longer-side-first", ["abc", "abcd", "abcde"], ["abcd", "abc"], 75, None, "boundary"),
        ("same-list-twice", ["one", "two", "three"], ["one", "two", "three"], 60, None, None),
        ("reversed-list", ["one", "two", "three"], ["three", "two", "one"], 60, None, None),
        ("case-is-not-folded", ["ABCDE"], ["abcde"], 1, None, None), ("space-is-a-symbol", ["a b c d e"], ["abcde"], 50, None, None),
        ("not-trimmed", [" abcd "], ["abcd"], 60, None, None), ("one-hundred-percent", ["abc", "abd"], ["abc", "abcd"], 100, None, None),
        ("tenth-before-second", [str(n) for n in range(12)], ["10", "2"], 100, "Places are numbers: 2 before 10.", None)]:
    add("basics", slug, left, right, percent, note, tags, basis="source" if slug.startswith("example") else "decision")
for slug, left, right, percent, note, tags in [
        ("two-empty-texts", [""], [""], 100, "Two empty texts are 100 % alike.", "boundary"),
        ("empty-against-text", [""], ["a"], 1, None, None),
        ("empty-against-text-at-zero", [""], ["a"], 0, "0 is not above 0.", "boundary"),
        ("empties-among-texts", ["", "a", ""], ["a", ""], 50, None, None), ("empties-at-zero", ["", "a"], ["", "b"], 0, None, "boundary"),
        ("blank-is-not-empty", [" "], [""], 50, None, None), ("two-empty-texts-at-zero", [""], [""], 0, None, None)]:
    add("empty", slug, left, right, percent, note, tags)
for percent in (0, 1, 99, 100):
    add("ends", f"four-against-four-at-{percent}", ["abcd", "abcx", "wxyz", "abcd "], ["abcd", "dcba", "", "zyxw"], percent,
        tags="boundary")
for slug, percent in (("decimal-point", "90.0"), ("exponent", "9e1"), ("negative-exponent", "900e-1")):
    add("ends", f"ninety-with-{slug}", ["aaaaaaaaaab"], ["aaaaaaaaaaa", "b"], Numeral(percent), clauses="MAT-1 SIM-3")

# ---- pairs exactly at the percentage, and one edit above or below it

LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"


def edited(text, count, how):
    """Returns a string at distance `count` from `text`: each edit writes a digit or removes a letter, and `text` has no
    digits."""
    places = [index * max(1, len(text) // max(count, 1)) for index in range(count)]
    change = {"substituted": lambda letter: "0", "shortened": lambda letter: "", "lengthened": lambda letter: "0" + letter}[how]
    return "".join(change(letter) if index in places else letter for index, letter in enumerate(text))


for length, percent in ((5, 80), (10, 90), (20, 85), (20, 95), (25, 68), (30, 90), (40, 80), (50, 68), (50, 90), (7, 50), (3, 67),
                        (3, 66), (6, 83), (6, 84), (9, 89), (9, 88), (11, 91), (11, 90), (12, 92), (29, 69)):
    text, d = LETTERS[:length], length * (100 - percent) // 100
    right = [edited(text, d, "substituted"), edited(text, d + 1, "substituted"), edited(text, max(d - 1, 0), "substituted"),
             edited(text, d, "shortened"), edited(text, d + 1, "shortened"), edited(text, d, "lengthened")]
    add("boundary", f"length-{length}-at-{percent}", [text], right, percent,
        "One edit to each side of the percentage; a filter by length or letters must not lose one.", "boundary")

# ---- pairs that an implementation with a wrong filter misses

for slug, left, right, percent, note, tags in [
        ("no-first-letter-in-common", ["xbcdefghij"], ["ybcdefghij"], 80, "A filter by first letters loses it.", None),
        ("no-word-in-common", ["aab ccd eef ggh"], ["aac cce eeg ggi"], 70, "A filter by words loses it.", None),
        ("no-trigram-in-common", ["abXcdXefX"], ["abYcdYefY"], 66, "A filter by groups of three letters loses it.", "boundary"),
        ("no-bigram-in-common", ["aXbXcX"], ["aYbYcY"], 50, "A filter by pairs of letters loses it.", "boundary"),
        ("same-letters-other-order", ["abcdefgh"], ["hgfedcba"], 20, "A filter by letters keeps it, the distance does not.", None),
        ("lengths-far-apart-at-low-percent", ["ab"], ["abcdefghij", "abcdefghijk"], 20, None, "boundary"),
        ("shifted-by-one", ["abcdefghij"], ["xabcdefghi", "bcdefghijk"], 80, "Two edits, though no place is equal.", "boundary"),
        ("insertion-in-front", ["abcdefghi"], ["0abcdefghi"], 90, None, "boundary"),
        ("transposition-costs-two", ["abcdefghij"], ["abcdefghji"], 80, "90 by a distance that swaps.", "boundary"),
        ("a-long-one-and-its-piece", ["a" * 300], ["a" * 240, "a" * 239, "a" * 301], 80, None, "boundary long"),
        ("over-64-symbols", [LETTERS + LETTERS[:14]], [LETTERS + LETTERS[:12] + "00", LETTERS[:40] + "0" * 14 + LETTERS[:12]], 79,
         None, "long"),
        ("buckets-of-equal-length", [a + "zzzz" for a in "abcdefgh"], [a + "zzzz" for a in "hgfedcba"], 80,
         "Every pair is 80 % alike at least.", "boundary")]:
    add("filters", slug, left, right, percent, note, tags)

# ---- symbols; NUL is a symbol under every option

for slug, left, right, percent in [
        ("two-emoji", "😀", "😁", 50), ("emoji-among-letters", "abc😀", "abc😁", 80), ("flags", "🇮🇹", "🇫🇷", 50),
        ("precomposed-and-not", "perché", "perche\u0301", 80), ("umlaut", "Gödel", "Go\u0308del", 67),
        ("mathematical-letters", "𝛼-shapes", "𝛽-shapes", 85), ("family", "👨‍👩‍👧", "👨‍👩‍👦", 80), ("hangul", "한글", "한글", 50),
        ("han", "数学原理", "数学原本", 75), ("devanagari", "नमस्ते", "नमस्त", 80), ("cr-lf", "a\r\nb", "a\nb", 75),
        ("accent-dropped", "Università", "Universita", 90), ("ligature", "efﬁcient", "efficient", 70),
        ("long-dash", "H–Index", "H-Index", 85), ("curly-quotes", "“Limbo”", '"Limbo"', 71),
        ("no-break-space", "a\u00a0b", "a b", 66), ("zero-width-space", "ab\u200bcd", "abcd", 80), ("nul", "ab\u0000cd", "abcd", 80)]:
    add("symbols", slug, [left], [right], percent, tags="symbols", clauses="MAT-1" if slug == "nul" else "MAT-1 EDI-3")

# ---- titles

TITLES = ["Reducibility among combinatorial problems", "On the computational complexity of combinatorial problems",
          "Multiple view geometry in computer vision", "Video Google: a text retrieval approach to object matching",
          "The small-world phenomenon: an algorithmic perspective"]
OTHERS = ["Reducibility Among Combinatorial Problems", "Reducibility among combinatorial problems.",
          "Video Google: A text retrieval approach to object matching in videos", "Small-world phenomena",
          "Multiple View Geometry in Computer Vision!"]
for percent in (60, 68, 80, 90, 95, 98):
    add("titles", f"titles-at-{percent}", TITLES, OTHERS, percent)
REAL = [("secure transaction processing in firm real-time database systems", "secure buffering in firm real-time database systems"),
        ("cost-based optimization of decision support queries using transient views",
         "cost-based optimization of decision support queries using transient-views"),
        ("things every update replication customer should know", "things every update replication customer should know ( abstract )"),
        ("reminiscences an influential papers", "reminiscences on influential papers"),
        ("an open storage system for abstract objects", "an open abstract-object storage system"),
        ("clustering validity checking methods : part ii", "cluster validity methods : part i")]
for percent in (50, 70, 85, 90):
    add("titles", f"pairs-in-one-list-at-{percent}", [a for a, _ in REAL], [b for _, b in REAL], percent,
        "The label is not asked; only the texts.")
for slug, left, right in (
        ("full-stop", "Stop counting", "Stop counting."), ("double-space", "a  b c d e f", "a b c d e f"),
        ("exclamation-mark", "Stop counting!", "Stop counting"), ("subtitle", "Counting: how to stop", "Counting"),
        ("year-in-it", "ICML 1999", "ICML 2000")):
    add("titles", f"difference-{slug}", [left], [right, left.upper()], 90, basis="decision" if slug == "subtitle" else "source")

# ---- hostile strings, random strings

for slug, left, right, percent, note, tags in [
        ("sql", ["'); DROP TABLE x; --"], ["'); DROP TABLE y; --"], 90, None, None),
        ("wildcards", ["%", "_", "*", "?", ".*"], ["%", "abc", "*"], 100, "No text is a pattern.", None),
        ("markup", ["<b>a</b>"], ["a", "<b>a</b>"], 80, None, None), ("line-breaks", ["a\nb", "a\r\nb"], ["a\nb", "a b"], 60, None, None),
        ("backslashes", ["\\n", "\\\\"], ["\n", "\\"], 50, None, "boundary"),
        ("controls", ["\u0000", "\u0001"], ["\u0000", "\u001f"], 100, None, None),
        ("numbers-as-texts", ["1", "1.0", "01"], ["1", "1.0"], 100, None, None)]:
    add("hostile", slug, left, right, percent, note, tags)
CHANCE = random.Random(20101106)
for index in range(14):
    alphabet = ("ab", "abc", "abcdef ")[index % 3]
    texts = ["".join(CHANCE.choice(alphabet) for _ in range(CHANCE.randrange(1, 9))) for _ in range(10)]
    cut = CHANCE.randrange(2, 8)
    percent = CHANCE.choice((20, 25, 40, 50, 60, 67, 75, 80))
    add("scattered", f"texts-of-{len(alphabet)}-letters-{index}", texts[:cut], texts[cut:], percent)

CASES.run()
