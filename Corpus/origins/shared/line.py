"""Writes the line of a case: JSON without white space, members in the order given, numbers as they are written."""
import json
import unicodedata


class Numeral(str):
    """A number, or other JSON, that appears in a case exactly as the script writes it."""


def compact(value, quoted=lambda text: json.dumps(text, ensure_ascii=False)):
    """Returns a value in the form of a case line; the function `quoted` writes each string in the value."""
    if isinstance(value, Numeral):
        return str(value)
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, dict):
        return "{" + ",".join(f"{quoted(str(key))}:{compact(each, quoted)}" for key, each in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ",".join(compact(each, quoted) for each in value) + "]"
    return plain(value) if isinstance(value, float) else json.dumps(value)


def plain(number):
    """Returns a float as text, without an exponent unless it is very large or small; -0 becomes 0."""
    if abs(number) >= 1e16:
        return repr(number)
    text = f"{number:.12f}".rstrip("0").rstrip(".")
    if float(text) != number:
        text = repr(number)
    return "0" if text == "-0" else text


def escaped(character):
    """Returns a character as JSON escapes, one for each UTF-16 code unit."""
    units = character.encode("utf-16-be").hex()
    return "".join("\\u" + units[at:at + 4] for at in range(0, len(units), 4))


def unreadable(character):
    """Returns whether a character is hard to recognise: a control or format character, an unusual space, a private-use
    or unassigned character, a mark, a selector or a jamo."""
    kind = unicodedata.category(character)
    return (kind in ("Cc", "Cf", "Co", "Cn", "Zl", "Zp") or (kind == "Zs" and character != " ")
            or "\u0300" <= character <= "\u036f" or "\ufe00" <= character <= "\ufe0f"
            or "\u1100" <= character <= "\u11ff" or "\U000e0100" <= character <= "\U000e01ef")


def legible(value):
    """Returns a value in the form of a case line; unreadable characters and marks that begin a string are escaped."""
    return compact(value, lambda text: "".join(
        escaped(each) if unreadable(each) or at == 1 and unicodedata.category(each)[0] == "M" else each
        for at, each in enumerate(json.dumps(text, ensure_ascii=False))))
