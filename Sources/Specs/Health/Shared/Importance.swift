import Specification

/// The importance of each value of a report to the user, 1 to 5.
public struct Importance: Record, Equatable {
    public internal(set) var temperature = standard
    public internal(set) var weight = standard
    public internal(set) var heartRate = standard
    public internal(set) var glycemia = standard

    public static let range = 1...5
    /// The importance of a value if none is given.
    public static let standard = 3

    public subscript(value: BodyValue) -> Int { value.of(temperature, weight, heartRate, glycemia) }

    public static let form = Form(
        Importance.init(temperature:weight:heartRate:glycemia:),
        Member("temperature", { $0.temperature }, "1 to 5.", .within(range)),
        Member("weight", { $0.weight }, "1 to 5.", .within(range)),
        Member("heartRate", { $0.heartRate }, "1 to 5.", .within(range)),
        Member("glycemia", { $0.glycemia }, "1 to 5.", .within(range)))
}

extension Importance {
    /// Creates the importances that a closure returns for the values.
    public init(_ importance: (BodyValue) -> Int) {
        self.init(
            temperature: importance(.temperature), weight: importance(.weight),
            heartRate: importance(.heartRate), glycemia: importance(.glycemia))
    }
}
