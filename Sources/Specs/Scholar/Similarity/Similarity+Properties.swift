import JSON
import Specification

extension Similarity {
    public static let properties: [Property<Similarity>] = [
        Property("Equal texts, and no others, are 100 % alike.", from: .share) { trial in
            guard let similarity = trial.outcome.output?.similarity else { return .notTouched }
            let pair = SymbolPair(trial.input.a, trial.input.b, by: trial.readings[Symbol.self])
            let isEqual = pair.a == pair.b
            return (similarity >= 100 - tolerance) == isEqual
                ? .holds
                : .violated("\(isEqual ? "equal" : "different") texts are \(similarity) % alike")
        },
        Property("At 0 % everything is similar (inclusive).", from: .zero) { trial in
            guard percentage(of: trial.input.percent) == 0, let output = trial.outcome.output,
                trial.readings[SimilarityThreshold.self] == .inclusive
            else { return .notTouched }
            return output.similar
                ? .holds : .violated("at 0 % everything is similar, yet these texts are not")
        },
        Property(
            """
            Similar texts are so in either order, and for a lower percentage; others are not so for a higher \
            one.
            """,
            from: .above,
            probes: { input, _ in relatives(of: input) },
            judge: { trial in
                let answers = trial.probes.map { $0.output?.similar }
                guard let similar = trial.outcome.output?.similar, answers.count == 3 else {
                    return .notTouched
                }
                if answers[0] == !similar {
                    return .violated("a and b are similar one way round and not the other")
                }
                if similar, answers[1] == false {
                    return .violated("what is similar is not so for a percentage less")
                }
                if !similar, answers[2] == true {
                    return .violated("what is not similar is so for a percentage more")
                }
                return .holds
            }),
        Property(
            """
            The similarity is a whole number of symbols of the longer text, which in integers reaches the \
            percentage or not.
            """,
            from: .share, .percent, .longer, .exactly, .above, .threshold
        ) { trial in
            let pair = SymbolPair(trial.input.a, trial.input.b, by: trial.readings[Symbol.self])
            guard let output = trial.outcome.output, let percentage = percentage(of: trial.input.percent),
                pair.length > 0
            else { return .notTouched }
            guard let alike = wholeShare(output.similarity, of: pair.length),
                alike <= min(pair.a.count, pair.b.count)
            else { return .violated("\(output.similarity) % is no share of \(pair.length) symbols") }
            let isEnough = trial.readings[SimilarityThreshold.self].accepts(
                100 * alike, percentage * pair.length)
            return output.similar == isEnough
                ? .holds
                : .violated("\(alike) of \(pair.length) symbols at \(percentage) % are not judged so")
        },
        Property(
            "A percentage is refused just where it is not whole from 0 to 100.", from: .percentage,
            .wholeAsWritten
        ) { trial in
            (trial.outcome.rejection == nil) == (percentage(of: trial.input.percent) != nil)
                ? .holds : .violated("\(trial.input.percent.text) % is not judged as a percentage")
        },
    ]

    /// Returns how many symbols of a text a similarity is; nil if it is no whole number of them.
    static func wholeShare(_ similarity: Double, of length: Int) -> Int? {
        let share = similarity * Double(length) / 100
        guard (0...Double(length)).contains(share.rounded()) else { return nil }
        return abs(share - share.rounded()) <= 1e-10 * Double(length) ? Int(share.rounded()) : nil
    }

    /// The texts the other way round, and with the percentages beside the one asked for.
    private static func relatives(of input: Input) -> [Input] {
        guard let percentage = percentage(of: input.percent) else { return [] }
        return [
            Input(a: input.b, b: input.a, percent: input.percent),
            Input(a: input.a, b: input.b, percent: Number(max(0, percentage - 1))),
            Input(a: input.a, b: input.b, percent: Number(min(100, percentage + 1))),
        ]
    }
}
