#!/usr/bin/env python3
"""Makes cases of scholar.presence; rapidfuzz and Python's SQLite compute the outcomes.

rapidfuzz computes the distance between any two titles. SQLite joins the titles: for the option `equal` with SQLite's
own comparison of strings, and for the option `similar` with the exact similarity. SQLite also computes the h-index and
the lines.
"""
import random
import sqlite3
from importlib.metadata import version

from rapidfuzz.distance import Levenshtein

from shared.cases import Cases
from shared.symbols import SYMBOL, THRESHOLD, TOLERANCE, symbols

CASES = Cases("scholar.presence", __file__)
MATCH = "scholar.presence.match"
OPTIONS = {MATCH: ("similar", "equal"), **TOLERANCE}
PROGRAMS = ("rapidfuzz and SQLite", f"{version('rapidfuzz')}, {sqlite3.sqlite_version}")
JOIN = """
CREATE TEMP VIEW pairs AS SELECT h.place AS h, p.place AS p, p.citations AS citations
  FROM homepage h JOIN publications p ON {condition}"""
H_INDEX = """
SELECT count(*) FROM (SELECT citations, row_number() OVER (ORDER BY citations DESC) AS rank FROM
  (SELECT DISTINCT p, citations FROM pairs)) WHERE citations >= rank"""


def told(given, readings):
    def similar(a, b):
        x, y = symbols(a, readings[SYMBOL]), symbols(b, readings[SYMBOL])
        length = max(len(x), len(y), 1)
        alike, bound = 100 * (length - Levenshtein.distance(x, y)), given["percent"] * length
        return alike >= bound if readings[THRESHOLD] == "inclusive" else alike > bound

    with sqlite3.connect(":memory:") as db:
        db.create_function("similar", 2, similar)
        db.execute("CREATE TABLE homepage (place INTEGER, title TEXT, authors TEXT)")
        db.execute("CREATE TABLE publications (place INTEGER, title TEXT, citations INTEGER)")
        db.executemany("INSERT INTO homepage VALUES (?, ?, ?)",
                       [(i, one["title"], one.get("authors")) for i, one in enumerate(given["homepage"])])
        db.executemany("INSERT INTO publications VALUES (?, ?, ?)",
                       [(i, one["title"], one["citations"]) for i, one in enumerate(given["publications"])])
        db.execute(JOIN.format(condition="h.title = p.title" if readings[MATCH] == "equal" else "similar(h.title, p.title)"))
        there = {h for h, in db.execute("SELECT DISTINCT h FROM pairs")}
        present = [i in there for i in range(len(given["homepage"]))]
        return {"present": present, "colours": ["green" if each else "red" for each in present],
                "kept": [p for p, in db.execute("SELECT DISTINCT p FROM pairs ORDER BY p")], "h": db.execute(H_INDEX).fetchone()[0],
                "found": db.execute("SELECT count(*) FROM homepage").fetchone()[0],
                "lines": [[text for text in row if text is not None] for row in db.execute(
                    "SELECT title, nullif(authors, '') FROM homepage ORDER BY place")]}


def add(group, slug, homepage, publications, percent, note=None, tags=None, clauses="PRE-1 PRE-2", basis="decision"):
    given = {"homepage": [{"title": one} if isinstance(one, str) else {"title": one[0], "authors": one[1]} for one in homepage],
             "publications": [{"title": title, "citations": citations} for title, citations in publications],
             "percent": percent}

    def of(named):
        """Returns the clauses of a case; leaves out EDI-3 under the option `equal`, which counts no symbols."""
        return clauses.replace(" EDI-3", "") if named.get(MATCH) == "equal" else clauses

    # Up to version 4.2.0 of the corpus, an outcome of this subsystem had neither `found` nor `lines`.
    CASES.spread(OPTIONS, group, f"{slug}-lines", of, given, lambda readings: told(given, readings), computed=PROGRAMS, basis=basis,
                 note=note, tags=tags)


# ---- which titles are present

