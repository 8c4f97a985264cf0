import Foundation
import JSON
import Specification

/// The edit distance as the checks know it, and the confusions of symbols that people fall into.
///
/// It walks the diagonals outward (Ukkonen), and not the matrix, so that the reference can be held against it.
enum EditOracle {
    static func distance(_ a: String, _ b: String, by symbol: Symbol) -> Int {
        distance(SymbolSequence(a, by: symbol), SymbolSequence(b, by: symbol))
    }

    static func distance(_ a: SymbolSequence, _ b: SymbolSequence) -> Int {
        switch (a, b) {
        case (.units(let a), .units(let b)): furthestReaching(a, b)
        case (.clusters(let a), .clusters(let b)): furthestReaching(a, b)
        default: preconditionFailure("both texts are taken apart by one reading")
        }
    }

    /// With e edits, how far along `a` each diagonal can be reached; the first e that reaches the end is the answer.
    private static func furthestReaching<S: Equatable>(_ a: [S], _ b: [S]) -> Int {
        // Diagonals run from -a.count to b.count; one more on either side is never reached.
        let zero = a.count + 1
        let goal = b.count - a.count + zero
        let unreached = Int.min / 2
        var reached = Array(repeating: unreached, count: a.count + b.count + 3)
        var next = reached
        var edits = 0
        while true {
            next.withUnsafeMutableBufferPointer { next in
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
            }
            if next[goal] >= a.count { return edits }
            swap(&reached, &next)
            edits += 1
        }
    }

    /// Whether the symbols matter: beyond ASCII always, and where another way to take the texts apart shows.
    static func symbolMatters(_ a: String, _ b: String, by symbol: Symbol) -> Bool {
        if !(a + b).unicodeScalars.allSatisfy({ $0.isASCII && $0 != "\r" }) { return true }
        let right = distance(a, b, by: symbol)
        return confusions(symbol).contains { $0.distance(a, b) != right }
    }

    /// What was compared instead, where that explains a wrong distance.
    static func confusion(_ trial: Trial<EditDistance>, _ distance: Int) -> String? {
        let input = trial.input
        let symbol = trial.readings[Symbol.self]
        guard distance != self.distance(input.a, input.b, by: symbol) else { return nil }
        return confusions(symbol).first { $0.distance(input.a, input.b) == distance }?.name
    }

    struct Confusion {
        let name: String
        let length: (String) -> Int
        let distance: (String, String) -> Int
    }

    /// Every other symbol than the right one.
    static func confusions(_ symbol: Symbol) -> [Confusion] {
        var all = Symbol.allCases.filter { $0 != symbol }.map { other in
            Confusion(
                name: "by \(other.rawValue)", length: { SymbolSequence($0, by: other).count },
                distance: { distance($0, $1, by: other) })
        }
        all.append(
            Confusion(
                name: "UTF-8 bytes", length: { $0.utf8.count },
                distance: { furthestReaching(Array($0.utf8), Array($1.utf8)) }))
        let changes: [(String, (String) -> String)] = [
            ("composed texts (NFC)", { $0.precomposedStringWithCanonicalMapping }),
            ("decomposed texts (NFD)", { $0.decomposedStringWithCanonicalMapping }),
            ("without regard to case", { $0.lowercased() }),
        ]
        for (name, change) in changes {
            all.append(
                Confusion(
                    name: name, length: { SymbolSequence(change($0), by: symbol).count },
                    distance: { distance(change($0), change($1), by: symbol) }))
        }
        all.append(
            Confusion(
                name: "graphemes up to canonical equivalence", length: { $0.count },
                distance: { furthestReaching(Array($0), Array($1)) }))
        return all
    }
}
