import Catalogue
import JSON
import Specification

extension Conversion: Mistaken {
    /// The correct implementation; almost every wrong implementation is a copy of it with one `slip`.
    public static let careful: any Implementation<Conversion> = Dictation()

    private static func slip(_ slip: Dictation.Slip) -> @Sendable () -> any Implementation<Conversion> {
        { Dictation(slip: slip) }
    }

    private static let asEditorsDo = [
        ConversionRedo.reading.id: ConversionRedo.adjacent.rawValue,
        ConversionClear.reading.id: ConversionClear.line.rawValue,
    ]
    private static let forSwift = [Assembly.reading.id: Assembly.swift.rawValue]
    private static let tight = [Assembly.reading.id: Assembly.tight.rawValue]

    public static let mistakes = wordMistakes + takingBackMistakes + protectingMistakes + codeMistakes

    private static let wordMistakes: [Mistake<Conversion>] = [
        Mistake(
            "parts-at-spaces-only", "Separates words only at spaces, not at other white space.",
            breaks: "CON-1",
            smallest: #"{"transcript":"\t","language":"en"}"#,
            start: slip(.partsAtSpacesOnly)),
        Mistake(
            "commands-by-case",
            "Recognises commands, notations and the line break only if they are in lower case.",
            breaks: "CON-1",
            smallest: #"{"transcript":"Stop","language":"en"}"#,
            start: slip(.commandsByCase)),
        Mistake(
            "shortest-command",
            "If several expressions of commands match, takes the shortest instead of the longest.",
            breaks: "CON-1",
            smallest: #"{"transcript":"cancella tutto","language":"it"}"#,
            start: slip(.shortestCommand)),
        Mistake(
            "italian-by-prefix", "Uses the Italian dictionary for every language whose tag begins with `it`.",
            breaks: "CON-8", "CON-1",
            smallest: #"{"transcript":"o","language":"ita"}"#,
            start: slip(.italianByPrefix)),
        Mistake(
            "lowers-the-transcript",
            "Converts the whole transcript to lower case, instead of only ignoring case in comparisons.",
            breaks: "CON-8", "CON-6", "CON-7",
            smallest: #"{"transcript":"A","language":"en"}"#,
            start: slip(.lowersTranscript)),
    ]

    private static let takingBackMistakes: [Mistake<Conversion>] = [
        Mistake(
            "undo-before-redo",
            "Runs the pass Undo before the pass Redo, which then finds no undo to cancel.",
            // A program that never obeys a redo gives the same output as this mistake on every input.
            breaks: "CON-2", "CON-3",
            smallest: #"{"transcript":"a undo redo","language":"en"}"#,
            start: slip(.undoFirst)),
        Mistake(
            "clear-before-undo",
            "Runs the pass Clear before the pass Undo, so no undo can remove a clear.",
            breaks: "CON-2",
            smallest: #"{"transcript":"a clear undo","language":"en"}"#,
            start: slip(.clearFirst)),
        Mistake(
            "obeys-as-it-reads",
            "Carries out each undo, redo and clear as soon as it is read, not in separate passes.",
            breaks: "CON-2", under: asEditorsDo,
            smallest: #"{"transcript":"a clear undo","language":"en"}"#,
            start: slip(.obeysAsItReads)),
        Mistake(
            "redo-after-a-word",
            "On a redo, cancels the latest undo even if other words were said after that undo.",
            breaks: "CON-3",
            smallest: #"{"transcript":"a undo a redo","language":"en"}"#,
            start: slip(.redoAfterWord)),
        Mistake(
            "redo-cancels-all", "On a redo, cancels all the undos before it, instead of only the latest.",
            breaks: "CON-3",
            smallest: #"{"transcript":"a undo undo redo","language":"en"}"#,
            start: slip(.redoCancelsAll)),
        Mistake(
            "undo-takes-a-word",
            """
            On an undo, removes the last ordinary word, even if commands, notations or line breaks come after that word.
            """,
            breaks: "CON-4",
            smallest: #"{"transcript":"stop undo","language":"en"}"#,
            start: slip(.undoTakesWords)),
        Mistake(
            "undo-takes-one-word-of-an-expression",
            "On an undo, removes only the last spoken word of a token that has several words.",
            breaks: "CON-4",
            smallest: #"{"transcript":"new line undo","language":"en"}"#,
            start: slip(.undoTakesOneWord)),
        Mistake(
            "clear-takes-the-line-break", "On a clear, also removes the line break before the cleared line.",
            breaks: "CON-5",
            smallest: #"{"transcript":"new line clear","language":"en"}"#,
            start: slip(.clearTakesBreak)),
        Mistake(
            "clear-takes-all-lines",
            """
            On a clear, removes all tokens before the clear, as the source says in one place, not only those on its line.
            """,
            breaks: "CON-5",
            smallest: #"{"transcript":"new line clear","language":"en"}"#,
            start: slip(.clearTakesAll)),
    ]

