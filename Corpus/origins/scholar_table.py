#!/usr/bin/env python3
"""Writes the golden cases of scholar.table; see scholar.py for where.

Needs the sqlite3 of Python.

SQLite orders the rows (ORDER BY citations DESC, place), numbers them, and tells h and the colours by the window
functions `row_number()` and `rank()`: a checked row that shares its rank with others is green if the last of them is
still among the first h, grey if only the first is, else red. That is another way to the colours than COL-1 takes. Where
only a text matters the answer is worked by hand.

    rows    one word a publication: its citations, with `@1999` for a year
"""

import itertools
import random
import sqlite3
import sys

sys.dont_write_bytecode = True
from scholar import Cases, Numeral  # noqa: E402

CASES = Cases("scholar.table")
SQLITE = ("SQLite", sqlite3.sqlite_version)
QUERY = """
WITH counted AS (SELECT *, row_number() OVER (ORDER BY citations DESC) AS n,
    rank() OVER (ORDER BY citations DESC) AS first, count(*) OVER (PARTITION BY citations) AS equals
    FROM rows WHERE checked),
  index_h AS (SELECT count(*) AS h FROM counted WHERE citations >= n)
SELECT h, rows.place, rows.citations, rows.checked,
    CASE WHEN first + equals - 1 <= h THEN 'green' WHEN first <= h THEN 'grey' ELSE 'red' END
  FROM rows LEFT JOIN counted USING (place), index_h ORDER BY rows.citations DESC, rows.place"""


def publication(word, index):
    citations, _, year = word.partition("@")
    return {
        "title": f"Title {index}",
        "authors": f"A{index}",
        **({"year": int(year)} if year else {}),
        "citations": int(citations),
    }


def told(publications, taps):
    with sqlite3.connect(":memory:") as db:
        db.execute("CREATE TABLE rows (place INTEGER PRIMARY KEY, citations INTEGER, checked INTEGER DEFAULT 1)")
        db.executemany(
            "INSERT INTO rows (place, citations) VALUES (?, ?)",
            [(place, int(one["citations"])) for place, one in enumerate(publications)],
        )
        order = [place for place, in db.execute("SELECT place FROM rows ORDER BY citations DESC, place")]
        states = []
        for tap in [None, *taps]:
            if tap is not None:
                db.execute("UPDATE rows SET checked = 1 - checked WHERE place = ?", (order[tap],))
            found = db.execute(QUERY).fetchall()
            states.append(
                {
                    "h": f"H-INDEX: {found[0][0] if found else 0}",
                    "found": len(found),
                    "rows": [
                        {
                            "title": publications[place]["title"],
                            "authors": publications[place]["authors"],
                            "year": str(publications[place].get("year") or ""),
                            "quoted": f"Quoted: {citations}",
                            "checked": bool(checked),
                            "colour": colour or "red",
                        }
                        for _, place, citations, checked, colour in found
                    ],
                }
            )
        return {"states": states}


def add(group, slug, words, taps=(), publications=None, clauses="TAB-1", **more):
    publications = publications or [publication(word, index) for index, word in enumerate(words.split())]
    given = {"publications": publications, "taps": list(taps)}
    more = {"computed": SQLITE, "basis": "source", **more}
    if "by" in more:
        del more["computed"]
    CASES.add(group, slug, clauses, given, told(publications, taps), **more)


G = "order"
add(G, "nothing", "", basis="decision", note="One state, the initial one, with h 0 and no row.")
add(G, "one-row", "5")
add(G, "one-row-without-citations", "0")
add(G, "already-sorted", "5 4 3")
add(G, "rising", "3 4 5")
add(G, "ties-as-given", "2 5 2 5", basis="decision", note="Of equal citations the first that was given stands first.")
add(
    G,
    "ties-not-by-title",
    "",
    publications=[
        {"title": "b", "authors": "A", "citations": 3},
        {"title": "a", "authors": "B", "citations": 3},
    ],
    basis="decision",
)
add(G, "all-equal", "3 3 3 3", basis="decision")
add(G, "numbers-not-texts", "9 10", note="As texts 9 would come first.")
add(G, "years-do-not-matter", "2@2011 2@1999 3@2001 3@2005", basis="decision")
add(G, "large-counts", "2147483648 3000000000 9007199254740991")
for order in sorted(set(itertools.permutations((4, 2, 2, 0)))):
    add(G, f"order-{'-'.join(map(str, order))}", " ".join(map(str, order)), clauses="TAB-1 COL-1", basis="decision")

