#!/usr/bin/env python3
"""Makes cases of learning.catalogue: one for each cell of each collection. A collection has 0 to 2 recent courses, and
has 0 or 2 courses in the library.

The largest collection also has cases for the empty cells around it, which are out of range.
"""
from shared.cases import Cases

CASES = Cases("learning.catalogue", __file__)


def cells(shown):
    """Yields each cell of a collection with its course; for the largest collection, also the empty cells around it."""
    for section, courses in enumerate(shown):
        for row, course in enumerate(courses):
            yield section, row, course
    if [len(courses) for courses in shown] == [2, 2]:
        for section, row in ((0, -1), (0, 2), (1, 2), (2, 0)):
            yield section, row, None


for recent in ([], ["b"], ["b", "x"]):
    for library in ([], ["a", "b"]):
        shown = [recent, library] if recent else [library]
        for section, row, course in cells(shown):
            outcome = "index.outOfRange" if course is None else {
                "sections": [len(courses) for courses in shown], "course": course, "highlighted": len(shown) > 1 and section == 0,
                "recent": [course, *(each for each in recent if each != course)]}
            slug = f"grid-{len(recent)}-recent-{len(library)}-library-section-{section}-row-{row}".replace("--1", "-minus-1")
            CASES.add("grid", slug, "CAT-1", {"recent": recent, "library": library, "select": [section, row]}, outcome,
                      derived="a table of all cells, after artils fig. 5.8 and 5.9", basis="decision")

CASES.run()
