import JSON

/// A place where a source can be read in more than one way; an implementation declares which way it took.
public struct Reading: Sendable {
    /// One way to read it.
    public struct Option: Sendable {
        public let name: String
        public let sentence: String

        public init(_ name: String, _ sentence: String) {
            self.name = name
            self.sentence = sentence
        }
    }

    /// The full name, which begins with the subsystem's or the family's: `mobility.geofence.clock`.
    public let id: String
    public let question: String
    public let source: Source
    /// The first option is the default.
    public let options: [Option]

    public init(_ id: String, _ question: String, source: Source, options: Option, _ more: Option...) {
        self.id = id
        self.question = question
        self.source = source
        self.options = [options] + more
    }

    public var standard: Option { options[0] }

    public func hasOption(_ name: String) -> Bool {
        options.contains { $0.name == name }
    }
}

/// The options of one reading as a Swift type, so that the compiler knows them all.
public protocol ReadingOption: RawRepresentable, CaseIterable, Sendable where RawValue == String {
    static var reading: Reading { get }
}

/// The readings in force: the declared option of each, and the default where none is declared.
public struct Readings: Sendable, Equatable {
    private var declared: [String: String]

    /// Every reading at its default.
    public static let standard = Readings(unchecked: [:])

    private init(unchecked declared: [String: String]) {
        self.declared = declared
    }

    /// The readings that someone declared.
    ///
    /// - Throws: `UnknownReading` where an id or an option is not among those of `known`.
    public init(_ declared: [String: String], known: [Reading]) throws(UnknownReading) {
        for (id, option) in declared.sorted(by: { $0.key < $1.key }) {
            guard let reading = known.first(where: { $0.id == id }) else {
                throw UnknownReading(id: id, option: option, known: known.map(\.id))
            }
            guard reading.hasOption(option) else {
                throw UnknownReading(id: id, option: option, known: reading.options.map(\.name))
            }
        }
        self.declared = declared
    }

    /// The option in force, typed.
    public subscript<Option: ReadingOption>(_ type: Option.Type) -> Option {
        // The cases of the type stand in the order of the reading's options, the default first; a test sees to it.
        if declared.isEmpty, let standard = Option.allCases.first { return standard }
        let name = self[Option.reading]
        guard let option = Option(rawValue: name) else {
            preconditionFailure("\(Option.reading.id) has the option \(name), its type has not")
        }
        return option
    }

    /// The option in force, by name.
    public subscript(_ reading: Reading) -> String {
        declared[reading.id] ?? reading.standard.name
    }

    /// The same readings with another option of one of them.
    public func with<Option: ReadingOption>(_ option: Option) -> Readings {
        var copy = self
        copy.declared[Option.reading.id] = option.rawValue
        return copy
    }

    /// The declared options by reading id, defaults left out where nobody named them.
    public var declarations: [String: String] { declared }
}

/// A reading or an option that the specification does not have.
public struct UnknownReading: Error, Equatable, CustomStringConvertible {
    public let id: String
    public let option: String
    /// What there is instead: ids where the id is unknown, else the options of that reading.
    public let known: [String]

    public var description: String {
        let there = known.isEmpty ? "there is none" : "there is \(known.joined(separator: ", "))"
        return "the reading \(id) = \(option) is unknown; \(there)"
    }
}
