"""Times rapidfuzz's C++ code, which computes all edit distances between two lists of strings, or finds similar pairs.

    matrix_rapidfuzz.py LEFT RIGHT [PERCENT]
"""
import sys
from typing import List

from rapidfuzz.distance import Levenshtein
from rapidfuzz.process import cdist

from turns import take


def lines(path: str) -> List[str]:
    with open(path, encoding="utf-8") as file:
        return file.read().split("\n")[:-1]


def every_pair() -> int:
    return int(cdist(left, right, scorer=Levenshtein.distance, workers=1).sum())


def similar_pairs() -> int:
    # The cutoff is slightly less than the percentage: with exactly 0.8, rounding would exclude some pairs with 80 %.
    cutoff = int(sys.argv[3]) / 100 - 1e-6
    found = cdist(left, right, scorer=Levenshtein.normalized_similarity, score_cutoff=cutoff, workers=1)
    return int((found > 0).sum())


left, right = lines(sys.argv[1]), lines(sys.argv[2])
take(len(left) * len(right), similar_pairs if len(sys.argv) > 3 else every_pair)
