#!/usr/bin/env python3
"""Writes the golden cases of voice.conversion about Swift's keywords, operators and marks in the built-in dictionaries,
in English and Italian; see voice.py for where.

Every expected code is worked by hand, from CON-1 to CON-11 and the lines of Corpus/dictionaries; no implementation
computes any. A case that names both options of the assembly stands once in a table and is written twice.
"""
import sys

sys.dont_write_bytecode = True
from voice import Cases  # noqa: E402

CASES = Cases("voice.conversion", "voice_conversion_swift")
CLEAR, UNTERMINATED, ASSEMBLY = ("voice.conversion." + name for name in ("clear", "type.unterminated", "assembly"))


def c(group, slug, clauses, transcript, code, note=None, ended=False, r=None, by=""):
    """A case; the Italian ones have `italian` in their names."""
    italian = "italian" in slug
    CASES.add(group, slug, " ".join(f"CON-{n}" for n in clauses.split()),
              {"transcript": transcript, "language": "it" if italian else "en"}, {"code": code, "ended": ended}, by=by,
              readings=r, note=note, tags="italian" if italian else None)


def both(group, slug, clauses, transcript, spaced, tight, note=None, r=None):
    """Two cases, one for each option of the assembly."""
    for option, code in (("spaced", spaced), ("tight", tight)):
        c(group, f"{slug}-{option}", f"{clauses} 10", transcript, code, note, r={**(r or {}), ASSEMBLY: option})


# ---- keywords

G = "swift-keywords"
for slug, transcript, code, note in [
        ("declarations", "initializer init deinitializer extension protocol alias associated subscript operator "
            "precedence group", "init init deinit extension protocol typealias associatedtype subscript operator "
            "precedencegroup", None),
        ("access", "static public private file private internal open",
            "static public private fileprivate internal open",
            "private, then file private"),
        ("ownership", "in out borrowing consuming nonisolated non isolated non mutating",
            "inout borrowing consuming nonisolated nonisolated nonmutating", None),
        ("observers", "get set did set will set", "get set didSet willSet", "get and set are as spoken"),
        ("statements", "do repeat guard defer fall through where", "do repeat guard defer fallthrough where", None),
        ("errors", "throw throws rethrows catch try try optional try forced",
            "throw throws rethrows catch try try? try!",
            None),
        ("asynchronous", "asynchronous function f await g", "async func f await g", None),
        ("casts", "as as optional as forced is", "as as? as! is", None),
        ("types", "super capital self anything metatype protocol metatype", "super Self Any Type Protocol", None),
        ("directives", "directive if directive else if directive else directive end if", "#if #elseif #else #endif",
            None),
        ("more-directives", "directive available directive unavailable directive selector directive key path "
            "directive source location", "#available #unavailable #selector #keyPath #sourceLocation", None),
        ("capitals", "GUARD File PRIVATE Did Set TRY Optional Directive KEY Path Capital SELF",
            "guard fileprivate didSet try? #keyPath Self", "The code has the dictionary's letters."),
        ("capital-self-is-not-self", "Self SELF capital self", "self self Self",
            "A capital letter in speech says nothing."),
        ("words-without-a-line", "override mutating lazy weak unowned OVERRIDE Any some",
            "override mutating lazy weak unowned OVERRIDE Any some",
            "English says these as Swift writes them: they are words, and stay as spoken."),
        ("said-as-one-word", "TYPEALIAS FALLTHROUGH NONMUTATING NONISOLATED", "TYPEALIAS FALLTHROUGH NONMUTATING "
            "nonisolated", "Only nonisolated is an expression."),
        ("not-inside-a-word", "ISLAND DOING OPENING WHEREVER ASK TRYOUT SUPERB PROTOCOLS CATCHING",
            "ISLAND DOING OPENING WHEREVER ASK TRYOUT SUPERB PROTOCOLS CATCHING", None)]:
    c(G, f"swift-{slug}", "8", transcript, code, note)

# ---- operators

G = "swift-operators"
for slug, transcript, code, note in [
        ("assignments", "a plus equals b minus equals c times equals d slash equals e divided by equals f percent "
            "equals "
            "g remainder equals h", "a += b -= c *= d /= e /= f %= g %= h", None),
        ("identity", "a triple equals b is identical to c is not identical to d not identical to e tilde equals f",
            "a === b === c !== d !== e ~= f", None),
        ("nil-coalescing", "a nil coalescing b double question mark c", "a ?? b ?? c", None),
        ("bits", "tilde a ampersand b vertical bar c caret d shift left e shift right f", "~ a & b | c ^ d << e >> f",
            None),
        ("bits-assigned", "a ampersand equals b vertical bar equals c caret equals d shift left equals e "
            "shift right equals f", "a &= b |= c ^= d <<= e >>= f", None),
        ("overflow", "a overflow plus b overflow minus c overflow times d masking shift left e masking shift right f",
            "a &+ b &- c &* d &<< e &>> f", None),
        ("overflow-assigned", "a overflow plus equals b overflow minus equals c overflow times equals d masking shift "
            "left equals e masking shift right equals f", "a &+= b &-= c &*= d &<<= e &>>= f", None),
        ("pointwise-comparisons", "a pointwise equals b pointwise not equals c pointwise less than d pointwise greater "
            "than e pointwise less than or equal to f pointwise greater than or equal to g",
            "a .== b .!= c .< d .> e .<= f .>= g", None),
        ("pointwise-bits", "pointwise not a pointwise ampersand b pointwise vertical bar c pointwise caret d",
            ".! a .& b .| c .^ d", None),
        ("pointwise-assigned", "a pointwise ampersand equals b pointwise vertical bar equals c pointwise caret "
            "equals d",
            "a .&= b .|= c .^= d", None),
        ("not-and-exclamation-mark", "not a double equals b exclamation mark", "! a == b !",
            "One mark in two ways. No option of the assembly takes the space beside it."),
        ("operator-capitals", "a PLUS Equals b Masking SHIFT left EQUALS c Is Not Identical To D",
            "a += b &<<= c !== D", None),
        ("operators-are-not-joined", "a less than less than b ampersand ampersand c slash slash d vertical bar equals "
            "equals", "a < < b & & c / / d |= =", "What stands side by side is never read again as one."),
        ("pointwise-keeps-its-spaces", "a pointwise equals pointwise not b", "a .== .! b",
            "The text is not a dot: tight takes no space beside it.")]:
    c(G, f"swift-{slug}", "8", transcript, code, note)

