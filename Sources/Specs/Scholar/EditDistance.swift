import JSON
import Specification

/// scholar.distance: how many edits part two texts.
public enum EditDistance: Specification {
    public static let id: SubsystemID = "scholar.distance"
    public static let summary = "Counts the least edits that turn one text into the other (Levenshtein)."

    public struct Input: Wire {
        public let a: String
        public let b: String

        public init(a: String, b: String) {
            self.a = a
            self.b = b
        }

        public static let shape = Shape.record([
            .required("a", .string(), "A text."), .required("b", .string(), "Another."),
        ])

        public init(_ value: Value) throws(Misfit) {
            var members = try Members(of: value)
            a = try members.required("a")
            b = try members.required("b")
            try members.finish()
        }

        public var value: Value { .record(("a", a.value), ("b", b.value)) }
    }

    public struct Output: Wire {
        public let distance: Int

        public init(distance: Int) {
            self.distance = distance
        }

        public static let shape = Shape.record([
            .required("distance", .integer(.natural), "The least number of edits.")
        ])

        public init(_ value: Value) throws(Misfit) {
            var members = try Members(of: value)
            distance = try members.required("distance")
            try members.finish()
            guard distance >= 0 else {
                throw Misfit("at least 0 is expected", at: Path([.member("distance")]))
            }
        }

        public var value: Value { .record(("distance", distance.value)) }
    }

    public static let readings = [Symbol.reading]

    public static let clauses = Clauses<EditDistance>(
        CheckedClause(
            Clause(
                "EDI-1",
                """
                Least number of insertions, deletions and substitutions of one symbol; e(i,0) = i, e(0,j) = j. \
                gtgcca and ggcga are 2 apart.
                """,
                source: Source(.hIndexCalculate, "3.3")),
            judge: judgeDistance),
        CheckedClause(
            Clause(
                "EDI-2",
                """
                It is a metric: 0 only for equal strings, symmetric, triangle inequality; between |m−n| and max(m,n).
                """,
                source: Source(.hIndexCalculate, "3.3")),
            check: Check(probes: EditMetric.probes, judge: EditMetric.finding)),
        CheckedClause(symbolRule, judge: judgeSymbol)
    )

    private static func judgeDistance(_ trial: Trial<EditDistance>) -> Finding {
        guard let distance = trial.outcome.output?.distance else {
            return .violated("EDI-1: any two texts have a distance, yet they were rejected")
        }
        let expected = EditOracle.distance(trial.input.a, trial.input.b, by: trial.readings[Symbol.self])
        if distance == expected { return .holds }
        let sentence = "EDI-1: the distance is \(expected), not \(distance)"
        return EditOracle.confusion(trial, distance) == nil
            ? .violated(sentence) : .suspected(sentence, .possible)
    }

    private static func judgeSymbol(_ trial: Trial<EditDistance>) -> Finding {
        guard let distance = trial.outcome.output?.distance else { return .notTouched }
        let symbol = trial.readings[Symbol.self]
        guard EditOracle.symbolMatters(trial.input.a, trial.input.b, by: symbol) else { return .notTouched }
        let expected = EditOracle.distance(trial.input.a, trial.input.b, by: symbol)
        guard distance != expected, let confusion = EditOracle.confusion(trial, distance) else {
            return .holds
        }
        return .suspected(
            """
            EDI-3: by \(symbol.rawValue) the distance is \(expected); \(distance) is what comes of comparing \(confusion)
            """)
    }
}
