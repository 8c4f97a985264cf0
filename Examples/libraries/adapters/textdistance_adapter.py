"""The adapter for textdistance, which uses the library's own algorithm even if faster libraries are installed."""
import textdistance
from distances import serve_distance

serve_distance("textdistance", textdistance.Levenshtein(external=False))