# ---- comments, texts and other marks

G = "swift-literals"
for slug, clauses, transcript, code, note in [
        ("comments", "8 10", "x comment a new line double slash b new line documentation comment c new line triple "
            "slash d", "x // a\n// b\n/// c\n/// d", None),
        ("comment-between-marks", "8", "x open comment y close comment z", "x /* y */ z", None),
        ("comment-over-two-lines", "8 10", "open comment a new line b close comment", "/* a\nb */", None),
        ("comment-protects-nothing", "8", "comment what is true and what is not", "// what is true && what is !",
            "A comment is a mark, not a stretch: its words are converted."),
        ("comment-typed", "6 8", "comment type what is true and what is not literally",
            "// what is true and what is not", None),
        ("comment-to-the-end-of-the-line", "8 10", "x equals 1 comment the first new line y plus equals 2",
            "x = 1 // the first\ny += 2", None),
        ("quotes", "8", "x equals quote hello quotation mark", 'x = " hello "',
            "Spaces stand inside the marks under both options."),
        ("quote-protects-nothing", "8", "quote a plus b quote", '" a + b "',
            "`type … in string case` would keep plus."),
        ("quotes-with-nothing-between", "8", "quote quote", '" "', None),
        ("quote-typed", "6 8", "quote type quote in string case", '" "quote"', None),
        ("quote-protected", "7 8", "literally quote a quote", 'quote a "', None),
        ("triple-quote", "8 10", "triple quote new line hello new line triple quote", '"""\nhello\n"""', None),
        ("interpolation-then-a-parenthesis", "8 10", "interpolation open parenthesis", "\\( (",
            "The interpolation has its parenthesis. It is a converted keyword, so the next keeps its space."),
        ("interpolation-typed", "6 8", "type interpolation in string case interpolation", '"interpolation" \\(', None),
        ("dollar-sign", "8", "dollar sign 0 plus dollar sign 1", "$ 0 + $ 1", "`$` is not in the lists of CON-10."),
        ("backticks", "8", "backtick class backtick", "` class `", None)]:
    c(G, f"swift-{slug}", clauses, transcript, code, note)
for slug, transcript, spaced, tight, note in [
        ("interpolation", "quote interpolation x close parenthesis quote", '" \\( x ) "', '" \\( x) "',
            "`\\(` is not `(`: a space follows it."),
        ("interpolation-of-a-call", "interpolation f open parenthesis x close parenthesis close parenthesis",
            "\\( f ( x ) )", "\\( f(x))", None),
        ("key-path", "backslash dot name", "\\ . name", "\\.name", "By the dot, not by the backslash."),
        ("raw-text", "hash quote a quote hash", '# " a " #', '#" a " #', None),
        ("comma-in-quotes", "quote comma quote", '" , "', '", "', "The comma draws near to the mark before it."),
        ("call-in-a-comment", "comment f open parenthesis x close parenthesis", "// f ( x )", "// f(x)", None),
        ("parenthesis-after-a-comment-mark", "comment open parenthesis x close parenthesis", "// ( x )", "// (x)",
            "The mark is a converted keyword.")]:
    both(G, f"swift-{slug}", "8", transcript, spaced, tight, note)

# ---- the longest expression, and those that break off

