import JSON
import Specification

extension DiaryMerge {
    public static let clauses = Clauses<DiaryMerge>(
        CheckedClause(
            Clause(
                "MER-1",
                """
                A report with the same calendar day in the zone is merged, not added: its values become the means by \
                the readings health.merge.mean and health.merge.rounding.
                """,
                source: Source(.healthMonitor, "Report Data", "Add Report"),
                note: """
                    Of several reports of that day the first given is merged; it keeps its date, and counts one entry more. \
                    The others go through unchanged. Means are (k·old + new)/(k + 1), single ones in doubles and then \
                    the nearest of single precision, whole ones in integers.
                    """),
            check: Check(
                probes: { input, _ in elsewhere(input) },
                judge: { trial in
                    let judged = Judgement(trial.input, trial.outcome, trial.readings).ofMeans
                    return zip(elsewhere(trial.input), trial.probes).reduce(judged) { finding, probe in
                        finding.and(Judgement(probe.0, probe.1, trial.readings).ofDays)
                    }
                })),
        CheckedClause(
            Clause(
                "MER-2",
                """
                Importance is the greater of the two; an absent note keeps the other, two notes follow the reading \
                health.merge.note. Reports are listed newest first.
                """,
                source: Source(.healthMonitor, "Report Data", "ContentView"),
                note: """
                    The importance of each value is judged for itself. Reports of equal dates stay in the order given, \
                    an added one after them.
                    """),
            judge: { trial in Judgement(trial.input, trial.outcome, trial.readings).ofTheRest })
    )

    /// The same reports where the day begins earliest and where it begins latest.
    private static func elsewhere(_ input: Input) -> [Input] {
        [Zone.kiritimati, .pagoPago].filter { $0 != input.zone }.map {
            Input(reports: input.reports, new: input.new, zone: $0)
        }
    }
}
