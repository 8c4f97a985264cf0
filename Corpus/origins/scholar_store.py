#!/usr/bin/env python3
"""Writes the golden cases of scholar.store; see scholar.py for where.

Needs the sqlite3 of Python.

Each list of operations is carried out by SQLite, with the statements of the source (h-index-calculate §4.4, §5.2),
values bound instead of pasted. A key is never given twice where the tables say AUTOINCREMENT. Rejections are by hand.

    operations  words such as `add:5:Title`, `titles:a,b`, `delete:scholar:1`, `list:homepage`
"""

import itertools
import random
import sqlite3
import sys

sys.dont_write_bytecode = True
from scholar import Cases, Numeral  # noqa: E402

KEY = "scholar.store.key"
CASES = Cases("scholar.store", {KEY: ("reused", "never")})
SQLITE = ("SQLite", sqlite3.sqlite_version)
TABLES = {"scholar": "publicationsFromGoogleScholar", "homepage": "publicationsFromHomepage"}
CREATE = (
    "CREATE TABLE IF NOT EXISTS publicationsFromGoogleScholar (pk INTEGER PRIMARY KEY {}, numCitazioni INTEGER, "
    "titolo VARCHAR, autori VARCHAR, anno INTEGER, isChecked INTEGER)",
    "CREATE TABLE IF NOT EXISTS publicationsFromHomepage (pk INTEGER PRIMARY KEY {}, titolo VARCHAR, autori VARCHAR, "
    "isPresentInGoogleScholar INTEGER)",
)
LISTS = {
    "scholar": (
        "SELECT pk, titolo, autori, anno, numCitazioni, isChecked FROM publicationsFromGoogleScholar "
        "ORDER BY numCitazioni DESC, pk",
        ("key", "title", "authors", "year", "citations", "checked"),
    ),
    "homepage": (
        "SELECT pk, titolo, autori, isPresentInGoogleScholar FROM publicationsFromHomepage ORDER BY pk",
        ("key", "title", "authors", "present"),
    ),
}
UPDATES = {
    "addAuthors": ("UPDATE publicationsFromHomepage SET autori = ? WHERE pk = ?", "authors"),
    "setChecked": ("UPDATE publicationsFromGoogleScholar SET isChecked = ? WHERE pk = ?", "checked"),
    "setPresent": ("UPDATE publicationsFromHomepage SET isPresentInGoogleScholar = ? WHERE pk = ?", "present"),
}


def whole(value):
    return int(float(value)) if isinstance(value, Numeral) else value


def carried_out(db, create, one):
    kind = one["kind"]
    table = TABLES.get(one.get("table"))
    if kind == "open":
        for statement in create:
            db.execute(statement)
        return {}
    if kind == "add":
        row = (whole(one["citations"]), one["title"], one["authors"], whole(one.get("year", 0)))
        return {
            "key": db.execute(
                "INSERT INTO publicationsFromGoogleScholar (numCitazioni,titolo,autori,anno,isChecked) "
                "VALUES (?, ?, ?, ?, 1)",
                row,
            ).lastrowid
        }
    if kind == "addHomepageTitles":
        return {
            "keys": [
                db.execute(
                    "INSERT INTO publicationsFromHomepage (titolo,autori,isPresentInGoogleScholar) "
                    "VALUES (?, '', 0)",
                    (title,),
                ).lastrowid
                for title in one["titles"]
            ]
        }
    if kind == "list":
        statement, names = LISTS[one["table"]]
        rows = [dict(zip(names, row)) for row in db.execute(statement)]
        return {
            "publications": [
                {name: bool(value) if name in ("checked", "present") else value for name, value in row.items()}
                for row in rows
            ]
        }
    if kind == "count":
        return {"count": db.execute(f"SELECT COUNT (*) FROM {table}").fetchone()[0]}
    if kind == "deleteDuplicates":
        return {
            "deleted": db.execute(
                f"DELETE FROM {table} WHERE pk NOT IN (SELECT MIN(pk) FROM {table} GROUP BY titolo)"
            ).rowcount
        }
    if kind == "deleteAll":
        return {"deleted": db.execute(f"DELETE FROM {table}").rowcount}
    if kind == "delete":
        count = db.execute(f"DELETE FROM {table} WHERE pk = ?", (whole(one["key"]),)).rowcount
    else:
        statement, name = UPDATES[kind]
        count = db.execute(statement, (one[name], whole(one["key"]))).rowcount
    return {} if count else {"error": "key.unknown"}


