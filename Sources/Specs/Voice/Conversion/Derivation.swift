import JSON
import SharedSpecs
import Specification

/// How a transcript becomes code, with the clause that made each piece and the one that removed each other token.
///
/// It knows no mistake. Every step asks `decisions` what it comes to, so that a clause can be told to decide otherwise.
struct Derivation {
    enum Pass: CaseIterable {
        case redo, undo, clear, type, literally, stop, keywords
    }

    /// The order of the passes, and what type hears of what an earlier pass has finished if it comes late.
    struct Order: Hashable {
        var passes = Pass.allCases
        /// Whether it hears what shows in the code and not what was spoken.
        var hearsCode = false
        /// Whether literally leaves the notations that it does not protect to a type.
        var leavesNotations = false
        /// Whether redo, undo and clear are obeyed as they are met, which is no order of passes at all.
        var isOneWalk = false
    }

    let input: Conversion.Input
    let readings: Readings
    let order: Order
    let vocabulary: ConversionVocabulary
    /// Whether a stop was heard, obeyed or not, or the word where the dictionary knows no such command.
    private(set) var hearsStop = false
    /// The passes that have something to do; the others change nothing, wherever they run.
    private(set) var passesAtWork: [Pass] = []
    var decisions: Decisions
    /// What is left of the transcript; in the end the pieces of the code.
    var tokens: [SpokenToken] = []
    var removed: [(token: SpokenToken, by: Conversion.Rule)] = []
    var ended = false
    /// After how many words of the transcript a stop has ended the phase; nil if none has.
    var endPlace: Int?
    private(set) var code = ""

    /// Derives the code of a transcript.
    ///
    /// - Parameter vocabulary: that of the input, if it is at hand.
    init(
        _ input: Conversion.Input, _ readings: Readings, order: Order = Order(),
        decisions: Decisions = Decisions(), vocabulary own: ConversionVocabulary? = nil
    ) {
        self.input = input
        self.readings = readings
        self.order = order
        self.decisions = decisions
        let own = own ?? input.dictionary.map(ConversionVocabulary.init) ?? .builtIn(language: input.language)
        let isItalian = FullCaseMapping.lowercase(input.language).hasPrefix("it")
        let language: String? = self.decisions.take(
            .keywords, nil, others: [input.language, "en"] + (isItalian ? ["it"] : []))
        vocabulary = language.map(ConversionVocabulary.builtIn) ?? own
        tokenise()
        if order.isOneWalk { walk() }
        for pass in order.passes {
            switch pass {
            case .redo: redo()
            case .undo: undo()
            case .clear: clear()
            case .type: type()
            case .literally: literally()
            case .stop: stop()
            case .keywords: keywords()
            }
            if pass != .stop { stopEarly() }
        }
        code = assembled()
        ended = self.decisions.take(.stop, ended, others: [!ended])
    }

    var output: Conversion.Output { Conversion.Output(code: code, ended: ended) }

    mutating func remove(_ gone: some Sequence<SpokenToken>, by rule: Conversion.Rule) {
        removed += gone.map { ($0, rule) }
    }

    // MARK: Words

    private mutating func tokenise() {
        let words = parted(input.transcript)
        let heard = words.map(FullCaseMapping.lowercase)
        var position = 0
        while position < words.count {
            let fitting = vocabulary.controls.fitting(heard[position...])
            let rest = words[position...]
            let found = decisions.take(
                .tokens, fitting.first, others: [nil] + fitting.dropFirst().map { $0 },
                about: rest.prefix(fitting.first?.count ?? 1).joined(separator: " "))
            let spoken = Array(rest.prefix(found?.count ?? 1))
            switch found?.meaning {
            case .lineBreak?: tokens.append(SpokenToken(.lineBreak, spoken, text: "\n", by: .tokens))
            case let kind?:
                var token = SpokenToken(kind, spoken, by: .tokens)
                token.end = position + spoken.count
                tokens.append(token)
            case nil: tokens.append(SpokenToken(.word, spoken, by: .keywords))
            }
            position += spoken.count
        }
        hearsStop = tokens.contains { $0.kind == .command(.stop) || $0.spoken == ["stop"] }
        passesAtWork = Pass.allCases.filter { pass in
            pass == .keywords || tokens.contains { $0.pass == pass }
        }
    }

    /// The words of the transcript; whether they part at a scalar that nobody sees is decided for each such scalar.
    private mutating func parted(_ transcript: String) -> [String] {
        var parting: Set<Unicode.Scalar> = [" "]
        for scalar in transcript.unicodeScalars.uniqued where scalar != " " && scalar.isUnseen {
            let isWhite = scalar.isWhiteSpace
            if decisions.take(.tokens, isWhite, others: [!isWhite]) { parting.insert(scalar) }
        }
        return transcript.unicodeScalars.split { parting.contains($0) }.map { String($0) }
    }

