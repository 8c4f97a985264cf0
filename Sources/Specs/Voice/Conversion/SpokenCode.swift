import Specification

/// A transcript that is being converted to code: each pass replaces tokens or marks them as removed.
struct SpokenCode {
    let law: Ruling<Conversion.Law>
    let vocabulary: ConversionVocabulary
    /// All tokens of the transcript, including those that a pass has removed.
    var tokens: [SpokenToken] = []
    /// The removed tokens in order, each with the law that removed it.
    private(set) var removed: [(token: SpokenToken, by: Conversion.Law)] = []
    /// The number of words up to the end of the `stop` that ends the dictation; nil if no `stop` ends it.
    var end: Int?
    private(set) var code = ""

    init(_ words: ArraySlice<HeardWord>, _ vocabulary: ConversionVocabulary, by law: Ruling<Conversion.Law>) {
        self.law = law
        self.vocabulary = vocabulary
        tokenise(words)
        if tokens.contains(where: { $0.kind != .word && $0.kind != .lineBreak }) { obey() }
        keywords()
        code = assembled()
    }

    // MARK: Tokens. Clause: CON-1

    private mutating func tokenise(_ words: ArraySlice<HeardWord>) {
        let comparison = law(
            .lowered, law(.anyCase, WordComparison.lowered, not: .asWritten), not: .loweredInASCII)
        var rest = words
        while let word = rest.first {
            let fitting = vocabulary.controls.fitting(rest, by: comparison)
            let longest = fitting.filter { $0.count == fitting.first?.count }
            let one = law(.longest, law(.ties, longest.first, not: longest.last), not: fitting.last)
            if let one, one.meaning == .lineBreak ? law.does(.lineBreakToken) : law.does(.tokens) {
                let said = rest.prefix(one.count).map(\.spoken)
                rest = rest.dropFirst(one.count)
                let text = one.meaning == .lineBreak ? Vocabulary.lineBreak : nil
                let end = rest.startIndex - words.startIndex
                tokens.append(SpokenToken(one.meaning, said, text: text, by: .tokens, end: end))
            } else {
                tokens.append(SpokenToken(word))
                rest = rest.dropFirst()
            }
        }
    }

    // MARK: Passes. Clause: CON-2

    private mutating func obey() {
        law.never(.wholePasses) { obeyAsRead() }
        for pass in law.inOrder(.order, [VoiceCommand.redo, .undo, .clear, .type, .literally]) {
            switch pass {
            case .redo: each(pass) { $0.redo(at: $1) }
            case .undo: each(pass) { $0.undo(at: $1) }
            case .clear: each(pass) { $0.clear(at: $1) }
            case .type:
                law.never(.late) { stop() }
                law.never(.keywordsLast) { keywords() }
                each(pass) { $0.type(at: $1) }
            case .literally: literally()
            case .stop: break
            }
        }
        stop()
    }

    private mutating func each(_ command: VoiceCommand, _ body: (inout SpokenCode, Int) -> Void) {
        var place = 0
        while let next = tokens[place...].firstIndex(where: { $0.isThere && $0.kind == .command(command) }) {
            body(&self, next)
            place = min(next + 1, tokens.count)
        }
    }

    /// Wrongly obeys each redo, undo and clear as soon as it is read.
    private mutating func obeyAsRead() {
        var undone: [Int] = []
        for place in tokens.indices {
            switch tokens[place].kind {
            case .command(.undo):
                take(place, by: .wholePasses)
                guard let last = last(before: place) else { continue }
                take(last, by: .wholePasses)
                undone.append(last)
            case .command(.redo):
                take(place, by: .wholePasses)
                if let back = undone.popLast() { tokens[back].isThere = true }
            default:
                if law.readings[ConversionRedo.self] == .adjacent { undone = [] }
                if tokens[place].kind == .command(.clear) { clear(at: place) }
            }
        }
    }

    // MARK: Places

    /// Returns the index of the last remaining token that meets a condition and comes before the given index.
    func last(before place: Int, where fits: (SpokenToken) -> Bool = { _ in true }) -> Int? {
        tokens[..<place].lastIndex { $0.isThere && fits($0) }
    }

    /// Returns the index of the first remaining token that meets a condition and comes after the given index.
    func next(after place: Int, where fits: (SpokenToken) -> Bool = { _ in true }) -> Int? {
        tokens[(place + 1)...].firstIndex { $0.isThere && fits($0) }
    }

    /// Returns the index of the next line break after the given index; the number of tokens if there is none.
    func lineEnd(after place: Int) -> Int { next(after: place) { $0.kind == .lineBreak } ?? tokens.count }

    mutating func take(_ place: Int, by taker: Conversion.Law) {
        guard tokens[place].isThere else { return }
        tokens[place].isThere = false
        removed.append((tokens[place], taker))
    }

    /// Removes a command, as a law demands; if the law is broken, the words of the command stay in the code.
    private mutating func hide(_ place: Int, by hider: Conversion.Law) {
        if law.does(hider) { take(place, by: hider) } else { replace(place, by: tokens[place].words) }
    }

    mutating func replace(_ place: Int, by others: [SpokenToken]) {
        tokens.replaceSubrange(place...place, with: others)
    }

    // MARK: Redo. Clause: CON-3

    private mutating func redo(at place: Int) {
        let isUndo = { (token: SpokenToken) in token.kind == .command(.undo) }
        if let latest = last(before: place, where: isUndo) {
            let isLate = tokens[latest..<place].contains { !isUndo($0) && $0.kind != .command(.redo) }
            let there = tokens[...latest].indices.reversed().filter { tokens[$0].isThere }
            let all = there.prefix { isUndo(tokens[$0]) }
            if law(.howLate, ConversionRedo.self) == .later || !isLate, law.does(.redo) {
                for undo in law(.oneUndo, [latest], not: all) { take(undo, by: .redo) }
            }
        }
        hide(place, by: .redoIsHidden)
    }

    // MARK: Undo. Clause: CON-4

    private mutating func undo(at place: Int) {
        let latest = last(before: place)
        let token = law(.anyToken, latest, not: last(before: place) { $0.kind == .word })
        let found = latest == nil ? law(.nothingBefore, nil, not: next(after: place)) : token
        guard let found, law.does(.undo) else { return hide(place, by: .undoIsHidden) }
        let words = tokens[found].words
        let left = law(.wholeToken, 0, not: words.count - 1)
        take(found, by: .undo)
        hide(place, by: .undoIsHidden)
        tokens.insert(contentsOf: words.prefix(left), at: found)
    }

    // MARK: Clear. Clause: CON-5

    private mutating func clear(at place: Int) {
        let isAll = law(.howFar, ConversionClear.self) == .all
        let lineBreak = isAll ? nil : last(before: place) { $0.kind == .lineBreak }
        let line = lineBreak.map { law(.breakStays, $0 + 1, not: $0) } ?? 0
        let start = law(.clear, line, not: last(before: place) ?? line)
        let end = law(.soFar, place, not: lineEnd(after: place))
        let isObeyed = law.does(.clear)
        for other in start..<end where isObeyed && other != place { take(other, by: .clear) }
        hide(place, by: .clearIsHidden)
    }
}
