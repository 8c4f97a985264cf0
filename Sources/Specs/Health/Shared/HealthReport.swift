import JSON
import SharedSpecs
import Specification

/// A user's report on one day: four values, the importance of each, and an optional note.
public struct HealthReport: Record, Equatable {
    public var date: Moment
    public var temperature: Single
    public var weight: Single
    public var heartRate: Int
    public var glycemia: Int
    public var importance: Importance
    public var note: String?

    public init(
        date: Moment, temperature: Single, weight: Single, heartRate: Int, glycemia: Int,
        importance: Importance, note: String? = nil
    ) {
        self.date = date
        self.temperature = temperature
        self.weight = weight
        self.heartRate = heartRate
        self.glycemia = glycemia
        self.importance = importance
        self.note = note
    }

    // The limits of temperatures and weights are separate constants, because inside the form they would cost the
    // compiler four more seconds.
    private static let temperatures = Limit<Single>.within(33...44)
    private static let weights = Limit<Single>.within(above: 0x1p-150, atMost: 3.4028235e38)
    static let heartRates = 30...32_767
    static let glycemias = 50...32_767

    public static let form = Form(
        HealthReport.init(date:temperature:weight:heartRate:glycemia:importance:note:),
        Member("date", { $0.date }, "The time when the report was written."),
        Member(
            "temperature", { $0.temperature },
            "The temperature in degrees Celsius, a single-precision number.", temperatures
        ).in(.degreesCelsius),
        Member(
            "weight", { $0.weight }, "The weight in kilograms, a single-precision number.", weights
        ).in(.kilograms),
        Member("heartRate", { $0.heartRate }, "The heart rate in beats per minute.", .within(heartRates)).in(
            .beatsPerMinute),
        Member(
            "glycemia", { $0.glycemia }, "The glycemia in milligrams per decilitre.", .within(glycemias)
        ).in(.milligramsPerDecilitre),
        Member("importance", { $0.importance }, "The importance of each value."),
        Member(
            "note", { $0.note },
            "Free text; absent if the report has no note.", .someText))

    /// The value as a double, even if it is a whole number.
    public subscript(value: BodyValue) -> Double {
        value.of(Double(temperature.float), Double(weight.float), Double(heartRate), Double(glycemia))
    }

    var singles: [Single] { [temperature, weight] }

    /// Returns the value as it appears in outputs.
    func number(of value: BodyValue) -> Number {
        value.of(
            temperature.shortened.number, weight.shortened.number, Number(heartRate), Number(glycemia))
    }

    /// This report with its single-precision numbers in their shortest spelling, as in outputs.
    public var shortened: HealthReport { spelled(\.shortened) }

    /// Returns this report with each single-precision number replaced by the result of the closure.
    func spelled(_ spelling: (Single) -> Single) -> HealthReport {
        with { report in
            report.temperature = spelling(temperature)
            report.weight = spelling(weight)
        }
    }

    public static func == (left: HealthReport, right: HealthReport) -> Bool {
        left.date == right.date && left.temperature == right.temperature && left.weight == right.weight
            && left.heartRate == right.heartRate && left.glycemia == right.glycemia
            && left.importance == right.importance && left.note?.value == right.note?.value
    }
}

/// The input of health.dashboard and of health.latest.
public struct HealthReports: Record {
    public let reports: [HealthReport]

    public init(reports: [HealthReport]) { self.reports = reports }

    public static let form = Form(
        HealthReports.init(reports:),
        Member("reports", { $0.reports }, "The reports of the diary, in any order."))
}

extension HealthReport {
    /// The tolerance of a mean, in the unit of its value.
    ///
    /// The rounding error of a sum in single precision grows with the number of its terms; for 365 reports it is less
    /// than 3 in 100 000.
    static let meanTolerance = 0.01

    static func meanTolerance(at path: String) -> Tolerance {
        Tolerance(
            path, within: meanTolerance,
            why:
                """
                The source stores single-precision numbers, so it is correct to add them in single or in double \
                precision, in any order.
                """)
    }
}

extension Ruling {
    /// Returns the calendar day of a moment in local time. If the law is broken, returns the day in UTC.
    func day(_ law: Law, of moment: Moment, in zone: Zone) -> Int {
        self(law, zone.day(of: moment), not: moment.seconds / 86_400)
    }
}