    // MARK: Taking back

    /// How many tokens a command takes, or whether it shows as a word.
    private enum Extent: Hashable {
        case last(Int)
        case following(Int)
        /// The one of that index.
        case only(Int)
        /// The last but for so many of its words.
        case leaving(Int)
        case shown
    }

    /// Obeys redo, undo and clear one by one, each on what is left by then.
    private mutating func walk() {
        var kept: [SpokenToken] = []
        var undone: [SpokenToken] = []
        let isLater = readings[ConversionRedo.self] == .later
        for token in tokens {
            switch token.kind {
            case .command(.undo): if let last = kept.popLast() { undone.append(last) }
            case .command(.redo): if let last = undone.popLast() { kept.append(last) }
            case .command(.clear):
                kept.removeLast(cleared(kept))
                if !isLater { undone = [] }
            default:
                kept.append(token)
                if !isLater { undone = [] }
            }
        }
        tokens = kept
    }

    /// How many tokens a clear takes back of those before it.
    private func cleared(_ kept: [SpokenToken]) -> Int {
        if readings[ConversionClear.self] == .all { return kept.count }
        return kept.reversed().prefix { $0.kind != .lineBreak }.count
    }

    private mutating func redo() {
        var kept: [SpokenToken] = []
        /// Where the undos stand that are not cancelled.
        var undos: [Int] = []
        for token in tokens {
            switch token.kind {
            case .command(.redo):
                let isLater = readings[ConversionRedo.self] == .later
                let isHeard = undos.last.map { isLater || $0 == kept.count - 1 } ?? false
                let extent = decisions.take(
                    .redo, Extent.last(isHeard ? 1 : 0),
                    others: [.shown, .last(0), .last(1)] + (0...undos.count).dropFirst(2).map { .last($0) })
                guard case .last(let count) = extent else {
                    if isHeard { kept.remove(at: undos.removeLast()) }
                    kept += token.words
                    continue
                }
                for place in undos.suffix(count).reversed() { remove([kept.remove(at: place)], by: .redo) }
                undos.removeLast(min(count, undos.count))
                remove([token], by: .redo)
            case .command(.undo):
                undos.append(kept.count)
                kept.append(token)
            default: kept.append(token)
            }
        }
        tokens = kept
    }

    private mutating func undo() {
        var kept: [SpokenToken] = []
        for token in tokens {
            guard token.kind == .command(.undo) else {
                kept.append(token)
                continue
            }
            let words = kept.last?.spoken.count ?? 0
            let extent = decisions.take(
                .undo, Extent.last(min(1, kept.count)),
                others: [.shown] + (0...kept.count).map { .last($0) }
                    + kept.indices.dropLast().reversed().map { .only($0) }
                    + (0..<words).dropFirst().reversed().map { .leaving($0) })
            if extent != .shown { remove([token], by: .undo) }
            switch extent {
            case .last(let count):
                remove(kept.suffix(count), by: .undo)
                kept.removeLast(count)
            case .only(let index): remove([kept.remove(at: index)], by: .undo)
            case .leaving(let count): kept += kept.removeLast().words.prefix(count)
            default: kept += token.words
            }
        }
        tokens = kept
    }

    private mutating func clear() {
        var kept: [SpokenToken] = []
        var position = 0
        while position < tokens.count {
            let token = tokens[position]
            position += 1
            guard token.kind == .command(.clear) else {
                kept.append(token)
                continue
            }
            let line = cleared(kept)
            let after = tokens[position...].prefix { $0.kind != .lineBreak }.count
            let extent = decisions.take(
                .clear, Extent.last(line),
                others: [.shown] + (0...kept.count).map { .last($0) }
                    + (0...after).dropFirst().map { .following($0) })
            if extent != .shown { remove([token], by: .clear) }
            switch extent {
            case .last(let count):
                remove(kept.suffix(count), by: .clear)
                kept.removeLast(count)
            case .following(let count):
                remove(kept.suffix(line) + tokens[position..<position + count], by: .clear)
                kept.removeLast(line)
                position += count
            default: kept += token.words
            }
        }
        tokens = kept
    }
}

extension Sequence where Element: Hashable {
    /// The elements without those that came before.
    var uniqued: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}

extension Unicode.Scalar {
    /// Whether it is white space or one that could be taken for it, since nothing of it is seen.
    var isUnseen: Bool {
        isWhiteSpace || isControl || properties.isDefaultIgnorableCodePoint
            || properties.generalCategory == .format
    }
}
