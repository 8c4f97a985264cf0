"""Golden cases of voice.notation, as tables.

Every expected text below was worked out by hand from NOT-1..4. What hinges on a case mapping must be
what ICU 72.1 (Unicode 15.0) makes of it, and node 20.20.2 (Unicode 17.0) as well in upper and lower case; what string
writes must be what node's JSON.stringify writes, which escapes " and \\ alone in texts without control characters.
Run it to rewrite Corpus/voice/notation/*.jsonl; it needs node and

    pip install PyICU==2.17          (built with ICU 72.1, as Debian 12 has it)
"""
import json
import pathlib
import subprocess
import unicodedata

import icu

assert (icu.ICU_VERSION, icu.UNICODE_VERSION) == ("72.1", "15.0"), "these cases are of ICU 72.1"

CORPUS = pathlib.Path(__file__).resolve().parent.parent

# ---------------------------------------------------------------- writing case lines (voice_conversion.py uses it too)


def _escape(text):
    """Raw, except what cannot be read alone: controls, format characters, odd spaces, private use, combining marks."""
    out = []
    for c in text:
        category = unicodedata.category(c)
        lone = category in ("Cc", "Cf", "Zl", "Zp", "Co", "Cn") or (category == "Zs" and c != " ")
        mark = "\u0300" <= c <= "\u036f" or "\ufe00" <= c <= "\ufe0f"
        out.append("".join("\\u%04x" % u for u in _utf16(c)) if (lone or mark) and ord(c) > 0x1F else c)
    return "".join(out)


def _utf16(c):
    data = c.encode("utf-16-be")
    return [data[i] << 8 | data[i + 1] for i in range(0, len(data), 2)]


def line(case):
    return _escape(json.dumps(case, ensure_ascii=False, separators=(",", ":")))


def write(subsystem_folder, groups):
    folder = CORPUS / "voice" / subsystem_folder
    folder.mkdir(parents=True, exist_ok=True)
    for group, cases in groups.items():
        text = "".join(line(case) + "\n" for case in cases)
        (folder / (group + ".jsonl")).write_text(text, encoding="utf-8")


# ---------------------------------------------------------------- the tables

GROUPS = {}
SOURCE = {"kind": "source", "document": "mobile-sand", "section": "2.5.2"}
SCRIPT = "Corpus/origins/voice_notation.py"
ICU = {"kind": "computed", "by": "ICU", "version": "72.1 (Unicode 15.0)", "script": SCRIPT}
NODE = {"kind": "computed", "by": "node's JSON.stringify", "version": "20.20.2", "script": SCRIPT}
SPONGE = "voice.notation.sponge.run"
JOINED, PER_WORD = {SPONGE: "joined"}, {SPONGE: "perWord"}
_name = None
_group = None
_tags = None


def group(name, tags=None):
    global _name, _group, _tags
    _name, _group, _tags = name, GROUPS.setdefault(name, []), tags


def n(name, clauses, notation, words, text, note=None, readings=None, origin=None):
    """words: one string, parted at single spaces, or a list."""
    clauses = clauses.split()
    words = words.split(" ") if isinstance(words, str) else words
    if _name == "string":
        origin = NODE
    case = {
        "id": "voice.notation/" + name,
        "clauses": clauses,
        "origin": origin or {"kind": "worked", "by": ", ".join(clauses) + " by hand"},
    }
    if clauses != ["NOT-4"]:
        case["basis"] = basis(name, clauses, notation, words, text)
    case["readings"] = readings or {}
    case["input"] = {"words": words, "notation": notation}
    if text is None:
        case["error"] = {"code": "notation.unknown"}
    else:
        case["output"] = {"text": text}
    if _tags:
        case["tags"] = _tags
    if note:
        case["note"] = note
    _group.append(case)


def u(name, notation, words, text, note=None, clauses="NOT-2", readings=None):
    """What hinges on a mapping; it must be ICU's."""
    if notation in ("string", "literally"):
        return n(name, clauses, notation, words, text, note, readings)
    found = mapped(notation, words.split(" ") if isinstance(words, str) else words)
    assert found == text, (name, found, text)
    n(name, clauses, notation, words, text, note, readings, ICU)


# ---------------------------------------------------------------- what others make of it


def lower(text):
    return str(icu.UnicodeString(text).toLower(icu.Locale.getRoot()))


def upper(text):
    return str(icu.UnicodeString(text).toUpper(icu.Locale.getRoot()))


def title(text):
    return str(icu.UnicodeString(text).toTitle(icu.Locale.getRoot()))


def capitalised(word):
    """NOT-2: lowered, then the first scalar in title case."""
    low = lower(word)
    return title(low[0]) + low[1:]


def sponged(text):
    out, turn = [], 0
    for c in text:
        if 1 <= icu.Char.charType(c) <= 5:
            c, turn = (lower(c) if turn % 2 else upper(c)), turn + 1
        out.append(c)
    return "".join(out)


