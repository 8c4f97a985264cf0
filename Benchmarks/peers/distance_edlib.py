"""Times the edit distances that edlib computes, one pair at a time."""
import sys

import edlib

from turns import take

with open(sys.argv[1], encoding="ascii") as file:
    lines = file.read().split("\n")[:-1]
pairs = list(zip(lines[0::2], lines[1::2]))
take(len(pairs), lambda: sum(edlib.align(a, b, task="distance")["editDistance"] for a, b in pairs))
