#!/usr/bin/env python3
"""Writes the golden cases of voice.dictionary; see voice.py for where.

Needs PyICU 2.17 with ICU 72.1, and mawk 1.3.4.

The expected entries stand below, worked by hand from DIC-1 to DIC-6. Three outside programs are asked as well, and have
to agree; a case whose outcome hangs on one of them says so:

    mawk    where the keyword ends: the first field of the line, by the separator ` - `, and what is a line: the records
    ICU     what white space is and how letters are lowered: its regular expressions and its `toLower` of no locale

    expected   `key = expression | expression` a line; `malformed 3`; `ambiguous 2 plus`
"""
import sys

sys.dont_write_bytecode = True
import icu  # noqa: E402
from voice import CORPUS, Cases, Error, output_of  # noqa: E402



class DictionaryCases(Cases):
    def stated(self, slug, clauses, basis):
        """DIC-3 and DIC-5 are decisions alone."""
        if set(clauses.split()) <= {"DIC-3", "DIC-5"}:
            assert basis == "decision", slug
            return None
        return basis


CASES = DictionaryCases("voice.dictionary")
ICU = ("ICU", icu.ICU_VERSION)
MAWK = ("mawk", "1.3.4")
EACUTE, E_ACUTE = "\u00e9", "e\u0301"


def replaced(pattern, text, by):
    return str(icu.RegexPattern.compile(pattern).matcher(icu.UnicodeString(text)).replaceAll(icu.UnicodeString(by)))


def trimmed(text):
    """By ICU: no White_Space around, one space within."""
    return replaced(r"\p{White_Space}+", replaced(r"^\p{White_Space}+|\p{White_Space}+\Z", text, ""), " ")


def lowered(text):
    return str(icu.UnicodeString(text).toLower(icu.Locale.getRoot()))


def fields(text):
    """By mawk: of each record that has a separator, its first field and the rest."""
    told = output_of(["mawk", r'BEGIN { RS = "\n"; FS = " - " } { print NR "\001" $1 "\001" substr($0, length($1) + 4) '
                      r'"\001" NF }'], text)
    return [line.split("\x01") for line in told.split("\n")[:-1]]


def outcome(expected, file="en_n.txt"):
    words = expected.split(" ", 2)
    if words[0] == "malformed":
        return Error(code="resource.malformed", line=int(words[1]))
    if words[0] == "ambiguous":
        return Error(code="resource.ambiguous", line=int(words[1]), expression=words[2])
    entries = []
    for line in expected.split("\n") if expected else []:
        keyword, _, expressions = line.partition(" = ")
        entries.append({"keyword": {"\\n": "\n"}.get(keyword, keyword), "expressions": expressions.split(" | ")})
    return {"file": file, "entries": entries}


def asked(text, kind=None, language="en", name="n", files=None):
    return {"language": language, "name": name, **({"kind": kind} if kind else {}),
            "files": files if files is not None else {f"en_{name}.txt": text}}


def add(group, slug, clauses, text, expected, kind=None, by=None, computed=None, **more):
    """Held to mawk and ICU where the whole line is theirs to tell."""
    result = outcome(expected)
    if computed == MAWK and "code" in result:
        told = [(int(number), keyword) for number, keyword, rest, count in fields(text) if int(count) < 2
            or not trimmed(keyword)]
        lines = text.split("\n")
        assert [number for number, _ in told if trimmed(lines[number - 1])][0] == result["line"], (slug, told)
    elif computed == MAWK:
        told = [(keyword.strip(" "), rest) for _, keyword, rest, count in fields(text) if int(count) > 1]
        assert [keyword for keyword, _ in told] == [{"\n": "\\n"}.get(e["keyword"], e["keyword"])
            for e in result["entries"]], (slug, told)
        for (_, rest), entry in zip(told, result["entries"]):
            parts = [rest] if kind == "information" else rest.split(",")
            assert [trimmed(part) for part in parts] == entry["expressions"], (slug, rest)
    if computed == ICU and result.get("code") == "resource.malformed":
        told = [number for number, line in enumerate(text.split("\n"), 1) if trimmed(line)
                and not all(trimmed(part) for part in line.partition(" - ")[2].split(","))]
        assert told[0] == result["line"], (slug, told)
    if computed == ICU and "code" not in result:
        lines = [line for line in text.lstrip("\ufeff").split("\n") if trimmed(line)]
        told = [[trimmed(part) for part in line.split(" - ", 1)[1].split(",")] for line in lines]
        if len(told) == len(result["entries"]):
            for parts, entry in zip(told, result["entries"]):
                unique = list({lowered(part): part for part in reversed(parts)}.values())[::-1]
                assert sorted(unique) == sorted(entry["expressions"]), (slug, unique)
    if computed is None:
        more["by"] = by or "the parts are read off the line"
    CASES.add(group, slug, clauses, asked(text, kind), result, computed=computed, **more)


