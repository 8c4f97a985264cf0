import Specs

/// A case of the corpus: an input with the one output, or rejection, that conforms.
///
/// It never changes, and is handed around by the thousand: so it is a class, of which copies cost next to nothing.
public final class GoldenCase: Sendable {
    /// `mobility.geofence/opens-at-the-seventh-close-fix`; stable for ever.
    public let id: String
    public let subsystem: SubsystemID
    /// The specification of that subsystem; nil where there is none.
    let specification: (any Specification.Type)?
    /// The clauses it exercises.
    public let clauses: [ClauseID]
    public let origin: Origin
    /// Exactly the readings on which the output depends.
    public let readings: [String: String]
    public let input: Value
    public let expectation: Expectation
    public let tags: [String]
    public let note: String?
    /// Where it stands.
    public let place: CorpusPlace

    public enum Expectation: Sendable {
        case output(Value)
        /// A rejection as `{"code": …}` with its details.
        case rejection(Value)
    }

    /// The keys of a line, in their order.
    public static let keys = [
        "id", "clauses", "origin", "readings", "input", "output", "error", "tags", "note",
    ]
    static let requiredKeys = ["id", "clauses", "origin", "readings", "input"]

    /// Reads a case from the value of its line.
    ///
    /// - Throws: `Misfit` where the form is not that of a case; the specification is asked separately.
    init(_ value: Value, at place: CorpusPlace) throws(Misfit) {
        guard case .object(let object) = value else { throw Misfit("a case is an object, not \(value.kind)") }
        try GoldenCase.checkOrder(object)
        var members = try Members(of: value)
        id = try members.required("id")
        let named = SubsystemID(String(id.utf8.prefix { $0 != UInt8(ascii: "/") }) ?? "")
        specification = Catalogue.specification(named)
        subsystem = specification?.id ?? named
        clauses = try members.required("clauses", as: [String].self).map { ClauseID($0) }
        origin = try members.required("origin")
        guard let declared = value["readings"], case .object(let readings) = declared else {
            throw Misfit("an object is expected", at: Path([.member("readings")]))
        }
        var chosen: [String: String] = [:]
        for reading in readings {
            do throws(Misfit) {
                chosen[reading.name] = try String(reading.value)
            } catch {
                throw error.under(.member(reading.name)).under(.member("readings"))
            }
        }
        self.readings = chosen
        _ = try members.required("readings", as: Opaque.self)
        input = try members.required("input", as: Opaque.self).value
        let output = try members.optional("output", as: Opaque.self)
        let error = try members.optional("error", as: Opaque.self)
        switch (output, error) {
        case (let output?, nil): expectation = .output(output.value)
        case (nil, let error?): expectation = .rejection(error.value)
        default: throw Misfit("exactly one of the members \"output\" and \"error\" is needed")
        }
        tags = try members.optional("tags") ?? []
        note = try members.optional("note")
        try members.finish()
        self.place = place
    }

    private static func checkOrder(_ members: [Value.Member]) throws(Misfit) {
        var rest = keys[...]
        for member in members {
            if let index = rest.firstIndex(of: member.name) {
                rest = rest[(index + 1)...]
            } else if keys.contains(member.name) {
                throw Misfit("the members of a case stand in the order \(keys.joined(separator: ", "))")
            }
        }
    }

    /// The case as the value of its line.
    public var value: Value {
        let output: Value? = if case .output(let output) = expectation { output } else { nil }
        let error: Value? = if case .rejection(let error) = expectation { error } else { nil }
        let sorted = readings.sorted { $0.key < $1.key }.map { Value.Member($0.key, .string($0.value)) }
        return .record(
            ("id", id.value), ("clauses", clauses.map(\.rawValue).value), ("origin", origin.value),
            ("readings", .object(sorted)), ("input", input), ("output", output), ("error", error),
            ("tags", tags.isEmpty ? nil : tags.value), ("note", note?.value))
    }
}

/// Any value, taken as it is.
struct Opaque: Wire {
    let value: Value

    static var shape: Shape { .described("Any value.", .record([])) }

    init(_ value: Value) throws(Misfit) {
        self.value = value
    }
}

/// A line of a file of the corpus.
public struct CorpusPlace: Sendable, Hashable, CustomStringConvertible {
    /// The path inside the corpus: `mobility/geofence/exit.jsonl`.
    public let file: String
    public let line: Int

    public init(file: String, line: Int) {
        self.file = file
        self.line = line
    }

    public var description: String { "\(file):\(line)" }
}

/// What is wrong with a corpus: file and line, and a sentence.
public struct CorpusError: Error, Sendable, CustomStringConvertible {
    public let place: CorpusPlace?
    public let problem: String

    public init(_ problem: String, at place: CorpusPlace? = nil) {
        self.problem = problem
        self.place = place
    }

    /// The line, 0 where it is about no line.
    var line: Int { place?.line ?? 0 }

    public var description: String { place.map { "\($0): \(problem)" } ?? problem }
}
