import SharedSpecs
import Specification

/// health.edit: changing a report of the diary.
public enum Edit: Specification {
    public static let id: SubsystemID = "health.edit"
    public static let summary = "Checks the form of a changed report, and updates the report in the diary."

    public struct Input: Record {
        public var reports: [Filter.Listed]
        public let edited: String
        public var entry: Entry.Input
        public let zone: Zone

        public init(reports: [Filter.Listed], edited: String, entry: Entry.Input, zone: Zone) {
            self.reports = reports
            self.edited = edited
            self.entry = entry
            self.zone = zone
        }

        public static let form = Form(
            Input.init(reports:edited:entry:zone:),
            Member("reports", { $0.reports }, "The reports of the diary, in any order."),
            Member("id", { $0.edited }, "The id of the report to change."),
            Member("form", { $0.entry }, "The complete new version of the report, as typed."),
            Member("timeZone", { $0.zone }, "The time zone that determines the calendar day of each moment."))
    }

    public struct Output: Record {
        public let reports: [Filter.Listed]

        public init(reports: [Filter.Listed]) { self.reports = reports }

        public static let form = Form(
            Output.init(reports:),
            Member("reports", { $0.reports }, "The changed diary, newest report first."))
    }

    public static let readings = Entry.readings + [MergeRounding.reading, MergeNote.reading]

    public static let unknown = DeclaredRejection("report.unknown", "The diary has no report with that id.")

    public static let rejections = [Entry.invalid, unknown]
}
