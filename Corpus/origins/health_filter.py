#!/usr/bin/env python3
"""Golden cases of health.filter, written to Corpus/health/filter/*.jsonl.

Run:    python3 Corpus/origins/health_filter.py          (from anywhere; the same bytes every time)
Needs:  Python 3.9+, nothing else.

Every answer is worked by hand and stands below as a text of ids. Reports are written as words `id:1234`, the four
importances in form order (temperature, weight, heart rate, glycemia).
"""
from health import VALUES, Cases, report, worked



def basis(group, slug, given, outcome, readings):
    """That a value and its importance filter stands in the source; which importances, the order and equal ids are ours."""
    ours = readings or group in ("ids", "large") or "order" in slug or "equal" in slug or slug.startswith(("one-", "the-same", "notes"))
    return "decision" if ours else "source"


CASES = Cases("health.filter", basis)
MATCH = "health.filter.match"
SLUG = {"none": "none", "temperature": "temperature", "weight": "weight", "heartRate": "heart-rate", "glycemia": "glycemia"}


def reports(line, **changed):
    """"a:3333 b:1245", a minute apart."""
    made = []
    for i, word in enumerate(line.split()):
        id, digits = word.rsplit(":", 1)
        made.append(report(1600000000 - 60 * i, digits, id=id, **changed))
    return made


def given(listed, value, importance):
    return {"reports": reports(listed) if isinstance(listed, str) else listed, "value": value, "importance": importance}


def add(group, slug, listed, value, importance, kept, equal=None, note=None, tags=None, origin=None):
    """`equal` is what is kept under `equal`, where it is not the same."""
    outcomes = [(None, kept)] if equal is None else [("atLeast", kept), ("equal", equal)]
    for option, ids in outcomes:
        CASES.add(group, slug + ("" if option is None else "-at-least" if option == "atLeast" else "-equal"), "FIL-1",
                  origin or worked("FIL-1"), given(listed, value, importance), {"ids": ids.split() if isinstance(ids, str) else ids},
                  option and {MATCH: option}, (("readings " if option else "") + (tags or "")).strip() or None, note)


def grid():
    """Five reports with 1 to 5 for the value asked for, and the other way round for the others."""
    g = "grid"
    for place, value in enumerate(VALUES):
        line = " ".join("r%d:%s" % (i, "".join(str(i) if p == place else str(6 - i) for p in range(4))) for i in range(1, 6))
        add(g, "%s-from-1" % SLUG[value], line, value, 1, "r1 r2 r3 r4 r5", "r1", tags="boundary")
        add(g, "%s-from-2" % SLUG[value], line, value, 2, "r2 r3 r4 r5", "r2")
        add(g, "%s-from-3" % SLUG[value], line, value, 3, "r3 r4 r5", "r3", note="3 itself is kept." if value == "weight" else None)
        add(g, "%s-from-4" % SLUG[value], line, value, 4, "r4 r5", "r4")
        add(g, "%s-from-5" % SLUG[value], line, value, 5, "r5", note="There is nothing above 5: the readings agree.", tags="boundary")


def none():
    g = "none"
    line = "a:1111 b:5555 c:3333 d:1524"
    for importance in range(1, 6):
        add(g, "none-with-%d" % importance, line, "none", importance, "a b c d",
            note="None keeps all; the importance plays no part, under no reading.")
    add(g, "none-of-none", "", "none", 3, "")
    add(g, "none-keeps-equal-ids", "a:1111 a:1111 a:5555", "none", 5, "a a a")
    add(g, "none-keeps-the-order", "c:3333 a:3333 b:3333", "none", 3, "c a b")


def values():
    """Only the importance of that value counts."""
    g = "values"
    line = "t:5111 w:1511 h:1151 g:1115"
    for value, kept in zip(VALUES, "twhg"):
        add(g, "only-the-importance-of-%s" % SLUG[value], line, value, 5, kept,
            note="An importance of another value, the greatest or the sum would keep others.")
        add(g, "the-others-from-2-for-%s" % SLUG[value], line, value, 2, kept, "", note="5 is at least 2, but not 2.")
    line = "t:1555 w:5155 h:5515 g:5551"
    for value, kept in zip(VALUES, ("w h g", "t h g", "t w g", "t w h")):
        add(g, "all-but-one-for-%s" % SLUG[value], line, value, 5, kept)


