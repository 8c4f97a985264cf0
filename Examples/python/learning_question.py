"""learning.question: writes the path of a question, and orders the answers from the server or the store."""
from __future__ import annotations

import math
import re
import unicodedata
from typing import Any, Dict, List, NamedTuple, Optional, Tuple

from contract import Number, Numeral, Options, Readings, Rejection
from contract import a_list, a_number, a_text, an_object, malformed
from decimals import exact

ENCODING = "learning.question.encoding"
SCORE = "learning.question.score"
READINGS: Options = {ENCODING: ("full", "minimal"), SCORE: ("exact", "double")}

#: RFC 3986, section 2.3.
UNRESERVED = frozenset(b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")

#: RFC 8259, section 6. The form of a number in a string; `float()` also accepts white space, `+1`, `.5`, `1_000`, `nan`
#: and digits of any script.
_NUMBER = re.compile(r"-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?")


def is_letter(scalar: str) -> bool:
    """Returns whether a scalar is a letter of a script whose accents are removed; these scripts end at U+1FFF."""
    return scalar <= "\u1fff" and unicodedata.category(scalar).startswith("L")


def is_accent(scalar: str) -> bool:
    """A combining diacritical mark."""
    return "\u0300" <= scalar <= "\u036f"


def base_of(scalar: str) -> str:
    """Returns the letter without its accents if the scalar is an accented letter, otherwise the scalar itself."""
    if scalar > "\u1fff":
        return scalar
    decomposed = unicodedata.normalize("NFD", scalar)
    letter, marks = decomposed[0], decomposed[1:]
    return letter if marks and is_letter(letter) and all(map(is_accent, marks)) else scalar


def without_accents(text: str) -> str:
    """QUE-1: è becomes e, whether it is one scalar or two; ø, ß and が stay as they are."""
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
    """QUE-1: returns the encoded string; the option `minimal` encodes only the spaces."""
    if encoding == "minimal":
        return text.replace(" ", "%20")
    return "".join(chr(byte) if byte in UNRESERVED else f"%{byte:02X}" for byte in text.encode("utf-8"))


def path_of(question: str, encoding: str) -> str:
    """QUE-1: returns the path; the option `full` refuses `.` and `..`, which clients would remove from the path."""
    question = without_accents(question)
    if encoding == "full" and question in (".", ".."):
        raise Rejection("question.invalid")
    return "/qa/" + encoded(question, encoding)


class Score(NamedTuple):
    number: Number
    text: str  # the number as it was written

    def order(self, reading: str) -> Tuple[Any, ...]:
        """QUE-2: the key that orders scores."""
        number = exact(self.text) if reading == "exact" else None
        return (self.number,) if number is None else number.order()


class Answer(NamedTuple):
    answer: str
    score: Score

    def json(self) -> Dict[str, Any]:
        return {"answer": self.answer, "score": self.score.number}


def score_of(value: Any) -> Optional[Score]:
    """QUE-2: returns a score: a finite number or a string with such a number; None if the score is malformed."""
    if isinstance(value, str) and _NUMBER.fullmatch(value):
        value = Numeral(value)
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        return None
    number = a_number(value)
    if not math.isfinite(number):
        return None
    return Score(number, value.text if isinstance(value, Numeral) else repr(value))


def answer_of(value: Any) -> Optional[Answer]:
    """QUE-2: returns one answer of a server's reply; None if this answer is malformed."""
    if not isinstance(value, dict) or not isinstance(value.get("answer"), str):
        return None
    score = score_of(value.get("score"))
    return None if score is None else Answer(a_text(value["answer"]), score)


def stored_of(value: Any) -> List[Answer]:
    """Returns the stored answers, which must be well-formed, unlike a server's answers."""
    answers: List[Answer] = []
    for one in a_list(value):
        given = an_object(one, ("answer", "score"))
        number = a_number(given["score"])
        score = score_of(given["score"])
        if score is None or abs(number) > 1e300:
            raise malformed()
        answers.append(Answer(a_text(given["answer"]), score))
    return answers


def run(input: Any, readings: Readings) -> Dict[str, Any]:
    """QUE-1 to QUE-3."""
    given = an_object(input, ("question",), ("reply", "stored"))
    question = a_text(given["question"])
    stored = stored_of(given.get("stored", []))
    path = path_of(question, readings[ENCODING])
    dropped = 0
    if "reply" in given:  # QUE-3: null is a reply, though a malformed one
        if not isinstance(given["reply"], list):
            raise Rejection("reply.malformed")
        received = [answer_of(one) for one in given["reply"]]
        answers = [answer for answer in received if answer is not None]
        dropped = len(received) - len(answers)
    else:
        answers = stored
    # QUE-2; the sort is stable even in reverse, so ties stay in the order received.
    answers = sorted(answers, key=lambda answer: answer.score.order(readings[SCORE]), reverse=True)
    output = {
        "path": path,
        "answers": [answer.json() for answer in answers],
        "from": "server" if "reply" in given else "store",
        "dropped": dropped,
    }
    if answers:
        output["best"] = answers[0].json()
    return output