G = "swift-longest"
for slug, transcript, code, note in [
        ("plus-equal", "a plus equal b", "a + equal b", "breaks off at the last word"),
        ("plus-equals-equals", "a plus equals equals b", "a += = b", "from the left"),
        ("plus-double-equals", "a plus double equals b", "a + == b", None),
        ("plus-plus-equals", "a plus plus equals b", "a + += b", None),
        ("divided-by-equal", "a divided by equal b divided equals c", "a / equal b divided = c", None),
        ("remainder-alone", "a remainder equal b percent percent equals c", "a remainder equal b % %= c",
            "remainder alone is a word"),
        ("shift-left-equal", "a shift left equal b", "a << equal b", None),
        ("shift-shift-left", "shift shift left left shift right right", "shift << left >> right",
            "A failed start does not swallow the next one."),
        ("masking-shift-left-equal", "a masking shift left equal b", "a &<< equal b", None),
        ("masking-shift-breaks-off", "masking shift up masking shift", "masking shift up masking shift", None),
        ("masking-masking-shift", "masking masking shift right equals", "masking &>>=", None),
        ("overflow-plus-equal", "overflow plus equal overflow plus plus", "&+ equal &+ +", None),
        ("overflow-of-no-operator", "overflow slash overflow overflow times", "overflow / overflow &*", None),
        ("is-and-its-longer-ones", "x is not equal to y is not identical to z is integer is equal to w",
            "x != y !== z is Int == w", "four expressions begin with is"),
        ("is-breaks-off", "x IS EQUAL y IS NOT EQUAL z", "x is EQUAL y is ! EQUAL z",
            "is is converted, so its letters become small; EQUAL is as spoken"),
        ("is-not-identical-breaks-off", "x is not identical y is identical z", "x is ! identical y is identical z",
            None),
        ("is-is-identical", "is is identical to", "is ===", None),
        ("is-not-not-identical", "is not not identical to", "is ! !==", None),
        ("not-is-not-identical", "not is not identical to", "! !==", None),
        ("identical-alone", "identical to not identical two", "identical to ! identical two", None),
        ("tilde-tilde-equals", "not tilde tilde equals", "! ~ ~=", None),
        ("pointwise-less-than-or-equal", "pointwise less than or equal", ".< || equal",
            "the longest that is whole, then afresh"),
        ("pointwise-not-equal-to", "a pointwise not equal to b", "a .! equal to b",
            "There is `pointwise not equals` and no `pointwise not equal to`."),
        ("pointwise-is-equal-to", "a pointwise is equal to b pointwise plus c", "a pointwise == b pointwise + c",
            "pointwise alone is a word"),
        ("pointwise-pointwise", "pointwise pointwise less than less than", "pointwise .< <", None),
        ("pointwise-vertical-bar-equal", "pointwise vertical bar equal pointwise vertical",
            ".| equal pointwise vertical",
            None),
        ("ampersand-and-and", "a ampersand and b and ampersand equals c", "a & && b && &= c", None),
        ("vertical-bars", "vertical vertical bar bar", "vertical | bar", None),
        ("as-optionals", "x AS OPTIONALS as as optional as is", "x as OPTIONALS as as? as is", None),
        ("try-breaks-off", "TRY FORCE try try optional forced optional try", "try FORCE try try? forced optional try",
            "optional and forced alone are words"),
        ("nil-nil-coalescing", "nil nil coalescing nothing coalescing nil", "nil ?? nil coalescing nil",
            "nothing is nil, but it does not begin `nil coalescing`"),
        ("double-double-slash", "double double slash slash", "Double // /", None),
        ("double-breaks-off", "double question double back double question mark mark", "Double question Double back ?? "
            "mark", None),
        ("triple-breaks-off", "triple equal triple double equals triple quotation mark",
            'triple equal triple == triple "',
            None),
        ("triple-slash-slash", "double triple slash slash triple equals equals", "Double /// / === =", None),
        ("quote-and-quotation", "quotation quote quotes quotation mark marks", 'quotation " quotes " marks', None),
        ("documentation-comment", "documentation comments documentation documentation comment comment",
            "documentation comments documentation /// //", None),
        ("open-comment", "OPEN COMMENTS open open comment comment OPEN class", "open COMMENTS open /* // open class",
            "open alone is a keyword too"),
        ("close-comment", "CLOSE COMMENTS close close comment", "CLOSE COMMENTS close */", None),
        ("in-out", "for x in out", "for x inout", "longer than `in`: who means a list named out has to protect it"),
        ("in-in-out", "IN IN OUT OUTSIDE IN OUTSIDE", "in inout OUTSIDE in OUTSIDE", None),
        ("file-private", "FILE file private private FILE PUBLIC", "FILE fileprivate private FILE public", None),
        ("capital-self", "capital capital self capitals SELF", "capital Self capitals self", None),
        ("protocol-metatype", "protocol protocol metatype metatype", "protocol Protocol Type", None),
        ("directive-else-for", "directive else for directive else else if", "#else for #else else if", None),
        ("directive-breaks-off", "directive directive end if directive end directive key directive source",
            "directive #endif directive end directive key directive source", None),
        ("directive-if-if", "directive if if directive directive if not x", "#if if directive #if ! x", None),
        ("two-words-in-one", "did did set will get fall fall through through precedence precedence group non throwing",
            "did didSet will get fall fallthrough through precedence precedencegroup non throwing", None),
        ("marks-break-off", "exclamation exclamation mark back slash back tick dollar key path",
            "exclamation ! back / back tick dollar key path", None)]:
    c(G, f"swift-longest-{slug}", "8", transcript, code, note)

# ---- expressions that undo, a line break, a protected stretch or a command breaks

