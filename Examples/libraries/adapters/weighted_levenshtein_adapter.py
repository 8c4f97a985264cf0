"""The adapter for weighted-levenshtein; the documentation of the library promises results for ASCII strings only."""
from weighted_levenshtein import lev
from distances import serve_distance
from protocol import Skip


def distance(a, b):
    if not (a + b).isascii():
        raise Skip("its documentation promises ASCII only")
    return lev(a, b)


serve_distance("weighted-levenshtein", distance)
