#!/usr/bin/env python3
"""Makes cases of scholar.similarity: rapidfuzz computes the distance d; polyleven and edlib must agree.

L is the number of symbols in the longer string, at least 1. The similarity is 100*(L-d)/L, one correctly rounded
division of integers; rapidfuzz's normalized_similarity must differ from it by at most 1e-9. A pair is similar if the
exact fraction, not the double, is at least the percentage (rapidfuzz's own cut-off is wrong at exact boundaries, see
Examples/rapidfuzz). The group `boundary` has pairs exactly at the percentage; the notes list the formulas of
`FORMULAS` that give wrong answers in doubles.
"""
import itertools
from fractions import Fraction
from importlib.metadata import version

from rapidfuzz.distance import Levenshtein

from shared.cases import Cases
from shared.distances import matrix, measured
from shared.line import Numeral, legible
from shared.symbols import SYMBOL, THRESHOLD, TOLERANCE, symbols

CASES = Cases("scholar.similarity", __file__, legible)
RAPIDFUZZ = ("rapidfuzz", version("rapidfuzz"))
#: Formulas that decide with doubles whether two strings are similar; only notes use them. A formula returns the two
#: numbers to compare.
FORMULAS = {
    "1-d/L against p/100": lambda L, d, p: (1 - d / L, p / 100),
    "100*(1-d/L) against p": lambda L, d, p: (100 * (1 - d / L), p),
    "(L-d)/L*100 against p": lambda L, d, p: ((L - d) / L * 100, p),
    "100-d/L*100 against p": lambda L, d, p: (100 - d / L * 100, p),
    "L-d against p/100*L": lambda L, d, p: (L - d, p / 100 * L),
    "L*(1-p/100) against d": lambda L, d, p: (L * (1 - p / 100), d),
}


def told(a, b, percent, symbol, threshold):
    x, y = symbols(a, symbol), symbols(b, symbol)
    L, d = max(1, len(x), len(y)), measured(a, b, symbol)
    exact = Fraction(100 * (L - d), L)
    assert abs(100 * Levenshtein.normalized_similarity(x, y) - exact) <= 1e-9
    return {"similarity": exact.numerator if exact.denominator == 1 else exact.numerator / exact.denominator,
            "similar": exact >= percent if threshold == "inclusive" else exact > percent}


def rests_on(a, b, percent, output, clauses):
    """Returns the basis of an outcome: "source" if the lengths are equal and the similarity is whole or far from
    the percentage, otherwise "standard" or "decision"."""
    if "SIM-3" in clauses or len(a.encode("utf-16")) != len(b.encode("utf-16")) or not a:
        return "decision"
    if "EDI-3" in clauses:
        return "standard"
    whole = isinstance(output["similarity"], int)
    return "source" if whole or abs(output["similarity"] - percent) >= 1 and "SIM-2" in clauses else "decision"


def add(group, slug, a, b, percent, note=None, clauses="SIM-1 SIM-2", tags=None, raw=None):
    """Adds a case for each outcome; each case names the readings that matter. `note` may be a pair of notes, one for
    each option of the threshold."""
    output = {choice: told(a, b, percent, *choice) for choice in itertools.product(*TOLERANCE.values())}
    scalars, clusters = ([output[symbol, each] for each in TOLERANCE[THRESHOLD]] for symbol in TOLERANCE[SYMBOL][1:])
    units = [output["utf16", each] for each in TOLERANCE[THRESHOLD]]
    for symbol in TOLERANCE[SYMBOL] if not units == scalars == clusters else ("utf16",):
        parts = output[symbol, "inclusive"] != output[symbol, "strict"]
        for at, threshold in enumerate(TOLERANCE[THRESHOLD][:2 if parts else 1]):
            readings = {**({SYMBOL: symbol} if not units == scalars == clusters else {}), **({THRESHOLD: threshold} if parts else {})}
            CASES.add(group, "-".join([slug, *readings.values()]), clauses,
                      {"a": a, "b": b, "percent": Numeral(raw) if raw else percent}, output[symbol, threshold],
                      computed=RAPIDFUZZ, readings=readings, tags=tags, note=note[at] if isinstance(note, tuple) else note,
                      basis=rests_on(a, b, percent, output[symbol, threshold], clauses))


