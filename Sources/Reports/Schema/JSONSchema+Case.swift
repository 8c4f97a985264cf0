import Harness
import JSON
import Specification

/// The schemas of cases: one for any case, and one for each subsystem, with its input, outcome, clauses and readings.
extension JSONSchema {
    /// The schema of any case. Unlike a shape, the schema allows any ids of readings, and requires either output or
    /// error.
    static var goldenCase: Value {
        let options = Value.record(
            ("description", "The readings that the output depends on: each id with its option.".value),
            ("type", "object".value),
            ("additionalProperties", .record(("type", "string".value))))
        return goldenCase(
            "case.json", "A case of the corpus, one line", of: "[a-z]+\\.[a-z]+", ["readings": options])
    }

    static func goldenCase(
        of specification: any Specification.Type, _ input: Shape, _ output: Shape
    ) -> Value {
        let name = specification.id.rawValue
        let clauses = Value.record(
            ("description", "The clauses that the case exercises.".value), ("type", "array".value),
            ("items", .record(("enum", specification.clauses.map(\.id.rawValue).value))))
        let options = specification.readings.map { reading in
            Value.Member(
                reading.id,
                .record(("description", reading.question.value), ("enum", reading.options.map(\.name).value)))
        }
        let readings = Value.record(
            ("description", "The readings that the output depends on: each id with its option.".value),
            ("type", "object".value), ("properties", .object(options)), ("additionalProperties", false.value))
        return goldenCase(
            "\(name).case.json", "\(name): a case of the corpus, one line",
            of: name.replacing(".", with: "\\."),
            [
                "clauses": clauses, "readings": readings, "input": described(schema(of: input), "The input."),
                "output": described(schema(of: output), "The one output that conforms."),
                "error": rejection(of: specification),
            ])
    }

    /// The schema of the rejections that a subsystem can give.
    private static func rejection(of specification: any Specification.Type) -> Value {
        let codes = specification.rejections.map(\.code)
        if codes.isEmpty { return .record(("description", "The subsystem has no rejections.".value)) }
        return .record(
            ("description", "The rejection, instead of an output.".value), ("type", "object".value),
            ("properties", .record(("code", .record(("enum", codes.value))))), ("required", ["code"].value))
    }

    /// Returns the schema of cases whose subsystem matches a pattern; the schemas in `special` replace those of the
    /// members with the same names.
    private static func goldenCase(
        _ file: String, _ title: String, of subsystem: String, _ special: [String: Value]
    ) -> Value {
        guard case .object(let members) = document(file, title, caseShape(of: subsystem)) else {
            return .null
        }
        return .object(
            members.map { member in
                guard member.name == "properties", case .object(let properties) = member.value else {
                    return member
                }
                return .init(
                    member.name, .object(properties.map { .init($0.name, special[$0.name] ?? $0.value) }))
            } + [
                .init("oneOf", .array(["output", "error"].map { Value.record(("required", [$0].value)) }))
            ])
    }

    private static func caseShape(of subsystem: String) -> Shape {
        .record([
            .required("id", .string(pattern: "^\(subsystem)/[a-z0-9-]+$"), "The id, which never changes."),
            .required(
                "clauses", .array(.string(pattern: "^[A-Z]+-[0-9]+$")), "The clauses that the case exercises."
            ),
            .required("origin", Origin.shape, "Where the expected output comes from."),
            .optional(
                "basis", Basis.shape,
                "The basis of the outcome; absent if the outcome follows from the clauses."),
            .required(
                "readings", .described("Each id of a reading with its option.", .record([])),
                "The readings that the output depends on."),
            .required(
                "input", .described("Valid against the subsystem's input schema.", .record([])), "The input."),
            .optional(
                "output", .described("Valid against the subsystem's output schema.", .record([])),
                "The one output that conforms."),
            .optional(
                "error", .described("A code, and details.", .record([])),
                "The rejection, instead of an output."),
            .optional("tags", .array(.string()), "Words for selecting cases."),
            .optional("note", .string(), "Why the case exists and what a failure means."),
        ])
    }
}