G = "swift-broken"
for slug, clauses, transcript, code, note in [
        ("undo-a-word-between", "4 8", "a plus x undo equals b", "a += b", "What is removed leaves no gap."),
        ("undo-the-last-word", "4 8", "a plus equals undo b", "a + b", "undo takes `equals` alone"),
        ("undo-identical", "4 8", "a is not identical undo equal to b", "a != b", None),
        ("undo-masking", "4 8", "a masking undo shift left equals b", "a <<= b", None),
        ("undo-two-words", "4 8", "a shift left equals undo undo right b", "a >> b", None),
        ("undo-optional", "4 8", "try optional undo forced f", "try! f", None),
        ("undo-pointwise", "4 8", "a pointwise undo less than b", "a < b", None),
        ("undo-triple", "4 8", "triple undo double slash", "//", None),
        ("undo-do", "4 8", "do undo repeat", "repeat", None),
        ("undo-type-inside-a-metatype", "4 8", "protocol meta type undo undo metatype", "Protocol",
            "type is taken back, then meta"),
        ("redo-inside", "3 8", "is not identical undo redo to", "!==", None),
        ("redo-at-the-end", "3 8", "a plus equals undo redo b", "a += b", None),
        ("break-inside-an-assignment", "1 8", "a plus new line equals b", "a +\n= b", None),
        ("break-inside-nil-coalescing", "1 8", "a nil new line coalescing b", "a nil\ncoalescing b", None),
        ("break-inside-identity", "1 8", "a is not new line identical to b", "a is !\nidentical to b", None),
        ("break-inside-a-directive", "1 8", "directive else new line if x", "#else\nif x", None),
        ("break-inside-pointwise", "1 8", "a pointwise less than new line or equal to b", "a .<\n|| equal to b", None),
        ("break-inside-masking", "1 8", "a masking shift left new line equals b", "a &<<\n= b", None),
        ("break-inside-open-comment", "1 8", "OPEN new line comment", "open\n//", None),
        ("clear-inside", "5 8", "a plus clear equals b", "= b", None),
        ("literally-the-last-word", "7 8", "a plus literally equals b", "a + equals b", None),
        ("literally-the-first-word", "7 8", "a literally plus equals b", "a plus = b", None),
        ("literally-inside-masking", "7 8", "a masking literally shift left equals b", "a masking shift left = b",
            None),
        ("literally-inside-identity", "7 8", "a IS literally NOT identical to b", "a is NOT identical to b", None),
        ("literally-inside-pointwise", "7 8", "a pointwise less literally than or equal to b",
            "a pointwise less than || equal to b", None),
        ("literally-optional", "7 8", "x AS literally OPTIONAL", "x as OPTIONAL", None),
        ("literally-forced", "7 8", "TRY literally forced", "try forced", None),
        ("literally-coalescing", "7 8", "nothing nil literally coalescing", "nil nil coalescing", None),
        ("literally-protocol", "7 8", "literally protocol metatype", "protocol Type", None),
        ("literally-else-of-a-directive", "7 8", "DIRECTIVE literally ELSE IF x", "DIRECTIVE ELSE if x", None),
        ("literally-out", "7 8", "for x IN literally out", "for x in out", None),
        ("literally-a-mark", "7 8", "double literally slash slash", "Double slash /", None),
        ("type-before-the-last-word", "6 8", "a plus type x in camel case equals", "a + x =", None),
        ("type-of-the-last-word", "6 8", "a plus type equals in upper case b", "a + EQUALS b", None),
        ("type-without-words", "6 8", "a shift left type in upper case equals b", "a << = b",
            "An empty stretch is one: no `<<=` across it."),
        ("type-without-words-in-pointwise", "6 8", "pointwise not type in camel case equals b", ".! = b", None),
        ("type-of-the-first-word", "6 8", "type file in camel case PRIVATE x", "file private x", None),
        ("type-literally-inside", "6 8", "NOT type identical literally to b", "! identical to b", None),
        ("type-of-slash", "6 8", "double type slash in camel case", "Double slash", None),
        ("typed-assignment", "6", "type plus equals in camel case", "plusEquals", None),
        ("typed-identity", "6", "type is not identical to in kebab case", "is-not-identical-to", None),
        ("typed-try", "6 8", "try optional type try optional in pascal case", "try? TryOptional", None),
        ("typed-in-out", "1 6", "type x in out in camel case", "xInOut", None),
        ("alias-then-type", "1 6 8", "alias type my number in pascal case equals double", "typealias MyNumber = Double",
            "type after alias is the command, and writes the name"),
        ("associated-then-type", "1 6 8", "associated type element in pascal case", "associatedtype Element",
            "`associatedtype` is said by associated alone, so the command can write the name"),
        ("type-alias-with-a-notation", "1 6 8", "public type alias in pascal case equals integer",
            "public Alias = Int", "type is the command: no `typealias`"),
        ("protocol-meta-type", "1 6 8", "PROTOCOL meta type", "protocol meta",
            "type is the command, and finds no words; the same if it is dropped")]:
    c(G, f"swift-broken-{slug}", clauses, transcript, code, note)
c(G, "swift-broken-stop-inside", "8 9", "a shift left stop equals b", "a <<", ended=True)
for option, code in [("literal", "public alias name equals integer\n+="), ("drop", "public\n+=")]:
    c(G, f"swift-broken-type-alias-{option}", "1 6 8", "public type alias name equals integer new line plus equals",
    code,
        "type is the command, up to the end of its line; `typealias` is said alias", r={UNTERMINATED: option})

# ---- where spaces stand

G = "swift-assembly"
for slug, clauses, transcript, spaced, tight, note in [
        ("as-optional", "8", "x as optional string question mark", "x as? String ?", "x as? String?",
            "`as?` is not `?` and keeps its spaces"),
        ("try-optional-of-a-call", "8", "try optional f open parenthesis close parenthesis", "try? f ( )", "try? f()",
            None),
        ("try-optional-parenthesis", "8", "try optional open parenthesis f close parenthesis", "try? ( f )", "try? (f)",
            "a converted keyword before a parenthesis"),
        ("optional-chain", "8", "a question mark dot b question mark dot c exclamation mark dot d",
            "a ? . b ? . c ! . d", "a?.b?.c !.d", "`!` is not in the lists; the dot after it is"),
        ("super-init", "8", "super dot initializer open parenthesis x colon 1 close parenthesis",
            "super . init ( x : 1 )", "super.init (x: 1)", "init is converted: a space before its parenthesis"),
        ("init-as-literally", "7 8", "super dot literally init open parenthesis close parenthesis", "super . init ( )",
            "super.init()", "a protected word, so none"),
        ("failable-init", "8", "initializer question mark open parenthesis", "init ? (", "init? (", None),
        ("subscript", "8", "subscript open parenthesis i colon integer close parenthesis arrow anything",
            "subscript ( i : Int ) -> Any", "subscript (i: Int) -> Any", None),
        ("available", "8", "directive available open parenthesis macos 14 comma asterisk close parenthesis",
            "#available ( macos 14 , * )", "#available (macos 14, *)", None),
        ("hash-available", "8", "hash available open parenthesis macos 14 close parenthesis",
            "# available ( macos 14 )",
            "#available(macos 14)", "Here available is an unconverted word."),
        ("selector", "6 8", "directive selector open parenthesis type view did load in camel case close parenthesis",
            "#selector ( viewDidLoad )", "#selector (viewDidLoad)", None),
        ("metatype", "8", "x is capital self dot metatype", "x is Self . Type", "x is Self.Type", None),
        ("ampersand", "8", "f open parenthesis ampersand x close parenthesis", "f ( & x )", "f(& x)",
            "`&` is not in the lists"),
        ("pointwise-is-no-dot", "8", "a dot b pointwise equals c", "a . b .== c", "a.b .== c", None),
        ("coalescing-is-no-question-mark", "8", "x question mark double question mark open bracket close bracket",
            "x ? ?? [ ]", "x? ?? []", None),
        ("question-mark-twice", "8", "x question mark question mark y", "x ? ? y", "x?? y",
            "It looks like `??`, by the spaces alone."),
        ("dollar-sign-in-brackets", "8", "list open bracket dollar sign 0 close bracket", "list [ $ 0 ]", "list[$ 0]",
            None),
        ("attribute", "8", "at sign available open parenthesis asterisk comma deprecated close parenthesis",
            "@ available ( * , deprecated )", "@available(*, deprecated)", None),
        ("throws-a-type", "6 8", "throws open parenthesis type my error in pascal case close parenthesis",
            "throws ( MyError )", "throws (MyError)", None),
        ("await-a-pair", "8", "await open parenthesis f comma g close parenthesis", "await ( f , g )", "await (f, g)",
            None),
        ("fall-through", "8", "fall through semicolon defer semicolon", "fallthrough ; defer ;", "fallthrough; defer;",
            None),
        ("text-in-parentheses", "8", "print open parenthesis quote x quote close parenthesis", 'print ( " x " )',
            'print(" x ")', None),
        ("undone-parenthesis", "4 8", "f open parenthesis undo bracket 0 close bracket", "f [ 0 ]", "f[0]", None)]:
    both(G, f"swift-assembly-{slug}", clauses, transcript, spaced, tight, note)