def told(given, readings):
    create = [each.format("AUTOINCREMENT" if readings[KEY] == "never" else "") for each in CREATE]
    with sqlite3.connect(":memory:") as db:
        for statement in create:
            db.execute(statement)
        return {"results": [carried_out(db, create, one) for one in given["operations"]]}


def operation(word):
    kind, *parts = word.split(":")
    if kind == "add":
        citations, title, *year = parts
        return {
            "kind": "add",
            "title": title,
            "authors": "A",
            **({"year": int(year[0])} if year else {}),
            "citations": int(citations),
        }
    if kind == "titles":
        return {"kind": "addHomepageTitles", "titles": parts[0].split(",") if parts[0] else []}
    if kind == "authors":
        return {"kind": "addAuthors", "key": int(parts[0]), "authors": parts[1]}
    if kind in ("check", "uncheck"):
        return {"kind": "setChecked", "key": int(parts[0]), "checked": kind == "check"}
    if kind in ("present", "absent"):
        return {"kind": "setPresent", "key": int(parts[0]), "present": kind == "present"}
    if kind == "open":
        return {"kind": "open"}
    if kind == "delete":
        return {"kind": "delete", "table": parts[0], "key": int(parts[1])}
    return {"kind": {"dedupe": "deleteDuplicates", "clear": "deleteAll"}.get(kind, kind), "table": parts[0]}


def add(group, slug, words, clauses, operations=None, **more):
    given = {"operations": operations or [operation(word) for word in words.split()]}
    CASES.spread(
        group,
        slug,
        clauses,
        given,
        lambda readings: told(given, readings),
        computed=SQLITE,
        **{"basis": "source", **more},
    )


G = "basics"
add(G, "nothing", "", "STO-3", basis="decision", note="No operation, no result.")
add(G, "open", "open", "STO-3")
add(G, "empty-at-first", "list:scholar list:homepage count:scholar count:homepage", "STO-3")
add(G, "open-and-empty", "open list:scholar list:homepage", "STO-3")
add(G, "open-keeps-what-exists", "add:5:a titles:b open list:scholar list:homepage", "STO-3")
add(G, "open-again-and-again", "open add:1:a open add:2:b open count:scholar", "STO-3")
add(G, "open-does-not-reset-keys", "add:1:a delete:scholar:1 open add:1:b", "STO-3", basis="decision")
add(G, "first-key", "add:5:a", "STO-3")
add(G, "keys-rise", "add:5:a add:3:b add:9:c", "STO-3")
add(G, "keys-a-table-each", "add:5:a titles:x,y add:3:b titles:z", "STO-3")
add(G, "new-is-checked", "add:5:a list:scholar", "STO-2")
add(G, "no-year-is-zero", "add:5:a list:scholar add:5:b:1999 list:scholar", "STO-1", basis="source")
add(G, "homepage-titles-have-no-authors", "titles:a,b list:homepage", "STO-1")
add(G, "no-titles", "titles: list:homepage", "STO-3", basis="decision", note="An empty list of keys.")
add(G, "authors-added", "titles:a,b authors:2:Karp list:homepage", "STO-1")
add(G, "authors-replaced", "titles:a authors:1:Karp authors:1:Rossi list:homepage", "STO-1")
add(G, "authors-emptied", "titles:a authors:1:Karp authors:1: list:homepage", "STO-1")
add(G, "unchecked", "add:5:a uncheck:1 list:scholar", "STO-2")
add(G, "unchecked-and-checked", "add:5:a uncheck:1 check:1 list:scholar", "STO-2")
add(
    G,
    "same-value-again",
    "add:5:a check:1 uncheck:1 uncheck:1 list:scholar",
    "STO-2",
    note="Setting the same value again succeeds.",
)
add(G, "present", "titles:a,b present:2 list:homepage", "STO-2")
add(G, "present-and-absent", "titles:a present:1 present:1 absent:1 absent:1 list:homepage", "STO-2")
add(G, "deleted", "add:5:a add:4:b delete:scholar:1 list:scholar count:scholar", "STO-2")
add(G, "deleted-from-homepage", "titles:a,b delete:homepage:2 list:homepage", "STO-2")
add(G, "delete-in-the-other-table", "add:5:a titles:x delete:homepage:1 list:scholar list:homepage", "STO-2")
add(G, "all-deleted", "add:5:a add:4:b titles:x clear:scholar count:scholar count:homepage", "STO-3")
add(G, "all-deleted-of-nothing", "clear:scholar clear:homepage", "STO-3")
add(G, "tables-are-apart", "add:5:x titles:x clear:homepage list:scholar", "STO-1")

