import Foundation
import Specification

extension Entropy {
    /// Two texts: alike but for a few edits, one empty, or nothing in common; long ones cross machine words.
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

    /// The same scalars in another order; as often as not only two neighbours have changed places.
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

    /// The text as somebody might take it for the same: composed, decomposed, in the other case, without its ends.
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

/// Returns both texts without the same stretch, so that what is left stays side by side; one pair a stretch.
func cutTogether(_ a: String, _ b: String) -> [(a: String, b: String)] {
    let (a, b) = (Array(a.unicodeScalars), Array(b.unicodeScalars))
    return Shape.shorter(Array(0..<max(a.count, b.count))).map { kept in
        func cut(_ scalars: [Unicode.Scalar]) -> String {
            String(String.UnicodeScalarView(kept.lazy.filter(scalars.indices.contains).map { scalars[$0] }))
        }
        return (cut(a), cut(b))
    }
}
