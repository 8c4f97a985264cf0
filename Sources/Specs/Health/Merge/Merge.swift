import SharedSpecs
import Specification

/// health.merge: adding a report to a diary that has at most one report a day.
public enum Merge: Specification {
    public static let id: SubsystemID = "health.merge"
    public static let summary = "Adds a report to a diary, or merges it with the report from the same day."

    /// A report in the diary, and the number of entered reports that were averaged into it.
    public struct Entry: Record, Equatable {
        public let report: HealthReport
        public let entries: Int?

        public init(report: HealthReport, entries: Int? = nil) {
            self.report = report
            self.entries = entries
        }

        /// The maximum number of entries of a report in an input; a report in an output may have one entry more.
        private static let most = 10_000

        public static let form: Form<Entry> = upTo(most + 1)

        private static func upTo(_ most: Int) -> Form<Entry> {
            Form(
                Entry.init(report:entries:), Member(membersOf: { $0.report }),
                Member(
                    "entries", { $0.entries },
                    "The number of entered reports that were averaged into this report; 1 if absent.",
                    .within(1...most)))
        }

        /// The limit on `entries` in an input.
        static let given = Limit<Entry>(
            upTo(most).shape,
            misfit: { entry in
                Limit<Int>.within(1...most).misfit(entry.entries ?? 1)?.under(.member("entries"))
            })
    }

    public struct Input: Record {
        public let reports: [Entry]
        public let new: HealthReport
        public let zone: Zone

        public init(reports: [Entry], new: HealthReport, zone: Zone) {
            self.reports = reports
            self.new = new
            self.zone = zone
        }

        public static let form = Form(
            Input.init(reports:new:zone:),
            Member("reports", { $0.reports }, "The reports of the diary, in any order.", .each(Entry.given)),
            Member("new", { $0.new }, "The report to add."),
            Member("timeZone", { $0.zone }, "The time zone that determines the calendar day of each moment."))
    }

    public struct Output: Record {
        public let reports: [Entry]

        public init(reports: [Entry]) { self.reports = reports }

        public static let form = Form(
            Output.init(reports:),
            Member("reports", { $0.reports }, "The diary with the new report, newest report first."))
    }

    public static let readings = [MergeMean.reading, MergeRounding.reading, MergeNote.reading]
}

/// The values that are averaged into a merged value.
public enum MergeMean: String, ReadingOption {
    case pairwise, running

    public static let reading = Reading(
        "health.merge.mean", "Which values are averaged into a merged value?",
        source: Source(.healthMonitor, "Application", "Add Report"),
        options: .init("pairwise", "the old value and the new value, at each merge"),
        .init(
            "running",
            "all values of the day: the old value, once for each entry of the old report, and the new value"))
}

/// The rounding of the mean of whole values.
public enum MergeRounding: String, ReadingOption {
    case truncate, nearest

    public static let reading = Reading(
        "health.merge.rounding", "How does the mean of whole values become a whole number?",
        source: Source(.healthMonitor, "Report Data", "Add Report"),
        options: .init("truncate", "by dropping its fraction: 72.5 becomes 72"),
        .init("nearest", "by rounding, a half up: 72.5 becomes 73"))
}

/// The note of a merged report if both original reports have a note.
public enum MergeNote: String, ReadingOption {
    case both, shipped

    public static let reading = Reading(
        "health.merge.note",
        "Which note does a merged report have if both original reports have a note?",
        source: Source(.healthMonitor, "Report Data"),
        options: .init("both", "the old note, a line break and the new note"),
        .init("shipped", "the old note, as in the published app"))
}
