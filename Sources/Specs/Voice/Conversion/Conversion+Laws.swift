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
            "First, spoken expressions of commands and notations become one token each.", converting),
        .whiteSpace: .standard(
            """
            Words part at white space, which is what has the property White_Space: neither the space alone nor an \
            invisible one.
            """,
            .unicode),
        .lineBreakToken: .decision(
            "The line break, the keyword `\\n` of the dictionary, becomes a token together with them."),
        .anyCase: .decision("Expressions fit without regard to case, not only as they are written."),
        .lowered: .standard(
            """
            Without regard to case means lowered in full, not in ASCII alone, word by word on both sides, and then \
            equal scalar by scalar.
            """, .unicode),
        .longest: .decision(
            "From the left, at each word the longest expression that fits is taken, not the shortest."),
        .ties: .decision(
            "Of equally long ones a command comes before a notation, and that before the line break, not after it."
        ),
        .order: .source(
            "The passes run in this order and no other: Redo, Undo, Clear, Type, Literally.", converting),
        .keywordsLast: .source(
            "Keywords are converted after these, not before Type: what they protect is passed over.",
            converting),
        .wholePasses: .source(
            "Each pass goes through all that was said before the next begins: no command is obeyed as it is read.",
            converting),
        .redo: .source(
            "Redo cancels the latest Undo, so that what was undone stands in its place again.", speaking),
        .howLate: .decision(
            """
            Whether anything but Undo and Redo may be said since that Undo follows the reading voice.conversion.redo; if \
            not, the Redo has no effect.
            """),
        .oneUndo: .decision(
            "It cancels one, the latest not yet cancelled, not those before it: one that found nothing counts too."
        ),
        .redoIsHidden: .decision("Redo never shows in the code, with or without effect."),
        .undo: .source("Undo removes the last word before it.", speaking),
        .anyToken: .decision(
            "It removes the last remaining token, whatever that is, not the last word before commands and line breaks."
        ),
        .wholeToken: .decision(
            "It removes the whole of it: not one word of a line break or notation of several words."),
        .nothingBefore: .decision("With no token before it, it removes only itself, not what follows."),
        .undoIsHidden: .source("Undo removes itself too.", speaking),
        .clear: .source("Clear removes what was spoken of its line, not the last word alone.", speaking),
        .howFar: .decision(
            """
            How far it goes back, to the last remaining line break or over all of them to the beginning, follows the \
            reading voice.conversion.clear.
            """),
        .breakStays: .decision("That line break stays."),
        .soFar: .decision("Clear does not remove what follows it on its line."),
        .clearIsHidden: .decision("Clear removes itself too."),
        .type: .source("type W… N writes the words W… in notation N.", speaking),
        .protects: .source("What it writes is protected from all later passes.", speaking),
        .literallyToo: .source("literally is a notation there.", speaking),
        .firstNotation: .decision("N is the first notation after type, not the last."),
        .sameLine: .decision("N stands on the line of type, not beyond its line break."),
        .allWords: .decision(
            "All tokens between the two count as the words spoken: commands are not left out."),
        .typedAsSpoken: .decision("The words come to their notation as spoken, not in lower case."),
        .unterminated: .decision(
            """
            What becomes of the words up to the end of the line if no notation follows on it, the reading \
            voice.conversion.type.unterminated says.
            """),
        .typeIsHidden: .decision("The word type does not show with them."),
        .noPiece: .decision(
            "A stretch of no words is no piece of the code, unless string writes the literal \"\"."),
        .apart: .decision(
            """
            What stands beside such a stretch stays apart: it forms no keyword together. Spaces stand as if there were \
            no stretch.
            """),
        .literally: .source("literally writes the word after it as spoken, unconverted.", speaking),
        .anyNext: .decision("It protects the next token, be it a command or a line break, not words alone."),
        .wholeNext: .decision("It protects all words of that token, not the first alone."),
        .stretchNext: .decision(
            "Before a protected stretch, or at the end, it has no effect and does not wait for what follows."),
        .literallyIsHidden: .decision("literally itself vanishes, with or without effect."),
        .orphan: .decision(
            "A notation with no type before it is transcribed as spoken, and does not write the word before it."
        ),
        .orphanStays: .decision("It is not converted: no keyword is found in it."),
        .keywords: .source("Unprotected words become keywords by the dictionary.", converting),
        .asSpoken: .source("Other words stay as spoken, not in lower case.", converting),
        .keywordCase: .decision("Keywords are found without regard to case, not only as they are written."),
        .keywordLowered: .standard("Without regard to case is as in CON-1, not in ASCII alone.", .unicode),
        .longestKeyword: .decision(
            "From the left, at each word the longest expression is taken, not the shortest."),
        .reach: .decision("An expression does not reach into a protected stretch."),
        .noLineBreak: .decision("The line break is not formed again from words that are left over."),
        .language: .decision(
            """
            The built-in dictionary is the Italian one for the language `it` alone, not for tags that begin so, and the \
            English one for any other.
            """),
        .ownDictionary: .decision("A dictionary of the input's own takes its place."),
        .stop: .source(
            "A stop ends the phase of programming, which ended says.", Source(.mobileSand, "2.5.4", "3.3.2")),
        .rest: .decision("It is dropped with all that follows it."),
        .late: .decision(
            """
            It is neither removed nor protected, which is decided after the Literally pass, not before Type: an undo \
            behind it still removes it.
            """
        ),
        .pieces: .source("In the end the code is assembled from its pieces, in their order.", converting),
        .spaces: .decision("Spaces stand between them by the reading voice.conversion.assembly."),
        .besideBreak: .decision("No space stands beside a line break."),
        .afterOpening: .decision("Unless it is spaced, no space stands after ( [ . @ #."),
        .beforeClosing: .decision("Unless it is spaced, no space stands before ) ] , ; : . ?."),
        .call: .decision(
            """
            Unless it is spaced, no space stands before ( or [ behind an unconverted or protected word, but one behind \
            a keyword of the dictionary.
            """),
        .wholePiece: .decision(
            "What counts is the whole text of a piece, however it came about, not the scalars at its ends."),
        .beginsOperand: .decision(
            "If it is swift, no space stands after one of `! - + & ~ $` that begins an operand."),
        .operandPlace: .decision(
            """
            It begins an operand if it stands first on its line, or after an opening bracket ( [ {, a comma, a colon, \
            an operator or a keyword of Swift. Behind a word, a number, a literal, a closing bracket or a postfix it \
            begins none.
            """),
        .operators: .decision(
            """
            An operator is a piece of `/ = - + ! * % < > & | ^ ~ ?` alone, or of these and points if it begins with a \
            point and is longer. A postfix is none, nor are the marks of comments.
            """),
        .keywordsOfSwift: .decision(
            """
            The keywords of Swift are here those that name neither a value nor a type: \(keywords).
            """),
        .postfix: .decision(
            "If it is swift, a `!` that begins no operand is a postfix: no space stands before it."),
        .question: .decision(
            """
            If it is swift, a `?` is a postfix if next comes a point, a bracket, a comma, the end of the line, or an \
            operator that cannot begin an operand. No space stands before it.
            """),
        .ternary: .decision(
            """
            If it is swift, any other `?` is a ternary's: it has a space on both sides, except beside a line break, and \
            so has its colon.
            """),
        .ternaryColon: .decision(
            """
            Its colon is the next one at its depth of brackets that is no other ternary's, not the next one inside \
            brackets.
            """),
        .exactly: .source(
            "A protected stretch appears in the code exactly as its pass wrote it: its words are not converted.",
            converting),
        .anew: .source(
            "Each transcript is converted anew and as a whole, not only the words that are new.", converting),
    ]
}
