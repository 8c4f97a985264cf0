#!/usr/bin/env python3
"""Makes cases of scholar.distance, computed by rapidfuzz; polyleven, edlib and the whole matrix of section 3.3 must
give the same distance.

If a pair has the same distance under all three options of the symbol, the script makes one case without a reading;
otherwise it makes three cases. No outcome depends on the version of Unicode that defines the clusters: no case has a
conjunct of an Indic script (GB9c), or a character added after Unicode 13.
"""
from importlib.metadata import version

from shared.cases import Cases
from shared.distances import measured
from shared.line import legible
from shared.symbols import SYMBOL, SYMBOLS

CASES = Cases("scholar.distance", __file__, legible)
RAPIDFUZZ = ("rapidfuzz", version("rapidfuzz"))
EDITS, METRIC, MARKS, NORMAL = "EDI-1", "EDI-1 EDI-2", "EDI-1 EDI-3", "EDI-2 EDI-3"


def add(group, slug, a, b, note=None, clauses=EDITS, tags=None):
    """Adds the cases of a pair. The basis of a case is the source if the case is about edits, Unicode if it is about
    symbols, and a decision of the kit if it is about folding nothing."""
    found = [measured(a, b, reading) for reading in SYMBOLS]
    agree = len(set(found)) == 1
    folded = group in ("symbols-normalisation", "symbols-case") or note == "Nothing is folded."
    for reading, distance in list(zip(SYMBOLS, found))[:1 if agree else 3]:
        CASES.add(group, slug if agree else f"{slug}-{reading}", clauses, {"a": a, "b": b}, {"distance": distance},
                  computed=RAPIDFUZZ, readings={} if agree else {SYMBOL: reading}, note=note, tags=tags,
                  basis=None if "EDI-3" not in clauses else "decision" if folded else "standard")


def add_all(group, clauses, rows):
    for slug, a, b, note in rows:
        add(group, slug, a, b, note, clauses)


add("source", "example-of-the-source-the-other-way", "ggcga", "gtgcca", clauses=METRIC)

add_all("basics", EDITS, [
    ("empty-against-one", "", "a", None), ("one-against-empty", "a", "", None),
    ("empty-against-seven", "", "article", "e(0,j) = j: the first row of the matrix."),
    ("seven-against-empty", "article", "", "e(i,0) = i: the first column of the matrix."),
    ("two-different-letters", "a", "b", "One substitution, not a deletion and an insertion."),
    ("one-letter-in-a-word-at-the-start", "a", "abcdefg", None), ("one-letter-in-a-word-in-the-middle", "d", "abcdefg", None),
    ("one-letter-in-a-word-at-the-end", "g", "abcdefg", None), ("a-word-against-its-middle-letter", "abcdefg", "d", None),
    ("one-space-against-nothing", " ", "", "White space counts; nothing is trimmed."),
    ("three-spaces-against-one", "   ", " ", "Runs of spaces are not folded into one."),
    ("tab-against-space", "a\tb", "a b", "White space of another kind is another symbol.")])
add_all("basics", METRIC, [
    ("equal-one-letter", "a", "a", None), ("equal-word", "bibliography", "bibliography", None),
    ("equal-sentence", "An index to quantify a list of works", "An index to quantify a list of works", None),
    ("one-letter-not-in-the-word", "x", "abcdefg", None)])