G = "taps"
add(G, "tap-the-only-row", "5", [0])
add(G, "tap-twice", "5 4", [0, 0], note="The second tap undoes the first.")
add(G, "tap-the-first", "5 4 3 2", [0])
add(G, "tap-the-last", "5 4 3 2", [3])
add(G, "tap-in-the-shown-order", "1 9", [0], note="Row 0 is the one that is shown first, with 9.")
add(G, "tap-every-row", "3 3 3", [0, 1, 2])
add(G, "tap-every-row-and-back", "3 2 1", [0, 1, 2, 2, 1, 0])
add(G, "tap-does-not-reorder", "5 5 5", [0], note="The unchecked row stays where it is.")
add(G, "tap-among-ties", "2 2 2 5", [2, 1])
add(G, "tap-what-does-not-count", "9 9 0 0", [3], note="h and the other colours stay.")
add(G, "tap-lowers-h-by-one", "3 3 3", [1])
add(G, "tap-leaves-h", "5 5 2 2", [0], note="A 2 takes the place of the 5; h stays 2.", clauses="TAB-1 COL-1")
add(G, "tap-ends-the-limbo", "4 4 3 3 1", [3], clauses="TAB-1 COL-1")
add(G, "tap-makes-a-limbo", "5 5 2 2", [0], clauses="TAB-1 COL-1")
add(G, "tap-makes-and-ends-a-limbo", "6 2 2 2", [1, 2, 3, 1], clauses="TAB-1 COL-1")
add(G, "unchecked-is-red", "9 1", [0], clauses="TAB-1 COL-1", note="Red, though it has the most citations.")
add(G, "none-checked", "7 7", [0, 1], clauses="TAB-1 COL-2", note="h 0: all red; found stays 2.")
add(G, "found-counts-unchecked", "1 1 1", [2, 1, 0])
add(G, "twelve-taps-of-one-row", "2 2", [1] * 12, note="Back at the beginning.")
add(G, "ten-rows-two-taps", "12 11 9 7 5 5 5 3 1 0", [6, 4])
for mask in range(1, 16):
    taps = [row for row in range(4) if mask >> row & 1]
    add(G, f"each-way-to-tap-3-2-2-1-{mask:04b}", "3 2 2 1", taps, clauses="TAB-1 COL-1")
for mask in range(1, 16):
    taps = [row for row in range(4) if mask >> row & 1]
    add(G, f"each-way-to-tap-2-2-2-2-{mask:04b}", "2 2 2 2", taps, clauses="TAB-1 COL-1")

G = "texts"


def texts(slug, title, authors, year=None, citations=3, **more):
    publications = [
        {"title": title, "authors": authors, **({} if year is None else {"year": year}), "citations": citations}
    ]
    shown = "" if year in (None, 0) else str(int(float(year)))
    count = int(float(citations))
    given = {"publications": publications, "taps": []}
    CASES.add(
        G,
        slug,
        "TAB-2",
        given,
        {
            "states": [
                {
                    "h": f"H-INDEX: {min(count, 1)}",
                    "found": 1,
                    "rows": [
                        {
                            "title": title,
                            "authors": authors,
                            "year": shown,
                            "quoted": f"Quoted: {count}",
                            "checked": True,
                            "colour": "green" if count else "red",
                        }
                    ],
                }
            ]
        },
        **{"by": "texts as they are, h by one row", "basis": "source", **more},
    )


