import JSON
import Specification

extension Similarity {
    public static func check(_ rule: Rule) -> Check<Similarity> {
        switch rule {
        case .formula:
            Check(.model) { trial in
                guard let facts = Facts(trial), let output = trial.outcome.output else { return .notTouched }
                let likeness = facts.likeness
                if likeness.isRight(output.similarity) { return .holds }
                let sentence = """
                    with distance \(likeness.distance) and length \(likeness.length) the similarity is \
                    \(likeness.similarity), not \(output.similarity)
                    """
                return facts.pair.isTelling ? .suspected(sentence) : .violated(sentence)
            }
        case .threshold:
            Check(.model, also: .property) { input, _ in
                relatives(of: input)
            } judge: { trial in
                againstThreshold(trial).and(againstRelatives(trial))
            }
        case .percentage: Check(.model, judge: againstPercentage)
        case .symbols:
            Check(.derivation) { input, readings in
                let pair = SymbolPair(input.a, input.b, by: readings[Symbol.self])
                guard percentage(of: input.percent) != nil, pair.isTelling, let (a, b) = pair.lettered
                else { return [] }
                return [Input(a: a, b: b, percent: input.percent)]
            } judge: { trial in
                guard let facts = Facts(trial), let output = trial.outcome.output else { return .notTouched }
                return facts.pair.finding(
                    "similarity", output.similarity, expected: facts.likeness.similarity,
                    isRight: facts.likeness.isRight(output.similarity),
                    isRightInLetters: trial.probes.first.map {
                        facts.likeness.isRight($0.output?.similarity)
                    })
            }
        }
    }

    private static func againstThreshold(_ trial: Trial<Similarity>) -> Finding {
        guard let facts = Facts(trial), let output = trial.outcome.output else { return .notTouched }
        let threshold = trial.readings[SimilarityThreshold.self]
        // That everything is similar at 0 % is the percentage's rule.
        if facts.percentage == 0, threshold == .inclusive { return .holds }
        let expected = facts.likeness.reaches(facts.percentage, by: threshold)
        if output.similar == expected { return .holds }
        // If the similarity itself is wrong and the answer follows from it, the formula's rule tells it.
        let follows = threshold.accepts(output.similarity, Double(facts.percentage))
        if !facts.likeness.isRight(output.similarity), follows == output.similar { return .holds }
        let told = "by \(threshold.rawValue) similar is \(expected), not \(output.similar)"
        return .violated("\(facts.likeness.told(against: facts.percentage)), so \(told)")
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

    private static func againstRelatives(_ trial: Trial<Similarity>) -> Finding {
        let answers = trial.probes.map { $0.output?.similar }
        guard let similar = trial.outcome.output?.similar, answers.count == 3 else { return .notTouched }
        if answers[0] == !similar { return .violated("a and b are similar one way round and not the other") }
        if similar, answers[1] == false {
            return .violated("what is similar is not so for a percentage less")
        }
        if !similar, answers[2] == true {
            return .violated("what is not similar is so for a percentage more")
        }
        return .holds
    }

    private static func againstPercentage(_ trial: Trial<Similarity>) -> Finding {
        let written = trial.input.percent.text
        if let finding = finding(ofPercentage: trial.input.percent, rejection: trial.outcome.rejection) {
            return finding
        }
        if let rejection = trial.outcome.rejection {
            return .violated("\(written) is a whole percentage, yet it was rejected as \(rejection.code)")
        }
        let percentage = percentage(of: trial.input.percent)
        guard percentage == 0, trial.readings[SimilarityThreshold.self] == .inclusive else {
            return percentage == 100 || percentage == 0 || Int(written) == nil ? .holds : .notTouched
        }
        return trial.outcome.output?.similar == true
            ? .holds : .violated("at 0 % everything is similar, yet these texts are not")
    }

    /// What is true of an input with a valid percentage.
    private struct Facts {
        let percentage: Int
        let pair: SymbolPair
        let likeness: Likeness

        init?(_ trial: Trial<Similarity>) {
            guard let percentage = Similarity.percentage(of: trial.input.percent) else { return nil }
            self.percentage = percentage
            pair = SymbolPair(trial.input.a, trial.input.b, by: trial.readings[Symbol.self])
            likeness = Likeness(pair)
        }
    }
}
