"""voice.conversion: converts a spoken transcript to code."""
from __future__ import annotations

import os
from functools import lru_cache
from typing import Any, Callable, Dict, Iterable, List, NamedTuple, Optional, Sequence, Tuple

import voice_dictionary
import voice_notation as notation
from contract import Options, Readings, a_list, a_text, an_object, malformed, texts_of, words_of

REDO = "voice.conversion.redo"
CLEAR = "voice.conversion.clear"
UNTERMINATED = "voice.conversion.type.unterminated"
ASSEMBLY = "voice.conversion.assembly"
READINGS: Options = {
    REDO: ("adjacent", "later"),
    CLEAR: ("line", "all"),
    UNTERMINATED: ("literal", "drop"),
    ASSEMBLY: ("tight", "spaced", "swift"),
    notation.SPONGE_RUN: notation.READINGS[notation.SPONGE_RUN],
}

COMMANDS = ("type", "literally", "undo", "redo", "clear", "stop")
LINE_BREAK = "\n"

# The kinds of tokens.
WORD, COMMAND, NOTATION, BREAK, PROTECTED = "word", "command", "notation", "break", "protected"


class Token(NamedTuple):
    """A word, a command, a notation or a line break, with its spoken words; or a protected stretch of text."""

    kind: str
    spoken: Tuple[str, ...]
    name: str = ""  # the name of a command or a notation
    text: str = ""  # the text of a protected stretch
    end: int = 0  # the number of words of the transcript up to the end of a command

    def is_command(self, name: str) -> bool:
        return self.kind == COMMAND and self.name == name

    def protected(self) -> Token:
        """Returns a protected stretch with the spoken words as its text; later passes do not change it."""
        return protected_stretch(" ".join(self.spoken))


def protected_stretch(text: str) -> Token:
    return Token(PROTECTED, (), text=text)


Tokens = List[Token]

# --- The passes -----------------------------------------------------------------------------------------------------


def redo(tokens: Tokens, readings: Readings) -> Tokens:
    """CON-3: redo cancels the latest undo not yet cancelled, if only undo and redo were said since.

    With the option `later`, redo cancels this undo even if other words were said since.
    """
    left: List[Optional[Token]] = []
    undos: List[int] = []  # the indices in `left` of the undos that a redo can still cancel
    for token in tokens:
        if token.is_command("redo"):
            if undos:
                left[undos.pop()] = None
        else:
            if token.is_command("undo"):
                undos.append(len(left))
            elif readings[REDO] == "adjacent":
                undos.clear()
            left.append(token)
    return [token for token in left if token is not None]


def undo(tokens: Tokens, readings: Readings) -> Tokens:
    """CON-4: undo removes itself and the last remaining token before it, whatever this token is."""
    left: Tokens = []
    for token in tokens:
        if token.is_command("undo"):
            del left[-1:]
        else:
            left.append(token)
    return left


def clear(tokens: Tokens, readings: Readings) -> Tokens:
    """CON-5: clear removes itself and, depending on the option, all tokens before it or those since the last break."""
    left: Tokens = []
    for token in tokens:
        if token.is_command("clear"):
            while left and (left[-1].kind != BREAK or readings[CLEAR] == "all"):
                left.pop()
        else:
            left.append(token)
    return left


def type_(tokens: Tokens, readings: Readings) -> Tokens:
    """CON-6: replaces `type`, the words after it and a notation with a protected stretch: the words in the notation."""
    left: Tokens = []
    at = 0
    while at < len(tokens):
        if not tokens[at].is_command("type"):
            left.append(tokens[at])
            at += 1
            continue
        end = at + 1
        words: List[str] = []
        name = ""
        while end < len(tokens) and tokens[end].kind != BREAK:
            token = tokens[end]
            if token.kind == NOTATION or token.is_command("literally"):
                name = token.name
                break
            words.extend(token.spoken)
            end += 1
        if name:
            left.append(protected_stretch(notation.write(words, name, readings)))
            at = end + 1
        else:  # no notation follows on the line
            if readings[UNTERMINATED] == "literal":
                left.append(protected_stretch(" ".join(words)))
            at = end
    return left


