"""The adapter for polyleven, whose `levenshtein` returns a distance above its bound `k` as `k` plus 1."""
from polyleven import levenshtein
from distances import serve_bounded

serve_bounded("polyleven", levenshtein, lambda a, b, k: levenshtein(a, b, k) <= k)
