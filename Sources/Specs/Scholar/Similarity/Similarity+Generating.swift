import JSON
import Specification

extension Similarity {
    /// Returns two strings and a percentage near their similarity.
    public static func generate(from entropy: inout Entropy) -> Input {
        if entropy.once(in: 3) { return exact(from: &entropy) }
        if entropy.once(in: 40) {
            return Input(a: "", b: "", percent: Number(entropy.one(of: [0, 50, 99, 100])))
        }
        let (a, b) = entropy.textPair()
        if entropy.once(in: 10) {
            let percent = entropy.one(of: [
                "90.5", "-1", "101", "1e400", "-0.5", "1e2", "90.0", "0.999", "100.1",
            ])
            return Input(a: a, b: b, percent: Number(written: percent))
        }
        let longer = max(a.utf16.count, b.utf16.count)
        let symbol = entropy.one(of: Symbol.allCases)
        // Computing the distance between long strings would take too long here, so they get a random percentage.
        guard longer > 0, longer <= 40 else {
            return Input(a: a, b: b, percent: Number(entropy.integer(in: 0...100)))
        }
        let distance = SymbolPair(a, b, by: symbol).distance
        let percent = max(0, 100 * (longer - distance) / longer + entropy.one(of: [0, 1, 1, -1]))
        return Input(a: a, b: b, percent: Number(min(100, percent)))
    }

    /// Returns a pair whose similarity is exactly the percentage, so that floating-point arithmetic may give the wrong
    /// result.
    private static func exact(from entropy: inout Entropy) -> Input {
        let length = entropy.one(of: [1, 2, 4, 5, 10, 20, 25, 50, 100])
        let edits = entropy.integer(in: 0...length)
        let letters = entropy.one(of: [["a", "b"], ["é", "漢"], ["😀", "🚲"]])
        let a = String(repeating: letters[0], count: length)
        let b =
            String(repeating: letters[1], count: edits) + String(repeating: letters[0], count: length - edits)
        return Input(a: a, b: b, percent: Number(100 * (length - edits) / length))
    }

    public static func simpler(than input: Input) -> [Input] {
        cutTogether(input.a, input.b).map { Input(a: $0.a, b: $0.b, percent: input.percent) }
    }
}