W = "abcdefgh"
add_all("edits", EDITS, [
    ("insertion-at-the-start", W, "x" + W, None), ("insertion-in-the-middle", W, "abcdxefgh", None),
    ("insertion-at-the-end", W, W + "x", None), ("deletion-at-the-start", W, W[1:], None),
    ("deletion-in-the-middle", W, "abcdfgh", None), ("deletion-at-the-end", W, W[:-1], None),
    ("substitution-at-the-start", W, "xbcdefgh", None), ("substitution-in-the-middle", W, "abcxefgh", None),
    ("substitution-at-the-end", W, "abcdefgx", None), ("substitution-at-both-ends", W, "xbcdefgy", None),
    ("one-of-each-edit", W, "xbcdfghy", "a to x, e away, y at the end."), ("every-second-letter-deleted", W, "aceg", None),
    ("rotation-by-one", W, "bcdefgha", "Away at the front, in again at the end: comparing place by place gives 8."),
    ("transposition-of-two", "ab", "ba", "There is no transposition among the edits: 1 would be Damerau's distance."),
    ("transposition-at-the-start", W, "bacdefgh", None), ("transposition-in-the-middle", W, "abcedfgh", None),
    ("transposition-at-the-end", W, "abcdefhg", None),
    ("two-transpositions-side-by-side", "abcd", "badc", "Not 4: b in at the front, b to d, d away at the end."),
    ("transposition-with-an-insertion-between", "ca", "abc", "Damerau gives 2, the restricted form 3, edit distance 3."),
    ("first-and-last-letter-swapped", W, "hbcdefga", None), ("reversed-odd", "abcdefg", "gfedcba", "The middle letter stays."),
    ("run-shortened-by-one", "aaaa", "aaa", None), ("stranger-moves-through-a-run", "aaab", "baaa", None),
    ("pairs-against-alternation", "aabb", "abab", None),
    ("alternation-shifted-by-one", "ababab", "bababa", "Place by place all six differ."),
    ("motif-once-less", "abcabcabc", "abcabc", None), ("overlapping-repeats", "banana", "ananas", None),
    ("letters-scattered-in-order", "homepage", "hmpg", None), ("same-letters-other-order", "listen", "silent", None),
    ("the-longest-common-letters-mislead", "abcdx", "xabcy",
     "Keeping abc costs x in, d to y, x away; only insertions and deletions would cost 4."),
    ("keeping-a-letter-or-substituting-twice", "ab", "bc", "Keeping b costs as much as two substitutions, not less."),
    ("space-left-out", "edit distance", "editdistance", None),
    ("line-feed-at-the-end", "edit distance\n", "edit distance", "Nothing is trimmed: a reader of lines must not eat it."),
    ("double-space", "edit  distance", "edit distance", None),
    ("exclamation-mark-more", "Look ahead!", "Look ahead", "The source's own instance of a small difference (4.5).")])
add_all("edits", METRIC, [
    ("prefix", "homepage", "home", None), ("suffix", "homepage", "page", None),
    ("nothing-in-common-equal-length", "abcdef", "uvwxyz", None), ("nothing-in-common-unequal-length", "abc", "uvwxyz", None)])
add_all("edits", MARKS, [("case-of-one-letter", "a", "A", "Nothing is folded."),
                         ("case-of-a-word", "HIRSCH", "Hirsch", "Nothing is folded.")])

for words in ("kitten sitting", "saturday sunday", "intention execution", "rosettacode raisethysword", "levenshtein meilenstein",
              "flaw lawn", "gumbo gambol", "book back", "gattaca tagacca", "industry interest", "sturgeon urgently",
              "distance difference", "pubblicazione publication", "casa cassa", "scienziato scientist", "quattro quadro"):
    add("words", words.replace(" ", "-"), *words.split())


# ---- cases for algorithms that keep a column of the matrix in the bits of machine words. Typical errors are in the
# carry from one word to the next, in the bit of the last row, and in the unused bits of the last word.


def text(length, seed, letters="abcdefghijklmnop"):
    """Returns random letters, which are the same on every machine, from a small congruential generator."""
    out, x = [], seed * 2654435761 % 2**32
    for _ in range(length):
        x = (x * 1664525 + 1013904223) % 2**32
        out.append(letters[(x >> 16) % len(letters)])
    return "".join(out)


def put(s, *edits):
    """Returns `s` with edits such as ("sub", 63), ("del", 63) or ("ins", 63). ("ins", 63) inserts before index 63;
    new symbols are digits."""
    out = list(s)
    for number, (kind, at) in enumerate(sorted(edits, key=lambda edit: -edit[1])):
        out[at:at + (kind != "ins")] = [] if kind == "del" else [str(number % 10)]
    return "".join(out)


G = "machine-words"
for n in (31, 32, 33):
    add(G, f"length-{n}-three-edits", text(n, n), put(text(n, n), ("sub", n - 1), ("del", 15), ("ins", 0)),
        "Around a word of 32 bits.")