    private static let protectingMistakes: [Mistake<Conversion>] = [
        Mistake(
            "keywords-before-type",
            """
            Converts keywords before the pass Type, which then applies the notation to the converted keywords.
            """,
            breaks: "CON-2",
            smallest: #"{"transcript":"type or","language":"en"}"#,
            start: slip(.keywordsFirst)),
        Mistake(
            "literally-before-type",
            "Runs the pass Literally before the pass Type, so `literally` protects a `type` after it.",
            breaks: "CON-2",
            smallest: #"{"transcript":"literally type","language":"en"}"#,
            start: slip(.literallyFirst)),
        Mistake(
            "type-to-the-last-notation",
            "Ends the stretch after `type` at the last notation of the line, not at the first.",
            breaks: "CON-6",
            smallest: #"{"transcript":"type literally literally","language":"en"}"#,
            start: slip(.typeToLastNotation)),
        Mistake(
            "type-across-lines", "After a `type`, looks for a notation even beyond the next line break.",
            breaks: "CON-6",
            smallest: #"{"transcript":"type new line literally","language":"en"}"#,
            start: slip(.typeAcrossLines)),
        Mistake(
            "type-without-literally", "Does not accept `literally` as the notation after `type`.",
            breaks: "CON-6",
            smallest: #"{"transcript":"type literally","language":"en"}"#,
            start: slip(.typeWithoutLiterally)),
        Mistake(
            "type-skips-commands", "Omits commands from the text that `type` writes.",
            breaks: "CON-6",
            smallest: #"{"transcript":"type stop","language":"en"}"#,
            start: slip(.typeSkipsCommands)),
        Mistake(
            "type-lowers",
            """
            Converts the words after `type` to lower case for every notation, even for `string` and `literally`.
            """,
            breaks: "CON-6",
            smallest: #"{"transcript":"type A literally","language":"en"}"#,
            start: slip(.typeLowers)),
        Mistake(
            "type-drops", "If no notation follows a `type`, drops the words after the `type`.",
            breaks: "CON-6",
            smallest: #"{"transcript":"type a","language":"en"}"#,
            start: slip(.typeDrops)),
        Mistake(
            "type-shows", "If no notation follows a `type`, shows the word `type` in the code.",
            breaks: "CON-6",
            smallest: #"{"transcript":"type","language":"en"}"#,
            start: slip(.typeShows)),
        Mistake(
            "literally-waits",
            """
            If a protected stretch follows a `literally`, applies the `literally` to the next unprotected token.
            """,
            breaks: "CON-7",
            smallest: #"{"transcript":"literally type literally or","language":"en"}"#,
            start: slip(.literallyWaits)),
        Mistake(
            "literally-guards-words", "Lets `literally` protect words, but not commands or line breaks.",
            breaks: "CON-7",
            smallest: #"{"transcript":"literally stop","language":"en"}"#,
            start: slip(.literallyGuardsWords)),
        Mistake(
            "literally-takes-one-word",
            "Lets `literally` protect only the first word of a notation that has several words.",
            breaks: "CON-7",
            smallest: #"{"transcript":"literally in string case","language":"en"}"#,
            start: slip(.literallyTakesOneWord)),
        Mistake(
            "orphans-become-keywords",
            "Splits a notation without a preceding `type` into words, and looks for keywords among them.",
            breaks: "CON-7",
            smallest: #"{"transcript":"in string case","language":"en"}"#,
            start: slip(.orphansConvert)),
        Mistake(
            "orphans-write-the-last-word",
            "Applies a notation to the word before it, even if no `type` was said.",
            breaks: "CON-7",
            smallest: #"{"transcript":"a in upper case","language":"en"}"#,
            start: slip(.orphansAct)),
    ]

