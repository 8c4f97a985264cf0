#!/usr/bin/env python3
"""Makes cases of scholar.colouring by brute force: the script applies the text of COL-1 to each publication separately.

c is the number of citations of the last contributing publication: fewer than h checked publications have more than c
citations, and at least h have c or more. COL-1 treats publications with more than c, with exactly c and with fewer than
c citations differently. The script does not sort the publications.

In the group `ties`, each case has n checked publications. Publications with equal citations form a block, so the sizes
of the blocks are a composition of n. The boundary block contains the last contributing publication. s publications are
in the blocks before it, and m of its b publications contribute. If m < b, the case has a limbo. Not every combination
is possible, since the blocks after the boundary block need enough different numbers of citations.

For n = 1 to 5, each possible boundary block of each composition has a case with m = b and, if possible, a case with
m < b. For n = 6 and 7, the group has every possible (n, s, b, m) and every composition, since a program might depend on
them. c is always h or more. The block after the boundary block has h citations or fewer, and is red even if it has
exactly h. The order of the input is descending, ascending or scattered.
"""
import itertools

from shared.cases import Cases
from shared.publications import index

CASES = Cases("scholar.colouring", __file__)
RGB = {"green": "99FF66", "grey": "AAAAAA", "red": "FF9999"}


def colours(publications):
    """Returns the h-index, and a colour for each publication."""
    h, checked = index(publications), [citations for citations, is_checked in publications if is_checked]
    if h == 0:
        return 0, ["red"] * len(publications)
    c, = {c for c in checked if sum(other > c for other in checked) < h <= sum(other >= c for other in checked)}
    own = "green" if h - sum(other > c for other in checked) == checked.count(c) else "grey"
    return h, ["red" if not is_checked or citations < c else "green" if citations > c else own
               for citations, is_checked in publications]


def add(group, slug, publications, clauses="COL-1 COL-2", tags=None, note=None):
    """Adds a case; without `tags` it has the tag `limbo` if a publication is grey."""
    h, found = colours(publications)
    given = {"publications": [{"citations": citations, "checked": checked} for citations, checked in publications]}
    CASES.add(group, slug, clauses, given, {"h": h, "colours": found, "rgb": [RGB[each] for each in found]},
              derived="definition by brute force", note=note,
              tags=("limbo" if "grey" in found else "") if tags is None else tags)


# ---- ties


def compositions(n):
    """Yields all compositions of n: the ways to write it as an ordered sum of positive integers."""
    if n == 0:
        yield ()
    for first in range(1, n + 1):
        for rest in compositions(n - first):
            yield (first, *rest)


def reachable(n):
    """Yields every (composition, boundary block, m) that a list of n publications can have."""
    for blocks in compositions(n):
        for j, b in enumerate(blocks):
            for m in range(1, b + 1):
                if len(blocks) - j - 1 <= sum(blocks[:j]) + m + (m == b):
                    yield blocks, j, m


def levels(blocks, j, m, turn):
    """Returns a number of citations for each block, the highest first, such that m publications of the boundary block j
    contribute; `turn` varies the numbers."""
    h, b, after = sum(blocks[:j]) + m, blocks[j], len(blocks) - j - 1
    own, below = h, h - 1  # own: c, which must be h in a limbo; below: the citations of the next block
    if m == b and (after == h + 1 or turn % 3 == 0):
        own, below = h + 1 + turn % 2, h  # c is more than h, and the next block has exactly h
    elif m == b and turn % 3 == 1:
        own = h + turn % 2
    return [own + (1 + turn % 4) * (j - i) for i in range(j)] + [own] + [below - i for i in range(after)]


def chosen():
    picked, seen = [], set()
    for blocks, j, m in (each for n in range(1, 6) for each in reachable(n)):
        if (blocks, j, m == blocks[j]) not in seen:  # for each block: a choice with m = b, and one with m < b
            choices = [x for x in reachable(sum(blocks)) if x[:2] == (blocks, j) and (x[2] == blocks[j]) == (m == blocks[j])]
            picked.append(choices[len(picked) % len(choices)])
            seen.add((blocks, j, m == blocks[j]))
    for n in (6, 7):  # a choice for each (s, b, m), if possible with an unused composition
        own, used = {}, {}
        for each in reachable(n):
            own.setdefault((sum(each[0][:each[1]]), each[0][each[1]], each[2]), []).append(each)
        for key in sorted(own, key=lambda key: (len(own[key]), key)):
            best = min(own[key], key=lambda each: (used.get(each[0], 0), -len(each[0]), each))
            used[best[0]] = used.get(best[0], 0) + 1
            picked.append(best)
        picked += [next(each for each in reachable(n) if each[0] == blocks) for blocks in compositions(n) if blocks not in used]
    return sorted(picked, key=lambda each: (sum(each[0]), each))


for turn, (blocks, j, m) in enumerate(chosen()):
    found = levels(blocks, j, m, turn)
    falling = [level for level, size in zip(found, blocks) for _ in range(size)]
    n, b, h = len(falling), blocks[j], sum(blocks[:j]) + m
    step = (0, 1, 1, 2, 3, 2, 5, 3)[n]  # coprime to n
    order = (falling[::-1] if turn % 4 == 3 else falling if turn % 4 == 1 else [falling[(i * step + turn) % n] for i in range(n)])
    note = None
    if found[j + 1:j + 2] == [h]:
        note = f"The next have exactly h = {h} citations, but the last contributing one has {found[j]}: they are red."
    how = "alone" if b == 1 else "all" if m == b else f"{m}-of-{b}"
    add("ties", f"ties-{'-'.join(map(str, blocks))}-boundary-in-block-{j + 1}-{how}", [(c, True) for c in order],
        "COL-1 COL-2" if b > 1 else "COL-1", note=note)

# ---- every way to check five publications of which three are tied; lists in several orders; long lists

for bits in itertools.product((False, True), repeat=5):
    add("masks", "each-way-to-check-2-4-2-1-2-" + "".join("uc"[bit] for bit in bits), list(zip((2, 4, 2, 1, 2), bits)))
for order in sorted(set(itertools.permutations((4, 2, 2, 0)))):
    add("orders", f"limbo-order-{'-'.join(map(str, order))}", [(c, True) for c in order])
MIXED = [(4, True), (4, False), (3, True), (3, True), (3, False), (0, True)]
for turn in range(6):
    add("orders", f"mixed-turned-by-{turn}", MIXED[turn:] + MIXED[:turn], tags="")
add("large", "300-each-with-256", [(256, True)] * 300, tags="limbo long", note="h = 256 of 300: all grey.")
add("large", "256-each-with-256", [(256, True)] * 256, tags="long", note="All green.")
add("large", "500-scattered", [((i * 7919) % 1009 // 4, i % 3 != 0) for i in range(500)], tags="long")

CASES.run()
