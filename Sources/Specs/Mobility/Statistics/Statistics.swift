import SharedSpecs
import Specification

/// mobility.statistics: how a person spent the time of a period.
public enum Statistics: Specification {
    public static let id: SubsystemID = "mobility.statistics"
    public static let summary =
        "Sums up how a person spent a period: by activity, by weekday, and as a weekly mean."

    /// The tolerance for a sum, in seconds.
    static let precision = 1e-6
    /// The longest valid period, in seconds: 36 525 days.
    static let longest = 3_155_760_000.0

    public struct Input: Record {
        public internal(set) var records: [MovementRecord]
        public internal(set) var from: Double
        public internal(set) var to: Double
        public internal(set) var timeZone: String
        public let activity: Activity?

        public init(
            records: [MovementRecord], from: Double, to: Double, timeZone: String, activity: Activity? = nil
        ) {
            self.records = records
            self.from = from
            self.to = to
            self.timeZone = timeZone
            self.activity = activity
        }

        public static let form = Form(
            Input.init(records:from:to:timeZone:activity:),
            Member(
                "records", { $0.records },
                "The records of the phone from the years 2 to 9998, sorted by time."),
            Member("from", { $0.from }, "The first moment of the period, in seconds since the epoch.")
                .in(.secondsSinceEpoch),
            Member("to", { $0.to }, "The first moment after the period, in seconds since the epoch.")
                .in(.secondsSinceEpoch),
            Member(
                "timeZone", { $0.timeZone },
                "The IANA name of the time zone that determines when a day begins."),
            Member(
                "activity", { $0.activity },
                "The activity for which the weekly mean is computed; if absent, all moving activities together."
            ))

        /// Whether the period is not empty, not too long, and within the years 2 to 9998.
        public var isPeriod: Bool {
            from < to && from >= DayFilter.calendar.lowerBound && to <= DayFilter.calendar.upperBound
                && to - from <= longest
        }
    }

    /// The time that a person spent in one activity, in seconds and as a share of monitored or moving time.
    public struct Share: Record {
        public let activity: Activity
        public let seconds: Double
        public let share: Double?

        public init(activity: Activity, seconds: Double, share: Double? = nil) {
            self.activity = activity
            self.seconds = seconds
            self.share = share
        }

        public static let form = Form(
            Share.init(activity:seconds:share:),
            Member("activity", { $0.activity }, "How the person moved."),
            Member("seconds", { $0.seconds }, "The number of seconds spent in that activity.").in(.seconds),
            Member(
                "share", { $0.share },
                "The share of this activity, from 0 to 1; absent if this activity has no share."))
    }

    public struct Output: Record {
        public let monitored: Double
        public let movingSeconds: Double
        public let byActivity: [Share]
        public let perWeekday: [Double]
        public let weeklyMean: Double
        public let mostUsed: OrNull<Activity>

        public init(
            monitored: Double, movingSeconds: Double, byActivity: [Share], perWeekday: [Double],
            weeklyMean: Double, mostUsed: OrNull<Activity>
        ) {
            self.monitored = monitored
            self.movingSeconds = movingSeconds
            self.byActivity = byActivity
            self.perWeekday = perWeekday
            self.weeklyMean = weeklyMean
            self.mostUsed = mostUsed
        }

        private static let sevenNumbers = Limit<[Double]>(.fixed(.number(), count: 7)) { days -> String? in
            days.count == 7 ? nil : "7 numbers are expected, not \(days.count)"
        }

        public static let form = Form(
            Output.init(monitored:movingSeconds:byActivity:perWeekday:weeklyMean:mostUsed:),
            Member(
                "monitored", { $0.monitored }, "The number of seconds of the period that the records cover."
            ).in(.seconds),
            Member(
                "movingSeconds", { $0.movingSeconds },
                "The number of seconds that the person spent moving on foot, by bike or by motor vehicle."
            ).in(.seconds),
            Member(
                "byActivity", { $0.byActivity }, "The activities in fixed order, without activities of 0 s."),
            Member(
                "perWeekday", { $0.perWeekday },
                "The monitored seconds of each weekday, from Monday to Sunday.", sevenNumbers
            ).in(.seconds),
            Member(
                "weeklyMean", { $0.weeklyMean },
                "The mean number of seconds per week in `activity`; if `activity` is absent, in all moving activities."
            ).in(.seconds),
            Member(
                "mostUsed", { $0.mostUsed },
                "The means of transport that was used most; null if the person did not move."))

        /// Returns the seconds of an activity; 0 if the activity is not listed.
        func seconds(of activity: Activity) -> Double {
            byActivity.first { $0.activity == activity }?.seconds ?? 0
        }
    }

    public static let readings = [StatisticsShare.reading, StatisticsWeek.reading]

    public static let rejections = [Fix.invalid, TimeOrder.broken, DayFilter.unknownZone, invalidPeriod]

    public static let invalidPeriod = DeclaredRejection(
        "period.invalid",
        "A period is empty, is longer than 36 525 days, or is not within the years 2 to 9998.")

    public static let tolerances =
        ["monitored", "movingSeconds", "byActivity[].seconds", "perWeekday[]", "weeklyMean"].map {
            Tolerance("$.\($0)", within: precision, why: "a sum of doubles depends on the order of its terms")
        } + [Tolerance("$.byActivity[].share", within: 1e-9, why: "a share is a quotient of sums of doubles")]
}

extension Activity {
    /// Whether a person moves during this activity. Clause: STA-2
    public var isMoving: Bool { self != .notMoving && self != .unknown }
}

/// Whether the share of an activity is a share of all monitored time or of moving time.
public enum StatisticsShare: String, ReadingOption {
    case monitored, moving

    public static let reading = Reading(
        "mobility.statistics.share", "Is a share a fraction of all monitored time or of moving time?",
        source: Source(.mobiliteDynamique, "2.2.4"),
        options: .init("monitored", "all monitored time; every activity has a share"),
        .init("moving", "moving time; only walking, running, cycling and automotive have a share"))
}

/// Which weeks count for the weekly mean of a period.
public enum StatisticsWeek: String, ReadingOption {
    case calendar, period

    public static let reading = Reading(
        "mobility.statistics.week", "Which weeks count as weeks of a period?",
        source: Source(.mobiliteDynamique, "2.2.4"),
        options: .init(
            "calendar", "the weeks from Monday to Sunday that overlap the period, even if only slightly"),
        .init(
            "period",
            "the spans of 7 days from the beginning of the period, including a last, incomplete span"))
}
