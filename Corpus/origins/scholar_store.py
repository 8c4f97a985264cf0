#!/usr/bin/env python3
"""Makes cases of scholar.store: Python's SQLite computes the outcomes with the statements of the source
(h-index-calculate §4.4, §5.2). The script binds values to a statement, while the source pastes the values into the text
of the statement. Since the tables have AUTOINCREMENT, SQLite never assigns a key twice.

Operations are written as words such as `add:5:Title`, `titles:a,b`, `delete:scholar:1`, `list:homepage`.
"""
import random
import sqlite3

from shared.cases import Cases
from shared.line import Numeral

CASES = Cases("scholar.store", __file__)
OPTIONS = {"scholar.store.key": ("reused", "never")}
SQLITE = ("SQLite", sqlite3.sqlite_version)
TABLES = {"scholar": "publicationsFromGoogleScholar", "homepage": "publicationsFromHomepage"}
CREATE = (
    "CREATE TABLE IF NOT EXISTS publicationsFromGoogleScholar (pk INTEGER PRIMARY KEY {}, numCitazioni INTEGER, "
    "titolo VARCHAR, autori VARCHAR, anno INTEGER, isChecked INTEGER)",
    "CREATE TABLE IF NOT EXISTS publicationsFromHomepage (pk INTEGER PRIMARY KEY {}, titolo VARCHAR, autori VARCHAR, "
    "isPresentInGoogleScholar INTEGER)")
ADD = "INSERT INTO publicationsFromGoogleScholar (numCitazioni,titolo,autori,anno,isChecked) VALUES (?, ?, ?, ?, 1)"
ADD_TITLE = "INSERT INTO publicationsFromHomepage (titolo,autori,isPresentInGoogleScholar) VALUES (?, '', 0)"
LISTS = {
    "scholar": ("SELECT pk, titolo, autori, anno, numCitazioni, isChecked FROM publicationsFromGoogleScholar "
                "ORDER BY numCitazioni DESC, pk", ("key", "title", "authors", "year", "citations", "checked")),
    "homepage": ("SELECT pk, titolo, autori, isPresentInGoogleScholar FROM publicationsFromHomepage ORDER BY pk",
                 ("key", "title", "authors", "present"))}
UPDATES = {
    "addAuthors": ("UPDATE publicationsFromHomepage SET autori = ? WHERE pk = ?", "authors"),
    "setChecked": ("UPDATE publicationsFromGoogleScholar SET isChecked = ? WHERE pk = ?", "checked"),
    "setPresent": ("UPDATE publicationsFromHomepage SET isPresentInGoogleScholar = ? WHERE pk = ?", "present")}


def whole(value):
    return int(float(value)) if isinstance(value, Numeral) else value


def carried_out(db, create, one):
    kind, table = one["kind"], TABLES.get(one.get("table"))
    if kind == "open":
        for statement in create:
            db.execute(statement)
        return {}
    if kind == "add":
        row = (whole(one["citations"]), one["title"], one["authors"], whole(one.get("year", 0)))
        return {"key": db.execute(ADD, row).lastrowid}
    if kind == "addHomepageTitles":
        return {"keys": [db.execute(ADD_TITLE, (title,)).lastrowid for title in one["titles"]]}
    if kind == "list":
        statement, names = LISTS[one["table"]]
        return {"publications": [
            {name: bool(value) if name in ("checked", "present") else value for name, value in zip(names, row)}
            for row in db.execute(statement)]}
    if kind == "count":
        return {"count": db.execute(f"SELECT COUNT (*) FROM {table}").fetchone()[0]}
    if kind == "deleteDuplicates":
        least = f"SELECT MIN(pk) FROM {table} GROUP BY titolo"
        return {"deleted": db.execute(f"DELETE FROM {table} WHERE pk NOT IN ({least})").rowcount}
    if kind == "deleteAll":
        return {"deleted": db.execute(f"DELETE FROM {table}").rowcount}
    if kind == "delete":
        count = db.execute(f"DELETE FROM {table} WHERE pk = ?", (whole(one["key"]),)).rowcount
    else:
        statement, name = UPDATES[kind]
        count = db.execute(statement, (one[name], whole(one["key"]))).rowcount
    return {} if count else {"error": "key.unknown"}