def mapped(notation, words):
    """Words in a notation, mapped by ICU; sponge as both readings have it, so words of the tables give one text."""
    forms = {"camel": ("", capitalised), "pascal": ("", capitalised), "kebab": ("-", lower), "title": (" ", capitalised),
             "upper": (" ", upper), "sponge": ("", sponged)}
    joint, form = forms[notation]
    written = [form(word) for word in words]
    if notation == "camel":
        written[0] = lower(words[0])
    return joint.join(written)


def check_by_node(cases):
    """Upper and lower case, and what string escapes, as node has them."""
    asked = [(c["input"]["notation"], c["input"]["words"], c["output"]["text"]) for c in cases
             if c["input"]["notation"] in ("upper", "kebab", "string") and "output" in c]
    program = """
        const asked = JSON.parse(require("fs").readFileSync(0, "utf8"))
        console.log(process.versions.node)
        for (const [notation, words, text] of asked) {
            const found = notation == "upper" ? words.map(w => w.toUpperCase()).join(" ")
                : notation == "kebab" ? words.map(w => w.toLowerCase()).join("-")
                : JSON.stringify(words.join(" "))
            if (found !== text) { console.log("not", notation, words, text, "but", found) }
        }"""
    answer = subprocess.run(["node", "-e", program], input=json.dumps(asked), capture_output=True, text=True, check=True).stdout
    assert answer == "20.20.2\n", answer


# ---------------------------------------------------------------- on what it rests

SHOWN = {"apostrophe-upper", "backslash-literally", "digit-words-kebab", "sponge-even-words-agree"}
OF_UNICODE = {"sponge-" + name for name in (
    "small-i-upper", "georgian", "deseret", "digraph-upper-place", "digraph-lower-place", "composed-accents",
    "final-sigma-at-a-lower-place", "final-sigma-at-an-upper-place")}


def basis(name, clauses, notation, words, text):
    """Of the source is what Table 1 shows of plain words; of Unicode what its own mapping of each word gives."""
    if text is None or name in ("no-words-" + notation, "camel-does-not-split-humps", "kebab-does-not-split-humps"):
        return "decision"
    if name in SHOWN or notation == "literally" or _name in ("table", "counts", "long"):
        return "source"
    if name in OF_UNICODE:
        return "standard"
    if _name == "spoken-case":
        return "source" if notation in ("string", "upper", "sponge") else "decision"
    if not _name.startswith("unicode"):
        return "decision"
    if notation in ("upper", "kebab"):
        return "standard"
    own = [title(word) for word in words]
    if notation == "camel":
        own[0] = lower(words[0])
    joined = (" " if notation == "title" else "").join(own)
    return "standard" if joined == text else "decision"


# ---- Table 1 of the source
group("table")
n("table-camel", "NOT-1", "camel", "camel case", "camelCase", "Table 1 of the source", origin=SOURCE)
n("table-kebab", "NOT-1", "kebab", "kebab case", "kebab-case", "Table 1 of the source", origin=SOURCE)
n("table-pascal", "NOT-1", "pascal", "pascal case", "PascalCase", "Table 1 of the source", origin=SOURCE)
n("table-sponge", "NOT-1 NOT-3", "sponge", "sponge case", "SpOnGeCaSe",
  "Table 1 of the source; six letters stand before the second word, so both readings give it", origin=SOURCE)
n("table-string", "NOT-1", "string", "string case", '"string case"',
  "Table 1 of the source; its curly quotes are typesetting, a Swift literal has straight ones", origin=SOURCE)
n("table-title", "NOT-1", "title", "title case", "Title Case", "Table 1 of the source", origin=SOURCE)
n("table-upper", "NOT-1", "upper", "upper case", "UPPER CASE", "Table 1 of the source", origin=SOURCE)

# ---- how many words
group("counts")
n("no-words-camel", "NOT-4", "camel", [], "", "no words, no text; a first-word special case must not crash")
n("no-words-pascal", "NOT-4", "pascal", [], "")
n("no-words-kebab", "NOT-4", "kebab", [], "", "no stray hyphen")
n("no-words-title", "NOT-4", "title", [], "")
n("no-words-upper", "NOT-4", "upper", [], "")
n("no-words-string", "NOT-4", "string", [], '""', "the empty Swift literal, not the empty text")
n("no-words-sponge", "NOT-4", "sponge", [], "")
n("no-words-literally", "NOT-4", "literally", [], "")
n("one-word-camel", "NOT-1", "camel", "value", "value", "the first word is not capitalised")
n("one-word-pascal", "NOT-1", "pascal", "value", "Value")
n("one-word-kebab", "NOT-1", "kebab", "value", "value", "no hyphen at either end")
n("one-word-title", "NOT-1", "title", "value", "Value")
n("one-word-upper", "NOT-1", "upper", "value", "VALUE")
n("one-word-string", "NOT-1", "string", "value", '"value"')
n("one-word-sponge", "NOT-1 NOT-3", "sponge", "value", "VaLuE", "begins upper")
n("one-word-literally", "NOT-1", "literally", "value", "value")
n("two-words-camel", "NOT-1", "camel", "my value", "myValue")
n("two-words-pascal", "NOT-1", "pascal", "my value", "MyValue")
n("two-words-kebab", "NOT-1", "kebab", "my value", "my-value")
n("two-words-title", "NOT-1", "title", "my value", "My Value")
n("two-words-upper", "NOT-1", "upper", "my value", "MY VALUE", "joined by a space, not by an underscore")
n("two-words-string", "NOT-1", "string", "my value", '"my value"', "one literal, not one a word")
n("two-words-sponge", "NOT-1 NOT-3", "sponge", "my value", "MyVaLuE",
  "words are joined by nothing; two letters first, so both readings agree")
