"""The adapter for hyperlink, which appends the question to the path of a URL, and converts the URL to a URI."""
from hyperlink import URL
from questions import RESERVED, serve_question


def encode(text):
    return URL.from_text("http://a/").child(text).to_uri().to_text().removeprefix("http://a/")


serve_question("hyperlink", encode, RESERVED + "%")
