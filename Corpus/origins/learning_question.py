#!/usr/bin/env python3
"""Makes cases of learning.question; Python libraries and node compute the outcomes.

unicodedata computes the letters without accents. urllib.parse.quote and node's encodeURIComponent compute the `full`
path, and werkzeug.urls.uri_to_iri computes the `minimal` path. json.loads and JSON.parse decide which strings are
numbers. Python's sorted orders the answers, with the scores as decimal.Decimal or float.

encodeURIComponent agrees with quote except on ! ' ( ) *, which RFC 3986 reserves. uri_to_iri decodes all of a URI
except spaces and the symbols whose decoding would change its meaning. uri_to_iri differs from the clauses on control
characters, % and the separators of a path, so the `minimal` paths with such characters were worked out by hand. Most
paths with marks that do not compose with their letter were also worked out by hand.
"""
import json
import platform
import random
import re
import subprocess
import sys
import unicodedata
from decimal import Decimal
from fractions import Fraction
from importlib.metadata import version
from urllib.parse import quote

from werkzeug.urls import uri_to_iri

from shared.cases import Cases
from shared.line import Numeral
from shared.programs import version_of

CASES = Cases("learning.question", __file__)
ENCODING, SCORE = "learning.question.encoding", "learning.question.score"
PYTHON, NODE = f"Python {platform.python_version()}", f"node {version_of('node', '--version')}"
WERKZEUG, UNICODE = f"Werkzeug {version('werkzeug')}", f"Unicode {unicodedata.unidata_version.rpartition('.')[0]}"
node = subprocess.Popen(["node", "-e", """
    require("readline").createInterface({ input: process.stdin }).on("line", line => {
        const [parse, text] = JSON.parse(line)
        let made = null
        try { made = parse ? JSON.parse(text) : encodeURIComponent(text) } catch {}
        console.log(JSON.stringify(made))
    })"""], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def by_node(text, parse=False):
    """Returns the result of encodeURIComponent, or of JSON.parse if `parse` is set; None if the function throws."""
    node.stdin.write(json.dumps([parse, text]) + "\n")
    node.stdin.flush()
    return json.loads(node.stdout.readline())


# ---- paths


def letter_of(scalar):
    """Returns a scalar without accents: its letter if it decomposes into a letter and accents, otherwise the scalar
    itself."""
    rest, found = [scalar], []
    while rest:
        down = unicodedata.decomposition(rest[0])
        if down and not down.startswith("<"):
            rest[:1] = [chr(int(code, 16)) for code in down.split()]
        else:
            found.append(rest.pop(0))
    accented = len(found) > 1 and unicodedata.category(found[0])[0] == "L" and all("\u0300" <= mark <= "\u036f" for mark in found[1:])
    return found[0] if accented else scalar


def is_latin(text):
    """Returns whether all letters beyond ASCII are Latin with one accent; for such letters, the source is clear."""
    parts = [unicodedata.decomposition(c).split() for c in text
             if c > "~" and (unicodedata.category(c)[0] in "LM" or unicodedata.decomposition(c))]
    return all(len(p) == 2 and p[0][0] != "<" and int(p[0], 16) < 128 and 0x300 <= int(p[1], 16) < 0x370 for p in parts)


def path(group, slug, text, note=None, tags=None, only=None):
    """Adds a case for each encoding that the programs compute, or a single case if the paths are equal or `only` is set."""
    marked = any(unicodedata.category(c)[0] == "M" for c in text)
    lettered = any(c > "~" and (unicodedata.category(c)[0] == "L" or unicodedata.decomposition(c)) for c in text)
    plain = "".join(map(letter_of, unicodedata.normalize("NFC", text) if marked else text)) if lettered else text
    by = ["unicodedata.normalize"] * (marked and lettered) + ["unicodedata.decomposition"] * lettered
    full, minimal = quote(plain, safe=""), "%20".join(plain.split(" "))
    both = by_node(plain) == full and not lettered
    found = {"full": (full, [*by, "urllib.parse.quote", *(["encodeURIComponent"] if both else [])],
                      [PYTHON, *([UNICODE] if lettered else []), *([NODE] if both else [])])}
    if full != minimal and not only and uri_to_iri(full) == minimal:
        found["minimal"] = (minimal, [*by, "werkzeug.urls.uri_to_iri"], [*([PYTHON, UNICODE] if lettered else []), WERKZEUG])
    for option, (encoded, programs, versions) in found.items():
        CASES.add(group, slug if full == minimal or only else f"{slug}-{option}", "QUE-1", {"question": text},
                  {"path": f"/qa/{encoded}", "answers": [], "from": "store", "dropped": 0}, note=note, tags=tags,
                  computed=(" and ".join([", ".join(programs[:-1]), programs[-1]] if programs[1:] else programs), ", ".join(versions)),
                  readings={} if full == minimal else {ENCODING: option},
                  basis="decision" if not is_latin(text) else "standard" if full != minimal and option == "full" else "source")


path("source", "source-cosa-e-il-covid", "cosa è il covid", "The question of the source's address; both readings give it.")
for slug, text, note in (
        ("italian-small", "àèéìíîòóùú", None), ("italian-capitals", "ÀÈÉÌÍÎÒÓÙÚ", None),
        ("italian-question", "Perché la città è così più verde", None),
        ("french", "Où la forêt ça naïve Noël dès été août", None), ("spanish", "año pingüino canción ÑANDÚ", None),
        ("portuguese", "ação maçãs põe três avô", None), ("german-umlauts", "über Öl ähnlich Äpfel ö Ü", None),
        ("czech", "Příliš žluťoučký kůň úpěl ďábelské ódy", None), ("slovak", "ľ ĺ ŕ ň ô ť Ľ", None),
        ("hungarian", "árvíztűrő tükörfúrógép", None), ("romanian", "ș ț ă â î Ș Ț ş ţ", None),
        ("baltic", "ā ē ī ū ģ ķ ļ ņ č š ž ą ę ė į ų", None), ("swedish", "å ä ö Å", None), ("welsh", "ŵ ŷ ẁ ỳ", None),
        ("pinyin", "ǎ ě ǐ ǒ ǔ ǖ ǘ ǚ ǜ ń ǹ ḿ", None), ("esperanto", "ĉ ĝ ĥ ĵ ŝ ŭ ǰ", None), ("two-marks", "ǭ ǟ ṩ ḗ ế Ậ ộ ữ", None),
        ("dotted-capital-i", "İ", None), ("polish", "zażółć gęślą jaźń ŁÓDŹ", "ł does not decompose."),
        ("vietnamese", "Tiếng Việt đặc biệt ĐƯỜNG", "đ does not decompose; ư is u with a horn, and does."),
        ("turkish", "İstanbul ığdır şeker çöğüş", "ı is no accented letter."), ("german-sharp-s", "Größe STRAẞE", "ß is not ss."),
        ("nordic", "smørrebrød æøå ÆØÅ", "ø and æ do not decompose, å does."), ("french-ligature", "œuvre Œuvre cœur", None),
        ("icelandic", "þú ðð Þór", None), ("croatian", "đak Đurđa čaša ǆ Ǆ", "ǆ decomposes by compatibility only."),
        ("ligatures-with-accents", "ǽ ǿ ǣ Ǽ Ǿ Ǣ", "The letter that is left is æ or ø."), ("long-s-with-dot", "ẛ ſ", None),
        ("maltese-and-sami", "ħ Ħ ŧ Ŧ ŋ ċ ġ ż", None),
        ("letters-with-strokes", "ø Ø ł Ł đ Đ ħ Ħ ŧ Ŧ ƀ ƶ ɨ ʉ Ⱥ ⱥ", "Unicode does not decompose strokes."),
        ("letters-with-hooks", "ɓ ɗ ƙ ƴ ɠ", None),
        ("compatibility-only", "ﬁ ﬀ ª º ² ½ ① ŀ ŉ ĳ ℡ Ａ", "Decompositions by compatibility are none."),
        ("greek", "Τί είναι ο κορονοϊός ΰ ΐ Ά Έ", None),
        ("greek-polytonic", "ἄνθρωπος ᾧ ᾷ ῥήτωρ ῼ", "The iota below, U+0345, is an accent as well."),
        ("greek-prosgegrammeni", "\u1fbe", "It decomposes to one letter without a mark: it stays."),
        ("greek-marks-alone", "\u0384\u0385\u1fbd\u1fbf\u1fc0\u1fc1\u1fed\u1fee\u1fef\u1ffd\u1ffe",
         "Spacing accents: their decompositions begin with no letter."),
        ("greek-question-mark-and-middle-dot", "\u037e \u0387 \u0374", "Decompositions to one scalar without a mark."),
        ("cyrillic", "ёж йод їжак ўсё ќ ѓ Ё Й Ї", None),
        ("cyrillic-without", "щ ъ ы ь э ю я ђ љ њ ћ џ ґ", "ґ has no decomposition."),
        ("hangul", "한국어", "A syllable decomposes to letters, not to marks."),
        ("kana", "がぎぐ パピプ ヴ", "Dakuten are no accents, and kana stand above U+1FFF."), ("han", "漢字 豈", "U+F900 would decompose."),
        ("arabic", "آ أ ؤ إ ئ ۀ", "Their marks, U+0653 to U+0655, are not in U+0300..U+036F."),
        ("punctuation-with-marks", "¨ ¸ ´ ` ^ ~ ¿ ¡", None), ("case-is-kept", "ÈèÉéÇçÑñ", None),
        ("without-any", "abc XYZ 019", None)):
    path("accents", slug, text, note)
for slug, text, note in (("after-cyrillic", "и\u0306 е\u0308", None), ("after-greek", "α\u0301\u0345", None),
                         ("just-below-the-range", "a\u02ff", "U+02FF, a modifier symbol."),
                         ("just-above-the-range", "a\u0370", "U+0370 is a Greek letter.")):
    path("marks", f"mark-{slug}", text, note, "combining")

RESERVED = [chr(n) for n in range(33, 127) if not chr(n).isalnum() and chr(n) not in "-._~"]
path("ascii", "unreserved", "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~",
     "RFC 3986, section 2.3. The tilde is one of them.")
for c in RESERVED:
    path("ascii", f"byte-{ord(c):02x}", f"a{c}b", only="full")
path("ascii", "all-the-reserved", "".join(RESERVED))
path("ascii", "all-controls", "".join(map(chr, [*range(32), 127])), tags="hostile")
for slug, text, note in (
        ("empty", "", "The path may end there."), ("one-space", " ", "Nothing is trimmed."),
        ("spaces-before-and-behind", "  a  ", None), ("many-spaces", "a    b", "Each becomes %20: none is lost, and no `+`."),
        ("three-dots", "...", "Unreserved, all of them, and no path segment that is resolved."), ("dots-and-a-space", ".. ", None),
        ("tilde-and-dash", "~-~", None)):
    path("ascii", slug, text, note)

for n in (0x80, 0xa0, 0xbf, 0xd7, 0x7ff, 0x800, 0x1680, 0x2028, 0x200b, 0x202e, 0x3000, 0xd7ff, 0xe000, 0xfeff, 0xfffd, 0xffff,
          0x10000, 0x1f600, 0x10ffff):
    path("bytes", f"scalar-{n:04x}", f"a{chr(n)}b", f"As {len(chr(n).encode())} bytes.",
         "boundary" if n in (0x80, 0x7ff, 0x800, 0xffff, 0x10000, 0x10ffff) else None)
path("bytes", "emoji-family", "👩‍👩‍👧 🇮🇹 👍🏽")
path("bytes", "no-break-space-is-no-space", "a\u00a0b")
path("bytes", "byte-order-mark-first", "\ufeffa")

for slug, text in (
        ("path-upwards", "../../admin"), ("query", "a?b=c&d=e"), ("fragment", "a#b"), ("encoded-already", "cosa%20%C3%A8"),
        ("encoded-slash", "%2F..%2f"), ("lone-percent", "100 %"), ("broken-encoding", "%zz %1"), ("plus", "1+1"),
        ("another-host", "//example.org/"), ("a-whole-address", "http://example.org:80/è"),
        ("a-second-request", "a HTTP/1.1\r\nHost: b\r\n\r\nGET /"), ("null", "a\u0000b"),
        ("markup", "<script>alert('è')</script>"), ("sql", "'; DROP TABLE answers; --"), ("json", '{"a":"\\u00e8"}'),
        ("backslashes", "..\\..\\a"), ("right-to-left", "\u202eabc\u202c"), ("tabs-and-line-ends", "a\tb\nc\rd"),
        ("quotes", "«è» “a” 'b' \"c\""), ("template", "${x} {{y}} %s %d %@")):
    path("hostile", f"hostile-{slug}", text, tags="hostile")
path("hostile", "long-question", "perché è così? " * 100, tags="long")
path("hostile", "long-question-of-unreserved", "è" * 1000, tags="long")

# Cases with every assigned scalar of the blocks with accented letters, except marks and control characters; at most 64
# scalars per case.
BLOCKS = [range(n, n + 64) for start, end in ((0xa0, 0x2e0), (0x370, 0x530), (0x1e00, 0x2000)) for n in range(start, end, 64)]
for block in BLOCKS:
    path("sweep", f"scalars-from-{block[0]:04x}", "".join(chr(n) for n in block if unicodedata.category(chr(n))[0] not in "MC"))
path("sweep", "letters-that-decompose-otherwise",
     "".join(chr(n) for n in range(0x530, 0x1e00) if unicodedata.decomposition(chr(n))[:1] not in ("", "<")
             and unicodedata.category(chr(n))[0] == "L"),
     "All other letters up to U+1FFF that decompose: none of their marks is an accent.")

# ---- answers


def number_of(text, loads):
    """Returns the number that a parser reads from a string; None if the parser reads no number or an infinite one."""
    try:
        found = loads(text)
    except ValueError:
        return None
    is_number = isinstance(found, (int, float)) and not isinstance(found, bool)
    return float(found) if is_number and abs(Fraction(text) if isinstance(found, int) else found) <= sys.float_info.max else None


def spelled(text):
    """Returns the double nearest to a decimal, as an `int` if it is whole and at most 2^53."""
    double = float(text)
    return int(double) if double == int(double) and abs(double) <= 2 ** 53 else double


def rests_on(given, dropped):
    listed = given.get("reply", given.get("stored"))
    scores = [one["score"] for one in listed]
    if dropped or "stored" in given or len(set(map(float, scores))) < len(scores):
        return "decision"
    # If a score is a number with a point or an exponent, the string that `Decimal` writes for the score is checked.
    scores = [str(Decimal(one)) if isinstance(one, Numeral) and not re.fullmatch("-?[0-9]+", one) else one for one in scores]
    return "source" if all(re.fullmatch("-?[0-9]{1,15}([.][0-9]{1,17})?", one) for one in scores) else "standard"


def ordered(group, slug, pairs, note=None, tags=None, parsed=False, stored=False, as_written=False):
    """Adds a case of ordered answers, or a case for each option if the orders differ.

    A score is a string or a `Numeral`. With `parsed`, the programs decide whether the first score is a number; with
    `as_written`, the outcome repeats the scores.
    """
    listed = [{"answer": answer, "score": score} for answer, score in pairs]
    given = {"question": "a", "stored" if stored else "reply": listed}
    said = {number_of(pairs[0][1], json.loads), number_of(pairs[0][1], lambda text: by_node(text, True))} if parsed else {0.0}
    assert len(said) == 1, slug
    dropped = said == {None}
    ways = {option: sorted(listed[dropped:], key=lambda one: key(one["score"]), reverse=True)
            for option, key in (("exact", Decimal), ("double", float))}
    for option in ways if ways["exact"] != ways["double"] else ("double",):
        answers = [{**one, "score": one["score"] if as_written else spelled(one["score"])} for one in ways[option]]
        named = ways["exact"] != ways["double"]
        by = ("json.loads and JSON.parse", f"{PYTHON}, {NODE}") if parsed else (
            "sorted by float" if named and option == "double" else "sorted by decimal.Decimal", PYTHON)
        CASES.add(group, f"{slug}-{option}" if named else slug, "QUE-2 QUE-3" if stored else "QUE-2", given,
                  {"path": "/qa/a", "answers": answers, "best": answers[0], "from": "store" if stored else "server",
                   "dropped": int(dropped)}, readings={SCORE: option} if named else {}, computed=by, tags=tags,
                  note="By their exact decimal values." if named and option == "exact" else note,
                  basis="decision" if named else rests_on(given, dropped))


N = Numeral
for slug, text in (
        ("zero", "0"), ("minus-zero", "-0"), ("one", "1"), ("half", "0.5"), ("minus", "-2"), ("ten", "10"), ("trailing-zeros", "0.500"),
        ("zero-point-zero", "0.0"), ("exponent", "1e3"), ("capital-exponent", "1E3"), ("plus-in-the-exponent", "1e+3"),
        ("minus-in-the-exponent", "25e-2"), ("fraction-and-exponent", "-1.5e2"), ("zeros-in-the-exponent", "1e001"),
        ("zero-exponent", "0e0"), ("zero-to-a-great-power", "0e400"), ("of-the-source", "0.9759892141651425"),
        ("more-digits-than-a-double", "0.96911941385318334"),
        ("a-tenth-in-full", "0.1000000000000000055511151231257827021181583404541015625"), ("beyond-53-bits", "9007199254740993"),
        ("fifty-digits", "1" + "0" * 49), ("greatest", "1.7976931348623157e308"), ("rounds-to-the-greatest", "1.7976931348623158e308"),
        ("least", "5e-324"), ("rounds-to-the-least", "3e-324"), ("rounds-to-zero", "2e-324"), ("tiny", "1e-400"),
        ("minus-tiny", "-1e-400"), ("great-then-small", "1000000e-6"), ("three-hundred-zeros", "0." + "0" * 300 + "1")):
    ordered("score-texts", f"text-{slug}", [("it", text), ("other", N("0.25"))], tags="numbers", parsed=True)
for slug, text in (
        ("empty", ""), ("no-break-space", "1\u00a0"), ("byte-order-mark", "\ufeff1"), ("plus", "+1"), ("no-digit-before-the-point", ".5"),
        ("no-digit-behind-the-point", "1."), ("leading-zero", "01"), ("leading-zero-and-fraction", "00.5"),
        ("minus-leading-zero", "-01"), ("minus-alone", "-"), ("point-alone", "."), ("two-minus", "--1"), ("minus-and-space", "- 1"),
        ("exponent-alone", "e1"), ("no-digit-in-the-exponent", "1e"), ("no-digit-after-the-sign", "1e+"),
        ("fraction-in-the-exponent", "1e1.5"), ("two-exponents", "1e1e1"), ("two-points", "1.2.3"), ("comma", "0,5"),
        ("thousands", "1,000"), ("underscore", "1_000"), ("apostrophe", "1'000"), ("space-between", "1 000"), ("hexadecimal", "0x10"),
        ("hexadecimal-float", "0x1p3"), ("octal", "0o7"), ("binary", "0b1"), ("suffix", "1f"), ("percent", "50%"),
        ("fraction-stroke", "1/2"), ("nan", "NaN"), ("nan-in-small", "nan"), ("infinity", "Infinity"), ("minus-infinity", "-Infinity"),
        ("inf", "inf"), ("too-great", "1e400"), ("minus-too-great", "-1e400"), ("just-too-great", "1.7976931348623159e308"),
        ("four-hundred-digits", "9" * 400), ("full-width", "１"), ("arabic", "٣"), ("devanagari", "१"), ("mathematical", "𝟏"),
        ("superscript", "²"), ("half-sign", "½"), ("roman", "Ⅳ"), ("minus-sign", "\u22121"), ("full-width-point", "0．5"),
        ("arabic-in-the-fraction", "0.٥"), ("arabic-behind-a-digit", "1٣"), ("arabic-in-the-exponent", "1e٣"), ("null", "null"),
        ("true", "true"), ("word", "high"), ("quoted", '"1"'), ("list", "[1]"), ("object", "{}"), ("nul-behind", "1\u0000"),
        ("two-numbers", "1 2"), ("combining-mark", "1\u0301")):
    ordered("score-texts", f"no-text-{slug}", [("it", text), ("other", N("0.25"))], tags="numbers", parsed=True)
for slug, text in (
        ("one-point-zero", "1.0"), ("exponent", "25e-2"), ("capital", "1E+2"), ("minus-zero", "-0"), ("minus-zero-point-zero", "-0.0"),
        ("beyond-53-bits", "9007199254740993"), ("thirty-digits", "123456789012345678901234567890"), ("tiny", "1e-400"),
        ("least", "5e-324"), ("greatest", "1.7976931348623157e308"), ("minus-greatest", "-1.7976931348623157e308"),
        ("of-the-source", "0.95894244272624285")):
    ordered("score-numbers", f"number-{slug}", [("it", N(text)), ("other", N("0.125"))], tags="numbers", parsed=True)
for slug, text in (
        ("too-great", "1e400"), ("minus-too-great", "-1e400"), ("of-four-hundred-digits", "9" * 400), ("null", "null"), ("true", "true"),
        ("false", "false"), ("empty-list", "[]"), ("list-of-one", "[1]"), ("object", "{}"), ("object-with-a-score", '{"score":1}')):
    ordered("score-numbers", f"no-number-{slug}", [("it", N(text)), ("other", N("0.125"))], parsed=True)
ordered("score-numbers", "number-and-text-alike",
        [("a", "0.1"), ("b", N("0.1")), ("c", "1e-1"), ("d", N("0.1000000000000000055511151231257827"))],
        "One double, four ways: as received.")


def lettered(*scores):
    return list(zip("abcdefghij", (N(score) if isinstance(score, (int, float)) else score for score in scores)))


for slug, pairs, note, tags in (
        ("one", lettered(0.5), None, None), ("falling-already", lettered(3, 2, 1), None, None),
        ("rising", lettered(1, 2, 3), None, None), ("ties-as-received", lettered(1, 1, 1, 1), None, None),
        ("ties-among-others", lettered(1, 2, 1, 2, 1), "Turning a rising order round would turn the ties too.", None),
        ("best-of-a-tie", lettered(0, 5, 5), "The first received is the best.", None), ("negative", lettered(-3, -1, -2), None, None),
        ("around-zero", lettered(-1, 0, 1), None, None),
        ("zero-and-minus-zero", lettered(N("0"), N("-0.0"), N("0.0"), N("-0")), "Equal doubles.", None),
        ("minus-zero-first", lettered(N("-0.0"), N("0.0")), None, None),
        ("as-texts-they-would-go-otherwise", lettered("9", "10", "100", "2"), "Scores are compared as numbers.", None),
        ("exponents-as-texts", lettered("1e2", "9", "1e-2"), None, None),
        ("texts-and-numbers", lettered("0.5", 0.75, "0.25", 0.6), None, None),
        ("one-ulp-apart", lettered(0.3, 0.30000000000000004, 0.29999999999999999), "0.29999999999999999 is 0.3.", "floating-point"),
        ("far-below-a-tolerance-apart", lettered(0.5, 0.5000000000000001, 0.5000000000000002),
         "The tolerance is for comparing outputs, not for ordering.", "floating-point"),
        ("tiny-scores", lettered(0, 5e-324, N("-5e-324")), None, "floating-point"),
        ("beyond-53-bits", lettered(N("9007199254740992"), N("9007199254740993"), N("9007199254740994")),
         "The first two are one double.", "floating-point"),
        ("below-the-least-double", lettered(N("-1e-400"), N("0"), N("1e-400"), "-0"), "All are 0 as doubles, and ties.",
         "floating-point"),
        ("digits-beyond-a-double", lettered("0.1", "0.10000000000000000001", "0.09999999999999999999"), "One double.",
         "floating-point"),
        ("exactly-equal-in-other-spellings", lettered("0.10", N("1e-1"), N("0.1000"), "10E-2"), "Ties by both readings.",
         "floating-point"),
        ("single-precision-would-tie", lettered(0.1, 0.10000000001), None, "floating-point"),
        ("whole-and-fraction", lettered(1, 1.5, 2), "Not cut to whole numbers.", None),
        ("above-one", lettered(0.99, 1.01, 100), "A score need not be a probability.", None),
        ("no-deduplication", [("a", N(1)), ("a", N(1)), ("a", N(2))], None, None),
        ("equal-answers-of-other-case", [("A", N(1)), ("a", N(1))], None, None),
        ("answers-are-not-ordered-by-text", [("z", N(1)), ("a", N(1)), ("m", N(1))], None, None),
        ("answers-keep-accents-and-spaces", [(" è così ", N(1)), ("e\u0301\u0000", N(0.5))], "Only the question loses them.", None),
        ("answers-hostile", [("</p>\"\\", N(1)), ("\u202e😀\ufeff", N(1))], None, "hostile"),
        ("answers-that-differ-in-normalisation", [("\u00e9", N(1)), ("e\u0301", N(2))], None, None)):
    ordered("orders", slug, pairs, note, tags)
ordered("orders", "great-and-small", lettered(N("1e300"), N("-1e300"), N("1e-300")), as_written=True)
for number, count in enumerate((20, 21, 50, 100, 200)):
    chance = random.Random(number)
    ordered("orders", f"many-ties-{count}", [(f"n{i}", N(chance.randrange(-8, 12) / 8)) for i in range(count)],
            "Sorts that are stable for up to 20 only go wrong here." if count == 21 else None, "long", as_written=True)
ordered("stored", "hundred-stored", [(f"s{i}", N((i * 37 % 101) / 4)) for i in range(101)], tags="long", stored=True,
        as_written=True)
ordered("stored", "stored-beyond-a-double", [("a", N("0.1")), ("b", N("0.10000000000000000001"))], "One double: as stored.",
        stored=True)

node.stdin.close()
CASES.run()
