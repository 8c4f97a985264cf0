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

        public init(hour: Int, minute: Int, now: Moment, zone: Zone) {
            self.hour = hour
            self.minute = minute
            self.now = now
            self.zone = zone
        }

        /// The time of the reminder in seconds of the day.
        public var secondOfDay: Int { hour * 3_600 + minute * 60 }

        public static let form = Form(
            Input.init(hour:minute:now:zone:),
            Member("hour", { $0.hour }, "Of the reminder, by the clocks.", .within(0...23)),
            Member("minute", { $0.minute }, "Of the reminder, by the clocks.", .within(0...59)),
            Member("now", { $0.now }, "The moment after which it comes."),
            Member("timeZone", { $0.zone }, "Whose clocks are meant."))
    }

    public struct Output: Record {
        public let next: Int

        public init(next: Int) { self.next = next }

        public static let form = Form(
            Output.init(next:),
            Member("next", { $0.next }, "When the reminder comes, in whole seconds since the epoch."))
    }
}