for n in (63, 64, 65, 127, 128, 129):
    s = text(n, n)
    add(G, f"length-{n}-last-substituted", s, put(s, ("sub", n - 1)), "The bit of the last row decides.")
    add(G, f"length-{n}-first-deleted", s, s[1:], "Every later match stands one place off.")
    if n % 64 == 0:
        add(G, f"length-{n}-last-inserted", s, s + "0", "The longer text needs one word more.")
        add(G, f"length-{n}-nothing-in-common", s, text(n, n, "qrstuvwxyz"), clauses=METRIC)
    add(G, f"length-{n}-many-edits", text(n, n, "abc"), text(n, n + 1000, "abc"),
        "Few letters, so that runs of matches carry from word to word.")
    add(G, f"length-{n}-run-against-the-same-with-ends-changed", "a" * n, "b" + "a" * (n - 2) + "b",
        "A run of one letter: the addition carries through every bit.")
s = text(130, 5)
for kind, verb, places in (("sub", "substituted-at", (62, 63, 64, 65, 127, 128)), ("del", "deleted-at", (63, 64, 128)),
                           ("ins", "inserted-before", (63, 64, 128))):
    for at in places:
        add(G, f"length-130-{verb}-{at}", s, put(s, (kind, at)))
add(G, "edits-on-both-sides-of-the-first-word", s, put(s, ("sub", 63), ("sub", 64)))
add(G, "deleted-in-one-word-inserted-in-the-next", s, put(s, ("del", 60), ("ins", 68)),
    "Between the two places the texts are shifted by one, across the boundary.")
s = text(200, 8)
add_all(G, EDITS, [
    ("length-200-an-edit-in-each-word", s, put(s, ("sub", 63), ("del", 127), ("ins", 191), ("sub", 199)), None),
    ("length-200-many-edits", text(200, 3, "abcd"), text(200, 4, "abcd"), None),
    ("length-200-without-its-second-word", s, s[:64] + s[128:], None),
    ("length-200-two-letters-only", text(200, 9, "ab"), text(190, 10, "ab"), None),
    ("length-64-against-200", text(64, 11, "abcd"), text(200, 12, "abcd"), "One word of pattern, a long text."),
    ("length-200-against-65", text(200, 13, "abcd"), text(65, 14, "abcd"), "The longer one first; one bit in the second word."),
    ("length-1-against-200", "e", text(200, 15, "abcd"), None),
    ("common-start-of-64-then-all-different", s[:64] + "qrs", s[:64] + "tuv", "What stays after the common start is cut away."),
    ("common-end-of-64-after-all-different", "qrst" + s[:64], "uv" + s[:64], None),
    ("alternation-of-128-shifted-by-one", "ab" * 64, "ba" * 64, None)])
add(G, "256-against-nothing", "a" * 256, "", "A count kept in a byte comes out 0.", METRIC)

s = text(600, 21, "abcdefghijklmnopqrstuvwxyz ")
EIGHT = [("sub", 0), ("del", 64), ("ins", 128), ("sub", 255), ("sub", 256), ("del", 320), ("ins", 511), ("sub", 599)]
for slug, a, b, note, clauses in (
        ("600-with-eight-edits", s, put(s, *EIGHT), None, EDITS), ("400-against-600", s[:400], s, None, METRIC),
        ("500-against-500-of-four-letters", text(500, 22, "acgt"), text(500, 23, "acgt"), None, EDITS),
        ("512-nothing-in-common", "a" * 512, "b" * 512, "A count kept in a byte, or at most 255, is wrong here.", METRIC),
        ("450-against-a-motif", ("publication " * 40)[:450], ("publications " * 40)[:450], None, EDITS)):
    add("long", slug, a, b, note, clauses, "long")

# ---- what a symbol is