# ---- DIC-1: which file

G = "file"
ONE = "a - x"


def file(slug, language, name, files, found, text=ONE, **more):
    result = outcome("a = x", found) if found else Error(code="resource.missing")
    CASES.add(G, slug, "DIC-1", asked("", language=language, name=name, files={each: text for each in files}), result,
              **{"basis": "source", **more})


file("the-language-set", "it", "keywords", ["it_keywords.txt", "en_keywords.txt"], "it_keywords.txt", by="it is there")
file("english-otherwise", "fr", "keywords", ["it_keywords.txt", "en_keywords.txt"], "en_keywords.txt",
     by="no fr_keywords.txt; English", note="\"prova a caricare i dizionari in lingua inglese\"")
file("nor-english", "fr", "keywords", ["it_keywords.txt"], None, by="neither fr nor en",
     note="\"altrimenti lancia un'eccezione\"")
file("no-files", "en", "keywords", [], None, by="nothing is there")
file("english-itself", "en", "keywords", ["en_keywords.txt"], "en_keywords.txt", by="it is there")
file("english-itself-is-missing", "en", "keywords", ["it_keywords.txt"], None, by="English falls back on nothing else")
file("another-name", "it", "commands", ["it_keywords.txt", "en_keywords.txt"], None, by="no commands at all")
file("another-name-in-english", "it", "commands", ["it_keywords.txt", "en_commands.txt"], "en_commands.txt",
     by="it has only keywords")
file("the-name-has-an-underscore", "it", "my_names", ["it_my_names.txt", "it_my.txt"], "it_my_names.txt",
    by="joined by _")
file("the-language-has-a-region", "it_CH", "n", ["it_n.txt", "en_n.txt"], "en_n.txt", basis="decision",
     by="it_CH_n.txt is not there, and it is not asked for", note="The next one is English, not Italian.")
file("the-language-has-a-region-and-a-file", "it_CH", "n", ["it_n.txt", "it_CH_n.txt"], "it_CH_n.txt", by="it is there")
file("upper-case-language", "IT", "n", ["it_n.txt", "en_n.txt"], "en_n.txt", by="IT_n.txt is another name",
     basis="decision")
file("upper-case-file", "it", "n", ["IT_n.txt", "it_N.txt", "it_n.TXT"], None, by="none has that very name",
     basis="decision")
file("no-language", "", "n", ["_n.txt", "en_n.txt"], "_n.txt", by="the name is _n.txt", basis="decision")
file("no-language-no-file", "", "n", ["n.txt", "en_n.txt"], "en_n.txt", by="_n.txt is not there", basis="decision")
file("no-name", "it", "", ["it_.txt"], "it_.txt", by="the name is it_.txt", basis="decision")
file("no-ending", "it", "n", ["it_n", "it_n.txt.txt"], None, by="the ending is .txt, once")
file("a-name-with-an-ending", "it", "n.txt", ["it_n.txt", "en_n.txt"], None, by="it_n.txt.txt is not there")
file("folders-are-no-matter", "it", "n", ["Dictionaries/it_n.txt", "./en_n.txt"], None, by="none has that very name",
     basis="decision")
file("climbing-out", "..", "/secret", ["../_/secret.txt", "en_n.txt", ".._/secret.txt"], ".._/secret.txt",
     by="the parts are joined and nothing is resolved", basis="decision", tags="hostile")
file("composed-letters", "it", EACUTE, [f"it_{E_ACUTE}.txt", f"en_{EACUTE}.txt"], f"en_{EACUTE}.txt",
     by="e with a combining accent is another name, scalar by scalar", basis="decision", tags="hostile question")
for slug, text, kind, expected in [
        ("the-first-is-malformed", "oops", None, Error(code="resource.malformed", line=1)),
        ("the-first-is-empty", "", None, {"file": "it_n.txt", "entries": []})]:
    CASES.add(G, slug, "DIC-1 DIC-2", asked("", language="it", files={"it_n.txt": text, "en_n.txt": ONE}), expected,
              by="a file that is there is the one read, however it is", note="English is no way out of a faulty file.")
