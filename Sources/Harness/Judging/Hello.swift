import JSON
import Specification

/// An implementation's description of itself.
public struct Hello: Sendable, Equatable {
    public let name: String
    public let language: String
    public let version: String
    public let subsystems: Set<SubsystemID>
    /// The options it implements, by reading id, its default option first.
    public let readings: [String: [String]]
    /// The subsystems whose runs may get a folder to write to.
    public let effects: Set<SubsystemID>

    public init(
        name: String, language: String, version: String, subsystems: Set<SubsystemID>,
        readings: [String: [String]] = [:], effects: Set<SubsystemID> = []
    ) {
        self.name = ForeignText.line(name)
        self.language = ForeignText.line(language)
        self.version = ForeignText.line(version)
        self.subsystems = subsystems
        self.readings = readings
        self.effects = effects
    }

    /// `rapidfuzz 3.14.6 (python)`.
    package var title: String { "\(name) \(version) (\(language))" }

    /// The declared readings as JSON, in the order of their ids.
    package var declaredReadings: Value { readings.value }

    /// Returns whether it implements an option: one that it declares, or the default of a reading that it does not
    /// declare.
    func implements(_ option: String, of reading: Reading) -> Bool {
        readings[reading.id]?.contains(option) ?? (option == reading.standard.name)
    }

    /// Why no case is asked for a subsystem that the hello does not name.
    package func lack(of subsystem: SubsystemID) -> String { "\(name) does not implement \(subsystem)" }

    /// Returns the option that it takes when no option is asked for.
    func unasked(_ reading: Reading) -> String {
        readings[reading.id]?.first ?? reading.standard.name
    }

    /// Returns the implementation's default options that are not the defaults of a subsystem's readings, by reading.
    func unasked(of specification: any Specification.Type) -> [String: String] {
        var options: [String: String] = [:]
        for reading in specification.readings where unasked(reading) != reading.standard.name {
            options[reading.id] = unasked(reading)
        }
        return options
    }

    /// The first member in which another hello differs: `version "1.0" and "1.1"`, the other's first.
    package func difference(from other: Hello) -> String {
        for ((member, first), (_, second)) in zip(other.members, members) where first != second {
            return "\(member) \(JSONWriter.text(of: first)) and \(JSONWriter.text(of: second))"
        }
        return "nothing"
    }

    private var members: [(name: String, value: Value)] {
        [
            ("name", name.value), ("language", language.value), ("version", version.value),
            ("subsystems", subsystems.map(\.rawValue).sorted().value), ("readings", declaredReadings),
            ("effects", effects.map(\.rawValue).sorted().value),
        ]
    }
}