add_all("symbols-normalisation", NORMAL, [
    ("e-acute-composed-against-decomposed", "é", "e\u0301",
     "They draw the same. Substituting and inserting, or one cluster for another; 0 in no reading: nothing is normalised, and "
     "clusters compare scalar by scalar."),
    ("umlaut-in-a-name", "Müller", "Mu\u0308ller", None),
    ("marks-in-another-order", "a\u0301\u0323", "a\u0323\u0301", "Canonically equivalent, yet not equal scalar by scalar."),
    ("angstrom-sign-against-a-ring", "\u212b", "\u00c5", "One scalar each, canonically equivalent: 0 would be normalised."),
    ("syllable-against-jamo", "\ud55c", "\u1112\u1161\u11ab", "A Hangul syllable, composed and spelt out."),
    ("two-syllables-against-jamo", "\uac00\ub098", "\u1100\u1161\u1102\u1161", None),
    ("ligature-against-two-letters", "ﬁ", "fi", "Compatibility forms are not folded either."),
    ("no-break-space-against-space", "h\u00a0index", "h index", None)])
add_all("symbols-normalisation", MARKS, [
    ("e-against-e-with-combining-acute", "cafe", "cafe\u0301", "A mark put in, or one cluster for another: 1 either way."),
    ("e-against-e-acute", "cafe", "café", "Accents are not folded.")])
add_all("symbols-case", MARKS, [
    ("sharp-s-against-ss", "ß", "SS", "Not folded: ß is not ss, nor SS."), ("dotted-capital-i", "İ", "i", None),
    ("dotted-capital-i-against-its-lower-case", "İ", "i\u0307", "What lower-casing makes of İ."),
    ("dotless-i", "ı", "I", "Equal only under Turkish folding."), ("final-sigma", "ς", "σ", None)])
FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
add_all("symbols-emoji", MARKS, [
    ("emoji-against-nothing", "", "😀", "Outside the basic plane: two code units, one scalar."),
    ("two-emoji-with-the-same-first-unit", "😀", "😁", "D83D DE00 against D83D DE01: one unit differs."),
    ("two-emoji-with-the-same-second-unit", "\U0001f600", "\U0001fa00", "D83D DE00 against D83E DE00."),
    ("two-emoji-swapped", "😀😁", "😁😀", None), ("title-with-a-rocket", "Parsing at speed 🚀", "Parsing at speed", None),
    ("family-against-its-father", FAMILY, FAMILY[0], "One cluster of eight code units, five scalars."),
    ("family-against-three-people", FAMILY, FAMILY[::2],
     "Only the joiners go, but then one cluster is three: the reading with the largest symbols has the largest distance."),
    ("families-with-another-child", FAMILY, FAMILY[:-1] + "\U0001f466", None),
    ("two-flags", "🇮🇹", "🇫🇷", "Two regional indicators make one cluster."),
    ("flags-that-regroup", "🇮🇹🇫🇷", "🇹🇫🇷",
     "Without its first indicator the rest pairs anew: IT FR becomes TF R, and both clusters differ."),
    ("flag-of-tags", "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
     "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f", "England against Scotland."),
    ("skin-tone-against-none", "👍🏽", "👍", "The tone extends the cluster."), ("two-skin-tones", "👍🏻", "👍🏿", None),
    ("variation-selector-against-none", "\u2764\ufe0f", "\u2764", "The heart as emoji and as text."),
    ("keycap-against-its-figure", "1\ufe0f\u20e3", "1", None),
    ("ideographic-variation", "\u845b\U000e0100", "\u845b", "A selector outside the basic plane.")])
