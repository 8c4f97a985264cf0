import SharedSpecs
import Specification

extension Conversion {
    public enum Law: String, LawName {
        case tokens = "CON-1a"
        case whiteSpace = "CON-1b"
        case lineBreakToken = "CON-1c"
        case anyCase = "CON-1d"
        case lowered = "CON-1e"
        case longest = "CON-1f"
        case ties = "CON-1g"
        case order = "CON-2a"
        case keywordsLast = "CON-2b"
        case wholePasses = "CON-2c"
        case redo = "CON-3a"
        case howLate = "CON-3b"
        case oneUndo = "CON-3c"
        case redoIsHidden = "CON-3d"
        case undo = "CON-4a"
        case anyToken = "CON-4b"
        case wholeToken = "CON-4c"
        case nothingBefore = "CON-4d"
        case undoIsHidden = "CON-4e"
        case clear = "CON-5a"
        case howFar = "CON-5b"
        case breakStays = "CON-5c"
        case soFar = "CON-5d"
        case clearIsHidden = "CON-5e"
        case type = "CON-6a"
        case protects = "CON-6b"
        case literallyToo = "CON-6c"
        case firstNotation = "CON-6d"
        case sameLine = "CON-6e"
        case allWords = "CON-6f"
        case typedAsSpoken = "CON-6g"
        case unterminated = "CON-6h"
        case typeIsHidden = "CON-6i"
        case noPiece = "CON-6j"
        case apart = "CON-6k"
        case literally = "CON-7a"
        case anyNext = "CON-7b"
        case wholeNext = "CON-7c"
        case stretchNext = "CON-7d"
        case literallyIsHidden = "CON-7e"
        case orphan = "CON-7f"
        case orphanStays = "CON-7g"
        case keywords = "CON-8a"
        case asSpoken = "CON-8b"
        case keywordCase = "CON-8c"
        case keywordLowered = "CON-8d"
        case longestKeyword = "CON-8e"
        case reach = "CON-8f"
        case noLineBreak = "CON-8g"
        case language = "CON-8h"
        case ownDictionary = "CON-8i"
        case stop = "CON-9a"
        case rest = "CON-9b"
        case late = "CON-9c"
        case pieces = "CON-10a"
        case spaces = "CON-10b"
        case besideBreak = "CON-10c"
        case afterOpening = "CON-10d"
        case beforeClosing = "CON-10e"
        case call = "CON-10f"
        case wholePiece = "CON-10g"
        case beginsOperand = "CON-10h"
        case operandPlace = "CON-10i"
        case operators = "CON-10j"
        case keywordsOfSwift = "CON-10k"
        case postfix = "CON-10l"
        case question = "CON-10m"
        case ternary = "CON-10n"
        case ternaryColon = "CON-10o"
        case exactly = "CON-11a"
        case anew = "CON-11b"
    }

    private static let speaking = Source(.mobileSand, "2.5.2", "3.3.2")
    private static let converting = Source(.mobileSand, "3.3.2")
    private static let keywords = Assembly.keywordsOfSwift.sorted().joined(separator: " ")

