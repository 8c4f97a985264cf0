#!/usr/bin/env python3
"""Makes cases of scholar.table: Python's SQLite orders the rows (ORDER BY citations DESC, place), numbers them, and
computes h and the colours with the window functions `row_number()` and `rank()`.

Checked rows with the same rank are green if all these rows are among the first h rows, grey if some but not all are,
and otherwise red. This definition of the colours is independent of the definition in COL-1. A publication is written as
a word: the number of its citations, followed by `@1999` for a year.
"""
import itertools
import random
import sqlite3

from shared.cases import Cases
from shared.line import Numeral

CASES = Cases("scholar.table", __file__)
SQLITE = ("SQLite", sqlite3.sqlite_version)
QUERY = """
WITH counted AS (SELECT *, row_number() OVER (ORDER BY citations DESC) AS n,
    rank() OVER (ORDER BY citations DESC) AS first, count(*) OVER (PARTITION BY citations) AS equals
    FROM rows WHERE checked),
  index_h AS (SELECT count(*) AS h FROM counted WHERE citations >= n)
SELECT h, rows.place, rows.citations, rows.checked,
    CASE WHEN first + equals - 1 <= h THEN 'green' WHEN first <= h THEN 'grey' ELSE 'red' END
  FROM rows LEFT JOIN counted USING (place), index_h ORDER BY rows.citations DESC, rows.place"""


def told(publications, taps):
    with sqlite3.connect(":memory:") as db:
        db.execute("CREATE TABLE rows (place INTEGER PRIMARY KEY, citations INTEGER, checked INTEGER DEFAULT 1)")
        db.executemany("INSERT INTO rows (place, citations) VALUES (?, ?)",
                       [(place, one["citations"]) for place, one in enumerate(publications)])
        order = [place for place, in db.execute("SELECT place FROM rows ORDER BY citations DESC, place")]
        states, stored = [], []
        for tap in [None, *taps]:
            if tap is not None:
                row = int(float(tap))
                db.execute("UPDATE rows SET checked = 1 - checked WHERE place = ?", (order[row],))
                checked, = db.execute("SELECT checked FROM rows WHERE place = ?", (order[row],)).fetchone()
                stored.append({"row": row, "checked": bool(checked)})
            found = db.execute(QUERY).fetchall()
            rows = [{"title": publications[place]["title"], "authors": publications[place]["authors"],
                     "year": str(publications[place].get("year") or ""), "quoted": f"Quoted: {citations}",
                     "checked": bool(checked), "colour": colour or "red"} for _, place, citations, checked, colour in found]
            states.append({"h": f"H-INDEX: {found[0][0] if found else 0}", "found": len(found), "rows": rows})
        return {"states": states, "stored": stored}


def publication(word, index):
    citations, _, year = word.partition("@")
    return {"title": f"Title {index}", "authors": f"A{index}", **({"year": int(year)} if year else {}), "citations": int(citations)}


def add(group, slug, words, taps=(), note=None, clauses="TAB-1", basis="source"):
    """Adds a case; `words` is a string or a list of publications. Older cases, without `stored`, have ids without
    `-stored`."""
    publications = words if isinstance(words, list) else [publication(word, at) for at, word in enumerate(words.split())]
    CASES.add(group, f"{slug}-stored", clauses, {"publications": publications, "taps": list(taps)}, told(publications, taps),
              computed=SQLITE, note=note, basis=basis)


for slug, words, basis, note in [
        ("nothing", "", "decision", "One state, the initial one, with h 0 and no row."), ("one-row", "5", "source", None),
        ("one-row-without-citations", "0", "source", None), ("already-sorted", "5 4 3", "source", None), ("rising", "3 4 5", "source", None),
        ("ties-as-given", "2 5 2 5", "decision", "Of equal citations the first that was given stands first."),
        ("ties-not-by-title", [{"title": "b", "authors": "A", "citations": 3}, {"title": "a", "authors": "B", "citations": 3}],
         "decision", None),
        ("all-equal", "3 3 3 3", "decision", None), ("numbers-not-texts", "9 10", "source", "As texts 9 would come first."),
        ("years-do-not-matter", "2@2011 2@1999 3@2001 3@2005", "decision", None),
        ("large-counts", "2147483648 3000000000 9007199254740991", "source", None)]:
    add("order", slug, words, note=note, basis=basis)