REDUCIBILITY, FIVE, TWO = "Reducibility", "abcde", [("abcde", 2), ("fghij", 2)]
for slug, homepage, publications, percent, note, basis in [
        ("nothing-at-all", [], [], 80, "Four empty answers, not an error.", "decision"),
        ("no-publications", ["a", "b"], [], 80, "All red.", "source"),
        ("one-and-the-same", [REDUCIBILITY], [(REDUCIBILITY, 7)], 80, None, "source"),
        ("one-and-another", [REDUCIBILITY], [("On line", 7)], 80, None, "source"),
        ("all-are-there", ["a1", "b2", "c3"], [("c3", 3), ("a1", 2), ("b2", 1)], 100, None, "source"),
        ("one-of-another-author", [FIVE, "fghij"], [(FIVE, 2), ("vwxyz", 50), ("fghij", 2)], 90,
         "Of two authors with one name: the 50 citations are the other's.", "source"),
        ("one-unknown-to-scholar", [FIVE, "fghij", "klmno"], TWO, 90, None, "source"),
        ("kept-in-the-order-of-the-publications", ["c", "a"], [("a", 1), ("b", 9), ("c", 5)], 100,
         "Indices rise, whatever the order of the homepage or of the citations.", "decision"),
        ("authors-do-not-matter", [(FIVE, "R Karp"), ("fghij", "")], [(FIVE, 1), ("R Karp", 5)], 90,
         "Only titles are compared.", "decision"),
        ("title-of-the-authors", [("x", FIVE)], [(FIVE, 1)], 90, None, "decision"),
        ("difference-of-the-source-a-space", ["a b c d e f g h i j"], [("a b c d e f g h ij", 4)], 90,
         "«Uno spazio in più o in meno».", "source"),
        ("difference-of-the-source-an-exclamation-mark", ["Stop counting"], [("Stop counting!", 4)], 90,
         "«Un ! in più o in meno».", "source"),
        ("letter-case", ["reducibility among problems"], [("Reducibility Among Problems", 4)], 95, None, "decision"),
        ("slightly-other-title", ["Multiple view geometry"], [("Multiple view geometries", 8), ("Multiple views", 2)], 85, None,
         "decision")]:
    add("basics", slug, homepage, publications, percent, note, basis=basis)
add("basics", "no-homepage", [], [("a", 5), ("b", 3)], 80, "With an empty homepage h is 0 and none is kept.", clauses="PRE-2")
for slug, homepage, publications, percent, note, tags in [
        ("two-publications-for-one-title", [FIVE], [(FIVE, 2), ("abcdX", 9)], 80, "Both are kept: no publication is used up.",
         "boundary"),
        ("two-titles-for-one-publication", [FIVE, "abcdX"], [(FIVE, 2)], 80, "Both are present.", "boundary"),
        ("a-title-twice-on-the-homepage", ["abc", "abc"], [("abc", 1)], 100, "One entry for each, duplicates too.", None),
        ("a-publication-twice", ["abc"], [("abc", 2), ("abc", 2)], 100, "Both are kept, h counts both.", None),
        ("crossed", ["abcdefghij", "zbcdefghij"], [("zbcdefghij", 3), ("abcdefghij", 3)], 90, None, "boundary"),
        ("chain-is-not-followed", ["aaaaaaaaaa"], [("aaaaaaaaab", 5), ("aaaaaaaabb", 5)], 90,
         "The second is similar to the first publication, not to the title.", "boundary"),
        ("first-matches-others-do-not", ["abc", "xyz", "uvw"], [("abc", 0)], 90, None, None),
        ("last-matches-others-do-not", ["uvw", "xyz", "abc"], [("000", 4), ("111", 4), ("abc", 4)], 90, None, None)]:
    add("many", slug, homepage, publications, percent, note, tags)

# ---- at the percentage

LETTERS = "abcdefghijklmnopqrstuvwxy"
for length, percent in ((5, 80), (10, 90), (20, 85), (20, 95), (25, 68), (2, 50), (5, 20), (10, 10), (3, 67), (3, 66), (7, 86), (7, 85)):
    text, d = LETTERS[:length], length * (100 - percent) // 100
    rows = [("0" * edits + text[edits:], 3) for edits in (d - 1, d, d + 1) if 0 <= edits <= length]
    add("boundary", f"publications-of-length-{length}-at-{percent}", [text], rows, percent,
        "One edit to each side of the percentage.", "boundary")
    add("boundary", f"titles-of-length-{length}-at-{percent}", [row[0] for row in rows], [(text, 3)], percent, tags="boundary")
