#!/usr/bin/env python3
"""Golden cases of scholar.similarity, written to Corpus/scholar/similarity/*.jsonl.

Run:    python3 Corpus/origins/scholar_similarity.py      (from anywhere; the same bytes every time)
Needs:  Python 3.9+, scholar_distance.py beside it, and what that needs.

Where the answers come from. The distance d is that of rapidfuzz, polyleven and edlib, which agree (scholar_distance.py); L
is the larger number of symbols, at least 1. The number is 100*(L-d)/L, one correctly rounded division of integers, to which
rapidfuzz's normalized_similarity must come within 1e-9. `similar` is decided by comparing that fraction, not the double,
with the percentage (rapidfuzz's own cut-off is wrong at exact boundaries, see Examples/rapidfuzz). Every pair is worked out under all six combinations of readings (three of the symbol, two of the threshold); a
case names a reading exactly where the output depends on it.

Groups. `boundary` has pairs that stand exactly at the percentage, each under both readings of the threshold; among them are
those on which some floating-point way of asking the same question goes wrong: FORMULAS below lists the ways, and the notes
say which of them fail. `beside` has pairs just off the percentage.

What a case rests on: the source, if the texts are equally long and the similarity is a whole percentage, or what is asked
for is too far off to matter; else a decision (by which length is divided, that nothing is rounded, what percentages there are).
"""
import sys

sys.dont_write_bytecode = True
from fractions import Fraction

from scholar_distance import Raw, SYMBOLS, matrix, measured, symbols, write

THRESHOLDS = ("inclusive", "strict")
COMPUTED = {"kind": "computed", "by": "rapidfuzz", "version": "3.14.6", "script": "Corpus/origins/scholar_similarity.py"}
SOURCE = {"kind": "source", "document": "h-index-calculate", "section": "4.5"}
HAND = {"kind": "worked", "by": "SIM-1 and SIM-2 by hand"}

# Ways of asking "is it similar?" in doubles, each with the comparison that decides, for notes only.
FORMULAS = {
    "1-d/L against p/100": lambda L, d, p: (1 - d / L, p / 100),
    "100*(1-d/L) against p": lambda L, d, p: (100 * (1 - d / L), p),
    "(L-d)/L*100 against p": lambda L, d, p: ((L - d) / L * 100, p),
    "100-d/L*100 against p": lambda L, d, p: (100 - d / L * 100, p),
    "L-d against p/100*L": lambda L, d, p: (L - d, p / 100 * L),
    "L*(1-p/100) against d": lambda L, d, p: (L * (1 - p / 100), d),
}

groups = {}


def worked_out(a, b, percent, symbol, threshold):
    from rapidfuzz.distance import Levenshtein
    x, y = symbols(a, symbol), symbols(b, symbol)
    L, d = max(1, len(x), len(y)), measured(a, b)[SYMBOLS.index(symbol)]
    similarity = Fraction(100 * (L - d), L)
    assert abs(100 * Levenshtein.normalized_similarity(tuple(x), tuple(y)) - similarity) <= 1e-9
    number = similarity.numerator if similarity.denominator == 1 else similarity.numerator / similarity.denominator
    return {"similarity": number, "similar": similarity >= percent if threshold == "inclusive" else similarity > percent}


def basis(a, b, percent, out, clauses):
    """On what an outcome rests whose clauses leave it open."""
    if clauses == ["SIM-3"]:
        return None
    if "SIM-3" in clauses or len(a.encode("utf-16")) != len(b.encode("utf-16")) or not a:
        return "decision"
    if "EDI-3" in clauses:
        return "standard"
    whole = isinstance(out["similarity"], int)
    return "source" if whole or abs(out["similarity"] - percent) >= 1 and "SIM-2" in clauses else "decision"