def told(given, readings):
    create = [each.format("AUTOINCREMENT" if "never" in readings.values() else "") for each in CREATE]
    with sqlite3.connect(":memory:") as db:
        for statement in create:
            db.execute(statement)
        return {"results": [carried_out(db, create, one) for one in given["operations"]]}


def operation(word):
    kind, *parts = word.split(":")
    if kind == "add":
        return {"kind": "add", "title": parts[1], "authors": "A", **({"year": int(parts[2])} if parts[2:] else {}),
                "citations": int(parts[0])}
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


def add(group, slug, words, clauses, basis="decision", **more):
    """Adds cases; `words` is a string of words, or a list of operations."""
    given = {"operations": words if isinstance(words, list) else [operation(word) for word in words.split()]}
    CASES.spread(OPTIONS, group, slug, clauses, given, lambda readings: told(given, readings), computed=SQLITE, basis=basis, **more)


for slug, words, clause in [
        ("open", "open", 3), ("empty-at-first", "list:scholar list:homepage count:scholar count:homepage", 3),
        ("open-and-empty", "open list:scholar list:homepage", 3),
        ("open-keeps-what-exists", "add:5:a titles:b open list:scholar list:homepage", 3),
        ("open-again-and-again", "open add:1:a open add:2:b open count:scholar", 3), ("first-key", "add:5:a", 3),
        ("keys-rise", "add:5:a add:3:b add:9:c", 3), ("keys-a-table-each", "add:5:a titles:x,y add:3:b titles:z", 3),
        ("new-is-checked", "add:5:a list:scholar", 2), ("no-year-is-zero", "add:5:a list:scholar add:5:b:1999 list:scholar", 1),
        ("homepage-titles-have-no-authors", "titles:a,b list:homepage", 1),
        ("authors-added", "titles:a,b authors:2:Karp list:homepage", 1),
        ("authors-replaced", "titles:a authors:1:Karp authors:1:Rossi list:homepage", 1),
        ("authors-emptied", "titles:a authors:1:Karp authors:1: list:homepage", 1), ("unchecked", "add:5:a uncheck:1 list:scholar", 2),
        ("unchecked-and-checked", "add:5:a uncheck:1 check:1 list:scholar", 2),
        ("same-value-again", "add:5:a check:1 uncheck:1 uncheck:1 list:scholar", 2),
        ("present", "titles:a,b present:2 list:homepage", 2),
        ("present-and-absent", "titles:a present:1 present:1 absent:1 absent:1 list:homepage", 2),
        ("deleted", "add:5:a add:4:b delete:scholar:1 list:scholar count:scholar", 2),
        ("deleted-from-homepage", "titles:a,b delete:homepage:2 list:homepage", 2),
        ("delete-in-the-other-table", "add:5:a titles:x delete:homepage:1 list:scholar list:homepage", 2),
        ("all-deleted", "add:5:a add:4:b titles:x clear:scholar count:scholar count:homepage", 3),
        ("all-deleted-of-nothing", "clear:scholar clear:homepage", 3),
        ("tables-are-apart", "add:5:x titles:x clear:homepage list:scholar", 1)]:
    add("basics", slug, words, f"STO-{clause}", "source",
        note="Setting the same value again succeeds." if slug == "same-value-again" else None)
add("basics", "nothing", "", "STO-3", note="No operation, no result.")
add("basics", "open-does-not-reset-keys", "add:1:a delete:scholar:1 open add:1:b", "STO-3")
add("basics", "no-titles", "titles: list:homepage", "STO-3", note="An empty list of keys.")
for slug, words, basis in [
        ("by-citations-falling", "add:3:a add:9:b add:5:c list:scholar", "source"),
        ("ties-by-key", "add:3:z add:3:a add:3:m list:scholar", "decision"),
        ("homepage-by-key", "titles:z,a,m list:homepage", "decision"),
        ("numbers-not-texts", "add:9:a add:10:b add:100:c list:scholar", "source"),
        ("large-citations", "add:9007199254740991:a add:2147483648:b list:scholar", "decision"),
        ("no-citations", "add:0:a add:1:b add:0:c list:scholar", "source"),
        ("unchecking-keeps-the-order", "add:3:a add:9:b uncheck:2 list:scholar", "source")]:
    add("order", slug, words, "STO-3", basis)
