"""The adapter for edit distances in other languages: edits_adapter.py NAME, where NAME is a key of LIBRARIES."""
import json
import sys

import asked
from distances import SCALARS, distance_by
from protocol import serve


def hexadecimal(a, b):
    return f"{a.encode().hex()}\t{b.encode().hex()}"


def listed(a, b):
    return json.dumps([a, b])


COMMONS = ("commons-text", "commons-lang3")
LIBRARIES = {  # Builder and argument of the program, function that writes a pair, Debian package, language.
    "agext/levenshtein": (lambda: asked.go("edits.go"), "agext", listed, "golang-github-agext-levenshtein-dev", "go"),
    "agnivade/levenshtein": (lambda: asked.go("edits.go"), "agnivade", listed, "golang-github-agnivade-levenshtein-dev", "go"),
    "ruby-levenshtein": (lambda: asked.script("ruby", "edits.rb"), "levenshtein", listed, "ruby-levenshtein", "ruby"),
    "damerau-levenshtein": (lambda: asked.script("ruby", "edits.rb"), "damerau-levenshtein", listed,
                            "ruby-damerau-levenshtein", "ruby"),
    "Text::Levenshtein": (lambda: asked.script("perl", "edits.pl"), "Text::Levenshtein", listed,
                          "libtext-levenshtein-perl", "perl"),
    "Text::LevenshteinXS": (lambda: asked.script("perl", "edits.pl"), "Text::LevenshteinXS", listed,
                            "libtext-levenshteinxs-perl", "perl"),
    "Text::WagnerFischer": (lambda: asked.script("perl", "edits.pl"), "Text::WagnerFischer", listed,
                            "libtext-wagnerfischer-perl", "perl"),
    "commons-text": (lambda: asked.java("Edits.java", *COMMONS), "LevenshteinDistance", hexadecimal,
                     "libcommons-text-java", "java"),
    "LevenshteinDetailedDistance": (lambda: asked.java("Edits.java", *COMMONS), "LevenshteinDetailedDistance", hexadecimal,
                                    "libcommons-text-java", "java"),
    "commons-lang3": (lambda: asked.java("Edits.java", *COMMONS), "StringUtils", hexadecimal, "libcommons-lang3-java", "java"),
    "strsim": (lambda: asked.rust("edits.rs", ("strsim", "strsim-0.10.0")), "", hexadecimal, "librust-strsim-dev", "rust"),
}

made, argument, write, package, language = LIBRARIES[sys.argv[1]]
program = asked.Asked(made() + [argument])
units = ["utf16"] if language == "java" else ["scalar"]
serve(sys.argv[1], {"scholar.distance": distance_by(lambda a, b: program(write(a, b)))}, {next(iter(SCALARS)): units},
      of=asked.debian(package), language=language)
