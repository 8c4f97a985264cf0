"""Reads versions with the unchanged regular expression of the standard's FAQ, and orders versions by lists."""

import re

from served import serve

EXPRESSION = re.compile(
    r"^(?P<major>0|[1-9]\d*)\.(?P<minor>0|[1-9]\d*)\.(?P<patch>0|[1-9]\d*)"
    r"(?:-(?P<prerelease>(?:0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\.(?:0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?"
    r"(?:\+(?P<buildmetadata>[0-9a-zA-Z-]+(?:\.[0-9a-zA-Z-]+)*))?$"
)


def read(text):
    match = EXPRESSION.match(text)
    if match is None:
        raise ValueError(text)
    words = match["prerelease"].split(".") if match["prerelease"] else []
    keys = [(0, int(word), "") if word.isdigit() else (1, 0, word) for word in words]
    return [int(match[name]) for name in ("major", "minor", "patch")] + [not words, keys]


serve("faq-expression", "2.0.0", read)