# ---- Italian

G = "swift-italian"
for slug, transcript, code, note in [
        ("declarations", "inizializzatore deinizializzatore estensione protocollo pseudonimo tipo associato indice "
            "operatore gruppo di precedenza", "init deinit extension protocol typealias associatedtype subscript "
            "operator "
            "precedencegroup", None),
        ("access", "statico statica pubblico pubblica privato privata privato del file privata del file interno "
            "interna "
            "aperto aperta del pacchetto", "static static public public private private fileprivate fileprivate "
            "internal "
            "internal open open package", "masculine and feminine"),
        ("ownership", "in e out in prestito in consumo non isolato non isolata mutante non mutante",
            "inout borrowing consuming nonisolated nonisolated mutating nonmutating", None),
        ("modifiers", "ridefinisci richiesto di convenienza finale pigro pigra debole non posseduto non posseduta "
            "dinamico dinamica indiretto indiretta", "override required convenience final lazy lazy weak unowned "
            "unowned "
            "dynamic dynamic indirect indirect", None),
        ("operator-declarations", "infisso prefisso postfisso opzionale precedenza associatività a sinistra a destra "
            "nessuna associatività", "infix prefix postfix optional precedence associativity left right none", None),
        ("observers", "ottieni imposta dopo aver impostato prima di impostare", "get set didSet willSet", None),
        ("statements", "fai ripeti accertati alla fine passa oltre dove", "do repeat guard defer fallthrough where",
            None),
        ("choices", "scegli caso predefinito interrompi continua enumerazione",
            "switch case default break continue enum",
            None),
        ("values-and-types", "sé stesso se stesso decimale booleano qualche qualsiasi superclasse sé maiuscolo "
            "qualsiasi "
            "cosa metatipo metatipo del protocollo", "self self Double Bool some any super Self Any Type Protocol",
            None),
        ("errors", "lancia può lanciare rilancia cattura prova prova opzionale prova forzata",
            "throw throws rethrows catch try try? try!", None),
        ("asynchronous", "asincrono asincrona attendi", "async async await", None),
        ("casts", "come come opzionale come forzato è di tipo", "as as? as! is", None),
        ("directives", "direttiva se direttiva altrimenti se direttiva altrimenti direttiva fine",
            "#if #elseif #else #endif", None),
        ("more-directives", "direttiva disponibile direttiva non disponibile direttiva selettore direttiva percorso "
            "direttiva posizione", "#available #unavailable #selector #keyPath #sourceLocation", None),
        ("marks", "punto esclamativo modulo percento freccia trattino basso trattino barra intervallo chiuso "
            "intervallo "
            "semiaperto", "! % % -> _ - / ... ..<", None),
        ("assignments", "a più uguale b meno uguale c per asterisco uguale d asterisco uguale f diviso uguale g "
            "percento "
            "uguale h resto uguale i", "a += b -= c *= d *= f /= g %= h %= i", None),
        ("identity", "a triplo uguale b è identico a c non è identico a d non identico a f tilde uguale g",
            "a === b === c !== d !== f ~= g", None),
        ("nil-coalescing", "a doppio punto interrogativo b", "a ?? b", None),
        ("bits", "tilde a e commerciale b barra verticale c accento circonflesso d scorri a sinistra f scorri a "
            "destra g",
            "~ a & b | c ^ d << f >> g", None),
        ("bits-assigned", "a e commerciale uguale b barra verticale uguale c accento circonflesso uguale d scorri a "
            "sinistra uguale f scorri a destra uguale g", "a &= b |= c ^= d <<= f >>= g", None),
        ("overflow", "a più con overflow b meno con overflow c per con overflow d scorri mascherato a sinistra f "
            "scorri "
            "mascherato a destra g", "a &+ b &- c &* d &<< f &>> g", None),
        ("overflow-assigned", "a più con overflow uguale b meno con overflow uguale c per con overflow uguale d scorri "
            "mascherato a sinistra uguale f scorri mascherato a destra uguale g", "a &+= b &-= c &*= d &<<= f &>>= g",
            None),
        ("pointwise-comparisons", "a uguale punto a punto b diverso punto a punto c minore punto a punto d maggiore "
            "punto a punto f minore o uguale punto a punto g maggiore o uguale punto a punto h",
            "a .== b .!= c .< d .> f .<= g .>= h", None),
        ("pointwise-bits", "non punto a punto a e commerciale punto a punto b barra verticale punto a punto c accento "
            "circonflesso punto a punto d", ".! a .& b .| c .^ d", None),
        ("pointwise-assigned", "a e commerciale uguale punto a punto b barra verticale uguale punto a punto c accento "
            "circonflesso uguale punto a punto d", "a .&= b .|= c .^= d", None),
        ("comment-between-marks", "x apri commento y chiudi commento", "x /* y */", None),
        ("other-marks", "barra rovesciata simbolo del dollaro 0 accento grave x accento grave", "\\ $ 0 ` x `", None),
        ("quotes", "virgolette ciao virgolette triple virgolette interpolazione", '" ciao " """ \\(', None),
        ("capitals", "X NON È IDENTICO A Y È DI TIPO INTERO PUÒ LANCIARE SÉ MAIUSCOLO", "X !== Y is Int throws Self",
            None),
        ("without-accents", "x e identico a y e di tipo intero puo lanciare se maiuscolo associativita",
            "x && identico a y && di tipo Int puo lanciare if maiuscolo associativita",
            "e and se are other words than è and sé; accents are not stripped"),
        # the longest expression
        ("identical-breaks-off", "x è identico y è di tipo intero", "x è identico y is Int", None),
        ("is-of-type-breaks-off", "x è di tipi non è di tipo intero", "x è di tipi ! is Int",
            "There is no expression for `is not of type`: non, then it."),
        ("not-equal", "x non è uguale a y è identico a z", "x ! == y === z",
            "`è uguale a` has no longer one with non, `è identico a` has"),
        ("not-not-identical", "x non non è identico a y non è identico z", "x ! !== y ! è identico z", None),
        ("not-breaks-off", "non punto esclamativo non mutanti non non posseduto", "! ! ! mutanti ! unowned", None),
        ("for-and-times", "per con x per per con overflow per asterisco asterisco uguale", "for con x for &* * *=",
            "five expressions begin with per"),
        ("times-equals-equals", "x per asterisco uguale uguale y", "x *= = y", None),
        ("and-and-ampersand", "x e commerciale e y e commerciali e e commerciale uguale z",
            "x & && y && commerciali && &= z", None),
        ("any-and-anything", "qualsiasi cose qualsiasi qualsiasi cosa cosa", "any cose any Any cosa", None),
        ("self-and-if", "se se stesso se stessa sé stesso", "if self if stessa self", None),
        ("else-if-itself", "altrimenti se stesso direttiva altrimenti se stesso direttiva se stesso",
            "else self #elseif stesso #if stesso", "From the left: the directive takes the se of `se stesso`."),
        ("directive-breaks-off", "direttiva non disponibili direttiva direttiva fine",
            "direttiva ! disponibili direttiva #endif", None),
        ("forced-in-the-other-gender", "prova forzato come forzata prova opzionali",
            "try forzato as forzata try opzionali",
            "prova is feminine, come masculine"),
        ("in-and-out", "x in e y in in e out in prestiti", "x in && y in inout in prestiti", None),
        ("shift-breaks-off", "scorri sinistra scorri a a sinistra scorri a destra uguali",
            "scorri sinistra scorri a left >> uguali", None),
        ("overflow-breaks-off", "x meno con y più con overflow uguali z meno meno con overflow w",
            "x - con y &+ uguali z - &- w", None),
        ("double-breaks-off", "doppio doppio punto interrogativo doppia doppia barra barra", "doppio ?? doppia // /",
            None),
        ("slashes", "barra barra verticale barra rovesciata tripla barra barra", "/ | \\ /// /", None),
        ("comment-breaks-off", "commento di x commento di documentazione di y", "// di x /// di y", None),
        ("open-comment-breaks-off", "apri commenti apri apri commento chiudi commenti",
            "apri commenti apri /* chiudi commenti", None),
        ("open-and-parenthesis", "aperta aperta tonda", "open (", "a converted keyword stands before the parenthesis"),
        ("pointwise-then-or", "x minore punto a punto o uguale y", "x .< || = y", None),
        ("different-different", "x diverso diverso punto a punto y diverso x", "x diverso .!= y diverso x", None),
        ("private-of-what", "privato del pacchetto privato del x privato privato del file",
            "private package private del x private fileprivate", None),
        ("metatype-breaks-off", "metatipo del x protocollo metatipo del protocollo", "Type del x protocol Protocol",
            None),
        ("associated-breaks-off", "tipo tipo associato tipo associati", "tipo associatedtype tipo associati", None),
        ("none-breaks-off", "associatività nessuna associatività nessuna precedenza",
            "associativity none nessuna precedence",
            None),
        ("set-before-and-after", "prima imposta prima di imposta dopo aver imposta dopo aver impostato",
            "prima set prima di set dopo aver set didSet", None),
        ("equals-after-three", "triplo uguale uguale uguale triplo uguale triple virgolette virgolette",
            '=== == === """ "', "The first triplo takes one uguale; the other two are one expression."),
        ("accents", "accento acuto accento grave accento accento circonflesso", "accento acuto ` accento ^", None)]:
    c(G, f"swift-italian-{slug}", "8", transcript, code, note)
