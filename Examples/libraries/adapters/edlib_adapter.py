"""The adapter for edlib, which aligns complete strings; edlib returns a distance above its bound `k` as -1."""
import edlib
from distances import serve_bounded


def distance(a, b, k=-1):
    return edlib.align(a, b, mode="NW", task="distance", k=k)["editDistance"]


serve_bounded("edlib", distance, lambda a, b, k: distance(a, b, k) != -1)
