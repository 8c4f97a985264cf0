import JSON
import Specification

/// A case of the corpus: an input and its only conforming outcome, which is an output or a rejection.
///
/// A case never changes. It is a class, since a run passes thousands of cases around, and references are cheap to copy.
public final class GoldenCase: Sendable {
    /// The id of the case, such as `mobility.geofence/opens-at-the-seventh-close-fix`; it never changes.
    public let id: String
    /// The subsystem that the case belongs to.
    public let subsystem: SubsystemID
    /// The catalogue that was searched for the subsystem.
    public let catalogue: Catalogue
    /// The specification of the subsystem; nil if the catalogue has none.
    package let specification: (any Specification.Type)?
    /// The clauses that the case names because it exercises them.
    public let clauses: [ClauseID]
    /// The origin of the expected output, such as a source or a script.
    public let origin: Origin
    /// The options of the readings that affect the output, by the id of the reading; other readings are left out.
    public let readings: [String: String]
    /// The input. An input stored as text is parsed on each access; the value is not kept, since a run accesses few of
    /// its thousands of inputs.
    public var input: Value { inputSource.value }
    private let inputSource: Source
    private let expected: Expected

    /// The JSON of the input, exactly as written in the line of the case; nil if no `CaseScanner` read the line.
    var inputText: JSONText? { inputSource.text }

    /// The JSON of the expected output, exactly as written in the line of the case; nil for a rejection, or if no
    /// `CaseScanner` read the line.
    package var outputText: JSONText? { if case .output(let source) = expected { source.text } else { nil } }

    /// A value, stored either directly or as JSON text that is parsed on each access.
    enum Source: Sendable {
        case value(Value)
        case text(JSONText)

        var value: Value {
            switch self {
            case .value(let value): value
            case .text(let text): text.value
            }
        }

        var text: JSONText? { if case .text(let text) = self { text } else { nil } }

        var detached: Source { text.map { .text($0.detached) } ?? self }
    }

    /// The expected outcome in the form in which it is stored.
    enum Expected: Sendable {
        case output(Source)
        case rejection(Value)
    }

    /// The input and the expected output in the Swift types of the subsystem.
    final class Typed: Sendable {
        let input: any Sendable
        /// The expected output; nil for a rejection, or if the output does not have the subsystem's form.
        let output: (any Sendable)?

        init(input: any Sendable, output: (any Sendable)?) {
            self.input = input
            self.output = output
        }
    }

    /// The input and output in Swift; nil if no property needs related inputs (probes), or the input is malformed.
    let typed: Typed?
    /// The expected outcome. If the outcome is stored as text, each access parses it again.
    public var expectation: Expectation {
        switch expected {
        case .output(let source): .output(source.value)
        case .rejection(let error): .rejection(error)
        }
    }
    /// Words for selecting cases.
    public let tags: [String]
    /// The reason why the case exists; nil if it has no note.
    public let note: String?
    /// The file and the line that contain the case.
    public let place: CorpusPlace

    /// The only conforming outcome of a case.
    public enum Expectation: Sendable {
        case output(Value)
        /// The input is rejected; the value is an object that contains the rejection's code (`{"code": …}`) and
        /// details.
        case rejection(Value)
    }

    /// The names of the members of a case, in the order required in a line.
    public static let keys = [
        "id", "clauses", "origin", "basis", "readings", "input", "output", "error", "tags", "note",
    ]

    /// Makes a case from its parts, which a `CaseScanner` has already checked.
    init(
        id: String, _ specification: any Specification.Type, in catalogue: Catalogue, clauses: [ClauseID],
        origin: Origin, readings: [String: String], input: JSONText, _ expected: Expected, typed: Typed?,
        tags: [String], note: String?, at place: CorpusPlace
    ) {
        self.id = id
        self.catalogue = catalogue
        self.specification = specification
        subsystem = specification.id
        self.clauses = clauses
        self.origin = origin
        self.readings = readings
        inputSource = .text(input)
        self.expected = expected
        self.typed = typed
        self.tags = tags
        self.note = note
        self.place = place
    }

    /// The same case, in a copy that does not keep the bytes of its file in memory.
    var detached: GoldenCase {
        guard let specification, let text = inputText else { return self }
        let expected: Expected =
            if case .output(let source) = expected { .output(source.detached) } else { expected }
        return GoldenCase(
            id: id, specification, in: catalogue, clauses: clauses, origin: origin,
            readings: readings, input: text.detached, expected, typed: nil, tags: tags, note: note, at: place)
    }