def lists():
    g = "lists"
    add(g, "no-reports", "", "weight", 3, "")
    add(g, "none-fits", "a:3133 b:3233", "weight", 3, "")
    add(g, "all-fit-exactly", "a:3333 b:3333", "weight", 3, "a b", tags="boundary")
    add(g, "the-order-is-kept", "c:4444 z:1111 a:4444 b:4444", "glycemia", 4, "c a b", note="Not sorted by id.")
    add(g, "the-order-is-kept-against-the-dates", [report(d, 4, id=i) for d, i in ((1600000000, "new"), (1500000000, "old"), (1700000000, "newest"))],
        "weight", 4, "new old newest", note="Not sorted by date.")
    add(g, "the-order-is-kept-against-the-importance", "a:3333 b:5555 c:4444 d:5555", "weight", 3, "a b c d", "a",
        note="Not sorted by importance.")
    add(g, "one-in-the-middle", "a:1111 b:5555 c:1111", "weight", 5, "b")
    add(g, "first-and-last", "a:5555 b:1111 c:1111 d:5555", "weight", 5, "a d", note="No search that stops at the first miss.")
    add(g, "one-dropped-in-the-middle", "a:5555 b:1111 c:5555 d:5555", "weight", 5, "a c d",
        note="The list without b, the others as they were.")
    add(g, "the-same-without-the-first", "b:1111 c:5555 d:5555", "weight", 5, "c d", note="one-dropped-in-the-middle after a was deleted.")
    add(g, "the-same-without-the-dropped-one", "a:5555 c:5555 d:5555", "weight", 5, "a c d", note="one-dropped-in-the-middle after b was deleted.")
    add(g, "equal-ids-are-kept-as-often", "a:4444 a:4444 b:4444 a:1111 a:4444", "weight", 4, "a a b a", note="No set.")
    add(g, "equal-reports", "a:3333 b:3333 c:3333", "heartRate", 3, "a b c")
    add(g, "equal-dates", [report(1600000000, d, id=i) for d, i in (("3333", "x"), ("2222", "y"), ("3333", "w"))], "temperature", 3, "x w")
    add(g, "great-values-of-no-importance", [report(importance=1, temperature="43", weight="300", heartRate="220", glycemia="600", id="a")],
        "temperature", 2, "", note="Importance, not value.")
    add(g, "notes-play-no-part", [report(importance=3, note="5", id="a"), report(importance=5, note="1", id="b")], "weight", 4, "b", "")
    add(g, "only-4-asked-for-3", [report(importance={"weight": 4}, id="x")], "weight", 3, "x", "", note="The example of the readings.")


def ids():
    g = "ids"
    texts = ["", " ", "a", "A", "\u00e9", "e\u0301", "\u0000", "\U0001f468\u200d\U0001f469\u200d\U0001f467", "a\nb", "\"", "\u202e", "\ufeff", "null", "0", "-1",
             "7f0c2a6e-8c1f-4d0e-9b57-1d3a6f5b2c11"]
    everything = [report(importance=4, id=id) for id in texts]
    add(g, "ids-of-all-kinds", everything, "weight", 4, texts, tags="hostile", note="Ids are passed on as they are.")
    add(g, "ids-of-all-kinds-under-none", everything, "none", 1, texts, tags="hostile")
    add(g, "ids-that-differ-in-case", [report(importance=i, id=id) for i, id in ((5, "a"), (1, "A"), (5, "B"))], "weight", 5, "a B")
    add(g, "ids-that-differ-in-normalisation", [report(importance=i, id=id) for i, id in ((5, "\u00e9"), (1, "e\u0301"))], "weight", 5, ["\u00e9"],
        tags="hostile")
    add(g, "id-empty", [report(importance=5, id="")], "weight", 5, [""])
    add(g, "id-of-10000", [report(importance=5, id="i" * 10000)], "weight", 5, ["i" * 10000], tags="long")


def large():
    g = "large"
    line = " ".join("r%d:%d%d%d%d" % (i, i % 5 + 1, i // 5 % 5 + 1, i // 25 % 5 + 1, i // 125 % 5 + 1) for i in range(625))
    add(g, "every-combination-weight-5", line, "weight", 5, ["r%d" % i for i in range(625) if i % 25 >= 20], tags="long",
        note="All 625 combinations of four importances: the last five of every 25.")
    line = " ".join("r%d:%d%d%d%d" % (i, i % 5 + 1, i // 5 % 5 + 1, 3, i // 25 + 1) for i in range(125))
    add(g, "125-combinations-glycemia-4", line, "glycemia", 4, ["r%d" % i for i in range(75, 125)], ["r%d" % i for i in range(75, 100)], tags="long")
    add(g, "125-combinations-temperature-1", line, "temperature", 1, ["r%d" % i for i in range(125)], ["r%d" % i for i in range(0, 125, 5)], tags="long")


def from_the_source():
    line = "a:5333 b:3333 c:1333"
    add("source", "none-of-the-source", line, "none", 1, "a b c", note="Impostato su \"None\" nessun valore della lista viene filtrato.")
    add("source", "temperature-filter-of-the-source", line, "temperature", 5, "a")


if __name__ == "__main__":
    for part in (grid, none, values, lists, ids, large, from_the_source):
        part()
    CASES.write()
