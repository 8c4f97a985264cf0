"""Makes cases of voice.notation: ICU maps the case of the words, and node's JSON.stringify writes the literals.

The script needs node, and PyICU built with ICU 72.1, the version in Debian 12.
"""
import json

import icu

from shared.cases import Cases
from shared.line import legible
from shared.programs import output_of, version_of

#: The cases of each group: for each case, the slug, the notation, the words and optionally a note.
UNICODE = {
    "unicode-special-casing": [
        ("sharp-s-upper", "upper", "straße", "full mapping: one scalar becomes two"),
        ("sharp-s-first-title", "title", "ßeta", "full titlecase of ß is Ss, not SS and not ẞ"),
        ("sharp-s-first-camel", "camel", "ßeta x", "the first camel word is only lowered"),
        ("sharp-s-first-of-second-camel", "camel", "my ßeta"),
        ("capital-sharp-s-lower", "kebab", "STRAẞE"),
        ("capital-sharp-s-upper-stays", "upper", "STRAẞE", "upper does not lower first: it would give STRASSE"),
        ("capital-sharp-s-first-title", "title", "ẞETA", "title lowers first, then takes the title form of ß"),
        ("double-s-is-not-sharp-s", "kebab", "STRASSE", "lowering never makes ß"),
        ("fi-ligature-upper", "upper", "ﬁn"),
        ("fi-ligature-title", "title", "ﬁn", "full titlecase of ﬁ is Fi, not FI"),
        ("ffi-ligature-pascal", "pascal", "ﬃx", "one scalar into three, only the first of them upper"),
        ("fi-ligature-stays-when-lowered", "kebab", "ﬁN", "lowering is no compatibility decomposition"),
        ("armenian-ech-yiwn-title", "title", "և", "title form differs from upper form"),
        ("armenian-ech-yiwn-upper", "upper", "և"),
        ("n-apostrophe-title", "title", "ŉder", "ŉ opens into U+02BC and N"),
        ("n-apostrophe-lower-stays", "kebab", "ŉDER"),
        ("j-caron-pascal", "pascal", "ǰar", "ǰ has no single capital"),
        ("iota-dialytika-tonos-upper", "upper", "ΐα", "one scalar into three"),
        ("iota-subscript-title", "title", "ᾳδης", "title keeps the iota below"),
        ("iota-subscript-upper", "upper", "ᾳδης", "upper writes the iota out"),
        ("iota-subscript-title-form-upper", "upper", "ᾼδης", "a titlecase letter is not upper case yet"),
        ("iota-subscript-grave-title", "title", "ᾲα", "two scalars in title form"),
        ("iota-subscript-grave-upper", "upper", "ᾲα"),
        ("combining-iota-upper", "upper", "α\u0345", "a combining mark with an upper form of its own"),
        ("micro-sign-upper", "upper", "µm", "the micro sign U+00B5 goes to Greek capital mu U+039C"),
        ("y-diaeresis-upper", "upper", "ÿ", "the capital lies outside Latin-1"),
        ("long-s-upper", "upper", "ſo"),
        ("long-s-title", "title", "ſo"),
        ("long-s-stays-when-lowered", "kebab", "ſO", "lowering is not case folding"),
        ("kelvin-sign-lower", "kebab", "KG", "U+212A lowers to the ASCII k"),
        ("cherokee-lower", "kebab", "ᏣᎳᎩ", "lowering goes to U+AB70 on; folding would go the other way"),
        ("cherokee-title", "title", "ᏣᎳᎩ"),
    ],
    "unicode-dotted-i": [
        ("capital-i-lower", "kebab", "TITLE INDEX", "under a Turkish locale it would be tıtle-ındex"),
        ("small-i-upper", "upper", "istanbul", "no locale: not İSTANBUL"),
        ("small-i-title", "title", "istanbul", "no locale: not İstanbul"),
        ("capital-i-pascal", "pascal", "ISPARTA"),
        ("dotless-i-upper", "upper", "ısı"),
        ("dotless-i-title", "title", "ıspanak"),
        ("dotless-i-stays-when-lowered", "kebab", "ısı"),
        ("dotted-capital-lower", "kebab", "İstanbul", "İ lowers to two scalars, i and U+0307"),
        ("dotted-capital-title", "title", "İSTANBUL",
         "lowered to i + U+0307, then the first scalar is capitalised; it is not composed back to İ"),
        ("dotted-capital-second-camel", "camel", "my İZ"),
        ("dotted-capital-first-camel", "camel", "İZ my"),
        ("dotted-capital-upper-stays", "upper", "İz", "upper does not lower first"),
        ("dotted-small-upper", "upper", "i\u0307z", "the mark stays, nothing is composed"),
        ("lithuanian-dot-is-not-added", "kebab", "I\u0300S", "the Lithuanian rule would keep a dot above"),
    ],
    "unicode-scripts": [
        ("dz-caron-title", "title", "ǆep", "a titlecase letter of its own: ǅ, not Ǆ"),
        ("dz-caron-capital-title", "title", "ǄEP"),
        ("dz-caron-title-form-title", "title", "ǅEP"),
        ("dz-caron-upper", "upper", "ǆep"),
        ("dz-caron-title-form-upper", "upper", "ǅep", "a titlecase letter is raised further"),
        ("dz-caron-title-form-camel", "camel", "ǅEP x", "a titlecase letter is lowered in the first word"),
        ("lj-nj-pascal", "pascal", "ǉub ǌeg"),
        ("dz-second-camel", "camel", "my ǳo"),
        ("georgian-title", "title", "თბილისი", "the titlecase of a Mkhedruli letter is itself, not Mtavruli"),
        ("georgian-upper", "upper", "თბილისი", "upper does go to Mtavruli"),
        ("georgian-capital-title", "title", "ᲗᲑᲘᲚᲘᲡᲘ", "lowered, then the title mapping changes nothing"),
        ("deseret-title", "title", "𐐼𐐯𐑅", "cased letters outside the basic plane: a UTF-16 unit is no scalar"),
        ("deseret-upper", "upper", "𐐼𐐯𐑅"),
        ("cyrillic-camel", "camel", "МОЁ ЗНАЧЕНИЕ"),
        ("precomposed-accent-title", "title", "ÉCOLE élan", "not left alone as in an ASCII-only mapping"),
        ("decomposed-accent-title", "title", "e\u0301cole",
         "the first scalar is raised, its mark stays; nothing is composed"),
        ("decomposed-accent-upper", "upper", "e\u0301te\u0301"),
        ("decomposed-accent-kebab", "kebab", "E\u0301TE\u0301"),
        ("mark-first-title", "title", "\u0301ab", "the first scalar is the mark; the a behind it is not hunted for"),
        ("hebrew-pascal", "pascal", "שלום עולם", "letters without case pass unchanged, in logical order"),
        ("hebrew-kebab", "kebab", "שלום עולם", "the hyphen is put in logical order; no direction marks are added"),
        ("arabic-upper", "upper", "قيمة جديدة"),
        ("arabic-then-latin-camel", "camel", "قيمة VALUE"),
        ("cjk-camel", "camel", "変数 VALUE", "no case in the first word does not move the capital"),
        ("hangul-title", "title", "값 abc"),
        ("math-letters-upper", "upper", "𝑥 𝛼b", "mathematical letters have no case mapping"),
        ("math-capital-title", "title", "𝒜B", "a mathematical capital is not lowered"),
        ("fullwidth-title", "title", "ｖＡＲ", "fullwidth Latin has case"),
        ("circled-letters-upper", "upper", "ⓐb", "symbols with a case mapping follow it"),
        ("roman-numeral-upper", "upper", "ⅷ"),
        ("emoji-zwj-first-word-camel", "camel", "👩\u200d💻 CODE", "a joined emoji stays whole and is the first word"),
        ("emoji-skin-tone-title", "title", "👍🏽OK",
         "the first scalar is the emoji; the letters behind are only lowered"),
        ("zero-width-space-inside-title", "title", "MY\u200bVALUE", "U+200B is no white space and begins no word"),
        ("control-inside-title", "title", "A\u001fB", "U+001F is no white space (Python's str.split parts there)"),
    ],
    "unicode-sigma": [
        ("sigma-at-the-end", "kebab", "ΟΔΟΣ", "Final_Sigma: ς, not σ"),
        ("sigma-first-and-last", "kebab", "ΣΑΣ"),
        ("sigma-doubled-at-the-end", "kebab", "ΑΣΣ", "only the last is final"),
        ("sigma-alone", "kebab", "Σ", "no cased letter before it: not final"),
        ("sigma-alone-as-last-word", "kebab", "Α Σ", "the context is the word, not the whole text"),
        ("sigma-at-a-word-end-in-camel", "camel", "ΟΔΟΣ ΟΔΟΣ",
         "lowered word by word before joining: after joining the first sigma would be medial"),
        ("sigma-at-a-word-end-in-pascal", "pascal", "ΤΕΛΟΣ ΑΡΧΗ"),
        ("sigma-capitalised-first", "title", "ΣΊΣΥΦΟΣ"),
        ("sigma-two-title", "title", "ΣΣ", "lower first (σς), then the first scalar"),
        ("sigma-before-a-combining-mark", "kebab", "ΑΣ\u0301", "a mark at the end is case-ignorable: still final"),
        ("sigma-after-a-combining-mark", "kebab", "Α\u0301Σ",
         "the mark is passed over to find the cased letter before"),
        ("sigma-after-only-a-mark", "kebab", "\u0301Σ", "no cased letter stands before the mark"),
        ("sigma-medial-through-a-mark", "kebab", "ΑΣ\u0301Α", "the mark is passed over to find the cased letter after"),
        ("sigma-medial-through-an-apostrophe", "kebab", "ΑΣ'Α", "an apostrophe is case-ignorable"),
        ("sigma-medial-through-a-full-stop", "kebab", "ΑΣ.Α", "a full stop is case-ignorable"),
        ("sigma-before-a-hyphen", "kebab", "ΑΣ-Α", "a hyphen is not case-ignorable: final"),
        ("sigma-after-a-digit", "kebab", "1Σ"),
        ("sigma-after-an-uncased-letter", "kebab", "漢Σ", "a letter without case does not make it final"),
        ("sigma-after-a-latin-letter", "kebab", "XΣ", "any cased letter counts, not only Greek ones"),
        ("sigma-before-a-soft-hyphen", "kebab", "ΑΣ\u00ad", "format characters are case-ignorable"),
        ("sigma-final-upper", "upper", "οδος"),
        ("sigma-small-at-the-end-stays", "kebab", "οδοσ",
         "only a capital sigma is looked at; spelling is not corrected"),
        ("sigma-final-inside-stays", "kebab", "ΑςΑ"),
    ],
}
#: For each case, the slug, the words and optionally a note.
SPONGE = [
    ("sponge-sharp-s-at-an-upper-place", "ßa", "SS counts as one letter: the a is second, so lower"),
    ("sponge-sharp-s-at-a-lower-place", "aßb"),
    ("sponge-capital-sharp-s-at-a-lower-place", "aẞb"),
    ("sponge-ligature-counts-once", "ﬁab"),
    ("sponge-n-apostrophe", "ŉa"),
    ("sponge-dotted-capital-at-a-lower-place", "aİb", "the longer lower form counts once and its mark not at all"),
    ("sponge-small-i-upper", "iii", "no Turkish rule"),
    ("sponge-digraph-upper-place", "ǅa", "upper form, not the title form"),
    ("sponge-digraph-lower-place", "aǅ"),
    ("sponge-capital-sigma-at-a-word-end", "ΟΔΟΣ", "each scalar is mapped alone: no final form"),
    ("sponge-final-sigma-at-a-lower-place", "ας"),
    ("sponge-final-sigma-at-an-upper-place", "δας"),
    ("sponge-georgian", "თბილისი", "upper (Mtavruli), not title"),
    ("sponge-deseret", "𐐼𐐯𐑅", "a scalar outside the basic plane counts once"),
]
STRING = [
    ("string-quotes-around-a-word", 'say "hi"'),
    ("string-only-a-quote", '"', "a quote at both ends of the text"),
    ("string-quote-inside", 'a"b'),
    ("string-three-quotes", '"""', "each quote is escaped, no multi-line literal arises"),
    ("string-only-a-backslash", "\\", "unescaped it would swallow the closing quote"),
    ("string-backslash-at-the-end", "path\\", "the closing quote must stay a quote"),
    ("string-backslash-at-a-word-end", "a\\ b", "unescaped it would escape the joining space"),
    ("string-two-backslashes", "\\\\", "each one is doubled, none counts as an escape"),
    ("string-backslash-quote", '\\"', "both are escaped: three backslashes and a quote"),
    ("string-quote-backslash", '"\\', "quotes first, backslashes second would escape the new backslash again"),
    ("string-interpolation", "\\(name)", "not an interpolation but the text"),
    ("string-interpolation-over-words", "\\(a + b)"),
    ("string-newline-escape", "\\n", "two characters spoken are two characters in the text"),
    ("string-raw-delimiter", '#"x"# \\#(y)'),
    ("string-apostrophe", "don't", "an apostrophe needs no escape"),
    ("string-curly-quotes", "“hi”", "only the straight quote is escaped"),
    ("string-slash-and-dollar", "a/b $0 %@ {}", "nothing else is escaped (JSON would let / be)"),
    ("string-quote-under-a-mark", '"\u0301x',
     "quote and mark are one grapheme; comparing graphemes leaves the quote unescaped and the literal broken"),
    ("string-backslash-under-a-mark", "\\\u0301"),
    ("string-quote-before-a-joiner", 'a"\u200d'),
    ("string-word-begins-with-a-mark", "\u0301x", "the mark follows the opening quote, nothing is put between"),
    ("string-is-not-normalised", "é e\u0301 Straße"),
    ("string-emoji", "👩\u200d💻 👍🏽", "no escaping of what is not ASCII"),
]
#: Cases of the notation `sponge` that need only Unicode's case mapping of each character.
OF_UNICODE = {"sponge-" + name for name in (
    "small-i-upper", "georgian", "deseret", "digraph-upper-place", "digraph-lower-place",
    "final-sigma-at-a-lower-place", "final-sigma-at-an-upper-place")}