def literally(tokens: Tokens, readings: Readings) -> Tokens:
    """CON-7: `literally` protects the next token; a notation that belongs to no `type` is written as spoken."""
    left: Tokens = []
    at = 0
    while at < len(tokens):
        token = tokens[at]
        at += 1
        if token.is_command("literally"):
            if at < len(tokens) and tokens[at].kind != PROTECTED:
                left.append(tokens[at].protected())
                at += 1
        elif token.kind == NOTATION:
            left.append(token.protected())
        else:
            left.append(token)
    return left


#: CON-2: the passes, in the order in which they run; stop, the keywords and the assembly follow.
PASSES: List[Callable[[Tokens, Readings], Tokens]] = [redo, undo, clear, type_, literally]


def stop(tokens: Tokens) -> Tuple[Tokens, Optional[int]]:
    """CON-9: returns the tokens before the first remaining `stop`, and the number of words up to the end of this
    `stop`."""
    for at, token in enumerate(tokens):
        if token.is_command("stop"):
            return tokens[:at], token.end
    return tokens, None


# --- Spoken expressions ---------------------------------------------------------------------------------------------


class Expression(NamedTuple):
    words: Tuple[str, ...]  # in lower case
    kind: str
    name: str  # the command, the notation or the keyword


class Expressions:
    """Finds the longest expression that fits at a word, without regard to case."""

    def __init__(self, expressions: Iterable[Expression]) -> None:
        self.by_first_word: Dict[str, List[Expression]] = {}
        # The sort is stable, so of several expressions of equal length, the one given first stays first.
        for expression in sorted(expressions, key=lambda expression: -len(expression.words)):
            self.by_first_word.setdefault(expression.words[0], []).append(expression)

    def longest(self, words: Sequence[str], at: int) -> Optional[Expression]:
        """Returns the longest expression at a position of the lower-case words; None if no expression begins there."""
        for expression in self.by_first_word.get(words[at], ()):
            if tuple(words[at : at + len(expression.words)]) == expression.words:
                return expression
        return None


Entry = Tuple[str, List[str]]


class Dictionary:
    """The three lists of a dictionary, prepared for CON-1 and CON-8."""

    def __init__(self, keywords: List[Entry], commands: List[Entry], notations: List[Entry]) -> None:
        all_keywords = list(expressions_of(keywords, WORD))
        breaks = [expression._replace(kind=BREAK) for expression in all_keywords if expression.name == LINE_BREAK]
        # CON-1: if expressions of equal length fit, commands come before notations, and notations before the line
        # break.
        self.tokens = Expressions(
            [*expressions_of(commands, COMMAND), *expressions_of(notations, NOTATION), *breaks]
        )
        # CON-1 finds spoken line breaks together with the commands, so CON-8 must not find them in the remaining words.
        self.keywords = Expressions(e for e in all_keywords if e.name != LINE_BREAK)


def expressions_of(entries: List[Entry], kind: str) -> Iterable[Expression]:
    """Yields the expressions of one list, except expressions without words."""
    for keyword, expressions in entries:
        for expression in expressions:
            words = tuple(word.lower() for word in words_of(expression))
            if words:
                yield Expression(words, kind, keyword)


def given_entries(value: Any, allowed: Optional[Tuple[str, ...]] = None) -> List[Entry]:
    """Returns one list of the dictionary in an input; its keywords must be allowed."""
    read: List[Entry] = []
    for one in a_list(value):
        entry = an_object(one, ("keyword", "expressions"))
        keyword = a_text(entry["keyword"])
        if not keyword or (allowed is not None and keyword not in allowed):
            raise malformed()
        read.append((keyword, texts_of(entry["expressions"])))
    return read


def given_dictionary(given: Dict[str, Any]) -> Dictionary:
    """Returns the dictionary in an input, which has three lists."""
    return Dictionary(
        given_entries(given["keywords"]),
        given_entries(given["commands"], COMMANDS),
        given_entries(given["notations"], tuple(notation.NOTATIONS)),
    )


