import SharedSpecs
import Specification

/// health.monitoring: limits for means over a few days; the means are checked when the app is opened.
public enum Monitoring: Specification {
    public static let id: SubsystemID = "health.monitoring"
    public static let summary =
        "Counts down the days of each monitor, and notifies the user at the end if the mean is above the limit."

    /// A monitor that watches a body value for some days, and has a limit for its mean.
    public struct Monitor: Record {
        public let bodyValue: BodyValue
        public let importance: Int
        public let limit: Single
        public var startDay: Moment
        public let days: Int

        public static let daysRange = 1...1000
        public static let greatestLimit = 32_767.0

        public init(bodyValue: BodyValue, importance: Int, limit: Single, startDay: Moment, days: Int) {
            self.bodyValue = bodyValue
            self.importance = importance
            self.limit = limit
            self.startDay = startDay
            self.days = days
        }

        public static let form = Form(
            Monitor.init(bodyValue:importance:limit:startDay:days:),
            Member("value", { $0.bodyValue }, "The watched value."),
            Member(
                "importance", { $0.importance },
                "The minimum importance of the reports that count towards the mean.",
                .within(Importance.range)),
            Member(
                "limit", { $0.limit },
                """
                The limit, a single-precision number in the unit of the value; the user is notified if the mean is \
                above this limit.
                """,
                .within(0...greatestLimit)),
            Member("startDay", { $0.startDay }, "A moment on the day on which the monitor was created."),
            Member(
                "days", { $0.days },
                "The number of watched days, at least 1; the first watched day is the day after `startDay`.",
                .within(daysRange)
            ).in(.days))
    }

    public struct Input: Record {
        public var monitors: [Monitor]
        public let reports: [HealthReport]
        public var opens: [Moment]
        public let zone: Zone

        public init(monitors: [Monitor], reports: [HealthReport], opens: [Moment], zone: Zone) {
            self.monitors = monitors
            self.reports = reports
            self.opens = opens
            self.zone = zone
        }

        public static let form = Form(
            Input.init(monitors:reports:opens:zone:),
            Member("monitors", { $0.monitors }, "The monitors, in the order in which they are updated."),
            Member("reports", { $0.reports }, "The reports of the diary, in any order."),
            Member(
                "opens", { $0.opens }, "The moments at which the app is opened, in the order of the openings."
            ),
            Member("timeZone", { $0.zone }, "The time zone that determines the calendar day of each moment."))
    }

    /// A notification to the user at the end of a monitor.
    public struct Notification: Record {
        public var open: Int
        public let bodyValue: BodyValue
        public var mean: Single
        public let limit: Single
        public let from: Moment

        public init(open: Int, bodyValue: BodyValue, mean: Single, limit: Single, from: Moment) {
            self.open = open
            self.bodyValue = bodyValue
            self.mean = mean
            self.limit = limit
            self.from = from
        }

        public static let form = Form(
            Notification.init(open:bodyValue:mean:limit:from:),
            Member(
                "open", { $0.open }, "The index of the opening at which the monitor ended, counted from 0.",
                .atLeast(0)),
            Member("value", { $0.bodyValue }, "The watched value."),
            Member(
                "mean", { $0.mean },
                "The mean of the watched value over the reports that count, in the unit of the value."),
            Member("limit", { $0.limit }, "The limit of the monitor, in the unit of the value."),
            Member("from", { $0.from }, "The monitor's start day, as given."))
    }

    /// The range of the days left: from the least signed 16-bit number to the maximum number of days of a monitor.
    static let daysLeftRange = -32_768...Monitor.daysRange.upperBound

    public struct Output: Record {
        public let states: [[Int]]
        public let notifications: [Notification]

        public init(states: [[Int]], notifications: [Notification]) {
            self.states = states
            self.notifications = notifications
        }

        public static let form = Form(
            Output.init(states:notifications:),
            Member(
                "states", { $0.states },
                """
                For each opening, a list of the days that each monitor has left after this opening; a monitor with \
                less than 1 day left has ended.
                """,
                .each(.each(.within(daysLeftRange)))
            ).in(.days),
            Member(
                "notifications", { $0.notifications },
                "The notifications, ordered by opening, then by monitor."))
    }

    public static let readings = [MonitoringDaysLeft.reading]

    public static let tolerances = [HealthReport.meanTolerance(at: "$.notifications[].mean")]
}

/// The number of days left for a monitor that has ended.
public enum MonitoringDaysLeft: String, ReadingOption {
    case atLeastZero, subtracted

    public static let reading = Reading(
        "health.monitoring.daysLeft", "What is the number of days left for a monitor that has ended?",
        source: Source(.healthMonitor, "Settings"),
        options: .init("atLeastZero", "0"),
        .init(
            "subtracted",
            """
            the result of the subtraction, on each later day too, but never below -32768: 2 - 5 is -3, as the source \
            computes
            """))
}