    private static let codeMistakes: [Mistake<Conversion>] = [
        Mistake(
            "keywords-by-case", "Recognises keywords only if their case is the same as in the dictionary.",
            breaks: "CON-8",
            smallest: #"{"transcript":"Or","language":"en"}"#,
            start: slip(.keywordsByCase)),
        Mistake(
            "shortest-keyword",
            "If several expressions of keywords match, takes the shortest instead of the longest.",
            breaks: "CON-8",
            smallest: #"{"transcript":"not equals","language":"en"}"#,
            start: slip(.shortestKeyword)),
        Mistake(
            "keywords-reach-over", "Lets an expression of several words include a protected word.",
            breaks: "CON-8",
            smallest: #"{"transcript":"less literally than","language":"en"}"#,
            start: slip(.keywordsReachOver)),
        Mistake(
            "stop-inside-type",
            "Ends at the first `stop`, even if `type` would turn that `stop` into a word.",
            breaks: "CON-9",
            smallest: #"{"transcript":"type stop","language":"en"}"#,
            start: slip(.stopBeforeType)),
        Mistake(
            "stop-keeps-the-rest", "Sets `ended` at a `stop`, but also converts the words after the `stop`.",
            breaks: "CON-9",
            smallest: #"{"transcript":"stop a","language":"en"}"#,
            start: slip(.stopKeepsRest)),
        Mistake(
            "spaces-beside-line-breaks", "Puts spaces between all pieces, even beside line breaks.",
            breaks: "CON-10",
            smallest: #"{"transcript":"a new line","language":"en"}"#,
            start: slip(.spacesBesideBreaks)),
        Mistake(
            "tight-call-after-a-keyword",
            "Writes no space before an opening bracket, even after a keyword.",
            breaks: "CON-10", under: tight,
            smallest: #"{"transcript":"if open bracket","language":"en"}"#,
            start: slip(.tightCallsAlways)),
        Mistake(
            "tight-call-with-a-space", "Writes a space between a word and the opening bracket of a call.",
            breaks: "CON-10", under: tight,
            smallest: #"{"transcript":"a open bracket","language":"en"}"#,
            start: slip(.tightCallsNever)),
        Mistake(
            "tight-forgets-after", "Omits the space before brackets and marks, but not the space after them.",
            breaks: "CON-10", under: tight,
            smallest: #"{"transcript":"dot a","language":"en"}"#,
            start: slip(.tightForgetsAfter)),
        Mistake(
            "tight-forgets-before",
            "Omits the space after brackets and marks, but not the space before them.",
            breaks: "CON-10", under: tight,
            smallest: #"{"transcript":"a dot","language":"en"}"#,
            start: slip(.tightForgetsBefore)),
        Mistake(
            "swift-parts-every-minus",
            "Treats every minus as a binary operator, even one that begins an operand.",
            breaks: "CON-10", under: forSwift,
            smallest: #"{"transcript":"minus a","language":"en"}"#,
            start: slip(.partsEveryMinus)),
        Mistake(
            "swift-asks-no-question",
            "Treats every question mark as a postfix, even one that belongs to a ternary expression.",
            breaks: "CON-10", under: forSwift,
            smallest: #"{"transcript":"a question mark a","language":"en"}"#,
            start: slip(.asksEveryQuestion)),
        Mistake(
            "swift-forgets-the-depth",
            "Takes the next colon, even one inside brackets, as the colon of the ternary expression.",
            breaks: "CON-10", under: forSwift,
            smallest: #"{"transcript":"question mark a open bracket colon","language":"en"}"#,
            start: slip(.forgetsTheDepth)),
        Mistake(
            "converts-stretches",
            "Looks for keywords in the finished code, where stretches are no longer protected.",
            // This mistake converts even the text that `type` protects, so it breaks CON-6 as well.
            breaks: "CON-11", "CON-6",
            smallest: #"{"transcript":"type or","language":"en"}"#,
            start: slip(.convertsStretches)),
        Mistake(
            "converts-only-what-is-new",
            "If words are added to the previous transcript, keeps its code and converts only the new words.",
            breaks: "CON-11",
            smallest: #"{"transcript":"a","language":"en"}"#,
            start: { Continued() }),
        Mistake(
            "stays-ended",
            "Once `ended` is true, keeps it true, even if the next transcript does not contain a `stop`.",
            breaks: "CON-11", "CON-9",
            smallest: #"{"transcript":"","language":"en"}"#,
            start: { StaysEnded() }),
    ]
}