def dictionaries_folder() -> str:
    given = os.environ.get("ASSAY_DICTIONARIES")
    here = os.path.dirname(os.path.realpath(__file__))
    return given if given else os.path.join(here, "..", "..", "Corpus", "dictionaries")


@lru_cache(maxsize=None)
def built_in_entries(language: str, name: str) -> List[Entry]:
    """Returns the entries of a language's built-in resource file; voice.dictionary defines the form of such files."""
    with open(os.path.join(dictionaries_folder(), f"{language}_{name}.txt"), "rb") as file:
        return [tuple(entry) for entry in voice_dictionary.read(file.read().decode("utf-8"))]  # type: ignore[misc]


@lru_cache(maxsize=None)
def built_in_dictionary(language: str) -> Dictionary:
    return Dictionary(*(built_in_entries(language, name) for name in ("keywords", "commands", "notations")))


# --- From words to tokens, from tokens to pieces, from pieces to code -------------------------------------------------


def tokens_of(transcript: str, dictionary: Dictionary) -> Tokens:
    """CON-1: each spoken expression of a command, a notation or the line break becomes one token."""
    words = words_of(transcript)
    lowered = [word.lower() for word in words]
    tokens: Tokens = []
    at = 0
    while at < len(words):
        found = dictionary.tokens.longest(lowered, at)
        if found is None:
            tokens.append(Token(WORD, (words[at],)))
            at += 1
        else:
            end = at + len(found.words)
            tokens.append(Token(found.kind, tuple(words[at:end]), name=found.name, end=end))
            at = end
    return tokens


class Piece(NamedTuple):
    text: str
    is_keyword: bool = False
    is_break: bool = False


def pieces_of(tokens: Tokens, dictionary: Dictionary) -> List[Piece]:
    """CON-8: replaces unprotected words with keywords; no expression spans a line break or a protected stretch."""
    pieces: List[Piece] = []
    at = 0
    while at < len(tokens):
        token = tokens[at]
        if token.kind == WORD:
            end = at
            while end < len(tokens) and tokens[end].kind == WORD:
                end += 1
            pieces.extend(keywords_in([token.spoken[0] for token in tokens[at:end]], dictionary))
            at = end
            continue
        if token.kind == BREAK:
            pieces.append(Piece(LINE_BREAK, is_break=True))
        elif token.text:  # CON-10: an empty protected stretch is not a piece
            pieces.append(Piece(token.text))
        at += 1
    return pieces


def keywords_in(words: List[str], dictionary: Dictionary) -> Iterable[Piece]:
    """CON-8 for a row of unprotected words: from left to right, takes the longest expression that fits at each word."""
    lowered = [word.lower() for word in words]
    at = 0
    while at < len(words):
        found = dictionary.keywords.longest(lowered, at)
        if found is None:
            yield Piece(words[at])
            at += 1
        else:
            yield Piece(found.name, is_keyword=True, is_break=found.name == LINE_BREAK)
            at += len(found.words)


NONE_AFTER = frozenset("([.@#")
NONE_BEFORE = frozenset(")],;:.?")
OPENING = frozenset("([")

# The possible roles of a piece under the option `swift`.
BEGINS, ENDS, TERNARY, OTHER = "begins an operand", "ends an operand", "ternary", "other"
BEGINNERS = frozenset("!-+&~$")
BRACKETS = frozenset("([{}])")
COMMENTS = ("//", "///", "/*", "*/")
SWIFT_KEYWORDS = frozenset(
    "#elseif #if as as! as? associatedtype await borrowing break case catch class consuming continue default defer "
    "deinit do else enum extension fallthrough fileprivate for func guard if import in inout internal is let "
    "nonisolated open operator precedencegroup private protocol public repeat rethrows return static struct subscript "
    "switch throw throws try try! try? typealias var where while".split()
)


