"""Runs the kit's own example with a library that encodes the question; shared by the adapters for questions."""
import os
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "python"))

import learning_question as example  # noqa: E402
from adapter import DECODER  # noqa: E402
from contract import Rejection  # noqa: E402

from protocol import Refused, Skip, serve  # noqa: E402

RESERVED = "!$&'()*+,;=:@"  # the reserved characters that RFC 3986 allows in a segment


def serve_question(distribution, encode, leaves="", of=None, language="python"):
    """Serves a library through its function that encodes a string as one segment of a path.

    `leaves` contains the characters that RFC 3986 allows and that the library does not encode. Questions with such
    characters are skipped.
    """

    def encoded(text, encoding):
        if set(text) & set(leaves):
            raise Skip(f"it leaves {leaves} in a segment, as RFC 3986 lets it")
        return encode(text)

    example.encoded = encoded

    def question(given, readings):
        try:
            return example.run(given, readings)
        except Rejection as rejection:
            raise Refused(rejection.code)

    serve(distribution, {"learning.question": question}, {example.ENCODING: ["full"], example.SCORE: ["exact", "double"]},
          of=of, language=language, decode=lambda line: DECODER.decode(line.decode()))
