import SharedSpecs
import Specification

/// health.reminder: when a daily reminder comes next.
public enum Reminder: Specification {
    public static let id: SubsystemID = "health.reminder"
    public static let summary = "Says when a daily reminder comes next."

    public struct Input: Record {
        public let hour: Int
        public let minute: Int
        public let now: Moment
        public let zone: Zone

        /// The time of the reminder, in seconds after 00:00 on the clocks.
        public var secondOfDay: Int { hour * 3_600 + minute * 60 }

        public init(hour: Int, minute: Int, now: Moment, zone: Zone) {
            self.hour = hour
            self.minute = minute
            self.now = now
            self.zone = zone
        }

        public static let form = Form(
            Input.init(hour:minute:now:zone:),
            Member("hour", { $0.hour }, "The hour of the reminder in local time, 0 to 23.", .within(0...23)),
            Member(
                "minute", { $0.minute }, "The minute of the reminder in local time, 0 to 59.", .within(0...59)
            ),
            Member("now", { $0.now }, "The moment of the query; the reminder comes after this moment."),
            Member("timeZone", { $0.zone }, "The time zone that determines when the reminder comes."))
    }

    public struct Output: Record {
        public let next: Int

        public init(next: Int) { self.next = next }

        public static let form = Form(
            Output.init(next:),
            Member("next", { $0.next }, "The moment of the reminder, in whole seconds since the epoch.").in(
                .secondsSinceEpoch))
    }

    public static let readings = [ReminderSkipped.reading, ReminderRepeated.reading]
}

/// When a reminder comes if a clock change skips its time.
public enum ReminderSkipped: String, ReadingOption {
    case firstValid, shifted, none

    public static let reading = Reading(
        "health.reminder.skipped", "When does a reminder come if a clock change skips its time?",
        source: Source(.healthMonitor, "Settings"),
        options: .init("firstValid", "at the moment of the change: 02:30 comes at 03:00"),
        .init("shifted", "later by the length of the gap: 02:30 comes at 03:30"),
        .init("none", "not on that day"))
}

/// When a reminder comes if the clocks show its time twice.
public enum ReminderRepeated: String, ReadingOption {
    case both, first, second

    public static let reading = Reading(
        "health.reminder.repeated", "When does a reminder come if the clocks show its time twice?",
        source: Source(.healthMonitor, "Settings"),
        options: .init("both", "both times"),
        .init("first", "only the first time"),
        .init("second", "only the second time"))
}