CASES.add(G, "others-are-not-read", "DIC-1", asked("", language="it", files={"it_n.txt": ONE, "en_n.txt": "oops",
          "it_m.txt": "a - x\nb - x"}), outcome("a = x", "it_n.txt"), by="only the file read can be faulty")

# ---- DIC-2: lines

G = "lines"
add(G, "one-line", "DIC-2", "var - variable, var", "var = variable | var", computed=MAWK, basis="source")
add(G, "two-lines", "DIC-2", "var - variable\nlet - constant", "var = variable\nlet = constant", computed=MAWK,
    basis="source")
add(G, "line-feed-at-the-end", "DIC-2", "var - variable\nlet - constant\n", "var = variable\nlet = constant",
    computed=MAWK, basis="source", note="The last line feed begins no further line.")
add(G, "empty", "DIC-2", "", "", by="an empty file has no entries")
add(G, "only-line-feeds", "DIC-2", "\n\n\n", "", by="blank lines alone")
add(G, "only-white-space", "DIC-2", " \t\n\u3000\r\n\u00a0", "", by="blank lines alone")
add(G, "only-a-byte-order-mark", "DIC-2", "\ufeff", "", by="the mark, then nothing")
add(G, "carriage-returns", "DIC-2 DIC-4", "var - variable, var\r\nlet - constant\r\n",
    "var = variable | var\nlet = constant",
    by="CR LF ends a line", note="The CR is no part of the last expression.")
add(G, "carriage-return-at-the-end", "DIC-2 DIC-4", "var - variable\r", "var = variable",
    by="the CR is white space at the end of an expression")
add(G, "blank-lines-between", "DIC-2", "\nvar - variable\n\n\nlet - constant\n\n", "var = variable\nlet = constant",
    computed=MAWK)
add(G, "blank-lines-with-carriage-returns", "DIC-2", "\r\nvar - variable\r\n\r\n \r\nlet - constant",
    "var = variable\nlet = constant",
    by="blank lines between")
add(G, "byte-order-mark", "DIC-2 DIC-3", "\ufeffvar - variable", "var = variable",
    by="the mark is no part of the keyword")
add(G, "two-byte-order-marks", "DIC-2 DIC-3", "\ufeff\ufeffvar - variable", "\ufeffvar = variable",
    by="one mark; the second is a character of the keyword (U+FEFF is no white space)", tags="hostile question")
add(G, "byte-order-mark-within", "DIC-2 DIC-3", "a - x\n\ufeffvar - variable", "a = x\n\ufeffvar = variable",
    by="a mark only stands at the beginning of a file", tags="hostile question")
add(G, "byte-order-mark-before-a-blank-line", "DIC-2", "\ufeff\r\na - x", "a = x", by="the first line is blank")
add(G, "lone-carriage-return", "DIC-2 DIC-4", "a - x\rb - y", "a = x b - y",
    by="a lone CR ends no line: the expression is x, CR, b - y, and the CR is inner white space",
    note="One entry; two lines would be two.")
add(G, "lone-carriage-returns-only", "DIC-2 DIC-4", "a - x, y\rb, z", "a = x | y b | z", by="CR within an expression")
for name, scalar in [("line-separator", "\u2028"), ("paragraph-separator", "\u2029"), ("next-line", "\u0085"),
                     ("vertical-tab", "\u000b"), ("form-feed", "\u000c")]:
    add(G, f"{name}-ends-no-line", "DIC-2 DIC-4", f"a - x{scalar}b - y", "a = x b - y", computed=ICU, tags="hostile",
        note=f"U+{ord(scalar):04X} is White_Space and becomes a space. Python's str.splitlines parts there.")
for name, scalar in [("file-separator", "\u001c"), ("unit-separator", "\u001f"), ("zero-width-space", "\u200b")]:
    add(G, f"{name}-is-no-white-space", "DIC-4", f"a - x{scalar}y, {scalar}z", f"a = x{scalar}y | {scalar}z",
        computed=ICU,
        tags="hostile", note=f"U+{ord(scalar):04X} is not White_Space.")
add(G, "nul-characters", "DIC-3 DIC-4", "a\0 - x\0y", "a\0 = x\0y", by="NUL is a character like others", tags="hostile")
add(G, "many-lines", "DIC-2", "\n".join(f"k{n} - one {n}, two {n}" for n in range(40)),
    "\n".join(f"k{n} = one {n} | two {n}" for n in range(40)), computed=MAWK, tags="long")