IDEOGRAPHS = "".join(chr(0x4e00 + 37 * i) for i in range(70))
add_all("symbols-scripts", MARKS, [
    ("stack-of-three-marks", "a\u0301\u0302\u0303", "a", None),
    ("lone-mark-against-nothing", "\u0301", "", "A mark with nothing to stand on is a cluster of its own."),
    ("lone-mark-finds-a-letter", "\u0301", "e\u0301", None),
    ("hebrew-with-and-without-points", "\u05e9\u05c1\u05b8\u05dc\u05d5\u05b9\u05dd", "\u05e9\u05dc\u05d5\u05dd",
     "Three points over two letters."),
    ("hebrew-final-letter", "שלום", "שלומ", None),
    ("arabic-one-letter-less", "كتاب", "كتب", "Right to left: the order is that of the text, not of the line."),
    ("right-to-left-mark", "abc\u200f", "abc", "Unseen, but a symbol."), ("devanagari-two-vowel-signs", "कि", "की", None),
    ("devanagari-vowel-sign-against-nothing", "कि", "",
     "A spacing mark belongs to its cluster (extended, not legacy, clusters)."),
    ("thai-tone-and-vowel", "\u0e19\u0e49\u0e33", "\u0e19", None),
    ("hangul-another-last-consonant", "\u1100\u1161\u11a8", "\u1100\u1161\u11ab", None),
    ("mathematical-letter", "\U0001d4b3-index", "X-index", None), ("zero-width-joiner-between-letters", "a\u200db", "ab", None),
    ("zero-width-space-between-letters", "a\u200bb", "ab", None),
    ("equal-but-for-256", "abc", "\u0161\u0162\u0163", "Tables by the low byte take š for a."),
    ("equal-but-for-65536", "a", "\U00020061", "Cut to 16 bits the ideograph is an a."),
    ("seventy-ideographs-last-another", IDEOGRAPHS, IDEOGRAPHS[:-1] + "\u9fa0",
     "More different symbols than a small hash table holds, over one machine word."),
    ("thirty-three-emoji-last-another", "😀" * 33, "😀" * 32 + "🤖", "66 code units but 33 scalars.")])
add_all("controls", EDITS, [
    ("nul-against-nothing", "\0", "", "A text that ends at its first NUL would be empty."), ("nul-left-out", "a\0b", "ab", None),
    ("difference-after-a-nul", "a\0b", "a\0c", "0 if reading stopped at the NUL."), ("three-nuls-against-one", "\0\0\0", "\0", None),
    ("two-controls", "\u0001", "\u0002", None), ("escape-sequence", "\u001b[31mred", "red", None),
    ("delete-character", "ab\u007f", "ab", None),
    ("line-separator-against-line-feed", "a\u2028b", "a\nb", "Sent on unescaped, it must not be taken for the end of a line."),
    ("byte-order-mark-at-the-start", "\ufeffabc", "abc", "Not to be swallowed."),
    ("quote-against-backslash", "a\"b", "a\\b", None),
    ("an-escape-spelt-out", "\\u0041", "A", "Six characters; decoding them twice gives 0.")])
add_all("controls", MARKS, [
    ("crlf-against-lf", "a\r\nb", "a\nb", "One cluster against another, or the return deleted."),
    ("crlf-against-nothing", "a\r\nb", "ab", "CR LF is one cluster."), ("two-crlf-against-two-lf", "\r\n\r\n", "\n\n", None),
    ("crlf-against-lfcr", "\r\n", "\n\r", "LF CR is two clusters.")])

# ---- triples of strings for the triangle inequality, and pairs in both orders

for name, x, y, z, note in (
        ("straight", "abc", "abx", "ayx", "The way over the middle is as short as the way itself."),
        ("detour", "scholar", "geofence", "scholars", "The way over a stranger is far."), ("growing", "", "index", "h-index", None),
        ("shifted", "abcdefgh", "bcdefghi", "cdefghij", None),
        ("restricted", "ba", "ab", "acb", "Restricted Damerau: 1 + 1 < 3 breaks the triangle; here 2 + 1 = 3 holds."),
        ("neighbours-swapped", "CA", "AC", "ABC", "Optimal string alignment: 1 + 1 < 3 breaks the triangle; here 2 + 1 = 3."),
        ("two-machine-words", text(70, 31, "ab"), text(66, 32, "ab"), text(68, 33, "ab"), None)):
    for ends, a, b in (("first-side", x, y), ("second-side", y, z), ("third-side", x, z)):
        add("metric", f"triangle-{name}-{ends}", a, b, note, METRIC, f"triangle-{name}")
for name, a, b in (("lengths-5-and-9", "paper", "newspaper"), ("accents", "perché", "perche'"),
                   ("one-machine-word-and-two", text(60, 41, "abc"), text(80, 42, "abc")),
                   ("many-and-few-letters", "aaaaaaaaaa", "abacadaeaf"), ("nothing-kept", "xyz", "abcde")):
    add("metric", f"symmetric-{name}-there", a, b, clauses=METRIC, tags=f"twin-{name}")
    add("metric", f"symmetric-{name}-and-back", b, a, clauses=METRIC, tags=f"twin-{name}")

CASES.run()
