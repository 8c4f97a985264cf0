import JSON
import Specification

/// health.filter: the reports in which a value is important enough.
public enum DiaryFilter: Specification {
    public static let id: SubsystemID = "health.filter"
    public static let summary = "Lists the reports in which a value is important enough."

    /// What the list is filtered by: a value, or nothing.
    public enum Criterion: String, CaseIterable, Sendable, Wire {
        case none, temperature, weight, heartRate, glycemia

        /// The value, or nil where nothing is filtered.
        public var bodyValue: BodyValue? { BodyValue(rawValue: rawValue) }
    }

    /// A report of the list, with the id by which it is told apart.
    public struct Listed: Wire {
        public let id: String
        public let report: HealthReport

        public init(id: String, report: HealthReport) {
            self.id = id
            self.report = report
        }

        public static let shape = Shape.record(
            [.required("id", .string(), "What the report is called.")] + HealthReport.fields)

        public init(_ value: Value) throws(Misfit) {
            var members = try Members(of: value)
            id = try members.required("id")
            report = try HealthReport(&members)
            try members.finish()
        }

        public var value: Value { .object([.init("id", id.value)] + report.members) }
    }

    public struct Input: Wire {
        public let reports: [Listed]
        public let criterion: Criterion
        public let importance: Int

        public init(reports: [Listed], criterion: Criterion, importance: Int) {
            self.reports = reports
            self.criterion = criterion
            self.importance = importance
        }

        public static let shape = Shape.record([
            .required("reports", .array(Listed.shape), "In the order in which they are shown."),
            .required("value", Criterion.shape, "Whose importance counts."),
            .required(
                "importance", .integer(in: Importance.range), "1 to 5; without effect where value is none."),
        ])

        public init(_ value: Value) throws(Misfit) {
            var members = try Members(of: value)
            reports = try members.required("reports")
            criterion = try members.required("value")
            importance = try members.required("importance", within: Importance.range)
            try members.finish()
        }

        public var value: Value {
            .record(
                ("reports", reports.value), ("value", criterion.value), ("importance", importance.value))
        }
    }

    public struct Output: Wire {
        public let ids: [String]

        public init(ids: [String]) {
            self.ids = ids
        }

        public static let shape = Shape.record([
            .required("ids", .array(.string()), "The ids of the reports that are kept, in the order given.")
        ])

        public init(_ value: Value) throws(Misfit) {
            var members = try Members(of: value)
            ids = try members.required("ids")
            try members.finish()
        }

        public var value: Value { .record(("ids", ids.value)) }
    }

    public static let readings = [FilterMatch.reading]

    public static let clauses = Clauses<DiaryFilter>(
        CheckedClause(
            Clause(
                "FIL-1",
                """
                none keeps all; otherwise those are kept whose importance of that value is at least the given one \
                (reading health.filter.match), in the order given. Deleting one leaves the others as they were.
                """,
                source: Source(.healthMonitor, "ReportList"),
                note: "Equal ids are kept as often as they come."),
            check: Check(probes: { input, _ in deletions(input).map(\.rest) }, judge: judge))
    )

    public static func isSettled(_ input: Input) -> Bool {
        input.reports.allSatisfy(\.report.hasSettledWeight)
    }
}

/// Which reports a filter by importance keeps.
public enum FilterMatch: String, ReadingOption {
    case atLeast, equal

    public static let reading = Reading(
        "health.filter.match", "Which importances does a filter by importance keep?",
        source: Source(.healthMonitor, "ReportList"),
        options: .init("atLeast", "the given one and greater ones, as the stepper of the app suggests"),
        .init("equal", "just the given one"))
}