n("two-words-literally", "NOT-1", "literally", "my value", "my value")
n("three-words-camel", "NOT-1", "camel", "total price net", "totalPriceNet", "every word but the first is capitalised")
n("three-words-pascal", "NOT-1", "pascal", "total price net", "TotalPriceNet")
n("three-words-kebab", "NOT-1", "kebab", "total price net", "total-price-net", "every gap gets its hyphen")
n("three-words-title", "NOT-1", "title", "total price net", "Total Price Net")
n("three-words-upper", "NOT-1", "upper", "total price net", "TOTAL PRICE NET")
n("three-words-string", "NOT-1", "string", "total price net", '"total price net"')
n("three-words-sponge-joined", "NOT-1 NOT-3", "sponge", "total price net", "ToTaLpRiCeNeT",
  "the count runs on over five letters into price", JOINED)
n("three-words-sponge-per-word", "NOT-1 NOT-3", "sponge", "total price net", "ToTaLPrIcENeT",
  "each word begins upper again", PER_WORD)
n("three-words-literally", "NOT-1", "literally", "total price net", "total price net")
n("single-letters-camel", "NOT-1", "camel", "a b c", "aBC")
n("single-letters-pascal", "NOT-1", "pascal", "a b c", "ABC")
n("single-letters-kebab", "NOT-1", "kebab", "a b c", "a-b-c")
n("single-letters-title", "NOT-1", "title", "a b c", "A B C")
n("single-letters-upper", "NOT-1", "upper", "a b c", "A B C")
n("single-letters-string", "NOT-1", "string", "a b c", '"a b c"')
n("single-letters-sponge-joined", "NOT-3", "sponge", "a b c", "AbC",
  "the clearest case for joined: perWord would give ABC", JOINED)
n("single-letters-sponge-per-word", "NOT-3", "sponge", "a b c", "ABC",
  "the clearest case for perWord: joined would give AbC", PER_WORD)
n("single-letters-literally", "NOT-1", "literally", "a b c", "a b c")

# ---- words that come in another case
group("spoken-case")
n("other-case-camel", "NOT-1 NOT-2", "camel", "mYvAlUe OTHER", "myvalueOther", "words are lowered first, the first one too")
n("other-case-pascal", "NOT-1 NOT-2", "pascal", "mYvAlUe OTHER", "MyvalueOther",
  "the rest of a word is lowered, not left as spoken")
n("other-case-kebab", "NOT-1 NOT-2", "kebab", "mYvAlUe OTHER", "myvalue-other", "kebab lowers; it does not only join")
n("other-case-title", "NOT-1 NOT-2", "title", "mYvAlUe OTHER", "Myvalue Other")
n("other-case-upper", "NOT-1 NOT-2", "upper", "mYvAlUe OTHER", "MYVALUE OTHER")
n("other-case-string", "NOT-2", "string", "mYvAlUe OTHER", '"mYvAlUe OTHER"', "string leaves words as spoken")
n("other-case-sponge-joined", "NOT-3", "sponge", "mYvAlUe OTHER", "MyVaLuEoThEr",
  "the spoken case has no say in sponge", JOINED)
n("other-case-sponge-per-word", "NOT-3", "sponge", "mYvAlUe OTHER", "MyVaLuEOtHeR", None, PER_WORD)
n("other-case-literally", "NOT-2", "literally", "mYvAlUe OTHER", "mYvAlUe OTHER", "literally leaves words as spoken")
n("camel-does-not-split-humps", "NOT-1 NOT-2", "camel", "myValue otherName", "myvalueOthername",
  "humps in a word are not word bounds")
n("kebab-does-not-split-humps", "NOT-1 NOT-2", "kebab", "myValue", "myvalue", "not my-value: a word is one word")

# ---- digits and punctuation
group("digits-and-marks")
n("digit-first-camel", "NOT-1 NOT-2", "camel", "3D MODEL2", "3dModel2",
  "lowering comes first, and no letter is hunted for behind the digit")
n("digit-first-pascal", "NOT-1 NOT-2", "pascal", "3d MODEL2", "3dModel2",
  "capitalising touches the first scalar, here a digit; the d stays lower")
n("digit-first-kebab", "NOT-1 NOT-2", "kebab", "3D MODEL2", "3d-model2", "a digit parts no word")
n("digit-first-title", "NOT-1 NOT-2", "title", "3d MODEL2", "3d Model2", "not 3D: only the first scalar is capitalised")
n("second-word-begins-with-digit", "NOT-1 NOT-2", "camel", "value 2ND", "value2nd")
n("digit-words-kebab", "NOT-1", "kebab", "2 3", "2-3")
n("first-word-without-letters-camel", "NOT-1", "camel", "123 next", "123Next",
  "the first word is the first word even when it has no letter")