G = "order"
add(G, "by-citations-falling", "add:3:a add:9:b add:5:c list:scholar", "STO-3")
add(G, "ties-by-key", "add:3:z add:3:a add:3:m list:scholar", "STO-3", basis="decision")
add(G, "homepage-by-key", "titles:z,a,m list:homepage", "STO-3", basis="decision")
add(G, "numbers-not-texts", "add:9:a add:10:b add:100:c list:scholar", "STO-3")
add(G, "large-citations", "add:9007199254740991:a add:2147483648:b list:scholar", "STO-3", basis="decision")
add(G, "no-citations", "add:0:a add:1:b add:0:c list:scholar", "STO-3")
add(G, "unchecking-keeps-the-order", "add:3:a add:9:b uncheck:2 list:scholar", "STO-3")
add(
    G,
    "keys-of-two-figures",
    "titles:a,b,c,d,e,f,g,h,i,j,k list:homepage",
    "STO-3",
    basis="decision",
    note="Key 10 after key 9.",
)

G = "keys"
for slug, words in (
    ("after-the-last-went", "add:1:a add:1:b delete:scholar:2 add:1:c list:scholar"),
    ("after-the-first-went", "add:1:a add:1:b delete:scholar:1 add:1:c list:scholar"),
    ("after-the-middle-went", "titles:a,b,c delete:homepage:2 titles:d list:homepage"),
    ("after-the-only-one-went", "add:1:a delete:scholar:1 add:1:b"),
    ("after-all-went", "add:1:a add:1:b add:1:c clear:scholar add:1:d"),
    ("after-all-went-from-homepage", "titles:a,b clear:homepage titles:c,d"),
    ("after-duplicates-went", "titles:a,b,a dedupe:homepage titles:c"),
    ("after-duplicates-in-the-middle-went", "titles:a,a,b dedupe:homepage titles:c"),
    ("after-the-last-two-went", "add:1:a add:1:b add:1:c delete:scholar:3 delete:scholar:2 add:1:d add:1:e"),
    ("after-the-last-went-twice", "add:1:a delete:scholar:1 add:1:b delete:scholar:1 delete:scholar:2 add:1:c"),
    ("of-the-other-table", "add:1:a add:1:b titles:x delete:scholar:2 titles:y add:1:c"),
    ("an-old-key-is-another-row", "add:1:a uncheck:1 delete:scholar:1 add:1:b list:scholar"),
    ("after-one-that-was-not-there", "add:1:a delete:scholar:2 add:1:b"),
    ("after-clearing-nothing", "clear:scholar add:1:a"),
    ("many-after-clearing", "titles:a,b,c clear:homepage titles:d,e clear:homepage titles:f"),
):
    add(G, slug, words, "STO-3", basis="decision")

G = "unknown"
for kind in (
    "authors:{}:Karp",
    "check:{}",
    "uncheck:{}",
    "present:{}",
    "absent:{}",
    "delete:scholar:{}",
    "delete:homepage:{}",
):
    name = kind.split(":{}")[0].replace(":", "-")
    for slug, key in (("of-nothing", 1),):
        add(G, f"{name}-{slug}", kind.format(key), "STO-2", basis="decision")
    add(
        G,
        f"{name}-beyond-the-last",
        f"add:1:a titles:x {kind.format(2)} list:scholar list:homepage",
        "STO-2",
        basis="decision",
        note="The rest goes on.",
        tags="boundary",
    )
    add(
        G,
        f"{name}-zero",
        f"add:1:a titles:x {kind.format(0)} count:scholar",
        "STO-2",
        basis="decision",
        tags="boundary",
    )
    add(G, f"{name}-negative", f"add:1:a titles:x {kind.format(-1)} count:homepage", "STO-2", basis="decision")
