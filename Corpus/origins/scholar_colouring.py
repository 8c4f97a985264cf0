#!/usr/bin/env python3
"""Golden cases of scholar.colouring, written to Corpus/scholar/colouring/*.jsonl.

Run:    python3 Corpus/origins/scholar_colouring.py       (from anywhere; the same bytes every time)
Needs:  Python 3.9+ and scholar_hindex.py beside it.

Where the answers come from. The small ones are worked by hand: h and a letter a publication (g, y for grey, r) stand in the
tables below and must agree with the brute force. The systematic ones are derived by `colours`, which asks COL-1 word for
word of each publication by itself and sorts nothing: c is the number of citations that some checked publication has, such
that fewer than h checked ones have more and at least h have as many; then more than c, exactly c, everything else.

Which ties stand in `ties`. A list of n checked publications falls into blocks of equal citations: a composition of n. The
last contributing publication lies in one block (the boundary block, of size b, with s publications before it), and m of the
b contribute: all of them, or fewer (the limbo). For n up to 7 there are 550 reachable triples (composition, boundary block,
m = b or m < b); not all triples are reachable, since what is below the boundary needs enough different numbers below h.
- n = 1 to 5: all 103 of them.
- n = 6 and 7: what is told apart is what a rule could look at: every reachable (n, s, b, m), and every composition at least
  once. (A single list has a single boundary, so all 447 would need as many cases; those left out differ from one here only
  in how publications far from the boundary are grouped.)
In all of them it alternates whether c is h or more, whether the next block has exactly h citations (and is red all the same)
or fewer, and whether the input stands falling, rising or scattered.
"""
import itertools
import sys

sys.dont_write_bytecode = True
import scholar_hindex
from scholar_hindex import LARGEST, Raw, index, read, write

DERIVED = {"kind": "derived", "by": "definition by brute force", "script": "Corpus/origins/scholar_colouring.py"}
WORKED = {"kind": "worked", "by": "COL-1 by hand"}
NAMES = {"g": "green", "y": "grey", "r": "red"}
RGB = {"green": "99FF66", "grey": "AAAAAA", "red": "FF9999"}

groups = scholar_hindex.groups


def colours(publications):
    """h, and a colour a publication."""
    h = index(publications)
    if h == 0:
        return 0, ["red"] * len(publications)
    checked = [c for c, k in publications if k]
    (c,) = {c for c in checked if sum(o > c for o in checked) < h <= sum(o >= c for o in checked)}
    n = sum(o == c for o in checked)
    m = h - sum(o > c for o in checked)
    found = []
    for citations, is_checked in publications:
        if is_checked and citations > c:
            found.append("green")
        elif is_checked and citations == c:
            found.append("green" if m == n else "grey")
        else:
            found.append("red")
    return h, found


def is_by_table(group):
    """Whether the answers of a group stand in a table, one by one; those of `orders` follow from one by turning it."""
    return group != "orders"


def add(group, slug, publications, h=None, by_hand=None, note=None, clauses=("COL-1",), tags=None, raw=None, error=None):
    """`by_hand` is a text of g, y and r, one a publication. Of the rules in question, COL-3 alone and HIX-1 leave it open
    what an outcome rests on: the light grey and what is rejected are decisions."""
    if isinstance(publications, str):
        publications = read(publications)
    origin = WORKED if by_hand is not None and is_by_table(group) or error else DERIVED
    if error:
        origin = {"kind": "worked", "by": "HIX-1 by hand"}
    case = {"id": "scholar.colouring/" + slug, "clauses": list(clauses), "origin": origin}
    if "COL-3" in clauses or "HIX-1" in clauses:
        case["basis"] = "decision" if error or "y" in (by_hand or "") else "source"
    case |= {"readings": {},
            "input": {"publications": [{"citations": Raw(raw[i]) if raw else c, "checked": k} for i, (c, k) in enumerate(publications)]}}
    if error:
        assert any(c < 0 for c, _ in publications)
        case["error"] = {"code": error}
    else:
        found_h, found = colours(publications)
        if by_hand is not None:
            assert (h, [NAMES[x] for x in by_hand]) == (found_h, found), (slug, found_h, found)
        case["output"] = {"h": found_h, "colours": found, "rgb": [RGB[x] for x in found]}
    if tags:
        case["tags"] = list(tags)
    if note:
        case["note"] = note
    groups.setdefault(group, []).append(case)


