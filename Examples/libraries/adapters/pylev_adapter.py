"""pylev: `levenshtein`."""
import pylev
from distances import serve_distance

serve_distance("pylev", pylev.levenshtein)
