import JSON
import Specification

extension Similarity {
    public static let properties: [Property<Similarity>] = [
        Property("Texts are 100 % alike if, and only if, they are equal.", from: .share) { trial in
            guard let similarity = trial.outcome.output?.similarity else { return .notTouched }
            let pair = SymbolPair(trial.input.a, trial.input.b, by: trial.readings[Symbol.self])
            let isEqual = pair.a == pair.b
            return (similarity >= 100 - tolerance) == isEqual
                ? .holds
                : .violated("\(isEqual ? "equal" : "different") texts are \(similarity) % alike")
        },
        Property("At 0 % any two texts are similar, if the reading is inclusive.", from: .zero) { trial in
            guard percentage(of: trial.input.percent) == 0, let output = trial.outcome.output,
                trial.readings[SimilarityThreshold.self] == .inclusive
            else { return .notTouched }
            return output.similar
                ? .holds : .violated("at 0 % any two texts are similar, yet these are not")
        },
        Property(
            """
            Similar texts are also similar in the opposite order and at a lower percentage. Other texts are not \
            similar at a higher percentage.
            """,
            from: .above,
            probes: { input, _ in relatives(of: input) },
            judge: { trial in
                let answers = trial.probes.map { $0.output?.similar }
                guard let similar = trial.outcome.output?.similar, answers.count == 3 else {
                    return .notTouched
                }
                if answers[0] == !similar {
                    return .violated("a and b are similar in one order but not in the other")
                }
                if similar, answers[1] == false {
                    return .violated("the texts are similar, yet not at a percentage of 1 less")
                }
                if !similar, answers[2] == true {
                    return .violated("the texts are not similar, yet they are at a percentage of 1 more")
                }
                return .holds
            }),
        Property(
            """
            The similarity is a whole number of symbols of the longer text. That number decides in integers \
            whether the percentage is reached.
            """,
            from: .share, .percent, .longer, .exactly, .above, .threshold
        ) { trial in
            let pair = SymbolPair(trial.input.a, trial.input.b, by: trial.readings[Symbol.self])
            guard let output = trial.outcome.output, let percentage = percentage(of: trial.input.percent),
                pair.length > 0
            else { return .notTouched }
            guard let alike = wholeShare(output.similarity, of: pair.length),
                alike <= min(pair.a.count, pair.b.count)
            else {
                return .violated("\(output.similarity) % is not a whole number of \(pair.length) symbols")
            }
            let isEnough = trial.readings[SimilarityThreshold.self].accepts(
                100 * alike, percentage * pair.length)
            return output.similar == isEnough
                ? .holds
                : .violated(
                    """
                    similar is \(output.similar) for \(alike) of \(pair.length) symbols at \(percentage) %
                    """)
        },
        Property(
            "A percentage is rejected if, and only if, it is not a whole number from 0 to 100.",
            from: .percentage,
            .wholeAsWritten
        ) { trial in
            (trial.outcome.rejection == nil) == (percentage(of: trial.input.percent) != nil)
                ? .holds
                : .violated(
                    """
                    \(trial.input.percent.text) % must \(trial.outcome.rejection == nil ? "" : "not ")be \
                    rejected
                    """)
        },
    ]

    /// Returns the number of symbols that a similarity stands for; nil if it is not whole.
    static func wholeShare(_ similarity: Double, of length: Int) -> Int? {
        let share = similarity * Double(length) / 100
        guard (0...Double(length)).contains(share.rounded()) else { return nil }
        return abs(share - share.rounded()) <= 1e-10 * Double(length) ? Int(share.rounded()) : nil
    }

    /// Returns the texts in the opposite order, and at a percentage of 1 less and of 1 more.
    private static func relatives(of input: Input) -> [Input] {
        guard let percentage = percentage(of: input.percent) else { return [] }
        return [
            Input(a: input.b, b: input.a, percent: input.percent),
            Input(a: input.a, b: input.b, percent: Number(max(0, percentage - 1))),
            Input(a: input.a, b: input.b, percent: Number(min(100, percentage + 1))),
        ]
    }
}
