"""Levenshtein: the distance, and its bound `score_cutoff`, beyond which it is one more than the bound."""
from Levenshtein import distance
from distances import serve_bounded

serve_bounded("Levenshtein", distance, lambda a, b, k: distance(a, b, score_cutoff=k) <= k)
