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
            "First, each spoken expression of a command or notation becomes one token.", converting),
        .whiteSpace: .standard(
            """
            Words are separated by any scalar with the property White_Space, not only by the space, and by no other \
            invisible scalar.
            """,
            .unicode),
        .lineBreakToken: .decision(
            "The line break, whose keyword in the dictionary is U+000A, becomes a token in the same step."),
        .anyCase: .decision("Expressions are compared with the spoken words without regard to case."),
        .lowered: .standard(
            """
            To compare words without regard to case, both words are lower-cased by the full mapping with Final_Sigma, \
            not in ASCII alone. The words fit if their scalars are then the same.
            """, .unicode),
        .longest: .decision(
            "From left to right, the longest expression that begins at a word is taken, not the shortest."),
        .ties: .decision(
            """
            If several expressions are equally long, a command's is taken before a notation's, and a notation's before \
            the line break's. If they are in one list, the first of them is taken.
            """
        ),
        .order: .source(
            "The passes run in this order and no other: Redo, Undo, Clear, Type, Literally.", converting),
        .keywordsLast: .source(
            "Keywords are converted after these five passes, not before Type, and never in a protected stretch.",
            converting),
        .wholePasses: .source(
            """
            Each pass goes through the complete transcript before the next pass begins: no command is obeyed at the \
            moment at which it is read.
            """,
            converting),
        .redo: .source(
            "Redo cancels the latest Undo, so the token that was undone comes back in its place.", speaking),
        .howLate: .decision(
            """
            Whether a Redo always cancels an Undo, or only if nothing except Undo and Redo was said after that Undo, \
            depends on the reading `voice.conversion.redo`. If it does not cancel the Undo, the Redo has no effect.
            """),
        .oneUndo: .decision(
            """
            Redo cancels one Undo, the latest that is not cancelled yet, rather than every Undo. An Undo that removed \
            nothing can be cancelled too.
            """
        ),
        .redoIsHidden: .decision("Redo never appears in the code, whether or not it has an effect."),
        .undo: .source("Undo removes the last word before it.", speaking),
        .anyToken: .decision(
            """
            Undo removes the last remaining token before it, whatever this token is: it does not skip commands or line \
            breaks to find a word.
            """
        ),
        .wholeToken: .decision(
            "Undo removes the complete token, not only one word of a line break or notation that has several words."
        ),
        .nothingBefore: .decision(
            "If there is no token before it, Undo removes only itself, and no token after it."),
        .undoIsHidden: .source("Undo also removes itself.", speaking),
        .clear: .source(
            "Clear removes all tokens that precede it on its line, not only the last word.", speaking),
        .howFar: .decision(
            """
            Whether Clear goes back only to the last remaining line break, or past all line breaks to the beginning of \
            the transcript, depends on the reading `voice.conversion.clear`.
            """),
        .breakStays: .decision("The line break to which Clear goes back is not removed."),
        .soFar: .decision("Clear does not remove the tokens that follow it on its line."),
        .clearIsHidden: .decision("Clear also removes itself."),
        .type: .source("`type W… N` writes the words W… in the notation N.", speaking),
        .protects: .source("The text that `type` writes is protected from all later passes.", speaking),
        .literallyToo: .source("If `literally` follows a `type`, it counts as a notation.", speaking),
        .firstNotation: .decision("N is the first notation that follows the `type`, not the last."),
        .sameLine: .decision("N is on the same line as its `type`: a line break ends the search for N."),
        .allWords: .decision(
            "All tokens between a `type` and its N count as the words spoken for them; commands are not left out."
        ),
        .typedAsSpoken: .decision("`type` passes the words to its notation as spoken, not in lower case."),
        .unterminated: .decision(
            """
            If no notation follows `type` on its line, the words up to the end of the line are either protected as \
            spoken or dropped. Which of these happens depends on the reading `voice.conversion.type.unterminated`.
            """),
        .typeIsHidden: .decision("The words protected in this way do not include the word `type` itself."),
        .noPiece: .decision(
            "A protected stretch without words is not a piece of the code, unless `string` writes the literal \"\"."
        ),
        .apart: .decision(
            """
            The words on the two sides of a stretch without words do not form a keyword together. Spaces are placed as \
            if this stretch were not there.
            """),
        .literally: .source(
            "`literally` writes the next word as it was spoken, without converting it.", speaking),
        .anyNext: .decision(
            "`literally` protects the next token, whether this is a word, a command or a line break."),
        .wholeNext: .decision("`literally` protects all words of the next token, not only the first word."),
        .stretchNext: .decision(
            """
            If a protected stretch follows `literally`, even one without words, or if nothing follows it, `literally` \
            has no effect, and does not wait for a later token. Dropped words `type …` do not count as a stretch.
            """),
        .literallyIsHidden: .decision(
            "`literally` never appears in the code, whether or not it has an effect."),
        .orphan: .decision(
            """
            A notation that has no `type` before it is written as it was spoken: it does not apply to the preceding \
            word.
            """
        ),
        .orphanStays: .decision(
            "The words of a notation without a `type` are not converted: no keyword is found in them."),
        .keywords: .source(
            "Unprotected words that are an expression of a keyword become this keyword.", converting),
        .asSpoken: .source(
            "Words that become no keyword stay as spoken: they are not lower-cased.", converting),
        .keywordCase: .decision("Keywords are found without regard to case."),
        .keywordLowered: .standard(
            "When keywords are found, case is disregarded in the same way as in CON-1, not in ASCII alone.",
            .unicode),
        .longestKeyword: .decision(
            """
            From left to right, the longest expression of a keyword that begins at a word is taken, not the shortest. \
            If several expressions are equally long, the first of them is taken.
            """),
        .reach: .decision("An expression of a keyword does not reach into a protected stretch."),
        .noLineBreak: .decision("Words that are left after the passes never form a line break."),
        .language: .decision(
            """
            The built-in dictionary is Italian only for the language `it`, not for longer tags such as `it_CH`, and \
            English for any other language. Its keywords, commands and notations are in `it_keywords.txt`, \
            `it_commands.txt` and `it_notations.txt`, or in the three files that begin with `en_`. Each line of these \
            files is a keyword, ` - ` and its expressions, separated by commas (DIC-2 to DIC-4). The keyword `\\n` is \
            U+000A.
            """),
        .ownDictionary: .decision("A dictionary in the input replaces the built-in one."),
        .stop: .source(
            "A `stop` ends the phase of programming: `ended` is true.", Source(.mobileSand, "2.5.4", "3.3.2")),
        .rest: .decision("The `stop` that ends the phase is dropped, with all words that follow it."),
        .late: .decision(
            """
            Whether a `stop` ends the phase is decided after the Literally pass: a `stop` that is protected, or that \
            was removed, for example by a later Undo, does not end the phase.
            """
        ),
        .pieces: .source("At the end the code is assembled from its pieces, in their order.", converting),
        .spaces: .decision(
            "The places of spaces between pieces depend on the reading `voice.conversion.assembly`."),
        .besideBreak: .decision("There is no space beside a line break."),
        .afterOpening: .decision(
            "Under the options `tight` and `swift`, there is no space after one of `( [ . @ #`."),
        .beforeClosing: .decision(
            """
            Under the options `tight` and `swift`, there is no space before one of `) ] , ; : . ?`, except for the `?` \
            and `:` of a ternary.
            """
        ),
        .call: .decision(
            """
            Under the options `tight` and `swift`, there is no space between a piece that is not a keyword of the \
            dictionary and a `(` or `[` after it. After a keyword of the dictionary, this law does not remove the space.
            """),
        .wholePiece: .decision(
            """
            The laws on spaces look at the whole text of a piece, however it was made, not at its first or last \
            scalar. Only CON-10f asks how a piece was made: an unconverted or protected `func` is not a keyword of the \
            dictionary.
            """),
        .beginsOperand: .decision(
            "Under the option `swift`, there is no space after one of `! - + & ~ $` that begins an operand."),
        .operandPlace: .decision(
            """
            One of `! - + & ~ $` begins an operand if it is first on its line, or after an opening bracket ( [ {, a \
            comma, a colon, an operator or a keyword of Swift. After any other piece, such as a word, a closing \
            bracket or a semicolon, it does not begin an operand.
            """),
        .operators: .decision(
            """
            An operator is a piece that has only the characters `/ = - + ! * % < > & | ^ ~ ?`. A longer piece that \
            begins with a point may have points too. Postfixes and the comment marks // /// /* */ are not operators.
            """),
        .keywordsOfSwift: .decision(
            "The keywords of Swift are, in this law, those that name neither a value nor a type: \(keywords)."
        ),
        .postfix: .decision(
            "Under the option `swift`, a `!` that begins no operand is a postfix: there is no space before it."
        ),
        .question: .decision(
            """
            Under the option `swift`, a `?` is a postfix if the end of the line, a point, any bracket, a comma, \
            another `?` or an operator that cannot begin an operand follows. There is no space before such a `?`.
            """),
        .ternary: .decision(
            """
            Under the option `swift`, every `?` that is not a postfix belongs to a ternary: the `?` and its colon have \
            a space on both sides, except beside a line break.
            """),
        .ternaryColon: .decision(
            """
            The colon of a ternary is the next colon at the ternary's depth of brackets that belongs to no other \
            ternary; a colon inside further brackets is not. A ternary inside brackets cannot have its colon after \
            the closing bracket.
            """),
        .exactly: .source(
            """
            A protected stretch appears in the code exactly as its pass wrote it: the words in it are not converted.
            """,
            converting),
        .anew: .source(
            "Each transcript is converted from its beginning, not only from the words that are new in it.",
            converting),
    ]
}