# ---- ties -----------------------------------------------------------------------------------------------------------

def compositions(n):
    if n == 0:
        yield ()
    for first in range(1, n + 1):
        for rest in compositions(n - first):
            yield (first,) + rest


def reachable():
    """All (composition, boundary block, m) that some list of citations has."""
    for n in range(1, 8):
        for blocks in compositions(n):
            for j, b in enumerate(blocks):
                before, after = sum(blocks[:j]), len(blocks) - j - 1
                for m in range(1, b + 1):
                    if after <= before + m + (1 if m == b else 0):
                        yield blocks, j, m


def levels(blocks, j, m, turn):
    """Falling citations, one a block, with the boundary in block j and m of it contributing. `turn` varies the rest."""
    h, b, after = sum(blocks[:j]) + m, blocks[j], len(blocks) - j - 1
    if m < b:
        own, below = h, h - 1                       # c can only be h
    elif after == h + 1 or turn % 3 == 0:
        own, below = h + 1 + turn % 2, h            # more than h, the next block exactly h
    elif turn % 3 == 1:
        own, below = h + turn % 2, h - 1
    else:
        own, below = h, h - 1
    step = 1 + turn % 4
    return [own + step * (j - i) for i in range(j)] + [own] + [below - i for i in range(after)]


def chosen():
    everything = list(reachable())
    picked, seen = [], set()
    for blocks, j, m in everything:                 # n <= 5: each (composition, block, all or fewer), m in turn
        b = blocks[j]
        if sum(blocks) <= 5:
            key = (blocks, j, m == b)
            if key in seen:
                continue
            choices = [x for x in everything if (x[0], x[1], x[2] == b) == key]
            picked.append(choices[len(picked) % len(choices)])
            seen.add(key)
    for n in (6, 7):                                # n = 6, 7: each (s, b, m), on a composition not yet used where there is one
        own = [x for x in everything if sum(x[0]) == n]
        key = lambda x: (sum(x[0][:x[1]]), x[0][x[1]], x[2])
        used = {}
        scarce = {k: sum(key(x) == k for x in own) for k in map(key, own)}
        for k in sorted(scarce, key=lambda k: (scarce[k], k)):
            best = min((x for x in own if key(x) == k), key=lambda x: (used.get(x[0], 0), -len(x[0]), x))
            used[best[0]] = used.get(best[0], 0) + 1
            picked.append(best)
        for blocks in compositions(n):
            if blocks not in used:
                picked.append(next(x for x in own if x[0] == blocks))
        mine = [x for x in picked if sum(x[0]) == n]
        assert {x[0] for x in mine} == {x[0] for x in own} == set(compositions(n))
        assert {key(x) for x in mine} == set(scarce)
    triples = {(x[0], x[1], x[2] == x[0][x[1]]) for x in everything}
    assert len(triples) == 550 and sum(sum(x[0]) > 5 for x in triples) == 447
    assert len(seen) == 103 and len(set(picked)) == len(picked) <= 260
    return picked


def ties():
    for turn, (blocks, j, m) in enumerate(sorted(chosen(), key=lambda x: (sum(x[0]), x))):
        falling = [level for level, size in zip(levels(blocks, j, m, turn), blocks) for _ in range(size)]
        n, b = len(falling), blocks[j]
        c = falling[sum(blocks[:j])]
        assert index([(x, True) for x in falling]) == sum(blocks[:j]) + m and min(falling) >= 0
        assert sorted(set(falling), reverse=True) == levels(blocks, j, m, turn)
        if turn % 4 == 3:
            order = falling[::-1]
        elif turn % 4 in (0, 2):
            step = (0, 1, 1, 2, 3, 2, 5, 3)[n]      # no divisor in common with n
            order = [falling[(i * step + turn) % n] for i in range(n)]
        else:
            order = falling
        name = "ties-%s-boundary-in-block-%d-%s" % ("-".join(map(str, blocks)), j + 1,
                                                    "all" if m == b > 1 else "alone" if b == 1 else "%d-of-%d" % (m, b))
        limbo = m < b
        tie = ["COL-1", "COL-2"] if b > 1 else ["COL-1"]
        h = sum(blocks[:j]) + m
        below = levels(blocks, j, m, turn)[j + 1:j + 2]
        note = None
        if below == [h]:
            note = "The next have exactly h = %d citations, but the last contributing one has %d: they are red." % (h, c)
        add("ties", name, [(x, True) for x in order], note=note, clauses=tie, tags=("limbo",) if limbo else None)


