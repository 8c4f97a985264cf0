import JSON
import Specification

/// health.entry: checking the form by which a report is added.
public enum DiaryEntry: Specification {
    public static let id: SubsystemID = "health.entry"
    public static let summary = "Checks the form of a new report, and makes the report of it."

    /// The importances as given: any numbers, each absent or not.
    public struct GivenImportance: Wire {
        private let given: [BodyValue: Number]

        public init(_ given: [BodyValue: Number]) {
            self.given = given
        }

        /// The importance of a value as it was written, or nil where none was.
        public subscript(value: BodyValue) -> Number? { given[value] }

        public static let shape = Shape.record(
            BodyValue.allCases.map { .optional($0.rawValue, .number(), "1 to 5 is valid; absent is 3.") })

        public init(_ value: Value) throws(Misfit) {
            var members = try Members(of: value)
            var given: [BodyValue: Number] = [:]
            for value in BodyValue.allCases { given[value] = try members.optional(value.rawValue) }
            try members.finish()
            self.given = given
        }

        public var value: Value {
            .object(
                BodyValue.allCases.compactMap { value in
                    given[value].map { .init(value.rawValue, .number($0)) }
                })
        }
    }

    public struct Input: Wire {
        public let temperature: String
        public let weight: String
        public let heartRate: String
        public let glycemia: String
        public let importance: GivenImportance?
        public let note: String?
        public let date: Moment

        public init(
            temperature: String, weight: String, heartRate: String, glycemia: String,
            importance: GivenImportance? = nil, note: String? = nil, date: Moment
        ) {
            self.temperature = temperature
            self.weight = weight
            self.heartRate = heartRate
            self.glycemia = glycemia
            self.importance = importance
            self.note = note
            self.date = date
        }

        /// The text of the field for a value.
        public subscript(value: BodyValue) -> String {
            switch value {
            case .temperature: temperature
            case .weight: weight
            case .heartRate: heartRate
            case .glycemia: glycemia
            }
        }

        public static let shape = Shape.record([
            .required("temperature", .string(), "Degrees Celsius as typed."),
            .required("weight", .string(), "Kilograms as typed."),
            .required("heartRate", .string(), "Beats a minute as typed."),
            .required("glycemia", .string(), "Milligrams a decilitre as typed."),
            .optional("importance", GivenImportance.shape, "How important each value is."),
            .optional("note", .string(), "A free text; the empty one is as none."),
            .required("date", Moment.shape, "When the report was written."),
        ])

        public init(_ value: Value) throws(Misfit) {
            var members = try Members(of: value)
            temperature = try members.required("temperature")
            weight = try members.required("weight")
            heartRate = try members.required("heartRate")
            glycemia = try members.required("glycemia")
            importance = try members.optional("importance")
            note = try members.optional("note")
            date = try members.required("date")
            try members.finish()
        }

        public var value: Value {
            .record(
                ("temperature", temperature.value), ("weight", weight.value), ("heartRate", heartRate.value),
                ("glycemia", glycemia.value), ("importance", importance?.value), ("note", note?.value),
                ("date", date.value))
        }
    }

    public struct Output: Wire {
        public let report: HealthReport

        public init(report: HealthReport) {
            self.report = report
        }

        public static let shape = Shape.record([
            .required("report", HealthReport.shape, "The report that the form gives.")
        ])

        public init(_ value: Value) throws(Misfit) {
            var members = try Members(of: value)
            report = try members.required("report")
            try members.finish()
        }

        public var value: Value { .record(("report", report.value)) }
    }

    /// A part of the form that can be invalid; in the order of the form.
    public enum Field: String, CaseIterable, Sendable, Wire {
        case temperature
        case temperatureImportance = "importance.temperature"
        case weight
        case weightImportance = "importance.weight"
        case heartRate
        case heartRateImportance = "importance.heartRate"
        case glycemia
        case glycemiaImportance = "importance.glycemia"

        /// The value whose text or importance it is.
        public var bodyValue: BodyValue {
            switch self {
            case .temperature, .temperatureImportance: .temperature
            case .weight, .weightImportance: .weight
            case .heartRate, .heartRateImportance: .heartRate
            case .glycemia, .glycemiaImportance: .glycemia
            }
        }

        public var isImportance: Bool { rawValue != bodyValue.rawValue }
    }

    public static let readings = [EntryBounds.reading]

    public static let invalid = DeclaredRejection(
        "entry.invalid", "A text of the form is no number or out of bounds, or an importance is not 1 to 5.",
        details: [.required("fields", .array(Field.shape), "All invalid fields, in the order of the form.")])

    public static let rejections = [invalid]
}

/// Whether the heart rate and glycemia at which validity begins are themselves valid.
public enum EntryBounds: String, ReadingOption {
    case stated, shipped

    public static let reading = Reading(
        "health.entry.bounds", "Are a heart rate of exactly 30 and a glycemia of exactly 50 valid?",
        source: Source(.healthMonitor, "Add Report"),
        options: .init("stated", "no: they are to be greater, as the report says"),
        .init("shipped", "yes, as in the published app"))
}
