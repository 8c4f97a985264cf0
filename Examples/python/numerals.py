"""CMD-1: spoken line numbers, in digits or in words, up to 9999."""
from __future__ import annotations

import re
from functools import lru_cache
from typing import Callable, Dict, List, Optional, Sequence, Tuple

MOST = 9999

_ENGLISH_ONES = (
    "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen"
).split()
_ENGLISH_TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split()

_ITALIAN_ONES = (
    "uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici "
    "diciassette diciotto diciannove"
).split()
_ITALIAN_TENS = "venti trenta quaranta cinquanta sessanta settanta ottanta novanta".split()

_DIGITS = re.compile("[0-9]+")


def english(number: int) -> List[str]:
    """Returns the words of a number from 1 to 9999, without "and", and with a space in place of a hyphen."""
    words: List[str] = []
    for unit, name in ((1000, "thousand"), (100, "hundred")):
        if number >= unit:
            words += [_ENGLISH_ONES[number // unit - 1], name]
            number %= unit
    if number >= 20:
        words.append(_ENGLISH_TENS[number // 10 - 2])
        number %= 10
    if number:
        words.append(_ENGLISH_ONES[number - 1])
    return words


def italian(number: int) -> List[str]:
    """Returns the spellings of a number as one word without a final accent, such as centouno and centuno for 101."""
    if number >= 1000:
        heads = ["mille"] if number < 2000 else [_ITALIAN_ONES[number // 1000 - 1] + "mila"]
        return [head + tail for head in heads for tail in italian(number % 1000) or [""]]
    if number >= 100:
        head = "cento" if number < 200 else _ITALIAN_ONES[number // 100 - 1] + "cento"
        tails = italian(number % 100)
        elided = [head[:-1] + tail for tail in tails if tail[0] in "ou"]
        return [head + tail for tail in tails or [""]] + elided
    if number >= 20:
        tens, ones = _ITALIAN_TENS[number // 10 - 2], number % 10
        if ones in (1, 8):
            return [tens[:-1] + _ITALIAN_ONES[ones - 1]]
        return [tens + (_ITALIAN_ONES[ones - 1] if ones else "")]
    return [_ITALIAN_ONES[number - 1]] if number else []


@lru_cache(maxsize=None)
def english_numbers() -> Dict[Tuple[str, ...], int]:
    return {("zero",): 0, **{tuple(english(number)): number for number in range(1, MOST + 1)}}


@lru_cache(maxsize=None)
def italian_numbers() -> Dict[str, int]:
    """Returns the number for each Italian number word in lower case, with or without a final accent."""
    known = {"zero": 0}
    for number in range(1, MOST + 1):
        for word in italian(number):
            known[word] = number
            if number % 10 == 3 and number % 100 != 13 and number != 3:
                known[word[:-1] + "\u00e9"] = number
    return known


def in_english(words: Sequence[str], at: int) -> Optional[Tuple[int, int]]:
    """Returns the longest number that begins at a position, and the position after it. A hyphen counts as a space."""
    found: Optional[Tuple[int, int]] = None
    said: Tuple[str, ...] = ()
    for end in range(at + 1, len(words) + 1):
        said += tuple(words[end - 1].split("-"))
        if len(said) > 7:  # no number has more words than nine thousand nine hundred ninety nine
            break
        if said in english_numbers():
            found = english_numbers()[said], end
    return found


def in_italian(words: Sequence[str], at: int) -> Optional[Tuple[int, int]]:
    number = italian_numbers().get(words[at])
    return None if number is None else (number, at + 1)


_READERS: Dict[str, Callable[[Sequence[str], int], Optional[Tuple[int, int]]]] = {"en": in_english, "it": in_italian}


def number_at(words: Sequence[str], at: int, language: str) -> Optional[Tuple[str, int]]:
    """Returns the number at a position of the lowercase words, and the position after it; None if no number begins
    there.

    The number is a string of digits, which may have too many digits for `int`."""
    if at >= len(words):
        return None
    if _DIGITS.fullmatch(words[at]):
        return words[at].lstrip("0") or "0", at + 1
    found = _READERS[language](words, at)
    return None if found is None else (str(found[0]), found[1])
