"""The adapter for Levenshtein, whose `distance` returns a distance above `score_cutoff` as this bound plus 1."""
from Levenshtein import distance
from distances import serve_bounded

serve_bounded("Levenshtein", distance, lambda a, b, k: distance(a, b, score_cutoff=k) <= k)
