import JSON
import Specification

/// The four values of the body that a report has.
public enum BodyValue: String, CaseIterable, Sendable, Wire {
    case temperature, weight, heartRate, glycemia
}

/// How important each value of a report is to the user, 1 to 5.
public struct Importance: Wire, Equatable {
    public let temperature: Int
    public let weight: Int
    public let heartRate: Int
    public let glycemia: Int

    public static let range = 1...5
    /// What a value has that nobody gave an importance.
    public static let standard = 3

    public init(
        temperature: Int = standard, weight: Int = standard, heartRate: Int = standard,
        glycemia: Int = standard
    ) {
        self.temperature = temperature
        self.weight = weight
        self.heartRate = heartRate
        self.glycemia = glycemia
    }

    /// The importance that a closure gives for each value.
    public init(_ importance: (BodyValue) -> Int) {
        self.init(
            temperature: importance(.temperature), weight: importance(.weight),
            heartRate: importance(.heartRate), glycemia: importance(.glycemia))
    }

    public subscript(value: BodyValue) -> Int {
        switch value {
        case .temperature: temperature
        case .weight: weight
        case .heartRate: heartRate
        case .glycemia: glycemia
        }
    }

    public static let shape = Shape.record(
        BodyValue.allCases.map { .required($0.rawValue, .integer(in: range), "1 to 5.") })

    public init(_ value: Value) throws(Misfit) {
        var members = try Members(of: value)
        temperature = try members.required("temperature", within: Importance.range)
        weight = try members.required("weight", within: Importance.range)
        heartRate = try members.required("heartRate", within: Importance.range)
        glycemia = try members.required("glycemia", within: Importance.range)
        try members.finish()
    }

    public var value: Value { .object(BodyValue.allCases.map { .init($0.rawValue, self[$0].value) }) }
}

/// What a user wrote down of one day: four values, how important each is, and perhaps a note.
public struct HealthReport: Wire, Equatable {
    public let date: Moment
    /// Degrees Celsius.
    public let temperature: Single
    /// Kilograms.
    public let weight: Single
    /// Beats a minute.
    public let heartRate: Int
    /// Milligrams a decilitre.
    public let glycemia: Int
    public let importance: Importance
    /// At least one scalar where it is there.
    public let note: String?

    public init(
        date: Moment, temperature: Single, weight: Single, heartRate: Int, glycemia: Int,
        importance: Importance = Importance(), note: String? = nil
    ) {
        self.date = date
        self.temperature = temperature
        self.weight = weight
        self.heartRate = heartRate
        self.glycemia = glycemia
        self.importance = importance
        self.note = note
    }

    /// The value as a double; whole ones too.
    public subscript(value: BodyValue) -> Double {
        switch value {
        case .temperature: Double(temperature.float)
        case .weight: Double(weight.float)
        case .heartRate: Double(heartRate)
        case .glycemia: Double(glycemia)
        }
    }

    /// The same report with its numbers of single precision in their shortest spelling, as outputs have them.
    public var shortened: HealthReport {
        HealthReport(
            date: date, temperature: temperature.shortened, weight: weight.shortened, heartRate: heartRate,
            glycemia: glycemia, importance: importance, note: note)
    }

    public static let temperatures = 33.0...44.0
    public static let heartRates = 30...32_767
    public static let glycemias = 50...32_767
    /// The greatest number of single precision.
    static let greatestWeight = Double(Float.greatestFiniteMagnitude)

    /// The members, to which others may be added.
    static let fields: [Shape.Field] = [
        .required("date", Moment.shape, "When it was written."),
        .required(
            "temperature",
            .number(.init(atLeast: temperatures.lowerBound, atMost: temperatures.upperBound)),
            "Degrees Celsius, single precision."),
        .required(
            "weight", .number(.init(above: 0, atMost: greatestWeight)), "Kilograms, single precision."),
        .required("heartRate", .integer(in: heartRates), "Beats a minute."),
        .required("glycemia", .integer(in: glycemias), "Milligrams a decilitre."),
        .required("importance", Importance.shape, "How important each value is."),
        .optional("note", .string(pattern: Shape.someText), "A free text; there is no empty note."),
    ]

    public static let shape = Shape.record(fields)

    public init(_ value: Value) throws(Misfit) {
        var members = try Members(of: value)
        self = try HealthReport(&members)
        try members.finish()
    }

    /// Reads its own members, of which the object may have more.
    init(_ members: inout Members) throws(Misfit) {
        date = try members.required("date")
        temperature = try members.single(
            "temperature", atLeast: HealthReport.temperatures.lowerBound,
            atMost: HealthReport.temperatures.upperBound)
        weight = try members.single("weight", above: 0, atMost: HealthReport.greatestWeight)
        heartRate = try members.required("heartRate", within: HealthReport.heartRates)
        glycemia = try members.required("glycemia", within: HealthReport.glycemias)
        importance = try members.required("importance")
        note = try members.optional("note")
        if let note, note.isEmpty {
            throw Misfit("a note that is there is not empty", at: Path([.member("note")]))
        }
    }

    var members: [Value.Member] {
        let members: [Value.Member] = [
            .init("date", date.value), .init("temperature", temperature.value), .init("weight", weight.value),
            .init("heartRate", heartRate.value), .init("glycemia", glycemia.value),
            .init("importance", importance.value),
        ]
        return note.map { members + [.init("note", $0.value)] } ?? members
    }

    public var value: Value { .object(members) }

    /// Whether both have the same note, scalar by scalar, or both have none.
    func hasNote(of other: HealthReport) -> Bool {
        guard let note, let otherNote = other.note else { return note == nil && other.note == nil }
        return note.hasSameScalars(as: otherNote)
    }

    /// The first of its numbers that is not in its shortest spelling.
    var longSpelling: (value: BodyValue, number: Single)? {
        if !temperature.isShortest { return (.temperature, temperature) }
        return weight.isShortest ? nil : (.weight, weight)
    }

    public static func == (left: HealthReport, right: HealthReport) -> Bool {
        left.date == right.date && left.temperature == right.temperature && left.weight == right.weight
            && left.heartRate == right.heartRate && left.glycemia == right.glycemia
            && left.importance == right.importance && left.hasNote(of: right)
    }
}

extension [HealthReport] {
    /// The mean of a value, in doubles and in the order given, or nil of no reports.
    func mean(of value: BodyValue) -> Float? {
        isEmpty ? nil : Float(reduce(0) { $0 + $1[value] } / Double(count))
    }
}
