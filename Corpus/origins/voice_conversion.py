"""Golden cases of voice.conversion, as tables.

Every expected code below was worked out by hand from CON-1..11 in the order of the passes: Redo, Undo,
Clear, Type, Literally, stop, keywords, assembly; no implementation of the subsystem computes any of them.
Run it to rewrite Corpus/voice/conversion/*.jsonl; it needs voice_notation.py beside it, and what that needs.

A case rests on the source if its story or its order of passes tells the outcome (`OF_THE_SOURCE`), on Unicode if a mapping
does (`OF_UNICODE`), else on what the kit decided: where it is not clear, on that.

A row is  c(id, clauses, transcript, code, note)  with, where they differ from the default,
    ended=True   the output's `ended`
    lang="it"    the input's language ("en" otherwise)
    d=D(...)     a dictionary
    r="..."      the readings on which the output depends, each by its first letters:
                 literal|drop (type.unterminated), spaced|tight (assembly), joined|perWord (sponge.run)
"""
from voice_notation import SOURCE, write

GROUPS = {}
READINGS = {
    "joined": ("voice.notation.sponge.run", "joined"),
    "perWord": ("voice.notation.sponge.run", "perWord"),
    "literal": ("voice.conversion.type.unterminated", "literal"),
    "drop": ("voice.conversion.type.unterminated", "drop"),
    "spaced": ("voice.conversion.assembly", "spaced"),
    "tight": ("voice.conversion.assembly", "tight"),
}
OF_THE_SOURCE = set("""
source-literally-plus source-type-in-camel-case source-plus source-type-in-string-case
token-line-break token-two-line-breaks token-type-alias-is-the-command token-keyword-inside-type
token-string-case-of-string token-case-in-upper-case token-title-case-in-title-case
undo-the-last-word undo-and-go-on undo-twice undo-interleaved undo-type undo-a-second-type undo-inside-type
undo-literally undo-what-literally-protects undo-clear undo-clear-and-one-word-more undo-a-word-after-clear-then-clear
redo-an-undo redo-alone redo-without-an-undo redo-before-an-undo redo-both-of-two-undos redo-one-of-two-undos
redo-then-undo-again redo-undo-redo redo-between-undos redo-two-separate-times redo-brings-back-a-line-break
redo-brings-back-type redo-brings-back-a-notation redo-brings-back-clear redo-brings-back-literally
clear-a-line clear-and-go-on clear-only-its-line clear-more-after-clear clear-takes-type clear-takes-literally
clear-takes-a-typed-stretch clear-inside-type-and-type-again clear-undone-then-cleared
type-in-pascal-case type-in-kebab-case type-in-title-case type-in-upper-case type-in-string-case type-in-sponge-case
type-literally type-in-sponge-case-joined type-in-sponge-case-per-word type-keyword-words type-keyword-in-upper-case-stays
type-after-type type-words-like-a-notation type-then-keyword type-twice-on-a-line type-literally-then-keyword
literally-keyword literally-as-spoken literally-only-the-next literally-twice literally-ordinary-word
order-type-undone-redone-undone order-literally-undone-redone-undone order-notation-undone-redone order-undo-type-behind-literally
order-undo-literally-inside-type order-clear-undone-inside-type order-clear-before-type-sees-the-line order-clear-undone-redone-undone
order-undo-after-redo-inside-type
protected-private-use-characters protected-control-characters protected-section-signs protected-angle-brackets
protected-braces-and-number protected-template-signs protected-typed-command-is-no-command protected-typed-undo-is-no-undo
protected-title-is-one-piece stop-at-the-end stop-alone growing-01-variable growing-09-case
""".split())
OF_UNICODE = set("""
case-no-turkish-i case-no-turkish-i-in-commands case-dotted-capital-i-does-not-match case-dotless-i-does-not-match
case-kelvin-sign-matches case-long-s-does-not-match words-next-line-control words-no-break-space
words-every-other-white-space words-ideographic-space words-zero-width-space-does-not-part
words-byte-order-mark-does-not-part words-unit-separator-does-not-part words-file-separator-does-not-part
words-mongolian-separator-does-not-part
""".split())
LONG = {"kind": "derived", "by": "clauses repeated", "script": "Corpus/origins/voice_conversion.py"}
_group = None
_tags = None


def group(name, tags=None):
    global _group, _tags
    _group, _tags = GROUPS.setdefault(name, []), tags


def c(name, clauses, transcript, code, note=None, ended=False, lang="en", d=None, r="", origin=None):
    clauses = ["CON-" + k for k in clauses.split()]
    given = {"transcript": transcript, "language": lang}
    if d is not None:
        given["dictionary"] = d
    case = {
        "id": "voice.conversion/" + name,
        "clauses": clauses,
        "origin": origin or (LONG if _tags == ["long"] else {"kind": "worked", "by": ", ".join(clauses) + " by hand"}),
        "basis": "source" if name in OF_THE_SOURCE else "standard" if name in OF_UNICODE else "decision",
        "readings": dict(READINGS[k] for k in r.split()),
        "input": given,
        "output": {"code": code, "ended": ended},
    }
    if _tags:
        case["tags"] = _tags
    if note:
        case["note"] = note
    _group.append(case)


def D(keywords=(), commands=(), notations=()):
    """Each list as lines `keyword = expression | expression`; the line break's keyword is written \\n."""
    def entries(lines):
        out = []
        for text in lines:
            keyword, expressions = text.split(" = ")
            out.append({"keyword": keyword.replace("\\n", "\n"), "expressions": expressions.split(" | ")})
        return out
    return {"keywords": entries(keywords), "commands": entries(commands), "notations": entries(notations)}


# ================================================================ the source's examples
group("source")
c("source-literally-plus", "7 8", "variable literally plus", "var plus", "the source's own example", origin=SOURCE)
c("source-type-in-camel-case", "6", "type my value in camel case", "myValue", "the source's own example", origin=SOURCE)
c("source-plus", "8", "plus", "+", "the source's own example", origin=SOURCE)
c("source-type-in-string-case", "6 11", "type a plus b in string case", '"a plus b"',
  "nothing inside the quotes is converted; the source tells it without a text")

# ================================================================ words and white space
group("words", ["white-space"])
c("words-empty-transcript", "1", "", "", "nothing said: no code, not ended")
c("words-only-spaces", "1", "   ", "")
c("words-only-odd-spaces", "1", "\u3000\u00a0\u2028\t", "", "any White_Space is white space")
c("words-spaces-around", "1", "  a plus  ", "a +", "no empty words at the ends")
c("words-runs-of-spaces", "1 10", "a   plus    b", "a + b", "one space between pieces however many were there")
c("words-tab", "1", "a\tplus\tb", "a + b")
c("words-line-feed-is-only-a-space", "1 10", "a\nplus\nb", "a + b", "a line feed in the transcript is no line break; only `new line` is")
c("words-carriage-return-line-feed", "1", "a\r\nplus", "a +", "CRLF is one grapheme, yet two white-space scalars")
c("words-next-line-control", "1", "a\u0085plus\u0085b", "a + b", "U+0085 is White_Space")
c("words-no-break-space", "1", "a\u00a0plus\u00a0b", "a + b", "recognisers do send U+00A0")
c("words-every-other-white-space", "1",
  "a\u1680plus\u2000b\u2001plus\u2002c\u2003plus\u2004d\u2005plus\u2006e\u2007plus\u2008f\u2009plus\u200ag\u202fplus\u205fh\u000bplus\u000ci",
  "a + b + c + d + e + f + g + h + i", "the rest of the White_Space property in one go")
c("words-ideographic-space", "1", "a\u3000plus\u3000b", "a + b")
c("words-line-and-paragraph-separator", "1", "a\u2028plus\u2029b", "a + b", "they part words and are no line breaks in the code")
c("words-zero-width-space-does-not-part", "1", "a\u200bplus", "a\u200bplus", "U+200B is not White_Space: one unknown word")
c("words-byte-order-mark-does-not-part", "1", "\ufeffplus", "\ufeffplus", "U+FEFF is not White_Space, so the word is not `plus`")
c("words-unit-separator-does-not-part", "1", "a\u001fplus", "a\u001fplus", "U+001F is not White_Space (Python's str.split parts there)")
c("words-file-separator-does-not-part", "1", "a\u001cplus b", "a\u001cplus b", "U+001C is a Bidi separator, not White_Space")
c("words-mongolian-separator-does-not-part", "1", "a\u180eplus", "a\u180eplus", "U+180E was White_Space before Unicode 6.3")
c("words-keyword-over-odd-spaces", "1 8", "less\u00a0\tthan", "<", "an expression's words may be parted by any white space")
c("words-notation-over-odd-spaces", "1 6", "type my value in\u3000camel\u2028case", "myValue")
c("words-line-break-over-a-tab", "1", "a new\tline b", "a\nb")
c("words-line-break-over-a-line-feed", "1", "a new\nline b", "a\nb")
c("words-protected-words-are-respaced", "1 7", "literally new\t\u3000line", "new line", "as spoken are the words, not the white space between")
c("words-other-letters", "8", "naïve plus 👩\u200d💻", "naïve + 👩\u200d💻")
c("words-comma-on-a-word", "8", "plus, a", "plus, a", "the recogniser's comma makes it another word")
c("words-full-stop-on-a-word", "8", "a plus b.", "a + b.")
c("words-full-stop-on-a-command", "1", "a stop. b", "a stop. b", "`stop.` is not `stop`: the phase goes on")
c("words-hyphenated-expression", "8", "less-than", "less-than")

