"""Computes edit distances for scholar.distance and scholar.similarity with separate programs, which must all agree."""
import edlib
import polyleven
from rapidfuzz.distance import Levenshtein

from shared.symbols import symbols


def matrix(a, b):
    """Returns the distance as section 3.3 of the source computes it: the complete (m+1) x (n+1) matrix, row by row."""
    e = [[i + j if 0 in (i, j) else 0 for j in range(len(b) + 1)] for i in range(len(a) + 1)]
    for i in range(1, len(a) + 1):
        for j in range(1, len(b) + 1):
            e[i][j] = min(e[i - 1][j - 1] + (a[i - 1] != b[j - 1]), e[i - 1][j] + 1, e[i][j - 1] + 1)
    return e[-1][-1]


def measured(a, b, reading):
    """Returns rapidfuzz's distance; polyleven, edlib and the matrix must give the same distance."""
    x, y = symbols(a, reading), symbols(b, reading)
    # polyleven and edlib compare strings, so each symbol becomes a letter; edlib accepts at most 256 different letters.
    letters = {symbol: chr(0x4E00 + number) for number, symbol in enumerate(dict.fromkeys(x + y))}
    p, q = ("".join(letters[symbol] for symbol in text) for text in (x, y))
    distance = Levenshtein.distance(x, y)
    assert distance == matrix(x, y) == polyleven.levenshtein(p, q), (reading, a, b)
    if p and q and len(letters) <= 256:
        assert distance == edlib.align(p, q, task="distance")["editDistance"], (reading, a, b)
    return distance
