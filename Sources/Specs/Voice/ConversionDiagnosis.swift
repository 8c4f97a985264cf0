import JSON
import Specification

/// Which clause a wrong conversion breaks: the one of whose mistakes gives just that output.
enum ConversionDiagnosis {
    static func finding(of clause: ClauseID, in trial: Trial<Conversion>) -> Finding {
        guard let actual = trial.outcome.output else {
            return clause == "CON-1"
                ? .violated("CON-1: every transcript converts, yet \(Conversion.told(trial.outcome)) came")
                : .notTouched
        }
        let expected = output(for: trial, mistake: nil)
        if same(actual, expected) {
            return isTouched(clause, trial, expected) ? .holds : .notTouched
        }
        var showsMistakes = false
        for mistake in ConversionMistake.breaking(clause) {
            let output = output(for: trial, mistake: mistake)
            if !same(output, expected), !mistake.showsEverywhere { showsMistakes = true }
            guard same(output, actual) else { continue }
            return .suspected(
                """
                \(clause): "\(trial.input.transcript)" gives \(told(expected)), not \(told(actual)), which is what \
                comes of breaking this rule
                """)
        }
        guard showsMistakes || isAlwaysTouched(clause, trial) else { return .notTouched }
        return .suspected(
            """
            \(clause): "\(trial.input.transcript)" gives \(told(expected)), not \(told(actual)); this rule is one \
            of those that decide it
            """, .possible)
    }

    /// Whether some mistake in that clause would show on this input.
    private static func isTouched(
        _ clause: ClauseID, _ trial: Trial<Conversion>, _ expected: Conversion.Output
    ) -> Bool {
        isAlwaysTouched(clause, trial)
            || ConversionMistake.breaking(clause).contains {
                !$0.showsEverywhere && !same(output(for: trial, mistake: $0), expected)
            }
    }

    /// Parting into words, looking them up and doing so purely are at work on every word there is.
    private static func isAlwaysTouched(_ clause: ClauseID, _ trial: Trial<Conversion>) -> Bool {
        clause == "CON-1" || ["CON-8", "CON-11"].contains(clause) && !trial.input.transcript.isEmpty
    }

    private static func output(for trial: Trial<Conversion>, mistake: ConversionMistake?) -> Conversion.Output
    {
        ConversionModel(trial.input, trial.readings, mistake: mistake).convert(trial.input.transcript)
    }

    private static func same(_ left: Conversion.Output, _ right: Conversion.Output) -> Bool {
        left.ended == right.ended && left.code.hasSameScalars(as: right.code)
    }

    private static func told(_ output: Conversion.Output) -> String { Conversion.told(.output(output)) }
}
