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
    /// Made anew each time where it stands in a line: a run has thousands, and looks at few of them.
    public var input: Value {
        switch source {
        case .value(let value): value
        case .text(let text): text.value
        }
    }
    private let source: Source

    private enum Source {
        case value(Value)
        case text(JSONText)
    }

    /// The input as it stands in its line.
    var inputText: JSONText? { if case .text(let text) = source { text } else { nil } }

    /// The input and the expected output as the subsystem reads them.
    final class Typed: Sendable {
        let input: any Sendable
        /// Nil for a rejection, and where the output has not the form.
        let output: (any Sendable)?

        init(input: any Sendable, output: (any Sendable)?) {
            self.input = input
            self.output = output
        }
    }

    /// Nil where no clause asks for probes, which are made from the input, and where that has not the form.
    let typed: Typed?
    public let expectation: Expectation
    public let tags: [String]
    public let note: String?
    /// Where it stands.
    public let place: CorpusPlace

    public enum Expectation: Sendable {
        case output(Value)
        /// A rejection as `{"code": …}` with its details.
        case rejection(Value)

        /// The answer that says just this.
        var answer: Answer {
            switch self {
            case .output(let output): .output(output)
            case .rejection(let error): .rejection(error)
            }
        }
    }

    /// The keys of a line, in their order.
    public static let keys = [
        "id", "clauses", "origin", "readings", "input", "output", "error", "tags", "note",
    ]
    static let requiredKeys = ["id", "clauses", "origin", "readings", "input"]

    /// Reads a case from the value of its line.
    ///
    /// - Parameters:
    ///   - inputText: the JSON of its input.
    ///   - likely: the specification that it most likely has.
    ///   - last: a case with which it shares the list of clauses where that is the same, say that of the line before.
    /// - Throws: `Misfit` where the form is not that of a case; the specification is asked separately.
    init(
        _ value: Value, inputText: JSONText? = nil, likely: (any Specification.Type)? = nil,
        after last: GoldenCase? = nil, at place: CorpusPlace
    ) throws(Misfit) {
        guard case .object(let object) = value else { throw Misfit("a case is an object, not \(value.kind)") }
        try GoldenCase.checkOrder(object)
        var members = try Members(of: value)
        id = try members.required("id")
        if let likely, likely.id.isFirstPart(of: id) {
            specification = likely
            subsystem = likely.id
        } else {
            let named = SubsystemID(String(id.utf8.prefix { $0 != UInt8(ascii: "/") }) ?? "")
            specification = Catalogue.specification(named)
            subsystem = specification?.id ?? named
        }
        let exercised = try members.required("clauses", as: [String].self).map { ClauseID($0) }
        if let last, last.exercises(exercised) { clauses = last.clauses } else { clauses = exercised }
        origin = try members.required("origin")
        let declared = try members.optional("readings", as: Opaque.self)
        guard case .object(let readings)? = declared?.value else {
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
        let input = try members.required("input", as: Opaque.self).value
        source = inputText.map { .text($0) } ?? .value(input)
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
        typed = specification.flatMap { [clauses, expectation] specification in
            GoldenCase.isProbed(clauses, specification)
                ? GoldenCase.typed(input, expectation, specification) : nil
        }
    }

    /// Whether these are its clauses, letter by letter.
    private func exercises(_ other: [ClauseID]) -> Bool {
        clauses.elementsEqual(other) { $0.rawValue.hasSameScalars(as: $1.rawValue) }
    }

    /// Whether one of these clauses asks for probes.
    private static func isProbed<S: Specification>(_ clauses: [ClauseID], _: S.Type) -> Bool {
        clauses.contains(where: S.clauses.probing.contains)
    }

    private static func typed<S: Specification>(
        _ input: Value, _ expectation: Expectation, _: S.Type
    ) -> Typed? {
        guard let input = try? S.Input(input) else { return nil }
        guard case .output(let output) = expectation else { return Typed(input: input, output: nil) }
        return Typed(input: input, output: try? S.Output(output))
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

extension SubsystemID {
    /// Whether an id of a case begins with it and a slash.
    fileprivate func isFirstPart(of id: String) -> Bool {
        let isFirst = rawValue.utf8.withContiguousStorageIfAvailable { name in
            id.utf8.withContiguousStorageIfAvailable { id in
                id.count > name.count && id[name.count] == UInt8(ascii: "/")
                    && UnsafeBufferPointer(rebasing: id[..<name.count]).hasSameBytes(as: name)
            }
        }
        return isFirst == true
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
