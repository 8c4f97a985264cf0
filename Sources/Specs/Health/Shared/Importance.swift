import Specification

/// The importance, from 1 to 5, that each value of a report has for the user.
public struct Importance: Record, Equatable {
    public let temperature: Int
    public let weight: Int
    public let heartRate: Int
    public let glycemia: Int

    public static let range = 1...5
    /// The importance of a value if none is given.
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

    /// Creates the importances that a closure returns for the values.
    public init(_ importance: (BodyValue) -> Int) {
        self.init(
            temperature: importance(.temperature), weight: importance(.weight),
            heartRate: importance(.heartRate), glycemia: importance(.glycemia))
    }

    public subscript(value: BodyValue) -> Int { value.of(temperature, weight, heartRate, glycemia) }

    public static let form = Form(
        Importance.init(temperature:weight:heartRate:glycemia:),
        Member("temperature", { $0.temperature }, "1 to 5.", .within(range)),
        Member("weight", { $0.weight }, "1 to 5.", .within(range)),
        Member("heartRate", { $0.heartRate }, "1 to 5.", .within(range)),
        Member("glycemia", { $0.glycemia }, "1 to 5.", .within(range)))
}