add(G, "delete-twice", "add:1:a delete:scholar:1 delete:scholar:1 count:scholar", "STO-2", basis="decision")
add(
    G,
    "homepage-key-in-scholar",
    "titles:x,y add:1:a uncheck:2 list:scholar",
    "STO-2",
    basis="decision",
    note="Each table has keys of its own.",
)
add(
    G,
    "scholar-key-in-homepage",
    "add:1:a add:1:b titles:x present:2 authors:2:K list:homepage",
    "STO-2",
    basis="decision",
)
add(G, "after-clearing", "add:1:a clear:scholar uncheck:1", "STO-2", basis="decision")
add(G, "a-huge-key", "add:1:a delete:scholar:9007199254740991", "STO-2", basis="decision")
add(G, "three-unknown-in-a-row", "check:1 present:1 delete:homepage:1 add:1:a check:1", "STO-2", basis="decision")

G = "duplicates"
for slug, words in (
    ("none", "titles:a,b,c dedupe:homepage list:homepage"),
    ("of-nothing", "dedupe:homepage dedupe:scholar"),
    ("two", "titles:a,a dedupe:homepage list:homepage"),
    ("three", "titles:a,a,a dedupe:homepage list:homepage"),
    ("two-of-each", "titles:a,b,b,a dedupe:homepage list:homepage"),
    ("again", "titles:a,a dedupe:homepage dedupe:homepage"),
    ("the-least-key-stays", "titles:b,a,b,a authors:1:One authors:3:Two dedupe:homepage list:homepage"),
    ("case-matters", "titles:a,A dedupe:homepage list:homepage"),
    ("after-a-deletion", "titles:a,a,a delete:homepage:1 dedupe:homepage list:homepage"),
    ("of-scholar-by-title-alone", "add:9:a:1999 add:5:a:2001 add:7:b dedupe:scholar list:scholar"),
    ("of-scholar-not-by-citations", "add:1:a add:9:a dedupe:scholar list:scholar"),
    ("present-is-lost-with-the-later", "titles:a,a present:2 dedupe:homepage list:homepage"),
    ("in-one-table-only", "add:1:a add:1:a titles:a,a dedupe:homepage count:scholar count:homepage"),
    ("empty-titles", "titles:,,b dedupe:homepage list:homepage"),
):
    add(G, f"duplicates-{slug}", words, "STO-1", basis="source" if "scholar" not in slug else "decision")
for slug, one, other in (
    ("trailing-space", "a", "a "),
    ("precomposed-and-not", "perché", "perche\u0301"),
    ("no-break-space", "a b", "a\u00a0b"),
    ("nul", "a", "a\u0000"),
    ("nul-and-more", "a\u0000b", "a\u0000c"),
    ("zero-width-space", "ab", "a\u200bb"),
    ("one-and-one-point-nought", "1", "1.0"),
    ("empty-and-blank", "", " "),
    ("sharp-s", "Straße", "Strasse"),
    ("emoji", "😀", "😁"),
    ("line-break", "a\nb", "a b"),
    ("quote", "'", "''"),
    ("percent", "%", "a"),
):
    add(
        G,
        f"no-duplicates-{slug}",
        "",
        "STO-1",
        [
            {"kind": "addHomepageTitles", "titles": [one, other, one]},
            {"kind": "deleteDuplicates", "table": "homepage"},
            {"kind": "list", "table": "homepage"},
        ],
        basis="decision",
        note="Titles are equal if their bytes are.",
        tags="boundary",
    )