add("order", "keys-of-two-figures", "titles:a,b,c,d,e,f,g,h,i,j,k list:homepage", "STO-3", note="Key 10 after key 9.")

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
        ("after-one-that-was-not-there", "add:1:a delete:scholar:2 add:1:b"), ("after-clearing-nothing", "clear:scholar add:1:a"),
        ("many-after-clearing", "titles:a,b,c clear:homepage titles:d,e clear:homepage titles:f")):
    add("keys", slug, words, "STO-3")

for kind in ("authors:{}:Karp", "check:{}", "uncheck:{}", "present:{}", "absent:{}", "delete:scholar:{}", "delete:homepage:{}"):
    name = kind.split(":{}")[0].replace(":", "-")
    add("unknown", f"{name}-of-nothing", kind.format(1), "STO-2")
    add("unknown", f"{name}-beyond-the-last", f"add:1:a titles:x {kind.format(2)} list:scholar list:homepage", "STO-2",
        note="The rest goes on.", tags="boundary")
    add("unknown", f"{name}-zero", f"add:1:a titles:x {kind.format(0)} count:scholar", "STO-2", tags="boundary")
    add("unknown", f"{name}-negative", f"add:1:a titles:x {kind.format(-1)} count:homepage", "STO-2")
for slug, words in (
        ("delete-twice", "add:1:a delete:scholar:1 delete:scholar:1 count:scholar"),
        ("scholar-key-in-homepage", "add:1:a add:1:b titles:x present:2 authors:2:K list:homepage"),
        ("after-clearing", "add:1:a clear:scholar uncheck:1"), ("a-huge-key", "add:1:a delete:scholar:9007199254740991"),
        ("three-unknown-in-a-row", "check:1 present:1 delete:homepage:1 add:1:a check:1")):
    add("unknown", slug, words, "STO-2")
add("unknown", "homepage-key-in-scholar", "titles:x,y add:1:a uncheck:2 list:scholar", "STO-2",
    note="Each table has keys of its own.")

for slug, words in (
        ("none", "titles:a,b,c dedupe:homepage list:homepage"), ("of-nothing", "dedupe:homepage dedupe:scholar"),
        ("two", "titles:a,a dedupe:homepage list:homepage"), ("three", "titles:a,a,a dedupe:homepage list:homepage"),
        ("two-of-each", "titles:a,b,b,a dedupe:homepage list:homepage"), ("again", "titles:a,a dedupe:homepage dedupe:homepage"),
        ("the-least-key-stays", "titles:b,a,b,a authors:1:One authors:3:Two dedupe:homepage list:homepage"),
        ("case-matters", "titles:a,A dedupe:homepage list:homepage"),
        ("after-a-deletion", "titles:a,a,a delete:homepage:1 dedupe:homepage list:homepage"),
        ("of-scholar-by-title-alone", "add:9:a:1999 add:5:a:2001 add:7:b dedupe:scholar list:scholar"),
        ("of-scholar-not-by-citations", "add:1:a add:9:a dedupe:scholar list:scholar"),
        ("present-is-lost-with-the-later", "titles:a,a present:2 dedupe:homepage list:homepage"),
        ("in-one-table-only", "add:1:a add:1:a titles:a,a dedupe:homepage count:scholar count:homepage"),
        ("empty-titles", "titles:,,b dedupe:homepage list:homepage")):
    add("duplicates", f"duplicates-{slug}", words, "STO-1", "decision" if "scholar" in slug else "source")
