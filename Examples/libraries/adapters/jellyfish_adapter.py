"""The adapter for jellyfish, which calls `levenshtein_distance`; this function counts grapheme clusters."""
import jellyfish
from distances import distance_by
from protocol import serve

serve("jellyfish", {"scholar.distance": distance_by(jellyfish.levenshtein_distance)},
      {"scholar.distance.symbol": ["grapheme"]})
