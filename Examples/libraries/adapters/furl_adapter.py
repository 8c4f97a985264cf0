"""The adapter for furl, which encodes the question as the only segment of a path."""
from furl import Path
from protocol import Skip
from questions import RESERVED, serve_question


def encode(text):
    if not text:
        raise Skip("it takes an empty segment for a slash")
    return str(Path([text]))


serve_question("furl", encode, RESERVED)