for slug, one, other in (
        ("trailing-space", "a", "a "), ("precomposed-and-not", "perché", "perche\u0301"), ("no-break-space", "a b", "a\u00a0b"),
        ("nul", "a", "a\u0000"), ("nul-and-more", "a\u0000b", "a\u0000c"), ("zero-width-space", "ab", "a\u200bb"),
        ("one-and-one-point-nought", "1", "1.0"), ("empty-and-blank", "", " "), ("sharp-s", "Straße", "Strasse"),
        ("emoji", "😀", "😁"), ("line-break", "a\nb", "a b"), ("quote", "'", "''"), ("percent", "%", "a")):
    add("duplicates", f"no-duplicates-{slug}",
        [{"kind": "addHomepageTitles", "titles": [one, other, one]}, {"kind": "deleteDuplicates", "table": "homepage"},
         {"kind": "list", "table": "homepage"}], "STO-1", note="Titles are equal if their bytes are.", tags="boundary")

for slug, text in (
        ("quote", "It's"), ("two-quotes", "''"), ("double-quotes", '"quoted"'), ("percent", "100 % %d %@ %s"),
        ("drop-table", "'); DROP TABLE publicationsFromHomepage; --"), ("comment", "-- /* */"), ("semicolon", "a; b"),
        ("backslash", "a\\'b\\"), ("accents", "Perché è così"), ("emoji", "😀👨‍👩‍👧🇮🇹"), ("nul", "a\u0000b"),
        ("controls", "\u0001\u001f\u007f"), ("line-breaks", "a\nb\r\nc"), ("tab", "a\tb"), ("right-to-left", "שלום"),
        ("combining", "e\u0301"), ("empty", ""), ("blank", " "), ("blanks-around", "  a  b  "), ("number", "007"),
        ("number-with-exponent", "1e3"), ("null", "NULL"), ("parameter", "?1 :a @b $c"), ("markup", "<b>a</b>&amp;"),
        ("byte-order-mark", "\ufeffa"), ("non-character", "\uffff"), ("highest", "\U0010ffff"), ("long", "x" * 350)):
    add("texts", f"round-trip-{slug}",
        [{"kind": "add", "title": text, "authors": text, "citations": 1}, {"kind": "addHomepageTitles", "titles": [text]},
         {"kind": "addAuthors", "key": 1, "authors": text}, operation("list:scholar"), operation("list:homepage")], "STO-1",
        tags="hostile")

for slug, citations, year in (
        ("with-points", "7.0", "1999.0"), ("with-exponents", "1e3", "2e3"), ("minus-zero", "-0", "-0"),
        ("of-five-digits", "12345", "20111"), ("with-negative-exponents", "70e-1", "19990e-1")):
    add("numbers", f"numbers-{slug}",
        [{"kind": "add", "title": "a", "authors": "", "year": Numeral(year), "citations": Numeral(citations)},
         operation("list:scholar")], "STO-1")
add("numbers", "year-negative", "add:1:a:-44 list:scholar", "STO-1")
add("numbers", "key-with-a-point",
    [operation("add:1:a"), {"kind": "setChecked", "key": Numeral("1.0"), "checked": False},
     {"kind": "delete", "table": "scholar", "key": Numeral("10e-1")}, operation("count:scholar")], "STO-2", note="1.0 is key 1.")

CHANCE = random.Random(20100302)
for index in range(24):
    words = []
    for _ in range(CHANCE.randrange(8, 15)):
        key = CHANCE.randrange(1, 5)
        words.append(CHANCE.choice((
            f"add:{CHANCE.randrange(9)}:{CHANCE.choice('abc')}", f"add:{CHANCE.randrange(9)}:{CHANCE.choice('abc')}",
            f"titles:{CHANCE.choice('abc')},{CHANCE.choice('abc')}", f"uncheck:{key}", f"check:{key}", f"present:{key}",
            f"authors:{key}:K{key}", f"delete:{CHANCE.choice(list(TABLES))}:{key}", f"delete:scholar:{key}",
            f"dedupe:{CHANCE.choice(list(TABLES))}", f"count:{CHANCE.choice(list(TABLES))}")))
        if CHANCE.random() < 0.04:
            words.append("clear:homepage")
    add("scattered", f"by-chance-{index}", " ".join([*words, "list:scholar", "list:homepage"]), "STO-1 STO-2 STO-3")

CASES.run()
