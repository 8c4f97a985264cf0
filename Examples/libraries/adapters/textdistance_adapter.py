"""textdistance: its own algorithm, not one of the faster libraries that it calls if they are installed."""
import textdistance
from distances import serve_distance

serve_distance("textdistance", textdistance.Levenshtein(external=False))
