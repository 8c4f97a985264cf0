"""The adapter for percent-encoding in other languages: quote_adapter.py NAME, where NAME is a key of LIBRARIES."""
import sys

import asked
from protocol import Skip
from questions import RESERVED, serve_question

LIBRARIES = {  # Builder and argument of the program, Debian package, language, unencoded characters.
    "net/url": (lambda: asked.go("quote.go"), "", "golang-1.19-go", "go", RESERVED),
    "rawurlencode": (lambda: asked.script("php", "quote.php"), "", "php8.2-cli", "php", ""),
    "ERB::Util": (lambda: asked.script("ruby", "quote.rb"), "erb", "ruby3.1", "ruby", ""),
    "addressable": (lambda: asked.script("ruby", "quote.rb"), "addressable", "ruby-addressable", "ruby", ""),
    "URI::Escape": (lambda: asked.script("perl", "quote.pl"), "", "liburi-perl", "perl", "!'()*"),
    "encodeURIComponent": (lambda: asked.script("node", "quote.js"), "", "", "javascript", "!'()*"),
    "java.net.URI": (lambda: asked.java("Quote.java"), "", "openjdk-17-jre-headless", "java", RESERVED + "/"),
}

made, argument, package, language, leaves = LIBRARIES[sys.argv[1]]
program = asked.Asked(made() + [argument])


def encode(text):
    if text in ("", ".", "..") and language == "java":
        raise Skip("it takes . and .. for steps")
    return program(text.encode().hex())


serve_question(sys.argv[1], encode, leaves, of=asked.debian(package) if package else asked.node(), language=language)