# ---- pairs of a given length and distance

PROSE = ("counting what a scholar has written is easy once the pages are found but pages are found under many names and the "
         "same paper stands on two of them with a comma more or a word less so that whoever wants to count must first decide "
         "which titles are the same and how much of a difference he is willing to overlook before he calls them two papers "
         "and not one")
SHAPES = ("substituted", "shortened", "mixed")


def pair(L, d, shape):
    """Returns two strings at distance d; the longer string has L letters. Substituted letters become digits, which do
    not occur in PROSE: each digit costs at least one edit, and each missing letter costs another."""
    start = (L * 7 + d * 3) % 60
    whole = PROSE[start:start + L].replace(" ", "_", 1) if PROSE[start] == " " else PROSE[start:start + L]
    places = [i * L // d for i in range(d)]
    dropped = {"substituted": [], "shortened": places, "mixed": places[1::2][:d // 2]}[shape]
    other = "".join(str(places.index(i) % 10) if i in places else c for i, c in enumerate(whole) if i not in dropped)
    assert max(len(whole), len(other)) == L and matrix(whole, other) == d, (L, d, shape)
    return (other, whole) if (L + d) % 2 else (whole, other)


def warning(L, d, p, threshold):
    """Returns a note about the formulas that give a wrong answer for a pair; None if all are right."""
    wrong = []
    for name, formula in FORMULAS.items():
        x, y = formula(L, d, p)
        exact = 100 * (L - d) >= p * L if threshold == "inclusive" else 100 * (L - d) > p * L
        if (x >= y if threshold == "inclusive" else x > y) != exact:
            wrong.append(name)
    return f"Wrong here in doubles: {'; '.join(wrong)}." if wrong else None


G = "source"
add(G, "example-of-the-source-the-other-way", "aaaaa", "aaaab", 75)
add(G, "example-of-the-source-at-eighty", "aaaab", "aaaaa", 80,
    ("What is 80 % alike is kept at 80. rapidfuzz 3.14.6 with its cut-off drops it.",
     "Alike 'with a percentage above' the one given: 80 is not above 80."))
add(G, "example-of-the-source-at-seventy-nine", "aaaab", "aaaaa", 79)
add(G, "example-of-the-source-at-eighty-one", "aaaab", "aaaaa", 81)
for percent, what in ((90, "titles"), (80, "authors")):
    add(G, f"{what}-{percent - 1}-alike-dropped-at-{percent}", *pair(100, 101 - percent, "mixed"), percent)
    add(G, f"{what}-{percent}-alike-at-{percent}", *pair(100, 100 - percent, "mixed"), percent,
        (f"Dropped is what is {percent - 1} or less: {percent} stays.",
         f"Sections 4.5 and 5.4 say above the percentage, and {percent} is not."))
    add(G, f"{what}-{percent + 1}-alike-kept-at-{percent}", *pair(100, 99 - percent, "mixed"), percent)

for number, (L, d, p) in enumerate((
        (2, 1, 50), (4, 1, 75), (5, 2, 60), (5, 3, 40), (10, 1, 90), (10, 2, 80), (10, 3, 70), (10, 4, 60), (15, 3, 80), (20, 1, 95),
        (20, 2, 90), (20, 3, 85), (20, 11, 45), (25, 2, 92), (25, 7, 72), (25, 8, 68), (25, 11, 56), (25, 14, 44), (30, 3, 90),
        (30, 6, 80), (35, 7, 80), (40, 4, 90), (40, 6, 85), (40, 8, 80), (50, 1, 98), (50, 4, 92), (50, 7, 86), (50, 17, 66),
        (50, 21, 58), (50, 28, 44), (60, 9, 85), (60, 12, 80), (64, 16, 75), (65, 13, 80), (75, 24, 68), (75, 33, 56), (80, 12, 85),
        (100, 1, 99), (100, 7, 93), (100, 33, 67), (100, 43, 57), (100, 56, 44), (120, 24, 80), (125, 10, 92), (128, 32, 75),
        (150, 48, 68), (150, 63, 58), (180, 81, 55), (200, 14, 93), (200, 86, 57), (200, 90, 55))):
    notes = tuple(warning(L, d, p, threshold) for threshold in TOLERANCE[THRESHOLD])
    add("boundary", f"exactly-{p}-at-length-{L}-distance-{d}", *pair(L, d, SHAPES[number % 3]), p, notes, "SIM-2",
        "floating-point" if any(notes) else None)
for L, d, p, note in (
        (35, 8, 80, "One edit more than the boundary."), (35, 6, 80, "One edit less than the boundary."), (35, 7, 79, None),
        (35, 7, 81, None), (3, 1, 66, "66.67 %, neither cut nor rounded."), (3, 1, 67, "66.67 is not 67, though it rounds to it."),
        (6, 1, 83, None), (6, 1, 84, "83.33."), (7, 1, 85, None), (7, 1, 86, "85.71 is not 86."), (9, 1, 88, None),
        (9, 1, 89, "88.89 is not 89."), (11, 1, 90, "90.91: cut to 90 it would not be above 90."), (11, 1, 91, "90.91 is not 91."),
        (19, 2, 89, "89.47: above 89 also once cut or rounded."), (19, 2, 90, "89.47 is not 90."),
        (21, 2, 90, "90.48: as an integer it is 90, and not above; it is."), (21, 4, 80, "80.95."), (21, 4, 81, "80.95 is not 81."),
        (29, 3, 90, "89.66 is not 90."), (31, 3, 90, "90.32."), (39, 4, 90, "89.74 is not 90."), (41, 4, 90, "90.24."),
        (99, 20, 80, "79.80 is not 80."), (101, 20, 80, "80.20."), (103, 34, 67, "66.99 is not 67."),
        (109, 12, 89, "88.99 is not 89: a tolerance of a ten-thousandth lets it in."), (107, 61, 43, "42.99 is not 43."),
        (199, 20, 90, "89.95 is not 90."), (200, 21, 89, "89.5."), (200, 21, 90, "89.5 is not 90, however halves are rounded."),
        (200, 19, 90, "90.5.")):
    add("beside", f"{100 * (L - d) // L}-{10000 * (L - d) // L % 100:02}-at-{p}-length-{L}", *pair(L, d, SHAPES[(L + d + p) % 3]), p, note)
add("beside", "89-98-at-90-length-999", "title" * 199 + "note", "tit1e" * 100 + "title" * 99 + "note", 90, "89.99 is not 90.",
    tags="long")
add("beside", "90-00-at-90-length-1001", "title" * 200 + "s", "tit1e" * 100 + "title" * 100 + "s", 90,
    "90.0099 is above 90, also where one rounds to a decimal.", tags="long")

BOTH, WORKS, BY_LENGTH = "SIM-1 SIM-2", "An index of works", "SIM-2 SIM-3"
for group, slug, a, b, percent, note, clauses in [
        ("ends", "zero-percent-nothing-in-common", "abc", "xyz", 0,
         ("At 0 everything matches, also what has nothing in common.", "0 is not above 0."), BY_LENGTH),
        ("ends", "zero-percent-one-letter-in-common", "abc", "xyc", 0, None, BY_LENGTH),
        ("ends", "zero-percent-equal", "abc", "abc", 0, None, BY_LENGTH),
        ("ends", "zero-percent-one-empty", "", "abc", 0, None, BY_LENGTH),
        ("ends", "one-percent-nothing-in-common", "abc", "xyz", 1, None, BOTH),
        ("ends", "one-percent-one-empty", "", "abc", 1, None, BOTH), ("ends", "one-empty-the-other-way", "abc", "", 50, None, BOTH),
        ("ends", "one-percent-of-a-hundred", *pair(100, 99, "substituted"), 1, None, BOTH),
        ("ends", "hundred-percent-equal", WORKS, WORKS, 100,
         ("Equal texts are 100 % alike.", "Nothing is above 100: no pair at all is similar."), BOTH),
        ("ends", "hundred-percent-one-letter-off", WORKS, WORKS[:-1], 100, None, BOTH),
        ("ends", "hundred-percent-one-letter-off-in-two-hundred", *pair(200, 1, "substituted"), 100, "99.5 is not 100.", BOTH),
        ("ends", "ninety-nine-percent-equal", WORKS, WORKS, 99, None, BOTH),
        ("ends", "hundred-percent-both-empty", "", "", 100,
         ("Two empty texts are 100: no division by their length.", "100 is not above 100."), BOTH),
        ("ends", "hundred-percent-one-empty", "a", "", 100, None, BOTH),
        ("lengths", "half-of-it-is-there", "abcd", "abcdefgh", 50,
         "4 of 8, the larger length. By the smaller it is 0, by the mean 33, by the sum 67.", BOTH),
        ("lengths", "half-of-it-is-there-the-other-way", "abcdefgh", "abcd", 49, None, "SIM-1"),
        ("lengths", "half-of-it-is-there-at-sixty", "abcd", "abcdefgh", 60, "By the sum of lengths it would be 67.", BOTH),
        ("lengths", "half-of-it-is-there-at-forty", "abcd", "abcdefgh", 40, "By the mean length it would be 33.", BOTH),
        ("lengths", "longer-but-mostly-strange", "ab", "xxxxxxxxab", 20, "By the smaller length it would be negative.", BOTH),
        ("lengths", "longer-but-mostly-strange-at-zero", "ab", "xxxxxxxxab", 0,
         "A negative similarity would not match even at 0.", "SIM-1 SIM-3"),
        ("lengths", "one-letter-of-ten", "a", "abcdefghij", 9, None, "SIM-1"),
        ("lengths", "substitution-at-one-end-and-longer", "abcde", "xbcdefghij", 40, "Distance 6 over 10.", BOTH),
        ("lengths", "transposition-weighs-two", "ab", "ba", 40, "0: both letters change. With transpositions it would be 50.", BOTH),
        ("lengths", "a-prefix-is-worth-no-more", "martha", "marhta", 70,
         "66.67. Twice the common letters over both lengths would be 83, and Jaro's 94.", BOTH),
        ("lengths", "thirds-as-a-number", "abc", "abx", 50, "66.666..., not 66.67 nor 66.", "SIM-1"),
        ("lengths", "sevenths-as-a-number", "abcdefg", "abcdxyz", 50, "57.142857...: the number is not rounded.", "SIM-1")]:
    add(group, slug, a, b, percent, note, clauses)

# ---- symbols

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
for slug, a, b, percent, note in [
        ("two-emoji", "😀", "😁", 50, "One code unit of two differs, or the only scalar."),
        ("emoji-at-the-end", "ab😀", "ab", 60, "2 of 4, or 2 of 3."), ("emoji-for-a-letter", "abc😀", "abcd", 70, "60, or 75."),
        ("composed-against-decomposed", "café", "cafe\u0301", 70,
         "60 over five symbols, 75 over four clusters; 100 in no reading."),
        ("composed-against-decomposed-at-sixty", "café", "cafe\u0301", 60, None),
        ("accent-left-out", "Perché contare", "Perche contare", 90, "Accents are not folded, and all readings agree."),
        ("case-not-folded", "H-INDEX", "h-index", 50, "The hyphen alone is kept."),
        ("family-in-a-title", f"Apps for the {FAMILY}", f"Apps for the {FAMILY[0]}", 70, None),
        ("flags-that-regroup", "🇮🇹🇫🇷", "🇹🇫🇷", 50, "75, 75 or 0."),
        ("crlf-in-a-title", "Counting\r\nworks", "Counting works", 90,
         "A break of line copied along: the cluster CR LF is one symbol."),
        ("length-in-symbols-not-bytes", "ééééa", "ééééb", 80, "Over the nine bytes of UTF-8 it would be 89.")]:
    add("symbols", slug, a, b, percent, note, "SIM-1 SIM-2 EDI-3")

# ---- spellings of the percentage

KEPT, DROPPED, FIVE = ("aaaaaaaaaab", "aaaaaaaaaaa"), ("aaaaaaab", "aaaaaaaa"), ("aaaab", "aaaaa")  # 90.909..., 87.5, 80
WHOLE = "A whole number, however it is written."
for slug, (a, b), percent, raw, note in [
        ("ninety-with-a-decimal-point", KEPT, 90, "90.0", WHOLE), ("ninety-with-an-exponent", KEPT, 90, "9e1", WHOLE),
        ("ninety-with-a-negative-exponent", KEPT, 90, "900e-1", WHOLE),
        ("ninety-as-a-fraction-with-exponent", KEPT, 90, "0.9E+2", WHOLE),
        ("ninety-with-an-exponent-and-too-far", DROPPED, 90, "9e1", "90, not 9 and not 1."),
        ("hundred-with-an-exponent", FIVE, 100, "1e2", None), ("minus-zero", FIVE, 0, "-0", "-0 is 0."),
        ("minus-zero-with-a-decimal-point-nothing-in-common", ("abc", "xyz"), 0, "-0.0", "-0.0 is 0."),
        ("zero-with-an-exponent", FIVE, 0, "0e5", None)]:
    add("percent", slug, a, b, percent, note, BY_LENGTH, raw=raw)

# ---- titles that differ slightly between two pages: in section 4.5, by a space or by a '!'

BASE = "Fast parsing of nested page structures"
for slug, a, b, percents in [
        ("full-stop-at-the-end", BASE, BASE + ".", (90, 98)), ("double-space", BASE, "Fast parsing of  nested page structures", (90,)),
        ("exclamation-mark", "Stop counting!", "Stop counting", (90, 93)),
        ("no-space-after-colon", "Pages: a way to find them", "Pages:a way to find them", (96, 95)),
        ("capitals-of-every-word", "A Survey of Indoor Positioning", "A survey of indoor positioning", (90,)),
        ("all-capitals", "INDEXING THE WEB", "Indexing the Web", (50,)),
        ("british-and-american", "Colouring large sparse graphs", "Coloring large sparse graphs", (90, 97)),
        ("hyphen-or-space", "Real-time tracking of shared vehicles", "Real time tracking of shared vehicles", (95,)),
        ("ampersand-escaped", "Health & mobility", "Health &amp; mobility", (80, 81)),
        ("curly-quotes", "On \u201csmall\u201d differences", "On \"small\" differences", (90, 91)),
        ("dash-or-hyphen", "Voice \u2013 and what to do with it", "Voice - and what to do with it", (96,)),
        ("article-left-out", "The index of an author", "Index of an author", (75, 80)),
        ("mark-of-a-pdf", "[PDF] Naming what was said", "Naming what was said", (75, 80)),
        ("subtitle-left-out", "Limbo: publications that may or may not count", "Limbo", (10, 12)),
        ("cut-with-dots", "A comparison of distance measures for the titles of papers",
         "A comparison of distance measures for the titles ...", (80, 90)),
        ("part-one-and-part-two", "Trees and their paths, Part I", "Trees and their paths, Part II", (90,)),
        ("another-year", "Report of the workshop 2009", "Report of the workshop 2010", (90, 95)),
        ("words-in-another-order", "Edit distance for trees", "Trees for edit distance", (50,)),
        ("different-papers", "Learning to write by hand", "A geofence that opens late", (30,)),
        ("authors-without-dots", "M. Rossi, L. Bianchi", "M Rossi, L Bianchi", (80, 90)),
        ("authors-in-another-order", "Rossi, Bianchi", "Bianchi, Rossi", (80,)),
        ("authors-and-others", "M Rossi, L Bianchi, G Verdi", "M Rossi, L Bianchi et al.", (70, 80)),
        ("accent-as-apostrophe", "Citt\u00e0 che si misurano", "Citta' che si misurano", (90,)),
        ("long-title", "An account of how the works of a scholar are gathered from pages that were never meant to be read by a "
         "program, and of what goes wrong when they are", "An account of how the works of a scholar are gathered from pages that "
         "were never meant to be read by a programme and of what goes wrong where they are", (90, 97))]:
    for percent in percents:
        add("titles", f"{slug}-at-{percent}", a, b, percent)

CASES.run()
