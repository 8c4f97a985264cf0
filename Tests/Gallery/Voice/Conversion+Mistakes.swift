import Catalogue
import JSON
import Specification

extension Conversion: Mistaken {
    /// The implementation; each mistake differs from it by one slip.
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
            "parts-at-spaces-only", "Separates words at spaces, and at no other white space.",
            breaks: "CON-1",
            smallest: #"{"transcript":"\t","language":"en"}"#,
            start: slip(.partsAtSpacesOnly)),
        Mistake(
            "commands-by-case", "Recognises commands, notations and the line break only in lower case.",
            breaks: "CON-1",
            smallest: #"{"transcript":"Stop","language":"en"}"#,
            start: slip(.commandsByCase)),
        Mistake(
            "shortest-command", "Takes the shortest expression of a command that fits.",
            breaks: "CON-1",
            smallest: #"{"transcript":"cancella tutto","language":"it"}"#,
            start: slip(.shortestCommand)),
        Mistake(
            "italian-by-prefix", "Treats every language whose tag begins with `it` as Italian.",
            breaks: "CON-8", "CON-1",
            smallest: #"{"transcript":"o","language":"ita"}"#,
            start: slip(.italianByPrefix)),
        Mistake(
            "lowers-the-transcript",
            "Lower-cases the whole transcript to compare it without regard to case.",
            breaks: "CON-8", "CON-6", "CON-7",
            smallest: #"{"transcript":"A","language":"en"}"#,
            start: slip(.lowersTranscript)),
    ]

    private static let takingBackMistakes: [Mistake<Conversion>] = [
        Mistake(
            "undo-before-redo", "Runs Undo before Redo, which then finds no undo to cancel.",
            // A redo that is never obeyed gives the same output on every input.
            breaks: "CON-2", "CON-3",
            smallest: #"{"transcript":"a undo redo","language":"en"}"#,
            start: slip(.undoFirst)),
        Mistake(
            "clear-before-undo", "Runs Clear before Undo, so no undo can take it back.",
            breaks: "CON-2",
            smallest: #"{"transcript":"a clear undo","language":"en"}"#,
            start: slip(.clearFirst)),
        Mistake(
            "obeys-as-it-reads", "Obeys undo, redo and clear in one walk, as an editor does.",
            breaks: "CON-2", under: asEditorsDo,
            smallest: #"{"transcript":"a clear undo","language":"en"}"#,
            start: slip(.obeysAsItReads)),
        Mistake(
            "redo-after-a-word", "Lets redo cancel the latest undo, whatever was said since.",
            breaks: "CON-3",
            smallest: #"{"transcript":"a undo a redo","language":"en"}"#,
            start: slip(.redoAfterWord)),
        Mistake(
            "redo-cancels-all", "Lets one redo cancel all the undos before it.",
            breaks: "CON-3",
            smallest: #"{"transcript":"a undo undo redo","language":"en"}"#,
            start: slip(.redoCancelsAll)),
        Mistake(
            "undo-takes-a-word",
            "Removes the last word, and skips commands, notations and line breaks.",
            breaks: "CON-4",
            smallest: #"{"transcript":"stop undo","language":"en"}"#,
            start: slip(.undoTakesWords)),
        Mistake(
            "undo-takes-one-word-of-an-expression", "Removes the last word that was spoken, not the token.",
            breaks: "CON-4",
            smallest: #"{"transcript":"new line undo","language":"en"}"#,
            start: slip(.undoTakesOneWord)),
        Mistake(
            "clear-takes-the-line-break", "Removes the line together with the preceding line break.",
            breaks: "CON-5",
            smallest: #"{"transcript":"new line clear","language":"en"}"#,
            start: slip(.clearTakesBreak)),
        Mistake(
            "clear-takes-all-lines", "Removes everything that was said, as the source says in one place.",
            breaks: "CON-5",
            smallest: #"{"transcript":"new line clear","language":"en"}"#,
            start: slip(.clearTakesAll)),
    ]

    private static let protectingMistakes: [Mistake<Conversion>] = [
        Mistake(
            "keywords-before-type", "Converts keywords first, and writes the results in the notation.",
            breaks: "CON-2",
            smallest: #"{"transcript":"type or","language":"en"}"#,
            start: slip(.keywordsFirst)),
        Mistake(
            "literally-before-type",
            "Runs Literally before Type, so `literally` protects a `type` after it.",
            breaks: "CON-2",
            smallest: #"{"transcript":"literally type","language":"en"}"#,
            start: slip(.literallyFirst)),
        Mistake(
            "type-to-the-last-notation", "Ends a stretch at the last notation of the line.",
            breaks: "CON-6",
            smallest: #"{"transcript":"type literally literally","language":"en"}"#,
            start: slip(.typeToLastNotation)),
        Mistake(
            "type-across-lines", "Looks for the notation beyond the line break.",
            breaks: "CON-6",
            smallest: #"{"transcript":"type new line literally","language":"en"}"#,
            start: slip(.typeAcrossLines)),
        Mistake(
            "type-without-literally", "Does not treat `literally` as a notation.",
            breaks: "CON-6",
            smallest: #"{"transcript":"type literally","language":"en"}"#,
            start: slip(.typeWithoutLiterally)),
        Mistake(
            "type-skips-commands", "Leaves commands out of the stretch that `type` writes.",
            breaks: "CON-6",
            smallest: #"{"transcript":"type stop","language":"en"}"#,
            start: slip(.typeSkipsCommands)),
        Mistake(
            "type-lowers",
            "Lower-cases the words of a stretch before any notation, even `string` and `literally`.",
            breaks: "CON-6",
            smallest: #"{"transcript":"type A literally","language":"en"}"#,
            start: slip(.typeLowers)),
        Mistake(
            "type-drops", "Drops the words after a `type` without a notation.",
            breaks: "CON-6",
            smallest: #"{"transcript":"type a","language":"en"}"#,
            start: slip(.typeDrops)),
        Mistake(
            "type-shows", "Shows the word `type` if no notation follows it.",
            breaks: "CON-6",
            smallest: #"{"transcript":"type","language":"en"}"#,
            start: slip(.typeShows)),
        Mistake(
            "literally-waits", "Keeps `literally` waiting if a protected stretch follows.",
            breaks: "CON-7",
            smallest: #"{"transcript":"literally type literally or","language":"en"}"#,
            start: slip(.literallyWaits)),
        Mistake(
            "literally-guards-words", "Lets `literally` protect words, but neither commands nor line breaks.",
            breaks: "CON-7",
            smallest: #"{"transcript":"literally stop","language":"en"}"#,
            start: slip(.literallyGuardsWords)),
        Mistake(
            "literally-takes-one-word",
            "Protects only one word of a notation that was spoken in three words.",
            breaks: "CON-7",
            smallest: #"{"transcript":"literally in string case","language":"en"}"#,
            start: slip(.literallyTakesOneWord)),
        Mistake(
            "orphans-become-keywords",
            "Splits a notation without a `type` into words, and looks for keywords among them.",
            breaks: "CON-7",
            smallest: #"{"transcript":"in string case","language":"en"}"#,
            start: slip(.orphansConvert)),
        Mistake(
            "orphans-write-the-last-word",
            "Writes the word before a notation in that notation, although no `type` was said.",
            breaks: "CON-7",
            smallest: #"{"transcript":"a in upper case","language":"en"}"#,
            start: slip(.orphansAct)),
    ]

    private static let codeMistakes: [Mistake<Conversion>] = [
        Mistake(
            "keywords-by-case", "Compares keywords with regard to case.",
            breaks: "CON-8",
            smallest: #"{"transcript":"Or","language":"en"}"#,
            start: slip(.keywordsByCase)),
        Mistake(
            "shortest-keyword", "Takes the shortest expression of a keyword that fits.",
            breaks: "CON-8",
            smallest: #"{"transcript":"not equals","language":"en"}"#,
            start: slip(.shortestKeyword)),
        Mistake(
            "keywords-reach-over", "Lets an expression of several words contain a protected word.",
            breaks: "CON-8",
            smallest: #"{"transcript":"less literally than","language":"en"}"#,
            start: slip(.keywordsReachOver)),
        Mistake(
            "stop-inside-type", "Ends at the first `stop`, before Type has turned that `stop` into a word.",
            breaks: "CON-9",
            smallest: #"{"transcript":"type stop","language":"en"}"#,
            start: slip(.stopBeforeType)),
        Mistake(
            "stop-keeps-the-rest", "Sets `ended`, and goes on converting.",
            breaks: "CON-9",
            smallest: #"{"transcript":"stop a","language":"en"}"#,
            start: slip(.stopKeepsRest)),
        Mistake(
            "spaces-beside-line-breaks", "Joins all pieces with a space, line breaks too.",
            breaks: "CON-10",
            smallest: #"{"transcript":"a new line","language":"en"}"#,
            start: slip(.spacesBesideBreaks)),
        Mistake(
            "tight-call-after-a-keyword",
            "Writes no space before an opening bracket, whatever precedes it.",
            breaks: "CON-10", under: tight,
            smallest: #"{"transcript":"if open bracket","language":"en"}"#,
            start: slip(.tightCallsAlways)),
        Mistake(
            "tight-call-with-a-space", "Separates an opening bracket from the word before it.",
            breaks: "CON-10", under: tight,
            smallest: #"{"transcript":"a open bracket","language":"en"}"#,
            start: slip(.tightCallsNever)),
        Mistake(
            "tight-forgets-after", "Omits the space before brackets and marks, but not after them.",
            breaks: "CON-10", under: tight,
            smallest: #"{"transcript":"dot a","language":"en"}"#,
            start: slip(.tightForgetsAfter)),
        Mistake(
            "tight-forgets-before", "Omits the space after brackets and marks, but not before them.",
            breaks: "CON-10", under: tight,
            smallest: #"{"transcript":"a dot","language":"en"}"#,
            start: slip(.tightForgetsBefore)),
        Mistake(
            "swift-parts-every-minus", "Treats every minus as one between two operands.",
            breaks: "CON-10", under: forSwift,
            smallest: #"{"transcript":"minus a","language":"en"}"#,
            start: slip(.partsEveryMinus)),
        Mistake(
            "swift-asks-no-question", "Treats every question mark as that of an optional.",
            breaks: "CON-10", under: forSwift,
            smallest: #"{"transcript":"a question mark a","language":"en"}"#,
            start: slip(.asksEveryQuestion)),
        Mistake(
            "swift-forgets-the-depth", "Treats the next colon as that of a ternary, even inside brackets.",
            breaks: "CON-10", under: forSwift,
            smallest: #"{"transcript":"question mark a open bracket colon","language":"en"}"#,
            start: slip(.forgetsTheDepth)),
        Mistake(
            "converts-stretches",
            "Looks for keywords in the finished code, in which no stretch is protected any more.",
            // Even the text that `type` protects is converted, so this later pass breaks CON-6 as well.
            breaks: "CON-11", "CON-6",
            smallest: #"{"transcript":"type or","language":"en"}"#,
            start: slip(.convertsStretches)),
        Mistake(
            "converts-only-what-is-new",
            "Keeps the code of a transcript that has grown, and converts only the new words.",
            breaks: "CON-11",
            smallest: #"{"transcript":"a","language":"en"}"#,
            start: { Continued() }),
        Mistake(
            "stays-ended",
            "Keeps `ended` true once it is true, although the next transcript is a new one.",
            breaks: "CON-11", "CON-9",
            smallest: #"{"transcript":"","language":"en"}"#,
            start: { StaysEnded() }),
    ]
}
