import Foundation
import Specification

extension Entropy {
    /// Returns two strings that are equal, similar, reordered or unrelated; one string may be empty.
    ///
    /// Some strings have more symbols than a machine word has bits.
    mutating func textPair() -> (a: String, b: String) {
        let a = text(upTo: once(in: 6) ? 140 : 16)
        let b =
            switch below(8) {
            case 0: text(upTo: 16)
            case 1: ""
            case 2: a
            case 3: reordered(a)
            case 4: equivalent(a)
            default: edited(a, edits: integer(in: 1...4))
            }
        return once(in: 2) ? (b, a) : (a, b)
    }

    /// Returns a string with the scalars of the given string in another order; half of the time, only two neighbours
    /// are exchanged.
    private mutating func reordered(_ text: String) -> String {
        var scalars = Array(text.unicodeScalars)
        if once(in: 2), scalars.count > 1 {
            let place = integer(in: 1...scalars.count - 1)
            scalars.swapAt(place - 1, place)
        } else {
            scalars = shuffled(scalars)
        }
        return String(String.UnicodeScalarView(scalars))
    }

    /// Returns a string that is easily mistaken for the given one: composed, decomposed, in capitals, in small letters
    /// or trimmed.
    mutating func equivalent(_ text: String) -> String {
        switch below(5) {
        case 0: text.decomposedStringWithCanonicalMapping
        case 1: text.precomposedStringWithCanonicalMapping
        case 2: text.uppercased()
        case 3: text.lowercased()
        default: text.trimmingCharacters(in: .whitespacesAndNewlines)
        }
    }
}

/// Returns shorter pairs: the same indices are left out of both strings, so that the remaining scalars stay aligned.
func cutTogether(_ a: String, _ b: String) -> [(a: String, b: String)] {
    let (a, b) = (Array(a.unicodeScalars), Array(b.unicodeScalars))
    return Shape.shorter(Array(0..<max(a.count, b.count))).map { kept in
        func cut(_ scalars: [Unicode.Scalar]) -> String {
            String(String.UnicodeScalarView(kept.lazy.filter(scalars.indices.contains).map { scalars[$0] }))
        }
        return (cut(a), cut(b))
    }
}
