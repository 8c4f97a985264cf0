import SharedSpecs
import Specification

extension Conversion {
    public enum Law: LawName {
        public typealias Subsystem = Conversion
        case tokens, whiteSpace, lineBreakToken, anyCase, lowered, longest, ties
        case order, keywordsLast, wholePasses
        case redo, howLate, oneUndo, redoIsHidden
        case undo, anyToken, wholeToken, nothingBefore, undoIsHidden
        case clear, howFar, breakStays, soFar, clearIsHidden
        case type, protects, literallyToo, firstNotation, sameLine, allWords, typedAsSpoken, unterminated,
            typeIsHidden, noPiece, apart
        case literally, anyNext, wholeNext, stretchNext, literallyIsHidden, orphan, orphanStays
        case keywords, asSpoken, keywordCase, keywordLowered, longestKeyword, reach, noLineBreak, language,
            ownDictionary
        case stop, rest, late
        case pieces, spaces, besideBreak, afterOpening, beforeClosing, call, wholePiece, beginsOperand,
            operandPlace, operators, keywordsOfSwift, postfix, question, ternary, ternaryColon
        case exactly, anew
    }

    private static let speaking = Source(.mobileSand, "2.5.2", "3.3.2")
    private static let converting = Source(.mobileSand, "3.3.2")
    private static let keywords = Assembly.keywordsOfSwift.sorted().joined(separator: " ")