    public static let laws: Laws<Conversion> = [
        .tokens: .source(
            "First, each spoken expression of a command or of a notation becomes one token.", converting),
        .whiteSpace: .standard(
            """
            Words are separated by every scalar with the property White_Space, not only by the space. Other invisible \
            scalars do not separate words.
            """, .unicode),
        .lineBreakToken: .decision(
            "In the step of CON-1a, an expression of the line break (keyword U+000A) also becomes one token."),
        .anyCase: .decision("Expressions are compared with the spoken words without regard to case."),
        .lowered: .standard(
            """
            To compare two words without regard to case, both are lower-cased by Unicode's full mapping with \
            Final_Sigma, in every script. The words fit if their scalars are then the same.
            """, .unicode),
        .longest: .decision(
            "From left to right, the longest expression that begins at a word is taken, not the shortest."),
        .ties: .decision(
            """
            If expressions are equally long, those of commands are taken before those of notations, and those of \
            notations before those of the line break. If they are in the same list, the first of them is taken.
            """),
        .order: .source(
            "Five passes run in this order and no other: Redo, Undo, Clear, Type, Literally.", converting),
        .keywordsLast: .source(
            "Spoken keywords are converted after all five passes, not before Type, and never in a protected stretch.",
            converting),
        .wholePasses: .source(
            """
            Each pass goes through the complete transcript before the next pass begins. A command is not obeyed at the \
            moment at which it is read.
            """, converting),
        .redo: .source(
            "A Redo cancels the latest Undo, so the token that was undone is in its place again.", speaking),
        .howLate: .decision(
            """
            The reading `voice.conversion.redo` decides whether a Redo cancels the latest Undo. Under the option \
            `later`, a Redo always does. Under the option `adjacent`, a Redo does only if nothing except Undo and Redo \
            was said after that Undo; otherwise the Redo has no effect.
            """),
        .oneUndo: .decision(
            """
            A Redo cancels only one Undo, the latest that is not cancelled yet. It can also cancel an Undo that \
            removed nothing.
            """),
        .redoIsHidden: .decision("A Redo never appears in the code, whether or not the Redo has an effect."),
        .undo: .source("An Undo removes the last word that precedes it.", speaking),
        .anyToken: .decision(
            """
            An Undo removes the last remaining token before it, whatever this token is. It does not skip commands or \
            line breaks to find a word.
            """),
        .wholeToken: .decision(
            "An Undo removes a complete token, even if the token is a line break or a notation of several words."
        ),
        .nothingBefore: .decision(
            "If no token precedes an Undo, the Undo removes only itself, and no token after it."),
        .undoIsHidden: .source("An Undo also removes itself from the transcript.", speaking),
        .clear: .source(
            "A Clear removes all tokens that precede it on its line, not only the last word.", speaking),
        .howFar: .decision(
            """
            The reading `voice.conversion.clear` decides how far a Clear goes back. Under the option `line`, a Clear \
            goes back to the last remaining line break. Under the option `all`, it goes back past all line breaks to \
            the beginning of the transcript.
            """),
        .breakStays: .decision("A Clear does not remove the line break to which it goes back."),
        .soFar: .decision("A Clear does not remove the tokens that follow it on its line."),
        .clearIsHidden: .decision("A Clear also removes itself from the transcript."),
        .type: .source("`type W… N` writes the words W… in the notation N, such as `camel`.", speaking),
        .protects: .source("The text that `type` writes is protected from all later passes.", speaking),
        .literallyToo: .source("A `literally` that follows a `type` counts as a notation.", speaking),
        .firstNotation: .decision("The notation of a `type` is the first notation after it, not the last."),
        .sameLine: .decision("The notation of a `type` is on the line of the `type`, not on a later line."),
        .allWords: .decision(
            "Every token between a `type` and its notation, even a command, counts as the words spoken for that token."
        ),
        .typedAsSpoken: .decision("`type` passes the words to its notation as spoken, not in lower case."),
        .unterminated: .decision(
            """
            If no notation follows a `type` on its line, the reading `voice.conversion.type.unterminated` applies to \
            the words up to the end of the line. Under the option `literal`, they are protected as spoken. Under the \
            option `drop`, they are dropped together with the `type`.
            """),
        .typeIsHidden: .decision(
            "If no notation follows a `type`, the protected words do not include the word `type` itself."),
        .noPiece: .decision(
            "A protected stretch without words is no piece of the code, unless `string` writes it as the literal \"\"."
        ),
        .apart: .decision(
            """
            The words before and after a stretch without words do not form a keyword together. Spaces are placed as if \
            this stretch did not exist.
            """),
        .literally: .source(
            "`literally` writes the next word as it was spoken; this word is not converted.", speaking),
        .anyNext: .decision(
            "`literally` protects the next token, whether this token is a word, a command or a line break."),
        .wholeNext: .decision("`literally` protects all words of the next token, not only the first word."),
        .stretchNext: .decision(
            """
            If a protected stretch (even one without words) or nothing follows `literally`, the `literally` has no \
            effect. It does not wait for a later token. Words that a `type` drops (CON-6h) do not count as a stretch.
            """),
        .literallyIsHidden: .decision(
            "`literally` never appears in the code, whether or not the `literally` has an effect."),
        .orphan: .decision(
            """
            A notation that has no `type` before it is written as it was spoken. It does not apply to the preceding \
            word.
            """),
        .orphanStays: .decision(
            "The words of a notation without a `type` before it are not converted to keywords."),
        .keywords: .source(
            "If unprotected words are an expression of a keyword, they become this keyword.", converting),
        .asSpoken: .source(
            "Words that become no keyword stay as they were spoken; they are not lower-cased.", converting),
        .keywordCase: .decision("Keywords are found without regard to case."),
        .keywordLowered: .standard(
            "To find keywords, expressions and words are lower-cased as in CON-1e, in every script.",
            .unicode),
        .longestKeyword: .decision(
            """
            From left to right, the longest expression of a keyword that begins at a word is taken, not the shortest. \
            If several expressions are equally long, the first of them in the dictionary is taken.
            """),
        .reach: .decision("An expression of a keyword never includes words of a protected stretch."),
        .noLineBreak: .decision("Words that are left after the five passes never become a line break."),
        .language: .decision(
            """
            The built-in dictionary is Italian if the language is exactly `it`. For any other language, even a longer \
            tag such as `it_CH`, it is English. The Italian keywords, commands and notations are in `it_keywords.txt`, \
            `it_commands.txt` and `it_notations.txt`, and the English ones in three files that begin with `en_`. Each \
            line of these files consists of a keyword, ` - ` and its expressions, separated by commas (DIC-2 to \
            DIC-4). The keyword `\\n` is U+000A.
            """),
        .ownDictionary: .decision("The `dictionary` in an input replaces the built-in dictionary."),
        .stop: .source(
            "A `stop` ends the phase of programming: `ended` is true.",
            Source(.mobileSand, "2.5.4", "3.3.2")),
        .rest: .decision("The `stop` that ends the phase and all words after it are dropped."),
        .late: .decision(
            """
            Whether a `stop` ends the phase is decided after the Literally pass. A `stop` that is protected, or was \
            removed (for example by a later Undo), does not end the phase.
            """),
        .pieces: .source(
            "At the end, the remaining tokens, which are the pieces of the code, are joined in their order.",
            converting),
        .spaces: .decision(
            "The reading `voice.conversion.assembly` decides between which pieces there is a space."),
        .besideBreak: .decision("There is no space beside a line break."),
        .afterOpening: .decision(
            "Under the options `tight` and `swift`, no space follows a piece that is one of `( [ . @ #`."),
        .beforeClosing: .decision(
            """
            Under the options `tight` and `swift`, no space precedes a piece that is one of `) ] , ; : . ?`. Under \
            `swift`, the `?` and the `:` of a ternary are exceptions.
            """),
        .call: .decision(
            """
            Under the options `tight` and `swift`, no space precedes a `(` or `[` if the piece before it is not a \
            keyword of the dictionary. If the piece before it is a keyword of the dictionary, this law does not remove \
            the space.
            """),
        .wholePiece: .decision(
            """
            The laws on spaces consider the complete text of a piece, not its first or last scalar. How a piece was \
            made matters only for CON-10f: an unconverted or protected `func` is not a keyword of the dictionary.
            """),
        .beginsOperand: .decision(
            "Under the option `swift`, no space follows one of `! - + & ~ $` that begins an operand."),
        .operandPlace: .decision(
            """
            A piece that is one of `! - + & ~ $` begins an operand if it is first on its line, or follows an opening \
            bracket ( [ {, a comma, a colon, an operator or a keyword of Swift. After any other piece, such as a word, \
            a closing bracket or a semicolon, it does not begin an operand.
            """),
        .operators: .decision(
            """
            An operator is a piece that consists only of the characters `/ = - + ! * % < > & | ^ ~ ?`. If a piece has \
            several characters and begins with a point, it may contain points too. A postfix is not an operator, and \
            neither are the comment marks // /// /* */.
            """),
        .keywordsOfSwift: .decision(
            "For CON-10i, the keywords of Swift are only those that name neither a value nor a type: \(keywords)."
        ),
        .postfix: .decision(
            "Under the option `swift`, a `!` that begins no operand is a postfix: no space precedes this `!`."
        ),
        .question: .decision(
            """
            Under the option `swift`, a `?` is a postfix at the end of a line. It is also a postfix before a point, \
            any bracket, a comma, another `?` or an operator that cannot begin an operand. No space precedes a postfix \
            `?`.
            """),
        .ternary: .decision(
            """
            Under the option `swift`, every `?` that is not a postfix belongs to a ternary. The `?` and the colon of a \
            ternary have a space on both sides, except beside a line break.
            """),
        .ternaryColon: .decision(
            """
            The colon of a ternary is the next colon at the same depth of brackets that belongs to no other ternary. A \
            colon inside further brackets is not the ternary's colon. If a ternary is inside brackets, its colon \
            cannot come after the closing bracket.
            """),
        .exactly: .source(
            "A protected stretch appears in the code exactly as Type or Literally wrote it: no word is converted.",
            converting),
        .anew: .source(
            "Each transcript is converted completely, not only the words that the previous transcript did not have.",
            converting),
    ]
}