STRINGIFY = """
    const asked = JSON.parse(require("fs").readFileSync(0, "utf8"))
    console.log(JSON.stringify(asked.map(text => JSON.stringify(text))))"""


def lower(text):
    return str(icu.UnicodeString(text).toLower(icu.Locale.getRoot()))


def upper(text):
    return str(icu.UnicodeString(text).toUpper(icu.Locale.getRoot()))


def title(text):
    return str(icu.UnicodeString(text).toTitle(icu.Locale.getRoot()))


def capitalised(word):
    """Returns a word as NOT-2 requires: in lower case, with its first scalar in title case."""
    low = lower(word)
    return title(low[0]) + low[1:]


def sponged(text):
    """Returns a string as NOT-3 requires: its letters alternate between upper and lower case."""
    out, turn = [], 0
    for character in text:
        if 1 <= icu.Char.charType(character) <= 5:
            character, turn = (lower(character) if turn % 2 else upper(character)), turn + 1
        out.append(character)
    return "".join(out)


def mapped(notation, words):
    """Returns words in a notation; ICU maps the case of the words."""
    joint, form = {"camel": ("", capitalised), "pascal": ("", capitalised), "kebab": ("-", lower),
                   "title": (" ", capitalised), "upper": (" ", upper), "sponge": ("", sponged)}[notation]
    written = [form(word) for word in words]
    if notation == "camel":
        written[0] = lower(words[0])
    return joint.join(written)


