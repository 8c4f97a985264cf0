import SharedSpecs
import Specification

extension SpokenCode {
    // MARK: Type. Clause: CON-6

    mutating func type(at place: Int) {
        guard law.does(.type) else { return replace(place, by: tokens[place].words) }
        let end = law(.sameLine, lineEnd(after: place), not: tokens.count)
        let notations = (place + 1..<end).filter { tokens[$0].isThere && notation(of: tokens[$0]) != nil }
        let closing = law(.firstNotation, notations.first, not: notations.last)
        let inside = (place + 1..<(closing ?? end)).filter { tokens[$0].isThere }
        let counted = law(.allWords, inside, not: inside.filter { tokens[$0].kind == .word })
        let words = counted.flatMap { tokens[$0].said }
        if let closing, let notation = notation(of: tokens[closing]) {
            let given = law(.typedAsSpoken, words, not: words.map(FullCaseMapping.lowercase))
            let writing = Notation.Writing(law: law.kept.under(), run: law.readings[SpongeRun.self])
            finish(place, inside + [closing], words, writing.text(of: given, in: notation))
        } else if law(.unterminated, UnterminatedType.self) == .drop {
            for dropped in [place] + inside { take(dropped, by: .unterminated) }
        } else {
            let shown = law(.typeIsHidden, words, not: tokens[place].spoken + words)
            finish(place, inside, words, shown.joined(separator: " "))
        }
    }

    /// Returns the notation of a token that ends the words of a `type`; nil if the token is not a notation.
    private func notation(of token: SpokenToken) -> NotationName? {
        switch token.kind {
        case .notation(let name): name
        case .command(.literally): law.does(.literallyToo) ? .literally : nil
        default: nil
        }
    }

    /// Makes one protected stretch from a `type` and the tokens that belong to it.
    private mutating func finish(_ place: Int, _ parts: [Int], _ words: [String], _ text: String) {
        for part in parts { tokens[part].isThere = false }
        if text.isEmpty, !law.does(.apart) {
            tokens[place].isThere = false
        } else if law.does(.protects) {
            tokens[place] = SpokenToken(.protected, words, text: text, by: .type)
        } else {
            replace(place, by: text.spokenWords.map { SpokenToken(HeardWord($0)) })
        }
    }

    // MARK: Literally. Clause: CON-7

    mutating func literally() {
        var place = 0
        while place < tokens.count {
            switch tokens[place].kind {
            case .command(.literally) where tokens[place].isThere: place = protect(after: place)
            case .notation(let name) where tokens[place].isThere && !hasType(before: place):
                place = orphan(name, at: place)
            default: place += 1
            }
        }
    }

    /// Protects the token after a `literally`, and returns the index where the pass continues.
    private mutating func protect(after place: Int) -> Int {
        let free = { (token: SpokenToken) in token.kind != .protected }
        let next = next(after: place).flatMap { free(tokens[$0]) ? $0 : nil }
        let found = law(.stretchNext, next, not: self.next(after: place, where: free))
        let target = law(.anyNext, found, not: found.flatMap { tokens[$0].kind == .word ? $0 : nil })
        if law.does(.literallyIsHidden) {
            take(place, by: .literally)
        } else {
            tokens[place] = SpokenToken(.protected, tokens[place].spoken, by: .literally)
        }
        guard let target, law.does(.literally) else { return place + 1 }
        let words = tokens[target].said
        let count = law(.wholeNext, words.count, not: 1)
        let rest = words.dropFirst(count).map { SpokenToken(HeardWord($0)) }
        replace(target, by: [SpokenToken(.protected, Array(words.prefix(count)), by: .literally)] + rest)
        return target + 1
    }

    private func hasType(before place: Int) -> Bool {
        let start = last(before: place) { $0.kind == .lineBreak } ?? 0
        return tokens[start..<place].contains { $0.isThere && $0.kind == .command(.type) }
    }

    /// Protects the words of a notation that has no `type`, and returns the index where the pass continues.
    private mutating func orphan(_ name: NotationName, at place: Int) -> Int {
        let before = law(.orphan, nil, not: last(before: place))
        let token = tokens[place]
        if let before {
            let said = tokens[before].said
            let text = Notation.Writing(law: law.kept.under(), run: .joined).text(of: said, in: name)
            tokens[before] = SpokenToken(.protected, said, text: text, by: .literally)
            tokens[place].isThere = false
        } else if law.does(.orphanStays) {
            tokens[place] = SpokenToken(.protected, token.spoken, by: .literally)
        } else {
            replace(place, by: token.words)
            return place + token.spoken.count
        }
        return place + 1
    }
}
