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
            "Similar texts are so in either order, and for a lower percentage; others are not so for a higher one.",
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
    ]

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
