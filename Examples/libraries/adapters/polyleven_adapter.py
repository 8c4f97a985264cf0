"""polyleven: the distance, and its bound `k`, beyond which it is one more than the bound."""
from polyleven import levenshtein
from distances import serve_bounded

serve_bounded("polyleven", levenshtein, lambda a, b, k: levenshtein(a, b, k) <= k)
