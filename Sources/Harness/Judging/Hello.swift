import JSON
import Specification

/// An implementation's description of itself, sent in reply to the hello.
public struct Hello: Sendable, Equatable {
    public let name: String
    public let language: String
    public let version: String
    public let subsystems: Set<SubsystemID>
    /// The options that the implementation implements, its default first, by the id of the reading.
    public let readings: [String: [String]]
    /// The subsystems for which the implementation writes files; their cases may get a folder.
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

    /// Makes the hello of an implementation of some subsystems; if `readings` is nil, it implements all options.
    init(
        name: String, language: String, version: String, of specifications: [any Specification.Type],
        readings: [String: [String]]? = nil
    ) {
        let all = specifications.flatMap { $0.readings }.map { ($0.id, $0.options.map(\.name)) }
        self.init(
            name: name, language: language, version: version, subsystems: Set(specifications.map { $0.id }),
            readings: readings ?? Dictionary(all) { first, _ in first })
    }

    /// The word used if an implementation names no version or language.
    package static let unknown = "unknown"

    /// The name and version, such as `rapidfuzz 3.14.6`; an unknown version is left out.
    package var nameAndVersion: String {
        [name, version == Self.unknown ? "" : version].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The name, version and language in one string, such as `rapidfuzz 3.14.6 (python)`, as far as they are known.
    package var title: String {
        language == Self.unknown ? nameAndVersion : "\(nameAndVersion) (\(language))"
    }

    /// Returns whether the implementation implements an option of a reading.
    ///
    /// An implementation that does not declare a reading implements only the default option.
    func implements(_ option: String, of reading: Reading) -> Bool {
        readings[reading.id]?.contains(option) ?? (option == reading.standard.name)
    }

    /// Returns the reason for skipping the cases of a subsystem that the hello does not name.
    package func lack(of subsystem: SubsystemID) -> String { "\(name) does not implement \(subsystem)" }

    /// Returns the option that the implementation uses for a reading if a request names no option.
    func unasked(_ reading: Reading) -> String {
        readings[reading.id]?.first ?? reading.standard.name
    }

    /// Returns the implementation's default options that differ from the readings' own defaults, by the id of the
    /// reading.
    func unasked(of specification: any Specification.Type) -> [String: String] {
        let others = specification.readings.filter { unasked($0) != $0.standard.name }
        return Dictionary(others.map { ($0.id, unasked($0)) }) { $1 }
    }

    /// Returns the first difference between two hellos in words, such as `version "1.0" and "1.1"`; the value of
    /// `other` comes first.
    package func difference(from other: Hello) -> String {
        for ((member, first), (_, second)) in zip(other.members, members) where first != second {
            return "\(member) \(JSONWriter.text(of: first)) and \(JSONWriter.text(of: second))"
        }
        return "nothing"
    }

    private var members: [(name: String, value: Value)] {
        [
            ("name", name.value), ("language", language.value), ("version", version.value),
            ("subsystems", subsystems.map(\.rawValue).sorted().value), ("readings", readings.value),
            ("effects", effects.map(\.rawValue).sorted().value),
        ]
    }
}