n("apostrophe-title", "NOT-1 NOT-2", "title", "don't PANIC", "Don't Panic",
  "an apostrophe begins no new word (Python's str.title gives Don'T)")
n("apostrophe-camel", "NOT-1 NOT-2", "camel", "don't panic", "don'tPanic", "punctuation is not dropped")
n("apostrophe-upper", "NOT-1 NOT-2", "upper", "don't", "DON'T")
n("hyphen-inside-title", "NOT-1 NOT-2", "title", "well-KNOWN", "Well-known", "a hyphen begins no new word")
n("hyphen-inside-kebab", "NOT-1", "kebab", "well-known fact", "well-known-fact", "the spoken hyphen stays beside the joining one")
n("hyphen-word-kebab", "NOT-1", "kebab", "a - b", "a---b", "a hyphen spoken as a word is a word like any other")
n("hyphen-at-the-ends-kebab", "NOT-1", "kebab", "-a b-", "-a-b-", "hyphens at the ends are not trimmed")
n("underscore-first-pascal", "NOT-1 NOT-2", "pascal", "_PRIVATE x", "_privateX", "the first scalar is the underscore")
n("underscore-first-second-word", "NOT-1", "camel", "my _value", "my_value", "capitalising does not jump over the underscore")
n("underscore-inside-pascal", "NOT-1 NOT-2", "pascal", "MY_VALUE", "My_value", "an underscore parts no word")
n("quote-first-title", "NOT-1 NOT-2", "title", ['"HELLO"', "WORLD"], '"hello" World', "quotes are escaped by string only")
n("backslash-literally", "NOT-1 NOT-4", "literally", ["a\\b", '"c"'], 'a\\b "c"', "literally escapes nothing")
n("backslash-upper", "NOT-1 NOT-4", "upper", ["\\n", '"c"'], '\\N "C"', "escaping belongs to string alone")

# ---- sharp s and ligatures
group("unicode-special-casing", ["unicode"])
u("sharp-s-upper", "upper", "straße", "STRASSE", "full mapping: one scalar becomes two")
u("sharp-s-first-title", "title", "ßeta", "Sseta", "full titlecase of ß is Ss, not SS and not ẞ")
u("sharp-s-first-camel", "camel", "ßeta x", "ßetaX", "the first camel word is only lowered")
u("sharp-s-first-of-second-camel", "camel", "my ßeta", "mySseta")
u("capital-sharp-s-lower", "kebab", "STRAẞE", "straße")
u("capital-sharp-s-upper-stays", "upper", "STRAẞE", "STRAẞE", "upper does not lower first: it would give STRASSE")
u("capital-sharp-s-first-title", "title", "ẞETA", "Sseta", "title lowers first, then takes the title form of ß")
u("double-s-is-not-sharp-s", "kebab", "STRASSE", "strasse", "lowering never makes ß")
u("fi-ligature-upper", "upper", "ﬁn", "FIN")
u("fi-ligature-title", "title", "ﬁn", "Fin", "full titlecase of ﬁ is Fi, not FI")
u("ffi-ligature-pascal", "pascal", "ﬃx", "Ffix", "one scalar into three, only the first of them upper")
u("fi-ligature-stays-when-lowered", "kebab", "ﬁN", "ﬁn", "lowering is no compatibility decomposition")
u("armenian-ech-yiwn-title", "title", "և", "Եւ", "title form differs from upper form")
u("armenian-ech-yiwn-upper", "upper", "և", "ԵՒ")
u("n-apostrophe-title", "title", "ŉder", "ʼNder", "ŉ opens into U+02BC and N")
u("n-apostrophe-lower-stays", "kebab", "ŉDER", "ŉder")
u("j-caron-pascal", "pascal", "ǰar", "J\u030car", "ǰ has no single capital")
u("iota-dialytika-tonos-upper", "upper", "ΐα", "Ι\u0308\u0301Α", "one scalar into three")
u("iota-subscript-title", "title", "ᾳδης", "ᾼδης", "title keeps the iota below")
u("iota-subscript-upper", "upper", "ᾳδης", "ΑΙΔΗΣ", "upper writes the iota out")
u("iota-subscript-title-form-upper", "upper", "ᾼδης", "ΑΙΔΗΣ", "a titlecase letter is not upper case yet")
u("iota-subscript-grave-title", "title", "ᾲα", "Ὰ\u0345α", "two scalars in title form")
u("iota-subscript-grave-upper", "upper", "ᾲα", "ᾺΙΑ")
u("combining-iota-upper", "upper", "α\u0345", "ΑΙ", "a combining mark with an upper form of its own")
u("micro-sign-upper", "upper", "µm", "ΜM", "the micro sign U+00B5 goes to Greek capital mu U+039C")
u("y-diaeresis-upper", "upper", "ÿ", "Ÿ", "the capital lies outside Latin-1")
u("long-s-upper", "upper", "ſo", "SO")
u("long-s-title", "title", "ſo", "So")
u("long-s-stays-when-lowered", "kebab", "ſO", "ſo", "lowering is not case folding")
u("kelvin-sign-lower", "kebab", ["\u212aG"], "kg", "U+212A lowers to the ASCII k")
u("cherokee-lower", "kebab", "ᏣᎳᎩ", "ꮳꮃꭹ", "lowering goes to U+AB70 on; folding would go the other way")
u("cherokee-title", "title", "ᏣᎳᎩ", "Ꮳꮃꭹ")

