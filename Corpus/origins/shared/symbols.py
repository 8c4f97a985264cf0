"""Splits strings into symbols for the scripts of the scholar family, and defines the readings of scholar.similarity."""
import regex

SYMBOL, THRESHOLD = "scholar.distance.symbol", "scholar.similarity.threshold"
SYMBOLS = ("utf16", "scalar", "grapheme")
#: The readings of scholar.similarity, each with its options; the first option is the default.
TOLERANCE = {SYMBOL: SYMBOLS, THRESHOLD: ("inclusive", "strict")}


def symbols(text, reading):
    """Returns a string's symbols under an option: UTF-16 code units, Unicode scalars, or extended grapheme clusters
    (`regex`, \\\\X)."""
    if reading == "utf16":
        units = text.encode("utf-16-be")
        return tuple(units[i] << 8 | units[i + 1] for i in range(0, len(units), 2))
    return tuple(text) if reading == "scalar" else tuple(regex.findall(r"\X", text))