# ---- by hand --------------------------------------------------------------------------------------------------------

def basics():
    g = "basics"
    add(g, "no-publications", "", 0, "")
    add(g, "one-with-one-citation", "1", 1, "g")
    add(g, "one-without-citations", "0", 0, "r", "h = 0: nothing contributes.", ("COL-2",))
    add(g, "falling-by-one", "5 4 3 2 1", 3, "gggrr")
    add(g, "falling-by-one-rising-input", "1 2 3 4 5", 3, "rrggg", "Colours stand in the order of the input.")
    add(g, "all-contribute", "9 9 9 9", 4, "gggg", "All four have c = 9, m = n = 4: green, no limbo.", ("COL-1", "COL-2"))
    add(g, "three-of-four-in-limbo", "3 3 3 3", 3, "yyyy", "n = 4, m = 3.", ("COL-1", "COL-2"), ("limbo",))
    add(g, "one-of-two-in-limbo", "5 2 2", 2, "gyy", "n = 2, m = 1.", ("COL-1", "COL-2"), ("limbo",))
    add(g, "one-of-many-in-limbo", "9 8 3 3 3 3 3", 3, "ggyyyyy", "n = 5, m = 1.", ("COL-1", "COL-2"), ("limbo",))
    add(g, "all-but-one-in-limbo", "4 4 4 4 4", 4, "yyyyy", "n = 5, m = 4.", ("COL-1", "COL-2"), ("limbo",))
    add(g, "limbo-between-green-and-red", "7 6 4 4 4 2 1", 4, "ggyyyrr", None, ("COL-1", "COL-2"), ("limbo",))
    add(g, "tie-of-two-both-contribute", "6 5 4 4 1", 4, "ggggr", "n = m = 2.", ("COL-1", "COL-2"))
    add(g, "tie-above-the-boundary", "5 5 3 1", 3, "gggr", "The tie at 5 is above c = 3: no limbo.")
    add(g, "tie-below-the-boundary", "5 4 3 2 2", 3, "gggrr", "The tie at 2 is below: red, not grey.")
    add(g, "ties-on-both-sides-of-the-boundary", "6 6 3 1 1", 3, "gggrr")
    add(g, "exactly-h-citations-below-c", "5 5 2 2", 2, "ggrr",
        "c is the citations of the last contributing one, 5, not h = 2: those with 2 do not contribute, whoever is left out.", ("COL-1",))
    add(g, "c-far-above-h", "90 80 70 3 3 3", 3, "gggrrr", "c = 70. The threes have h citations and are red.")
    add(g, "h-plus-one-citations-at-the-boundary", "4 4 4 1", 3, "gggr", "c = 4, one more than h.", ("COL-1", "COL-2"))
    add(g, "ones-only", "1 1 1 1 1 1 1 1", 1, "yyyyyyyy", "Any one of the eight makes h = 1.", ("COL-1", "COL-2"), ("limbo",))
    add(g, "one-hit-and-ones", "50 1 1 1", 1, "grrr", "The hit alone contributes; c = 50.")
    add(g, "two-hits-of-equal-citations-and-ones", "50 50 1 1", 2, "ggrr")
    add(g, "scattered-limbo", "2 7 2 0 2", 2, "ygyry", None, ("COL-1", "COL-2"), ("limbo",))


