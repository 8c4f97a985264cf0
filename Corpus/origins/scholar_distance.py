#!/usr/bin/env python3
"""Golden cases of scholar.distance, written to Corpus/scholar/distance/*.jsonl.

Run:    python3 Corpus/origins/scholar_distance.py        (from anywhere; the same bytes every time)
Needs:  Python 3.9+, and
        pip install rapidfuzz==3.14.6 polyleven==0.12.0 edlib==1.3.9.post1 jellyfish==1.3.0 regex==2026.5.9

Where the answers come from. Each pair is measured under each of the three readings of the symbol: as UTF-16 code units,
as Unicode scalars, as extended grapheme clusters (`regex`, \\X). Each measurement is done by rapidfuzz, polyleven and edlib, which share no code, and by
the whole matrix of section 3.3 as `matrix` below writes it out; they must agree, or nothing is written. Where a note tells
what Damerau's distance or optimal string alignment gives, jellyfish and rapidfuzz have said so (`transposed`). Where a hand-worked
value is given it must agree as well: one number where the three readings say the same, else the triple (utf16, scalar,
grapheme). A pair on which the readings agree becomes one case that names no reading; any other becomes three.

Which clusters a version of Unicode sees must not decide a case, so nothing here leans on a rule that changed lately
(no conjuncts of Indic scripts, GB9c; no characters added after Unicode 13).
"""
import json
import sys
import unicodedata
from pathlib import Path

CORPUS = Path(__file__).resolve().parent.parent
SYMBOLS = ("utf16", "scalar", "grapheme")


# ---- the two ways to count ------------------------------------------------------------------------------------------

def symbols(text, reading):
    """The symbols of a text, under one reading."""
    if reading == "utf16":
        units = text.encode("utf-16-be")
        return [units[i] << 8 | units[i + 1] for i in range(0, len(units), 2)]
    if reading == "scalar":
        return list(text)
    import regex
    return regex.findall(r"\X", text)


def matrix(a, b):
    """Section 3.3 as it stands there: the whole (m+1) x (n+1) matrix, row by row."""
    m, n = len(a), len(b)
    e = [[0] * (n + 1) for _ in range(m + 1)]
    for i in range(m + 1):
        e[i][0] = i
    for j in range(n + 1):
        e[0][j] = j
    for i in range(1, m + 1):
        for j in range(1, n + 1):
            e[i][j] = min(e[i - 1][j - 1] + (0 if a[i - 1] == b[j - 1] else 1),
                          e[i - 1][j] + 1,
                          e[i][j - 1] + 1)
    return e[m][n]


def measured(a, b):
    """(utf16, scalar, grapheme), by three programs and by the matrix, which must agree."""
    import edlib
    import polyleven
    from rapidfuzz.distance import Levenshtein
    found = []
    for reading in SYMBOLS:
        x, y = symbols(a, reading), symbols(b, reading)
        # polyleven and edlib are given a letter for each symbol; edlib knows 256 of them.
        letters = {symbol: chr(0x4E00 + number) for number, symbol in enumerate(dict.fromkeys(x + y))}
        p, q = ("".join(letters[symbol] for symbol in text) for text in (x, y))
        distance = Levenshtein.distance(a, b) if reading == "scalar" else Levenshtein.distance(tuple(x), tuple(y))
        others = [matrix(x, y), polyleven.levenshtein(p, q)]
        if p and q and len(letters) <= 256:
            others.append(edlib.align(p, q, task="distance")["editDistance"])
        assert all(other == distance for other in others), (reading, a, b, distance, others)
        found.append(distance)
    return tuple(found)


def transposed(a, b):
    """(optimal string alignment, Damerau): what swapped neighbours make of a distance."""
    import jellyfish
    from rapidfuzz.distance import OSA
    return OSA.distance(a, b), jellyfish.damerau_levenshtein_distance(a, b)


# ---- writing a line -------------------------------------------------------------------------------------------------

class Raw(str):
    """A number exactly as it shall stand in the line, such as 9e1 or -0."""