# ================================================================ commands, notations and the line break become tokens
group("tokens")
c("token-line-break", "1 10", "a new line b", "a\nb")
c("token-new-new-line", "1", "a new new line b", "a new\nb", "a failed start must not swallow the next one")
c("token-new-line-line", "1", "a new line line b", "a\nline b")
c("token-two-line-breaks", "1 10", "a new line new line b", "a\n\nb")
c("token-in-alone-is-a-keyword", "1 8", "for x IN list", "for x in list", "without `camel case` it is the keyword `in`")
c("token-half-a-notation", "1 8", "IN CAMEL x CASE", "in CAMEL x case", "three words apart are two keywords and a word")
c("token-notation-without-its-in", "1 8", "CAMEL CASE", "CAMEL case")
c("token-notation-without-its-case", "1 8", "a IN STRING b", "a in String b", "not a notation: `in` and `string` are keywords")
c("token-in-before-a-notation", "1 6", "type x in in camel case", "xIn", "the first `in` starts no notation and is a word to be typed")
c("token-broken-notation-before-a-notation", "1 6", "type x in camel in pascal case", "XInCamel")
c("token-word-of-a-notation-after-it", "1 6", "type a in camel case CASE b", "a case b", "the fourth word is a keyword again")
c("token-type-alias-is-the-command", "1 6", "type alias a in camel case", "aliasA", "commands are found before any keyword")
c("token-keyword-inside-type", "1 6", "type a is equal to b in kebab case", "a-is-equal-to-b")
c("token-string-case-of-string", "1 6", "type string in string case", '"string"')
c("token-case-in-upper-case", "1 6", "type case in upper case", "CASE")
c("token-line-break-in-a-keyword", "1 8", "less than or new line equal to", "< ||\nequal to", "the break is found first; `<=` never forms")
c("token-command-inside-a-word", "1", "undone stopping prototype clearly", "undone stopping prototype clearly")
c("token-title-case-in-title-case", "1 6", "type title case in title case", "Title Case", "`title case` without `in` is two words")

# ================================================================ without regard to case
group("case", ["case"])
c("case-keyword", "8", "A PLUS b Plus c pLuS", "A + b + c +", "words that are no keyword keep their case")
c("case-long-keyword", "8", "Less THAN Or eQual TO", "<=")
c("case-type-and-notation", "1 6", "TYPE My Value In Camel CASE", "myValue")
c("case-literally", "1 7", "LITERALLY Plus", "Plus", "protected as spoken, not lowered")
c("case-undo", "1 4", "a b UNDO", "a")
c("case-redo", "1 3", "a b undo Redo", "a b")
c("case-clear", "1 5", "a Clear b", "b")
c("case-line-break", "1", "a NEW Line b", "a\nb")
c("case-stop", "1 9", "a Stop b", "a", None, ended=True)
c("case-unconverted-word", "8", "MyVar equals yourVar", "MyVar = yourVar")
c("case-keyword-said-as-written", "8", "VAR x", "var x", "`var` is an expression too, so it is converted to its spelling")
c("case-keyword-text-that-is-no-expression", "8", "FUNC x ENUM y INT", "FUNC x ENUM y INT",
  "func, enum and Int are keywords but no spoken expressions: left as spoken")
c("case-no-turkish-i", "1 8", "IF x IS EQUAL TO y", "if x == y", "under a Turkish locale IF would lower to ıf")
c("case-no-turkish-i-in-commands", "1 7", "LITERALLY IF", "IF")
c("case-dotted-capital-i-does-not-match", "8", "\u0130f x", "\u0130f x", "İ lowers to i + U+0307, which is not i")
c("case-dotless-i-does-not-match", "8", "ıf x", "ıf x", "ı is lower already and is not i")
c("case-kelvin-sign-matches", "8", "brea\u212a", "break", "U+212A lowers to k")
c("case-long-s-does-not-match", "1 8", "\u017ftop el\u017fe", "\u017ftop el\u017fe", "ſ is lower already: lowering is not folding, so no stop, no else")
c("case-fullwidth-does-not-match", "8", "ＰＬＵＳ", "ＰＬＵＳ", "no compatibility mapping")
c("case-combining-mark-does-not-match", "8", "plus\u0301", "plus\u0301")

# ================================================================ undo
group("undo")
c("undo-the-last-word", "4", "a b undo", "a")
c("undo-and-go-on", "4", "a b undo c", "a c")
c("undo-with-nothing-before", "4", "undo a", "a", "it removes only itself")
c("undo-alone", "4", "undo", "")
c("undo-more-than-was-said", "4", "a undo undo undo b", "b", "undos too many never reach forward")
c("undo-twice", "4", "a b c undo undo", "a", "the second undo does not take the first one")
c("undo-interleaved", "4", "a b undo c d undo undo e", "a e", "each undo takes the last token that still remains")
c("undo-one-word-of-a-keyword", "4 8", "less than undo", "less", "keywords are words still: undo takes `than` alone")
c("undo-one-word-of-a-long-keyword", "4 8", "is not equal to undo", "is ! equal")
c("undo-and-mend-a-keyword", "4 8", "is equal two undo to", "==", "the keyword is sought after undo")
c("undo-forms-a-keyword", "4 8", "less x undo than", "<", "removed tokens leave no gap")
c("undo-shortens-a-keyword", "4 8", "is not undo equal to", "==")
c("undo-a-notation-as-one", "4 6", "type a b in camel case undo in kebab case", "a-b", "three words spoken, one token")
c("undo-a-line-break-as-one", "4", "a new line undo b", "a b")
c("undo-the-second-of-two-line-breaks", "4 10", "a new line new line undo b", "a\nb")
c("undo-a-line-break-at-the-start", "4 10", "new line undo a", "a")
c("undo-back-over-a-line-break", "4", "a new line undo undo b", "b", "undo is not held by the line")
c("undo-type", "4", "type undo a plus", "a +", "the source: undo cancels type before type runs")
c("undo-type-leaves-the-notation-orphaned", "4 7", "type undo A PLUS IN CAMEL CASE", "A + IN CAMEL CASE")
c("undo-literally", "4", "literally undo plus", "+", "undo runs before literally could protect it")
c("undo-what-literally-protects", "4 7", "literally plus undo minus", "minus", "literally remains and takes the next token left")
c("undo-literally-and-its-word", "4", "literally plus undo undo minus", "-")
c("undo-stop", "4 9", "a stop undo b", "a b", "a removed stop ends nothing")
c("undo-clear", "4", "a b clear undo", "a b", "undo takes the command; nothing was cleared yet")
c("undo-clear-and-one-word-more", "4", "a b clear undo undo c", "a c")
c("undo-a-word-after-clear-then-clear", "4", "a clear b undo undo", "a")
c("undo-inside-type", "4 6", "type my vale undo value in camel case", "myValue")
c("undo-the-only-word-of-type", "4 6", "type vale undo in string case", '""')
c("undo-a-line-break-inside-type", "4 6", "type a new line undo b in camel case", "aB", "with the break gone the notation is on the line again")
c("undo-notation-word-and-type", "4", "type a in camel case undo undo undo b plus", "b +", "three tokens back: notation, word, type")
c("undo-notation-and-word-inside-type", "4 6", "type a b in camel case undo undo in pascal case", "A")
c("undo-a-second-type", "4 6", "type a in camel case type undo plus", "a +")
c("undo-an-orphan-notation", "4", "a IN CAMEL CASE undo b", "a b")
c("undo-one-of-two-stops", "4 9", "a stop stop undo b", "a", "one stop is left", ended=True)
c("undo-a-word-after-stop", "4 9", "a stop b undo", "a", "it takes b; the stop stays", ended=True)
c("undo-a-word-after-stop-and-the-stop", "4 9", "a stop b undo undo c", "a c")
c("undo-far-back-over-stop-and-line-break", "4 9", "a stop b new line c undo undo undo undo d", "a d")

# ================================================================ redo
group("redo")
c("redo-an-undo", "3", "a b undo redo", "a b")
c("redo-alone", "3", "redo", "")
c("redo-without-an-undo", "3", "a redo b", "a b", "no effect, and never shown")
c("redo-before-an-undo", "3 4", "a redo undo b", "b", "the idle redo is gone before undo looks for a token")
c("redo-does-not-cancel-forwards", "4", "redo undo a", "a")
c("redo-twice-after-one-undo", "3", "a b undo redo redo c", "a b c", "the second finds nothing to cancel")
c("redo-one-of-two-undos", "3 4", "a b c undo undo redo", "a b", "the latest undo is cancelled: b comes back, c does not")
c("redo-both-of-two-undos", "3", "a b c undo undo redo redo", "a b c")
c("redo-more-than-was-undone", "3", "a b c undo undo redo redo redo d", "a b c d")
c("redo-then-undo-again", "3 4", "a b undo redo undo", "a", "a cancelled undo does not bar a new one")
c("redo-undo-redo", "3", "a b undo redo undo redo", "a b")
c("redo-between-undos", "3 4", "a b c undo undo redo undo", "a")
c("redo-reaches-back-over-cancelled-undos", "3", "a b c undo undo redo undo redo redo", "a b c",
  "the last redo cancels the very first undo: only undos and redos stand between")
c("redo-an-idle-redo-stands-between", "3", "a b undo redo redo undo redo", "a b")
c("redo-after-a-word", "3 4", "a undo b redo", "b", "something else was said since the undo")
c("redo-after-a-word-is-not-kept-for-later", "3 4", "a b undo c redo d", "a c d")
c("redo-does-not-reach-behind-a-word", "3 4", "a b undo c undo redo redo", "a c",
  "the second redo would need the first undo, and c was said since")
c("redo-used-then-a-word-then-redo", "3", "a b undo redo x redo", "a b x")
c("redo-half-used-then-a-word-then-redo", "3 4", "a b undo undo redo x redo", "a x")
c("redo-two-separate-times", "3", "a b undo redo c undo redo d", "a b c d")
c("redo-after-clear", "3 5", "a new line b new line undo clear redo c", "a\nc",
  "clear was said since: the break stays undone, so clear takes b")
