"""The adapter for Distance, whose `levenshtein` returns a distance above its bound `max_dist` as -1."""
import distance
from distances import serve_bounded

serve_bounded("Distance", distance.levenshtein,
              lambda a, b, k: distance.levenshtein(a, b, max_dist=k) != -1)
