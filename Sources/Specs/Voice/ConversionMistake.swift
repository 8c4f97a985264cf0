/// A way to break one clause of voice.conversion; the checks ask which of them explains a wrong output.
enum ConversionMistake: Equatable, Sendable {
    case asciiSpaces, moreSpaces, commandsByCase, shortestCommand
    case commandsUnknown, notationsUnknown, lineBreakUnknown
    /// Another order of the passes; where a stretch is protected before type, its words may be lost to it.
    case order([ConversionModel.Pass], losesProtected: Bool)
    case singlePass
    case redoShows, redoIgnored, redoTakesFirst, redoOnce, redoTakesAll, redoAfterWord
    case undoIgnored, undoShowsAlone, undoKeepsLineBreak, undoTakesWordsOnly, undoTakesOneSpokenWord
    case undoTakesLine, undoTakesTwo
    case clearIgnored, clearShows, clearTakesWord, clearTakesAll, clearTakesBreak, clearTakesRestOfLine
    case typeCrossesLines, typeTakesLastNotation, typeTakesInner, typeIgnoresLiterally, typeDropsCommands
    case typeStopsAtStop, typeUnprotected, typeEmptyPiece
    case typeUnknown, typeEmptyShown, typeEmptyVanishes
    case typeUnterminatedOtherwise, typeUnterminatedConverts, typeUnterminatedShown
    case literallyShowsAtEnd, literallyWordsOnly, literallyIgnored, literallyTakesOneWord
    case literallyTwiceVanishes, literallyTakesLine, literallyUnknown, literallyShowsBeforeProtected
    case literallyPassesOver
    case orphanNotationVanishes, orphanNotationConverts, orphanNotationActs
    case keywordsUnknown, dictionaryIgnored, languageIgnored
    case keywordsByCase, keywordsCross, shortestKeyword, singleWordKeywords, keywordsLowerRest
    case stopsAtTheWord, stopsAtOnce, stopUnknown, stopsInProtected, stopKeepsRest, stopShows, neverEnds
    case assemblesOtherwise, lineBreaksMerge, noSpaces, spacesBesideBreaks, spacesAfterAll
    case tightNotAfter, tightNotBefore, tightCallsAlways, tightCallsNever
    case convertsProtected, trimsCode

    /// The mistakes that break a clause.
    static func breaking(_ clause: ClauseID) -> [ConversionMistake] {
        switch clause {
        case "CON-1":
            [
                .asciiSpaces, .moreSpaces, .commandsByCase, .shortestCommand, .commandsUnknown,
                .notationsUnknown,
                .lineBreakUnknown,
            ]
        case "CON-2":
            orders.flatMap { order in
                [false, true].map { ConversionMistake.order(order, losesProtected: $0) }
            } + [.singlePass]
        case "CON-3": [.redoShows, .redoIgnored, .redoTakesFirst, .redoOnce, .redoTakesAll, .redoAfterWord]
        case "CON-4":
            [
                .undoIgnored, .undoShowsAlone, .undoKeepsLineBreak, .undoTakesWordsOnly,
                .undoTakesOneSpokenWord,
                .undoTakesLine, .undoTakesTwo,
            ]
        case "CON-5":
            [
                .clearIgnored, .clearShows, .clearTakesWord, .clearTakesAll, .clearTakesBreak,
                .clearTakesRestOfLine,
            ]
        case "CON-6":
            [
                .typeCrossesLines, .typeTakesLastNotation, .typeTakesInner, .typeIgnoresLiterally,
                .typeDropsCommands, .typeStopsAtStop, .typeUnprotected, .typeEmptyPiece, .typeUnknown,
                .typeEmptyShown, .typeEmptyVanishes,
                .typeUnterminatedOtherwise, .typeUnterminatedConverts, .typeUnterminatedShown,
            ]
        case "CON-7":
            [
                .literallyShowsAtEnd, .literallyWordsOnly, .literallyIgnored, .literallyTakesOneWord,
                .literallyTwiceVanishes, .literallyTakesLine, .orphanNotationVanishes,
                .orphanNotationConverts,
                .orphanNotationActs, .literallyUnknown, .literallyShowsBeforeProtected, .literallyPassesOver,
            ]
        case "CON-8":
            [
                .keywordsUnknown, .dictionaryIgnored, .languageIgnored, .keywordsByCase, .keywordsCross,
                .shortestKeyword, .singleWordKeywords, .keywordsLowerRest,
            ]
        case "CON-9":
            [
                .stopsAtTheWord, .stopsAtOnce, .stopUnknown, .stopsInProtected, .stopKeepsRest, .stopShows,
                .neverEnds,
            ]
        case "CON-10":
            [
                .assemblesOtherwise, .lineBreaksMerge, .noSpaces, .spacesBesideBreaks, .spacesAfterAll,
                .tightNotAfter,
                .tightNotBefore, .tightCallsAlways, .tightCallsNever,
            ]
        case "CON-11": [.convertsProtected, .trimsCode]
        default: []
        }
    }

    /// Every order that comes of moving one pass to another place; stop is decided where it was.
    private static let orders: [[ConversionModel.Pass]] = {
        let passes = ConversionModel.Pass.allCases
        var orders: [[ConversionModel.Pass]] = []
        for (from, pass) in passes.enumerated() where pass != .stop {
            for to in passes.indices where to != from {
                var order = passes
                order.remove(at: from)
                order.insert(pass, at: to)
                if !orders.contains(order) { orders.append(order) }
            }
        }
        return orders
    }()
}
