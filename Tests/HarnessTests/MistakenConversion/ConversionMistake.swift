import Catalogue
import JSON
import Specification

/// A way to break one clause of voice.conversion; the checks ask which of them explains a wrong output.
enum ConversionMistake: Equatable, Sendable {
    case asciiSpaces, spacesOnly, moreSpaces, commandsByCase, shortestCommand
    case commandsUnknown, notationsUnknown, lineBreakUnknown
    /// Another order of the passes.
    case order([ConversionModel.Pass], ConversionModel.Finished)
    /// Redo gives back what was before the undo, or the token that the undo took.
    case singlePass, singlePassWithTokens
    case redoShows, redoIgnored, redoTakesFirst, redoOnce, redoTakesAll, redoAfterWord
    case undoIgnored, undoShowsAlone, undoKeepsLineBreak, undoTakesWordsOnly, undoTakesOneSpokenWord
    case undoTakesLine, undoTakesTwo
    case clearIgnored, clearShows, clearTakesWord, clearTakesAll, clearTakesBreak, clearTakesRestOfLine
    case typeCrossesLines, typeTakesLastNotation, typeTakesInner, typeIgnoresLiterally, typeDropsCommands
    case typeStopsAtStop, typeUnprotected, typeEmptyPiece, typeLowersWords
    case typeUnknown, typeEmptyShown, typeEmptyVanishes
    case typeUnterminatedOtherwise, typeUnterminatedConverts, typeUnterminatedShown
    case literallyShowsAtEnd, literallyWordsOnly, literallyIgnored, literallyTakesOneWord
    case literallyTwiceVanishes, literallyTakesLine, literallyUnknown, literallyShowsBeforeProtected
    case literallyPassesOver
    case orphanNotationVanishes, orphanNotationConverts, orphanNotationActs
    case keywordsUnknown, dictionaryIgnored, languageIgnored, languageByPrefix
    case keywordsByCase, keywordsCross, shortestKeyword, singleWordKeywords, keywordsLowerRest
    case stopsAtTheWord, stopsAtOnce, stopUnknown, stopsInProtected, stopKeepsRest, stopShows, neverEnds
    case stopsBeforeType, endsAnyway
    case assemblesOtherwise, lineBreaksMerge, noSpaces, spacesBesideBreaks, spacesAfterAll
    case tightNotAfter, tightNotBefore, tightCallsAlways, tightCallsNever
    case convertsProtected, convertsProtectedWords, trimsCode

    /// Whether it shows on every input, so that it says nothing of what an input is good for.
    var showsEverywhere: Bool { self == .endsAnyway }

    /// The mistakes that break a clause.
    static func breaking(_ clause: ClauseID) -> [ConversionMistake] {
        switch clause {
        case "CON-1":
            [
                .asciiSpaces, .spacesOnly, .moreSpaces, .commandsByCase, .shortestCommand,
                .commandsUnknown, .notationsUnknown, .lineBreakUnknown,
            ]
        case "CON-2":
            orders + [.singlePass, .singlePassWithTokens]
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
                .typeEmptyShown, .typeEmptyVanishes, .typeLowersWords,
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
                .keywordsUnknown, .dictionaryIgnored, .languageIgnored, .languageByPrefix,
                .keywordsByCase, .keywordsCross, .shortestKeyword, .singleWordKeywords, .keywordsLowerRest,
            ]
        case "CON-9":
            [
                .stopsAtTheWord, .stopsAtOnce, .stopsBeforeType, .stopUnknown, .stopsInProtected,
                .stopKeepsRest, .stopShows, .neverEnds, .endsAnyway,
            ]
        case "CON-10":
            [
                .assemblesOtherwise, .lineBreaksMerge, .noSpaces, .spacesBesideBreaks, .spacesAfterAll,
                .tightNotAfter,
                .tightNotBefore, .tightCallsAlways, .tightCallsNever, .trimsCode,
            ]
        case "CON-11": [.convertsProtected, .convertsProtectedWords]
        default: []
        }
    }

    /// Every order that comes of moving one pass to another place; stop is decided where it was.
    private static let orders: [ConversionMistake] = {
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
        return orders.flatMap { order in
            var finished: [ConversionModel.Finished] = [.spoken]
            if order.runs(.literally, before: .type) { finished += [.spokenNotations, .lost] }
            if order.runs(.keywords, before: .type) { finished.append(.written) }
            return finished.map { ConversionMistake.order(order, $0) }
        }
    }()
}

extension [ConversionModel.Pass] {
    /// Whether one pass comes before another.
    func runs(_ pass: ConversionModel.Pass, before other: ConversionModel.Pass) -> Bool {
        guard let first = firstIndex(of: pass), let second = firstIndex(of: other) else { return false }
        return first < second
    }
}