def quoted(text):
    """A JSON string. Everything stands raw but what cannot be told by eye: controls, formats, joiners, selectors, odd
    spaces, private use, conjoining jamo, Latin combining marks, and any mark at the very start."""
    out = []
    for at, c in enumerate(text):
        code, kind = ord(c), unicodedata.category(c)
        if c in '"\\':
            out.append("\\" + c)
        elif c in "\n\r\t":
            out.append({"\n": "\\n", "\r": "\\r", "\t": "\\t"}[c])
        elif (kind in ("Cc", "Cf", "Co", "Cn", "Zl", "Zp") or (kind == "Zs" and c != " ") or 0x300 <= code <= 0x36F
              or 0x1100 <= code <= 0x11FF or 0xFE00 <= code <= 0xFE0F or 0xE0100 <= code <= 0xE01EF
              or (at == 0 and kind[0] == "M")):
            units = c.encode("utf-16-be")
            out.extend("\\u%02x%02x" % (units[i], units[i + 1]) for i in range(0, len(units), 2))
        else:
            out.append(c)
    return '"' + "".join(out) + '"'


def written(value):
    """Compact JSON, keys in the order given."""
    if isinstance(value, Raw):
        return str(value)
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, dict):
        return "{" + ",".join(quoted(k) + ":" + written(v) for k, v in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ",".join(written(v) for v in value) + "]"
    return json.dumps(value, allow_nan=False)


def write(subsystem, groups):
    """One file a group; says how many cases each has."""
    family, name = subsystem.split(".")
    folder = CORPUS / family / name
    folder.mkdir(parents=True, exist_ok=True)
    seen, total = set(), 0
    for group, cases in groups.items():
        for case in cases:
            assert case["id"] not in seen, case["id"]
            seen.add(case["id"])
        (folder / (group + ".jsonl")).write_bytes("".join(written(c) + "\n" for c in cases).encode("utf-8"))
        print("%s/%s: %d" % (subsystem, group, len(cases)))
        total += len(cases)
    print("%s: %d" % (subsystem, total))


# ---- the cases ------------------------------------------------------------------------------------------------------

COMPUTED = {"kind": "computed", "by": "rapidfuzz", "version": "3.14.6", "script": "Corpus/origins/scholar_distance.py"}
SOURCE = {"kind": "source", "document": "h-index-calculate", "section": "3.3"}

groups = {}


def add(group, slug, a, b, by_hand=None, note=None, clauses=("EDI-1",), origin=COMPUTED, tags=None):
    found = measured(a, b)
    if by_hand is not None:
        triple = by_hand if isinstance(by_hand, tuple) else (by_hand,) * 3
        assert found == triple, (slug, found, triple)
    agree = len(set(found)) == 1
    for reading, distance in zip(SYMBOLS, found):
        case = {"id": "scholar.distance/" + (slug if agree else slug + "-" + reading),
                "clauses": list(clauses),
                "origin": origin}
        if "EDI-3" in clauses:
            # Of the edits alone the source says all; what a symbol is, Unicode; that nothing is folded, the kit.
            folded = group in ("symbols-normalisation", "symbols-case") or note in ("Nothing is folded.",)
            case["basis"] = "decision" if folded else "standard"
        case |= {"readings": {} if agree else {"scholar.distance.symbol": reading},
                "input": {"a": a, "b": b},
                "output": {"distance": distance}}
        if tags:
            case["tags"] = list(tags)
        if note:
            case["note"] = note
        groups.setdefault(group, []).append(case)
        if agree:
            break


def source():
    add("source", "example-of-the-source", "gtgcca", "ggcga", 2, origin=SOURCE)
    add("source", "example-of-the-source-the-other-way", "ggcga", "gtgcca", 2, clauses=("EDI-1", "EDI-2"))
    add("source", "two-empty-texts", "", "", 0, "e(0,0) = 0.", clauses=("EDI-1", "EDI-2"), origin=SOURCE)


def basics():
    g = "basics"
    add(g, "empty-against-one", "", "a", 1)
    add(g, "one-against-empty", "a", "", 1)
    add(g, "empty-against-seven", "", "article", 7, "e(0,j) = j: the first row of the matrix.")
    add(g, "seven-against-empty", "article", "", 7, "e(i,0) = i: the first column of the matrix.")
    add(g, "equal-one-letter", "a", "a", 0, clauses=("EDI-1", "EDI-2"))
    add(g, "equal-word", "bibliography", "bibliography", 0, clauses=("EDI-1", "EDI-2"))
    add(g, "equal-sentence", "An index to quantify a list of works", "An index to quantify a list of works", 0,
        clauses=("EDI-1", "EDI-2"))
    add(g, "two-different-letters", "a", "b", 1, "One substitution, not a deletion and an insertion.")
    add(g, "one-letter-in-a-word-at-the-start", "a", "abcdefg", 6)
    add(g, "one-letter-in-a-word-in-the-middle", "d", "abcdefg", 6)
    add(g, "one-letter-in-a-word-at-the-end", "g", "abcdefg", 6)
    add(g, "one-letter-not-in-the-word", "x", "abcdefg", 7, clauses=("EDI-1", "EDI-2"))
    add(g, "a-word-against-its-middle-letter", "abcdefg", "d", 6)
    add(g, "one-space-against-nothing", " ", "", 1, "White space counts; nothing is trimmed.")
    add(g, "three-spaces-against-one", "   ", " ", 2, "Runs of spaces are not folded into one.")
    add(g, "tab-against-space", "a\tb", "a b", 1, "White space of another kind is another symbol.")


def edits():
    g = "edits"
    w = "abcdefgh"
    add(g, "insertion-at-the-start", w, "x" + w, 1)
    add(g, "insertion-in-the-middle", w, "abcdxefgh", 1)
    add(g, "insertion-at-the-end", w, w + "x", 1)
    add(g, "deletion-at-the-start", w, w[1:], 1)
    add(g, "deletion-in-the-middle", w, "abcdfgh", 1)
    add(g, "deletion-at-the-end", w, w[:-1], 1)
    add(g, "substitution-at-the-start", w, "xbcdefgh", 1)
    add(g, "substitution-in-the-middle", w, "abcxefgh", 1)
    add(g, "substitution-at-the-end", w, "abcdefgx", 1)
    add(g, "substitution-at-both-ends", w, "xbcdefgy", 2)
    add(g, "one-of-each-edit", w, "xbcdfghy", 3, "a to x, e away, y at the end.")
    add(g, "every-second-letter-deleted", w, "aceg", 4)
    add(g, "rotation-by-one", w, "bcdefgha", 2, "Away at the front, in again at the end: comparing place by place gives 8.")
    add(g, "transposition-of-two", "ab", "ba", 2, "There is no transposition among the edits: 1 would be Damerau's distance.")
    add(g, "transposition-at-the-start", w, "bacdefgh", 2)
    add(g, "transposition-in-the-middle", w, "abcedfgh", 2)
    add(g, "transposition-at-the-end", w, "abcdefhg", 2)
    add(g, "two-transpositions-side-by-side", "abcd", "badc", 3, "Not 4: b in at the front, b to d, d away at the end.")
    add(g, "transposition-with-an-insertion-between", "ca", "abc", 3, "Damerau gives 2, the restricted form 3, edit distance 3.")
    add(g, "first-and-last-letter-swapped", w, "hbcdefga", 2)
    add(g, "reversed-odd", "abcdefg", "gfedcba", 6, "The middle letter stays.")
    add(g, "run-shortened-by-one", "aaaa", "aaa", 1)
    add(g, "stranger-moves-through-a-run", "aaab", "baaa", 2)
    add(g, "pairs-against-alternation", "aabb", "abab", 2)
    add(g, "alternation-shifted-by-one", "ababab", "bababa", 2, "Place by place all six differ.")
    add(g, "motif-once-less", "abcabcabc", "abcabc", 3)
    add(g, "overlapping-repeats", "banana", "ananas", 2)
    add(g, "prefix", "homepage", "home", 4, clauses=("EDI-1", "EDI-2"))
    add(g, "suffix", "homepage", "page", 4, clauses=("EDI-1", "EDI-2"))
    add(g, "letters-scattered-in-order", "homepage", "hmpg", 4)
    add(g, "nothing-in-common-equal-length", "abcdef", "uvwxyz", 6, clauses=("EDI-1", "EDI-2"))
    add(g, "nothing-in-common-unequal-length", "abc", "uvwxyz", 6, clauses=("EDI-1", "EDI-2"))
    add(g, "same-letters-other-order", "listen", "silent", 4)
    add(g, "the-longest-common-letters-mislead", "abcdx", "xabcy", 3,
        "Keeping abc costs x in, d to y, x away; only insertions and deletions would cost 4.")
    add(g, "keeping-a-letter-or-substituting-twice", "ab", "bc", 2, "Keeping b costs as much as two substitutions, not less.")
    add(g, "case-of-one-letter", "a", "A", 1, "Nothing is folded.", clauses=("EDI-1", "EDI-3"))
    add(g, "case-of-a-word", "HIRSCH", "Hirsch", 5, "Nothing is folded.", clauses=("EDI-1", "EDI-3"))
    add(g, "space-left-out", "edit distance", "editdistance", 1)
    add(g, "line-feed-at-the-end", "edit distance\n", "edit distance", 1, "Nothing is trimmed: a reader of lines must not eat it.")
    add(g, "double-space", "edit  distance", "edit distance", 1)
    add(g, "exclamation-mark-more", "Look ahead!", "Look ahead", 1, "The source's own instance of a small difference (4.5).")


    assert transposed("ab", "ba") == (1, 1) and transposed("ca", "abc") == (3, 2) and transposed("abcd", "badc") == (2, 2)


def words():
    g = "words"
    for a, b, d in (("kitten", "sitting", 3), ("saturday", "sunday", 3), ("intention", "execution", 5),
                    ("rosettacode", "raisethysword", 8), ("levenshtein", "meilenstein", 4), ("flaw", "lawn", 2),
                    ("gumbo", "gambol", 2), ("book", "back", 2), ("gattaca", "tagacca", 4), ("industry", "interest", 6),
                    ("sturgeon", "urgently", 6), ("distance", "difference", 5), ("pubblicazione", "publication", 3),
                    ("casa", "cassa", 1), ("scienziato", "scientist", 3), ("quattro", "quadro", 2)):
        add(g, a + "-" + b, a, b, d)


def text(length, seed, letters="abcdefghijklmnop"):
    """Letters from a small congruential generator: the same on every machine."""
    out, x = [], seed * 2654435761 % 2**32
    for _ in range(length):
        x = (x * 1664525 + 1013904223) % 2**32
        out.append(letters[(x >> 16) % len(letters)])
    return "".join(out)


def put(s, *edits):
    """Edits by place in `s`, ("sub", 63), ("del", 63), ("ins", 63): what goes in are figures, which `text` never has.
    `ins` stands before the place."""
    out, number = list(s), 0
    for kind, at in sorted(edits, key=lambda e: -e[1]):
        figure = str(number % 10)
        number += 1
        if kind == "sub":
            out[at] = figure
        elif kind == "del":
            del out[at]
        else:
            out.insert(at, figure)
    return "".join(out)


def words_of_the_machine():
    """For algorithms that keep a column of the matrix in the bits of machine words: what they get wrong is the carry from
    one word to the next, the bit of the last row, and the unused bits of the last word."""
    g = "machine-words"
    for n in (31, 32, 33):
        add(g, "length-%d-three-edits" % n, text(n, n), put(text(n, n), ("sub", n - 1), ("del", 15), ("ins", 0)), 3,
            "Around a word of 32 bits.")
    for n in (63, 64, 65, 127, 128, 129):
        s = text(n, n)
        add(g, "length-%d-last-substituted" % n, s, put(s, ("sub", n - 1)), 1, "The bit of the last row decides.")
        add(g, "length-%d-first-deleted" % n, s, s[1:], 1, "Every later match stands one place off.")
        if n % 64 == 0:
            add(g, "length-%d-last-inserted" % n, s, s + "0", 1, "The longer text needs one word more.")
        add(g, "length-%d-many-edits" % n, text(n, n, "abc"), text(n, n + 1000, "abc"),
            note="Few letters, so that runs of matches carry from word to word.")
        if n % 64 == 0:
            add(g, "length-%d-nothing-in-common" % n, s, text(n, n, "qrstuvwxyz"), n, clauses=("EDI-1", "EDI-2"))
        add(g, "length-%d-run-against-the-same-with-ends-changed" % n, "a" * n, "b" + "a" * (n - 2) + "b", 2,
            "A run of one letter: the addition carries through every bit.")
    s = text(130, 5)
    for at in (62, 63, 64, 65, 127, 128):
        add(g, "length-130-substituted-at-%d" % at, s, put(s, ("sub", at)), 1)
    for at in (63, 64, 128):
        add(g, "length-130-deleted-at-%d" % at, s, put(s, ("del", at)), 1)
    for at in (63, 64, 128):
        add(g, "length-130-inserted-before-%d" % at, s, put(s, ("ins", at)), 1)
    add(g, "edits-on-both-sides-of-the-first-word", s, put(s, ("sub", 63), ("sub", 64)), 2)
    add(g, "deleted-in-one-word-inserted-in-the-next", s, put(s, ("del", 60), ("ins", 68)), 2,
        "Between the two places the texts are shifted by one, across the boundary.")
    s = text(200, 8)
    add(g, "length-200-an-edit-in-each-word", s, put(s, ("sub", 63), ("del", 127), ("ins", 191), ("sub", 199)), 4)
    add(g, "length-200-many-edits", text(200, 3, "abcd"), text(200, 4, "abcd"))
    add(g, "length-200-without-its-second-word", s, s[:64] + s[128:], 64)
    add(g, "length-200-two-letters-only", text(200, 9, "ab"), text(190, 10, "ab"))
    add(g, "length-64-against-200", text(64, 11, "abcd"), text(200, 12, "abcd"), note="One word of pattern, a long text.")
    add(g, "length-200-against-65", text(200, 13, "abcd"), text(65, 14, "abcd"), note="The longer one first; one bit in the second word.")
    add(g, "length-1-against-200", "e", text(200, 15, "abcd"), 200)
    add(g, "common-start-of-64-then-all-different", s[:64] + "qrs", s[:64] + "tuv", 3, "What stays after the common start is cut away.")
    add(g, "common-end-of-64-after-all-different", "qrst" + s[:64], "uv" + s[:64], 4)
    add(g, "alternation-of-128-shifted-by-one", "ab" * 64, "ba" * 64, 2)
    add(g, "256-against-nothing", "a" * 256, "", 256, "A count kept in a byte comes out 0.", clauses=("EDI-1", "EDI-2"))


def long():
    g = "long"
    s = text(600, 21, "abcdefghijklmnopqrstuvwxyz ")
    tags = ("long",)
    add(g, "600-with-eight-edits", s, put(s, ("sub", 0), ("del", 64), ("ins", 128), ("sub", 255), ("sub", 256), ("del", 320),
                                         ("ins", 511), ("sub", 599)), 8, tags=tags)
    add(g, "400-against-600", s[:400], s, 200, clauses=("EDI-1", "EDI-2"), tags=tags)
    add(g, "500-against-500-of-four-letters", text(500, 22, "acgt"), text(500, 23, "acgt"), tags=tags)
    add(g, "512-nothing-in-common", "a" * 512, "b" * 512, 512, "A count kept in a byte, or at most 255, is wrong here.",
        clauses=("EDI-1", "EDI-2"), tags=tags)
    add(g, "450-against-a-motif", ("publication " * 40)[:450], ("publications " * 40)[:450], tags=tags)


def readings():
    """What a symbol is. Hand-worked triples: (utf16, scalar, grapheme)."""
    both = ("EDI-1", "EDI-3")
    norm = ("EDI-2", "EDI-3")

    g = "symbols-normalisation"
    add(g, "e-acute-composed-against-decomposed", "é", "e\u0301", (2, 2, 1),
        "They draw the same. Substituting and inserting, or one cluster for another; 0 in no reading: nothing is normalised, "
        "and clusters compare scalar by scalar.", norm)
    add(g, "e-against-e-with-combining-acute", "cafe", "cafe\u0301", 1,
        "A mark put in, or one cluster for another: 1 either way.", both)
    add(g, "e-against-e-acute", "cafe", "café", 1, "Accents are not folded.", both)
    add(g, "umlaut-in-a-name", "Müller", "Mu\u0308ller", (2, 2, 1), None, norm)
    add(g, "marks-in-another-order", "a\u0301\u0323", "a\u0323\u0301", (2, 2, 1),
        "Canonically equivalent, yet not equal scalar by scalar.", norm)
    add(g, "angstrom-sign-against-a-ring", "\u212b", "\u00c5", 1, "One scalar each, canonically equivalent: 0 would be normalised.", norm)
    add(g, "syllable-against-jamo", "\ud55c", "\u1112\u1161\u11ab", (3, 3, 1), "A Hangul syllable, composed and spelt out.", norm)
    add(g, "two-syllables-against-jamo", "\uac00\ub098", "\u1100\u1161\u1102\u1161", (4, 4, 2), None, norm)
    add(g, "ligature-against-two-letters", "ﬁ", "fi", 2, "Compatibility forms are not folded either.", norm)
    add(g, "no-break-space-against-space", "h\u00a0index", "h index", 1, None, norm)

    g = "symbols-case"
    add(g, "sharp-s-against-ss", "ß", "SS", 2, "Not folded: ß is not ss, nor SS.", both)
    add(g, "dotted-capital-i", "İ", "i", 1, None, both)
    add(g, "dotted-capital-i-against-its-lower-case", "İ", "i\u0307", (2, 2, 1), "What lower-casing makes of İ.", both)
    add(g, "dotless-i", "ı", "I", 1, "Equal only under Turkish folding.", both)
    add(g, "final-sigma", "ς", "σ", 1, None, both)

    g = "symbols-emoji"
    add(g, "emoji-against-nothing", "", "😀", (2, 1, 1), "Outside the basic plane: two code units, one scalar.", both)
    add(g, "two-emoji-with-the-same-first-unit", "😀", "😁", 1, "D83D DE00 against D83D DE01: one unit differs.", both)
    add(g, "two-emoji-with-the-same-second-unit", "\U0001f600", "\U0001fa00", 1, "D83D DE00 against D83E DE00.", both)
    add(g, "two-emoji-swapped", "😀😁", "😁😀", 2, None, both)
    add(g, "title-with-a-rocket", "Parsing at speed 🚀", "Parsing at speed", (3, 2, 2), None, both)
    add(g, "family-against-its-father", "\U0001f468\u200d\U0001f469\u200d\U0001f467", "\U0001f468", (6, 4, 1),
        "One cluster of eight code units, five scalars.", both)
    add(g, "family-against-three-people", "\U0001f468\u200d\U0001f469\u200d\U0001f467", "\U0001f468\U0001f469\U0001f467", (2, 2, 3),
        "Only the joiners go, but then one cluster is three: the reading with the largest symbols has the largest distance.", both)
    add(g, "families-with-another-child", "\U0001f468\u200d\U0001f469\u200d\U0001f467", "\U0001f468\u200d\U0001f469\u200d\U0001f466", 1, None, both)
    add(g, "two-flags", "🇮🇹", "🇫🇷", (2, 2, 1), "Two regional indicators make one cluster.", both)
    add(g, "flags-that-regroup", "🇮🇹🇫🇷", "🇹🇫🇷", (2, 1, 2),
        "Without its first indicator the rest pairs anew: IT FR becomes TF R, and both clusters differ.", both)
    add(g, "flag-of-tags", "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
        "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f", (3, 3, 1), "England against Scotland.", both)
    add(g, "skin-tone-against-none", "👍🏽", "👍", (2, 1, 1), "The tone extends the cluster.", both)
    add(g, "two-skin-tones", "👍🏻", "👍🏿", 1, None, both)
    add(g, "variation-selector-against-none", "\u2764\ufe0f", "\u2764", 1, "The heart as emoji and as text.", both)
    add(g, "keycap-against-its-figure", "1\ufe0f\u20e3", "1", (2, 2, 1), None, both)
    add(g, "ideographic-variation", "\u845b\U000e0100", "\u845b", (2, 1, 1), "A selector outside the basic plane.", both)

    g = "symbols-scripts"
    add(g, "stack-of-three-marks", "a\u0301\u0302\u0303", "a", (3, 3, 1), None, both)
    add(g, "lone-mark-against-nothing", "\u0301", "", 1, "A mark with nothing to stand on is a cluster of its own.", both)
    add(g, "lone-mark-finds-a-letter", "\u0301", "e\u0301", 1, None, both)
    add(g, "hebrew-with-and-without-points", "\u05e9\u05c1\u05b8\u05dc\u05d5\u05b9\u05dd", "\u05e9\u05dc\u05d5\u05dd", (3, 3, 2),
        "Three points over two letters.", both)
    add(g, "hebrew-final-letter", "שלום", "שלומ", 1, None, both)
    add(g, "arabic-one-letter-less", "كتاب", "كتب", 1, "Right to left: the order is that of the text, not of the line.", both)
    add(g, "right-to-left-mark", "abc\u200f", "abc", 1, "Unseen, but a symbol.", both)
    add(g, "devanagari-two-vowel-signs", "कि", "की", 1, None, both)
    add(g, "devanagari-vowel-sign-against-nothing", "कि", "", (2, 2, 1), "A spacing mark belongs to its cluster (extended, not legacy, clusters).", both)
    add(g, "thai-tone-and-vowel", "\u0e19\u0e49\u0e33", "\u0e19", (2, 2, 1), None, both)
    add(g, "hangul-another-last-consonant", "\u1100\u1161\u11a8", "\u1100\u1161\u11ab", 1, None, both)
    add(g, "mathematical-letter", "\U0001d4b3-index", "X-index", (2, 1, 1), None, both)
    add(g, "zero-width-joiner-between-letters", "a\u200db", "ab", 1, None, both)
    add(g, "zero-width-space-between-letters", "a\u200bb", "ab", 1, None, both)
    add(g, "equal-but-for-256", "abc", "\u0161\u0162\u0163", 3, "Tables by the low byte take š for a.", both)
    add(g, "equal-but-for-65536", "a", "\U00020061", (2, 1, 1), "Cut to 16 bits the ideograph is an a.", both)
    add(g, "seventy-ideographs-last-another", "".join(chr(0x4e00 + 37 * i) for i in range(70)),
        "".join(chr(0x4e00 + 37 * i) for i in range(69)) + "\u9fa0", 1,
        "More different symbols than a small hash table holds, over one machine word.", both)
    add(g, "thirty-three-emoji-last-another", "😀" * 33, "😀" * 32 + "🤖", (2, 1, 1), "66 code units but 33 scalars.", both)


def controls():
    g = "controls"
    add(g, "nul-against-nothing", "\0", "", 1, "A text that ends at its first NUL would be empty.")
    add(g, "nul-left-out", "a\0b", "ab", 1)
    add(g, "difference-after-a-nul", "a\0b", "a\0c", 1, "0 if reading stopped at the NUL.")
    add(g, "three-nuls-against-one", "\0\0\0", "\0", 2)
    add(g, "two-controls", "\u0001", "\u0002", 1)
    add(g, "escape-sequence", "\u001b[31mred", "red", 5)
    add(g, "delete-character", "ab\u007f", "ab", 1)
    add(g, "line-separator-against-line-feed", "a\u2028b", "a\nb", 1, "Sent on unescaped, it must not be taken for the end of a line.")
    add(g, "byte-order-mark-at-the-start", "\ufeffabc", "abc", 1, "Not to be swallowed.")
    add(g, "quote-against-backslash", "a\"b", "a\\b", 1)
    add(g, "an-escape-spelt-out", "\\u0041", "A", 6, "Six characters; decoding them twice gives 0.")
    add(g, "crlf-against-lf", "a\r\nb", "a\nb", 1, "One cluster against another, or the return deleted.", ("EDI-1", "EDI-3"))
    add(g, "crlf-against-nothing", "a\r\nb", "ab", (2, 2, 1), "CR LF is one cluster.", ("EDI-1", "EDI-3"))
    add(g, "two-crlf-against-two-lf", "\r\n\r\n", "\n\n", 2, None, ("EDI-1", "EDI-3"))
    add(g, "crlf-against-lfcr", "\r\n", "\n\r", 2, "LF CR is two clusters.", ("EDI-1", "EDI-3"))


def metric():
    g = "metric"
    triples = (
        ("straight", "abc", "abx", "ayx", "The way over the middle is as short as the way itself."),
        ("detour", "scholar", "geofence", "scholars", "The way over a stranger is far."),
        ("growing", "", "index", "h-index", None),
        ("shifted", "abcdefgh", "bcdefghi", "cdefghij", None),
        ("restricted", "ba", "ab", "acb", "Restricted Damerau: 1 + 1 < 3 breaks the triangle; here 2 + 1 = 3 holds."),
        ("neighbours-swapped", "CA", "AC", "ABC", "Optimal string alignment: 1 + 1 < 3 breaks the triangle; here 2 + 1 = 3."),
        ("two-machine-words", text(70, 31, "ab"), text(66, 32, "ab"), text(68, 33, "ab"), None),
    )
    for name, x, y, z, note in triples:
        for ends, a, b in (("first-side", x, y), ("second-side", y, z), ("third-side", x, z)):
            add(g, "triangle-%s-%s" % (name, ends), a, b, note=note, clauses=("EDI-1", "EDI-2"), tags=("triangle-" + name,))
        d = [measured(*p)[1] for p in ((x, y), (y, z), (x, z))]
        assert d[2] <= d[0] + d[1]
        if name in ("restricted", "neighbours-swapped"):
            alignment = [transposed(*p)[0] for p in ((x, y), (y, z), (x, z))]
            assert alignment[2] > alignment[0] + alignment[1], alignment
    twins = (("lengths-5-and-9", "paper", "newspapers"[:9]), ("one-machine-word-and-two", text(60, 41, "abc"), text(80, 42, "abc")),
             ("accents", "perché", "perche'"), ("many-and-few-letters", "aaaaaaaaaa", "abacadaeaf"), ("nothing-kept", "xyz", "abcde"))
    for name, a, b in twins:
        add(g, "symmetric-%s-there" % name, a, b, clauses=("EDI-1", "EDI-2"), tags=("twin-" + name,))
        add(g, "symmetric-%s-and-back" % name, b, a, clauses=("EDI-1", "EDI-2"), tags=("twin-" + name,))


def main():
    from importlib.metadata import version
    for program, known in (("rapidfuzz", "3.14.6"), ("polyleven", "0.12.0"), ("edlib", "1.3.9.post1"), ("jellyfish", "1.3.0")):
        assert version(program) == known, "these cases are of %s %s, not %s" % (program, known, version(program))
    for part in (source, basics, edits, words, words_of_the_machine, long, readings, controls, metric):
        part()
    write("scholar.distance", groups)


if __name__ == "__main__":
    sys.exit(main())
