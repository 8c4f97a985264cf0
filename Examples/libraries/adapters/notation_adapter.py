"""The adapter for notations in other languages: notation_adapter.py NAME, where NAME is a key of LIBRARIES."""
import sys

import asked
from notations import notation_by
from protocol import serve

HECK = [("unicode_segmentation", "unicode-segmentation-1.9.0"), ("heck", "heck-0.4.0", "unicode")]
LIBRARIES = {  # Builder and argument of the program, Debian package, language, notations.
    "iancoleman/strcase": (lambda: asked.go("notation.go"), "iancoleman", "golang-github-iancoleman-strcase-dev", "go",
                           "camel pascal kebab"),
    "stoewer/go-strcase": (lambda: asked.go("notation.go"), "stoewer", "golang-github-stoewer-go-strcase-dev", "go",
                           "camel pascal kebab"),
    "xstrings": (lambda: asked.go("notation.go"), "xstrings", "golang-github-huandu-xstrings-dev", "go", "pascal kebab"),
    "heck": (lambda: asked.rust("notation.rs", *HECK), "", "librust-heck-dev", "rust", "camel pascal kebab title"),
    "Inflector": (lambda: asked.rust("inflector.rs", ("inflector", "Inflector-0.11.4")), "", "librust-inflector-dev", "rust",
                  "camel pascal kebab title"),
    "symfony-string": (lambda: asked.script("php", "notation.php"), "", "php-symfony-string", "php", "camel title"),
    "activesupport": (lambda: asked.script("ruby", "notation.rb"), "activesupport", "ruby-activesupport", "ruby",
                      "camel pascal title"),
    "dry-inflector": (lambda: asked.script("ruby", "notation.rb"), "dry-inflector", "ruby-dry-inflector", "ruby",
                      "camel pascal"),
    "CaseUtils": (lambda: asked.java("Notation.java", "commons-text", "commons-lang3"), "", "libcommons-text-java", "java",
                  "camel pascal title"),
}

made, argument, package, language, notations = LIBRARIES[sys.argv[1]]
program = asked.Asked(made() + [argument])


def written(name):
    return lambda text: program(f"{name}\t{text.encode().hex()}")


serve(sys.argv[1], {"voice.notation": notation_by(**{name: written(name) for name in notations.split()})},
      {"voice.notation.sponge.run": ["joined"]}, of=asked.debian(package), language=language)