    public static let laws: Laws<Conversion> = [
        ("CON-1a", .tokens, .source(converting)):
            "First, each spoken expression of a command or of a notation becomes one token.",
        ("CON-1b", .whiteSpace, .standard(.unicode)): """
        Every scalar with the property White_Space, not only the space, separates words. Other invisible scalars do \
        not separate words.
        """,
        ("CON-1c", .lineBreakToken, .decision): """
        In the step that CON-1a describes, each expression of the line break (keyword U+000A) becomes one token.
        """,
        ("CON-1d", .anyCase, .decision):
            "Expressions are compared with the spoken words without regard to case.",
        ("CON-1e", .lowered, .standard(.unicode)): """
        For a comparison without regard to case, two words are lower-cased by Unicode's full mapping with Final_Sigma, \
        in every script. The words match if their lower-cased forms consist of the same scalars.
        """,
        ("CON-1f", .longest, .decision):
            "From left to right, the longest expression that begins at a word is taken, not the shortest.",
        ("CON-1g", .ties, .decision): """
        Among equally long expressions, those of commands take precedence over those of notations, and those of \
        notations over those of the line break. If equally long expressions are in the same list, the first is taken.
        """,
        ("CON-2a", .order, .source(converting)):
            "Five passes run in this order and no other: Redo, Undo, Clear, Type, Literally.",
        ("CON-2b", .keywordsLast, .source(converting)): """
        Spoken keywords are converted after all five passes, not before the pass Type, and never in a protected stretch.
        """,
        ("CON-2c", .wholePasses, .source(converting)): """
        Each pass goes through the complete transcript before the next pass begins. A command does not take effect as \
        soon as it is read.
        """,
        ("CON-3a", .redo, .source(speaking)):
            "A Redo cancels the latest Undo, so the token that this Undo removed is back in its place.",
        ("CON-3b", .howLate, .decision): """
        The reading `voice.conversion.redo` decides whether a Redo cancels the latest Undo. Under the option `later`, \
        a Redo always cancels the latest Undo. Under the option `adjacent`, a Redo cancels the latest Undo only if \
        nothing except Undo and Redo was said after that Undo; otherwise the Redo has no effect.
        """,
        ("CON-3c", .oneUndo, .decision): """
        A Redo cancels only one Undo, the latest that has not been cancelled yet. A Redo can also cancel an Undo that \
        removed nothing.
        """,
        ("CON-3d", .redoIsHidden, .decision): """
        The pass Redo removes every Redo, whether or not it has an effect, so a Redo never appears in the code.
        """,
        ("CON-4a", .undo, .source(speaking)): "An Undo removes the last word that precedes it.",
        ("CON-4b", .anyToken, .decision): """
        An Undo removes the last remaining token before it, whatever this token is. An Undo does not skip commands or \
        line breaks to find a word.
        """,
        ("CON-4c", .wholeToken, .decision): """
        An Undo removes a complete token, even if the token is a line break or a notation of several words.
        """,
        ("CON-4d", .nothingBefore, .decision):
            "If no token precedes an Undo, the Undo removes only itself, and no token after it.",
        ("CON-4e", .undoIsHidden, .source(speaking)): "An Undo also removes itself from the transcript.",
        ("CON-5a", .clear, .source(speaking)):
            "A Clear removes all tokens that precede it on its line, not only the last word.",
        ("CON-5b", .howFar, .decision): """
        The reading `voice.conversion.clear` decides how far a Clear goes back. Under the option `line`, a Clear goes \
        back to the last remaining line break. Under the option `all`, a Clear goes back past all line breaks to the \
        beginning of the transcript.
        """,
        ("CON-5c", .breakStays, .decision):
            "A Clear that goes back to a line break does not remove this line break.",
        ("CON-5d", .soFar, .decision): "A Clear does not remove the tokens that follow it on its line.",
        ("CON-5e", .clearIsHidden, .decision): "A Clear also removes itself from the transcript.",
        ("CON-6a", .type, .source(speaking)):
            "`type W… N` writes the words W… in the notation N, such as `camel`.",
        ("CON-6b", .protects, .source(speaking)):
            "The text that `type` writes is protected from all later passes.",
        ("CON-6c", .literallyToo, .source(speaking)):
            "A `literally` that follows a `type` counts as a notation.",
        ("CON-6d", .firstNotation, .decision):
            "The notation of a `type` is the first notation after it, not the last.",
        ("CON-6e", .sameLine, .decision):
            "The notation of a `type` is on the line of the `type`, not on a later line.",
        ("CON-6f", .allWords, .decision): """
        Every token between a `type` and its notation, even a command, counts as the words that were spoken for that \
        token.
        """,
        ("CON-6g", .typedAsSpoken, .decision):
            "`type` passes the words to its notation as they are capitalized in the transcript, not in lower case.",
        ("CON-6h", .unterminated, .decision): """
        If no notation follows a `type` on its line, the reading `voice.conversion.type.unterminated` decides what \
        happens to the words up to the end of the line. Under the option `literal`, the words up to the end of the \
        line are one protected stretch, as spoken. Under the option `drop`, the `type` and all words up to the end of \
        the line are dropped.
        """,
        ("CON-6i", .typeIsHidden, .decision):
            "If no notation follows a `type`, the protected words do not include the word `type` itself.",
        ("CON-6j", .noPiece, .decision): """
        A protected stretch with words is one piece of the code; its words are joined with single spaces if they are \
        written as spoken. A protected stretch without words is a piece only if `string` writes it as the literal "".
        """,
        ("CON-6k", .apart, .decision): """
        The words before and after a stretch without words do not form a keyword together. Spaces are placed as if a \
        stretch without words did not exist.
        """,
        ("CON-7a", .literally, .source(speaking)):
            "`literally` writes the next word as it was spoken; this word is not converted.",
        ("CON-7b", .anyNext, .decision):
            "`literally` protects the next token, whether this token is a word, a command or a line break.",
        ("CON-7c", .wholeNext, .decision):
            "`literally` protects all words of the next token as one stretch, not only the first word.",
        ("CON-7d", .stretchNext, .decision): """
        A `literally` has no effect if nothing follows it, or if a protected stretch follows it (even a stretch \
        without words). The `literally` does not wait for a later token. Words that a `type` drops (CON-6h) do not \
        count as a protected stretch.
        """,
        ("CON-7e", .literallyIsHidden, .decision):
            "`literally` never appears in the code, whether or not the `literally` has an effect.",
        ("CON-7f", .orphan, .decision): """
        If a notation has no `type` before it, the notation is written as it was spoken, and does not apply to the \
        preceding word.
        """,
        ("CON-7g", .orphanStays, .decision): """
        A notation without a `type` before it is a protected stretch, so its words are not converted to keywords.
        """,
        ("CON-8a", .keywords, .source(converting)):
            "If unprotected words are an expression of a keyword, they become this keyword.",
        ("CON-8b", .asSpoken, .source(converting)):
            "Words that do not become a keyword stay as they were spoken; they are not lower-cased.",
        ("CON-8c", .keywordCase, .decision): "Keywords are found without regard to case.",
        ("CON-8d", .keywordLowered, .standard(.unicode)):
            "The search for keywords lower-cases expressions and words as in CON-1e, in every script.",
        ("CON-8e", .longestKeyword, .decision): """
        From left to right, the longest expression of a keyword that begins at a word is taken, not the shortest. If \
        several expressions are equally long, the first of them in the dictionary is taken.
        """,
        ("CON-8f", .reach, .decision):
            "A keyword's expression never includes words from a protected stretch.",
        ("CON-8g", .noLineBreak, .decision): """
        Words that are left after the five passes never become a line break: the search for keywords ignores the \
        expressions of the line break.
        """,
        ("CON-8h", .language, .decision): """
        The built-in dictionary is Italian if the language is exactly `it`. For any other language, even for a longer \
        tag such as `it_CH`, the built-in dictionary is English. The Italian keywords, commands and notations are in \
        `it_keywords.txt`, `it_commands.txt` and `it_notations.txt`. The English keywords, commands and notations are \
        in `en_keywords.txt`, `en_commands.txt` and `en_notations.txt`. Each line of these six files consists of a \
        keyword, ` - ` and its expressions, separated by commas (DIC-2 to DIC-4). The keyword `\\n` is U+000A.
        """,
        ("CON-8i", .ownDictionary, .decision):
            "The `dictionary` in an input replaces the built-in dictionary.",
        ("CON-9a", .stop, .source(.mobileSand, "2.5.4", "3.3.2")):
            "A `stop` ends the phase of programming: `ended` is true.",
        ("CON-9b", .rest, .decision):
            "The `stop` that ends the phase is dropped, and so are all words after this `stop`.",
        ("CON-9c", .late, .decision): """
        Whether a `stop` ends the phase is decided after the Literally pass. A `stop` that is protected, or was \
        removed (for example by a later Undo), does not end the phase.
        """,
        ("CON-10a", .pieces, .source(converting)):
            "At the end, the remaining tokens, which are the pieces of the code, are joined in their order.",
        ("CON-10b", .spaces, .decision):
            "The reading `voice.conversion.assembly` decides which pieces have a space between them.",
        ("CON-10c", .besideBreak, .decision): "There is no space beside a line break.",
        ("CON-10d", .afterOpening, .decision):
            "Under the options `tight` and `swift`, no space follows a piece that is one of `( [ . @ #`.",
        ("CON-10e", .beforeClosing, .decision): """
        Under the options `tight` and `swift`, no space precedes a piece that is one of `) ] , ; : . ?`. Under \
        `swift`, CON-10e does not apply to the `?` and the `:` of a ternary.
        """,
        ("CON-10f", .call, .decision): """
        Under the options `tight` and `swift`, no space precedes a `(` or `[` if the piece before the bracket is not a \
        keyword of the dictionary. If the piece before a `(` or `[` is a keyword of the dictionary, even `)` or `?`, \
        CON-10f does not remove the space between them.
        """,
        ("CON-10g", .wholePiece, .decision): """
        Where a law on spaces names a piece, it means the complete text of the piece, not a piece that begins or ends \
        with this text. The origin of a \
        piece matters only for CON-10f: an unconverted or protected `func` is not a keyword of the dictionary.
        """,
        ("CON-10h", .beginsOperand, .decision):
            "Under the option `swift`, no space follows one of `! - + & ~ $` that begins an operand.",
        ("CON-10i", .operandPlace, .decision): """
        A piece that is one of `! - + & ~ $` begins an operand if it is first on its line, or follows an opening \
        bracket ( [ {, a comma, a colon, an operator or a keyword of Swift. After any other piece, such as a word, a \
        closing bracket or a semicolon, it does not begin an operand.
        """,
        ("CON-10j", .operators, .decision): """
        An operator is a piece that consists only of the characters `/ = - + ! * % < > & | ^ ~ ?`. An operator of \
        several characters may also contain dots if it begins with a dot. A postfix is not an operator, and neither \
        are the comment marks // /// /* */.
        """,
        ("CON-10k", .keywordsOfSwift, .decision): """
        For CON-10i, the keywords of Swift are only those that name neither a value nor a type: \(keywords).
        """,
        ("CON-10l", .postfix, .decision): """
        Under the option `swift`, a `!` that does not begin an operand is a postfix: no space precedes this `!`.
        """,
        ("CON-10m", .question, .decision): """
        Under the option `swift`, a `?` is a postfix at the end of a line. A `?` is also a postfix before a dot, a \
        bracket `( ) [ ] { }`, a comma, another `?` or an operator other than `! - + & ~`. No space precedes a postfix \
        `?`.
        """,
        ("CON-10n", .ternary, .decision): """
        Under the option `swift`, every `?` that is not a postfix belongs to a ternary. The `?` and the colon of a \
        ternary have a space on both sides, whatever other laws say, except beside a line break.
        """,
        ("CON-10o", .ternaryColon, .decision): """
        The colon of a ternary is the next colon that is at the same depth of brackets and belongs to no other \
        ternary. Each piece `(`, `[` or `{` increases the depth by 1, and each piece `)`, `]` or `}` decreases it by \
        1, whether or not the brackets match. A colon at a greater depth than the `?` is not the ternary's colon. If a \
        bracket decreases the depth below the depth of the `?`, no colon after this bracket belongs to the ternary.
        """,
        ("CON-11a", .exactly, .source(converting)): """
        A protected stretch appears in the code exactly as the command Type or Literally wrote it: no word is converted.
        """,
        ("CON-11b", .anew, .source(converting)): """
        Each transcript is converted completely, not only the words that are new since the previous transcript.
        """,
    ]
}