def is_operator(text: str) -> bool:
    marks = "/=-+!*%<>&|^~?" + ("." if text[0] == "." and len(text) > 1 else "")
    return text not in COMMENTS and all(character in marks for character in text)


def operand_due(before: Piece, role: str) -> bool:
    """CON-10: whether an operand begins after a piece."""
    if role in (ENDS, TERNARY):
        return role == TERNARY
    return before.is_break or before.text in ("(", "[", "{", ",", ":") or is_operator(before.text) or (
        before.text in SWIFT_KEYWORDS
    )


def ends_optional(after: Optional[Piece]) -> bool:
    """CON-10: whether a question mark before a piece is a postfix operator."""
    if after is None or after.is_break or after.text in BRACKETS or after.text in (".", ","):
        return True
    return is_operator(after.text) and after.text not in BEGINNERS


def roles_of(pieces: List[Piece]) -> List[str]:
    """CON-10, `swift`: the role of each piece."""
    roles: List[str] = []
    levels = [0]  # how many ternaries still need a colon: outside all brackets, then inside each open bracket
    for at, piece in enumerate(pieces):
        text, role = piece.text, OTHER
        if text in ("(", "[", "{"):
            levels.append(0)
        elif text in (")", "]", "}"):
            levels = levels[:-1] or [0]
        elif text == "?":
            role = ENDS if ends_optional(pieces[at + 1] if at + 1 < len(pieces) else None) else TERNARY
            levels[-1] += role == TERNARY
        elif text == ":" and levels[-1]:
            role = TERNARY
            levels[-1] -= 1
        elif text in BEGINNERS:
            if at == 0 or operand_due(pieces[at - 1], roles[-1]):
                role = BEGINS
            elif text == "!":
                role = ENDS
        roles.append(role)
    return roles


def parted(before: Piece, after: Piece, assembly: str, roles: Tuple[str, str]) -> bool:
    """CON-10: whether there is a space between two pieces."""
    if before.is_break or after.is_break:
        return False
    if assembly == "spaced" or TERNARY in roles:
        return True
    if roles[0] == BEGINS or roles[1] == ENDS:
        return False
    if before.text in NONE_AFTER or after.text in NONE_BEFORE:
        return False
    return after.text not in OPENING or before.is_keyword


def assembled(pieces: List[Piece], assembly: str) -> str:
    """CON-10, CON-11: joins the unchanged pieces, with the spaces that the assembly requires."""
    roles = roles_of(pieces) if assembly == "swift" else [OTHER] * len(pieces)
    code: List[str] = []
    for at, piece in enumerate(pieces):
        if at > 0 and parted(pieces[at - 1], piece, assembly, (roles[at - 1], roles[at])):
            code.append(" ")
        code.append(piece.text)
    return "".join(code)


class Conversion(NamedTuple):
    code: str
    #: The number of words of the transcript up to the `stop` that ends the phase; None if no `stop` ends it.
    end: Optional[int]


def convert(transcript: str, dictionary: Dictionary, readings: Readings) -> Conversion:
    """Converts a transcript by CON-1 to CON-11, in their order."""
    tokens = tokens_of(transcript, dictionary)
    for one_pass in PASSES:
        tokens = one_pass(tokens, readings)
    tokens, end = stop(tokens)
    return Conversion(assembled(pieces_of(tokens, dictionary), readings[ASSEMBLY]), end)


def language_of(text: str) -> str:
    """Returns the language of an input; any string except `it` means English."""
    return "it" if text == "it" else "en"


def run(input: Any, readings: Readings) -> Dict[str, Any]:
    given = an_object(input, ("transcript", "language"), ("dictionary",))
    transcript = a_text(given["transcript"])
    language = a_text(given["language"])
    if "dictionary" in given:
        dictionary = given_dictionary(an_object(given["dictionary"], ("keywords", "commands", "notations")))
    else:
        dictionary = built_in_dictionary(language_of(language))
    code, end = convert(transcript, dictionary, readings)
    return {"code": code, "ended": end is not None}