c("redo-after-a-line-break", "3 4", "a undo new line redo b", "\nb")
c("redo-after-type", "3 6", "a undo type redo b in camel case", "b", "type was said since")
c("redo-after-literally", "3 7", "a undo literally redo plus", "plus")
c("redo-after-a-notation", "3 7", "a undo IN CAMEL CASE redo", "IN CAMEL CASE")
c("redo-after-stop", "3 9", "a undo stop redo", "", None, ended=True)
c("redo-brings-back-a-line-break", "3", "a new line undo redo b", "a\nb")
c("redo-brings-back-type", "3 6", "type undo redo my value in camel case", "myValue")
c("redo-brings-back-a-notation", "3 6", "type my value in camel case undo redo", "myValue")
c("redo-brings-back-clear", "3 5", "a clear undo redo b", "b")
c("redo-brings-back-stop", "3 9", "a stop undo redo b", "a", None, ended=True)
c("redo-brings-back-literally", "3 7", "literally undo redo plus", "plus")
c("redo-inside-a-keyword", "3 8", "less redo than", "<", "it vanishes and leaves no gap")
c("redo-between-literally-and-its-word", "3 7", "literally redo plus", "plus", "redo cannot be protected: its pass is the first")
c("redo-after-literally-at-the-end", "3 7", "a literally redo", "a", "not the text `redo`")
c("redo-inside-type", "3 6", "type my redo value in camel case", "myValue", "redo is no word of the stretch")
c("redo-as-the-only-word-of-type", "3 6", "type redo in string case", '""')
c("redo-an-undo-that-had-nothing", "3 4", "a undo undo redo b", "b", "the idle second undo is the one cancelled; a stays removed")
c("redo-an-undo-that-had-nothing-and-one-more", "3", "a undo undo redo redo b", "a b")
c("redo-two-of-three-undos", "3 4", "a b undo undo undo redo redo", "a", "undos count although the third had nothing to take")

# ================================================================ clear
group("clear")
c("clear-a-line", "5", "a b clear", "")
c("clear-and-go-on", "5", "a b clear c", "c")
c("clear-at-the-start", "5", "clear a", "a", "with nothing before it takes only itself")
c("clear-alone", "5", "clear", "")
c("clear-only-its-line", "5", "a new line b clear c", "a\nc", "the line break stays")
c("clear-just-after-a-line-break", "5", "a new line clear b", "a\nb", "an empty line: the break is not taken")
c("clear-a-line-at-the-end", "5 10", "a new line b clear", "a\n")
c("clear-twice", "5", "a new line b clear clear c", "a\nc", "the second finds an empty line and stops at the break")
c("clear-between-line-breaks", "5 10", "a new line new line b clear c", "a\n\nc")
c("clear-then-a-line-break", "5 10", "a clear new line b", "\nb")
c("clear-more-after-clear", "5", "a clear b clear c", "c")
c("clear-takes-type", "5", "type a clear b plus", "b +", "with type gone the words are converted again")
c("clear-inside-type-orphans-the-notation", "5 7", "type a clear B IN CAMEL CASE", "B IN CAMEL CASE")
c("clear-inside-type-and-type-again", "5 6", "type a clear type b c in camel case", "bC")
c("clear-takes-a-typed-stretch", "5", "type a in camel case clear plus", "+")
c("clear-takes-literally", "5", "literally clear plus", "+", "clear runs before literally could protect it")
c("clear-takes-stop", "5 9", "a stop b clear c", "c", "a cleared stop ends nothing")
c("clear-leaves-a-stop-on-an-earlier-line", "5 9", "a stop new line b clear", "a", None, ended=True)
c("clear-stops-at-a-break-that-literally-takes-later", "5 7", "a literally new line b clear c", "a new line c",
  "at clear's time the break is a break; literally turns it into text afterwards")
c("clear-takes-literally-before-the-break", "5", "literally clear new line plus", "\n+", "the break is a break again")
c("clear-with-its-break-undone", "4 5", "a new line undo b clear c", "c", "undo runs first: it is one line")
c("clear-undone-then-cleared", "5", "a b clear undo clear c", "c")
c("clear-half-a-keyword", "5 8", "less clear than", "than")

# ================================================================ type
group("type")
c("type-in-pascal-case", "6", "type my value in pascal case", "MyValue")
c("type-in-kebab-case", "6", "type my value in kebab case", "my-value")
c("type-in-title-case", "6", "type my value in title case", "My Value")
c("type-in-upper-case", "6", "type my value in upper case", "MY VALUE")
c("type-in-string-case", "6", "type my value in string case", '"my value"')
c("type-in-sponge-case", "6", "type sponge case in sponge case", "SpOnGeCaSe")
c("type-literally", "6", "type My Plus literally", "My Plus", "`literally` after type is the notation literally")
c("type-in-sponge-case-joined", "6", "type a bc in sponge case", "AbC", "the sponge reading reaches conversion", r="joined")
c("type-in-sponge-case-per-word", "6", "type a bc in sponge case", "ABc", None, r="perWord")
c("type-keyword-words", "6 11", "type less than in camel case", "lessThan")
c("type-keyword-in-upper-case-stays", "6 11", "type plus in upper case", "PLUS", "keywords match without case, but not here")
c("type-between-keywords", "6 8", "variable type my value in camel case equals one", "var myValue = one")
c("type-then-keyword", "6 8", "type a b in camel case plus c", "aB + c", "what follows the notation is converted")
c("type-twice-on-a-line", "6", "type my a in camel case plus type my b in pascal case", "myA + MyB", "each type has the first notation after it")
c("type-after-type", "6", "type a b in camel case type c d in kebab case", "aB c-d", "neighbouring stretches stay two pieces")
c("type-inside-type", "6", "type a type b in camel case", "aTypeB", "an inner type is a word")
c("type-type", "6", "type type in string case", '"type"')
c("type-inside-type-does-not-wait-for-a-notation", "6 7", "type a type b in camel case IN PASCAL CASE", "aTypeB IN PASCAL CASE",
  "the inner type claims no notation; the second one is an orphan")
c("type-second-notation-is-an-orphan", "6 7", "type a b in camel case IN PASCAL CASE", "aB IN PASCAL CASE")
c("type-stop-inside", "6 9", "type a stop b in camel case c", "aStopB c", "stop inside is a word and ends nothing")
c("type-only-stop", "6 9", "type stop in upper case", "STOP")
c("type-commands-as-spoken", "6", "type Stop Type in string case", '"Stop Type"', "commands inside keep the case spoken")
c("type-literally-then-keyword", "6 8", "type a plus literally plus b", "a plus + b", "this literally is used up and protects nothing more")
c("type-literally-before-a-notation", "6 7", "type a literally PLUS IN CAMEL CASE", "a + IN CAMEL CASE",
  "literally comes first on the line, so the notation is an orphan")
c("type-literally-then-literally", "6 7", "type a literally literally plus", "a plus", "the second literally protects as usual")
c("type-nothing-literally", "6", "type literally plus", "+", "no words, the empty stretch; plus stands free")
c("type-nothing-literally-at-the-end", "6", "type literally", "")
c("type-nothing-in-camel-case", "6", "type in camel case", "")
c("type-nothing-between-words", "6 10", "a type in camel case b", "a b", "an empty stretch is no piece: one space, not two")
c("type-nothing-in-string-case", "6", "type in string case", '""', "the empty Swift literal")
c("type-nothing-in-string-case-between-words", "6 10", "a type in string case b", 'a "" b')
c("type-nothing-at-a-line-end", "6 10", "a type in camel case new line b", "a\nb", "no space is left before the break")
c("type-nothing-at-a-line-start", "6 10", "a new line type in camel case b", "a\nb")
c("type-nothing-parts-a-keyword", "6 8", "less type in camel case than", "less than", "an empty stretch is a stretch: no `<` across it")
c("type-parts-a-keyword", "6 8", "is type in in camel case equal to", "is in equal to")
c("type-supplies-no-word-of-a-keyword", "6 8", "less type than in camel case", "less than")
c("type-supplies-no-word-of-a-line-break", "6", "type new in camel case line", "new line")
c("type-lowers-in-camel-case", "6", "type MYVALUE x in camel case", "myvalueX")
c("type-quotes-in-string-case", "6 11", 'type say "hi" in string case', '"say \\"hi\\""')
c("type-interpolation-in-string-case", "6 11", "type \\(x) in string case", '"\\\\(x)"')
c("type-sharp-s-in-upper-case", "6", "type straße in upper case", "STRASSE")
c("type-final-sigma-in-camel-case", "6", "type ΟΔΟΣ ΟΔΟΣ in camel case", "οδοςΟδος")
c("type-words-like-a-notation", "6", "type camel case in snake case in kebab case", "camel-case-in-snake-case")
c("type-after-literally", "6 7", "literally type a b in camel case", "aB", "type runs first; literally stands before a stretch and vanishes")
c("type-line-break-behind-literally", "6", "type a literally new line b", "a\nb",
  "literally ends the stretch and so does not protect the break")
c("type-empty-line-of-its-own", "6 10", "a new line type in camel case new line b", "a\n\nb")

# ================================================================ type with no notation on its line
group("unterminated")
c("unterminated-literal", "6", "type my value", "my value", None, r="literal")
c("unterminated-drop", "6", "type my value", "", None, r="drop")
c("unterminated-keyword-literal", "6 11", "a type b plus", "a b plus", "the words are protected", r="literal")
c("unterminated-keyword-drop", "6", "a type b plus", "a", "what stood before type stays", r="drop")
c("unterminated-to-the-line-end-literal", "6", "type a plus new line plus", "a plus\n+", "only up to the break", r="literal")
c("unterminated-to-the-line-end-drop", "6 10", "type a plus new line plus", "\n+", "the break stays", r="drop")
c("unterminated-notation-on-the-next-line-literal", "6 7", "type a new line B IN CAMEL CASE", "a\nB IN CAMEL CASE",
  "a notation beyond the break does not count; there it is an orphan", r="literal")
c("unterminated-notation-on-the-next-line-drop", "6 7", "type a new line B IN CAMEL CASE", "\nB IN CAMEL CASE", None, r="drop")
c("unterminated-literally-on-the-next-line-literal", "6 7", "type a new line literally plus", "a\nplus",
  "beyond the break literally protects, it ends no type", r="literal")