for slug, clauses, transcript, code, note in [
        ("comments", "8 10", "commento x a capo doppia barra y a capo commento di documentazione z a capo tripla "
            "barra w",
            "// x\n// y\n/// z\n/// w", None),
        ("pointwise-at-the-end-of-a-line", "1 8", "x uguale punto a punto a capo y", "x .==\ny", None),
        ("shift-then-a-line-break", "1 8", "scorri a capo a sinistra scorri mascherato a capo a destra",
            "scorri\nleft scorri mascherato\nright", "The break takes the `a` before any keyword can."),
        ("identity-then-a-line-break", "1 8", "x è identico a capo y non a capo è identico a z",
            "x è identico\ny !\n=== z", None),
        ("undo-inside", "4 8", "x per asterisco annulla con overflow y", "x &* y", None),
        ("undo-ampersand", "4 8", "x e commerciale annulla y più uguale annulla z", "x && y + z", None),
        ("redo-inside", "3 8", "qualsiasi cosa annulla ripristina qualsiasi", "Any any", None),
        ("literally-inside", "7 8", "QUALSIASI letteralmente cosa non letteralmente è identico a y",
            "any cosa ! è identico a y", None),
        ("type-inside", "6 8", "prova scrivi opzionale in notazione cammello come scrivi in maiuscolo opzionale",
            "try opzionale as optional", "An empty stretch stands between come and opzionale: no `as?`."),
        ("typed", "6", "scrivi è identico a in notazione stringa", '"è identico a"', None),
        ("self-in-upper-case", "1 6 8", "scrivi sé in maiuscolo sé maiuscolo", "SÉ Self", None),
        ("in-and-a-notation", "1 6", "scrivi x in e out in camel case", "xInEOut", None)]:
    c(G, f"swift-italian-{slug}", clauses, transcript, code, note)
