"""learning.question: what is asked of the server, and which of its answers, or of the stored ones, is the best."""
from __future__ import annotations

import math
import re
import unicodedata
from typing import Any, Dict, List, NamedTuple, Optional

from contract import Number, Options, Readings, Rejection, a_list, a_number, a_text, an_object, malformed, member

ENCODING = "learning.question.encoding"
READINGS: Options = {ENCODING: ("full", "minimal")}

#: RFC 3986, section 2.3.
UNRESERVED = frozenset(b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")

#: RFC 8259, section 6. `float()` also takes white space, `+1`, `.5`, `1_000`, `nan` and digits of any script.
_NUMBER = re.compile(r"-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?")


def is_letter(scalar: str) -> bool:
    """A letter of the scripts in which accents are looked for: those up to U+1FFF."""
    return scalar <= "\u1fff" and unicodedata.category(scalar).startswith("L")


def is_accent(scalar: str) -> bool:
    """A combining diacritical mark."""
    return "\u0300" <= scalar <= "\u036f"


def base_of(scalar: str) -> str:
    """The letter of an accented letter; every other scalar itself."""
    if scalar > "\u1fff":
        return scalar
    letter, *marks = unicodedata.normalize("NFD", scalar)
    return letter if marks and is_letter(letter) and all(map(is_accent, marks)) else scalar


def without_accents(text: str) -> str:
    """QUE-1: è is e, be it one scalar or two; ø, ß and か with its mark stay as they are."""
    kept: List[str] = []
    on_a_letter = False
    for scalar in text:
        if is_accent(scalar):
            if not on_a_letter:
                kept.append(scalar)
        else:
            on_a_letter = is_letter(scalar)
            kept.append(base_of(scalar))
    return "".join(kept)


def encoded(text: str, encoding: str) -> str:
    """QUE-1: `minimal` encodes the spaces only."""
    if encoding == "minimal":
        return text.replace(" ", "%20")
    return "".join(chr(byte) if byte in UNRESERVED else f"%{byte:02X}" for byte in text.encode("utf-8"))


class Answer(NamedTuple):
    answer: str
    score: Number


def score_of(value: Any) -> Optional[Number]:
    """QUE-2: a number or a text of one, if it is finite."""
    if isinstance(value, str) and _NUMBER.fullmatch(value):
        value = float(value)
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        return None
    score = a_number(value)
    return score if math.isfinite(score) else None


def answer_of(value: Any) -> Optional[Answer]:
    """QUE-2: an answer of a reply, unless it is malformed."""
    if not isinstance(value, dict) or not isinstance(value.get("answer"), str):
        return None
    score = score_of(value.get("score"))
    return None if score is None else Answer(a_text(value["answer"]), score)


def stored_of(value: Any) -> List[Answer]:
    """The stored answers; unlike those of a server they are well-formed."""
    answers = [Answer(a_text(member(one, "answer")), a_number(member(one, "score"))) for one in a_list(value)]
    if not all(abs(answer.score) <= 1e300 for answer in answers):
        raise malformed()
    return answers


def run(input: Any, readings: Readings) -> Dict[str, Any]:
    """QUE-1 to QUE-3."""
    question = a_text(member(input, "question"))
    stored = stored_of(an_object(input).get("stored", []))
    dropped = 0
    if "reply" in input:  # QUE-3: null is a reply, though a malformed one
        if not isinstance(input["reply"], list):
            raise Rejection("reply.malformed")
        received = [answer_of(one) for one in input["reply"]]
        answers = [answer for answer in received if answer is not None]
        dropped = len(received) - len(answers)
    else:
        answers = stored
    answers = sorted(answers, key=lambda answer: -answer.score)  # QUE-2; stable, so ties stay as received
    output = {
        "path": "/qa/" + encoded(without_accents(question), readings[ENCODING]),
        "answers": [answer._asdict() for answer in answers],
        "from": "server" if "reply" in input else "store",
        "dropped": dropped,
    }
    if answers:
        output["best"] = answers[0]._asdict()
    return output
