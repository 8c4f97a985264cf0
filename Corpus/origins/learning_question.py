#!/usr/bin/env python3
"""Golden cases of learning.question, written to Corpus/learning/question/*.jsonl.

Run:    python3 Corpus/origins/learning_question.py       (from anywhere; the same bytes every time)
Needs:  Python 3.9+, node, Werkzeug of PyPI, and learning_cases.py beside it. The versions that are named were those of
        Python 3.11.7, node 20.20.2 and Werkzeug 3.1.8.

Where the answers come from.
- Paths: what is left of a question without its accents stands beside it in the tables, by hand; where unicodedata gives the
  same letters, it decides: marks that it composes with their letters (NFC) are looked at as those letters. Of other marks
  the table alone tells whether they stay. Then `full` is urllib.parse.quote of it with nothing safe; node's
  encodeURIComponent decides with it where both agree, which they do but for ! ' ( ) *, which RFC 3986 reserves. `minimal` is
  it with its spaces exchanged: werkzeug.urls.uri_to_iri, which spells out all of a URI but spaces and what would read
  otherwise, decides it where it agrees, which it does not on controls, %, and what parts a path.
  Where both options are one, the case names no reading.
- `sweep` has every assigned scalar that is no mark and no control of the blocks with accented letters, 64 to a case. There
  the letters without accents are computed: unicodedata.decomposition, followed down to the end (no normalisation is asked).
- Scores: which texts are numbers, and which they are, stands in the tables by hand; json.loads and JSON.parse decide where both
  say the same. That the values are the nearest doubles is asked of fractions.Fraction. Orders are those of Python's sorted, by
  decimal.Decimal for `exact` and by float for `double`; where they differ there is a case for each.
"""
import json
import random
import re
import subprocess
import sys
import unicodedata
from decimal import Decimal
from fractions import Fraction
from urllib.parse import quote

from werkzeug.urls import uri_to_iri

sys.dont_write_bytecode = True
from learning_cases import Cases, Raw, source, worked, written

ENCODING, SCORE = "learning.question.encoding", "learning.question.score"


def is_plain(question):
    """Whether the source leaves no doubt what its letters are: Latin ones with accents; what is no letter and no mark stays."""
    parts = [unicodedata.decomposition(c).split() for c in question
             if c > "~" and (unicodedata.category(c)[0] in "LM" or unicodedata.decomposition(c))]
    return all(len(p) == 2 and p[0][0] != "<" and int(p[0], 16) < 128 and 0x300 <= int(p[1], 16) < 0x370 for p in parts)


def basis(case):
    """Spaces, accents, falling scores and what serves without a reply stand in §5.5; spelling in RFC 3986 and RFC 8259; the rest is decided."""
    case = json.loads(written({**case, "input": case["input"]}), parse_float=Decimal)
    given, out = case["input"], case.get("output")
    if not out or SCORE in case["readings"] or out["dropped"]:
        return "decision"
    if case["clauses"] == ["QUE-1"]:
        if not is_plain(given["question"]):
            return "decision"
        return "standard" if case["readings"].get(ENCODING) == "full" else "source"
    listed = given.get("reply", given.get("stored")) or []
    if "reply" not in given and len(listed) > 1 or "reply" in given and given.get("stored") or (
            "reply" in given and not listed and "stored" in given):
        return "decision"
    scores = [str(one["score"]) for one in listed]
    if len({float(score) for score in scores}) < len(scores):
        return "decision"
    plain = all(re.fullmatch("-?[0-9]{1,15}([.][0-9]{1,17})?", score) for score in scores)
    return "source" if plain or "QUE-2" not in case["clauses"] else "standard"


cases = Cases("learning.question", basis)
PYTHON, NODE, WERKZEUG = "Python 3.11.7", "node 20.20.2", "Werkzeug 3.1.8"
QUOTED = cases.computed("urllib.parse.quote", PYTHON)
BOTH = cases.computed("urllib.parse.quote and encodeURIComponent", "%s, %s" % (PYTHON, NODE))
SWEPT = cases.computed("unicodedata.decomposition and urllib.parse.quote", PYTHON + ", Unicode 14.0")
COMPOSED = cases.computed("unicodedata.normalize, unicodedata.decomposition and urllib.parse.quote", PYTHON + ", Unicode 14.0")
SPELLED = cases.computed("werkzeug.urls.uri_to_iri", WERKZEUG)
SWEPT_AND_SPELLED = cases.computed("unicodedata.decomposition and werkzeug.urls.uri_to_iri", "%s, Unicode 14.0, %s" % (PYTHON, WERKZEUG))
COMPOSED_AND_SPELLED = cases.computed("unicodedata.normalize, unicodedata.decomposition and werkzeug.urls.uri_to_iri",
                                      "%s, Unicode 14.0, %s" % (PYTHON, WERKZEUG))
PARSED = cases.computed("json.loads and JSON.parse", "%s, %s" % (PYTHON, NODE))
EXACTLY = cases.computed("sorted by decimal.Decimal", PYTHON)
SORTED = cases.computed("sorted by float", PYTHON)
HAND = worked("QUE-1 by hand")

