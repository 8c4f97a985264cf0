"""Makes cases of voice.dictionary: mawk finds lines and keywords, and ICU finds white space and lower-case letters.

Lines are the records that mawk reads; a keyword is the first field of a record if ` - ` separates the fields. The
script needs PyICU with ICU 72.1, and mawk 1.3.4.
"""
import icu

from shared.cases import Cases, Rejection
from shared.corpus import CORPUS
from shared.programs import output_of, version_of

cases = Cases("voice.dictionary", __file__)
ICU = "ICU", icu.ICU_VERSION
MAWK = "mawk", version_of("mawk", "-W", "version")
FIELDS = r'BEGIN { RS = "\n"; FS = " - " } { print $0 "\001" $1 "\001" substr($0, length($1) + 4) "\001" NF }'


def replaced(pattern, text, by):
    return str(icu.RegexPattern.compile(pattern).matcher(icu.UnicodeString(text)).replaceAll(icu.UnicodeString(by)))


def stripped(text):
    return replaced(r"^\p{White_Space}+|\p{White_Space}+\Z", text, "")


def trimmed(text):
    """Returns a string trimmed at both ends, with one space in place of each stretch of white space inside."""
    return replaced(r"\p{White_Space}+", stripped(text), " ")


def lowered(text):
    return str(icu.UnicodeString(text).toLower(icu.Locale.getRoot()))


def read(text, information=False):
    """Returns the outcome for a resource file, as DIC-2 to DIC-6 require."""
    entries, owners = {}, {}  # for each expression in lower case, its keyword
    for number, line in enumerate(output_of(["mawk", FIELDS], text).split("\n")[:-1], 1):
        line, keyword, rest, count = line.split("\x01")
        if not stripped(line):
            continue
        keyword = stripped(keyword)
        parts = [trimmed(part) for part in ([rest] if information else rest.split(","))]
        if int(count) < 2 or not keyword or not all(parts):
            return Rejection("resource.malformed", line=number)
        for part in parts:
            if owners.setdefault(lowered(part), keyword) != keyword and not information:
                return Rejection("resource.ambiguous", line=number, expression=part)
        known = entries.setdefault("\n" if keyword == "\\n" else keyword, {})
        for part in parts:
            known.setdefault(lowered(part), part)
    return [{"keyword": keyword, "expressions": list(each.values())} for keyword, each in entries.items()]


def add(group, slug, clauses, text, by, kind=None, language="en", name="n", **more):
    file = f"{language}_{name}.txt"
    told = read(text, kind == "information")
    cases.add(group, slug, clauses,
              {"language": language, "name": name, **({"kind": kind} if kind else {}), "files": {file: text}},
              told if isinstance(told, Rejection) else {"file": file, "entries": told}, computed=by, **more)


# ---- DIC-2: lines

G = "lines"
add(G, "one-line", "DIC-2", "var - variable, var", MAWK, basis="source")
add(G, "two-lines", "DIC-2", "var - variable\nlet - constant", MAWK, basis="source")
add(G, "line-feed-at-the-end", "DIC-2", "var - variable\nlet - constant\n", MAWK, basis="source",
    note="The last line feed begins no further line.")
add(G, "blank-lines-between", "DIC-2", "\nvar - variable\n\n\nlet - constant\n\n", MAWK, basis="decision")
for name, scalar in [("line-separator", "\u2028"), ("paragraph-separator", "\u2029"), ("next-line", "\u0085"),
                     ("vertical-tab", "\u000b"), ("form-feed", "\u000c")]:
    add(G, f"{name}-ends-no-line", "DIC-2 DIC-4", f"a - x{scalar}b - y", ICU, basis="decision", tags="hostile",
        note=f"U+{ord(scalar):04X} is White_Space and becomes a space. Python's str.splitlines parts there.")
for name, scalar in [("file-separator", "\u001c"), ("unit-separator", "\u001f"), ("zero-width-space", "\u200b")]:
    add(G, f"{name}-is-no-white-space", "DIC-4", f"a - x{scalar}y, {scalar}z", ICU, basis="decision", tags="hostile",
        note=f"U+{ord(scalar):04X} is not White_Space.")
