"""The adapter for polyleven, which computes the distance; beyond the bound `k`, the result is `k` plus 1."""
from polyleven import levenshtein
from distances import serve_bounded

serve_bounded("polyleven", levenshtein, lambda a, b, k: levenshtein(a, b, k) <= k)
