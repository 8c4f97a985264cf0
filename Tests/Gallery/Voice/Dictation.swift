import Catalogue
import JSON
import Specification

/// An implementation of voice.conversion, written from its laws alone; almost every mistake sets the variable `slip`.
struct Dictation: Implementation {
    typealias Subsystem = Conversion

    /// The mistakes that the implementation can make, at most one at a time.
    enum Slip {
        case partsAtSpacesOnly, commandsByCase, shortestCommand, italianByPrefix, lowersTranscript
        case undoFirst, clearFirst, keywordsFirst, literallyFirst, obeysAsItReads
        case redoAfterWord, redoCancelsAll
        case undoTakesWords, undoTakesOneWord
        case clearTakesBreak, clearTakesAll
        case typeToLastNotation, typeAcrossLines, typeWithoutLiterally, typeSkipsCommands, typeLowers
        case typeDrops, typeShows
        case literallyWaits, literallyGuardsWords, literallyTakesOneWord
        case orphansConvert, orphansAct
        case keywordsByCase, shortestKeyword, keywordsReachOver
        case stopBeforeType, stopKeepsRest
        case spacesBesideBreaks, tightCallsAlways, tightCallsNever, tightForgetsAfter, tightForgetsBefore
        case partsEveryMinus, asksEveryQuestion, forgetsTheDepth
        case convertsStretches
    }

    var slip: Slip?

    func run(_ input: Conversion.Input, readings: Readings) throws(Rejection) -> Conversion.Output {
        var ended = false
        let book = phrasebook(for: input)
        var pieces = pieces(of: input.transcript, book)
        if slip == .obeysAsItReads { obey(&pieces) }
        if slip == .undoFirst {
            undo(&pieces)
            redo(&pieces, readings)
        } else {
            redo(&pieces, readings)
            if slip == .clearFirst { clear(&pieces, readings) }
            undo(&pieces)
        }
        clear(&pieces, readings)
        if slip == .stopBeforeType { ended = stop(&pieces) }
        if slip == .keywordsFirst { keywords(&pieces, book) }
        if slip == .literallyFirst { literally(&pieces, orphans: false) }
        type(&pieces, readings)
        literally(&pieces)
        ended = stop(&pieces) || ended
        keywords(&pieces, book)
        return Conversion.Output(code: code(pieces, readings[Assembly.self], book), ended: ended)
    }

    // MARK: Words

    private func phrasebook(for input: Conversion.Input) -> Phrasebook {
        if let own = input.dictionary { return Phrasebook(own) }
        let isItalian =
            slip == .italianByPrefix
            ? input.language.lowercased().hasPrefix("it") : input.language.hasSameScalars(as: "it")
        return isItalian ? .italian : .english
    }

    private func pieces(of transcript: String, _ book: Phrasebook) -> [Piece] {
        var words = transcript.spokenWords[...]
        if slip == .partsAtSpacesOnly {
            words = transcript.unicodeScalars.split(separator: " ").map { String($0) }[...]
        }
        var lowered = words.map(Phrasebook.lowered)[...]
        if slip == .lowersTranscript { words = lowered }
        var pieces: [Piece] = []
        while let word = words.first {
            let heard = slip == .commandsByCase ? nil : lowered
            let found = book.controls.match(words, heard, shortest: slip == .shortestCommand)
            if let found {
                let said = Array(words.prefix(found.count))
                pieces.append(
                    Piece(found.meaning, said: said, text: found.meaning == .lineBreak ? "\n" : nil))
            } else {
                pieces.append(Piece(.word, said: [word]))
            }
            words = words.dropFirst(found?.count ?? 1)
            lowered = lowered.dropFirst(found?.count ?? 1)
        }
        return pieces
    }

    // MARK: Taking back

    private func redo(_ pieces: inout [Piece], _ readings: Readings) {
        let isLater = readings[ConversionRedo.self] == .later || slip == .redoAfterWord
        while let place = pieces.firstIndex(where: { $0.isCommand("redo") }) {
            var undo = place - 1
            if isLater { undo = pieces[..<place].lastIndex { $0.isCommand("undo") } ?? -1 }
            pieces.remove(at: place)
            if undo >= 0, pieces[undo].isCommand("undo") {
                pieces.remove(at: undo)
                while slip == .redoCancelsAll, undo > 0, pieces[undo - 1].isCommand("undo") {
                    undo -= 1
                    pieces.remove(at: undo)
                }
            }
        }
    }

    private func undo(_ pieces: inout [Piece]) {
        while let place = pieces.firstIndex(where: { $0.isCommand("undo") }) {
            pieces.remove(at: place)
            if place == 0 { continue }
            switch slip {
            case .undoTakesWords:
                if let word = pieces[..<place].lastIndex(where: { $0.role == .word }) {
                    pieces.remove(at: word)
                }
            case .undoTakesOneWord where pieces[place - 1].said.count > 1:
                let words = pieces[place - 1].said.dropLast().map { Piece(.word, said: [$0]) }
                pieces.replaceSubrange(place - 1..<place, with: words)
            default: pieces.remove(at: place - 1)
            }
        }
    }

    private func clear(_ pieces: inout [Piece], _ readings: Readings) {
        while let place = pieces.firstIndex(where: { $0.isCommand("clear") }) {
            var start = pieces[..<place].lastIndex { $0.role == .lineBreak }.map { $0 + 1 } ?? 0
            if slip == .clearTakesBreak, start > 0 { start -= 1 }
            if slip == .clearTakesAll || readings[ConversionClear.self] == .all { start = 0 }
            pieces.removeSubrange(start...place)
        }
    }