# ---- DIC-3: where the keyword ends

G = "keyword"
for slug, text, expected in [
        ("a-dash-is-a-keyword", "- - minus, dash", "- = minus | dash"),
        ("the-first-parting", "a - b - c", "a = b - c"),
        ("dashes-on-both-sides", "- - - -", "- = - -"),
        ("a-dash-said-as-a-dash", "- - -", "- = -"),
        ("an-arrow", "-> - arrow", "-> = arrow"),
        ("two-dashes", "-- - decrement", "-- = decrement"),
        ("a-dash-in-the-keyword", "a-b - c", "a-b = c"),
        ("a-dash-on-the-left", "a- - b", "a- = b"),
        ("a-dash-on-the-right", "-a - b", "-a = b"),
        ("comma", ", - comma", ", = comma"),
        ("commas-in-the-keyword", "a, b - c", "a, b = c"),
        ("words-in-the-keyword", "my keyword - c", "my keyword = c"),
        ("an-expression-with-a-dash", "a - divided-by, -b", "a = divided-by | -b"),
        ("cases-stay", "Int - Integer, INT", "Int = Integer | INT"),
        ("equals", "== - double equals", "== = double equals"),
        ("a-number-sign", "# - hash", "# = hash"),
        ("a-semicolon", "; - semicolon", "; = semicolon"),
        ("brackets-are-themselves", "[Keyword] - [Espressione1, Espressione2]",
            "[Keyword] = [Espressione1 | Espressione2]"),
        ("quotes-are-themselves", '" - quote, "x, y"', '" = quote | "x | y"'),
        ("a-backslash", "\\ - backslash", "\\ = backslash"),
        ("two-backslashes-and-n", "\\\\n - x", "\\\\n = x"),
        ("a-backslash-and-t", "\\t - tab", "\\t = tab"),
        ("a-tab-beside-the-parting", "a\t-\tb - c", "a\t-\tb = c"),
        ("other-letters", "più - plus, più", "più = plus | più")]:
    clauses = "DIC-3 DIC-4" if "|" in expected else "DIC-3"
    add(G, slug, clauses, text, expected, computed=MAWK,
        note="Square brackets in the source only mark placeholders." if slug.startswith("brackets") else None)
add(G, "line-break", "DIC-3", "\\n - new line, a capo", "\\n = new line | a capo", by="`\\n` is U+000A")
add(G, "line-break-in-a-keyword", "DIC-3", "a\\n - x", "a\\n = x".replace("a\\n", "a\\n"),
    by="only `\\n` alone is the line break: this is a, backslash, n")
add(G, "upper-case-n", "DIC-3", "\\N - x", "\\N = x", by="`\\N` is not `\\n`")
add(G, "same-word-in-two-cases", "DIC-3 DIC-5", "Var - x\nvar - y", "Var = x\nvar = y",
    by="keywords keep their case: two of them")
add(G, "line-break-twice", "DIC-3 DIC-5", "\\n - new line\n\\n - next line", "\\n = new line | next line",
    by="one keyword")
for slug, text, line in [
        ("no-parting", "variable", 1), ("no-space-before", "var- variable", 1), ("no-space-after", "var -variable", 1),
        ("no-spaces", "var-variable", 1), ("another-sign", "var = variable", 1),
        ("an-en-dash", "var \u2013 variable", 1),
        ("no-break-spaces", "var\u00a0-\u00a0variable", 1), ("tabs", "var\t-\tvariable", 1),
        ("nothing-to-the-left", " - minus", 1),
        ("only-a-dash", "-", 1), ("only-the-parting", " - ", 1), ("a-dash-to-the-left-at-the-start", "- minus", 1),
        ("at-the-second-line", "a - x\nb", 2), ("blank-lines-count", "\n\r\n\na - x\n\nb", 6),
        ("the-first-of-two", "a\na - x\nb", 1), ("a-colon", "var: variable", 1),
        ("a-comment", "# the keywords\nvar - variable", 1)]:
    add(G, f"malformed-{slug}", "DIC-3", text, f"malformed {line}", computed=MAWK,
        note="No ` - ` with something to its left.",
        tags="boundary")
