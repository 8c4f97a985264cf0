"""The adapter for Distance, which calls `levenshtein` with the bound `max_dist`; beyond it, the result is -1."""
import distance
from distances import serve_bounded

serve_bounded("Distance", distance.levenshtein,
              lambda a, b, k: distance.levenshtein(a, b, max_dist=k) != -1)
