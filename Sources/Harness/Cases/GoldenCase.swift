import JSON
import Specification

/// A case of the corpus: an input with the only output, or rejection, that conforms.
///
/// It never changes and a run handles thousands of them, so it is a class, whose copies cost next to nothing.
public final class GoldenCase: Sendable {
    /// `mobility.geofence/opens-at-the-seventh-close-fix`; stable for ever.
    public let id: String
    /// The subsystem that the case is for.
    public let subsystem: SubsystemID
    /// The catalogue that the subsystem was found in.
    public let catalogue: Catalogue
    /// The specification of that subsystem; nil if there is none.
    package let specification: (any Specification.Type)?
    /// The clauses that the case exercises.
    public let clauses: [ClauseID]
    /// The origin of the expected output.
    public let origin: Origin
    /// The options of exactly the readings on which the output depends, by reading id.
    public let readings: [String: String]
    /// The input; if it is kept as text it is parsed each time, since a run looks at few of its thousands of inputs.
    public var input: Value { inputSource.value }
    private let inputSource: Source
    private let expected: Expected

    /// The JSON of the input as in the line; nil if the line was read step by step.
    var inputText: JSONText? { inputSource.text }

    /// The JSON of the expected output as in the line; nil for a rejection too.
    package var outputText: JSONText? { if case .output(let source) = expected { source.text } else { nil } }

    /// A value, or the text that it is read from.
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

    /// The expected outcome as it is stored.
    enum Expected: Sendable {
        case output(Source)
        case rejection(Value)
    }

    /// The input and the expected output as the subsystem reads them.
    final class Typed: Sendable {
        let input: any Sendable
        /// Nil for a rejection, and if the output does not have the form.
        let output: (any Sendable)?

        init(input: any Sendable, output: (any Sendable)?) {
            self.input = input
            self.output = output
        }
    }

    /// Nil if no property asks for probes, which are made from the input, or if the input does not have the form.
    let typed: Typed?
    /// The expected outcome, parsed each time as `input` is.
    public var expectation: Expectation {
        switch expected {
        case .output(let source): .output(source.value)
        case .rejection(let error): .rejection(error)
        }
    }
    /// Words by which cases can be selected.
    public let tags: [String]
    /// Why the case exists; nil if it has no note.
    public let note: String?
    /// The file and line of the case.
    public let place: CorpusPlace

    /// The outcome that conforms.
    public enum Expectation: Sendable {
        case output(Value)
        /// A rejection as `{"code": …}` with its details.
        case rejection(Value)
    }

    /// The keys of a line, in their order.
    public static let keys = [
        "id", "clauses", "origin", "basis", "readings", "input", "output", "error", "tags", "note",
    ]

    /// Makes a case whose parts were read one by one.
    init(
        id: String, _ specification: any Specification.Type, in catalogue: Catalogue, clauses: [ClauseID],
        origin: Origin, readings: [String: String], input: JSONText, _ expected: Expected,
        typed: Typed?, tags: [String],
        note: String?, at place: CorpusPlace
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

    /// The same case, which shares no bytes with the other cases of its file.
    var detached: GoldenCase {
        guard let specification, let text = inputText else { return self }
        let expected: Expected =
            if case .output(let source) = expected { .output(source.detached) } else { expected }
        return GoldenCase(
            id: id, specification, in: catalogue, clauses: clauses, origin: origin,
            readings: readings, input: text.detached, expected, typed: nil, tags: tags, note: note, at: place)
    }

    /// Reads a case from the value of its line.
    ///
    /// - Throws: `Misfit` if the value does not have the form of a case; the specification is checked separately.
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
        // Earlier versions stated the basis in cases; now the laws state it.
        _ = try members.optional("basis", as: Basis.self)
        guard let declared = try members.optional("readings", as: AnyValue.self)?.value,
            let readings = try GoldenCase.readings(declared)
        else { throw Misfit("an object is expected", at: Path([.member("readings")])) }
        self.readings = readings
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

    /// Whether the case is a failure that was found: `assay fuzz --add` writes such ids.
    var isOfFailure: Bool { id.contains("/found-") }

    /// Returns the options by reading id; nil if the value is not an object.
    ///
    /// - Throws: `Misfit` if an option is not a text.
    static func readings(_ value: Value) throws(Misfit) -> [String: String]? {
        guard case .object = value else { return nil }
        do throws(Misfit) {
            return try [String: String](value)
        } catch {
            throw error.under(.member("readings"))
        }
    }

    /// Returns whether a property that follows from one of these clauses asks for probes.
    static func isProbed<S: Specification>(_ clauses: [ClauseID], _: S.Type) -> Bool {
        S.properties.contains { $0.probes != nil && $0.follows(fromOneOf: clauses) }
    }

    private static func typed<S: Specification>(
        _ input: Value, _ output: Value?, _: S.Type
    ) -> Typed? {
        guard let input = try? S.Input(input) else { return nil }
        return Typed(input: input, output: output.flatMap { try? S.Output($0) })
    }

    private static func checkOrder(_ members: [Value.Member]) throws(Misfit) {
        var rest = keys[...]
        for member in members {
            if let index = rest.firstIndex(of: member.name) {
                rest = rest[(index + 1)...]
            } else if keys.contains(member.name) {
                throw Misfit("the members of a case must have the order \(keys.joined(separator: ", "))")
            }
        }
    }

    /// The case as the value of its line.
    public var value: Value {
        let output: Value? = if case .output(let source) = expected { source.value } else { nil }
        let error: Value? = if case .rejection(let error) = expected { error } else { nil }
        return .record(
            ("id", id.value), ("clauses", clauses.map(\.rawValue).value), ("origin", origin.value),
            ("readings", readings.value), ("input", input),
            ("output", output), ("error", error),
            ("tags", tags.isEmpty ? nil : tags.value), ("note", note?.value))
    }
}

/// A line of a file of the corpus.
public struct CorpusPlace: Sendable, Hashable, CustomStringConvertible {
    /// The path inside the corpus: `mobility/geofence/exit.jsonl`.
    public let file: String
    /// The number of the line, from 1.
    public let line: Int

    /// Makes the place of a line.
    public init(file: String, line: Int) {
        self.file = file
        self.line = line
    }

    public var description: String { "\(file):\(line)" }
}

/// An error in a corpus: file and line, and a sentence.
public struct CorpusError: Error, Sendable, CustomStringConvertible {
    /// The file and line of the error; nil if it concerns no single line.
    public let place: CorpusPlace?
    /// The error, in a sentence.
    public let problem: String

    /// Makes an error.
    public init(_ problem: String, at place: CorpusPlace? = nil) {
        self.problem = ForeignText.line(problem.shortened)
        self.place = place
    }

    /// The number of the line; 0 if the error concerns no single line.
    var line: Int { place?.line ?? 0 }

    public var description: String { place.map { "\($0): \(problem)" } ?? problem }
}