def unchecked():
    g = "unchecked"
    both = ("COL-1", "COL-2")
    add(g, "all-unchecked", "u9 u8 u7", 0, "rrr", "h = 0.", ("COL-2",))
    add(g, "unchecked-beside-green", "9 u9 8", 2, "grg", "Red however much cited.")
    add(g, "unchecked-with-more-than-all", "u100 3 2", 2, "rgg")
    add(g, "unchecked-twin-of-grey", "5 2 2 u2", 2, "gyyr", "Equal citations but not equal check.", both, ("limbo",))
    add(g, "unchecked-twin-first", "u2 2 5 2", 2, "rygy", None, both, ("limbo",))
    add(g, "unchecked-twin-makes-no-limbo", "5 2 u2", 2, "ggr", "Of the checked there is one with 2 and it contributes: green, not grey.", both)
    add(g, "many-unchecked-twins-make-no-limbo", "3 3 3 u3 u3 u3", 3, "gggrrr", "n counts the checked: n = m = 3.", both)
    add(g, "unchecked-at-the-boundary-of-the-source", "5 4 u3 2 1", 2, "ggrrr",
        "The last one looked at is the unchecked 3; the last contributing one is the 4.")
    add(g, "unchecked-between-contributing-ones", "5 u4 4 3", 3, "grgg")
    add(g, "unchecked-with-c-between-two-greys", "3 u3 3 u3 3 3", 3, "yryryy", "n = 4, m = 3 among the checked.", both, ("limbo",))
    add(g, "unchecked-below", "5 4 3 u1 u0", 3, "gggrr")
    add(g, "checked-have-no-citations", "0 0 u5 u5", 0, "rrrr", "h = 0 although two have 5.", ("COL-2",))
    add(g, "only-one-checked", "u5 u5 5 u5", 1, "rrgr", None, both)
    add(g, "unchecking-makes-room", "4 4 4 u9 4", 4, "gggrg", "Four checked with 4 each: all contribute.", both)
    add(g, "unchecked-counted-would-make-it-limbo", "4 3 3 u4 1", 3, "gggrr", "Counting the unchecked 4, one of the two 3s would be in limbo.", both)
    pairs = (
        ("limbo-resolves", "4 u4 4 3 3 1", "grgyyr", 3, "4 4 4 3 3 1", "gggrrr", 3,
         "A third 4 fills the three places: the limbo of the 3s ends, they are red."),
        ("limbo-arises", "3 3 1 3 u3", "ggrgr", 3, "3 3 1 3 3", "yyryy", 3, "A fourth equal one, for three places."),
        ("limbo-turns-green", "5 u5 2 2 u4", "gryyr", 2, "5 5 2 2 u4", "ggrrr", 2, "The second 5 takes the place for which the two 2s stood."),
        ("green-from-grey", "4 4 u4 4 4 4 3", "yyryyyr", 4, "4 4 4 4 4 4 3", "yyyyyyr", 4, "Checking one more with c only widens the limbo."),
        ("one-more-place", "4 4 3 3 u9", "ggyyr", 3, "4 4 3 3 9", "ggrrg", 3, "The 9 takes the third place: h stays 3, the 3s fall out."),
        ("h-rises", "4 4 4 u9", "gggr", 3, "4 4 4 9", "gggg", 4, None),
    )
    for name, before, first, low, after, second, high, note in pairs:
        tags = ("checking-" + name,)
        add(g, "checking-%s-before" % name, before, low, first, clauses=both, tags=tags)
        add(g, "checking-%s-after" % name, after, high, second, note, clauses=both, tags=tags)


def masks():
    """Every way to check five publications, three of them tied."""
    for mask in range(32):
        bits = [(mask >> (4 - i)) & 1 for i in range(5)]
        publications = list(zip((2, 4, 2, 1, 2), map(bool, bits)))
        h, found = colours(publications)
        add("masks", "each-way-to-check-2-4-2-1-2-" + "".join("uc"[b] for b in bits), publications,
            clauses=("COL-1", "COL-2"), tags=("limbo",) if "grey" in found else None)


