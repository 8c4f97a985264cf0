"""strsimpy: `OptimalStringAlignment`.

The result equals the Levenshtein distance unless a swap of adjacent characters makes the distance smaller.
"""
from strsimpy.optimal_string_alignment import OptimalStringAlignment
from distances import serve_distance
from protocol import Skip


def distance(a, b):
    if {x + y for x, y in zip(a, a[1:]) if x != y} & {y + x for x, y in zip(b, b[1:])}:
        raise Skip("neighbours that change places are one edit to it")
    return OptimalStringAlignment().distance(a, b)


serve_distance("strsimpy", distance)
