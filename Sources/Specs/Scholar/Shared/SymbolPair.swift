import Specification

/// Two texts taken apart into symbols, each symbol a number; symbols are equal if their scalars are.
struct SymbolPair {
    let a: [Int]
    let b: [Int]
    let symbol: Symbol
    private let texts: [String]

    init(_ a: String, _ b: String, by symbol: Symbol) {
        self = SymbolTexts([a, b], by: symbol).pair(0, 1)
    }

    init(_ a: [Int], _ b: [Int], by symbol: Symbol, texts: [String]) {
        self.a = a
        self.b = b
        self.symbol = symbol
        self.texts = texts
    }

    /// The length of the longer text.
    var length: Int { max(a.count, b.count) }

    /// The edit distance.
    ///
    /// It walks the diagonals outward (Ukkonen), and not the matrix, so that the reference can be held against it:
    /// with e edits, how far along `a` each diagonal can be reached; the first e that reaches the end is the answer.
    var distance: Int {
        // Diagonals run from -a.count to b.count; one more on either side is never reached.
        let zero = a.count + 1
        let goal = b.count - a.count + zero
        var reached = Array(repeating: Int.min / 2, count: a.count + b.count + 3)
        var next = reached
        var edits = 0
        while true {
            for diagonal in (zero - min(edits, a.count))...(zero + min(edits, b.count)) {
                let ahead = diagonal - zero
                var row =
                    edits == 0
                    ? 0 : max(reached[diagonal] + 1, reached[diagonal - 1], reached[diagonal + 1] + 1)
                row = min(row, a.count, b.count - ahead)
                while row >= 0, row < a.count, row + ahead < b.count, row + ahead >= 0,
                    a[row] == b[row + ahead]
                {
                    row += 1
                }
                next[diagonal] = row
            }
            if next[goal] >= a.count { return edits }
            swap(&reached, &next)
            edits += 1
        }
    }
}

// EDI-3: a program that knows its symbols sees nothing in them but which are equal, so that it finds the same of the
// texts with a letter for each symbol. A program that finds something else there compares other symbols.
extension SymbolPair {
    /// Whether the symbols matter: beyond ASCII always, and if the texts are nearer without regard to case.
    var isTelling: Bool {
        let taken = SymbolTexts(texts, by: symbol)
        if taken.goBeyondASCII { return true }
        guard taken.haveCapitals else { return false }
        return SymbolPair(texts[0].lowercased(), texts[1].lowercased(), by: symbol).distance != distance
    }

    /// The texts with a letter for each symbol, if there are letters enough.
    var lettered: (a: String, b: String)? {
        SymbolTexts(texts, by: symbol).lettered.map { ($0[0], $0[1]) }
    }

    /// Returns the finding of EDI-3 for what was found of two texts.
    ///
    /// - Parameter isRightInLetters: whether it is right with a letter for each symbol; nil if that was not asked.
    func finding<Found>(
        _ name: String, _ found: Found, expected: Found, isRight: Bool, isRightInLetters: Bool?
    ) -> Finding {
        guard isTelling else { return .notTouched }
        if isRight || isRightInLetters == false { return .holds }
        let sentence = "by \(symbol.rawValue) the \(name) is \(expected), not \(found)"
        guard isRightInLetters != nil else { return .suspected(sentence, .possible) }
        return .violated("\(sentence); with a letter for each symbol it is right")
    }
}