c("unterminated-literally-on-the-next-line-drop", "6 7", "type a new line literally plus", "\nplus", None, r="drop")
c("unterminated-nested-literal", "6", "type a type b", "a type b", None, r="literal")
c("unterminated-nested-drop", "6", "type a type b", "", None, r="drop")
c("unterminated-stop-inside-literal", "6 9", "x type a stop b", "x a stop b", "stop is a word of the stretch: not ended", r="literal")
c("unterminated-stop-inside-drop", "6 9", "x type a stop b", "x", "the stop vanishes with the rest: not ended", r="drop")
c("unterminated-stop-on-the-next-line-literal", "6 9", "x type stop new line stop y", "x stop\n", None, ended=True, r="literal")
c("unterminated-stop-on-the-next-line-drop", "6 9", "x type stop new line stop y", "x\n", None, ended=True, r="drop")
c("unterminated-type-alias-literal", "1 6", "type alias", "alias", "`type` is a command even where Swift has typealias", r="literal")
c("unterminated-type-alias-drop", "1 6", "type alias", "", None, r="drop")
c("unterminated-half-a-notation-literal", "1 6", "type x in camel", "x in camel", "`in camel` is no notation", r="literal")
c("unterminated-half-a-notation-drop", "1 6", "type x in camel", "", None, r="drop")
c("unterminated-notation-undone-literal", "4 6", "a type plus in camel case undo", "a plus", None, r="literal")
c("unterminated-notation-undone-drop", "4 6", "a type plus in camel case undo", "a", None, r="drop")
c("unterminated-notation-mended-too-late-literal", "1 4 6", "type a in camel x undo case", "a in camel case",
  "notations are found before undo: these are three words", r="literal")
c("unterminated-notation-mended-too-late-drop", "1 4 6", "type a in camel x undo case", "", None, r="drop")
c("unterminated-parts-a-keyword-literal", "6 8", "less type than", "less than", None, r="literal")
c("unterminated-parts-a-keyword-drop", "6 8", "less type than", "less", None, r="drop")
c("unterminated-after-a-whole-one-literal", "6", "type a b in camel case plus type c plus", "aB + c plus", None, r="literal")
c("unterminated-after-a-whole-one-drop", "6", "type a b in camel case plus type c plus", "aB +", None, r="drop")
c("unterminated-before-a-whole-one-literal", "6", "type a new line type b c in camel case", "a\nbC", None, r="literal")
c("unterminated-before-a-whole-one-drop", "6", "type a new line type b c in camel case", "\nbC", None, r="drop")
c("unterminated-clear-before-the-notation-literal", "5 6 7", "type a new line b clear IN CAMEL CASE", "a\nIN CAMEL CASE", None, r="literal")
c("unterminated-clear-before-the-notation-drop", "5 6 7", "type a new line b clear IN CAMEL CASE", "\nIN CAMEL CASE", None, r="drop")
c("unterminated-stop-inside-notation-undone-literal", "4 6 9", "type a stop in camel case undo b", "a stop b", None, r="literal")
c("unterminated-stop-inside-notation-undone-drop", "4 6 9", "type a stop in camel case undo b", "", None, r="drop")
c("unterminated-behind-literally-at-a-line-end-literal", "6 7", "literally type new line b", "\nb",
  "the empty stretch is one already protected: literally vanishes before it", r="literal")
c("unterminated-behind-literally-at-a-line-end-drop", "6 7", "literally type new line b", "new line b",
  "with type gone literally stands before the break and protects it", r="drop")
c("unterminated-nothing-follows", "6 10", "a type", "a", "no words: no piece and no space, in either reading")
c("unterminated-nothing-follows-on-the-line", "6 10", "a type new line b", "a\nb")
c("unterminated-nothing-but-a-notation-on-the-next-line", "6 7 10", "type new line IN CAMEL CASE", "\nIN CAMEL CASE")
c("unterminated-behind-stop", "9", "a stop type b", "a", "it is dropped with what follows stop", ended=True)
c("unterminated-dot-spaced", "6 10", "x type .", "x .", "a protected `.` is a piece like any other", r="literal spaced")
c("unterminated-dot-tight", "6 10", "x type .", "x.", "tight looks at the text of a piece, protected or not", r="literal tight")

# ================================================================ literally
group("literally")
c("literally-keyword", "7", "literally plus", "plus")
c("literally-ordinary-word", "7 8", "literally x plus", "x +", "it is spent on a word that needed it not")
c("literally-only-the-next", "7 8", "literally plus plus", "plus +")
c("literally-twice", "7", "literally plus literally minus", "plus minus")
c("literally-as-spoken", "7", "literally pLUs", "pLUs")
c("literally-first-word-of-a-keyword", "7 8", "literally less than", "less than", "one word is protected and that breaks the keyword")
c("literally-middle-word-of-a-keyword", "7 8", "is literally not equal to", "is not equal to")
c("literally-leaves-a-shorter-keyword", "7 8", "literally double equals", "double =")
c("literally-leaves-a-keyword-before", "7 8", "double literally equals", "Double equals")
c("literally-before-a-repeated-start", "7 8", "literally is is equal to", "is ==")
c("literally-line-break", "7", "a literally new line b", "a new line b", "the text, not a break")
c("literally-line-break-as-spoken", "7", "literally New LINE", "New LINE")
c("literally-line-break-at-the-end", "7", "a literally new line", "a new line")
c("literally-line-break-then-line-break", "7", "literally new line new line b", "new line\nb")
c("literally-line-break-then-keyword", "7 8", "literally new line plus", "new line +")
c("literally-notation", "7", "literally IN CAMEL CASE plus", "IN CAMEL CASE +", "the whole notation is one token")
c("literally-stop", "7 9", "literally stop plus", "stop +", "a protected stop ends nothing")
c("literally-stop-then-stop", "7 9", "literally stop stop", "stop", None, ended=True)
c("literally-literally", "7 8", "literally literally plus", "literally +", "the second is protected, so it protects nothing")
c("literally-three-times", "7", "literally literally literally plus", "literally plus")
c("literally-four-times", "7 8", "literally literally literally literally plus", "literally literally +")
c("literally-literally-as-spoken", "7", "literally LITERALLY PLUS", "LITERALLY +")
c("literally-literally-line-break", "7", "literally literally new line b", "literally\nb")
c("literally-literally-stop", "7 9", "literally literally stop", "literally", None, ended=True)
c("literally-at-the-end", "7", "a plus literally", "a +", "nothing to protect: it vanishes")
c("literally-alone", "7", "literally", "")
c("literally-at-the-end-of-a-last-line", "7 10", "a new line literally", "a\n")
c("literally-before-a-typed-stretch-then-keyword", "6 7 8", "literally type a b in camel case plus", "aB +",
  "it does not wait for the next free token")
c("literally-before-an-empty-stretch", "6 7 8", "literally type in camel case plus", "+", "an empty stretch is protected already, too")
c("literally-before-type-literally", "6 7 8", "literally type plus literally plus", "plus +")
c("literally-literally-before-a-typed-stretch", "6 7", "literally literally type a b in camel case", "literally aB")
c("literally-orphan-notation", "7", "PLUS IN STRING CASE PLUS", "+ IN STRING CASE +", "transcribed as spoken: neither `in` nor `String` nor `case`")
c("literally-orphan-notation-parts-a-keyword", "7 8", "less in camel case than", "less in camel case than")
c("literally-two-orphan-notations", "7", "IN CAMEL CASE In Pascal Case", "IN CAMEL CASE In Pascal Case")
c("literally-orphan-notation-then-type", "6 7", "IN CAMEL CASE type a b in camel case", "IN CAMEL CASE aB", "a notation before type is not its notation")
c("literally-last-word-of-an-unfinished-notation", "7 8", "IN UPPER literally CASE", "in UPPER CASE")

# ================================================================ keywords
group("keywords")
c("keyword-five-words", "8", "less than or equal to", "<=", "the longest expression")
c("keyword-four-of-five-words", "8", "less than or equal", "< || equal", "the longest that is whole, then afresh")
c("keyword-three-of-five-words", "8", "less than or", "< ||")
c("keyword-broken-then-whole", "8", "less than or equal less than or equal to", "< || equal <=")
c("keyword-whole-then-its-parts", "8", "less than or equal to or", "<= ||")
c("keyword-second-part-alone", "8", "or equal to", "|| equal to")
c("keyword-near-miss-at-the-last-word", "8", "greater than or equals", "> || =")
c("keyword-is-not-equal-to", "8", "is not equal to", "!=")
c("keyword-is-not-equal", "8", "is not equal", "is ! equal")
c("keyword-is-not-equals", "8", "is not equals", "is !=", "`is` starts nothing here, `not equals` does")
c("keyword-not-equal-to", "8", "not equal to", "! equal to")
c("keyword-not-not-equals", "8", "not not equals", "! !=")
c("keyword-is-is-equal-to", "8", "is is equal to", "is ==")
c("keyword-double-equals", "8", "double equals", "==")
c("keyword-double-double-equals", "8", "double double equals", "Double ==")
c("keyword-double-equals-equals", "8", "double equals equals", "== =")
c("keyword-equals-equals", "8", "equals equals", "= =", "two keywords are not joined into another")
c("keyword-divided-divided-by", "8", "divided divided by", "divided /")
c("keyword-half-open-range", "8", "a half open range b", "a ..< b")
c("keyword-open-open-brace", "8", "open open brace", "open {")
c("keyword-closed-range", "8", "1 closed range 3", "1 ... 3")
c("keyword-question-mark", "8", "question mark", "?")
c("keyword-second-expressions", "8", "constant asterisk dash percent nothing let nil minus modulo times", "let * - % nil let nil - % *",
  "every expression of a keyword counts, not only the first")