for slug, clauses, transcript, spaced, tight, note in [
        ("question-dot-semicolon", "8", "x punto interrogativo punto y punto e virgola", "x ? . y ;", "x?.y;",
            "four expressions begin with punto"),
        ("dot-and-ampersand", "8", "x punto e commerciale y", "x . & y", "x.& y",
            "`punto e` breaks off; then `e commerciale`"),
        ("marks", "8", "chiocciola x cancelletto y punto interrogativo", "@ x # y ?", "@x #y?", None),
        ("not-dot", "8", "non punto x", "! . x", "!.x", "no `non punto a punto`"),
        ("equals-equals-pointwise", "8", "x uguale uguale punto a punto y", "x == . a . y", "x ==.a.y",
            "From the left: the second uguale is spent."),
        ("less-or-equal-breaks-off", "8", "x minore o uguale punto a y", "x minore || = . a y", "x minore || =.a y",
            None),
        ("ampersand-equals-dot-line-break", "1 8", "x e commerciale uguale punto a capo y", "x &= .\ny", "x &=.\ny",
            "The break is found first: `punto a punto` never begins."),
        ("literally-after-a-dot", "7 8", "x punto letteralmente interrogativo", "x . interrogativo", "x.interrogativo",
            None),
        ("interpolation", "8", "virgolette interpolazione x chiusa tonda virgolette", '" \\( x ) "', '" \\( x) "',
            None),
        ("super-init", "8", "superclasse punto inizializzatore aperta tonda chiusa tonda", "super . init ( )",
            "super.init ()", None),
        ("optional-type", "8", "x come opzionale stringa punto interrogativo", "x as? String ?", "x as? String?",
            None)]:
    both(G, f"swift-italian-{slug}", clauses, transcript, spaced, tight, note)

# ---- small programs

G = "swift-programs"
for slug, clauses, transcript, code, note in [
        ("guard", "8", "guard let x equals y as optional string else open brace return nothing close brace",
            "guard let x = y as? String else { return nil }", None),
        ("repeat", "8 10", "repeat open brace new line x shift right equals 1 comment halve it new line count overflow "
            "plus equals 1 new line close brace while x is not equal to 0",
            "repeat {\nx >>= 1 // halve it\ncount &+= 1\n} while x != 0", None),
        ("conditional-compilation", "8 10", "directive if debug new line x plus equals 1 new line directive else if "
            "test "
            "new line x minus equals 1 new line directive else new line x equals nothing new line directive end if",
            "#if debug\nx += 1\n#elseif test\nx -= 1\n#else\nx = nil\n#endif", None),
        ("observer", "6 8", "variable x equals 0 open brace new line did set open brace x caret equals type old "
            "value in "
            "camel case close brace new line close brace", "var x = 0 {\ndidSet { x ^= oldValue }\n}", None),
        ("vectors-corrected", "4 8", "constant mask equals a pointwise less than or equal to b pointwise ampersand "
            "undo "
            "undo pointwise vertical bar pointwise not c", "let mask = a .<= b .| .! c",
            "pointwise ampersand is two words, so two undos"),
        ("italian-guard", "8", "accertati costante x uguale y come opzionale stringa altrimenti apri graffa ritorna "
            "nulla chiudi graffa", "guard let x = y as? String else { return nil }", None),
        ("italian-repeat", "8 10", "ripeti apri graffa a capo x scorri a destra uguale 1 commento a metà a capo chiudi "
            "graffa mentre x diverso da 0", "repeat {\nx >>= 1 // a metà\n} while x != 0", None),
        ("italian-protocol", "6 8", "protocollo scrivi forma in pascal case apri graffa a capo tipo associato scrivi "
            "punto in pascal case a capo chiudi graffa", "protocol Forma {\nassociatedtype Punto\n}",
            "punto is a name here"),
        ("italian-conditional-compilation", "7 8 10", "direttiva se debug a capo x più uguale 1 a capo direttiva "
            "altrimenti se letteralmente prova a capo direttiva altrimenti a capo x uguale nulla a capo direttiva fine",
            "#if debug\nx += 1\n#elseif prova\n#else\nx = nil\n#endif", "prova is `try` unless it is protected"),
        ("italian-cleared", "5 8", "alla fine apri graffa passa oltre cancella tutto accertati x è di tipo intero",
            "guard x is Int", None)]:
    c(G, f"swift-program-{slug}", clauses, transcript, code, note)
