import JSON
import Specification

extension Similarity {
    public static let clauses = Clauses<Similarity>(
        CheckedClause(
            Clause(
                "SIM-1",
                """
                similarity = 100·(1 − distance/max(length)); two empty strings are 100. aaaab and aaaaa are 80.
                """,
                source: Source(.hIndexCalculate, "4.5")),
            judge: { trial in
                guard let facts = Facts(trial), let output = trial.outcome.output else { return .notTouched }
                if facts.isRight(output.similarity) { return .holds }
                let sentence = """
                    SIM-1: with distance \(facts.distance) and length \(facts.length) the similarity is \
                    \(facts.similarity), not \(output.similarity)
                    """
                let isConfused = facts.confusion(for: output.similarity) != nil
                return isConfused ? .suspected(sentence, .possible) : .violated(sentence)
            }),
        CheckedClause(
            Clause(
                "SIM-2",
                """
                By the reading scholar.similarity.threshold the given percentage itself is enough or not. The \
                comparison is exact: 100·(L−d) against percent·L in integers.
                """,
                source: Source(.hIndexCalculate, "4.1", "4.5", "5.4")),
            judge: judgeThreshold),
        CheckedClause(
            Clause(
                "SIM-3",
                """
                A percentage outside 0–100 or not a whole number is percent.invalid. At 0 everything matches \
                (inclusive).
                """,
                source: Source(.hIndexCalculate, "4.1"),
                note: "90.0 and 9e1 are whole."),
            judge: judgePercentage),
        CheckedClause(
            symbolRule,
            judge: { trial in
                guard let facts = Facts(trial), let output = trial.outcome.output else { return .notTouched }
                guard facts.symbolMatters else { return .notTouched }
                guard !facts.isRight(output.similarity),
                    let confusion = facts.confusion(for: output.similarity)
                else {
                    return .holds
                }
                return .suspected(
                    """
                    EDI-3: by \(trial.readings[Symbol.self].rawValue) the similarity is \(facts.similarity); \
                    \(output.similarity) is what comes of comparing \(confusion)
                    """)
            })
    )

    private static func judgeThreshold(_ trial: Trial<Similarity>) -> Finding {
        guard let facts = Facts(trial), let output = trial.outcome.output else { return .notTouched }
        if facts.percentage == 0, trial.readings[SimilarityThreshold.self] == .inclusive { return .holds }
        let expected = facts.isSimilar(by: trial.readings[SimilarityThreshold.self])
        if output.similar == expected { return .holds }
        // Where the similarity itself is wrong and the answer follows from it, that other clause tells it.
        let isInclusive = trial.readings[SimilarityThreshold.self] == .inclusive
        let asked = Double(facts.percentage)
        let follows = isInclusive ? output.similarity >= asked : output.similarity > asked
        if !facts.isRight(output.similarity), follows == output.similar { return .holds }
        if facts.length == 0 {
            return .violated(
                """
                SIM-2: two empty texts are 100 % alike, so at \(facts.percentage) % by \
                \(trial.readings[SimilarityThreshold.self].rawValue) similar is \(expected), not \(output.similar)
                """)
        }
        return .violated(
            """
            SIM-2: 100·(\(facts.length)−\(facts.distance)) is \(100 * (facts.length - facts.distance)) and \
            \(facts.percentage)·\(facts.length) is \(facts.percentage * facts.length), so by \
            \(trial.readings[SimilarityThreshold.self].rawValue) similar is \(expected), not \(output.similar)
            """)
    }

    private static func judgePercentage(_ trial: Trial<Similarity>) -> Finding {
        let written = trial.input.percent.text
        guard let percentage = percentage(of: trial.input.percent) else {
            if trial.outcome.rejection?.code == invalid.code { return .holds }
            let got = trial.outcome.rejection.map { "the rejection \($0.code)" } ?? "an output"
            return .violated(
                "SIM-3: \(written) is no whole percentage; \(invalid.code) is expected, not \(got)")
        }
        if let rejection = trial.outcome.rejection {
            return .violated(
                "SIM-3: \(written) is a whole percentage, yet it was rejected as \(rejection.code)")
        }
        guard percentage == 0, trial.readings[SimilarityThreshold.self] == .inclusive else {
            return percentage == 100 || percentage == 0 || Int(written) == nil ? .holds : .notTouched
        }
        return trial.outcome.output?.similar == true
            ? .holds : .violated("SIM-3: at 0 % everything is similar, yet these texts are not")
    }
}

extension Similarity {
    /// What is true of an input with a valid percentage.
    struct Facts {
        let input: Input
        let symbol: Symbol
        let percentage: Int
        let length: Int
        let distance: Int

        init?(_ trial: Trial<Similarity>) {
            guard let percentage = Similarity.percentage(of: trial.input.percent) else { return nil }
            input = trial.input
            symbol = trial.readings[Symbol.self]
            self.percentage = percentage
            let a = SymbolSequence(input.a, by: symbol)
            let b = SymbolSequence(input.b, by: symbol)
            length = max(a.count, b.count)
            distance = EditOracle.distance(a, b)
        }

        var similarity: Double { Facts.similarity(distance, length) }

        func isRight(_ similarity: Double) -> Bool { abs(similarity - self.similarity) <= 1e-9 }

        func isSimilar(by threshold: SimilarityThreshold) -> Bool {
            // Two empty texts are 100 % alike, which no product of lengths can say.
            let (reached, asked) =
                length == 0 ? (100, percentage) : (100 * (length - distance), percentage * length)
            return threshold == .inclusive ? reached >= asked : reached > asked
        }

        /// What was compared instead, where that explains a wrong similarity.
        func confusion(for similarity: Double) -> String? {
            EditOracle.confusions(symbol).first { abs(value(of: $0) - similarity) <= 1e-9 }?.name
        }

        var symbolMatters: Bool {
            EditOracle.confusions(symbol).contains { !isRight(value(of: $0)) }
        }

        private func value(of confusion: EditOracle.Confusion) -> Double {
            let length = max(confusion.length(input.a), confusion.length(input.b))
            return Facts.similarity(confusion.distance(input.a, input.b), length)
        }

        private static func similarity(_ distance: Int, _ length: Int) -> Double {
            length == 0 ? 100 : 100 * Double(length - distance) / Double(length)
        }
    }
}
