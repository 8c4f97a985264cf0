import JSON
import SharedSpecs
import Specification

/// health.entry: checking the form that adds a report.
public enum Entry: Specification {
    public static let id: SubsystemID = "health.entry"
    public static let summary = "Checks the form for a new report, and makes the report from the form."

    /// The importances in a form, each of which is any number or is absent.
    public struct GivenImportance: Record {
        var given: [BodyValue: Number]

        public init(_ given: [BodyValue: Number]) { self.given = given }

        private init(_ temperature: Number?, _ weight: Number?, _ heartRate: Number?, _ glycemia: Number?) {
            given = [:]
            for value in BodyValue.allCases {
                given[value] = value.of(temperature, weight, heartRate, glycemia)
            }
        }

        /// The importance of a value as written; nil if it is absent.
        public subscript(value: BodyValue) -> Number? { given[value] }

        private static let about = "An importance, 3 if absent. ENT-3 says which numbers are valid."

        public static let form = Form(
            GivenImportance.init(_:_:_:_:), Member("temperature", { $0[.temperature] }, about),
            Member("weight", { $0[.weight] }, about), Member("heartRate", { $0[.heartRate] }, about),
            Member("glycemia", { $0[.glycemia] }, about))
    }

    public struct Input: Record {
        public var temperature: String
        public var weight: String
        public var heartRate: String
        public var glycemia: String
        public var importance: GivenImportance?
        public var note: String?
        public var date: Moment

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

        /// The string in the field for a value.
        public subscript(value: BodyValue) -> String {
            get { value.of(temperature, weight, heartRate, glycemia) }
            set { self[keyPath: value.of(\Input.temperature, \.weight, \.heartRate, \.glycemia)] = newValue }
        }

        public static let form = Form(
            Input.init(temperature:weight:heartRate:glycemia:importance:note:date:),
            Member("temperature", { $0.temperature }, "The temperature in degrees Celsius, as typed.").in(
                .degreesCelsius),
            Member("weight", { $0.weight }, "The weight in kilograms, as typed.").in(.kilograms),
            Member("heartRate", { $0.heartRate }, "The heart rate in beats per minute, as typed.").in(
                .beatsPerMinute),
            Member("glycemia", { $0.glycemia }, "The glycemia in milligrams per decilitre, as typed.").in(
                .milligramsPerDecilitre),
            Member("importance", { $0.importance }, "The importance of each value."),
            Member("note", { $0.note }, "Free text; an empty note counts as absent."),
            Member("date", { $0.date }, "The moment when the report was written."))
    }

    public struct Output: Record {
        public let report: HealthReport

        public init(report: HealthReport) { self.report = report }

        public static let form = Form(
            Output.init(report:), Member("report", { $0.report }, "The report made from the form."))
    }

    /// A part of the form that can be invalid; `allCases` is in the order of the form.
    public enum Field: String, CaseIterable, Sendable, Wire {
        case temperature
        case temperatureImportance = "importance.temperature"
        case weight
        case weightImportance = "importance.weight"
        case heartRate
        case heartRateImportance = "importance.heartRate"
        case glycemia
        case glycemiaImportance = "importance.glycemia"

        /// The value that the string or importance belongs to.
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

    public static let readings = [EntryNumber.reading, EntryBounds.reading]

    public static let invalid = DeclaredRejection(
        "entry.invalid",
        """
        A field of the form is not a number, its number is out of bounds, or an importance is not a number from 1 to 5. \
        `fields` lists all invalid fields in the order of the form: temperature, importance.temperature, weight, \
        importance.weight and so on.
        """,
        details: [.required("fields", .array(Field.shape), "All invalid fields, in the order of the form.")])

    public static let rejections = [invalid]
}

/// The strings that count as numbers for temperature and weight.
public enum EntryNumber: String, ReadingOption {
    case plain, shipped

    public static let reading = Reading(
        "health.entry.number", "Which strings for temperature and weight are numbers?",
        source: Source(.healthMonitor, "Add Report"),
        options: .init(
            "plain", "digits (0 to 9), with at most one comma or point between them"),
        .init(
            "shipped",
            """
            any string that the source's code converts to a number after commas become points; it may have a sign, \
            an exponent, hexadecimal digits, or no digit on one side of the point
            """))
}

/// Whether a heart rate or glycemia exactly at its lower bound is valid.
public enum EntryBounds: String, ReadingOption {
    case stated, shipped

    public static let reading = Reading(
        "health.entry.bounds", "Are a heart rate of exactly 30 and a glycemia of exactly 50 valid?",
        source: Source(.healthMonitor, "Add Report"),
        options: .init("stated", "no: they must be greater, as the text of the source says"),
        .init("shipped", "yes, as in the published app"))
}
