"""The adapter for rapidfuzz, whose bound `score_cutoff` decides whether two strings are similar."""
from rapidfuzz.distance import Levenshtein
from distances import SCALARS, distance_by
from protocol import Refused, serve


def similarity(given, readings):
    a, b, percent = given["a"], given["b"], given["percent"]
    if not 0 <= percent <= 100 or percent != int(percent):
        raise Refused("percent.invalid")
    cutoff = percent / 100
    kept = Levenshtein.normalized_similarity(a, b, score_cutoff=cutoff)
    return {"similarity": 100 * Levenshtein.normalized_similarity(a, b),
            "similar": cutoff == 0 or kept > 0}  # rapidfuzz returns 0 for a score below the cutoff


serve("rapidfuzz", {"scholar.distance": distance_by(Levenshtein.distance), "scholar.similarity": similarity},
      {**SCALARS, "scholar.similarity.threshold": ["inclusive"]})