# ---- Turkish rules must not apply
group("unicode-dotted-i", ["unicode"])
u("capital-i-lower", "kebab", "TITLE INDEX", "title-index", "under a Turkish locale it would be tıtle-ındex")
u("small-i-upper", "upper", "istanbul", "ISTANBUL", "no locale: not İSTANBUL")
u("small-i-title", "title", "istanbul", "Istanbul", "no locale: not İstanbul")
u("capital-i-pascal", "pascal", "ISPARTA", "Isparta")
u("dotless-i-upper", "upper", "ısı", "ISI")
u("dotless-i-title", "title", "ıspanak", "Ispanak")
u("dotless-i-stays-when-lowered", "kebab", "ısı", "ısı")
u("dotted-capital-lower", "kebab", "İstanbul", "i\u0307stanbul", "İ lowers to two scalars, i and U+0307")
u("dotted-capital-title", "title", "İSTANBUL", "I\u0307stanbul",
  "lowered to i + U+0307, then the first scalar is capitalised; it is not composed back to İ")
u("dotted-capital-second-camel", "camel", "my İZ", "myI\u0307z")
u("dotted-capital-first-camel", "camel", "İZ my", "i\u0307zMy")
u("dotted-capital-upper-stays", "upper", "İz", "İZ", "upper does not lower first")
u("dotted-small-upper", "upper", "i\u0307z", "I\u0307Z", "the mark stays, nothing is composed")
u("lithuanian-dot-is-not-added", "kebab", "I\u0300S", "i\u0300s", "the Lithuanian rule would keep a dot above")

# ---- titlecase digraphs, scripts without a title case, other planes
group("unicode-scripts", ["unicode"])
u("dz-caron-title", "title", "ǆep", "ǅep", "a titlecase letter of its own: ǅ, not Ǆ")
u("dz-caron-capital-title", "title", "ǄEP", "ǅep")
u("dz-caron-title-form-title", "title", "ǅEP", "ǅep")
u("dz-caron-upper", "upper", "ǆep", "ǄEP")
u("dz-caron-title-form-upper", "upper", "ǅep", "ǄEP", "a titlecase letter is raised further")
u("dz-caron-title-form-camel", "camel", "ǅEP x", "ǆepX", "a titlecase letter is lowered in the first word")
u("lj-nj-pascal", "pascal", "ǉub ǌeg", "ǈubǋeg")
u("dz-second-camel", "camel", "my ǳo", "myǲo")
u("georgian-title", "title", "თბილისი", "თბილისი", "the titlecase of a Mkhedruli letter is itself, not Mtavruli")
u("georgian-upper", "upper", "თბილისი", "ᲗᲑᲘᲚᲘᲡᲘ", "upper does go to Mtavruli")
u("georgian-capital-title", "title", "ᲗᲑᲘᲚᲘᲡᲘ", "თბილისი", "lowered, then the title mapping changes nothing")
u("deseret-title", "title", "𐐼𐐯𐑅", "𐐔𐐯𐑅", "cased letters outside the basic plane: a UTF-16 unit is no scalar")
u("deseret-upper", "upper", "𐐼𐐯𐑅", "𐐔𐐇𐐝")
u("cyrillic-camel", "camel", "МОЁ ЗНАЧЕНИЕ", "моёЗначение")
u("precomposed-accent-title", "title", "ÉCOLE élan", "École Élan", "not left alone as in an ASCII-only mapping")
u("decomposed-accent-title", "title", "e\u0301cole", "E\u0301cole", "the first scalar is raised, its mark stays; nothing is composed")
u("decomposed-accent-upper", "upper", "e\u0301te\u0301", "E\u0301TE\u0301")
u("decomposed-accent-kebab", "kebab", "E\u0301TE\u0301", "e\u0301te\u0301")
u("mark-first-title", "title", ["\u0301ab"], "\u0301ab", "the first scalar is the mark; the a behind it is not hunted for")
u("hebrew-pascal", "pascal", "שלום עולם", "שלוםעולם", "letters without case pass unchanged, in logical order")
u("hebrew-kebab", "kebab", "שלום עולם", "שלום-עולם", "the hyphen is put in logical order; no direction marks are added")
u("arabic-upper", "upper", "قيمة جديدة", "قيمة جديدة")
u("arabic-then-latin-camel", "camel", "قيمة VALUE", "قيمةValue")
u("cjk-camel", "camel", "変数 VALUE", "変数Value", "no case in the first word does not move the capital")
u("hangul-title", "title", "값 abc", "값 Abc")
u("math-letters-upper", "upper", "𝑥 𝛼b", "𝑥 𝛼B", "mathematical letters have no case mapping")
u("math-capital-title", "title", "𝒜B", "𝒜b", "a mathematical capital is not lowered")
u("fullwidth-title", "title", "ｖＡＲ", "Ｖａｒ", "fullwidth Latin has case")
u("circled-letters-upper", "upper", "ⓐb", "ⒶB", "symbols with a case mapping follow it")
u("roman-numeral-upper", "upper", "ⅷ", "Ⅷ")
u("emoji-zwj-first-word-camel", "camel", ["👩\u200d💻", "CODE"], "👩\u200d💻Code", "a joined emoji stays whole and is the first word")
u("emoji-skin-tone-title", "title", ["👍🏽OK"], "👍🏽ok", "the first scalar is the emoji; the letters behind are only lowered")
u("zero-width-space-inside-title", "title", ["MY\u200bVALUE"], "My\u200bvalue", "U+200B is no white space and begins no word")
u("control-inside-title", "title", ["A\u001fB"], "A\u001fb", "U+001F is no white space (Python's str.split parts there)")
u("literally-is-not-normalised", "literally", ["é", "e\u0301", "ﬁ"], "é e\u0301 ﬁ", "composed and decomposed stay as they came")
u("literally-keeps-case-of-specials", "literally", "İ ẞ ΟΔΟΣ ǅ", "İ ẞ ΟΔΟΣ ǅ")

