"""Answers only cases with plain words, since libraries split other words differently; shared by notation adapters."""
from protocol import Refused, Skip, serve

NOTATIONS = ("camel", "pascal", "kebab", "title", "upper", "string", "sponge", "literally")


def notation_by(**functions):
    """Answers voice.notation by calling the function of the notation with the words of the case, joined by spaces."""

    def notation(given, readings):
        words, name = given["words"], given["notation"]
        if name not in NOTATIONS:
            raise Refused("notation.unknown")
        if name not in functions:
            raise Skip("it has no such notation")
        if not all(word.isalpha() and word == word.lower() for word in words):
            raise Skip("it also splits words, at humps, hyphens, digits and other signs")
        return {"text": functions[name](" ".join(words))}

    return notation


def serve_notation(distribution, **functions):
    serve(distribution, {"voice.notation": notation_by(**functions)}, {"voice.notation.sponge.run": ["joined"]})