    /// Makes a single pass over the pieces, and obeys each undo, redo and clear as soon as it is reached.
    private func obey(_ pieces: inout [Piece]) {
        var kept: [Piece] = []
        var undone: [Piece] = []
        for piece in pieces {
            switch piece.role {
            case .command("undo"): if let last = kept.popLast() { undone.append(last) }
            case .command("redo"): if let last = undone.popLast() { kept.append(last) }
            case .command("clear"):
                kept.removeSubrange((kept.lastIndex { $0.role == .lineBreak }.map { $0 + 1 } ?? 0)...)
                undone = []
            default:
                kept.append(piece)
                undone = []
            }
        }
        pieces = kept
    }

    // MARK: Protecting

    private func type(_ pieces: inout [Piece], _ readings: Readings) {
        var from = 0
        while let place = pieces[from...].firstIndex(where: { $0.isCommand("type") }) {
            let rest = pieces[(place + 1)...]
            let line = rest.prefix { slip == .typeAcrossLines || $0.role != .lineBreak }
            let end =
                slip == .typeToLastNotation
                ? line.lastIndex { notation($0) != nil } : line.firstIndex { notation($0) != nil }
            let inside = line[..<(end ?? line.endIndex)]
            var words = inside.filter { slip != .typeSkipsCommands || $0.role == .word }.flatMap(\.said)
            var stretch: Piece?
            if let end {
                if slip == .typeLowers { words = words.map(Phrasebook.lowered) }
                let name = notation(pieces[end]) ?? "literally"
                let text = try? Scribe().write(words, name, readings)
                stretch = Piece(.fixed, said: words, text: text)
            } else if readings[UnterminatedType.self] == .literal, slip != .typeDrops {
                stretch = Piece(.fixed, said: slip == .typeShows ? pieces[place].said + words : words)
            }
            pieces.replaceSubrange(
                place..<(end.map { $0 + 1 } ?? line.endIndex), with: stretch.map { [$0] } ?? [])
            from = stretch == nil ? place : place + 1
        }
    }

    /// Returns the name of the notation if this piece can end the words after a `type`; nil otherwise.
    private func notation(_ piece: Piece) -> String? {
        switch piece.role {
        case .notation(let name): name
        case .command("literally") where slip != .typeWithoutLiterally: "literally"
        default: nil
        }
    }

    /// - Parameter orphans: Whether notations without a preceding `type` are written as spoken.
    private func literally(_ pieces: inout [Piece], orphans: Bool = true) {
        var place = 0
        while place < pieces.count {
            if orphans, case .notation(let name) = pieces[place].role { orphan(name, at: &place, &pieces) }
            guard pieces[place].isCommand("literally") else {
                place += 1
                continue
            }
            pieces.remove(at: place)
            var next = place
            if slip == .literallyWaits {
                next = pieces[place...].firstIndex { $0.role != .fixed } ?? pieces.endIndex
            }
            if next == pieces.endIndex { break }
            protect(next, &pieces)
            if pieces[next].role == .fixed { place = next + 1 }
        }
    }

    private func protect(_ place: Int, _ pieces: inout [Piece]) {
        if pieces[place].role == .fixed { return }
        if slip == .literallyGuardsWords, pieces[place].role != .word { return }
        if slip == .literallyTakesOneWord {
            let words = pieces[place].said.dropFirst().map { Piece(.word, said: [$0]) }
            pieces.insert(contentsOf: words, at: place + 1)
            pieces[place].said = Array(pieces[place].said.prefix(1))
        }
        pieces[place] = Piece(.fixed, said: pieces[place].said)
    }

    /// Protects a notation that no `type` precedes, so that it is written as spoken.
    private func orphan(_ name: String, at place: inout Int, _ pieces: inout [Piece]) {
        switch slip {
        case .orphansConvert:
            let words = pieces[place].said.map { Piece(.word, said: [$0]) }
            pieces.replaceSubrange(place...place, with: words)
            place += words.count - 1
        case .orphansAct where place > 0:
            let text = try? Scribe().write(pieces[place - 1].said, name, .standard)
            pieces[place - 1] = Piece(.fixed, said: pieces[place - 1].said, text: text)
            pieces.remove(at: place)
            place -= 1
        default: pieces[place].role = .fixed
        }
    }

    private func stop(_ pieces: inout [Piece]) -> Bool {
        guard let place = pieces.firstIndex(where: { $0.isCommand("stop") }) else { return false }
        if slip == .stopKeepsRest {
            pieces.remove(at: place)
        } else {
            pieces.removeSubrange(place...)
        }
        return true
    }

    // MARK: Code

    private func keywords(_ pieces: inout [Piece], _ book: Phrasebook) {
        var place = 0
        while place < pieces.count {
            let run = pieces[place...].prefix(book.keywords.longest).prefix { piece in
                piece.role == .word || slip == .keywordsReachOver && piece.role == .fixed
            }
            if pieces[place].role == .word, let found = keyword(run.map(\.text), book) {
                let said = slip == .keywordsFirst ? [found.meaning] : run.prefix(found.count).flatMap(\.said)
                let keyword = Piece(.keyword, said: said, text: found.meaning)
                pieces.replaceSubrange(place..<place + found.count, with: [keyword])
            }
            place += 1
        }
    }

    func keyword(_ words: [String], _ book: Phrasebook) -> (meaning: String, count: Int)? {
        let lowered = slip == .keywordsByCase ? nil : words.map(Phrasebook.lowered)[...]
        return book.keywords.match(words[...], lowered, shortest: slip == .shortestKeyword)
    }
}
