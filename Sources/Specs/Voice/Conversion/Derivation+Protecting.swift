import Specification

extension Derivation {
    // MARK: Type

    /// Up to where a type takes the words.
    private enum End: Hashable {
        /// Up to the notation of that index.
        case closed(Int)
        /// Up to that index, with no notation.
        case open(Int)
        /// Nowhere: it is a word like others.
        case notObeyed
    }

    /// What becomes of the words.
    private enum Written: Hashable {
        case inNotation, asSpoken, withTheirCommands, asWords, nothing
        /// A piece of the code that shows nothing, with the spaces beside it.
        case blank
    }

    mutating func type() {
        var result: [SpokenToken] = []
        var position = 0
        while position < tokens.count {
            let token = tokens[position]
            position += 1
            guard token.kind == .command(.type) else {
                result.append(token)
                continue
            }
            let (right, others) = ends(from: position)
            switch decisions.take(.type, right, others: others) {
            case .notObeyed: result += token.words
            case .closed(let end):
                result += stretch(after: token, tokens[position..<end], in: tokens[end])
                position = end + 1
            case .open(let end):
                result += stretch(after: token, tokens[position..<end], in: nil)
                position = end
            }
        }
        tokens = result
    }

    private func ends(from start: Int) -> (right: End, others: [End]) {
        let line = tokens[start...].prefix { $0.kind != .lineBreak }
        let right = line.firstIndex { $0.notation != nil }.map(End.closed) ?? .open(line.endIndex)
        let rest = start..<tokens.count
        let breaks = rest.filter { tokens[$0].kind == .lineBreak } + [tokens.count]
        return (
            right,
            [.notObeyed] + rest.filter { tokens[$0].notation != nil }.map(End.closed)
                + breaks.map(End.open)
        )
    }

    private mutating func stretch(
        after type: SpokenToken, _ inside: ArraySlice<SpokenToken>, in closing: SpokenToken?
    ) -> [SpokenToken] {
        let finished = { [order] (token: SpokenToken) in
            order.hearsCode && token.kind == .keyword ? [token.text] : token.spoken
        }
        let length = decisions.take(.type, inside.count, others: Array(0..<inside.count))
        var words: [String] = []
        for token in inside.prefix(length) {
            let isTaken = token.kind == .word || decisions.take(.type, true, others: [false])
            if isTaken { words += finished(token) }
        }
        let drops = closing == nil && readings[UnterminatedType.self] == .drop
        let right: Written = drops ? .nothing : closing == nil ? .asSpoken : .inNotation
        let written = decisions.take(
            .type, right, others: [.nothing, .withTheirCommands, .asSpoken, .asWords, .blank])
        let spoken = { SpokenToken(.protected, $0, by: .type) }
        switch written {
        case .inNotation:
            let writer = Notation.Writing(law: Ruling(), run: readings[SpongeRun.self])
            let text = writer.text(of: words, in: closing?.notation ?? .literally)
            return [SpokenToken(.protected, words, text: text, by: .type)]
        case .asSpoken: return [spoken(words)]
        case .withTheirCommands: return [spoken(type.spoken + words + (closing?.spoken ?? []))]
        case .asWords: return SpokenToken(.word, words, by: .type).words
        case .blank: return [SpokenToken(.command(.type), [], by: .type)]
        case .nothing:
            remove([type] + inside, by: .type)
            return []
        }
    }

    // MARK: Literally

    /// What literally protects.
    private enum Guarded: Hashable {
        case next(Int)
        /// The next so many, which vanish.
        case vanishing(Int)
        /// So many words of the next.
        case words(Int)
        case shown
    }

    /// What becomes of a notation with no type before it.
    private enum Orphan: Hashable {
        case shown, vanishing, words
        /// It writes so many tokens before it.
        case acting(Int)
    }

    mutating func literally() {
        var result: [SpokenToken] = []
        var position = 0
        while position < tokens.count {
            let token = tokens[position]
            position += 1
            switch token.kind {
            case .command(.literally): protect(after: token, at: &position, &result)
            case .notation(let name) where !order.leavesNotations: orphan(token, name, &result)
            default: result.append(token)
            }
        }
        tokens = result
    }

    private mutating func protect(
        after literally: SpokenToken, at position: inout Int, _ result: inout [SpokenToken]
    ) {
        let next = tokens[position...].first
        let isFree = next.map { $0.kind != .protected && $0.kind != .keyword } ?? false
        let line = tokens[position...].prefix { $0.kind != .lineBreak }.count
        let guarded = decisions.take(
            .literally, Guarded.next(isFree ? 1 : 0),
            others: [.shown, .next(0)] + (0...line).dropFirst().map { .next($0) }
                + (isFree ? [.vanishing(1)] : [])
                + (0..<(next?.spoken.count ?? 0)).dropFirst().map { .words($0) })
        func protected(_ token: SpokenToken) -> SpokenToken {
            SpokenToken(
                .protected, token.spoken, text: token.kind == .protected ? token.text : nil, by: .literally)
        }
        if guarded != .shown { remove([literally], by: .literally) }
        switch guarded {
        case .next(let count):
            result += tokens[position..<position + count].map(protected)
            position += count
        case .vanishing(let count): position += count
        case .words(let count):
            guard let next else { return }
            result.append(SpokenToken(.protected, Array(next.spoken.prefix(count)), by: .literally))
            result += next.words.dropFirst(count)
            position += 1
        case .shown: result.append(protected(literally))
        }
    }

    private mutating func orphan(_ token: SpokenToken, _ name: NotationName, _ result: inout [SpokenToken]) {
        let fate = decisions.take(
            .literally, Orphan.shown,
            others: [.vanishing, .words] + (0...result.count).dropFirst().map { .acting($0) })
        switch fate {
        case .shown: result.append(SpokenToken(.protected, token.spoken, by: .literally))
        case .vanishing: remove([token], by: .literally)
        case .words: result += token.words
        case .acting(let count):
            let words = result.suffix(count).flatMap(\.spoken)
            result.removeLast(count)
            let text = Notation.Writing(law: Ruling(), run: readings[SpongeRun.self]).text(of: words, in: name)
            result.append(SpokenToken(.protected, words, text: text, by: .literally))
        }
    }
}