for slug, text, expected, note in [
        ("space-before-the-keyword", "  var - x", "var = x", None),
        ("tab-after-the-keyword", "var\t - x", "var = x", None),
        ("white-space-alone-is-not-something", "  - - x", "- = x",
         "The parting at the second character has only white space to its left; so the next one counts.")]:
    add(G, slug, "DIC-3", text, expected, by="white space around a keyword is no part of it", tags="question",
        note=note)
add(G, "white-space-alone-and-no-more", "DIC-3", "\t - x", "malformed 1", by="only white space to the left",
    tags="question")

# ---- DIC-4: expressions

G = "expressions"
add(G, "one", "DIC-4", "+ - plus", "+ = plus", computed=MAWK, basis="source")
add(G, "three-in-their-order", "DIC-4", "+ - zeta, alpha, mu", "+ = zeta | alpha | mu", computed=MAWK, basis="source")
add(G, "no-spaces-after-commas", "DIC-4", "+ - a,b,c", "+ = a | b | c", computed=MAWK)
add(G, "spaces-around", "DIC-4", "+ -    a  ,  b   ,c   ", "+ = a | b | c", computed=ICU)
add(G, "inner-white-space", "DIC-4", "< - less   than,\tfewer \t than", "< = less than | fewer than", computed=ICU)
add(G, "every-white-space", "DIC-4",
    "a - \u1680x\u2000y\u2001\u2002z\u2003,\u2004\u2005u\u2006v\u2007\u2008w\u2009\u200a,"
    "\u202fp\u205fq\u3000r\u00a0s\u0085",
    "a = x y z | u v w | p q r s", computed=ICU, tags="hostile", note="The rest of the White_Space property in one go.")
add(G, "mongolian-vowel-separator", "DIC-4", "a - x\u180ey", "a = x\u180ey", computed=ICU, tags="hostile",
    note="U+180E was White_Space before Unicode 6.3.")
add(G, "case-stays-as-written", "DIC-4", "Int - INTEGER, Whole Number", "Int = INTEGER | Whole Number",
    by="compared without case, told as written",
    tags="question")
add(G, "full-stops-stay", "DIC-4", "a - x., y!", "a = x. | y!", by="only commas part")
add(G, "another-comma", "DIC-4", "a - x\uff0c y\u060c z", "a = x\uff0c y\u060c z",
    by="U+FF0C and U+060C are not the comma",
    tags="hostile")
for slug, text, line in [
        ("none", "a - ", 1), ("only-spaces", "a -    ", 1), ("comma-at-the-end", "a - x,", 1),
        ("comma-at-the-start", "a - ,x", 1),
        ("two-commas", "a - x,,y", 1), ("spaces-between-commas", "a - x, \u3000 ,y", 1), ("only-a-comma", "a - ,", 1),
        ("the-second-line", "a - x\nb - x,", 2), ("nothing-but-a-carriage-return", "a - x\r\nb - \r\n", 2),
        ("comma-at-the-end-before-a-carriage-return", "a - x,\r\n", 1), ("comma-said-as-a-comma", ", - ,", 1)]:
    add(G, f"malformed-{slug}", "DIC-4", text, f"malformed {line}", computed=ICU, note="An empty expression.",
        tags="boundary")
add(G, "zero-width-space-is-not-empty", "DIC-4", "a - \u200b", "a = \u200b", computed=ICU, tags="hostile")
add(G, "many-in-a-line", "DIC-4", "a - " + ",".join(f"e{n}" for n in range(120)),
    "a = " + " | ".join(f"e{n}" for n in range(120)), computed=MAWK, tags="long")

# ---- DIC-5: twice

G = "twice"
add(G, "a-keyword-on-two-lines", "DIC-5", "a - x\na - y", "a = x | y", by="joined")
add(G, "joined-at-the-first-line", "DIC-5", "a - x\nb - y\na - z", "a = x | z\nb = y", by="a stays first")
add(G, "a-keyword-on-three-lines", "DIC-5", "a - x\nb - y\na - z\nb - w\na - v", "a = x | z | v\nb = y | w",
    by="joined in their order")
add(G, "repeated-on-a-line", "DIC-5", "a - x, y, x", "a = x | y", by="counts once")
add(G, "repeated-on-two-lines", "DIC-5", "a - x, y\na - y, z", "a = x | y | z", by="counts once")
add(G, "repeated-in-another-case", "DIC-5 DIC-4", "a - x y, X Y", "a = x y", computed=ICU,
    note="The first spelling stays.",
    tags="question")
