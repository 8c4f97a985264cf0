"""Answers cases with a library's edit distance and a similarity computed from it; shared by several adapters."""
from protocol import Refused, serve

SCALARS = {"scholar.distance.symbol": ["scalar"]}
THRESHOLD = {"scholar.similarity.threshold": ["inclusive", "strict"]}


def distance_by(count):
    """Answers scholar.distance with a function of two strings."""
    return lambda given, readings: {"distance": int(count(given["a"], given["b"]))}


def similarity_by(count, within):
    """Answers scholar.similarity: strings are similar if their distance is at most the bound that `percent` gives."""

    def similarity(given, readings):
        a, b, percent = given["a"], given["b"], given["percent"]
        if not 0 <= percent <= 100 or percent != int(percent):
            raise Refused("percent.invalid")
        length = max(len(a), len(b), 1)
        room = (100 - int(percent)) * length  # in hundredths of an edit
        strict = readings["scholar.similarity.threshold"] == "strict"
        greatest = (room - 1) // 100 if strict else room // 100
        return {"similarity": 100 * (length - count(a, b)) / length,
                "similar": greatest >= 0 and bool(within(a, b, greatest))}

    return similarity


def serve_distance(distribution, count):
    """Serves a library that counts edits but cannot stop at a bound."""
    serve(distribution, {"scholar.distance": distance_by(count)}, SCALARS)


def serve_bounded(distribution, count, within):
    """Serves a library that counts edits and can stop at a bound."""
    serve(distribution, {"scholar.distance": distance_by(count), "scholar.similarity": similarity_by(count, within)},
          {**SCALARS, **THRESHOLD})
