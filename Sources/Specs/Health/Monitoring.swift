import JSON
import Specification

/// health.monitoring: thresholds watched over days, by what the user opens and reports.
public enum Monitoring: Specification {
    public static let id: SubsystemID = "health.monitoring"
    public static let summary =
        "Counts the days of each monitor, and notifies where the mean was above its limit."

    /// A value watched for some days.
    public struct Monitor: Wire {
        public let bodyValue: BodyValue
        /// The least importance that a report must give the value, to count.
        public let importance: Int
        public let limit: Single
        public let startDay: Moment
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

        public static let shape = Shape.record([
            .required("value", BodyValue.shape, "The value that is watched."),
            .required("importance", .integer(in: Importance.range), "The least importance that counts."),
            .required(
                "limit", .number(.init(atLeast: 0, atMost: greatestLimit)),
                "Above it the mean is notified; single precision."),
            .required("startDay", Moment.shape, "A moment of the day of creation."),
            .required("days", .integer(in: daysRange), "How many days after that day are watched."),
        ])

        public init(_ value: Value) throws(Misfit) {
            var members = try Members(of: value)
            bodyValue = try members.required("value")
            importance = try members.required("importance", within: Importance.range)
            limit = try members.single("limit", atLeast: 0, atMost: Monitor.greatestLimit)
            startDay = try members.required("startDay")
            days = try members.required("days", within: Monitor.daysRange)
            try members.finish()
        }

        public var value: Value {
            .record(
                ("value", bodyValue.value), ("importance", importance.value), ("limit", limit.value),
                ("startDay", startDay.value), ("days", days.value))
        }
    }

    public struct Input: Wire {
        public let monitors: [Monitor]
        public let reports: [HealthReport]
        public let opens: [Moment]
        public let zone: Zone

        public init(monitors: [Monitor], reports: [HealthReport], opens: [Moment], zone: Zone) {
            self.monitors = monitors
            self.reports = reports
            self.opens = opens
            self.zone = zone
        }

        public static let shape = Shape.record([
            .required("monitors", .array(Monitor.shape), "In the order in which they are asked."),
            .required("reports", .array(HealthReport.shape), "What the diary holds, in any order."),
            .required("opens", .array(Moment.shape), "When the app is opened, in this order."),
            .required("timeZone", Zone.shape, "By whose clocks days are counted."),
        ])

        public init(_ value: Value) throws(Misfit) {
            var members = try Members(of: value)
            monitors = try members.required("monitors")
            reports = try members.required("reports")
            opens = try members.required("opens")
            zone = try members.required("timeZone")
            try members.finish()
        }

        public var value: Value {
            .record(
                ("monitors", monitors.value), ("reports", reports.value), ("opens", opens.value),
                ("timeZone", zone.value))
        }
    }

    /// What is told to the user at the end of a monitor.
    public struct Notification: Wire {
        /// The index of the open at which the monitor ended.
        public let open: Int
        public let bodyValue: BodyValue
        public let mean: Single
        public let limit: Single
        public let from: Moment

        public init(open: Int, bodyValue: BodyValue, mean: Single, limit: Single, from: Moment) {
            self.open = open
            self.bodyValue = bodyValue
            self.mean = mean
            self.limit = limit
            self.from = from
        }

        public static let shape = Shape.record([
            .required("open", .integer(.natural), "The index of the open at which the monitor ended."),
            .required("value", BodyValue.shape, "The value that was watched."),
            .required("mean", Single.shape, "Of the reports that count."),
            .required("limit", Single.shape, "The monitor's."),
            .required("from", Moment.shape, "The monitor's start day, as given."),
        ])

        public init(_ value: Value) throws(Misfit) {
            var members = try Members(of: value)
            open = try members.required("open", within: 0...Int.exactRange.upperBound)
            bodyValue = try members.required("value")
            mean = try members.required("mean")
            limit = try members.required("limit")
            from = try members.required("from")
            try members.finish()
        }

        public var value: Value {
            .record(
                ("open", open.value), ("value", bodyValue.value), ("mean", mean.value),
                ("limit", limit.value), ("from", from.value))
        }
    }

    public struct Output: Wire {
        /// One list an open: the days left of each monitor after it.
        public let states: [[Int]]
        public let notifications: [Notification]

        public init(states: [[Int]], notifications: [Notification]) {
            self.states = states
            self.notifications = notifications
        }

        public static let shape = Shape.record([
            .required(
                "states", .array(.array(.integer(in: 0...1000))),
                "One list an open: the days left of each monitor after it; 0 has ended."),
            .required("notifications", .array(Notification.shape), "By open, then by monitor."),
        ])

        public init(_ value: Value) throws(Misfit) {
            var members = try Members(of: value)
            let days: [[DaysLeft]] = try members.required("states")
            states = days.map { $0.map(\.days) }
            notifications = try members.required("notifications")
            try members.finish()
        }

        public var value: Value {
            .record(("states", states.value), ("notifications", notifications.value))
        }
    }

    private struct DaysLeft: Wire {
        let days: Int

        static let shape = Shape.integer(in: 0...1000)

        init(_ value: Value) throws(Misfit) { days = try Int(value).checked(within: 0...1000) }

        var value: Value { days.value }
    }

    public static func isSettled(_ input: Input) -> Bool { input.reports.allSatisfy(\.hasSettledWeight) }
}