add(G, "repeated-with-more-spaces", "DIC-5 DIC-4", "a - x y, x   y", "a = x y", computed=ICU)
add(G, "the-same-line-twice", "DIC-5", "a - x, y\na - x, y\n", "a = x | y", by="all repeated")
add(G, "keyword-and-expression-alike", "DIC-5", "a - b\nb - a", "a = b\nb = a", by="only expressions are compared")
for slug, text, line, expression, more in [
        ("two-keywords", "a - x\nb - x", 2, "x", {}),
        ("two-keywords-in-another-case", "a - x\nb - X", 2, "X", {"tags": "question"}),
        ("two-keywords-with-more-spaces", "a - x y\nb - z, x \t y", 2, "x y", {}),
        ("far-apart", "a - x\nb - y\nc - z\nd - w, y", 4, "y", {}),
        ("the-first-of-two-on-a-line", "a - x, y\nb - z, y, x", 2, "y", {}),
        ("the-first-of-two-lines", "a - x, y\nb - y\nc - x", 2, "y", {}),
        ("across-a-joined-line", "a - x\nb - y\na - y", 3, "y",
            {"note": "The second occurrence is told, on the line of a keyword that is known."}),
        ("with-blank-lines", "a - x\r\n\r\n\r\nb - x", 4, "x", {}),
        ("case-of-keywords", "Var - x\nvar - x", 2, "x", {"note": "Keywords keep their case, so these are two."})]:
    add(G, f"ambiguous-{slug}", "DIC-5", text, f"ambiguous {line} {expression}", by="two keywords", **more)
for slug, one, other, note in [
        ("greek", "Ναι", "ΝΑΙ", None), ("kelvin-sign", "k", "\u212a", "U+212A lowers to k."),
        ("final-sigma", "οδος", "ΟΔΟΣ",
            "A capital sigma at the end of a word lowers to ς: the full mapping has this condition."),
        ("cyrillic", "ДА", "да", None), ("capital-sharp-s", "straße", "STRA\u1e9eE", "U+1E9E lowers to ß.")]:
    assert lowered(one) == lowered(other), slug
    add(G, f"ambiguous-{slug}", "DIC-5 DIC-4", f"a - {one}\nb - {other}", f"ambiguous 2 {other}", computed=ICU,
        basis="decision",
        note=note, tags="question")
for slug, one, other, note in [
        ("sharp-s-and-ss", "straße", "STRASSE", "Lowering is not folding: strasse is another word."),
        ("dotless-i", "ı", "I", "Without a locale I lowers to i."), ("dotted-i", "i", "İ", "İ lowers to i and U+0307."),
        ("composed-or-not", EACUTE, E_ACUTE, "Scalars are compared; nothing is normalised."),
        ("full-width", "x", "\uff58", "No compatibility mapping."), ("sigma-that-is-not-final", "οδοσ", "ΟΔΟΣ",
            "A capital sigma at the end of a word lowers to ς, which is not σ; mapping scalar by scalar gives σ."),
            ("long-s", "s", "\u017f",
            "Lowering is not folding.")]:
    assert lowered(one) != lowered(other), slug
    add(G, f"two-keywords-{slug}", "DIC-5 DIC-4", f"a - {one}\nb - {other}", f"a = {one}\nb = {other}", computed=ICU,
        note=note, tags="hostile")

# ---- which fault is told

G = "faults"
for slug, text, expected, by in [
        ("malformed-before-ambiguous-on-a-line", "a - x\nb - x, ", "malformed 2",
            "within a line malformed comes first"),
        ("ambiguous-line-before-a-malformed-one", "a - x\nb - x\nc", "ambiguous 2 x", "the first faulty line wins"),
        ("malformed-line-before-an-ambiguous-one", "a - x\nc\nb - x", "malformed 2", "the first faulty line wins"),
        ("malformed-line-wedged-in", "a - x\nb - y,\nb - x", "malformed 2", "the first faulty line wins"),
        ("the-last-line", "a - x\nb - y\nc - z\nd", "malformed 4", "the fourth line"),
        ("after-a-byte-order-mark", "\ufeffa", "malformed 1", "lines count from 1"),
        ("faulty-and-repeated", "a - x, x,", "malformed 1", "repeated counts once, but the last one is empty")]:
    clauses = {"after-a-byte-order-mark": "DIC-2 DIC-3", "faulty-and-repeated": "DIC-4"}.get(slug, "DIC-5 DIC-4")
    add(G, slug, clauses, text, expected, by=by, tags="boundary")

