"""The adapter for Levenshtein, which computes the distance; beyond `score_cutoff`, the result is this bound plus 1."""
from Levenshtein import distance
from distances import serve_bounded

serve_bounded("Levenshtein", distance, lambda a, b, k: distance(a, b, score_cutoff=k) <= k)