def orders():
    g = "orders"
    both = ("COL-1", "COL-2")
    for order in sorted(set(itertools.permutations((4, 2, 2, 0)))):
        add(g, "limbo-order-" + "-".join(map(str, order)), [(c, True) for c in order], 2,
            "".join({4: "g", 2: "y", 0: "r"}[c] for c in order), clauses=both, tags=("limbo",))
    mixed = read("4 u4 3 3 u3 0")
    for turn in range(6):
        order = mixed[turn:] + mixed[:turn]
        hand = "grggrr"
        add(g, "mixed-turned-by-%d" % turn, order, 3, hand[turn:] + hand[:turn], clauses=both)


def rgb():
    g = "rgb"
    only = ("COL-3",)
    add(g, "rgb-of-all-three", "5 2 2 1", 2, "gyyr", "Light grey is AAAAAA.", only, ("limbo",))
    add(g, "rgb-of-green", "8 3", 2, "gg", None, only)
    add(g, "rgb-of-grey", "5 5 5 5 5 5 5 5", 5, "yyyyyyyy", None, only, ("limbo",))
    add(g, "rgb-of-red", "u1 0", 0, "rr", None, only)


def zero():
    g = "zero"
    add(g, "two-without-citations", "0 0", 0, "rr", "A tie at c = 0 would be a limbo, but h = 0: all red.", ("COL-2",))
    add(g, "seven-without-citations", "0 0 0 0 0 0 0", 0, "rrrrrrr", None, ("COL-2",))
    add(g, "without-citations-beside-green", "1 0 0", 1, "grr")
    add(g, "without-citations-beside-grey", "0 1 1 0", 1, "ryyr", None, ("COL-1", "COL-2"), ("limbo",))
    add(g, "without-citations-some-unchecked", "0 u0 0 u7", 0, "rrrr", None, ("COL-2",))


def numbers():
    g = "numbers"
    invalid, clauses = "citations.invalid", ("HIX-1",)
    add(g, "negative-and-checked", "5 -1 3", error=invalid, clauses=clauses)
    add(g, "negative-and-unchecked", "5 u-1 3", error=invalid, clauses=clauses, note="It would be red in any case; the input is refused all the same.")
    add(g, "negative-alone-and-unchecked", "u-1", error=invalid, clauses=clauses)
    add(g, "negative-below-the-boundary", "5 4 1 0 -2", error=invalid, clauses=clauses)
    add(g, "negative-with-h-zero", "0 -1", error=invalid, clauses=clauses, note="All red is no answer here.")
    add(g, "minus-zero", [(0, True), (2, True), (2, True)], 2, "rgg", "-0 is 0.", raw=("-0", "2", "2"))
    add(g, "equal-however-written", [(2, True), (2, True), (2, True), (5, True)], 2, "yyyg", "2, 2.0 and 20e-1 are one number, so one tie.",
        ("COL-1", "COL-2"), ("limbo",), ("2", "2.0", "20e-1", "5"))
    add(g, "citations-over-31-bits", "2147483648 3000000000 1", 2, "ggr")
    add(g, "citations-differ-in-the-last-bit-of-53", "%d %d 1" % (LARGEST, LARGEST - 1), 2, "ggr",
        "c is %d; the other has one more." % (LARGEST - 1))
    add(g, "unchecked-with-53-bits", "u%d 1" % LARGEST, 1, "rg")


def large():
    g = "large"
    tags = ("long",)
    add(g, "300-each-with-256", [(256, True)] * 300, note="h = 256 of 300: all grey.", clauses=("COL-1", "COL-2"), tags=("limbo",) + tags)
    add(g, "256-each-with-256", [(256, True)] * 256, note="All green.", clauses=("COL-1", "COL-2"), tags=tags)
    add(g, "500-scattered", [((i * 7919) % 1009 // 4, i % 3 != 0) for i in range(500)], clauses=("COL-1", "COL-2"), tags=tags)


def main():
    groups.clear()
    for part in (basics, ties, unchecked, masks, orders, rgb, zero, numbers, large):
        part()
    write("scholar.colouring")


if __name__ == "__main__":
    sys.exit(main())