c("keyword-statements", "8", "FUNCTION RETURN IF ELSE FOR IN WHILE SWITCH CASE DEFAULT BREAK CONTINUE",
  "func return if else for in while switch case default break continue")
c("keyword-declarations-and-values", "8", "STRUCTURE STRUCT CLASS ENUMERATION IMPORT TRUE FALSE NIL SELF",
  "struct struct class enum import true false nil self")
c("keyword-types", "8", "integer double string boolean", "Int Double String Bool")
c("keyword-operators", "8", "plus minus times slash modulo equals and or not arrow", "+ - * / % = && || ! ->")
c("keyword-braces-and-underscore", "8", "open brace underscore close brace", "{ _ }")
c("keyword-not-inside-a-word", "8", "android order notify surplus format", "android order notify surplus format")
c("keyword-symbols-as-spoken", "8", "a + b == c", "a + b == c")
c("keyword-numbers-as-spoken", "8", "variable x equals 3", "var x = 3", "digits are words")
c("keyword-parted-by-a-line-break", "8", "less new line than", "less\nthan")
c("keyword-shortened-by-a-line-break", "8", "is not new line equal to", "is !\nequal to")
c("keyword-shortened-before-a-line-break", "8", "less than new line or equal to", "<\n|| equal to")
c("keyword-parted-by-stop", "8 9", "less stop than", "less", None, ended=True)
c("keyword-shortened-by-stop", "8 9", "less than or stop equal to", "< ||", None, ended=True)
c("keyword-beside-a-stretch", "6 8", "less than type or in camel case equal to", "< or equal to", "the longest that does not reach into the stretch")
c("keyword-after-a-stretch", "7 8", "literally less less than", "less <")

# ================================================================ stop
group("stop")
c("stop-at-the-end", "9", "a stop", "a", None, ended=True)
c("stop-alone", "9", "stop", "", None, ended=True)
c("stop-at-the-start", "9", "stop a plus b", "", None, ended=True)
c("stop-in-the-middle", "9", "a plus stop b plus", "a +", "what follows is dropped", ended=True)
c("stop-the-first-of-several", "9", "a stop b stop c", "a", None, ended=True)
c("stop-after-a-line-break", "9 10", "a new line stop", "a\n", "the break before it stays", ended=True)
c("stop-before-a-line-break", "9 10", "a stop new line b", "a", "the break after it is dropped", ended=True)
c("stop-undone", "4 9", "stop undo", "")
c("stop-undone-and-said-again", "4 9", "a stop undo stop b", "a", None, ended=True)
c("stop-cleared", "5 9", "a stop clear", "")
c("stop-then-redo", "9", "a stop redo", "a", None, ended=True)
c("stop-then-literally", "9", "a stop literally", "a", None, ended=True)
c("stop-then-literally-stop", "9", "a stop literally stop", "a", "the first one is free", ended=True)
c("stop-then-type", "9", "a stop type b c in camel case", "a", None, ended=True)
c("stop-inside-type-then-stop", "6 9", "type stop in camel case stop b", "stop", None, ended=True)
c("stop-does-not-hold-back-a-later-clear", "5 9", "a b stop clear c", "c", "clear runs over the whole transcript before stop is looked at")
c("stop-does-not-hold-back-a-later-undo", "4 9", "a b stop undo undo c", "a c")
c("stop-before-an-orphan-notation", "7 9", "a stop in camel case", "a", "no type before it, so the stop is free", ended=True)
c("stop-after-an-orphan-notation", "7 9", "IN CAMEL CASE stop a", "IN CAMEL CASE", None, ended=True)
c("stop-after-type-that-is-undone", "4 9", "type undo a stop b in camel case", "a", "no type holds it", ended=True)

# ================================================================ assembly: spaced
group("spaced")
c("spaced-line-break-first", "10", "new line a", "\na")
c("spaced-line-break-last", "10", "a new line", "a\n", "no space before it and nothing trimmed")
c("spaced-only-line-breaks", "10", "new line new line", "\n\n")
c("spaced-line-breaks-all-round", "10", "new line new line a new line new line", "\n\na\n\n")
c("spaced-line-break-beside-keywords", "10", "plus new line minus", "+\n-")
c("spaced-line-break-beside-stretches", "10", "literally plus new line type a b in title case new line literally minus", "plus\nA B\nminus")
c("spaced-no-indentation", "10", "open brace new line x new line close brace", "{\nx\n}", "nothing indents")
c("spaced-call", "10", "print open parenthesis x close parenthesis", "print ( x )", None, r="spaced")
c("spaced-subscript", "10", "list open bracket 0 close bracket", "list [ 0 ]", None, r="spaced")
c("spaced-member", "10", "self dot x", "self . x", None, r="spaced")
c("spaced-comma", "10", "a comma b", "a , b", None, r="spaced")
c("spaced-colon", "10", "x colon integer", "x : Int", None, r="spaced")
c("spaced-semicolon", "10", "x semicolon y", "x ; y", None, r="spaced")
c("spaced-question-mark", "10", "x question mark", "x ?", None, r="spaced")
c("spaced-at-sign", "10", "at sign main", "@ main", None, r="spaced")
c("spaced-hash", "10", "hash if x", "# if x", None, r="spaced")
c("spaced-spoken-symbols", "10", "f ( x , y )", "f ( x , y )", "spoken symbols are words", r="spaced")
c("spaced-protected-symbol", "7 10", "f literally ( x", "f ( x", None, r="spaced")
c("spaced-leading-close", "10", "close parenthesis x", ") x", "nothing stands before it: the readings agree")
c("spaced-trailing-open", "10", "plus open parenthesis", "+ (", "after a converted keyword the readings agree")
c("spaced-function-head", "8 10", "function f open parenthesis underscore x colon integer close parenthesis arrow boolean",
  "func f ( _ x : Int ) -> Bool", None, r="spaced")
c("spaced-empty-stretch-before-an-open", "6 10", "f type in camel case open parenthesis x", "f ( x", "one space, though the stretch stands between", r="spaced")

# ================================================================ assembly: tight
group("tight")
c("tight-after-open-parenthesis", "10", "return open parenthesis true plus open parenthesis x plus open parenthesis literally plus",
  "return (true + (x + (plus", "before a converted keyword, an unconverted word, a protected stretch", r="tight")
c("tight-after-open-bracket", "10", "return open bracket true plus open bracket x plus open bracket literally plus",
  "return [true + [x + [plus", None, r="tight")
c("tight-after-dot", "10", "dot true new line dot x new line dot literally plus", ".true\n.x\n.plus", None, r="tight")
c("tight-after-at-sign", "10", "at sign true at sign x at sign literally plus", "@true @x @plus", "none after it, one before it", r="tight")
c("tight-after-hash", "10", "hash true hash x hash literally plus", "#true #x #plus", None, r="tight")
c("tight-before-close-parenthesis", "10", "true close parenthesis x close parenthesis literally plus close parenthesis",
  "true) x) plus)", "none before it, one after it", r="tight")
c("tight-before-close-bracket", "10", "true close bracket x close bracket literally plus close bracket", "true] x] plus]", None, r="tight")
c("tight-before-comma", "10", "true comma x comma literally plus comma", "true, x, plus,", None, r="tight")
c("tight-before-semicolon", "10", "true semicolon x semicolon literally plus semicolon", "true; x; plus;", None, r="tight")
c("tight-before-colon", "10", "true colon x colon literally plus colon", "true: x: plus:", None, r="tight")
c("tight-before-dot", "10", "true dot new line x dot new line literally plus dot", "true.\nx.\nplus.", None, r="tight")
c("tight-before-question-mark", "10", "true question mark x question mark literally plus question mark", "true? x? plus?", None, r="tight")
c("tight-open-parenthesis-after-a-word", "10", "print open parenthesis", "print(", None, r="tight")
c("tight-open-parenthesis-after-a-keyword", "10", "if open parenthesis x close parenthesis", "if (x)", "a converted keyword keeps its space", r="tight")
c("tight-open-parenthesis-after-a-type-keyword", "10", "string open parenthesis x close parenthesis", "String (x)",
  "the rule asks whether it was converted, not what it means", r="tight")
c("tight-open-parenthesis-after-a-protected-keyword", "7 10", "literally if open parenthesis", "if(", "protected, so no converted keyword", r="tight")
c("tight-open-parenthesis-after-a-typed-name", "6 10", "type my func in camel case open parenthesis", "myFunc(", None, r="tight")
c("tight-open-bracket-after-a-word", "10", "list open bracket", "list[", None, r="tight")
c("tight-open-bracket-after-a-keyword", "10", "in open bracket x close bracket", "in [x]", None, r="tight")
c("tight-open-bracket-after-a-protected-word", "7 10", "literally self open bracket", "self[", None, r="tight")
c("tight-open-bracket-after-self", "10", "self open bracket x close bracket", "self [x]", "self is a converted keyword", r="tight")
c("tight-open-after-a-converted-close", "10", "f open parenthesis close parenthesis open parenthesis close parenthesis", "f() ()",
  "the `)` before it is a converted keyword", r="tight")
