import SharedSpecs
import Specification

/// health.filter: the reports whose importance for a chosen value is great enough.
public enum Filter: Specification {
    public static let id: SubsystemID = "health.filter"
    public static let summary = "Lists the reports whose importance for a chosen value is great enough."

    /// The value whose importance decides which reports are kept, or none.
    public enum Criterion: String, CaseIterable, Sendable, Wire {
        case none, temperature, weight, heartRate, glycemia

        /// The value whose importance decides which reports are kept; nil if all reports are kept.
        public var bodyValue: BodyValue? { BodyValue(rawValue: rawValue) }
    }

    /// A report of the list, with its id.
    public struct Listed: Record {
        public let id: String
        public let report: HealthReport

        public init(id: String, report: HealthReport) {
            self.id = id
            self.report = report
        }

        public static let form = Form(
            Listed.init(id:report:), Member("id", { $0.id }, "The id of the report."),
            Member(membersOf: { $0.report }))
    }

    public struct Input: Record {
        public var reports: [Listed]
        public let criterion: Criterion
        public let importance: Int

        public init(reports: [Listed], criterion: Criterion, importance: Int) {
            self.reports = reports
            self.criterion = criterion
            self.importance = importance
        }

        public static let form = Form(
            Input.init(reports:criterion:importance:),
            Member("reports", { $0.reports }, "The reports, in the order in which they are shown."),
            Member("value", { $0.criterion }, "The value whose importance decides if a report is kept."),
            Member(
                "importance", { $0.importance },
                "The importance to match, 1 to 5; it has no effect if `value` is `none`.",
                .within(Importance.range)))
    }

    public struct Output: Record {
        public let ids: [String]

        public init(ids: [String]) { self.ids = ids }

        public static let form = Form(
            Output.init(ids:),
            Member("ids", { $0.ids }, "The ids of the reports that are kept, in the order of `reports`."))
    }

    public static let readings = [FilterMatch.reading]
}

/// The importances that match a filter by importance.
public enum FilterMatch: String, ReadingOption {
    case atLeast, equal

    public static let reading = Reading(
        "health.filter.match", "Which importances match a filter by importance?",
        source: Source(.healthMonitor, "ReportList"),
        options: .init(
            "atLeast",
            "the given importance and greater ones, as the stepper of the app suggests"),
        .init("equal", "only the given importance"))
}
