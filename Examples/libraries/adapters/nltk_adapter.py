"""nltk: `edit_distance`."""
from nltk.metrics.distance import edit_distance
from distances import serve_distance

serve_distance("nltk", edit_distance)
