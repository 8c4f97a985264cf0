"""The adapter of Levenshtein, which computes the distance; beyond the bound `score_cutoff`, it is the bound plus 1."""
from Levenshtein import distance
from distances import serve_bounded

serve_bounded("Levenshtein", distance, lambda a, b, k: distance(a, b, score_cutoff=k) <= k)
