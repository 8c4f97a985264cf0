"""strsimpy: `Levenshtein`."""
from strsimpy.levenshtein import Levenshtein
from distances import serve_distance

serve_distance("strsimpy", Levenshtein().distance)
