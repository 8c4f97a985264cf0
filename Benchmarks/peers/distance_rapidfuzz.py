"""Times rapidfuzz's edit distances, a list of pairs at a time, so that its C++ code does the work."""
import sys

from rapidfuzz.distance import Levenshtein
from rapidfuzz.process import cpdist

from turns import take

with open(sys.argv[1], encoding="ascii") as file:
    lines = file.read().split("\n")[:-1]
a, b = lines[0::2], lines[1::2]
take(len(a), lambda: int(cpdist(a, b, scorer=Levenshtein.distance, workers=1).sum()))
