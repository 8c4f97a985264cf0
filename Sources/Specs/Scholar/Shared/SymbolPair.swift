import Specification

/// The symbols of two texts as numbers, which are equal if the scalars of the symbols are equal.
struct SymbolPair {
    let a: [Int]
    let b: [Int]

    init(_ a: String, _ b: String, by symbol: Symbol) {
        self = SymbolTexts([a, b], by: symbol).pair(0, 1)
    }

    init(_ a: [Int], _ b: [Int]) { (self.a, self.b) = (a, b) }

    /// The length of the longer text.
    var length: Int { max(a.count, b.count) }

    /// The edit distance.
    ///
    /// The computation goes along the diagonals (Ukkonen). The reference computes the distance differently, so each
    /// checks the other. For e = 0, 1, 2 and so on, it finds how far along `a` each diagonal leads with e edits. The
    /// distance is the first e at which the ends of both texts are reached.
    var distance: Int {
        // Diagonals run from -a.count to b.count; one more diagonal on either side is never reached.
        let zero = a.count + 1
        let goal = b.count - a.count + zero
        var reached = Array(repeating: Int.min / 2, count: a.count + b.count + 3)
        var next = reached
        reached[zero] = -1
        var edits = 0
        while true {
            for diagonal in (zero - min(edits, a.count))...(zero + min(edits, b.count)) {
                let ahead = diagonal - zero
                var row = max(reached[diagonal] + 1, reached[diagonal - 1], reached[diagonal + 1] + 1)
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