    /// Reads a case from the JSON value of its line.
    ///
    /// - Throws: `Misfit` if the value does not have the form of a case; the content is checked later.
    init(_ value: Value, at place: CorpusPlace, in catalogue: Catalogue) throws(Misfit) {
        guard case .object(let object) = value else {
            throw Misfit("a case must be an object, not \(value.kind)")
        }
        try GoldenCase.checkOrder(object)
        var members = try Members(of: value)
        id = try members.required("id")
        let named = SubsystemID(String(id.utf8.prefix { $0 != UInt8(ascii: "/") }) ?? "")
        self.catalogue = catalogue
        specification = catalogue.specification(named)
        subsystem = specification?.id ?? named
        clauses = try members.required("clauses", as: [String].self).map { ClauseID($0) }
        origin = try members.required("origin")
        // In earlier versions of the corpus, cases stated the basis; now the laws state it.
        _ = try members.optional("basis", as: Basis.self)
        readings = try GoldenCase.readings(members.optional("readings", as: AnyValue.self)?.value)
        let input = try members.required("input", as: AnyValue.self).value
        inputSource = .value(input)
        let output = try members.optional("output", as: AnyValue.self)
        let error = try members.optional("error", as: AnyValue.self)
        switch (output, error) {
        case (let output?, nil): expected = .output(.value(output.value))
        case (nil, let error?): expected = .rejection(error.value)
        default: throw Misfit("exactly one of the members \"output\" and \"error\" is needed")
        }
        tags = try members.optional("tags") ?? []
        note = try members.optional("note")
        try members.finish()
        self.place = place
        typed = specification.flatMap { [clauses] specification in
            GoldenCase.isProbed(clauses, specification)
                ? GoldenCase.typed(input, output?.value, specification) : nil
        }
    }

    /// Whether the case records a failure that fuzzing found; `assay fuzz --add` gives such a case an id with
    /// `/found-`.
    var isOfFailure: Bool { id.contains("/found-") }

    /// Returns the options in the member `readings`, by the ids of their readings.
    ///
    /// - Throws: `Misfit` if the member is missing or not an object, or if an option is not a string.
    static func readings(_ value: Value?) throws(Misfit) -> [String: String] {
        do throws(Misfit) {
            guard let value, case .object = value else { throw Misfit("an object is expected") }
            return try [String: String](value)
        } catch {
            throw error.under(.member("readings"))
        }
    }

    /// Returns whether some property that follows from one of these clauses needs the outcomes of related inputs.
    static func isProbed<S: Specification>(_ clauses: [ClauseID], _: S.Type) -> Bool {
        S.properties.contains { $0.probes != nil && $0.follows(fromOneOf: clauses) }
    }

    private static func typed<S: Specification>(_ input: Value, _ output: Value?, _: S.Type) -> Typed? {
        guard let input = try? S.Input(input) else { return nil }
        return Typed(input: input, output: output.flatMap { try? S.Output($0) })
    }

    private static func checkOrder(_ members: [Value.Member]) throws(Misfit) {
        var rest = keys[...]
        for member in members {
            if let index = rest.firstIndex(of: member.name) {
                rest = rest[(index + 1)...]
            } else if keys.contains(member.name) {
                throw Misfit("the members of a case must be in the order \(keys.joined(separator: ", "))")
            }
        }
    }

    /// The case as the JSON value of its line.
    public var value: Value {
        let (kind, outcome) = Answer(expectation).member
        return .record(
            ("id", id.value), ("clauses", clauses.map(\.rawValue).value), ("origin", origin.value),
            ("readings", readings.value), ("input", input), (kind, outcome),
            ("tags", tags.isEmpty ? nil : tags.value), ("note", note?.value))
    }
}

/// The place of a line in a corpus.
public struct CorpusPlace: Sendable, Hashable, CustomStringConvertible {
    /// The path of the file inside the corpus, such as `mobility/geofence/exit.jsonl`.
    public let file: String
    /// The number of the line, counted from 1.
    public let line: Int

    /// Makes the place of a line.
    public init(file: String, line: Int) {
        self.file = file
        self.line = line
    }

    public var description: String { "\(file):\(line)" }
}

/// An error in a corpus, with its place and a sentence about it.
public struct CorpusError: Error, Sendable, CustomStringConvertible {
    /// The file and the line of the error; nil if the error does not belong to a single line.
    public let place: CorpusPlace?
    /// The sentence that describes the error.
    public let problem: String

    /// Makes an error.
    public init(_ problem: String, at place: CorpusPlace? = nil) {
        self.problem = ForeignText.line(problem.shortened)
        self.place = place
    }

    /// The number of the line; 0 if the error does not belong to a single line.
    var line: Int { place?.line ?? 0 }

    public var description: String { place.map { "\($0): \(problem)" } ?? problem }
}
