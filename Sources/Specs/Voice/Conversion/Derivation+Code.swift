import SharedSpecs
import Specification

extension Derivation {
    // MARK: Stop

    /// What a stop drops.
    private enum Cut: Hashable {
        case rest, itself, onlyRest, nothing
    }

    mutating func stop() {
        guard let place = tokens.firstIndex(where: { $0.kind == .command(.stop) }) else { return }
        endPlace = tokens[place].end
        cut(at: place, decisions.take(.stop, .rest, others: [.itself, .onlyRest, .nothing]))
    }

    /// Ends the phase before the pass of stop or after it, which only a broken clause does.
    mutating func stopEarly() {
        guard decisions.rule == .stop,
            let place = tokens.firstIndex(where: { $0.spoken.contains("stop") || $0.kind == .command(.stop) })
        else { return }
        if decisions.take(.stop, false, others: [true]) { cut(at: place, .rest) }
    }

    private mutating func cut(at place: Int, _ cut: Cut) {
        if cut == .nothing { return }
        ended = true
        let start = cut == .onlyRest ? place + 1 : place
        let end = cut == .itself ? place + 1 : tokens.count
        remove(tokens[start..<end], by: .stop)
        tokens.removeSubrange(start..<end)
    }

    // MARK: Keywords

    mutating func keywords() {
        var result: [SpokenToken] = []
        var position = 0
        while position < tokens.count {
            guard tokens[position].kind == .word else {
                result.append(tokens[position])
                position += 1
                continue
            }
            let found = keyword(at: position)
            let said = tokens[position..<position + (found?.count ?? 1)].flatMap(\.spoken)
            if let found {
                result.append(SpokenToken(.keyword, said, text: found.meaning, by: .keywords))
            } else {
                result.append(tokens[position])
            }
            position += found?.count ?? 1
        }
        tokens = result
    }

    private mutating func keyword(at position: Int) -> ConversionVocabulary.Expressions<String>.Match? {
        func fitting(_ isOpen: (SpokenToken) -> Bool) -> [ConversionVocabulary.Expressions<String>.Match] {
            let run = tokens[position...].prefix { isOpen($0) && $0.spoken.count == 1 }
            return vocabulary.keywords.fitting(run.map { FullCaseMapping.lowercase($0.spoken[0]) }[...])
        }
        let right = fitting { $0.kind == .word }
        guard decisions.rule == .keywords else { return right.first }
        let over = fitting { $0.kind == .word || $0.kind == .protected }
        if right.isEmpty, over.isEmpty { return nil }
        let reach = max(right.first?.count ?? 1, over.first?.count ?? 1)
        return decisions.take(
            .keywords, right.first, others: [nil] + over + right,
            about: tokens[position..<position + reach].flatMap(\.spoken).joined(separator: " "))
    }

    // MARK: Assembly

    /// What becomes of a protected stretch when the code is put together.
    private enum Stretch: Hashable {
        case asWritten, converted, wordsConverted
    }

    mutating func assembled() -> String {
        let isTight = readings[Assembly.self] == .tight
        var pieces: [SpokenToken] = []
        // A type is only left if it made a piece that shows nothing.
        for token in tokens where !token.text.isEmpty || token.kind == .command(.type) {
            pieces.append(kept(token))
        }
        tokens = pieces
        var code = ""
        for (index, piece) in pieces.enumerated() {
            if index > 0, isParted(pieces[index - 1], piece, isTight: isTight) { code += " " }
            code += piece.text
        }
        return code
    }

    private mutating func kept(_ token: SpokenToken) -> SpokenToken {
        guard decisions.rule == .purity, token.kind == .protected else { return token }
        let others: [Stretch] = [.converted, .wordsConverted]
        let stretch = decisions.take(.purity, .asWritten, others: others, about: token.text)
        if stretch == .asWritten { return token }
        var words = token.text.spokenWords[...]
        var texts: [String] = []
        while !words.isEmpty {
            let run = stretch == .converted ? words : words.prefix(1)
            let found = vocabulary.keywords.fitting(run.map(FullCaseMapping.lowercase)[...]).first
            texts.append(found?.meaning ?? words[words.startIndex])
            words = words.dropFirst(found?.count ?? 1)
        }
        return SpokenToken(.protected, token.spoken, text: texts.joined(separator: " "), by: .purity)
    }

    private func isParted(_ left: SpokenToken, _ right: SpokenToken, isTight: Bool) -> Bool {
        if left.kind == .lineBreak || right.kind == .lineBreak { return false }
        guard isTight else { return true }
        if ["(", "[", ".", "@", "#"].contains(left.text) { return false }
        if [")", "]", ",", ";", ":", ".", "?"].contains(right.text) { return false }
        return !["(", "["].contains(right.text) || left.kind == .keyword
    }

    /// Whether a code has these pieces with spaces in other places, or line breaks that run together.
    func differsInSpacesOnly(from code: String) -> Bool {
        var rest = code.unicodeScalars[...]
        func skipSpace() { if rest.first == " " { rest.removeFirst() } }
        skipSpace()
        var previous: SpokenToken?
        for piece in tokens {
            if rest.starts(with: piece.text.unicodeScalars) {
                rest.removeFirst(piece.text.unicodeScalars.count)
            } else if piece.kind != .lineBreak || previous?.kind != .lineBreak {
                return false
            }
            skipSpace()
            previous = piece
        }
        return rest.isEmpty
    }
}
