import Specification

extension Similarity {
    public static let properties: [Property<Similarity>] = [
        Property("Strings are 100 % alike if, and only if, they are equal.", from: .share) { trial, output in
            let pair = SymbolPair(trial.input.a, trial.input.b, by: trial.readings[Symbol.self])
            let isEqual = pair.a == pair.b
            return (output.similarity >= 100 - tolerance) == isEqual
                ? .holds
                : .violated("\(isEqual ? "equal" : "different") strings are \(output.similarity) % alike")
        },
        Property("Under the option `inclusive`, any two strings are similar at 0 %.", from: .zero) {
            trial, output in
            guard percentage(of: trial.input.percent) == 0,
                trial.readings[SimilarityThreshold.self] == .inclusive
            else { return .notTouched }
            return output.similar
                ? .holds
                : .violated("at 0 % any two strings are similar, yet `similar` is false for these strings")
        },
        Property(
            "If a is similar to b, then b is similar to a.", from: .above,
            probe: { input, _ in
                percentage(of: input.percent) == nil
                    ? nil : Input(a: input.b, b: input.a, percent: input.percent)
            }, relates: \.similar, otherwise: "a and b are similar in one order but not in the other"),
        Property(
            """
            The similarity times the length of the longer string is a whole number of symbols. Integer arithmetic with \
            this number of symbols decides whether the two strings are similar.
            """,
            from: .share, .percent, .longer, .exactly, .above, .threshold
        ) { trial, output in
            let pair = SymbolPair(trial.input.a, trial.input.b, by: trial.readings[Symbol.self])
            guard let percentage = percentage(of: trial.input.percent), pair.length > 0 else {
                return .notTouched
            }
            let shorter = min(pair.a.count, pair.b.count)
            guard let alike = wholeShare(output.similarity, of: pair.length), alike <= shorter else {
                return .violated(
                    """
                    \(output.similarity) % of \(counted(pair.length, "symbol")) is not a whole number from 0 to \
                    \(shorter)
                    """)
            }
            let isEnough = trial.readings[SimilarityThreshold.self].accepts(
                100 * alike, percentage * pair.length)
            return output.similar == isEnough
                ? .holds
                : .violated(
                    """
                    `similar` is \(output.similar) at \(percentage) %, but \(alike) of \
                    \(counted(pair.length, "symbol")) need no edit
                    """)
        },
        Property(
            "A percentage is rejected if, and only if, it is not a whole number from 0 to 100.",
            from: .percentage, .wholeAsWritten
        ) { $0.isRejected(as: percentage(of: $0.input.percent) == nil ? invalid : nil) },
    ]

    /// Returns the number of symbols that need no edit, computed from the similarity in percent; nil if this number is
    /// not whole.
    static func wholeShare(_ similarity: Double, of length: Int) -> Int? {
        let share = similarity * Double(length) / 100
        guard (0...Double(length)).contains(share.rounded()) else { return nil }
        return abs(share - share.rounded()) <= 1e-10 * Double(length) ? Int(share.rounded()) : nil
    }
}