def add(group, slug, a, b, percent, note=None, clauses=("SIM-1", "SIM-2"), origin=COMPUTED, tags=None, raw=None,
        expect=None, notes=None):
    """`expect` is a hand-worked similarity, the same under every reading. `notes` are by threshold."""
    out = {s: {t: worked_out(a, b, percent, s, t) for t in THRESHOLDS} for s in SYMBOLS}
    if expect is not None:
        assert all(out[s][t]["similarity"] == expect for s in SYMBOLS for t in THRESHOLDS), (slug, out)
    symbol_matters = any(out[s] != out["utf16"] for s in SYMBOLS)
    for s in SYMBOLS if symbol_matters else SYMBOLS[:1]:
        threshold_matters = out[s]["inclusive"] != out[s]["strict"]
        for t in THRESHOLDS if threshold_matters else THRESHOLDS[:1]:
            readings, name = {}, slug
            if symbol_matters:
                readings["scholar.distance.symbol"] = s
                name += "-" + s
            if threshold_matters:
                readings["scholar.similarity.threshold"] = t
                name += "-" + t
            case = {"id": "scholar.similarity/" + name, "clauses": list(clauses), "origin": origin,
                    "basis": basis(a, b, percent, out[s][t], list(clauses)), "readings": readings,
                    "input": {"a": a, "b": b, "percent": Raw(raw) if raw else percent}, "output": out[s][t]}
            if case["basis"] is None:
                del case["basis"]
            if tags:
                case["tags"] = list(tags)
            text = (notes or {}).get(t, note)
            if text:
                case["note"] = text
            groups.setdefault(group, []).append(case)


def refuse(slug, percent, a="aaaab", b="aaaaa", note=None):
    case = {"id": "scholar.similarity/" + slug, "clauses": ["SIM-3"], "origin": {"kind": "worked", "by": "SIM-3 by hand"},
            "readings": {}, "input": {"a": a, "b": b, "percent": Raw(percent)}, "error": {"code": "percent.invalid"}}
    if note:
        case["note"] = note
    groups.setdefault("percent", []).append(case)


# ---- pairs of a given length and distance ---------------------------------------------------------------------------

PROSE = ("counting what a scholar has written is easy once the pages are found but pages are found under many names and the "
         "same paper stands on two of them with a comma more or a word less so that whoever wants to count must first decide "
         "which titles are the same and how much of a difference he is willing to overlook before he calls them two papers "
         "and not one")