c("tight-open-bracket-after-a-converted-close-bracket", "10", "m open bracket i close bracket open bracket j close bracket", "m[i] [j]", None, r="tight")
c("tight-open-after-a-spoken-close", "10", "f ( ) open parenthesis x", "f()(x", "the spoken `)` is an unconverted word", r="tight")
c("tight-spoken-open-after-a-word", "10", "f ( x", "f(x", "tight looks at the text, spoken or converted", r="tight")
c("tight-spoken-symbols", "10", "f ( x , y ) ; g [ 0 ] . h ? : i", "f(x, y); g[0].h?: i", None, r="tight")
c("tight-open-parenthesis-twice", "10", "return open parenthesis open parenthesis x", "return ((x", None, r="tight")
c("tight-open-parenthesis-then-bracket", "10", "f open parenthesis open bracket x", "f([x", None, r="tight")
c("tight-closers-in-a-row", "10", "f open parenthesis open bracket x close bracket close parenthesis semicolon", "f([x]);", None, r="tight")
c("tight-comma-before-a-closer", "10", "f open parenthesis a comma close parenthesis", "f(a,)", None, r="tight")
c("tight-member-of-a-call", "10", "f open parenthesis close parenthesis dot g", "f().g", None, r="tight")
c("tight-optional-chain", "10", "x question mark dot y", "x?.y", None, r="tight")
c("tight-subscript-after-a-question-mark", "10", "x question mark open bracket 0 close bracket", "x? [0]", "`?` is a converted keyword", r="tight")
c("tight-dot-dot", "10", "x dot dot y", "x..y", None, r="tight")
c("tight-dot-before-an-open", "10", "self dot open parenthesis y", "self.(y", "none after the dot, whatever follows", r="tight")
c("tight-dictionary-type", "10", "open bracket string colon integer close bracket", "[String: Int]", None, r="tight")
c("tight-operators-keep-spaces", "10", "f open parenthesis a plus b minus not c close parenthesis open brace close brace", "f(a + b - ! c) { }",
  "`!`, `{` and `}` are not in the lists", r="tight")
c("tight-arrow-and-underscore", "8 10", "function f open parenthesis underscore x colon integer close parenthesis arrow boolean",
  "func f(_ x: Int) -> Bool", None, r="tight")
c("tight-closed-range-is-not-a-dot", "10", "f open parenthesis a closed range b close parenthesis", "f(a ... b)", "the whole text is looked at", r="tight")
c("tight-half-open-range-is-not-a-dot", "10", "x dot y half open range z", "x.y ..< z", None, r="tight")
c("tight-word-that-ends-in-an-open", "10", "print( x close parenthesis", "print( x)", "`print(` is not `(`", r="tight")
c("tight-word-that-begins-with-a-dot", "10", "x .y dot z", "x .y.z", "`.y` is not `.`", r="tight")
c("tight-protected-open", "7 10", "f literally ( x", "f(x", "a protected `(` is a piece whose text is `(`", r="tight")
c("tight-typed-dot", "6 10", "x type . literally y", "x.y", None, r="tight")
c("tight-stretch-of-two-dots-is-not-a-dot", "6 10", "f open parenthesis x type . . literally y close parenthesis", "f(x . . y)",
  "the stretch is one piece with the text `. .`", r="tight")
c("tight-string-of-a-parenthesis", "6 10", "f open parenthesis type ( in string case close parenthesis", 'f("(")', None, r="tight")
c("tight-empty-string-before-an-open", "6 10", "type in string case open parenthesis x", '""(x', '`""` is a protected piece', r="tight")
c("tight-empty-stretch-after-a-word", "6 10", "f type in camel case open parenthesis x", "f(x", "an empty stretch is no piece: the word stands before `(`", r="tight")
c("tight-empty-stretch-after-a-keyword", "6 10", "plus type in camel case open parenthesis x", "+ (x", "an empty stretch is no piece: a keyword stands before `(`", r="tight")
c("tight-orphan-notation-before-an-open", "7 10", "in camel case open parenthesis", "in camel case(", "an orphan acts as protected", r="tight")
c("tight-beside-line-breaks", "10", "f open parenthesis new line x new line close parenthesis", "f(\nx\n)", None, r="tight")
c("tight-open-on-a-new-line", "10", "f new line open parenthesis x close parenthesis", "f\n(x)", None, r="tight")
c("tight-and-ended", "9 10", "print open parenthesis x close parenthesis stop y", "print(x)", None, ended=True, r="tight")
c("tight-and-perword", "6 10", "f open parenthesis type a bc in sponge case close parenthesis", "f(ABc)", "two readings at once", r="perWord tight")

# ================================================================ Italian
group("italian", ["italian"])


def it(name, clauses, transcript, code, note=None, **more):
    c("italian-" + name, clauses, transcript, code, note, lang="it", **more)


it("accented-keyword", "8", "a più b", "a + b")
it("accented-capitals", "8", "FINCHÉ A PIÙ B", "while A + B", "É and Ù lower without a locale")
it("unaccented-word-is-no-keyword", "8", "a piu b", "a piu b", "accents are not stripped")
it("decomposed-accent-is-no-keyword", "8", "a piu\u0300 b", "a piu\u0300 b", "nothing is normalised")
it("wrong-accent-is-no-keyword", "8", "finchè vero", "finchè true", "è is not é")
it("apostrophe-for-an-accent", "8", "e' vero", "e' true")
it("elision-is-one-word", "8", "l'intero un'espressione", "l'intero un'espressione", "an apostrophe does not part words")
it("article-apart", "8", "l' intero", "l' Int")
it("e-grave-starts-equality", "8", "x è uguale a y", "x == y")
it("e-grave-capital", "8", "x È UGUALE A y", "x == y")
it("e-grave-decomposed", "8", "x e\u0300 uguale a y", "x e\u0300 = a y")
it("e-plain-is-and", "8", "x e uguale a y", "x && = a y", "e and è are two words")
it("a-capo-inside-equality", "1 8", "x è uguale a capo y", "x è =\ny", "the break is found before keywords: `a` belongs to `a capo`")
it("a-capo-after-equality", "1 8", "x è uguale a a capo y", "x ==\ny")
it("a-capo-inside-greater-or-equal", "1 8", "x maggiore o uguale a capo", "x maggiore || =\n")
it("a-alone", "1 8", "a a capo a", "a\na", "the first `a` starts no break with the second")
it("new-row", "1", "x nuova riga y", "x\ny", "the second expression of the break")
it("double-equals", "8", "x uguale uguale y", "x == y")
it("triple-equals", "8", "uguale uguale uguale", "== =", "from the left")
it("less-or-equal", "8", "x minore o uguale a y", "x <= y")
it("less-or-equal-cut-short", "8", "x minore o uguale y", "x minore || = y", "neither `minore di` nor the long one: o and uguale convert alone")
it("for-alone", "8", "PER i IN lista", "for i in lista")
it("for-asterisk", "8", "x per asterisco y", "x * y")
it("for-for-asterisk", "8", "per per asterisco", "for *")
it("for-then-asterisk-protected", "7 8", "per letteralmente asterisco", "for asterisco")
it("semicolon", "8", "punto e virgola", ";")
it("semicolon-cut-short-spaced", "8 10", "x punto e y", "x . && y", None, r="spaced")
it("semicolon-cut-short-tight", "8 10", "x punto e y", "x.&& y", None, r="tight")
it("colon-tight", "8 10", "x due punti intero", "x: Int", None, r="tight")
it("colon-spaced", "8 10", "x due punti intero", "x : Int", None, r="spaced")
it("or-in-both-ways", "8", "vero O falso oppure vero", "true || false || true")
it("parentheses-in-both-ways-tight", "8 10", "f apri parentesi aperta tonda x chiusa tonda chiudi parentesi", "f((x))", None, r="tight")
it("camel-notation", "6", "scrivi il mio valore in notazione cammello", "ilMioValore")
it("camel-notation-by-its-english-name", "6", "scrivi il mio valore in camel case", "ilMioValore")
it("title-notation", "6", "scrivi il mio valore in notazione titolo", "Il Mio Valore")
it("string-notation", "6", "scrivi è più di 3 in notazione stringa", '"è più di 3"')
it("upper-notation", "6", "scrivi perché in maiuscolo", "PERCHÉ", "a notation of two words, and the last of them unlike the others")
it("accented-capital-in-camel", "6", "scrivi È VERO in notazione cammello", "èVero")
it("accented-second-word-in-camel", "6", "scrivi x è in notazione cammello", "xÈ")
it("half-a-notation", "1 8", "x IN notazione y", "x in notazione y")
it("type-literally", "6", "scrivi più o meno letteralmente più", "più o meno +")
it("literally", "7", "letteralmente più più", "più +")
it("literally-a-capo", "7", "x letteralmente a capo y", "x a capo y")
it("undo-redo", "3 4", "x y annulla ripristina z annulla", "x y")
it("undo-a-capo", "4", "x a capo annulla y", "x y")
it("undo-inside-equality", "4 8", "è uguale annulla uguale a", "==")
it("clear-all", "1 5", "x cancella tutto y", "y", "the longer expression: `tutto` is not left behind")
it("clear-and-another-word", "1 5", "x cancella tutti y", "tutti y")
it("clear-all-all", "1 5", "x cancella tutto tutto y", "tutto y")
it("stop-in-the-second-way", "9", "x fermati y", "x", None, ended=True)
it("english-words-are-only-words", "1 8", "plus undo type new line equals clear", "plus undo type new line equals clear")
it("orphan-notation", "7", "x IN NOTAZIONE CAMMELLO", "x IN NOTAZIONE CAMMELLO")

group("language")
LANGUAGE = [("french", "fr"), ("empty", ""), ("capitals", "IT"), ("region", "it-IT"),
            ("three-letters", "ita"), ("space", " it"), ("english-region", "en-GB")]
for name, language in LANGUAGE:
    c("language-" + name + "-is-english", "1 8", "x plus y più z undo", "x + y più",
      "only the exact text `it` is Italian" if language != "fr" else "every other language takes the English dictionary", lang=language)

# ================================================================ dictionaries of one's own
group("dictionary", ["dictionary"])
PLUS = "+ = plus"
BREAK = "\\n = new line"
COMMANDS = ["type = type", "literally = literally", "undo = undo", "redo = redo", "clear = clear", "stop = stop"]
CAMEL = "camel = in camel case"

c("dictionary-empty", "1 8 9", "type plus in camel case undo new line stop", "type plus in camel case undo new line stop",
  "three empty lists: every word is a word", d=D())
c("dictionary-without-commands", "1 7", "stop undo TYPE plus IN CAMEL CASE", "stop undo TYPE + IN CAMEL CASE",
  "with no type in the dictionary a notation is always an orphan", d=D([PLUS], [], [CAMEL]))
c("dictionary-without-notations", "1 6", "type a plus literally in camel case plus", "a plus in camel case +",
  "the command literally still ends a type", d=D([PLUS], COMMANDS))