for order in sorted(set(itertools.permutations("4220"))):
    add("order", f"order-{'-'.join(order)}", " ".join(order), clauses="TAB-1 COL-1", basis="decision")

COLOURED = "TAB-1 COL-1"
for slug, words, taps, clauses, note in [
        ("tap-the-only-row", "5", [0], "TAB-1", None), ("tap-twice", "5 4", [0, 0], "TAB-1", "The second tap undoes the first."),
        ("tap-the-first", "5 4 3 2", [0], "TAB-1", None), ("tap-the-last", "5 4 3 2", [3], "TAB-1", None),
        ("tap-in-the-shown-order", "1 9", [0], "TAB-1", "Row 0 is the one that is shown first, with 9."),
        ("tap-every-row", "3 3 3", [0, 1, 2], "TAB-1", None), ("tap-every-row-and-back", "3 2 1", [0, 1, 2, 2, 1, 0], "TAB-1", None),
        ("tap-does-not-reorder", "5 5 5", [0], "TAB-1", "The unchecked row stays where it is."),
        ("tap-among-ties", "2 2 2 5", [2, 1], "TAB-1", None),
        ("tap-what-does-not-count", "9 9 0 0", [3], "TAB-1", "h and the other colours stay."),
        ("tap-lowers-h-by-one", "3 3 3", [1], "TAB-1", None),
        ("tap-leaves-h", "5 5 2 2", [0], COLOURED, "A 2 takes the place of the 5; h stays 2."),
        ("tap-ends-the-limbo", "4 4 3 3 1", [3], COLOURED, None), ("tap-makes-and-ends-a-limbo", "6 2 2 2", [1, 2, 3, 1], COLOURED, None),
        ("unchecked-is-red", "9 1", [0], COLOURED, "Red, though it has the most citations."),
        ("none-checked", "7 7", [0, 1], "TAB-1 COL-2", "h 0: all red; found stays 2."),
        ("found-counts-unchecked", "1 1 1", [2, 1, 0], "TAB-1", None),
        ("twelve-taps-of-one-row", "2 2", [1] * 12, "TAB-1", "Back at the beginning."),
        ("ten-rows-two-taps", "12 11 9 7 5 5 5 3 1 0", [6, 4], "TAB-1", None)]:
    add("taps", slug, words, taps, note, clauses)
for words in ("3 2 2 1", "2 2 2 2"):
    for mask in range(1, 16):
        add("taps", f"each-way-to-tap-{words.replace(' ', '-')}-{mask:04b}", words, [row for row in range(4) if mask >> row & 1],
            clauses=COLOURED)

add("texts", "rows-of-one-title", [{"title": "Same", "authors": "", "citations": 2}] * 2, [0], "Two rows, not one.", "TAB-1 TAB-2",
    "decision")
for slug, row, meant in (("with-a-point", "1.0", 1), ("with-an-exponent", "10e-1", 1), ("minus-zero", "-0", 0)):
    add("refused", f"row-{slug}", "5 4", [Numeral(row)], f"{row} is row {meant}.", basis="decision")

CHANCE = random.Random(1985)
for index in range(24):
    citations = [str(CHANCE.choice((0, 1, 2, 3, 3, 4, 5, 8))) for _ in range(CHANCE.randrange(3, 8))]
    taps = [CHANCE.randrange(len(citations)) for _ in range(CHANCE.randrange(1, 4))]
    add("scattered", f"by-chance-{index}", " ".join(citations), taps, clauses=COLOURED)

CASES.run()
