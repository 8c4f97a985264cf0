import Foundation
import JSON
import Specification

extension EditDistance {
    /// Two texts: alike but for a few edits, one empty, or nothing in common; long ones cross machine words.
    public static func generate(from entropy: inout Entropy) -> Input {
        let (a, b) = pair(from: &entropy)
        return Input(a: a, b: b)
    }

    static func pair(from entropy: inout Entropy) -> (a: String, b: String) {
        let a = entropy.text(upTo: entropy.once(in: 6) ? 140 : 16)
        let b =
            switch entropy.below(8) {
            case 0: entropy.text(upTo: 16)
            case 1: ""
            case 2: a
            case 3: reordered(a, from: &entropy)
            case 4: equivalent(a, from: &entropy)
            default: entropy.edited(a, edits: entropy.integer(in: 1...4))
            }
        return entropy.once(in: 2) ? (b, a) : (a, b)
    }
}

extension EditDistance {
    public static func simpler(than input: Input) -> [Input] {
        cutTogether(input.a, input.b).map { Input(a: $0, b: $1) }
    }

    /// Both texts without the same stretch, so that what is left stays side by side.
    static func cutTogether(_ a: String, _ b: String) -> [(a: String, b: String)] {
        let (a, b) = (Array(a.unicodeScalars), Array(b.unicodeScalars))
        return Shape.shorter(Array(0..<max(a.count, b.count))).map { kept in
            func cut(_ scalars: [Unicode.Scalar]) -> String {
                String(
                    String.UnicodeScalarView(kept.lazy.filter(scalars.indices.contains).map { scalars[$0] }))
            }
            return (cut(a), cut(b))
        }
    }

    /// The same scalars in another order; as often as not only two neighbours have changed places.
    private static func reordered(_ text: String, from entropy: inout Entropy) -> String {
        var scalars = Array(text.unicodeScalars)
        if entropy.once(in: 2), scalars.count > 1 {
            let place = entropy.integer(in: 1...scalars.count - 1)
            scalars.swapAt(place - 1, place)
        } else {
            scalars = entropy.shuffled(scalars)
        }
        return String(String.UnicodeScalarView(scalars))
    }

    /// The text as somebody might take it for the same: composed, decomposed, in the other case, without its ends.
    private static func equivalent(_ text: String, from entropy: inout Entropy) -> String {
        switch entropy.below(5) {
        case 0: text.decomposedStringWithCanonicalMapping
        case 1: text.precomposedStringWithCanonicalMapping
        case 2: text.uppercased()
        case 3: text.lowercased()
        default: text.trimmingCharacters(in: .whitespacesAndNewlines)
        }
    }
}

extension Similarity {
    /// Two texts, and a percentage near the one that they have.
    public static func generate(from entropy: inout Entropy) -> Input {
        if entropy.once(in: 3) { return exact(from: &entropy) }
        let (a, b) = EditDistance.pair(from: &entropy)
        if entropy.once(in: 10) {
            let percent = entropy.one(of: [
                "90.5", "-1", "101", "1e400", "-0.5", "1e2", "90.0", "0.999", "100.1",
            ])
            return Input(a: a, b: b, percent: Number(written: percent))
        }
        let longer = max(a.utf16.count, b.utf16.count)
        let symbol = entropy.one(of: Symbol.allCases)
        // The distance of long texts costs too much here; any percentage does for them.
        guard longer > 0, longer <= 40 else {
            return Input(a: a, b: b, percent: Number(entropy.integer(in: 0...100)))
        }
        let distance = EditOracle.distance(a, b, by: symbol)
        let percent = max(0, 100 * (longer - distance) / longer + entropy.one(of: [0, 1, 1, -1]))
        return Input(a: a, b: b, percent: Number(min(100, percent)))
    }

    /// A pair whose similarity is a whole percentage, asked for just that: where floating point goes astray.
    private static func exact(from entropy: inout Entropy) -> Input {
        let length = entropy.one(of: [1, 2, 4, 5, 10, 20, 25, 50, 100])
        let edits = entropy.integer(in: 0...length)
        let letters = entropy.one(of: [["a", "b"], ["é", "漢"], ["😀", "🚲"]])
        let a = String(repeating: letters[0], count: length)
        let b =
            String(repeating: letters[1], count: edits) + String(repeating: letters[0], count: length - edits)
        let percent = 100 * (length - edits) / length
        return Input(a: a, b: b, percent: Number(percent))
    }

    public static func simpler(than input: Input) -> [Input] {
        EditDistance.cutTogether(input.a, input.b).map { Input(a: $0, b: $1, percent: input.percent) }
            + plain(than: input)
    }

    /// Plain texts that are shorter, yet as near to the percentage: on it, just below or just above.
    ///
    /// No text gets shorter alone without leaving the percentage.
    private static func plain(than input: Input) -> [Input] {
        let longest = max(input.a.unicodeScalars.count, input.b.unicodeScalars.count)
        return (1..<max(2, min(longest, 12))).flatMap { length in
            (0...length).flatMap { common in
                let exact = 100 * common / length
                return Set([exact, min(100, exact + 1)]).sorted().map { percent in
                    Input(
                        a: String(repeating: "a", count: common), b: String(repeating: "a", count: length),
                        percent: Number(percent))
                }
            }
        }
    }
}