c("dictionary-without-notations-unterminated", "1 6", "x type a plus in camel case", "x a plus in camel case", None, d=D([PLUS], COMMANDS), r="literal")
c("dictionary-without-keywords", "1 4 8", "a plus new line b undo", "a plus new line", "no line break either", d=D([], COMMANDS))
c("dictionary-without-a-line-break", "1 5", "a plus new line b clear c", "c", "one line only, so clear takes all of it", d=D([PLUS], COMMANDS))
c("dictionary-replaces-and-does-not-extend", "1 8", "plus minus undo", "+ minus undo", None, d=D([PLUS]))
c("dictionary-makes-language-idle", "1 8", "plus più", "+ più", "Italian was asked for, but the dictionary rules alone", lang="it", d=D([PLUS]))
c("dictionary-other-command-words", "4", "a b oops undo", "a undo", "`undo` itself is only a word here", d=D([PLUS], ["undo = oops"]))
c("dictionary-two-expressions-of-a-command", "4", "a b c oops undo", "a", None, d=D([], ["undo = undo | oops"]))
c("dictionary-command-of-two-words", "1 4", "a b scratch that c", "a c", None, d=D([], ["undo = scratch that"]))
c("dictionary-command-not-formed-by-undo", "1 4", "a b scratch x undo that", "a b scratch that",
  "commands are found first, in the transcript as spoken", d=D([], ["undo = undo | scratch that"]))
c("dictionary-undo-takes-a-command-of-three-words", "4 9", "a end of file undo b", "a b", "one token, three words", d=D([], ["undo = undo", "stop = end of file"]))
c("dictionary-command-of-three-words-inside-type", "1 6", "type the END of FILE here in string case", '"the END of FILE here"',
  "the token gives back all its words, as spoken", d=D([], ["type = type", "stop = end of file"], ["string = in string case"]))
c("dictionary-type-of-two-words-inside-type", "1 6", "please write a PLEASE write b in camel case", "aPleaseWriteB", None, d=D([], ["type = please write"], [CAMEL]))
c("dictionary-unterminated-gives-all-words", "1 6", "write x END of file", "x END of file", None, d=D([], ["type = write", "stop = end of file"]), r="literal")
c("dictionary-literally-before-a-command-of-three-words", "1 7", "literally END of file plus", "END of file +",
  "the whole token is protected, not its first word", d=D([PLUS], ["literally = literally", "stop = end of file"]))
c("dictionary-longest-command", "1 4", "a b stop that c", "a c", "`stop that` is undo, longer than `stop`", d=D([], ["stop = stop", "undo = stop that"]))
c("dictionary-longest-command-falls-back", "1 9", "a b stop this c", "a b", None, ended=True, d=D([], ["stop = stop", "undo = stop that"]))
c("dictionary-line-break-longer-than-a-command", "1", "a stop here b", "a\nb", "the longest of all three lists, whichever list", d=D(["\\n = stop here"], ["stop = stop"]))
c("dictionary-notation-longer-than-a-command", "1 6", "type a b stop in camel c", "aB c", None, d=D([], ["type = type", "stop = stop"], ["camel = stop in camel"]))
c("dictionary-command-longer-than-a-notation", "1 4 6", "type a loud no b loud", "B", None, d=D([], ["type = type", "undo = loud no"], ["upper = loud"]))
c("dictionary-command-before-a-notation", "1 7", "exactly plus", "plus", "equal length: the command wins, so plus is protected",
  d=D([PLUS], ["literally = exactly"], ["upper = exactly"]))
c("dictionary-command-before-a-notation-after-type", "1 6", "type a exactly plus", "a +", "equal length: literally, not upper", d=D([PLUS], ["type = type", "literally = exactly"], ["upper = exactly"]))
c("dictionary-notation-before-the-line-break", "1 6", "type ab next c", "AB c", "equal length: the notation wins", d=D(["\\n = next"], ["type = type"], ["upper = next"]))
c("dictionary-command-before-the-line-break", "1 4", "a b next c", "a c", "equal length: the command wins", d=D(["\\n = next"], ["undo = next"]))
c("dictionary-leftmost-before-longest", "1", "a new line by line back", "a\nby line back",
  "an expression that begins earlier wins over a longer one inside it", d=D([BREAK], ["undo = line by line back"]))
c("dictionary-literally-as-a-notation", "6", "type a plus b as it is plus", "a plus b +", None, d=D([PLUS], ["type = type"], ["literally = as it is"]))
c("dictionary-literally-as-a-notation-orphaned", "7", "AS IT IS plus", "AS IT IS +", "a notation protects itself, not the next token", d=D([PLUS], ["type = type"], ["literally = as it is"]))
c("dictionary-literally-both-ways", "6 7", "type a plus as spoken literally plus", "a plus plus", None,
  d=D([PLUS], ["type = type", "literally = literally"], ["literally = as spoken"]))
c("dictionary-missing-notations-are-words", "1 6", "type a b in camel case c in kebab", "a-b-in-camel-case-c", None, d=D([], ["type = type"], ["kebab = in kebab"]))
c("dictionary-two-expressions-of-a-notation", "6", "type a shout type b loudly", "A B", None, d=D([], ["type = type"], ["upper = shout | loudly"]))
c("dictionary-line-break-of-one-word", "1 7", "a enter b literally enter c", "a\nb enter c", None, d=D(["\\n = enter"], ["literally = literally"]))
c("dictionary-keyword-holding-a-command", "1 9", "a stop sign b", "a", "commands are found before keywords, however long these are", ended=True,
  d=D(["STOP = stop sign"], ["stop = stop"]))
c("dictionary-keyword-type-alias-without-the-command", "8", "type alias A equals B", "typealias A = B", None, d=D(["typealias = type alias", "= = equals"]))
c("dictionary-keyword-longer-than-the-line-break", "1", "a new line character", "a\ncharacter", None, d=D(["NL = new line character", BREAK]))
c("dictionary-same-expression-as-command-and-keyword", "1 6", "type a b in camel case", "aB", None, d=D(["T = type"], ["type = type"], [CAMEL]))
c("dictionary-same-expression-as-notation-and-keyword", "1 7", "x loud y", "x loud y", "the notation takes it and, orphaned, is not converted",
  d=D(["! = loud"], ["type = type"], ["upper = loud"]))
c("dictionary-longest-keyword-backs-off", "8", "a b c a b c d", "X c Y", "after a long near miss the search goes on behind the short match", d=D(["X = a b", "Y = a b c d"]))
c("dictionary-keywords-greedy-from-the-left", "8", "a b c d", "X c d", "the earlier start wins over the longer match", d=D(["X = a b", "Y = b c d"]))
c("dictionary-keyword-not-converted-again", "8", "plus minus", "minus -", "one pass: what it writes is not read again", d=D(["minus = plus", "- = minus"]))
c("dictionary-keywords-do-not-join-into-another", "8", "one two", "x y", None, d=D(["x = one", "y = two", "z = x y"]))
c("dictionary-keyword-written-as-a-tab", "8", "a indent b", "a \t b", "a keyword like any other, and no line break", d=D(["\t = indent"]))
c("dictionary-keyword-written-stop", "8", "a halt b", "a stop b", "a keyword's text is no command", d=D(["stop = halt"], ["stop = stop"]))
c("dictionary-capital-expressions", "1 4 8", "less than x UNDO", "<", "the dictionary's case is disregarded as well", d=D(["< = Less THAN"], ["undo = UnDo"]))
c("dictionary-odd-spaces-in-an-expression", "1 8", "less than new line x", "<\nx", "expressions part at white space like transcripts",
  d=D(["< = less \t than", "\\n = new\u00a0line"]))
c("dictionary-unicode-keyword", "8", "pi plus pi", "π + π", None, d=D(["π = pi", PLUS]))
c("dictionary-sharp-s-is-not-double-s", "8", "x GRÖSSER ALS y", "x GRÖSSER ALS y", "lowering makes no ß out of SS; folding would match", d=D(["> = größer als"]))
c("dictionary-capital-sharp-s-matches", "8", "x GRÖẞER ALS y", "x > y", "ẞ lowers to ß", d=D(["> = größer als"]))
c("dictionary-kelvin-sign-in-the-dictionary", "8", "kelvin KELVIN", "K K", "both sides are lowered", d=D(["K = \u212aelvin"]))
c("dictionary-final-sigma-matches", "8", "ΤΈΛΟΣ τέλος", "end end", "capital sigma lowers to ς at the word's end", d=D(["end = τέλος"]))
c("dictionary-medial-sigma-at-the-end-does-not-match", "8", "τέλοσ", "τέλοσ", "σ and ς are two scalars; folding would match", d=D(["end = ΤΈΛΟΣ"]))
c("dictionary-sigma-in-each-word", "1", "α ΝΈΟΣ ΣΤΊΧΟΣ β", "α\nβ", "each word is its own context", d=D(["\\n = νέος στίχος"]))
c("dictionary-composed-is-not-decomposed", "8", "caf\u00e9 cafe\u0301", "C cafe\u0301", None, d=D(["C = caf\u00e9"]))
c("dictionary-decomposed-is-not-composed", "8", "caf\u00e9 cafe\u0301", "caf\u00e9 C", None, d=D(["C = cafe\u0301"]))
c("dictionary-dotted-capital-i", "8", "\u0130\u015e i\u015f", "work i\u015f", "İŞ lowers to i + U+0307 + ş", d=D(["work = i\u0307\u015f"]))
c("dictionary-deseret", "8", "𐐔𐐇𐐝 x", "des x", "case outside the basic plane", d=D(["des = 𐐼𐐯𐑅"]))
c("dictionary-georgian-capitals", "8", "ᲗᲣ x", "if x", None, d=D(["if = თუ"]))
c("dictionary-emoji", "8", "🚀 now", "launch now", None, d=D(["launch = 🚀"]))
c("dictionary-emoji-with-selector-is-another-word", "8", "❤\ufe0f ❤", "❤\ufe0f heart", None, d=D(["heart = ❤"]))
c("dictionary-long-expression", "8", "if and only if this is what you meant x", "iff x", None, d=D(["iff = if and only if this is what you meant", "if = if"]))

