#!/usr/bin/env python3
"""Makes cases of scholar.hindex by brute force: the outcome is the largest number h for which h checked publications
have at least h citations each. Nothing is sorted.
"""
import itertools

from shared.cases import Cases
from shared.publications import index

CASES = Cases("scholar.hindex", __file__)


def add(group, slug, publications, clauses="HIX-1", **more):
    """Adds a case; each publication is a pair: its number of citations, and whether it is checked."""
    given = {"publications": [{"citations": citations, "checked": checked} for citations, checked in publications]}
    CASES.add(group, slug, clauses, given, {"h": index(publications)}, derived="definition by brute force", basis="source", **more)


for bits in itertools.product((False, True), repeat=4):
    add("checked", "each-way-to-check-4-3-2-1-" + "".join("uc"[bit] for bit in bits), list(zip((4, 3, 2, 1), bits)), "HIX-1 HIX-2")

# Lists of publications with equal citations: h is the smaller of the number of publications and the number of
# citations. Other groups already have cases for the pairs in ELSEWHERE.
ELSEWHERE = {(1, 0), (1, 1), (2, 2), (3, 3), (4, 3), (4, 4), (4, 5), (6, 0)}
for count in range(1, 7):
    for citations in range(0, 7):
        if (abs(count - citations) <= 2 or citations == 0) and (count, citations) not in ELSEWHERE:
            add("grid", f"{count}-with-{citations}-each", [(citations, True)] * count)

# Lists as long as those on people's own pages, in random order; a fifth to a third of the publications are unchecked.
x = 20050815
for n in (8, 10, 12, 15, 16, 17, 20, 24, 31, 32, 33, 40, 50, 64):
    publications = []
    for _ in range(n):
        x = (x * 1664525 + 1013904223) % 2**32
        publications.append(((x >> 8) % (2 * n) if (x >> 4) % 3 else (x >> 8) % 5, (x >> 20) % (3 + n % 3) != 0))
    add("scattered", f"{n}-publications", publications)

for slug, publications, note in (
        ("500-with-falling-citations", [(500 - i, True) for i in range(500)], None),
        ("500-with-scattered-citations", [((i * 7919) % 1009, i % 3 != 0) for i in range(500)], None),
        ("500-each-with-500", [(500, True)] * 500, None), ("500-each-with-499", [(499, True)] * 500, None),
        ("300-each-with-256", [(256, True)] * 300, "An index kept in a byte comes out 0.")):
    add("large", slug, publications, tags="long", note=note)

CASES.run()