node = subprocess.Popen(["node", "-e", """
    require("readline").createInterface({ input: process.stdin }).on("line", line => {
        const [parse, text] = JSON.parse(line)
        let made = null
        try { made = parse ? JSON.parse(text) : encodeURIComponent(text) } catch {}
        console.log(JSON.stringify(made))
    })"""], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def by_node(text, parse=False):
    """encodeURIComponent, or JSON.parse; None where it throws."""
    node.stdin.write(json.dumps([parse, text]) + "\n")
    node.stdin.flush()
    return json.loads(node.stdout.readline())


def number_of(text, loads):
    """The finite number that a text is, or None."""
    try:
        found = loads(text)
    except ValueError:
        return None
    isnumber = isinstance(found, (int, float)) and not isinstance(found, bool)
    return float(found) if isnumber and abs(Fraction(text) if isinstance(found, int) else found) <= sys.float_info.max else None


def score_origin(text, value):
    """Who decides that a text is this number, or with None that it is none."""
    said = {number_of(text, json.loads), number_of(text, lambda one: by_node(one, True))}
    return PARSED if said == {None if value is None else float(value)} else worked("QUE-2 by hand")


def path(group, slug, text, plain, note=None, tags=(), notes=None):
    """A question, and what is left of it without accents."""
    full, minimal = quote(plain, safe=""), "%20".join(plain.split(" "))
    if full == minimal:
        ways = [(slug, {}, full, full_origin(text, plain, full) or HAND)]
    else:
        by = full_origin(text, plain, full) or worked("QUE-1 by hand, percent-encoded by urllib.parse.quote")
        ways = [(slug + "-full", {ENCODING: "full"}, full, by),
                (slug + "-minimal", {ENCODING: "minimal"}, minimal, minimal_origin(text, plain, minimal) or HAND)]
    if plain in (".", ".."):
        cases.add(group, slug + "-full", "QUE-1", HAND, {"question": text}, error="question.invalid", readings={ENCODING: "full"}, tags=tags,
                  note="Clients resolve /qa/%s away, however it is spelled." % plain)
        ways = [(slug + "-minimal", {ENCODING: "minimal"}, minimal, HAND)]
    for name, readings, encoded, by in ways:
        cases.add(group, name, "QUE-1", by, {"question": text}, {"path": "/qa/" + encoded, "answers": [], "from": "store", "dropped": 0},
                  readings=readings, tags=tags, note=(notes or {}).get(readings.get(ENCODING), note))


def letters(text, plain):
    """Who tells which letters are left: nobody has to if there is no question of accents; or None, if the table alone does."""
    composed = unicodedata.normalize("NFC", text)
    if any(unicodedata.category(c)[0] == "M" for c in text) and (
            text == plain or any(unicodedata.category(c)[0] == "M" for c in composed)):
        return None
    if not any(c > "~" and (unicodedata.category(c)[0] == "L" or unicodedata.decomposition(c)) for c in text):
        return "nobody" if text == plain else None
    for way, spelled in (("unicodedata", text), ("composed", composed)):
        if "".join(map(letter_of, spelled)) == plain:
            return way
    return None


def full_origin(text, plain, full):
    """Which programs give the full path of a question, or None."""
    encoded = BOTH if by_node(plain) == full else QUOTED
    return {"nobody": encoded, "unicodedata": SWEPT, "composed": COMPOSED}.get(letters(text, plain))


def minimal_origin(text, plain, minimal):
    """Which programs give the path of a question in which only spaces are encoded, or None."""
    if uri_to_iri(quote(plain, safe="")) != minimal:
        return None
    return {"nobody": SPELLED, "unicodedata": SWEPT_AND_SPELLED, "composed": COMPOSED_AND_SPELLED}.get(letters(text, plain))


# ---- paths ----------------------------------------------------------------------------------------------------------

def from_the_source():
    g = "source"
    artils = source("artils", "5.5.1")
    path(g, "source-cosa-e-il-covid", "cosa è il covid", "cosa e il covid", "The question of the source's address; both readings give it.")
    answers = ("Per biocida si intende una sostanza utilizzata come disinfettante per l'igiene umana, animale, alimentare e ambientale, "
               "per preservare il deterioramento di materiali vari ",
               "Il presidio medico chirurgico è un prodotto o un dispositivo che contiene una o più sostanze disinfettanti, germicide, "
               "battericide, fungicide, insetticide, topicide da usare contro i corrispondenti organismi nocivi.",
               "Va precisato che i vari prodotti per la disinfezione (con specifiche proprietà nei confronti dei microrganismi), sono "
               "diversi dai detergenti e dagli igienizzanti con i quali, pertanto, non vanno confusi. ")
    read = [{"answer": a, "score": Raw(s)} for a, s in zip(answers, ("0.9759892141651425", "0.9691194138531833", "0.9589424427262428"))]
    scores = ('"0.9759892141651425"', "0.96911941385318334", "0.95894244272624285")
    for said, one in zip(scores, read):
        nearest(said.strip('"'), float(one["score"]))
    for slug, order in (("", (0, 1, 2)), ("-not-in-order", (2, 1, 0))):
        reply = [{"answer": answers[i], "score": Raw(scores[i])} for i in order]
        cases.add(g, "source-fig-5-19" + slug, "QUE-2 QUE-3", worked("QUE-2 by hand") if slug else artils, {"question": "cosa è un biocida", "reply": reply},
                  {"path": "/qa/cosa%20e%20un%20biocida", "answers": read, "best": read[0], "from": "server", "dropped": 0},
                  note="The first score is a text, the others are numbers." if not slug else "Ordered here, whatever the server does.")
    stored = [dict(a) for a in read]
    cases.add(g, "source-without-connection", "QUE-3", worked("QUE-3 by hand"), {"question": "cosa è un biocida", "stored": stored},
              {"path": "/qa/cosa%20e%20un%20biocida", "answers": read, "best": read[0], "from": "store", "dropped": 0},
              note="Fig. 5.21: the first of what is stored.")


def accents():
    g = "accents"
    for slug, text, plain in (
        ("italian-small", "àèéìíîòóùú", "aeeiiioouu"),
        ("italian-capitals", "ÀÈÉÌÍÎÒÓÙÚ", "AEEIIIOOUU"),
        ("italian-question", "Perché la città è così più verde", "Perche la citta e cosi piu verde"),
        ("french", "Où la forêt ça naïve Noël dès été août", "Ou la foret ca naive Noel des ete aout"),
        ("spanish", "año pingüino canción ÑANDÚ", "ano pinguino cancion NANDU"),
        ("portuguese", "ação maçãs põe três avô", "acao macas poe tres avo"),
        ("german-umlauts", "über Öl ähnlich Äpfel ö Ü", "uber Ol ahnlich Apfel o U"),
        ("czech", "Příliš žluťoučký kůň úpěl ďábelské ódy", "Prilis zlutoucky kun upel dabelske ody"),
        ("slovak", "ľ ĺ ŕ ň ô ť Ľ", "l l r n o t L"),
        ("hungarian", "árvíztűrő tükörfúrógép", "arvizturo tukorfurogep"),
        ("romanian", "ș ț ă â î Ș Ț ş ţ", "s t a a i S T s t"),
        ("baltic", "ā ē ī ū ģ ķ ļ ņ č š ž ą ę ė į ų", "a e i u g k l n c s z a e e i u"),
        ("swedish", "å ä ö Å", "a a o A"),
        ("welsh", "ŵ ŷ ẁ ỳ", "w y w y"),
        ("pinyin", "ǎ ě ǐ ǒ ǔ ǖ ǘ ǚ ǜ ń ǹ ḿ", "a e i o u u u u u n n m"),
        ("esperanto", "ĉ ĝ ĥ ĵ ŝ ŭ ǰ", "c g h j s u j"),
        ("two-marks", "ǭ ǟ ṩ ḗ ế Ậ ộ ữ", "o a s e e A o u"),
        ("dotted-capital-i", "İ", "I"),
    ):
        path(g, slug, text, plain)
        combined = unicodedata.normalize("NFD", text)
        assert combined != text
        path(g, slug + "-as-combining-marks", combined, plain)
    for slug, text, plain, note in (
        ("polish", "zażółć gęślą jaźń ŁÓDŹ", "zazołc gesla jazn ŁODZ", "ł does not decompose."),
        ("vietnamese", "Tiếng Việt đặc biệt ĐƯỜNG", "Tieng Viet đac biet ĐUONG", "đ does not decompose; ư is u with a horn, and does."),
        ("turkish", "İstanbul ığdır şeker çöğüş", "Istanbul ıgdır seker cogus", "ı is no accented letter."),
        ("german-sharp-s", "Größe STRAẞE", "Große STRAẞE", "ß is not ss."),
        ("nordic", "smørrebrød æøå ÆØÅ", "smørrebrød æøa ÆØA", "ø and æ do not decompose, å does."),
        ("french-ligature", "œuvre Œuvre cœur", "œuvre Œuvre cœur", None),
        ("icelandic", "þú ðð Þór", "þu ðð Þor", None),
        ("croatian", "đak Đurđa čaša ǆ Ǆ", "đak Đurđa casa ǆ Ǆ", "ǆ decomposes by compatibility only."),
        ("ligatures-with-accents", "ǽ ǿ ǣ Ǽ Ǿ Ǣ", "æ ø æ Æ Ø Æ", "The letter that is left is æ or ø."),
        ("long-s-with-dot", "ẛ ſ", "ſ ſ", None),
        ("maltese-and-sami", "ħ Ħ ŧ Ŧ ŋ ċ ġ ż", "ħ Ħ ŧ Ŧ ŋ c g z", None),
        ("letters-with-strokes", "ø Ø ł Ł đ Đ ħ Ħ ŧ Ŧ ƀ ƶ ɨ ʉ Ⱥ ⱥ", "ø Ø ł Ł đ Đ ħ Ħ ŧ Ŧ ƀ ƶ ɨ ʉ Ⱥ ⱥ", "Unicode does not decompose strokes."),
        ("letters-with-hooks", "ɓ ɗ ƙ ƴ ɠ", "ɓ ɗ ƙ ƴ ɠ", None),
        ("compatibility-only", "ﬁ ﬀ ª º ² ½ ① ŀ ŉ ĳ ℡ Ａ", "ﬁ ﬀ ª º ² ½ ① ŀ ŉ ĳ ℡ Ａ", "Decompositions by compatibility are none."),
        ("beyond-1fff", "\u212a \u212b \u2126 \u226e \u2260", "\u212a \u212b \u2126 \u226e \u2260", "Kelvin, Angstrom, Ohm, ≮, ≠: above U+1FFF nothing is changed."),
        ("greek", "Τί είναι ο κορονοϊός ΰ ΐ Ά Έ", "Τι ειναι ο κορονοιος υ ι Α Ε", None),
        ("greek-polytonic", "ἄνθρωπος ᾧ ᾷ ῥήτωρ ῼ", "ανθρωπος ω α ρητωρ Ω", "The iota below, U+0345, is an accent as well."),
        ("greek-prosgegrammeni", "\u1fbe", "\u1fbe", "It decomposes to one letter without a mark: it stays."),
        ("greek-marks-alone", "\u0384\u0385\u1fbd\u1fbf\u1fc0\u1fc1\u1fed\u1fee\u1fef\u1ffd\u1ffe", "\u0384\u0385\u1fbd\u1fbf\u1fc0\u1fc1\u1fed\u1fee\u1fef\u1ffd\u1ffe",
         "Spacing accents: their decompositions begin with no letter."),
        ("greek-question-mark-and-middle-dot", "\u037e \u0387 \u0374", "\u037e \u0387 \u0374", "Decompositions to one scalar without a mark."),
        ("cyrillic", "ёж йод їжак ўсё ќ ѓ Ё Й Ї", "еж иод іжак усе к г Е И І", None),
        ("cyrillic-without", "щ ъ ы ь э ю я ђ љ њ ћ џ ґ", "щ ъ ы ь э ю я ђ љ њ ћ џ ґ", "ґ has no decomposition."),
        ("hangul", "한국어", "한국어", "A syllable decomposes to letters, not to marks."),
        ("kana", "がぎぐ パピプ ヴ", "がぎぐ パピプ ヴ", "Dakuten are no accents, and kana stand above U+1FFF."),
        ("kana-with-combining-dakuten", "か\u3099 は\u309a", "か\u3099 は\u309a", "Nothing is composed."),
        ("han", "漢字 豈", "漢字 豈", "U+F900 would decompose."),
        ("arabic", "آ أ ؤ إ ئ ۀ", "آ أ ؤ إ ئ ۀ", "Their marks, U+0653 to U+0655, are not in U+0300..U+036F."),
        ("arabic-vowels", "مُحَمَّد", "مُحَمَّد", None),
        ("hebrew", "שָׁלוֹם \ufb2a", "שָׁלוֹם \ufb2a", None),
        ("devanagari", "\u0929 \u0931 \u0934 \u0958 \u095c नि क्ष", "\u0929 \u0931 \u0934 \u0958 \u095c नि क्ष", "U+0929 decomposes with a nukta, which is no accent here."),
        ("other-indic", "\u09dc \u0a36 \u0b48 \u0b5c \u0dda \u0f43 \u0f69 \u1026", "\u09dc \u0a36 \u0b48 \u0b5c \u0dda \u0f43 \u0f69 \u1026", None),
        ("thai", "ที่นี่", "ที่นี่", None),
        ("punctuation-with-marks", "¨ ¸ ´ ` ^ ~ ¿ ¡", "¨ ¸ ´ ` ^ ~ ¿ ¡", None),
        ("case-is-kept", "ÈèÉéÇçÑñ", "EeEeCcNn", None),
        ("without-any", "abc XYZ 019", "abc XYZ 019", None),
    ):
        path(g, slug, text, plain, note)


def marks():
    g = "marks"
    every = [chr(n) for n in range(0x300, 0x370)]
    letters = "abcdefghijklmnopqrstuvwxyz"
    path(g, "every-mark-after-a-letter", "".join(letters[i % 26] + m for i, m in enumerate(every)), "".join(letters[i % 26] for i in range(112)),
         "All 112 of U+0300..U+036F.")
    path(g, "every-mark-after-one-letter", "x" + "".join(every), "x")
    path(g, "every-mark-after-a-digit", "".join("1" + m for m in every), "".join("1" + m for m in every), "A digit is no letter: they stay.")
    for slug, text, plain, note in (
        ("after-a-letter", "e\u0300", "e", None),
        ("after-a-capital", "E\u0301", "E", None),
        ("several-after-a-letter", "a\u0328\u0300\u0301", "a", None),
        ("in-any-order", "a\u0300\u0328 a\u0328\u0300", "a a", None),
        ("after-an-accented-letter", "é\u0300 ç\u0301", "e c", None),
        ("after-a-letter-that-stays", "ø\u0301 ß\u0308 ł\u0327 ı\u0307", "ø ß ł ı", None),
        ("at-the-start", "\u0300a", "\u0300a", "After nothing, it stays."),
        ("alone", "\u0301", "\u0301", None),
        ("two-alone", "\u0301\u0302", "\u0301\u0302", None),
        ("after-a-space", "a \u0301b", "a \u0301b", None),
        ("after-a-digit", "1\u0301a\u0301", "1\u0301a", None),
        ("after-punctuation", "-\u0301.\u0302", "-\u0301.\u0302", None),
        ("after-an-emoji", "😀\u0301", "😀\u0301", None),
        ("after-a-superscript", "²\u0301", "²\u0301", "Of category No."),
        ("after-an-ordinal", "ª\u0301", "ª", "Of category Lo."),
        ("after-a-modifier-letter", "ʰ\u0301", "ʰ", "Of category Lm."),
        ("after-a-titlecase-letter", "ǅ\u0301", "ǅ", "Of category Lt."),
        ("after-a-spacing-accent", "\u0385\u0301 ´\u0301", "\u0385\u0301 ´\u0301", "Of category Sk."),
        ("after-kana", "か\u0301", "か\u0301", "A letter above U+1FFF."),
        ("after-han", "漢\u0301", "漢\u0301", None),
        ("after-a-hangul-syllable", "한\u0301", "한\u0301", None),
        ("after-hangul-letters", "\u1112\u1161\u11ab\u0301", "\u1112\u1161\u11ab", "Jamo are letters below U+1FFF."),
        ("after-the-angstrom-sign", "\u212b\u0301", "\u212b\u0301", None),
        ("after-the-last-letter", "\u1ffc\u0301", "\u03a9", "U+1FFC, the last letter up to U+1FFF."),
        ("after-a-letter-beyond-1fff", "\u2071\u0301 \u2c65\u0301", "\u2071\u0301 \u2c65\u0301", "U+2071 and U+2C65."),
        ("after-cyrillic", "и\u0306 е\u0308", "и е", None),
        ("after-greek", "α\u0301\u0345", "α", None),
        ("after-arabic", "ا\u0301", "ا", None),
        ("after-an-arabic-mark", "ا\u064b\u0301", "ا\u064b\u0301", "U+064B is none of U+0300..U+036F, and no letter: what follows it stays."),
        ("after-devanagari", "क\u0301", "क", None),
        ("after-a-nukta", "क\u093c\u0301", "क\u093c\u0301", None),
        ("after-a-letter-with-nukta", "\u0958\u0301", "\u0958", "The letter stays as it is, the accent goes."),
        ("after-a-zero-width-joiner", "e\u200d\u0301", "e\u200d\u0301", None),
        ("after-an-enclosing-circle", "e\u20dd\u0301", "e\u20dd\u0301", "U+20DD is no accent here, and parts the accent from its letter."),
        ("after-a-grapheme-joiner", "e\u034f\u0301", "e", "U+034F is one of U+0300..U+036F."),
        ("just-below-the-range", "a\u02ff", "a\u02ff", "U+02FF, a modifier symbol."),
        ("first-and-last-of-the-range", "a\u0300b\u036f", "ab", None),
        ("just-above-the-range", "a\u0370", "a\u0370", "U+0370 is a Greek letter."),
        ("of-other-blocks", "a\u1ab0 a\u1dc0 a\ufe20", "a\u1ab0 a\u1dc0 a\ufe20", "Marks, but not of U+0300..U+036F."),
        ("after-a-mark-of-another-block", "a\u1dc0\u0301", "a\u1dc0\u0301", None),
        ("that-decompose", "a\u0344 a\u0340 a\u0341 a\u0343", "a a a a", None),
        ("that-decompose-alone", "\u0344 1\u0340", "\u0344 1\u0340", "They stay as they are: nothing is normalised."),
        ("between-letters", "a\u0301b\u0302c\u0303", "abc", None),
        ("many-on-a-letter", "z" + "\u0311\u0343\u0344\u034a" * 25 + "a", "za", None),
        ("overlays", "o\u0338 l\u0335", "o l", "A stroke as a mark is dropped, though ø stays."),
        ("across-a-space", "e \u0300", "e \u0300", None),
    ):
        path(g, "mark-" + slug, text, plain, note, tags=("combining",))


def ascii():
    g = "ascii"
    path(g, "unreserved", "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~",
         "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~", "RFC 3986, section 2.3. The tilde is one of them.")
    reserved = [chr(n) for n in range(33, 127) if not chr(n).isalnum() and chr(n) not in "-._~"]
    assert len(reserved) == 28
    for c in reserved:
        cases.add(g, "byte-%02x" % ord(c), "QUE-1", full_origin("a%sb" % c, "a%sb" % c, "a%%%02Xb" % ord(c)), {"question": "a%sb" % c},
                  {"path": "/qa/a%%%02Xb" % ord(c), "answers": [], "from": "store", "dropped": 0}, readings={ENCODING: "full"})
    path(g, "all-the-reserved", "".join(reserved), "".join(reserved))
    path(g, "all-controls", "".join(map(chr, [*range(32), 127])), "".join(map(chr, [*range(32), 127])), tags=("hostile",))
    for slug, text, note in (
        ("empty", "", "The path may end there."),
        ("one-space", " ", "Nothing is trimmed."),
        ("spaces-before-and-behind", "  a  ", None),
        ("many-spaces", "a    b", "Each becomes %20: none is lost, and no `+`."),
        ("dot", ".", None),
        ("dots", "..", None),
        ("three-dots", "...", "Unreserved, all of them, and no path segment that is resolved."),
        ("dots-and-a-space", ".. ", None),
        ("tilde-and-dash", "~-~", None),
    ):
        path(g, slug, text, text, note)


def bytes_of_utf8():
    g = "bytes"
    for n in (0x80, 0xa0, 0xbf, 0xd7, 0x7ff, 0x800, 0x1680, 0x2028, 0x200b, 0x202e, 0x3000, 0xd7ff, 0xe000, 0xfeff, 0xfffd, 0xffff, 0x10000, 0x1f600, 0x10ffff):
        path(g, "scalar-%04x" % n, "a%sb" % chr(n), "a%sb" % chr(n), "As %d bytes." % len(chr(n).encode()), tags=("boundary",) if n in
             (0x80, 0x7ff, 0x800, 0xffff, 0x10000, 0x10ffff) else ())
    path(g, "emoji-family", "👩‍👩‍👧 🇮🇹 👍🏽", "👩‍👩‍👧 🇮🇹 👍🏽")
    path(g, "no-break-space-is-no-space", "a\u00a0b", "a\u00a0b")
    path(g, "byte-order-mark-first", "\ufeffa", "\ufeffa")


def hostile():
    g = "hostile"
    for slug, text, plain in (
        ("path-upwards", "../../admin", "../../admin"),
        ("query", "a?b=c&d=e", "a?b=c&d=e"),
        ("fragment", "a#b", "a#b"),
        ("encoded-already", "cosa%20%C3%A8", "cosa%20%C3%A8"),
        ("encoded-slash", "%2F..%2f", "%2F..%2f"),
        ("lone-percent", "100 %", "100 %"),
        ("broken-encoding", "%zz %1", "%zz %1"),
        ("plus", "1+1", "1+1"),
        ("another-host", "//example.org/", "//example.org/"),
        ("a-whole-address", "http://example.org:80/è", "http://example.org:80/e"),
        ("a-second-request", "a HTTP/1.1\r\nHost: b\r\n\r\nGET /", "a HTTP/1.1\r\nHost: b\r\n\r\nGET /"),
        ("null", "a\u0000b", "a\u0000b"),
        ("markup", "<script>alert('è')</script>", "<script>alert('e')</script>"),
        ("sql", "'; DROP TABLE answers; --", "'; DROP TABLE answers; --"),
        ("json", '{"a":"\\u00e8"}', '{"a":"\\u00e8"}'),
        ("backslashes", "..\\..\\a", "..\\..\\a"),
        ("right-to-left", "\u202eabc\u202c", "\u202eabc\u202c"),
        ("tabs-and-line-ends", "a\tb\nc\rd", "a\tb\nc\rd"),
        ("quotes", "«è» “a” 'b' \"c\"", "«e» “a” 'b' \"c\""),
        ("template", "${x} {{y}} %s %d %@", "${x} {{y}} %s %d %@"),
    ):
        path(g, "hostile-" + slug, text, plain, tags=("hostile",))
    path(g, "long-question", "perché è così? " * 100, "perche e cosi? " * 100, tags=("long",))
    path(g, "long-question-of-unreserved", "è" * 1000, "e" * 1000, tags=("long",))


def letter_of(scalar):
    """The letter at the bottom of all canonical decompositions, if accents are all else that comes up."""
    rest, found = [scalar], []
    while rest:
        one = rest.pop(0)
        down = unicodedata.decomposition(one)
        if down and not down.startswith("<"):
            rest = [chr(int(code, 16)) for code in down.split()] + rest
        else:
            found.append(one)
    accented = len(found) > 1 and unicodedata.category(found[0])[0] == "L" and all(0x300 <= ord(m) <= 0x36f for m in found[1:])
    return found[0] if accented else scalar


def sweep():
    changed = 0
    blocks = [range(n, n + 64) for start, end in ((0xa0, 0x2e0), (0x370, 0x530), (0x1e00, 0x2000)) for n in range(start, end, 64)]
    for block in blocks:
        text = "".join(chr(n) for n in block if unicodedata.category(chr(n))[0] not in "MC")
        plain = "".join(map(letter_of, text))
        changed += sum(a != b for a, b in zip(text, plain))
        path("sweep", "scalars-from-%04x" % block[0], text, plain)
    rest = [chr(n) for n in range(0x2000) if letter_of(chr(n)) != chr(n) and not any(n in block for block in blocks)]
    assert rest == [] and changed == 788, (changed, rest)  # all accented letters up to U+1FFF are in those blocks
    others = "".join(chr(n) for n in range(0x530, 0x1e00) if unicodedata.decomposition(chr(n))[:1] not in ("", "<")
                     and unicodedata.category(chr(n))[0] == "L")
    path("sweep", "letters-that-decompose-otherwise", others, others, "All other letters up to U+1FFF that decompose: none of their marks is an accent.")


# ---- answers --------------------------------------------------------------------------------------------------------

def answers(group, slug, clauses, reply=None, out=(), dropped=0, stored=None, note=None, tags=(), origin=None, question="a"):
    """`out`: (answer, score) in the right order. `reply` None: there is none."""
    input = {"question": question}
    if reply is not None:
        input["reply"] = reply
    if stored is not None:
        input["stored"] = [{"answer": a, "score": s} for a, s in stored]
    ways = {}
    for option, key in (("exact", Decimal), ("double", lambda text: float(text))):
        # As a reader of JSON has them: the answers that are listed, as received.
        received = json.loads(written(input.get("reply", input.get("stored", []))), parse_float=str, parse_int=str)
        texts = {a for a, _ in out}
        good = [(one["answer"], one["score"]) for one in received if isinstance(one, dict) and isinstance(one.get("answer"), str) and one["answer"] in texts
                and isinstance(one.get("score"), str) and number_of(one["score"], json.loads) is not None and one["score"].strip() == one["score"]]
        ways[option] = sorted(good, key=lambda pair: key(pair[1]), reverse=True)
    assert [(a, float(s)) for a, s in ways["double"]] == [(a, float(s)) for a, s in out], (slug, ways, out)
    differ = ways["exact"] != ways["double"]
    for option in ("exact", "double") if differ else (None,):
        listed = [{"answer": a, "score": s} for a, s in out]
        if option == "exact":
            listed = [{"answer": a, "score": number(s)} for a, s in ways["exact"]]
        output = {"path": "/qa/" + question, "answers": listed}
        if listed:
            output["best"] = listed[0]
        output.update({"from": "store" if reply is None else "server", "dropped": dropped})
        by = origin or worked("%s by hand" % " and ".join(clauses.split()))
        if option or group == "orders":
            by = SORTED if option == "double" else EXACTLY
        cases.add(group, slug + ("-" + option if option else ""), clauses, by, input, output, readings={SCORE: option} if option else None,
                  tags=tags, note=note if option != "exact" else "By their exact decimal values.")


def number(text):
    """The nearest double of a decimal, whole numbers as such."""
    double = float(text)
    return int(double) if double == int(double) else double


def nearest(text, double):
    """Is this double the nearest to this decimal?"""
    exact = Fraction(text)
    beside = [Fraction(n) for n in (neighbour(double, -1), neighbour(double, 1)) if n is not None]
    assert all(abs(exact - Fraction(double)) <= abs(exact - other) for other in beside), text


def neighbour(double, step):
    import struct
    bits = struct.unpack("<q", struct.pack("<d", double))[0]
    bits = bits + step if bits >= 0 else bits - step
    if double == 0:
        return step * 5e-324
    found = struct.unpack("<d", struct.pack("<q", bits))[0]
    return found if abs(found) < float("inf") else None


GOOD = (
    ("zero", "0", 0), ("minus-zero", "-0", 0), ("one", "1", 1), ("half", "0.5", 0.5), ("minus", "-2", -2), ("ten", "10", 10),
    ("trailing-zeros", "0.500", 0.5), ("zero-point-zero", "0.0", 0), ("exponent", "1e3", 1000), ("capital-exponent", "1E3", 1000),
    ("plus-in-the-exponent", "1e+3", 1000), ("minus-in-the-exponent", "25e-2", 0.25), ("fraction-and-exponent", "-1.5e2", -150),
    ("zeros-in-the-exponent", "1e001", 10), ("zero-exponent", "0e0", 0), ("zero-to-a-great-power", "0e400", 0),
    ("of-the-source", "0.9759892141651425", 0.9759892141651425), ("more-digits-than-a-double", "0.96911941385318334", 0.9691194138531833),
    ("a-tenth-in-full", "0.1000000000000000055511151231257827021181583404541015625", 0.1),
    ("beyond-53-bits", "9007199254740993", 9007199254740992), ("fifty-digits", "1" + "0" * 49, 1e49),
    ("greatest", "1.7976931348623157e308", 1.7976931348623157e308), ("rounds-to-the-greatest", "1.7976931348623158e308", 1.7976931348623157e308),
    ("least", "5e-324", 5e-324), ("rounds-to-the-least", "3e-324", 5e-324), ("rounds-to-zero", "2e-324", 0), ("tiny", "1e-400", 0),
    ("minus-tiny", "-1e-400", 0), ("great-then-small", "1000000e-6", 1), ("three-hundred-zeros", "0." + "0" * 300 + "1", 1e-301),
)
BAD = (
    ("empty", ""), ("space-before", " 1"), ("space-behind", "1 "), ("line-end-behind", "1\n"), ("tab-before", "\t1"), ("no-break-space", "1\u00a0"),
    ("byte-order-mark", "\ufeff1"), ("plus", "+1"), ("no-digit-before-the-point", ".5"), ("no-digit-behind-the-point", "1."),
    ("leading-zero", "01"), ("leading-zero-and-fraction", "00.5"), ("minus-leading-zero", "-01"), ("minus-alone", "-"), ("point-alone", "."),
    ("two-minus", "--1"), ("minus-and-space", "- 1"), ("exponent-alone", "e1"), ("no-digit-in-the-exponent", "1e"),
    ("no-digit-after-the-sign", "1e+"), ("fraction-in-the-exponent", "1e1.5"), ("two-exponents", "1e1e1"), ("two-points", "1.2.3"),
    ("comma", "0,5"), ("thousands", "1,000"), ("underscore", "1_000"), ("apostrophe", "1'000"), ("space-between", "1 000"),
    ("hexadecimal", "0x10"), ("hexadecimal-float", "0x1p3"), ("octal", "0o7"), ("binary", "0b1"), ("suffix", "1f"), ("percent", "50%"),
    ("fraction-stroke", "1/2"), ("nan", "NaN"), ("nan-in-small", "nan"), ("infinity", "Infinity"), ("minus-infinity", "-Infinity"),
    ("inf", "inf"), ("too-great", "1e400"), ("minus-too-great", "-1e400"), ("just-too-great", "1.7976931348623159e308"),
    ("four-hundred-digits", "9" * 400), ("full-width", "１"), ("arabic", "٣"), ("devanagari", "१"), ("mathematical", "𝟏"), ("superscript", "²"),
    ("half-sign", "½"), ("roman", "Ⅳ"), ("minus-sign", "\u22121"), ("full-width-point", "0．5"), ("arabic-in-the-fraction", "0.٥"), ("arabic-behind-a-digit", "1٣"), ("arabic-in-the-exponent", "1e٣"), ("null", "null"), ("true", "true"), ("word", "high"),
    ("quoted", '"1"'), ("list", "[1]"), ("object", "{}"), ("nul-behind", "1\u0000"), ("two-numbers", "1 2"), ("combining-mark", "1\u0301"),
)


def score_texts():
    g = "score-texts"
    for slug, text, value in GOOD:
        if value == 0:
            assert abs(Fraction(text)) <= Fraction(5e-324) / 2
        elif "e400" not in text:
            nearest(text, float(value))
        rest = ("other", 0.25)
        # 0.25 stands second in the reply: equal scores would keep it there.
        out = [("it", value), rest] if value >= 0.25 else [rest, ("it", value)]
        answers(g, "text-" + slug, "QUE-2", [{"answer": "it", "score": text}, {"answer": "other", "score": 0.25}], out, tags=("numbers",),
                origin=score_origin(text, value))
    for slug, text in BAD:
        answers(g, "no-text-" + slug, "QUE-2", [{"answer": "it", "score": text}, {"answer": "other", "score": 0.25}], [("other", 0.25)], 1, tags=("numbers",),
                origin=score_origin(text, None))


def score_numbers():
    g = "score-numbers"
    for slug, raw, value in (
        ("one-point-zero", "1.0", 1), ("exponent", "25e-2", 0.25), ("capital", "1E+2", 100), ("minus-zero", "-0", 0), ("minus-zero-point-zero", "-0.0", 0),
        ("beyond-53-bits", "9007199254740993", 9007199254740992), ("thirty-digits", "123456789012345678901234567890", 1.2345678901234568e29),
        ("tiny", "1e-400", 0), ("least", "5e-324", 5e-324), ("greatest", "1.7976931348623157e308", 1.7976931348623157e308),
        ("minus-greatest", "-1.7976931348623157e308", -1.7976931348623157e308), ("of-the-source", "0.95894244272624285", 0.9589424427262428),
    ):
        if value:
            nearest(raw, float(value))
        rest = ("other", 0.125)
        out = [("it", value), rest] if value >= 0.125 else [rest, ("it", value)]
        answers(g, "number-" + slug, "QUE-2", [{"answer": "it", "score": Raw(raw)}, {"answer": "other", "score": 0.125}], out, tags=("numbers",),
                origin=score_origin(raw, value))
    for slug, raw in (("too-great", "1e400"), ("minus-too-great", "-1e400"), ("of-four-hundred-digits", "9" * 400), ("null", "null"), ("true", "true"),
                      ("false", "false"), ("empty-list", "[]"), ("list-of-one", "[1]"), ("object", "{}"), ("object-with-a-score", '{"score":1}')):
        answers(g, "no-number-" + slug, "QUE-2", [{"answer": "it", "score": Raw(raw)}, {"answer": "other", "score": 0.125}], [("other", 0.125)], 1,
                origin=score_origin(raw, None))
    answers(g, "number-and-text-alike", "QUE-2", [{"answer": "a", "score": "0.1"}, {"answer": "b", "score": Raw("0.1")}, {"answer": "c", "score": "1e-1"},
            {"answer": "d", "score": Raw("0.1000000000000000055511151231257827")}], [("a", 0.1), ("b", 0.1), ("c", 0.1), ("d", 0.1)],
            note="One double, four ways: as received.")


def malformed():
    g = "malformed"
    for slug, raw in (
        ("null", "null"), ("true", "true"), ("number", "1"), ("text", '"a"'), ("text-of-an-answer", '"{\\"answer\\":\\"a\\",\\"score\\":1}"'), ("empty-list", "[]"),
        ("list-of-an-answer", '[{"answer":"a","score":1}]'), ("list-of-members", '["a",1]'), ("empty-object", "{}"), ("no-score", '{"answer":"a"}'),
        ("no-answer", '{"score":1}'), ("answer-null", '{"answer":null,"score":1}'), ("answer-number", '{"answer":1,"score":1}'),
        ("answer-true", '{"answer":true,"score":1}'), ("answer-list", '{"answer":["a"],"score":1}'), ("answer-object", '{"answer":{},"score":1}'),
        ("members-in-capitals", '{"Answer":"a","Score":1}'), ("other-names", '{"text":"a","value":1}'), ("members-with-spaces", '{"answer ":"a"," score":1}'),
        ("within-another", '{"result":{"answer":"a","score":1}}'), ("both-wrong", '{"answer":1,"score":"x"}'),
    ):
        answers(g, "malformed-" + slug, "QUE-2", [{"answer": "x", "score": 0.5}, Raw(raw), {"answer": "y", "score": 0.75}], [("y", 0.75), ("x", 0.5)], 1)
    many = [Raw(r) for r in ("null", "{}", '{"answer":"a"}', '{"score":1}', "[]", '{"answer":"a","score":"1,5"}', '{"answer":"a","score":1e999}')]
    answers(g, "all-malformed", "QUE-2", many, [], 7, note="A good reply all the same.")
    answers(g, "all-malformed-replaces-what-is-stored", "QUE-2 QUE-3", many, [], 7, stored=[("old", 1)])
    answers(g, "malformed-first-and-last", "QUE-2", [None, {"answer": "x", "score": 1}, None], [("x", 1)], 2)
    answers(g, "empty-answer-is-well-formed", "QUE-2", [{"answer": "", "score": 1}, {"answer": "x", "score": 0}], [("", 1), ("x", 0)])
    answers(g, "other-members-are-ignored", "QUE-2", [{"id": 7, "answer": "x", "score": 1, "note": None, "more": [{"answer": "y", "score": 2}]}], [("x", 1)])
    answers(g, "malformed-best-would-have-been", "QUE-2", [{"answer": "x", "score": 1}, {"answer": 5, "score": 99}], [("x", 1)], 1)
    answers(g, "hundred-malformed", "QUE-2", [{"answer": "a", "score": n if n % 3 == 0 else "n%d" % n} for n in range(150)],
            [("a", n) for n in range(147, -1, -3)], 100, tags=("long",))


def not_lists():
    g = "no-lists"
    for slug, raw in (
        ("null", "null"), ("object", "{}"), ("an-answer", '{"answer":"a","score":1}'), ("object-of-answers", '{"answers":[{"answer":"a","score":1}]}'),
        ("object-with-index", '{"0":{"answer":"a","score":1}}'), ("empty-text", '""'), ("text-of-a-list", '"[]"'),
        ("text", '"Internal Server Error"'), ("zero", "0"), ("number", "200"), ("too-great-a-number", "1e400"), ("true", "true"), ("false", "false"),
    ):
        for stored in ((), [{"answer": "old", "score": 1}]):
            input = {"question": "cosa è", "reply": Raw(raw)}
            if stored:
                input["stored"] = stored
            cases.add(g, "reply-%s%s" % (slug, "-though-stored" if stored else ""), "QUE-2", worked("QUE-2 by hand"), input, error="reply.malformed")
    cases.add(g, "reply-null-to-an-empty-question", "QUE-2", worked("QUE-2 by hand"), {"question": "", "reply": None, "stored": []}, error="reply.malformed",
              note="null is there: it is no missing reply.")


def orders():
    g = "orders"

    def given(slug, pairs, out, note=None, tags=(), origin=None):
        answers(g, slug, "QUE-2", [{"answer": a, "score": s} for a, s in pairs], out, note=note, tags=tags, origin=origin)

    def letters(*scores):
        return [("abcdefghij"[i], s) for i, s in enumerate(scores)]

    given("one", letters(0.5), letters(0.5))
    given("falling-already", letters(3, 2, 1), letters(3, 2, 1))
    given("rising", letters(1, 2, 3), [("c", 3), ("b", 2), ("a", 1)])
    given("ties-as-received", letters(1, 1, 1, 1), letters(1, 1, 1, 1))
    given("ties-among-others", letters(1, 2, 1, 2, 1), [("b", 2), ("d", 2), ("a", 1), ("c", 1), ("e", 1)], "Turning a rising order round would turn the ties too.")
    given("best-of-a-tie", letters(0, 5, 5), [("b", 5), ("c", 5), ("a", 0)], "The first received is the best.")
    given("negative", letters(-3, -1, -2), [("b", -1), ("c", -2), ("a", -3)])
    given("around-zero", letters(-1, 0, 1), [("c", 1), ("b", 0), ("a", -1)])
    given("zero-and-minus-zero", letters(Raw("0"), Raw("-0.0"), Raw("0.0"), Raw("-0")), letters(0, 0, 0, 0), "Equal doubles.")
    given("minus-zero-first", letters(Raw("-0.0"), Raw("0.0")), letters(0, 0))
    given("as-texts-they-would-go-otherwise", letters("9", "10", "100", "2"), [("c", 100), ("b", 10), ("a", 9), ("d", 2)], "Scores are compared as numbers.")
    given("exponents-as-texts", letters("1e2", "9", "1e-2"), [("a", 100), ("b", 9), ("c", 0.01)])
    given("texts-and-numbers", letters("0.5", 0.75, "0.25", 0.6), [("b", 0.75), ("d", 0.6), ("a", 0.5), ("c", 0.25)])
    given("one-ulp-apart", letters(0.3, 0.30000000000000004, 0.29999999999999999), [("b", 0.30000000000000004), ("a", 0.3), ("c", 0.3)], "0.29999999999999999 is 0.3.",
          ("floating-point",))
    given("far-below-a-tolerance-apart", letters(0.5, 0.5000000000000001, 0.5000000000000002), [("c", 0.5000000000000002), ("b", 0.5000000000000001), ("a", 0.5)],
          "The tolerance is for comparing outputs, not for ordering.", ("floating-point",))
    given("tiny-scores", letters(0, 5e-324, Raw("-5e-324")), [("b", 5e-324), ("a", 0), ("c", -5e-324)], None, ("floating-point",))
    given("beyond-53-bits", letters(Raw("9007199254740992"), Raw("9007199254740993"), Raw("9007199254740994")),
          [("c", 9007199254740994), ("a", 9007199254740992), ("b", 9007199254740992)], "The first two are one double.", ("floating-point",))
    given("below-the-least-double", letters(Raw("-1e-400"), Raw("0"), Raw("1e-400"), "-0"), letters(0, 0, 0, 0), "All are 0 as doubles, and ties.",
          ("floating-point",))
    given("digits-beyond-a-double", letters("0.1", "0.10000000000000000001", "0.09999999999999999999"), letters(0.1, 0.1, 0.1), "One double.",
          ("floating-point",))
    given("exactly-equal-in-other-spellings", letters("0.10", Raw("1e-1"), Raw("0.1000"), "10E-2"), letters(0.1, 0.1, 0.1, 0.1), "Ties by both readings.",
          ("floating-point",))
    # Beyond what decimal.Decimal takes, so by hand.
    reply = [{"answer": "a", "score": "1e-" + "9" * 5000}, {"answer": "b", "score": "1e-100000"}]
    for option, order in (("exact", "ba"), ("double", "ab")):
        listed = [{"answer": one, "score": 0} for one in order]
        cases.add(g, "an-exponent-of-five-thousand-digits-" + option, "QUE-2", worked("QUE-2 by hand"), {"question": "a", "reply": reply},
                  {"path": "/qa/a", "answers": listed, "best": listed[0], "from": "server", "dropped": 0}, readings={SCORE: option}, tags=("floating-point",),
                  note="Both are 0 as doubles; of the exact values the first is by far the smaller.")
    given("single-precision-would-tie", letters(0.1, 0.10000000001), [("b", 0.10000000001), ("a", 0.1)], None, ("floating-point",))
    given("great-and-small", letters(Raw("1e300"), Raw("-1e300"), Raw("1e-300")), [("a", Raw("1e300")), ("c", Raw("1e-300")), ("b", Raw("-1e300"))])
    given("whole-and-fraction", letters(1, 1.5, 2), [("c", 2), ("b", 1.5), ("a", 1)], "Not cut to whole numbers.")
    given("above-one", letters(0.99, 1.01, 100), [("c", 100), ("b", 1.01), ("a", 0.99)], "A score need not be a probability.")
    given("no-deduplication", [("a", 1), ("a", 1), ("a", 2)], [("a", 2), ("a", 1), ("a", 1)])
    given("equal-answers-of-other-case", [("A", 1), ("a", 1)], [("A", 1), ("a", 1)])
    given("answers-are-not-ordered-by-text", [("z", 1), ("a", 1), ("m", 1)], [("z", 1), ("a", 1), ("m", 1)])
    given("answers-keep-accents-and-spaces", [(" è così ", 1), ("e\u0301\u0000", 0.5)], [(" è così ", 1), ("e\u0301\u0000", 0.5)], "Only the question loses them.")
    given("answers-hostile", [("</p>\"\\", 1), ("\u202e😀\ufeff", 1)], [("</p>\"\\", 1), ("\u202e😀\ufeff", 1)], None, ("hostile",))
    given("answers-that-differ-in-normalisation", [("\u00e9", 1), ("e\u0301", 2)], [("e\u0301", 2), ("\u00e9", 1)])
    by = EXACTLY
    for number, count in enumerate((20, 21, 50, 100, 200)):
        chance = random.Random(number)
        pairs = [("n%d" % i, chance.randrange(-8, 12) / 8) for i in range(count)]
        place = [sum(s > t for _, s in pairs) + sum(s == t for _, s in pairs[:i]) for i, (_, t) in enumerate(pairs)]
        out = [pair for _, pair in sorted(zip(place, pairs))]
        given("many-ties-%d" % count, pairs, out, "Sorts that are stable for up to 20 only go wrong here." if count == 21 else None, ("long",), by)


def stored():
    g = "stored"
    answers(g, "nothing-stored", "QUE-3", note="No reply and nothing stored: no best.")
    answers(g, "empty-store", "QUE-3", stored=[])
    answers(g, "one-stored", "QUE-3", None, [("a", 0.5)], stored=[("a", 0.5)])
    answers(g, "stored-are-ordered", "QUE-2 QUE-3", None, [("c", 0.75), ("a", 0.5), ("b", 0.25)], stored=[("a", 0.5), ("b", 0.25), ("c", 0.75)],
            note="The same order applies: not simply the first stored.")
    answers(g, "stored-ties", "QUE-2 QUE-3", None, [("b", 2), ("d", 2), ("a", 1), ("c", 1)], stored=[("a", 1), ("b", 2), ("c", 1), ("d", 2)])
    answers(g, "stored-negative-and-zero", "QUE-3", None, [("b", 0), ("a", -1)], stored=[("a", -1), ("b", 0)])
    answers(g, "stored-greatest", "QUE-3", None, [("a", Raw("1e300")), ("b", Raw("-1e300"))], stored=[("b", Raw("-1e300")), ("a", Raw("1e300"))])
    answers(g, "stored-twice", "QUE-3", None, [("a", 1), ("a", 1)], stored=[("a", 1), ("a", 1)])
    answers(g, "stored-numbers-written-otherwise", "QUE-3", None, [("b", 0.5), ("a", 0.5), ("c", 0)], stored=[("b", Raw("5e-1")), ("a", Raw("0.50")), ("c", Raw("-0.0"))])
    answers(g, "reply-replaces-what-is-stored", "QUE-3", [{"answer": "new", "score": 0.1}], [("new", 0.1)], stored=[("old", 0.9)], note="Though the old one has a higher score.")
    answers(g, "reply-is-not-joined-with-what-is-stored", "QUE-3", [{"answer": "a", "score": 1}], [("a", 1)], stored=[("a", 1), ("b", 1)])
    answers(g, "empty-reply-replaces-what-is-stored", "QUE-3", [], [], stored=[("old", 1)], note="[] is a good reply: what was stored is gone.")
    answers(g, "empty-reply-and-nothing-stored", "QUE-3", [])
    answers(g, "empty-reply-and-empty-store", "QUE-3", [], stored=[])
    answers(g, "reply-with-some-malformed-replaces", "QUE-2 QUE-3", [{"answer": "new", "score": "x"}, {"answer": "new", "score": 0}], [("new", 0)], 1, stored=[("old", 1)])
    answers(g, "stored-texts-go-through", "QUE-3", None, [("", 1), ("e\u0301 \u0000", 1)], stored=[("", 1), ("e\u0301 \u0000", 1)])
    many = [("s%d" % i, (i * 37 % 101) / 4) for i in range(101)]
    answers(g, "hundred-stored", "QUE-2 QUE-3", None, sorted(many, key=lambda pair: pair[1])[::-1], stored=many, tags=("long",),
            origin=EXACTLY)
    answers(g, "stored-beyond-a-double", "QUE-2 QUE-3", None, [("a", 0.1), ("b", 0.1)], stored=[("a", Raw("0.1")), ("b", Raw("0.10000000000000000001"))],
            note="One double: as stored.")


def main():
    for part in (from_the_source, accents, marks, ascii, bytes_of_utf8, hostile, sweep, score_texts, score_numbers, malformed, not_lists, orders, stored):
        part()
    cases.write()


if __name__ == "__main__":
    sys.exit(main())