# ================================================================ the order of the passes
group("order")
c("order-undo-after-redo-inside-type", "2 3 4 6", "type my redo value undo values in camel case", "myValues")
c("order-type-undone-redone-undone", "2 3 4", "type undo redo undo a plus", "a +")
c("order-literally-undone-redone-undone", "2 3 4", "literally undo redo undo plus", "+")
c("order-clear-undone-redone-undone", "2 3 4", "a b clear undo redo undo c", "a b c")
c("order-notation-undone-redone", "2 3 6", "type a b undo redo in camel case", "aB")
c("order-undo-shown-nowhere-inside-type", "2 4", "type undo undo x in camel case", "x in camel case", "type is taken by the first undo; nothing is left to the second")
c("order-undo-type-behind-literally", "2 4 7", "literally type undo plus", "plus")
c("order-undo-literally-inside-type", "2 4 6", "type a literally undo b in camel case", "aB", "with literally gone the type runs on to the notation")
c("order-clear-undone-inside-type", "2 4 6", "type a clear undo b in camel case", "aB")
c("order-clear-before-type-sees-the-line", "2 5", "a type b clear c in camel case", "c in camel case")
c("order-clear-keeps-a-break-from-literally", "2 5 7", "literally new line clear plus", "new line +",
  "clear reaches back to the break only; literally before it takes the break afterwards")
c("order-type-before-literally-line-break", "2 6 7", "literally new line type a b in camel case", "new line aB")
c("order-type-before-stop", "2 6 9", "type a new line undo stop in camel case", "aStop")
c("order-orphan-notation-undone-then-type", "2 4 6", "in camel case undo type a b in camel case", "aB")
c("order-undo-crosses-a-clear-that-then-takes-less", "2 4 5", "a new line b new line undo clear c", "a\nc", "clear sees the lines that undo left")
c("order-stop-is-decided-last", "4 5 9", "a stop new line stop undo b clear c", "a", None, ended=True)
c("order-redo-looks-at-what-was-said", "2 3 4", "a b c undo x undo redo", "a b x", "the second undo is cancelled, the first is not")
c("order-keyword-after-all-passes", "2 3 4 5 8", "x clear is y undo redo undo equal z undo to", "==")
c("order-program", "2 4 6 8 10", "constant type grand totals undo total in camel case equals one plus literally one new line return nothing undo type grand total in camel case",
  "let grandTotal = one + one\nreturn grandTotal")
c("order-program-of-strings", "2 6 7 8", "variable type my list in camel case equals type less than or equal to in string case plus literally type",
  'var myList = "less than or equal to" +', "the last type has nothing behind it")
c("order-program-tight", "2 6 8 10",
  "function type say hello in camel case open parenthesis type first name in camel case colon string close parenthesis open brace new line "
  "print open parenthesis type hello in title case undo in string case comma type first name in camel case close parenthesis new line close brace stop",
  'func sayHello(firstName: String) {\nprint("hello", firstName)\n}', "a small program", ended=True, r="tight")
c("order-program-spaced", "2 6 8 10",
  "function type say hello in camel case open parenthesis type first name in camel case colon string close parenthesis open brace new line "
  "print open parenthesis type hello in title case undo in string case comma type first name in camel case close parenthesis new line close brace stop",
  'func sayHello ( firstName : String ) {\nprint ( "hello" , firstName )\n}', "a small program", ended=True, r="spaced")

# ================================================================ protected stretches come out as they went in
group("protected")
c("protected-private-use-characters", "7 11", "\ue000 plus literally plus \ue001 plus", "\ue000 + plus \ue001 +",
  "the source marks stretches with two special characters; a transcript may hold any")
c("protected-control-characters", "7 11", "\u0001 plus literally plus \u0002 plus", "\u0001 + plus \u0002 +")
c("protected-section-signs", "7 11", "§ plus § literally plus §", "§ + § plus §")
c("protected-angle-brackets", "7 11", "<b> plus literally plus </b>", "<b> + plus </b>")
c("protected-braces-and-number", "7 11", "{0} literally plus {1} plus", "{0} plus {1} +", "no template fills them in")
c("protected-template-signs", "6 11", "type $1 \\1 $& plus literally plus", "$1 \\1 $& plus +", "no regular-expression replacement reads them")
c("protected-backslash-n-is-no-line-break", "1 11", "a \\n b literally \\n", "a \\n b \\n", "the two characters are a word; the break is said `new line`")
c("protected-object-replacement-character", "7 11", "\ufffc plus literally plus \ufffd", "\ufffc + plus \ufffd")
c("protected-noncharacter-like-words", "7 11", "__0__ literally plus PROTECTED plus", "__0__ plus PROTECTED +")
c("protected-typed-command-is-no-command", "6 11", "type st op in camel case b", "stOp b", "what a pass writes is not read again, without regard to case")
c("protected-typed-undo-is-no-undo", "6 11", "a type UN DO in camel case", "a unDo")
c("protected-title-is-one-piece", "6 11", "type less than in title case", "Less Than", "the stretch looks like a keyword and is none")
c("protected-words-stay-apart-from-a-stretch", "6 8 11", "type less literally than or equal to", "less than || equal to")
c("protected-composed-and-decomposed", "7 11", "é literally e\u0301", "é e\u0301", "nothing is normalised")

# ================================================================ growing transcripts
group("growing", ["growing"])
GROWING = [
    # word said          code after it                    ended, reading
    ("variable", "var", False, ""),
    ("type", "var", False, ""),
    ("my", "var my", False, "literal"),
    ("vale", "var my vale", False, "literal"),
    ("undo", "var my", False, "literal"),
    ("value", "var my value", False, "literal"),
    ("in", "var my value in", False, "literal"),
    ("camel", "var my value in camel", False, "literal"),
    ("case", "var myValue", False, ""),
    ("equals", "var myValue =", False, ""),
    ("a", "var myValue = a", False, ""),
    ("is", "var myValue = a is", False, ""),
    ("not", "var myValue = a is !", False, ""),
    ("equal", "var myValue = a is ! equal", False, ""),
    ("to", "var myValue = a !=", False, ""),
    ("b", "var myValue = a != b", False, ""),
    ("undo", "var myValue = a !=", False, ""),
    ("undo", "var myValue = a is ! equal", False, ""),
    ("redo", "var myValue = a !=", False, ""),
    ("new", "var myValue = a != new", False, ""),
    ("line", "var myValue = a !=\n", False, ""),
    ("literally", "var myValue = a !=\n", False, ""),
    ("stop", "var myValue = a !=\nstop", False, ""),
    ("undo", "var myValue = a !=\n", False, ""),
    ("stop", "var myValue = a !=\nstop", False, ""),
    ("stop", "var myValue = a !=\nstop", True, ""),
    ("more", "var myValue = a !=\nstop", True, ""),
    ("clear", "var myValue = a !=\n", False, ""),
    ("redo", "var myValue = a !=\n", False, ""),
    ("undo", "var myValue = a !=\nstop", True, ""),
]
said = []
for i, (word, code, ended, reading) in enumerate(GROWING, 1):
    said.append(word)
    clause = {"undo": "4", "redo": "3", "clear": "5", "stop": "9", "literally": "7", "line": "1", "more": "9"}.get(word, "6" if 1 < i < 10 else "8")
    c("growing-%02d-%s" % (i, word), clause + " 11",
      " ".join(said), code, "one dictation, word by word: a later transcript is converted from scratch" if i == 1 else None, ended=ended, r=reading)
for i, (transcript, code) in enumerate([("x è", "x è"), ("x è uguale", "x è ="), ("x è uguale a", "x =="), ("x è uguale a capo", "x è =\n"),
                                        ("x è uguale a capo annulla", "x è =")], 1):
    c("growing-italian-%d" % i, "1 8 11" if i < 5 else "4 11", transcript, code,
      "what was a keyword is none when the next word arrives" if i == 4 else "undo takes the whole `a capo`, so `a` does not come back" if i == 5 else None, lang="it")

# ================================================================ long transcripts
group("long", ["long"])
c("long-three-hundred-words-of-code", "8 10", " ".join(["variable x equals y plus z new line"] * 38), "var x = y + z\n" * 38)
c("long-typed-stretch", "6", "type " + " ".join(["less than"] * 150) + " in camel case", "lessThan" + "LessThan" * 149)
c("long-literallys-even", "7 8", " ".join(["literally"] * 300) + " plus", " ".join(["literally"] * 150) + " +")
c("long-literallys-odd", "7", " ".join(["literally"] * 301) + " plus", " ".join(["literally"] * 150) + " plus")
c("long-undos", "4", "a " + " ".join(["b"] * 150) + " " + " ".join(["undo"] * 150) + " c", "a c")
c("long-undos-and-redos", "3 4", " ".join(["b"] * 100) + " " + " ".join(["undo"] * 100) + " " + " ".join(["redo"] * 98), " ".join(["b"] * 98))
c("long-undo-redo-chain", "3 4", "a b " + "undo redo " * 150 + "undo", "a")
c("long-near-misses", "8", " ".join(["is not equal"] * 100) + " to", "is ! equal " * 99 + "!=")

if __name__ == "__main__":
    named = {case["id"].split("/")[1]: case for cases in GROUPS.values() for case in cases}
    assert OF_THE_SOURCE | OF_UNICODE <= set(named), OF_THE_SOURCE | OF_UNICODE - set(named)
    for name in OF_UNICODE:
        assert "CON-1" in named[name]["clauses"] or named[name]["clauses"] == ["CON-8"], name
    write("conversion", GROUPS)
    print(sum(map(len, GROUPS.values())), {g: len(k) for g, k in GROUPS.items()})