# ---- the final sigma
group("unicode-sigma", ["unicode"])
u("sigma-at-the-end", "kebab", "ΟΔΟΣ", "οδος", "Final_Sigma: ς, not σ")
u("sigma-first-and-last", "kebab", "ΣΑΣ", "σας")
u("sigma-doubled-at-the-end", "kebab", "ΑΣΣ", "ασς", "only the last is final")
u("sigma-alone", "kebab", "Σ", "σ", "no cased letter before it: not final")
u("sigma-alone-as-last-word", "kebab", "Α Σ", "α-σ", "the context is the word, not the whole text")
u("sigma-at-a-word-end-in-camel", "camel", "ΟΔΟΣ ΟΔΟΣ", "οδοςΟδος",
  "lowered word by word before joining: after joining the first sigma would be medial")
u("sigma-at-a-word-end-in-pascal", "pascal", "ΤΕΛΟΣ ΑΡΧΗ", "ΤελοςΑρχη")
u("sigma-capitalised-first", "title", "ΣΊΣΥΦΟΣ", "Σίσυφος")
u("sigma-two-title", "title", "ΣΣ", "Σς", "lower first (σς), then the first scalar")
u("sigma-before-a-combining-mark", "kebab", "ΑΣ\u0301", "ας\u0301", "a mark at the end is case-ignorable: still final")
u("sigma-after-a-combining-mark", "kebab", "Α\u0301Σ", "α\u0301ς", "the mark is passed over to find the cased letter before")
u("sigma-after-only-a-mark", "kebab", ["\u0301Σ"], "\u0301σ", "no cased letter stands before the mark")
u("sigma-medial-through-a-mark", "kebab", "ΑΣ\u0301Α", "ασ\u0301α", "the mark is passed over to find the cased letter after")
u("sigma-medial-through-an-apostrophe", "kebab", "ΑΣ'Α", "ασ'α", "an apostrophe is case-ignorable")
u("sigma-medial-through-a-full-stop", "kebab", "ΑΣ.Α", "ασ.α", "a full stop is case-ignorable")
u("sigma-before-a-hyphen", "kebab", "ΑΣ-Α", "ας-α", "a hyphen is not case-ignorable: final")
u("sigma-after-a-digit", "kebab", "1Σ", "1σ")
u("sigma-after-an-uncased-letter", "kebab", "漢Σ", "漢σ", "a letter without case does not make it final")
u("sigma-after-a-latin-letter", "kebab", "XΣ", "xς", "any cased letter counts, not only Greek ones")
u("sigma-before-a-soft-hyphen", "kebab", ["ΑΣ\u00ad"], "ας\u00ad", "format characters are case-ignorable")
u("sigma-final-upper", "upper", "οδος", "ΟΔΟΣ")
u("sigma-small-at-the-end-stays", "kebab", "οδοσ", "οδοσ", "only a capital sigma is looked at; spelling is not corrected")
u("sigma-final-inside-stays", "kebab", "ΑςΑ", "αςα")

# ---- string
group("string")
n("string-quotes-around-a-word", "NOT-4", "string", ["say", '"hi"'], '"say \\"hi\\""')
n("string-only-a-quote", "NOT-4", "string", ['"'], '"\\""', "a quote at both ends of the text")
n("string-quote-inside", "NOT-4", "string", ['a"b'], '"a\\"b"')
n("string-three-quotes", "NOT-4", "string", ['"""'], '"\\"\\"\\""', "each quote is escaped, no multi-line literal arises")
n("string-only-a-backslash", "NOT-4", "string", ["\\"], '"\\\\"', "unescaped it would swallow the closing quote")
n("string-backslash-at-the-end", "NOT-4", "string", ["path\\"], '"path\\\\"', "the closing quote must stay a quote")
n("string-backslash-at-a-word-end", "NOT-4", "string", ["a\\", "b"], '"a\\\\ b"', "unescaped it would escape the joining space")
n("string-two-backslashes", "NOT-4", "string", ["\\\\"], '"\\\\\\\\"', "each one is doubled, none counts as an escape")
n("string-backslash-quote", "NOT-4", "string", ['\\"'], '"\\\\\\""', "both are escaped: three backslashes and a quote")
n("string-quote-backslash", "NOT-4", "string", ['"\\'], '"\\"\\\\"',
  "quotes first, backslashes second would escape the new backslash again")
