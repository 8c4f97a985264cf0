"""voice.notation: writing words in a notation."""
from __future__ import annotations

import unicodedata
from typing import Any, Callable, Dict, Iterable, List, Sequence

from contract import Options, Readings, Rejection, a_list, a_text, an_object, malformed, words_of

SPONGE_RUN = "voice.notation.sponge.run"
READINGS: Options = {SPONGE_RUN: ("joined", "perWord")}


def capitalised(word: str) -> str:
    """NOT-2: the word in lower case, its first scalar in full title case (`straße` -> `Straße`, `ß` -> `Ss`)."""
    lowered = word.lower()
    return lowered[:1].title() + lowered[1:]


def sponge(scalars: Iterable[str]) -> str:
    """NOT-3: letters alternate between upper and lower case, beginning with upper; other characters do not count."""
    written: List[str] = []
    upper = True
    for scalar in scalars:
        if unicodedata.category(scalar).startswith("L"):
            written.append(scalar.upper() if upper else scalar.lower())
            upper = not upper
        else:
            written.append(scalar)
    return "".join(written)


def escaped(text: str) -> str:
    """NOT-4: the text between the quotes of a Swift literal."""
    return text.replace("\\", "\\\\").replace('"', '\\"')


def camel(words: Sequence[str], readings: Readings) -> str:
    """NOT-1: `myValue`."""
    return "".join([words[0].lower()] + [capitalised(word) for word in words[1:]]) if words else ""


def pascal(words: Sequence[str], readings: Readings) -> str:
    """NOT-1: `MyValue`."""
    return "".join(capitalised(word) for word in words)


def kebab(words: Sequence[str], readings: Readings) -> str:
    """NOT-1: `my-value`."""
    return "-".join(word.lower() for word in words)


def title(words: Sequence[str], readings: Readings) -> str:
    """NOT-1: `My Value`."""
    return " ".join(capitalised(word) for word in words)


def upper(words: Sequence[str], readings: Readings) -> str:
    """NOT-1, NOT-2: `MY VALUE`, `STRASSE`."""
    return " ".join(word.upper() for word in words)


def string(words: Sequence[str], readings: Readings) -> str:
    """NOT-1, NOT-4: `"my value"`; an empty list of words gives `""`."""
    return '"' + escaped(" ".join(words)) + '"'


def spongecase(words: Sequence[str], readings: Readings) -> str:
    """NOT-1, NOT-3: `SpOnGeCaSe`, alternating over all words or within each word."""
    if readings[SPONGE_RUN] == "perWord":
        return "".join(sponge(word) for word in words)
    return sponge("".join(words))


def literally(words: Sequence[str], readings: Readings) -> str:
    """NOT-1, NOT-2: `my value`, as spoken."""
    return " ".join(words)


NOTATIONS: Dict[str, Callable[[Sequence[str], Readings], str]] = {
    "camel": camel,
    "pascal": pascal,
    "kebab": kebab,
    "title": title,
    "upper": upper,
    "string": string,
    "sponge": spongecase,
    "literally": literally,
}


def write(words: Sequence[str], notation: str, readings: Readings) -> str:
    """Returns words in a notation, or raises `notation.unknown`."""
    if notation not in NOTATIONS:
        raise Rejection("notation.unknown")
    return NOTATIONS[notation](words, readings)


def a_word(value: Any) -> str:
    """Returns a word, which must be a nonempty string without white space."""
    word = a_text(value)
    if words_of(word) != [word]:
        raise malformed()
    return word


def run(input: Any, readings: Readings) -> Dict[str, Any]:
    """NOT-1 to NOT-4."""
    given = an_object(input, ("words", "notation"))
    words = [a_word(word) for word in a_list(given["words"])]
    notation = a_text(given["notation"])
    return {"text": write(words, notation, readings)}
