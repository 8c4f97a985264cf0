import JSON
import Specification

/// health.dashboard: the means of all values, and each value over time.
public enum Dashboard: Specification {
    public static let id: SubsystemID = "health.dashboard"
    public static let summary = "Counts the reports, and gives the mean and the course of each value."

    public struct Input: Wire {
        public let reports: [HealthReport]

        public init(reports: [HealthReport]) {
            self.reports = reports
        }

        public static let shape = Shape.record([
            .required("reports", .array(HealthReport.shape), "In any order.")
        ])

        public init(_ value: Value) throws(Misfit) {
            var members = try Members(of: value)
            reports = try members.required("reports")
            try members.finish()
        }

        public var value: Value { .record(("reports", reports.value)) }
    }

    /// The mean of each value.
    public struct Means: Wire {
        public let temperature: Single
        public let weight: Single
        public let heartRate: Single
        public let glycemia: Single

        /// - Parameter mean: the mean of a value.
        public init(_ mean: (BodyValue) -> Single) {
            temperature = mean(.temperature)
            weight = mean(.weight)
            heartRate = mean(.heartRate)
            glycemia = mean(.glycemia)
        }

        public subscript(value: BodyValue) -> Single {
            switch value {
            case .temperature: temperature
            case .weight: weight
            case .heartRate: heartRate
            case .glycemia: glycemia
            }
        }

        public static let shape = Shape.record(
            BodyValue.allCases.map { .required($0.rawValue, Single.shape, "Over all reports.") })

        public init(_ value: Value) throws(Misfit) {
            var members = try Members(of: value)
            temperature = try members.required("temperature")
            weight = try members.required("weight")
            heartRate = try members.required("heartRate")
            glycemia = try members.required("glycemia")
            try members.finish()
        }

        public var value: Value { .object(BodyValue.allCases.map { .init($0.rawValue, self[$0].value) }) }
    }

    /// Each value from the oldest report to the newest.
    public struct Series: Wire {
        public let temperature: [Single]
        public let weight: [Single]
        public let heartRate: [Int]
        public let glycemia: [Int]

        public init(temperature: [Single], weight: [Single], heartRate: [Int], glycemia: [Int]) {
            self.temperature = temperature
            self.weight = weight
            self.heartRate = heartRate
            self.glycemia = glycemia
        }

        public static let shape = Shape.record([
            .required("temperature", .array(Single.shape), "Degrees Celsius."),
            .required("weight", .array(Single.shape), "Kilograms."),
            .required("heartRate", .array(Int.shape), "Beats a minute."),
            .required("glycemia", .array(Int.shape), "Milligrams a decilitre."),
        ])

        public init(_ value: Value) throws(Misfit) {
            var members = try Members(of: value)
            temperature = try members.required("temperature")
            weight = try members.required("weight")
            heartRate = try members.required("heartRate")
            glycemia = try members.required("glycemia")
            try members.finish()
        }

        public var value: Value {
            .record(
                ("temperature", temperature.value), ("weight", weight.value), ("heartRate", heartRate.value),
                ("glycemia", glycemia.value))
        }
    }

    public struct Output: Wire {
        public let count: Int
        /// Absent where there are no reports.
        public let means: Means?
        public let series: Series

        public init(count: Int, means: Means?, series: Series) {
            self.count = count
            self.means = means
            self.series = series
        }

        public static let shape = Shape.record([
            .required("count", Int.shape, "How many reports there are."),
            .optional("means", Means.shape, "Absent where there are no reports."),
            .required("series", Series.shape, "Each value by date, oldest first."),
        ])

        public init(_ value: Value) throws(Misfit) {
            var members = try Members(of: value)
            count = try members.required("count")
            means = try members.optional("means")
            series = try members.required("series")
            try members.finish()
        }

        public var value: Value {
            .record(("count", count.value), ("means", means?.value), ("series", series.value))
        }
    }

    public static func isSettled(_ input: Input) -> Bool { input.reports.allSatisfy(\.hasSettledWeight) }

    /// Reports of some days, some of them at the same moment, in any order.
    public static func generate(from entropy: inout Entropy) -> Input {
        let start = Moment.generated(from: &entropy)
        var reports = entropy.list(upTo: 12) { entropy in
            HealthReport.generated(
                from: &entropy,
                at: Moment(clamping: start.seconds + entropy.integer(in: -2_000_000...2_000_000)))
        }
        if entropy.once(in: 4), !reports.isEmpty {
            let date = entropy.one(of: reports).date
            reports += [HealthReport.generated(from: &entropy, at: date)]
        }
        if entropy.once(in: 3) { reports.sort { $0.date > $1.date } }
        return Input(reports: reports)
    }
}