for slug, homepage, publications, percent, note, tags, basis in [
        ("at-a-hundred", ["abc", "abd"], [("abc", 1), ("abe", 1)], 100, None, "boundary", "decision"),
        ("at-zero", ["abc"], [("xyz", 1), ("", 1)], 0, "Everything matches, inclusively.", "boundary", "decision"),
        ("at-one", ["abc"], [("xyz", 1), ("xyc", 1)], 1, None, "boundary", "decision"),
        ("two-empty-titles", [""], [("", 4)], 100, None, "boundary", "decision"),
        ("an-empty-title", ["", "abc"], [("abc", 4), ("", 1)], 90, None, None, "decision"),
        ("an-empty-title-at-zero", [""], [("abc", 4)], 0, None, "boundary", "decision"),
        ("source-eighty-nine-is-dropped", ["a" * 100], [("a" * 89 + "b" * 11, 5)], 90,
         "«Scarterà tutte quelle stringhe che sono simili all'89% o meno».", "boundary", "source"),
        ("source-ninety-is-kept", ["a" * 100], [("a" * 90 + "b" * 10, 5)], 90, None, "boundary", "source"),
        ("source-ninety-one-is-kept", ["a" * 100], [("a" * 91 + "b" * 9, 5)], 90, None, None, "source")]:
    add("boundary", slug, homepage, publications, percent, note, tags, basis=basis)

# ---- the h-index

for slug, citations in (
        ("rising", [1, 2, 3, 4, 5]), ("falling", [5, 4, 3, 2, 1]), ("zeros", [0, 0, 0]), ("ones", [1, 1, 1]), ("three-threes", [3, 3, 3]),
        ("two-threes", [3, 3]), ("large", [9007199254740991, 2147483648, 1]), ("one-with-none", [0]), ("one-with-one", [1]),
        ("mixed", [10, 0, 7, 7, 2, 4, 1, 0])):
    titles = [str(index) * 3 for index in range(len(citations))]
    add("h", f"all-kept-{slug}", titles, list(zip(titles, citations)), 100, clauses="PRE-2", basis="source")
    add("h", f"every-second-kept-{slug}", titles[::2], list(zip(titles, citations)), 100, "h is over what is kept.", None, "PRE-2",
        "source")

# ---- equal or similar, symbols

TEN, BYTES = "abcdefghij", "Bytes are compared by `equal`."
for slug, one, title, percent in (
        ("one-letter", TEN, "abcdefghiX", 80), ("letter-case", "Abcdefghij", TEN, 80), ("trailing-space", TEN + " ", TEN, 80),
        ("precomposed-and-not", "perché è così lontano", "perche\u0301 è così lontano", 80),
        ("no-break-space", "a b c d e f", "a\u00a0b c d e f", 80), ("zero-width-space", TEN, "abcde\u200bfghij", 80),
        ("nothing-in-common", "abc", "xyz", 0), ("nul", TEN, TEN + "\u0000", 80),
        ("ligature", "efficient and simple", "eﬃcient and simple", 80), ("full-stop", TEN, TEN + ".", 90)):
    add("equal", f"differs-by-{slug}", [one], [(title, 3)], percent, BYTES)
SQL = "'); DROP TABLE homepage; --"
for slug, homepage, publications, percent, note in [
        ("at-a-hundred", ["abc"], [("abc", 1), ("ABC", 1)], 100, "At 100 both readings say the same, inclusively."),
        ("wildcards", ["%", "_b_"], [("abc", 1), ("%", 2)], 60, "No text is a pattern."), ("sql", [SQL], [(SQL, 1)], 90, None),
        ("numbers", ["1.0", "1"], [("1", 1)], 90, "Texts, not numbers.")]:
    add("equal", f"equal-{slug}", homepage, publications, percent, note)
for slug, one, title, percent in (
        ("emoji", "😀", "😁", 50), ("emoji-among-letters", "abc😀", "abc😁", 80), ("flags", "🇮🇹", "🇫🇷", 50),
        ("umlaut", "Gödel", "Go\u0308del", 67), ("family", "👨‍👩‍👧", "👨‍👩‍👦", 80), ("mathematical-letters", "𝛼-shapes", "𝛽-shapes", 85)):
    add("symbols", slug, [one], [(title, 2)], percent, clauses="PRE-1 EDI-3", tags="symbols")

# ---- random titles

CHANCE = random.Random(20111021)
for index in range(12):
    alphabet = ("ab", "abcd")[index % 2]
    texts = ["".join(CHANCE.choice(alphabet) for _ in range(CHANCE.randrange(2, 8))) for _ in range(9)]
    cut = CHANCE.randrange(2, 5)
    publications = [(text, CHANCE.randrange(6)) for text in texts[cut:]]
    add("scattered", f"texts-of-{len(alphabet)}-letters-{index}", texts[:cut], publications, CHANCE.choice((25, 40, 50, 60, 75, 80)))

CASES.run()