add(G, "many-lines", "DIC-2", "\n".join(f"k{n} - one {n}, two {n}" for n in range(40)), MAWK, basis="decision",
    tags="long")

# ---- DIC-3: where the keyword ends

for slug, text in [
        ("a-dash-is-a-keyword", "- - minus, dash"),
        ("the-first-parting", "a - b - c"),
        ("dashes-on-both-sides", "- - - -"),
        ("a-dash-said-as-a-dash", "- - -"),
        ("an-arrow", "-> - arrow"),
        ("two-dashes", "-- - decrement"),
        ("a-dash-in-the-keyword", "a-b - c"),
        ("a-dash-on-the-left", "a- - b"),
        ("a-dash-on-the-right", "-a - b"),
        ("comma", ", - comma"),
        ("commas-in-the-keyword", "a, b - c"),
        ("words-in-the-keyword", "my keyword - c"),
        ("an-expression-with-a-dash", "a - divided-by, -b"),
        ("cases-stay", "Int - Integer, INT"),
        ("equals", "== - double equals"),
        ("a-number-sign", "# - hash"),
        ("a-semicolon", "; - semicolon"),
        ("brackets-are-themselves", "[Keyword] - [Espressione1, Espressione2]"),
        ("quotes-are-themselves", '" - quote, "x, y"'),
        ("a-backslash", "\\ - backslash"),
        ("two-backslashes-and-n", "\\\\n - x"),
        ("a-backslash-and-t", "\\t - tab"),
        ("a-tab-beside-the-parting", "a\t-\tb - c"),
        ("other-letters", "più - plus, più")]:
    several = "," in text.partition(" - ")[2]
    add("keyword", slug, "DIC-3 DIC-4" if several else "DIC-3", text, MAWK, basis="decision" if several else None,
        note="Square brackets in the source only mark placeholders." if slug.startswith("brackets") else None)
for slug, text in [
        ("no-parting", "variable"), ("no-space-before", "var- variable"), ("no-space-after", "var -variable"),
        ("no-spaces", "var-variable"), ("another-sign", "var = variable"), ("an-en-dash", "var \u2013 variable"),
        ("no-break-spaces", "var\u00a0-\u00a0variable"), ("tabs", "var\t-\tvariable"),
        ("nothing-to-the-left", " - minus"), ("only-a-dash", "-"), ("only-the-parting", " - "),
        ("a-dash-to-the-left-at-the-start", "- minus"), ("at-the-second-line", "a - x\nb"),
        ("blank-lines-count", "\n\r\n\na - x\n\nb"), ("the-first-of-two", "a\na - x\nb"), ("a-colon", "var: variable"),
        ("a-comment", "# the keywords\nvar - variable")]:
    add("keyword", f"malformed-{slug}", "DIC-3", text, MAWK, note="No ` - ` with something to its left.",
        tags="boundary")

# ---- DIC-4: expressions

G = "expressions"
add(G, "one", "DIC-4", "+ - plus", MAWK, basis="source")
add(G, "three-in-their-order", "DIC-4", "+ - zeta, alpha, mu", MAWK, basis="source")
add(G, "no-spaces-after-commas", "DIC-4", "+ - a,b,c", MAWK, basis="decision")
add(G, "spaces-around", "DIC-4", "+ -    a  ,  b   ,c   ", ICU, basis="decision")
add(G, "inner-white-space", "DIC-4", "< - less   than,\tfewer \t than", ICU, basis="decision")
add(G, "every-white-space", "DIC-4",
    "a - \u1680x\u2000y\u2001\u2002z\u2003,\u2004\u2005u\u2006v\u2007\u2008w\u2009\u200a,"
    "\u202fp\u205fq\u3000r\u00a0s\u0085", ICU, basis="decision", tags="hostile",
    note="The rest of the White_Space property in one go.")
