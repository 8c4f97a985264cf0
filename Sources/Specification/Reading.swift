import JSON

/// A place where a source can be read in more than one way; an implementation declares which way it took.
public struct Reading: Sendable {
    /// One way to read it.
    public struct Option: Sendable {
        /// The name of the option: `strict`.
        public let name: String
        /// The meaning of the option, in one sentence.
        public let sentence: String

        /// Makes an option of its name and meaning.
        public init(_ name: String, _ sentence: String) {
            self.name = name
            self.sentence = sentence
        }
    }

    /// The full name, which begins with the subsystem's or the family's: `mobility.geofence.clock`.
    public let id: String
    /// The question that the source leaves open.
    public let question: String
    /// Where the source can be read in several ways.
    public let source: Source
    /// The ways to read it; the first is the default.
    public let options: [Option]

    /// Makes a reading; its first option is the default.
    public init(_ id: String, _ question: String, source: Source, options: Option, _ more: Option...) {
        self.id = id
        self.question = question
        self.source = source
        self.options = [options] + more
    }

    /// The default option.
    public var standard: Option { options[0] }

    /// Returns whether the reading has an option with the given name.
    public func hasOption(_ name: String) -> Bool {
        options.contains { $0.name == name }
    }
}

/// The options of one reading as a Swift type, so that the compiler knows them all.
/// The reading whose options the cases of this type are.
public protocol ReadingOption: RawRepresentable, CaseIterable, Sendable where RawValue == String {
    static var reading: Reading { get }
}

/// The readings in force: the declared option of each, or the default if none is declared.
public struct Readings: Sendable, Equatable {
    private var declared: [String: String]

    /// Every reading at its default.
    public static let standard = Readings(unchecked: [:])

    private init(unchecked declared: [String: String]) {
        self.declared = declared
    }

    /// Checks and stores the readings that an implementation or a case declares.
    ///
    /// - Throws: `UnknownReading` if an id or an option is not among those of `known`.
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

    /// Returns the option in force as a value of its type.
    public subscript<Option: ReadingOption>(_ type: Option.Type) -> Option {
        // The cases of the type are in the order of the reading's options, the default first; a test checks that.
        if declared.isEmpty, let standard = Option.allCases.first { return standard }
        let name = self[Option.reading]
        guard let option = Option(rawValue: name) else {
            preconditionFailure("\(Option.reading.id) has the option \(name), but its type does not")
        }
        return option
    }

    /// Returns the name of the option in force.
    public subscript(_ reading: Reading) -> String {
        declared[reading.id] ?? reading.standard.name
    }

    /// Returns the same readings with another option of one of them.
    public func with<Option: ReadingOption>(_ option: Option) -> Readings {
        var copy = self
        copy.declared[Option.reading.id] = option.rawValue
        return copy
    }

    /// The declared options by reading id; defaults are left out unless they were declared.
    public var declarations: [String: String] { declared }
}

/// A reading or an option that the specification does not have.
public struct UnknownReading: Error, Equatable, CustomStringConvertible {
    /// The id of the reading.
    public let id: String
    /// The option that was declared.
    public let option: String
    /// The known ids instead: reading ids if the id is unknown, otherwise the options of that reading.
    public let known: [String]

    public var description: String {
        let there = known.isEmpty ? "there is none" : "there is \(known.joined(separator: ", "))"
        return "the reading \(id) = \(option) is unknown; \(there)"
    }
}