texts("known-year", "Reducibility", "R Karp", 1972)
texts("unknown-year", "Reducibility", "R Karp", note="An unknown year is empty text.")
texts(
    "year-zero",
    "Reducibility",
    "R Karp",
    0,
    note="The source keeps an unknown year as 0 and shows it as empty text.",
    tags="question",
)
texts("year-one", "Reducibility", "R Karp", 1, basis="decision", note="Only 0 stands for unknown.")
texts(
    "year-with-a-point",
    "Reducibility",
    "R Karp",
    Numeral("1972.0"),
    basis="decision",
    note="A whole number, however it is written.",
)
texts("year-with-an-exponent", "Reducibility", "R Karp", Numeral("2e3"), basis="decision")
texts("year-of-five-digits", "Reducibility", "R Karp", 12345, basis="decision")
texts("citations-with-a-point", "Reducibility", "R Karp", 1972, Numeral("7.0"), basis="decision")
texts(
    "citations-with-an-exponent", "Reducibility", "R Karp", 1972, Numeral("1e3"), basis="decision", note="Quoted: 1000."
)
texts("citations-minus-zero", "Reducibility", "R Karp", 1972, Numeral("-0"), basis="decision", note="-0 is 0.")
texts("no-citations", "Reducibility", "R Karp", 1972, 0)
texts("a-million-citations", "Reducibility", "R Karp", 1972, 1000000, note="No separators.")
texts("empty-title-and-authors", "", "", 1972, basis="decision")
texts("blanks-are-kept", "  a  b ", " R  Karp ", basis="decision")
for slug, text in (
    ("quotes", "It's \"quoted\""),
    ("percent", "100 % @%d %@ %s"),
    ("sql", "'); DROP TABLE x; --"),
    ("markup", "<b>a</b> &amp;"),
    ("accents", "Perché è così"),
    ("emoji", "😀👨‍👩‍👧"),
    ("line-break", "a\nb"),
    ("nul", "a\u0000b"),
    ("right-to-left", "שלום"),
    ("combining", "e\u0301"),
    ("long", "x" * 900),
):
    texts(f"title-with-{slug}", text, text, 2011, basis="decision", tags="hostile")
add(
    G,
    "rows-of-one-title",
    "",
    [0],
    publications=[{"title": "Same", "authors": "", "citations": 2}] * 2,
    clauses="TAB-1 TAB-2",
    basis="decision",
    note="Two rows, not one.",
)

G = "refused"
for slug, words, taps in (
    ("one-past-the-end", "5 4", [2]),
    ("below-zero", "5 4", [-1]),
    ("of-no-rows", "", [0]),
    ("far-away", "5", [9007199254740991]),
    ("after-good-ones", "5 4", [0, 1, 2]),
    ("before-good-ones", "5 4", [2, 0]),
    ("minus-many", "5 4", [-2147483648]),
):
    publications = [publication(word, index) for index, word in enumerate(words.split())]
    CASES.add(
        G,
        f"row-{slug}",
        "TAB-1",
        {"publications": publications, "taps": taps},
        "row.outOfRange",
        tags="boundary",
        by=f"rows are 0 to {len(publications) - 1}" if publications else "there is no row",
    )
for slug, counts in (("one", [-1]), ("last", [5, 4, -1]), ("first", [-3, 5]), ("very-negative", [-9007199254740991])):
    publications = [{"title": "a", "authors": "b", "citations": count} for count in counts]
    CASES.add(
        G,
        f"citations-negative-{slug}",
        "HIX-1",
        {"publications": publications, "taps": []},
        "citations.invalid",
        by="negative citations",
    )
CASES.add(
    G,
    "citations-negative-and-row-missing",
    "HIX-1",
    {"publications": [{"title": "a", "authors": "b", "citations": -1}], "taps": [1]},
    "citations.invalid",
    by="both are invalid; the citations are told",
)
TWO = [publication("5", 0), publication("4", 1)]
for slug, written, row in (("with-a-point", "1.0", 1), ("with-an-exponent", "10e-1", 1), ("minus-zero", "-0", 0)):
    CASES.add(
        G,
        f"row-{slug}",
        "TAB-1",
        {"publications": TWO, "taps": [Numeral(written)]},
        told(TWO, [row]),
        computed=SQLITE,
        note=f"{written} is row {row}.",
    )

G = "scattered"
rng = random.Random(1985)
for index in range(24):
    words = " ".join(str(rng.choice((0, 1, 2, 3, 3, 4, 5, 8))) for _ in range(rng.randrange(3, 8)))
    taps = [rng.randrange(len(words.split())) for _ in range(rng.randrange(1, 4))]
    add(G, f"by-chance-{index}", words, taps, clauses="TAB-1 COL-1")
CASES.write()