add(G, "mongolian-vowel-separator", "DIC-4", "a - x\u180ey", ICU, basis="decision", tags="hostile",
    note="U+180E was White_Space before Unicode 6.3.")
for slug, text in [
        ("none", "a - "), ("only-spaces", "a -    "), ("comma-at-the-end", "a - x,"), ("comma-at-the-start", "a - ,x"),
        ("two-commas", "a - x,,y"), ("spaces-between-commas", "a - x, \u3000 ,y"), ("only-a-comma", "a - ,"),
        ("the-second-line", "a - x\nb - x,"), ("nothing-but-a-carriage-return", "a - x\r\nb - \r\n"),
        ("comma-at-the-end-before-a-carriage-return", "a - x,\r\n"), ("comma-said-as-a-comma", ", - ,")]:
    add(G, f"malformed-{slug}", "DIC-4", text, ICU, basis="decision", note="An empty expression.", tags="boundary")
add(G, "zero-width-space-is-not-empty", "DIC-4", "a - \u200b", ICU, basis="decision", tags="hostile")
add(G, "many-in-a-line", "DIC-4", "a - " + ",".join(f"e{n}" for n in range(120)), MAWK, basis="decision", tags="long")

# ---- DIC-5: expressions that occur twice

add("twice", "repeated-in-another-case", "DIC-5 DIC-4", "a - x y, X Y", ICU, basis="decision", tags="question",
    note="The first spelling stays.")
add("twice", "repeated-with-more-spaces", "DIC-5 DIC-4", "a - x y, x   y", ICU, basis="decision")
for slug, one, other, note in [
        ("ambiguous-greek", "Ναι", "ΝΑΙ", None),
        ("ambiguous-kelvin-sign", "k", "\u212a", "U+212A lowers to k."),
        ("ambiguous-final-sigma", "οδος", "ΟΔΟΣ",
         "A capital sigma at the end of a word lowers to ς: the full mapping has this condition."),
        ("ambiguous-cyrillic", "ДА", "да", None),
        ("ambiguous-capital-sharp-s", "straße", "STRA\u1e9eE", "U+1E9E lowers to ß."),
        ("two-keywords-sharp-s-and-ss", "straße", "STRASSE", "Lowering is not folding: strasse is another word."),
        ("two-keywords-dotless-i", "ı", "I", "Without a locale I lowers to i."),
        ("two-keywords-dotted-i", "i", "İ", "İ lowers to i and U+0307."),
        ("two-keywords-composed-or-not", "\u00e9", "e\u0301", "Scalars are compared; nothing is normalised."),
        ("two-keywords-full-width", "x", "\uff58", "No compatibility mapping."),
        ("two-keywords-sigma-that-is-not-final", "οδοσ", "ΟΔΟΣ",
         "A capital sigma at the end of a word lowers to ς, which is not σ; mapping scalar by scalar gives σ."),
        ("two-keywords-long-s", "s", "\u017f", "Lowering is not folding.")]:
    add("twice", slug, "DIC-5 DIC-4", f"a - {one}\nb - {other}", ICU, basis="decision", note=note,
        tags="question" if slug.startswith("ambiguous") else "hostile")

# ---- DIC-6: files of information

for slug, text in [
        ("a-description", "play - Runs the code."),
        ("commas-stay", "play - Runs, at once, the code"),
        ("comma-at-the-end", "play - Runs the code,"),
        ("only-a-comma", "play - ,"),
        ("a-dash-in-the-description", "play - Runs - always - the code"),
        ("two-elements", "play - Runs, runs\nsave - Saves")]:
    add("information", slug, "DIC-6", text, MAWK, "information", basis="source")

# ---- the dictionaries of the kit itself

for file in ("en_commands", "en_notations", "it_commands", "it_notations"):
    language, name = file.split("_")
    add("built-in", f"built-in-{language}-{name}", "DIC-2 DIC-3 DIC-4",
        (CORPUS / "dictionaries" / f"{file}.txt").read_text(encoding="utf-8"), MAWK, language=language, name=name,
        basis="source")
cases.run()
