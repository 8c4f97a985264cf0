#!/usr/bin/env python3
"""Golden cases of scholar.hindex, written to Corpus/scholar/hindex/*.jsonl.

Run:    python3 Corpus/origins/scholar_hindex.py          (from anywhere; the same bytes every time)
Needs:  Python 3.9+, nothing else.

Where the answers come from. The small ones are worked by hand: the value stands in the table below and must agree with the
brute force. The systematic ones are derived by `index`, which asks HIX-1 word for word: for each number h, are there h
checked publications with at least h citations each? The largest such h it is. It sorts nothing.

In the tables a publication is written as its citations, and as a text ("5" or "-") in front of which `u` stands when it is
not checked: "9 7 u4 2" is four publications, the third of them not checked.
"""
import itertools
import json
import sys
from pathlib import Path

CORPUS = Path(__file__).resolve().parent.parent
WORKED = {"kind": "worked", "by": "HIX-1 by hand"}
DERIVED = {"kind": "derived", "by": "definition by brute force", "script": "Corpus/origins/scholar_hindex.py"}
LARGEST = 9007199254740991


class Raw(str):
    """A number exactly as it shall stand in the line."""


def written(value):
    if isinstance(value, Raw):
        return str(value)
    if isinstance(value, dict):
        return "{" + ",".join(json.dumps(k) + ":" + written(v) for k, v in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ",".join(map(written, value)) + "]"
    return json.dumps(value)


def read(line):
    """"9 u4" to [(9, True), (4, False)]."""
    return [(int(word.lstrip("u")), not word.startswith("u")) for word in line.split()]


def index(publications):
    largest = 0
    for h in range(len(publications) + 1):
        if sum(1 for citations, checked in publications if checked and citations >= h) >= h:
            largest = h
    return largest


groups = {}


def add(group, slug, publications, h=None, note=None, clauses=("HIX-1",), tags=None, raw=None, error=None):
    """With `h` it is worked by hand, else derived. What is rejected rests on a decision, all else on the source. `raw` gives the citations as they shall be written."""
    if isinstance(publications, str):
        publications = read(publications)
    case = {"id": "scholar.hindex/" + slug, "clauses": list(clauses), "origin": DERIVED if h is None and not error else WORKED,
            "basis": "decision" if error else "source", "readings": {},
            "input": {"publications": [{"citations": Raw(raw[i]) if raw else c, "checked": k} for i, (c, k) in enumerate(publications)]}}
    if error:
        assert any(c < 0 for c, _ in publications)
        case["error"] = {"code": error}
    else:
        assert all(0 <= c <= LARGEST for c, _ in publications)
        found = index(publications)
        assert h is None or h == found, (slug, h, found)
        case["output"] = {"h": found}
    if tags:
        case["tags"] = list(tags)
    if note:
        case["note"] = note
    groups.setdefault(group, []).append(case)


def write(subsystem):
    folder = CORPUS.joinpath(*subsystem.split("."))
    folder.mkdir(parents=True, exist_ok=True)
    seen, total = set(), 0
    for group, cases in groups.items():
        for case in cases:
            assert case["id"] not in seen, case["id"]
            seen.add(case["id"])
        (folder / (group + ".jsonl")).write_bytes("".join(written(c) + "\n" for c in cases).encode("utf-8"))
        print("%s/%s: %d" % (subsystem, group, len(cases)))
        total += len(cases)
    print("%s: %d" % (subsystem, total))


def basics():
    g = "basics"
    add(g, "no-publications", "", 0)
    add(g, "one-without-citations", "0", 0, "Not 1: none of its citations is there.")
    add(g, "one-with-one-citation", "1", 1)
    add(g, "one-much-cited", "250", 1, "h is never more than the number of publications.")
    add(g, "one-much-cited-but-unchecked", "u250", 0)
    add(g, "many-without-citations", "0 0 0 0 0 0", 0)
    add(g, "many-with-one-citation", "1 1 1 1 1 1", 1)
    add(g, "falling-by-one", "5 4 3 2 1", 3)
    add(g, "the-textbook-list", "10 8 5 4 3", 4)
    add(g, "another-textbook-list", "25 8 5 3 3", 3, "The third has 5, the fourth only 3.")
    add(g, "unsorted-list", "3 0 6 1 5", 3)
    add(g, "many-citations-few-publications", "100 100 100", 3)
    add(g, "one-hit", "900 1 1 1 1", 1, "The sum plays no part.")
    add(g, "two-hits-and-many-small", "900 800 2 2 2 2 2", 2)
    add(g, "long-tail-of-ones", "6 5 4 1 1 1 1 1 1 1", 3)
    add(g, "zeros-in-between", "4 0 4 0 4 0 4", 4)
    add(g, "gap-in-the-citations", "9 9 9 1 1", 3)
    add(g, "mean-and-median-mislead", "7 7 2 2 2 2 2", 2)
    add(g, "g-index-would-be-larger", "12 3 2 1", 2, "12 + 3 + 2 + 1 is over 4 squared; that is another index.")


def exact():
    """Around the boundary: exactly h, one more, one less."""
    g = "exact"
    add(g, "each-has-exactly-h", "4 4 4 4", 4, "At least h, not more than h.")
    add(g, "each-has-one-more", "5 5 5 5", 4)
    add(g, "each-has-one-less", "3 3 3 3", 3)
    add(g, "the-last-has-exactly-h", "9 8 7 4", 4)
    add(g, "the-last-has-one-less", "9 8 7 3", 3)
    add(g, "the-last-has-one-more", "9 8 7 5", 4)
    add(g, "the-next-has-exactly-h", "9 8 7 4 4", 4, "The fifth would need 5.")
    add(g, "the-next-has-one-more-than-h", "9 8 7 5 5", 5)
    add(g, "the-next-has-one-less-than-h", "9 8 7 4 3", 4)
    add(g, "more-than-h-have-h", "3 3 3 3 3 3 3", 3, "Seven have 3, but not four have 4.")
    add(g, "exactly-h-of-many", "4 4 4 4 3 3 3 3", 4)
    add(g, "one-short-of-h", "4 4 4 3 3 3 3 3", 3)
    add(g, "two-with-two", "2 2", 2)
    add(g, "two-with-two-and-one", "2 1", 1)
    add(g, "ten-with-ten", "10 10 10 10 10 10 10 10 10 10", 10, "Two figures: compared as numbers, not as texts.")
    add(g, "nine-and-ten-as-numbers", "9 9 9 9 9 9 9 9 9 10", 9)
    add(g, "hundred-before-nine", "100 9 20", 3, "As texts 100 and 20 come before 3.")


def checked():
    g = "checked"
    add(g, "all-unchecked", "u9 u8 u7", 0)
    add(g, "unchecked-do-not-count", "9 u8 7 u6 5", 3)
    add(g, "the-most-cited-unchecked", "u100 3 3 3", 3)
    add(g, "unchecked-hold-no-place", "u9 u9 u9 2 2", 2, "Places are counted among the checked; by all five the 2s would stand at 4 and 5.")
    add(g, "unchecked-do-not-end-the-count", "9 u0 9 u0 9", 3)
    add(g, "an-unchecked-one-at-the-boundary", "4 4 4 u4", 3)
    add(g, "an-unchecked-one-below-the-boundary", "4 4 4 4 u1", 4)
    add(g, "a-weak-unchecked-one-before-strong-ones", "u0 5 4 3", 3,
        "A loop over the list as given that ends at the first with too few citations finds 0.")
    add(g, "only-the-last-checked", "u5 u5 u5 u5 5", 1)
    add(g, "checked-without-citations", "0 0 u5 u5", 0)
    add(g, "twins-one-checked", "3 u3 3 u3 3 u3", 3)
    for mask in range(16):
        bits = [(mask >> (3 - i)) & 1 for i in range(4)]
        add(g, "each-way-to-check-4-3-2-1-" + "".join("cu"[1 - b] for b in bits), list(zip((4, 3, 2, 1), map(bool, bits))),
            clauses=("HIX-1", "HIX-2"))


def orders():
    g = "orders"
    note = "The order of the input does not matter."
    for order in itertools.permutations((5, 4, 3, 1)):
        add(g, "order-" + "-".join(map(str, order)), [(c, True) for c in order], 3, note)
    rising = " ".join(map(str, range(1, 13)))
    add(g, "rising", rising, 6, "A loop over the list as given counts all twelve.")
    add(g, "falling", " ".join(map(str, range(12, 0, -1))), 6)
    add(g, "organ-pipes", "1 3 5 7 9 8 6 4 2", 5)
    add(g, "unchecked-first", "u7 u6 1 3 2 5", 2)
    add(g, "unchecked-scattered", "1 u7 3 u6 2 5", 2, "The same publications in another order.")
    add(g, "unchecked-last", "5 3 2 1 u7 u6", 2, "And in yet another.")


def grid():
    """So many publications with so many citations each: the smaller of the two."""
    g = "grid"
    elsewhere = {(1, 0), (1, 1), (2, 2), (3, 3), (4, 3), (4, 4), (4, 5), (6, 0)}
    for count in range(1, 7):
        for citations in range(0, 7):
            if (abs(count - citations) <= 2 or citations == 0) and (count, citations) not in elsewhere:
                add(g, "%d-with-%d-each" % (count, citations), [(citations, True)] * count)


def scattered():
    """Lists of the length a person's own page has, in no order, with every third or fifth not checked."""
    g = "scattered"
    x = 20050815
    for n in (8, 10, 12, 15, 16, 17, 20, 24, 31, 32, 33, 40, 50, 64):
        publications = []
        for i in range(n):
            x = (x * 1664525 + 1013904223) % 2**32
            citations = (x >> 8) % (2 * n) if (x >> 4) % 3 else (x >> 8) % 5
            publications.append((citations, (x >> 20) % (3 + n % 3) != 0))
        add(g, "%d-publications" % n, publications)


def large():
    g = "large"
    tags = ("long",)
    add(g, "citations-of-31-bits", "2147483647 2147483647 2", 2)
    add(g, "citations-over-31-bits", "2147483648 2147483648", 2, "As a signed 32-bit number it would be negative.")
    add(g, "citations-of-32-bits", "4294967295 4294967296 4294967297", 3, "Cut to 32 bits two of them would be 0 and 1.")
    add(g, "citations-of-53-bits", "%d %d %d 3" % ((LARGEST,) * 3), 3)
    add(g, "largest-unchecked", "u%d 1" % LARGEST, 1)
    add(g, "largest-beside-zero", "%d 0" % LARGEST, 1, "A table by citations would not fit in memory.")
    add(g, "500-with-falling-citations", [(500 - i, True) for i in range(500)], tags=tags)
    add(g, "500-with-scattered-citations", [((i * 7919) % 1009, i % 3 != 0) for i in range(500)], tags=tags)
    add(g, "500-each-with-500", [(500, True)] * 500, tags=tags)
    add(g, "500-each-with-499", [(499, True)] * 500, tags=tags)
    add(g, "300-each-with-256", [(256, True)] * 300, note="An index kept in a byte comes out 0.", tags=tags)


def numbers():
    g = "numbers"
    invalid = "citations.invalid"
    add(g, "negative-and-checked", "5 -1 3", error=invalid)
    add(g, "negative-and-unchecked", "5 u-1 3", error=invalid, note="Looked at although it is not counted.")
    add(g, "negative-alone", "-1", error=invalid)
    add(g, "negative-first", "-3 5 4 3", error=invalid)
    add(g, "negative-last-beyond-the-boundary", "5 4 1 0 -2", error=invalid, note="A loop that stops at the boundary never reaches it.")
    add(g, "all-negative-and-unchecked", "u-1 u-2", error=invalid)
    add(g, "smallest", "5 -%d" % LARGEST, error=invalid)
    add(g, "minus-zero", [(0, True), (2, True), (2, True)], 2, "-0 is 0, and not negative.", raw=("-0", "2", "2"))
    add(g, "minus-zero-unchecked", [(1, True), (0, False)], 1, raw=("1", "-0"))
    add(g, "whole-number-with-a-decimal-point", [(3, True)] * 3, 3, "3.0 is 3.", raw=("3.0", "3.0", "3"))
    add(g, "whole-number-with-an-exponent", [(20, True), (2, True), (30, True)], 2, "2e1 is 20.", raw=("2e1", "2", "3E+1"))


def monotone():
    """HIX-2 in twos: a list, and the same with one more checked."""
    g = "monotone"
    pairs = (
        ("raises", "3 3 u3", "3 3 3", 2, 3),
        ("raises-from-nothing", "u1 0", "1 0", 0, 1),
        ("changes-nothing-too-few-citations", "3 3 3 u2", "3 3 3 2", 3, 3),
        ("changes-nothing-exactly-h", "3 3 u3 3 1", "3 3 3 3 1", 3, 3),
        ("changes-nothing-zero", "2 2 u0", "2 2 0", 2, 2),
        ("raises-by-one-though-much-cited", "5 5 u900 5 5", "5 5 900 5 5", 4, 5),
        ("raises-by-one-not-by-two", "9 9 9 3 u9", "9 9 9 3 9", 3, 4),
        ("changes-nothing-the-others-too-weak", "2 2 2 u900", "2 2 2 900", 2, 2),
        ("raises-in-a-long-list", "8 8 8 8 8 8 8 1 1 1 u8", "8 8 8 8 8 8 8 1 1 1 8", 7, 8),
    )
    for name, before, after, low, high in pairs:
        tags = ("checking-" + name,)
        add(g, "checking-%s-before" % name, before, low, clauses=("HIX-1", "HIX-2"), tags=tags)
        add(g, "checking-%s-after" % name, after, high, clauses=("HIX-1", "HIX-2"), tags=tags)


def main():
    for part in (basics, exact, checked, orders, grid, scattered, large, numbers, monotone):
        part()
    write("scholar.hindex")


if __name__ == "__main__":
    sys.exit(main())
