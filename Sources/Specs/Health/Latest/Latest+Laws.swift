import SharedSpecs
import Specification

extension Latest {
    public enum Law: LawName, SingleLaws {
        public typealias Subsystem = Latest
        case summary, greatestDate, ties, whole, nearest, shortest
    }

    public static let laws: Laws<Latest> = [
        ("LAT-1a", .summary, .source(.healthMonitor, "HealthTab")): """
        The summary shows the last report of the diary (`latest`). If the diary is empty, the output has no `latest`.
        """,
        ("LAT-1b", .greatestDate, .decision): """
        The last report is the report with the greatest date, even if another report comes last in `reports`.
        """,
        ("LAT-1c", .ties, .decision): """
        If several reports have the greatest date, the one of them that comes last in `reports` is the last report.
        """,
        ("LAT-1d", .whole, .decision):
            "`latest` is the complete report: it includes the importances and the note, not only the values.",
        ("LAT-1e", .nearest, .shared): .nearestSingle,
        ("LAT-1f", .shortest, .shared): .shortestSingle,
    ]

    public static func derive(_ input: Input, by law: Ruling<Law>) throws(Rejection) -> Output {
        let reports = input.reports
        let date = law(.greatestDate, reports.map(\.date).max(), not: reports.last?.date)
        let dated = reports.filter { $0.date == date }
        let last = law(.summary, law(.ties, dated.last, not: dated.first), not: nil)
        return Output(
            latest: last.map { report in
                let valuesAlone = report.with { ($0.importance, $0.note) = (Importance(), nil) }
                return law.written(law(.whole, report, not: valuesAlone))
            })
    }

    public static let properties: [Property<Latest>] = [
        Property(
            "No report of the diary has a later date than the report in the output.", from: .greatestDate
        ) { trial in
            guard let latest = trial.outcome.output?.latest else { return .notTouched }
            let later = trial.input.reports.firstIndex { $0.date > latest.date }
            return later.map { .violated("report \($0) is later than the one in the output") } ?? .holds
        },
        Property(
            """
            If the diary is empty, the output has no report. If the diary is not empty, the output is a complete \
            report from the diary, and no report after it in `reports` has the same date.
            """,
            from: .summary, .ties, .whole
        ) { trial, output in
            let last = trial.input.reports.last { $0.date == output.latest?.date }
            return last == output.latest && (output.latest != nil) != trial.input.reports.isEmpty
                ? .holds : .violated("the output is not the last report of its date in the diary")
        },
        .noRejection(from: .summary),
        .shortest { $0.latest?.singles ?? [] },
    ]
}