G = "texts"
TEXTS = [
    ("quote", "It's"),
    ("two-quotes", "''"),
    ("double-quotes", '"quoted"'),
    ("percent", "100 % %d %@ %s"),
    ("drop-table", "'); DROP TABLE publicationsFromHomepage; --"),
    ("comment", "-- /* */"),
    ("semicolon", "a; b"),
    ("backslash", "a\\'b\\"),
    ("accents", "Perché è così"),
    ("emoji", "😀👨‍👩‍👧🇮🇹"),
    ("nul", "a\u0000b"),
    ("controls", "\u0001\u001f\u007f"),
    ("line-breaks", "a\nb\r\nc"),
    ("tab", "a\tb"),
    ("right-to-left", "שלום"),
    ("combining", "e\u0301"),
    ("empty", ""),
    ("blank", " "),
    ("blanks-around", "  a  b  "),
    ("number", "007"),
    ("number-with-exponent", "1e3"),
    ("null", "NULL"),
    ("parameter", "?1 :a @b $c"),
    ("markup", "<b>a</b>&amp;"),
    ("byte-order-mark", "\ufeffa"),
    ("non-character", "\uffff"),
    ("highest", "\U0010ffff"),
    ("long", "x" * 350),
]
for slug, text in TEXTS:
    add(
        G,
        f"round-trip-{slug}",
        "",
        "STO-1",
        [
            {"kind": "add", "title": text, "authors": text, "citations": 1},
            {"kind": "addHomepageTitles", "titles": [text]},
            {"kind": "addAuthors", "key": 1, "authors": text},
            {"kind": "list", "table": "scholar"},
            {"kind": "list", "table": "homepage"},
        ],
        basis="decision",
        tags="hostile",
    )

G = "numbers"
for slug, citations, year in (
    ("with-points", "7.0", "1999.0"),
    ("with-exponents", "1e3", "2e3"),
    ("minus-zero", "-0", "-0"),
    ("of-five-digits", "12345", "20111"),
    ("with-negative-exponents", "70e-1", "19990e-1"),
):
    add(
        G,
        f"numbers-{slug}",
        "",
        "STO-1",
        [
            {"kind": "add", "title": "a", "authors": "", "year": Numeral(year), "citations": Numeral(citations)},
            {"kind": "list", "table": "scholar"},
        ],
        basis="decision",
    )
add(G, "year-negative", "add:1:a:-44 list:scholar", "STO-1", basis="decision")
add(
    G,
    "key-with-a-point",
    "",
    "STO-2",
    [
        operation("add:1:a"),
        {"kind": "setChecked", "key": Numeral("1.0"), "checked": False},
        {"kind": "delete", "table": "scholar", "key": Numeral("10e-1")},
        operation("count:scholar"),
    ],
    basis="decision",
    note="1.0 is key 1.",
)
for slug, words in (
    ("alone", "add:-1:a"),
    ("after-good-ones", "add:1:a titles:x add:-1:b"),
    ("before-good-ones", "add:-5:a count:scholar"),
    ("deleted-again", "add:-1:a delete:scholar:1"),
):
    CASES.add(
        G,
        f"negative-citations-{slug}",
        "STO-2",
        {"operations": [operation(word) for word in words.split()]},
        "citations.invalid",
        by="the whole input is refused",
        basis="decision",
    )

G = "scattered"
rng = random.Random(20100302)
for index in range(24):
    words = []
    for _ in range(rng.randrange(8, 15)):
        key = rng.randrange(1, 5)
        words.append(
            rng.choice(
                (
                    f"add:{rng.randrange(9)}:{rng.choice('abc')}",
                    f"add:{rng.randrange(9)}:{rng.choice('abc')}",
                    f"titles:{rng.choice('abc')},{rng.choice('abc')}",
                    f"uncheck:{key}",
                    f"check:{key}",
                    f"present:{key}",
                    f"authors:{key}:K{key}",
                    f"delete:{rng.choice(list(TABLES))}:{key}",
                    f"delete:scholar:{key}",
                    f"dedupe:{rng.choice(list(TABLES))}",
                    f"count:{rng.choice(list(TABLES))}",
                )
            )
        )
        if rng.random() < 0.04:
            words.append("clear:homepage")
    add(
        G,
        f"by-chance-{index}",
        " ".join(words + ["list:scholar", "list:homepage"]),
        "STO-1 STO-2 STO-3",
        basis="decision",
    )
CASES.write()