def pair(L, d, shape):
    """Two texts, the longer of L letters, at distance d. What is substituted becomes a figure, which the prose has not: each
    figure costs one edit at least, and each letter of difference in length another."""
    start = (L * 7 + d * 3) % 60
    whole = PROSE[start:start + L].replace(" ", "_", 1) if PROSE[start] == " " else PROSE[start:start + L]
    assert len(whole) == L
    at = [i * L // d for i in range(d)]
    if shape == "substituted":
        gone = 0
    elif shape == "shortened":
        gone = d
    else:
        gone = d // 2
    other = list(whole)
    for number, i in enumerate(at):
        other[i] = str(number % 10)
    if shape == "shortened":
        other = [c for i, c in enumerate(whole) if i not in at]
    elif gone:
        dropped = set(at[1::2][:gone])
        gone = len(dropped)
        other = [c for i, c in enumerate(other) if i not in dropped]
    a, b = whole, "".join(other)
    if (L + d) % 2:
        a, b = b, a
    assert max(len(a), len(b)) == L and matrix(a, b) == d, (L, d, shape)
    return a, b


def failing(L, d, p, threshold):
    """The formulas that answer wrongly here."""
    wrong = []
    for name, formula in FORMULAS.items():
        x, y = formula(L, d, p)
        exact = 100 * (L - d) >= p * L if threshold == "inclusive" else 100 * (L - d) > p * L
        if (x >= y if threshold == "inclusive" else x > y) != exact:
            wrong.append(name)
    return wrong


def warning(L, d, p, threshold):
    wrong = failing(L, d, p, threshold)
    return ("Wrong here in doubles: " + "; ".join(wrong) + ".") if wrong else None


# ---- the groups -----------------------------------------------------------------------------------------------------

def source():
    g = "source"
    add(g, "example-of-the-source", "aaaab", "aaaaa", 75, origin=SOURCE, expect=80)
    add(g, "example-of-the-source-the-other-way", "aaaaa", "aaaab", 75, expect=80)
    add(g, "example-of-the-source-at-eighty", "aaaab", "aaaaa", 80, expect=80,
        notes={"inclusive": "What is 80 % alike is kept at 80. rapidfuzz 3.14.6 with its cut-off drops it.",
               "strict": "Alike 'with a percentage above' the one given: 80 is not above 80."})
    add(g, "example-of-the-source-at-seventy-nine", "aaaab", "aaaaa", 79, expect=80)
    add(g, "example-of-the-source-at-eighty-one", "aaaab", "aaaaa", 81, expect=80)
    for percent, what in ((90, "titles"), (80, "authors")):
        a, b = pair(100, 101 - percent, "mixed")
        add(g, "%s-%d-alike-dropped-at-%d" % (what, percent - 1, percent), a, b, percent, expect=percent - 1)
        a, b = pair(100, 100 - percent, "mixed")
        add(g, "%s-%d-alike-at-%d" % (what, percent, percent), a, b, percent, expect=percent,
            notes={"inclusive": "Dropped is what is %d or less: %d stays." % (percent - 1, percent),
                   "strict": "Sections 4.5 and 5.4 say above the percentage, and %d is not." % percent})
        a, b = pair(100, 99 - percent, "mixed")
        add(g, "%s-%d-alike-kept-at-%d" % (what, percent + 1, percent), a, b, percent, expect=percent + 1)


BOUNDARY = (
    (2, 1, 50), (4, 1, 75), (5, 2, 60), (5, 3, 40), (10, 1, 90), (10, 2, 80), (10, 3, 70), (10, 4, 60), (15, 3, 80),
    (20, 1, 95), (20, 2, 90), (20, 3, 85), (20, 11, 45), (25, 2, 92), (25, 7, 72), (25, 8, 68), (25, 11, 56), (25, 14, 44),
    (30, 3, 90), (30, 6, 80), (35, 7, 80), (40, 4, 90), (40, 6, 85), (40, 8, 80), (50, 1, 98), (50, 4, 92), (50, 7, 86),
    (50, 17, 66), (50, 21, 58), (50, 28, 44), (60, 9, 85), (60, 12, 80), (64, 16, 75), (65, 13, 80), (75, 24, 68),
    (75, 33, 56), (80, 12, 85), (100, 1, 99), (100, 7, 93), (100, 33, 67), (100, 43, 57), (100, 56, 44), (120, 24, 80),
    (125, 10, 92), (128, 32, 75), (150, 48, 68), (150, 63, 58), (180, 81, 55), (200, 14, 93), (200, 86, 57), (200, 90, 55),
)
SHAPES = ("substituted", "shortened", "mixed")


def boundary():
    for number, (L, d, p) in enumerate(BOUNDARY):
        a, b = pair(L, d, SHAPES[number % 3])
        wrong = any(failing(L, d, p, t) for t in THRESHOLDS)
        add("boundary", "exactly-%d-at-length-%d-distance-%d" % (p, L, d), a, b, p, expect=p, clauses=("SIM-2",),
            tags=("floating-point",) if wrong else None, notes={t: warning(L, d, p, t) for t in THRESHOLDS})


def beside():
    g = "beside"
    for L, d, p, note in (
            (35, 8, 80, "One edit more than the boundary."), (35, 6, 80, "One edit less than the boundary."),
            (35, 7, 79, None), (35, 7, 81, None),
            (3, 1, 66, "66.67 %, neither cut nor rounded."), (3, 1, 67, "66.67 is not 67, though it rounds to it."),
            (6, 1, 83, None), (6, 1, 84, "83.33."), (7, 1, 85, None), (7, 1, 86, "85.71 is not 86."),
            (9, 1, 88, None), (9, 1, 89, "88.89 is not 89."), (11, 1, 90, "90.91: cut to 90 it would not be above 90."),
            (11, 1, 91, "90.91 is not 91."), (19, 2, 89, "89.47: above 89 also once cut or rounded."), (19, 2, 90, "89.47 is not 90."),
            (21, 2, 90, "90.48: as an integer it is 90, and not above; it is."), (21, 4, 80, "80.95."), (21, 4, 81, "80.95 is not 81."),
            (29, 3, 90, "89.66 is not 90."), (31, 3, 90, "90.32."), (39, 4, 90, "89.74 is not 90."), (41, 4, 90, "90.24."),
            (99, 20, 80, "79.80 is not 80."), (101, 20, 80, "80.20."), (103, 34, 67, "66.99 is not 67."),
            (109, 12, 89, "88.99 is not 89: a tolerance of a ten-thousandth lets it in."), (107, 61, 43, "42.99 is not 43."),
            (199, 20, 90, "89.95 is not 90."), (200, 21, 89, "89.5."), (200, 21, 90, "89.5 is not 90, however halves are rounded."),
            (200, 19, 90, "90.5.")):
        a, b = pair(L, d, SHAPES[(L + d + p) % 3])
        name = "%d-%02d-at-%d-length-%d" % (100 * (L - d) // L, 10000 * (L - d) // L % 100, p, L)
        add(g, name, a, b, p, note)
    a = "title" * 199 + "note"
    b = "tit1e" * 100 + "title" * 99 + "note"
    add(g, "89-98-at-90-length-999", a, b, 90, "89.99 is not 90.", tags=("long",))
    a = "title" * 200 + "s"
    b = "tit1e" * 100 + "title" * 100 + "s"
    add(g, "90-00-at-90-length-1001", a, b, 90, "90.0099 is above 90, also where one rounds to a decimal.", tags=("long",))


def ends():
    g = "ends"
    zero = ("SIM-2", "SIM-3")
    add(g, "zero-percent-nothing-in-common", "abc", "xyz", 0, clauses=zero, expect=0,
        notes={"inclusive": "At 0 everything matches, also what has nothing in common.", "strict": "0 is not above 0."})
    add(g, "zero-percent-one-letter-in-common", "abc", "xyc", 0, clauses=zero)
    add(g, "zero-percent-equal", "abc", "abc", 0, clauses=zero, expect=100)
    add(g, "zero-percent-one-empty", "", "abc", 0, clauses=zero, expect=0)
    add(g, "one-percent-nothing-in-common", "abc", "xyz", 1, expect=0)
    add(g, "one-percent-one-empty", "", "abc", 1, expect=0)
    add(g, "one-empty-the-other-way", "abc", "", 50, expect=0)
    add(g, "one-percent-of-a-hundred", *pair(100, 99, "substituted"), 1, expect=1)
    add(g, "hundred-percent-equal", "An index of works", "An index of works", 100, expect=100,
        notes={"inclusive": "Equal texts are 100 % alike.", "strict": "Nothing is above 100: no pair at all is similar."})
    add(g, "hundred-percent-one-letter-off", "An index of works", "An index of work", 100)
    add(g, "hundred-percent-one-letter-off-in-two-hundred", *pair(200, 1, "substituted"), 100, "99.5 is not 100.")
    add(g, "ninety-nine-percent-equal", "An index of works", "An index of works", 99, expect=100)
    add(g, "hundred-percent-both-empty", "", "", 100, clauses=("SIM-1", "SIM-2"), expect=100,
        notes={"inclusive": "Two empty texts are 100: no division by their length.", "strict": "100 is not above 100."})
    add(g, "hundred-percent-one-empty", "a", "", 100, expect=0)
    add(g, "ninety-nine-percent-both-empty", "", "", 99, "1 of 1 alike: 100 is above 99, by either threshold.", expect=100, origin=HAND)
    add(g, "zero-percent-both-empty", "", "", 0, "1 of 1 alike: 100 is above 0, where the lengths themselves give 0 and 0.",
        clauses=("SIM-1", "SIM-2"), expect=100, origin=HAND)


def lengths():
    g = "lengths"
    one = ("SIM-1",)
    add(g, "half-of-it-is-there", "abcd", "abcdefgh", 50, "4 of 8, the larger length. By the smaller it is 0, by the mean 33, by the sum 67.",
        expect=50)
    add(g, "half-of-it-is-there-the-other-way", "abcdefgh", "abcd", 49, expect=50, clauses=one)
    add(g, "half-of-it-is-there-at-sixty", "abcd", "abcdefgh", 60, "By the sum of lengths it would be 67.", expect=50)
    add(g, "half-of-it-is-there-at-forty", "abcd", "abcdefgh", 40, "By the mean length it would be 33.", expect=50)
    add(g, "longer-but-mostly-strange", "ab", "xxxxxxxxab", 20, "By the smaller length it would be negative.", expect=20)
    add(g, "longer-but-mostly-strange-at-zero", "ab", "xxxxxxxxab", 0, "A negative similarity would not match even at 0.", expect=20,
        clauses=("SIM-1", "SIM-3"))
    add(g, "one-letter-of-ten", "a", "abcdefghij", 9, expect=10, clauses=one)
    add(g, "substitution-at-one-end-and-longer", "abcde", "xbcdefghij", 40, "Distance 6 over 10.", expect=40)
    add(g, "transposition-weighs-two", "ab", "ba", 40, "0: both letters change. With transpositions it would be 50.", expect=0, clauses=("SIM-1", "SIM-2"))
    add(g, "a-prefix-is-worth-no-more", "martha", "marhta", 70, "66.67. Twice the common letters over both lengths would be 83, and Jaro's 94.")
    add(g, "thirds-as-a-number", "abc", "abx", 50, "66.666..., not 66.67 nor 66.", clauses=one)
    add(g, "sevenths-as-a-number", "abcdefg", "abcdxyz", 50, "57.142857...: the number is not rounded.", clauses=one)


def readings():
    g = "symbols"
    both = ("SIM-1", "SIM-2", "EDI-3")
    add(g, "two-emoji", "😀", "😁", 50, "One code unit of two differs, or the only scalar.", both)
    add(g, "emoji-at-the-end", "ab😀", "ab", 60, "2 of 4, or 2 of 3.", both)
    add(g, "emoji-for-a-letter", "abc😀", "abcd", 70, "60, or 75.", both)
    add(g, "composed-against-decomposed", "café", "cafe\u0301", 70, "60 over five symbols, 75 over four clusters; 100 in no reading.", both)
    add(g, "composed-against-decomposed-at-sixty", "café", "cafe\u0301", 60, None, both)
    add(g, "accent-left-out", "Perché contare", "Perche contare", 90, "Accents are not folded, and all readings agree.", both)
    add(g, "case-not-folded", "H-INDEX", "h-index", 50, "The hyphen alone is kept.", both)
    add(g, "family-in-a-title", "Apps for the \U0001f468\u200d\U0001f469\u200d\U0001f467", "Apps for the \U0001f468", 70, None, both)
    add(g, "flags-that-regroup", "🇮🇹🇫🇷", "🇹🇫🇷", 50, "75, 75 or 0.", both)
    add(g, "crlf-in-a-title", "Counting\r\nworks", "Counting works", 90, "A break of line copied along: the cluster CR LF is one symbol.", both)
    add(g, "length-in-symbols-not-bytes", "ééééa", "ééééb", 80, "Over the nine bytes of UTF-8 it would be 89.", both)


def percent():
    g = "percent"
    form = ("SIM-2", "SIM-3")
    kept, dropped = ("aaaaaaaaaab", "aaaaaaaaaaa"), ("aaaaaaab", "aaaaaaaa")   # 90.909..., 87.5
    for slug, raw, value in (("ninety-with-a-decimal-point", "90.0", 90), ("ninety-with-an-exponent", "9e1", 90),
                             ("ninety-with-a-negative-exponent", "900e-1", 90), ("ninety-as-a-fraction-with-exponent", "0.9E+2", 90)):
        add(g, slug, *kept, value, "A whole number, however it is written.", form, raw=raw)
    add(g, "ninety-with-an-exponent-and-too-far", *dropped, 90, "90, not 9 and not 1.", form, raw="9e1")
    add(g, "hundred-with-an-exponent", "aaaab", "aaaaa", 100, None, form, raw="1e2")
    add(g, "minus-zero", "aaaab", "aaaaa", 0, "-0 is 0.", form, raw="-0")
    add(g, "minus-zero-with-a-decimal-point-nothing-in-common", "abc", "xyz", 0, "-0.0 is 0.", form, raw="-0.0")
    add(g, "zero-with-an-exponent", "aaaab", "aaaaa", 0, None, form, raw="0e5")
    refuse("minus-one-percent", "-1")
    refuse("hundred-and-one-percent", "101")
    refuse("ninety-and-a-half-percent", "90.5")
    refuse("a-tenth-of-a-percent", "0.1")
    refuse("minus-half-a-percent", "-0.5", note="Cut to a whole number it would be 0.")
    refuse("hundred-and-a-ten-millionth-percent", "100.0000001")
    refuse("just-under-ninety-percent", "89.99999999999", note="Not whole; a tolerance would make it 90.")
    refuse("infinite-percent", "1e400", note="Too large for a double: infinite, not malformed.")
    refuse("minus-infinite-percent", "-1e400")
    refuse("thousand-percent-with-an-exponent", "1e3")
    refuse("percent-that-wraps-at-32-bits", "4294967386", note="2^32 + 90.")
    refuse("percent-that-wraps-at-64-bits", "18446744073709551706", note="2^64 + 90.")
    refuse("percent-that-wraps-at-8-bits", "346", note="2^8 + 90.")
    refuse("a-fraction-meant-as-a-percentage", "0.9")
    refuse("invalid-percent-with-equal-texts", "101", "abc", "abc", "Equal texts are no way past the check.")
    refuse("invalid-percent-with-empty-texts", "-1", "", "", "Nor are empty ones.")


def titles():
    """As they stand on two pages: section 4.5 has a space more or less, a '!' more or less."""
    g = "titles"
    base = "Fast parsing of nested page structures"
    for slug, a, b, percents in (
            ("full-stop-at-the-end", base, base + ".", (90, 98)),
            ("double-space", base, "Fast parsing of  nested page structures", (90,)),
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
             "were never meant to be read by a programme and of what goes wrong where they are", (90, 97))):
        for p in percents:
            add(g, "%s-at-%d" % (slug, p), a, b, p)


def main():
    for part in (source, boundary, beside, ends, lengths, readings, percent, titles):
        part()
    write("scholar.similarity", groups)


if __name__ == "__main__":
    sys.exit(main())