c(G, "swift-program-ended", "4 8 9", "file private lazy variable x equals 0 stop undo plus equals undo 1 stop open "
    "comment",
    "fileprivate lazy var x = 0 + 1", "the first stop is undone", ended=True)
c(G, "swift-program-italian-ended", "4 8 9", "privata del file annulla annulla pigra variabile x uguale 0 fermati "
    "commento",
    "private lazy var x = 0", ended=True)
for slug, clauses, transcript, spaced, tight, note in [
        ("extension", "8", "extension integer open brace new line static function square open parenthesis underscore x "
            "colon integer close parenthesis arrow integer open brace new line return x times x new line close "
            "brace new "
            "line close brace",
            "extension Int {\nstatic func square ( _ x : Int ) -> Int {\nreturn x * x\n}\n}",
            "extension Int {\nstatic func square(_ x: Int) -> Int {\nreturn x * x\n}\n}", None),
        ("do-catch-corrected", "4 8", "do open brace new line constant x equals try optional undo await load open "
            "parenthesis close parenthesis new line close brace catch open brace new line print open parenthesis quote "
            "failed quote close parenthesis new line close brace",
            'do {\nlet x = try await load ( )\n} catch {\nprint ( " failed " )\n}',
            'do {\nlet x = try await load()\n} catch {\nprint(" failed ")\n}', "try optional becomes try"),
        ("protocol", "1 6 8", "public protocol type my shape in pascal case open brace new line associated type "
            "point in "
            "pascal case new line variable area colon double open brace get close brace new line close brace",
            "public protocol MyShape {\nassociatedtype Point\nvar area : Double { get }\n}",
            "public protocol MyShape {\nassociatedtype Point\nvar area: Double { get }\n}", None),
        ("precedence-group", "6 8", "precedence group power open brace new line associativity colon right new line "
            "close "
            "brace new line infix operator type ^^ literally colon power",
            "precedencegroup power {\nassociativity : right\n}\ninfix operator ^^ : power",
            "precedencegroup power {\nassociativity: right\n}\ninfix operator ^^: power",
            "An operator of several marks is typed literally."),
        ("switch", "6 8", "switch x open brace new line case 0 where y is identical to z colon fall through new "
            "line case "
            "is string colon break new line default colon throw type my error in pascal case dot bad new line close "
            "brace",
            "switch x {\ncase 0 where y === z : fallthrough\ncase is String : break\ndefault : throw MyError . bad\n}",
            "switch x {\ncase 0 where y === z: fallthrough\ncase is String: break\ndefault: throw MyError.bad\n}",
            None),
        ("in-out", "8", "function double it open parenthesis underscore a colon in out integer close parenthesis "
            "throws "
            "open brace a times equals 2 close brace",
            "func Double it ( _ a : inout Int ) throws { a *= 2 }", "func Double it(_ a: inout Int) throws { a *= 2 }",
            "double is converted in a name that is not typed"),
        ("any-shape", "6 8", "variable x colon any type my shape in pascal case question mark equals nothing",
            "var x : any MyShape ? = nil", "var x: any MyShape? = nil", None),
        ("italian-function", "8", "pubblica funzione area apri parentesi chiudi parentesi può lanciare freccia "
            "decimale "
            "apri graffa a capo ritorna lato per asterisco lato a capo chiudi graffa",
            "public func area ( ) throws -> Double {\nreturn lato * lato\n}",
            "public func area() throws -> Double {\nreturn lato * lato\n}", None),
        ("italian-try-corrected", "4 8", "costante x uguale prova forzata annulla opzionale attendi carica aperta "
            "tonda "
            "chiusa tonda doppio punto interrogativo nulla",
            "let x = try? await carica ( ) ?? nil", "let x = try? await carica() ?? nil", None),
        ("italian-switch", "6 8", "scegli x apri graffa a capo caso 0 dove y è identico a z due punti passa oltre a "
            "capo "
            "predefinito due punti lancia scrivi mio errore in pascal case punto vuoto a capo chiudi graffa",
            "switch x {\ncase 0 where y === z : fallthrough\ndefault : throw MioErrore . vuoto\n}",
            "switch x {\ncase 0 where y === z: fallthrough\ndefault: throw MioErrore.vuoto\n}", None),
        ("italian-extension-corrected", "4 8", "estensione intero apri graffa a capo statica variabile massimo due "
            "punti "
            "se stesso annulla annulla sé maiuscolo uguale 0 a capo chiudi graffa",
            "extension Int {\nstatic var massimo : Self = 0\n}", "extension Int {\nstatic var massimo: Self = 0\n}",
            "two words, two undos")]:
    both(G, f"swift-program-{slug}", clauses, transcript, spaced, tight, note)
CLASS = ("class type my view in pascal case open brace new line override initializer open parenthesis clear override "
         "function load open parenthesis close parenthesis open brace new line super dot load open parenthesis close "
         "parenthesis new line close brace new line close brace")
c(G, "swift-program-class-corrected-line", "5 6 8 10", CLASS,
    "class MyView {\noverride func load() {\nsuper.load()\n}\n}", r={CLEAR: "line", ASSEMBLY: "tight"})
c(G, "swift-program-class-corrected-all", "5 8 10", CLASS, "override func load() {\nsuper.load()\n}\n}",
    r={CLEAR: "all", ASSEMBLY: "tight"})

CASES.write()