n("string-interpolation", "NOT-4", "string", ["\\(name)"], '"\\\\(name)"', "not an interpolation but the text")
n("string-interpolation-over-words", "NOT-4", "string", ["\\(a", "+", "b)"], '"\\\\(a + b)"')
n("string-newline-escape", "NOT-4", "string", ["\\n"], '"\\\\n"', "two characters spoken are two characters in the text")
n("string-raw-delimiter", "NOT-4", "string", ['#"x"#', "\\#(y)"], '"#\\"x\\"# \\\\#(y)"')
n("string-apostrophe", "NOT-4", "string", "don't", '"don\'t"', "an apostrophe needs no escape")
n("string-curly-quotes", "NOT-4", "string", "“hi”", '"“hi”"', "only the straight quote is escaped")
n("string-slash-and-dollar", "NOT-4", "string", "a/b $0 %@ {}", '"a/b $0 %@ {}"', "nothing else is escaped (JSON would let / be)")
n("string-quote-under-a-mark", "NOT-4", "string", ['"\u0301x'], '"\\"\u0301x"',
  "quote and mark are one grapheme; comparing graphemes leaves the quote unescaped and the literal broken")
n("string-backslash-under-a-mark", "NOT-4", "string", ["\\\u0301"], '"\\\\\u0301"')
n("string-quote-before-a-joiner", "NOT-4", "string", ['a"\u200d'], '"a\\"\u200d"')
n("string-word-begins-with-a-mark", "NOT-4", "string", ["\u0301x"], '"\u0301x"', "the mark follows the opening quote, nothing is put between")
n("string-is-not-normalised", "NOT-2 NOT-4", "string", ["é", "e\u0301", "Straße"], '"é e\u0301 Straße"')
n("string-emoji", "NOT-4", "string", ["👩\u200d💻", "👍🏽"], '"👩\u200d💻 👍🏽"', "no escaping of what is not ASCII")

# ---- sponge
group("sponge")
n("sponge-digit-is-not-counted", "NOT-3", "sponge", "a1b", "A1b", "counted, the digit would raise the b")
n("sponge-digit-first", "NOT-3", "sponge", "3d", "3D", "the first letter is upper, wherever it stands")
n("sponge-digits-joined", "NOT-3", "sponge", "3d model2", "3DmOdEl2", "one letter before the second word", JOINED)
n("sponge-digits-per-word", "NOT-3", "sponge", "3d model2", "3DMoDeL2", None, PER_WORD)
n("sponge-apostrophe-is-not-counted", "NOT-3", "sponge", "don't", "DoN't")
n("sponge-hyphen-is-not-counted", "NOT-3", "sponge", "a-b-c", "A-b-C")
n("sponge-hyphen-does-not-restart-per-word", "NOT-3", "sponge", "abc-def x", "AbC-dEfX",
  "perWord restarts at words, not at hyphens; six letters, so both readings agree")
n("sponge-even-words-agree", "NOT-3", "sponge", "ab cdef gh", "AbCdEfGh", "even words: the readings agree")
n("sponge-word-without-letters-joined", "NOT-3", "sponge", "a 1 b", "A1b", "a word without letters does not restart the count", JOINED)
n("sponge-word-without-letters-per-word", "NOT-3", "sponge", "a 1 b", "A1B", None, PER_WORD)
n("sponge-no-letters", "NOT-3", "sponge", "1 + 2", "1+2")
u("sponge-sharp-s-at-an-upper-place", "sponge", "ßa", "SSa", "SS counts as one letter: the a is second, so lower", "NOT-2 NOT-3")
u("sponge-sharp-s-at-a-lower-place", "sponge", "aßb", "AßB", None, "NOT-2 NOT-3")
u("sponge-capital-sharp-s-at-a-lower-place", "sponge", "aẞb", "AßB", None, "NOT-2 NOT-3")
u("sponge-ligature-counts-once", "sponge", "ﬁab", "FIaB", None, "NOT-2 NOT-3")
u("sponge-n-apostrophe", "sponge", "ŉa", "ʼNa", None, "NOT-2 NOT-3")
u("sponge-dotted-capital-at-a-lower-place", "sponge", "aİb", "Ai\u0307B",
  "the longer lower form counts once and its mark not at all", "NOT-2 NOT-3")
