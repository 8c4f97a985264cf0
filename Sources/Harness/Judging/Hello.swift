import Specs

/// What an implementation says of itself.
public struct Hello: Sendable {
    public let name: String
    public let language: String
    public let version: String
    public let subsystems: Set<SubsystemID>
    /// The options it implements, by reading id, the one it takes unasked first.
    public let readings: [String: [String]]

    public init(
        name: String, language: String, version: String, subsystems: Set<SubsystemID>,
        readings: [String: [String]] = [:]
    ) {
        self.name = name
        self.language = language
        self.version = version
        self.subsystems = subsystems
        self.readings = readings
    }

    /// Whether it implements an option: one that it declares, or the default of a reading it does not declare.
    func implements(_ option: String, of reading: Reading) -> Bool {
        readings[reading.id]?.contains(option) ?? (option == reading.standard.name)
    }

    /// The option it takes when none is asked for.
    func unasked(_ reading: Reading) -> String {
        readings[reading.id]?.first ?? reading.standard.name
    }
}