# ---- DIC-6: informations

G = "information"
INFORMATION = {"kind": "information"}
for slug, text, expected in [
        ("a-description", "play - Runs the code.", "play = Runs the code."),
        ("commas-stay", "play - Runs, at once, the code", "play = Runs, at once, the code"),
        ("comma-at-the-end", "play - Runs the code,", "play = Runs the code,"),
        ("only-a-comma", "play - ,", "play = ,"),
        ("a-dash-in-the-description", "play - Runs - always - the code", "play = Runs - always - the code"),
        ("two-elements", "play - Runs, runs\nsave - Saves", "play = Runs, runs\nsave = Saves")]:
    add(G, slug, "DIC-6", text, expected, computed=MAWK, **INFORMATION, basis="source")
for slug, text, expected, by in [
        ("one-description-twice", "a - Runs\nb - Runs", "a = Runs\nb = Runs",
            "DIC-5 does not apply: nothing is ambiguous"),
        ("one-description-in-two-cases", "a - Runs\nb - RUNS", "a = Runs\nb = RUNS", "nothing is ambiguous"),
        ("spaces-within", "a -  Runs   the\tcode ", "a = Runs the code", "one expression: trimmed, one space within"),
        ("line-break", "\\n - Begins a line", "\\n = Begins a line", "the same keywords"),
        ("carriage-returns", "a - Runs\r\nb - Saves\r\n", "a = Runs\nb = Saves", "CR LF ends a line"),
        ("empty-file", "", "", "no entries"),
        ("blank-lines", "\n\na - Runs\n\n", "a = Runs", "blank lines are tolerated")]:
    add(G, slug if slug not in ("line-break", "carriage-returns") else f"information-{slug}", "DIC-6", text, expected,
        by=by, **INFORMATION)
add(G, "an-element-twice", "DIC-6", "a - Runs\na - Saves", "a = Runs\na = Saves",
    by="DIC-5 does not apply: nothing is joined",
    tags="question", **INFORMATION)
add(G, "an-element-and-its-description-twice", "DIC-6", "a - Runs\na - Runs", "a = Runs\na = Runs",
    by="DIC-5 does not apply: both stand", tags="question", **INFORMATION)
for slug, text, line in [("no-description", "a - ", 1), ("no-parting", "a - Runs\nsaves", 2),
    ("blank-description", "a - \u3000", 1)]:
    clauses = "DIC-6 DIC-4" if slug == "no-parting" else "DIC-6"
    add(G, f"malformed-information-{slug}", clauses, text, f"malformed {line}", by="nothing said", **INFORMATION)
CASES.add(G, "kind-said", "DIC-5", asked("a - x, y", "dictionary"), outcome("a = x | y"), by="the default, said")
CASES.add(G, "the-same-file-as-a-dictionary", "DIC-5", asked("a - Runs, fast\nb - Runs", "dictionary"),
          outcome("ambiguous 2 Runs"), by="as a dictionary it is ambiguous")
CASES.add(G, "the-same-file-as-information", "DIC-6", asked("a - Runs, fast\nb - Runs", "information"),
          outcome("a = Runs, fast\nb = Runs"), by="as information it is not")
CASES.add(G, "information-in-english", "DIC-1 DIC-6", asked("", "information", "fr", "buttons", {
    "en_buttons.txt": "mic - Starts, and stops, the recording\nplay - Runs the code"}),
    outcome("mic = Starts, and stops, the recording\nplay = Runs the code", "en_buttons.txt"),
    by="no fr_buttons.txt", basis="source")

# ---- the dictionaries of the kit itself, by mawk

G = "built-in"
for name in ("en_commands", "en_notations", "it_commands", "it_notations"):
    text = (CORPUS / "dictionaries" / f"{name}.txt").read_text(encoding="utf-8")
    language, name = name.split("_")
    told = [{"keyword": {"\\n": "\n"}.get(keyword, keyword), "expressions": [trimmed(part) for part in rest.split(",")]}
            for _, keyword, rest, _ in fields(text)]
    CASES.add(G, f"built-in-{language}-{name}", "DIC-2 DIC-3 DIC-4",
              {"language": language, "name": name, "files": {f"{language}_{name}.txt": text}},
              {"file": f"{language}_{name}.txt", "entries": told}, computed=MAWK, basis="source")

CASES.write()
