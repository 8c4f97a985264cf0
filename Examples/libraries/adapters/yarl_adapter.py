"""The adapter for yarl, which appends the question to a URL as a segment."""
from yarl import URL
from protocol import Skip
from questions import RESERVED, serve_question


def encode(text):
    if "/" in text or text in ("", ".", ".."):
        raise Skip("it takes a slash for the end of a segment, and . and .. for steps")
    return (URL("http://a/") / text).raw_path[1:]


serve_question("yarl", encode, RESERVED)