def basis(notation, words, text):
    """Returns the basis of an outcome: "standard" if Unicode's case mapping of each single word gives the string,
    otherwise "decision"."""
    if notation in ("upper", "kebab"):
        return "standard"
    own = [title(word) for word in words]
    if notation == "camel":
        own[0] = lower(words[0])
    return "standard" if (" " if notation == "title" else "").join(own) == text else "decision"


cases = Cases("voice.notation", __file__, form=legible)
ICU = "ICU", f"{icu.ICU_VERSION} (Unicode {icu.UNICODE_VERSION})"
for group, rows in UNICODE.items():
    for slug, notation, words, *note in rows:
        words = words.split(" ")
        text = mapped(notation, words)
        cases.add(group, slug, "NOT-2", {"words": words, "notation": notation}, {"text": text}, computed=ICU,
                  basis=basis(notation, words, text), tags="unicode", note=note and note[0])
for slug, words, *note in SPONGE:
    text = mapped("sponge", [words])
    cases.add("sponge", slug, "NOT-2 NOT-3", {"words": [words], "notation": "sponge"}, {"text": text}, computed=ICU,
              basis="standard" if slug in OF_UNICODE else "decision", note=note and note[0])

NODE = "node's JSON.stringify", version_of("node", "--version")
texts = json.loads(output_of(["node", "-e", STRINGIFY], json.dumps([words for _, words, *_ in STRING])))
for (slug, words, *note), text in zip(STRING, texts):
    normal = slug == "string-is-not-normalised"
    cases.add("string", slug, "NOT-2 NOT-4" if normal else "NOT-4", {"words": words.split(" "), "notation": "string"},
              {"text": text}, computed=NODE, basis="decision" if normal else None, note=note and note[0])
cases.run()
