"""Texts shared by the scripts of the scholar family: symbols under each reading, and the readings of tolerance."""
import regex

SYMBOL, THRESHOLD = "scholar.distance.symbol", "scholar.similarity.threshold"
SYMBOLS = ("utf16", "scalar", "grapheme")
#: The readings of scholar.similarity, the default first.
TOLERANCE = {SYMBOL: SYMBOLS, THRESHOLD: ("inclusive", "strict")}


def symbols(text, reading):
    """Returns the symbols of a text: UTF-16 code units, Unicode scalars, or extended grapheme clusters (`regex`, \\\\X)."""
    if reading == "utf16":
        units = text.encode("utf-16-be")
        return tuple(units[i] << 8 | units[i + 1] for i in range(0, len(units), 2))
    return tuple(text) if reading == "scalar" else tuple(regex.findall(r"\X", text))
