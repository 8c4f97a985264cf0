"""jellyfish: `levenshtein_distance`, which counts grapheme clusters."""
import jellyfish
from distances import distance_by
from protocol import serve

serve("jellyfish", {"scholar.distance": distance_by(jellyfish.levenshtein_distance)},
      {"scholar.distance.symbol": ["grapheme"]})
