import JSON
import Specification

/// health.merge: adding a report to a diary that has at most one a day.
public enum DiaryMerge: Specification {
    public static let id: SubsystemID = "health.merge"
    public static let summary = "Adds a report to a diary; one of the same day becomes one with it."

    /// A report of the diary, and of how many entered reports it is the mean.
    public struct Entry: Wire, Equatable {
        public let report: HealthReport
        /// Absent is 1.
        public let entries: Int?

        public init(report: HealthReport, entries: Int? = nil) {
            self.report = report
            self.entries = entries
        }

        static let entriesOfInput = 1...10_000
        /// One more than an input may have, since outputs add one.
        static let entriesOfOutput = 1...10_001

        static func record(entries range: ClosedRange<Int>) -> Shape {
            .record(
                HealthReport.fields + [
                    .optional(
                        "entries", .integer(in: range),
                        "Of how many entered reports the values are the mean; absent is 1.")
                ])
        }

        public static let shape = record(entries: entriesOfOutput)

        public init(_ value: Value) throws(Misfit) {
            try self.init(value, within: Entry.entriesOfOutput)
        }

        init(_ value: Value, within range: ClosedRange<Int>) throws(Misfit) {
            var members = try Members(of: value)
            report = try HealthReport(&members)
            entries = try members.optional("entries", within: range)
            try members.finish()
        }

        public var value: Value {
            .object(report.members + (entries.map { [.init("entries", $0.value)] } ?? []))
        }
    }

    public struct Input: Wire {
        public let reports: [Entry]
        public let new: HealthReport
        public let zone: Zone

        public init(reports: [Entry], new: HealthReport, zone: Zone) {
            self.reports = reports
            self.new = new
            self.zone = zone
        }

        public static let shape = Shape.record([
            .required(
                "reports", .array(Entry.record(entries: Entry.entriesOfInput)), "The diary, in any order."),
            .required("new", HealthReport.shape, "The report to be added."),
            .required("timeZone", Zone.shape, "By whose clocks days are told apart."),
        ])

        public init(_ value: Value) throws(Misfit) {
            var members = try Members(of: value)
            let given: [GivenEntry] = try members.required("reports")
            reports = given.map(\.entry)
            new = try members.required("new")
            zone = try members.required("timeZone")
            try members.finish()
        }

        public var value: Value {
            .record(("reports", reports.value), ("new", new.value), ("timeZone", zone.value))
        }
    }

    /// An entry with the bounds of an input.
    private struct GivenEntry: Wire {
        let entry: Entry

        static let shape = Entry.record(entries: Entry.entriesOfInput)

        init(_ value: Value) throws(Misfit) { entry = try Entry(value, within: Entry.entriesOfInput) }

        var value: Value { entry.value }
    }

    public struct Output: Wire {
        public let reports: [Entry]

        public init(reports: [Entry]) {
            self.reports = reports
        }

        public static let shape = Shape.record([
            .required("reports", .array(Entry.shape), "The diary with the new report, newest first.")
        ])

        public init(_ value: Value) throws(Misfit) {
            var members = try Members(of: value)
            reports = try members.required("reports")
            try members.finish()
        }

        public var value: Value { .record(("reports", reports.value)) }
    }

    public static let readings = [MergeMean.reading, MergeRounding.reading, MergeNote.reading]

    public static func isSettled(_ input: Input) -> Bool {
        input.new.hasSettledWeight && input.reports.allSatisfy(\.report.hasSettledWeight)
    }
}

/// What the mean of two reports on one day is the mean of.
public enum MergeMean: String, ReadingOption {
    case pairwise, running

    public static let reading = Reading(
        "health.merge.mean", "Of what is a merged value the mean?",
        source: Source(.healthMonitor, "Report Data", "Add Report"),
        options: .init("pairwise", "of the old value and the new one, each time anew"),
        .init(
            "running", "of all that were entered on the day, as many as the old one's entries and the new one"
        ))
}

/// How the mean of whole values becomes whole.
public enum MergeRounding: String, ReadingOption {
    case truncate, nearest

    public static let reading = Reading(
        "health.merge.rounding", "How does the mean of whole values become whole?",
        source: Source(.healthMonitor, "Report Data", "Add Report"),
        options: .init("truncate", "its fraction is dropped: 72.5 is 72"),
        .init("nearest", "to the nearest, a half up: 72.5 is 73"))
}

/// What becomes of two notes.
public enum MergeNote: String, ReadingOption {
    case both, shipped

    public static let reading = Reading(
        "health.merge.note", "Which note has a report merged of two that each have one?",
        source: Source(.healthMonitor, "Report Data"),
        options: .init("both", "the old one, a line break, the new one"),
        .init("shipped", "the old one, as in the published app"))
}