u("sponge-small-i-upper", "sponge", "iii", "IiI", "no Turkish rule", "NOT-2 NOT-3")
u("sponge-digraph-upper-place", "sponge", "ǅa", "Ǆa", "upper form, not the title form", "NOT-2 NOT-3")
u("sponge-digraph-lower-place", "sponge", "aǅ", "Aǆ", None, "NOT-2 NOT-3")
u("sponge-capital-sigma-at-a-word-end", "sponge", "ΟΔΟΣ", "ΟδΟσ",
  "each scalar is mapped alone: no final form", "NOT-2 NOT-3")
u("sponge-final-sigma-at-a-lower-place", "sponge", "ας", "Ας", None, "NOT-2 NOT-3")
u("sponge-final-sigma-at-an-upper-place", "sponge", "δας", "ΔαΣ", None, "NOT-2 NOT-3")
u("sponge-georgian", "sponge", "თბილისი", "ᲗბᲘლᲘსᲘ", "upper (Mtavruli), not title", "NOT-2 NOT-3")
u("sponge-deseret", "sponge", "𐐼𐐯𐑅", "𐐔𐐯𐐝", "a scalar outside the basic plane counts once", "NOT-2 NOT-3")
n("sponge-decomposed-accents", "NOT-3", "sponge", "e\u0301te\u0301s", "E\u0301tE\u0301s", "marks pass and are not counted")
n("sponge-composed-accents", "NOT-3", "sponge", "étés", "ÉtÉs")
n("sponge-combining-iota-stays", "NOT-3", "sponge", "α\u0345β", "Α\u0345β",
  "a mark passes unchanged though it has an upper form, and is not counted")
n("sponge-spacing-mark-is-not-counted", "NOT-3", "sponge", "aहिa", "AहिA",
  "ह is a letter, its vowel sign U+093F (Mc) is not")
n("sponge-cjk-counts", "NOT-3", "sponge", "a漢b", "A漢B", "a letter without case takes its turn")
n("sponge-cjk-second-word-agrees", "NOT-3", "sponge", "a 漢字", "A漢字", "the later letters have no case: the readings agree")
n("sponge-cjk-first-word-joined", "NOT-3", "sponge", "漢 ab", "漢aB", "the uncased first letter took the upper turn", JOINED)
n("sponge-cjk-first-word-per-word", "NOT-3", "sponge", "漢 ab", "漢Ab", None, PER_WORD)
n("sponge-math-letter-counts", "NOT-3", "sponge", "a𝐛c", "A𝐛C", "a letter (Ll) without a mapping counts")
n("sponge-modifier-letter-counts", "NOT-3", "sponge", "aʰb", "AʰB", "Lm is a letter")
n("sponge-modifier-apostrophe-counts", "NOT-3", "sponge", "aʼb", "AʼB", "U+02BC is a letter; the quote U+2019 is not")
n("sponge-curly-apostrophe-is-not-counted", "NOT-3", "sponge", "a’b", "A’b")
n("sponge-ordinal-indicator-counts", "NOT-3", "sponge", "ªbc", "ªbC", "ª is Lo")
n("sponge-roman-numeral-is-not-a-letter", "NOT-3", "sponge", "ⅷaⅷb", "ⅷAⅷb", "Nl: passes unchanged although it has case")
n("sponge-circled-letter-is-not-a-letter", "NOT-3", "sponge", "ⓐaⒷb", "ⓐAⒷb", "So: passes unchanged although it has case")
n("sponge-emoji-is-not-counted", "NOT-3", "sponge", ["a👩\u200d💻b👍🏽c"], "A👩\u200d💻b👍🏽C", "neither emoji nor joiner nor skin tone")

# ---- unknown notations
group("unknown")
for name, notation, note in [
    ("unknown-snake", "snake", "plausible, but not in the table"),
    ("unknown-capital", "Camel", "names are exact, lower case"),
    ("unknown-empty", "", "the empty name is a name that is unknown, not the default"),
    ("unknown-leading-space", " camel", "names are not trimmed"),
    ("unknown-trailing-space", "camel ", None),
    ("unknown-trailing-line-feed", "camel\n", None),
    ("unknown-zero-width-space", "camel\u200b", None),
    ("unknown-with-case", "camel case", "the expression, not the name"),
    ("unknown-expression", "in camel case", None),
    ("unknown-kebab-case", "kebab-case", None),
    ("unknown-prefix", "came", None),
    ("unknown-longer", "strings", None),
    ("unknown-literal", "literal", None),
    ("unknown-fullwidth", "ｃａｍｅｌ", "no compatibility mapping of names"),
    ("unknown-cyrillic-a", "c\u0430mel", "looks the same, is another letter"),
    ("unknown-decomposed", "upper\u0301", "a grapheme that only begins with r"),
]:
    n(name, "NOT-1", notation, "my value", None, note)
n("unknown-without-words", "NOT-1", "snake", [], None, "refused although there is nothing to write")

# ---- long
group("long", ["long"])
n("two-hundred-words-camel", "NOT-1 NOT-2", "camel", ["ITEM"] * 200, "item" + "Item" * 199)

if __name__ == "__main__":
    check_by_node([case for cases in GROUPS.values() for case in cases])
    write("notation", GROUPS)
    print(sum(map(len, GROUPS.values())), {g: len(c) for g, c in GROUPS.items()})
