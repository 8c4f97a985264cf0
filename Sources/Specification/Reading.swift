/// A question to which a source allows several answers; an implementation declares the answer that it follows.
public struct Reading: Sendable {
    /// One answer to the question.
    public struct Option: Sendable {
        /// The name of the option, such as `strict`.
        public let name: String
        /// The meaning of the option, in one sentence.
        public let sentence: String

        /// Makes an option from its name and its meaning.
        public init(_ name: String, _ sentence: String) {
            self.name = name
            self.sentence = sentence
        }
    }

    /// The full name, which begins with the name of a subsystem or family, as in `mobility.geofence.clock`.
    public let id: String
    /// The question that the source leaves open.
    public let question: String
    /// The section of the source that raises the question.
    public let source: Source
    /// The options of the reading; the first option is the default.
    public let options: [Option]

    /// Makes a reading; the first option is the default.
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

/// A type whose cases are the options of one reading, so that the compiler knows them all.
public protocol ReadingOption: RawRepresentable, CaseIterable, Sendable where RawValue == String {
    /// The reading whose options are the cases of this type.
    static var reading: Reading { get }
}

/// The readings in force: for each reading, the declared option, or the default if no option is declared.
public struct Readings: Sendable, Equatable {
    /// The names of the declared options, by the ids of their readings; defaults are left out unless declared.
    public private(set) var declarations: [String: String] = [:]

    /// The readings in which the default option of every reading is in force.
    public static let standard = Readings()

    private init() {}

    /// Makes the readings that an implementation or a case declares, after checking them.
    ///
    /// - Throws: `UnknownReading` if `known` does not contain a declared reading or option.
    public init(_ declared: [String: String], known: [Reading]) throws(UnknownReading) {
        for (id, option) in declared.sorted(by: { $0.key < $1.key }) {
            guard let reading = known.first(where: { $0.id == id }) else {
                throw UnknownReading(id: id, option: option, known: known.map(\.id))
            }
            guard reading.hasOption(option) else {
                throw UnknownReading(id: id, option: option, known: reading.options.map(\.name))
            }
        }
        declarations = declared
    }

    /// Returns the option in force for the reading whose options are the cases of the given type.
    public subscript<Option: ReadingOption>(_ type: Option.Type) -> Option {
        // The cases of the type are in the order of the reading's options, so the default is first; a test checks this.
        if declarations.isEmpty, let standard = Option.allCases.first { return standard }
        let name = self[Option.reading]
        guard let option = Option(rawValue: name) else {
            preconditionFailure("\(Option.self) has no case for the option \(name) of \(Option.reading.id)")
        }
        return option
    }

    /// Returns the name of the option that is in force for a reading.
    public subscript(_ reading: Reading) -> String {
        declarations[reading.id] ?? reading.standard.name
    }

    /// Returns a copy of these readings in which the given option replaces the option of the same reading.
    public func with<Option: ReadingOption>(_ option: Option) -> Readings {
        var copy = self
        copy.declarations[Option.reading.id] = option.rawValue
        return copy
    }
}

/// The error for a declared reading or option that does not exist in the specification.
public struct UnknownReading: Error, Equatable, CustomStringConvertible {
    /// The id of the reading that was declared.
    public let id: String
    /// The option that was declared for this id.
    public let option: String
    /// The ids of the known readings if the id is unknown; otherwise the names of the options of that reading.
    public let known: [String]

    public var description: String {
        "the reading \(id) = \(option) is unknown; known: \(known.isEmpty ? "none" : known.joined(separator: ", "))"
    }
}
