import JSON
import Specification

/// health.dashboard: the mean and the time series of each body value.
public enum Dashboard: Specification {
    public static let id: SubsystemID = "health.dashboard"
    public static let summary = "Counts the reports, and gives the mean and the series of each value."

    public typealias Input = HealthReports

    /// The mean of each body value over all reports.
    public struct Means: Record {
        let temperature: Single
        let weight: Single
        let heartRate: Single
        let glycemia: Single

        public subscript(value: BodyValue) -> Single { value.of(temperature, weight, heartRate, glycemia) }

        public static let form = Form(
            Means.init(temperature:weight:heartRate:glycemia:),
            Member(
                "temperature", { $0.temperature }, "The mean temperature in all reports, in degrees Celsius."
            ).in(.degreesCelsius),
            Member("weight", { $0.weight }, "The mean weight in all reports, in kilograms.").in(.kilograms),
            Member(
                "heartRate", { $0.heartRate }, "The mean heart rate in all reports, in beats per minute."
            ).in(.beatsPerMinute),
            Member(
                "glycemia", { $0.glycemia }, "The mean glycemia in all reports, in milligrams per decilitre."
            ).in(.milligramsPerDecilitre))
    }

    /// The values of all reports, as one list for each body value, from the oldest report to the newest.
    public struct Series: Record {
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

        subscript(value: BodyValue) -> [Number] {
            value.of(
                temperature.map(\.number), weight.map(\.number), heartRate.map { Number($0) },
                glycemia.map { Number($0) })
        }

        public static let form = Form(
            Series.init(temperature:weight:heartRate:glycemia:),
            Member("temperature", { $0.temperature }, "The temperatures in degrees Celsius.").in(
                .degreesCelsius),
            Member("weight", { $0.weight }, "The weights in kilograms.").in(.kilograms),
            Member("heartRate", { $0.heartRate }, "The heart rates in beats per minute.").in(.beatsPerMinute),
            Member("glycemia", { $0.glycemia }, "The glycemia values in milligrams per decilitre.").in(
                .milligramsPerDecilitre))
    }

    public static let tolerances = BodyValue.allCases.map {
        HealthReport.meanTolerance(at: "$.means.\($0.rawValue)")
    }

    public struct Output: Record {
        public let count: Int
        public let means: Means?
        public let series: Series

        public init(count: Int, means: Means?, series: Series) {
            self.count = count
            self.means = means
            self.series = series
        }

        public static let form = Form(
            Output.init(count:means:series:), Member("count", { $0.count }, "The number of reports."),
            Member("means", { $0.means }, "The mean of each value; absent if there are no reports."),
            Member("series", { $0.series }, "The series of each value, by date, oldest first."))
    }
}

extension Dashboard.Means {
    /// Makes the means of all body values.
    ///
    /// - Parameter mean: Called once for each body value; returns its mean.
    public init(_ mean: (BodyValue) -> Single) {
        self.init(
            temperature: mean(.temperature), weight: mean(.weight), heartRate: mean(.heartRate),
            glycemia: mean(.glycemia))
    }
}
