import Harness
import JSON
import Specification

/// Writes JSON Schemas (draft 2020-12) from the shapes of the Swift types, so that they always agree.
public enum JSONSchema {
    /// Returns every schema of the kit by file name: `case.json`, `report.json`, and two for each subsystem.
    public static func all(of catalogue: Catalogue) -> [(file: String, schema: Value)] {
        [("case.json", goldenCase), ("report.json", reportLine)]
            + catalogue.all.flatMap { specification in
                let name = specification.id.rawValue
                return [
                    ("\(name).input.json", document("\(name): input", inputShape(specification))),
                    ("\(name).output.json", document("\(name): output", outputShape(specification))),
                ]
            }
    }

    /// Returns the schema as the text of a file, indented by two spaces.
    public static func text(of schema: Value) -> String { indented(schema, level: 0) + "\n" }

    private static func inputShape(_ specification: any Specification.Type) -> Shape {
        func shape<S: Specification>(_: S.Type) -> Shape { S.Input.shape }
        return shape(specification)
    }

    private static func outputShape(_ specification: any Specification.Type) -> Shape {
        func shape<S: Specification>(_: S.Type) -> Shape { S.Output.shape }
        return shape(specification)
    }

    private static func document(_ title: String, _ shape: Shape) -> Value {
        guard case .object(let members) = schema(of: shape) else { return .null }
        return .object(
            [
                Value.Member("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
                Value.Member("title", .string(title)),
            ] + members)
    }

    /// The schema of a case, with what shapes cannot express: any reading ids, and exactly one of output and error.
    private static var goldenCase: Value {
        guard case .object(let members) = caseDocument else { return .null }
        let options = Value.record(
            ("description", "What the output depends on: options by reading id.".value),
            ("type", "object".value),
            ("additionalProperties", .record(("type", "string".value))))
        return .object(
            members.map { member in
                guard member.name == "properties", case .object(let properties) = member.value else {
                    return member
                }
                return .init(
                    member.name,
                    .object(properties.map { $0.name == "readings" ? .init($0.name, options) : $0 }))
            } + [
                .init(
                    "oneOf",
                    .array(["output", "error"].map { Value.record(("required", [$0].value)) }))
            ])
    }

    private static var caseDocument: Value {
        document(
            "A case of the corpus, one line",
            .record([
                .required("id", .string(pattern: "^[a-z]+\\.[a-z]+/[a-z0-9-]+$"), "Stable for ever."),
                .required(
                    "clauses", .array(.string(pattern: "^[A-Z]+-[0-9]+$")), "The clauses it exercises."),
                .required("origin", Origin.shape, "Where the expected output comes from."),
                .optional(
                    "basis", Basis.shape,
                    "On what the outcome rests; absent if that follows from the clauses."),
                .required(
                    "readings", .described("Options by reading id.", .record([])),
                    "What the output depends on."),
                .required("input", .described("By the subsystem's input schema.", .record([])), "The input."),
                .optional(
                    "output", .described("By the subsystem's output schema.", .record([])),
                    "The one output that conforms."),
                .optional(
                    "error", .described("A code, and details.", .record([])), "The rejection, in its place."),
                .optional("tags", .array(.string()), "Words to select by."),
                .optional("note", .string(), "Why the case exists and what a failure means."),
            ]))
    }

    /// Returns the schema of a shape.
    static func schema(of shape: Shape) -> Value {
        switch shape {
        case .boolean: .record(("type", "boolean".value))
        case .number(let bounds): number("number", bounds)
        case .integer(let bounds): number("integer", bounds)
        case .string(let pattern): .record(("type", "string".value), ("pattern", pattern?.value))
        case .choice(let choices): .record(("enum", choices.value))
        case .array(let element): .record(("type", "array".value), ("items", schema(of: element)))
        case .fixed(let element, let count):
            .record(
                ("type", "array".value), ("items", schema(of: element)), ("minItems", count.value),
                ("maxItems", count.value))
        case .either(let shapes): .record(("oneOf", .array(shapes.map(schema(of:)))))
        case .any: .object([])
        case .described(let about, .record(let fields)) where fields.isEmpty:
            .record(("description", about.value))
        case .described(let about, let shape): described(schema(of: shape), about)
        case .record(let fields):
            .record(
                ("type", "object".value),
                (
                    "properties",
                    .object(fields.map { .init($0.name, described(schema(of: $0.shape), $0.about)) })
                ),
                ("required", fields.filter { $0.presence == .always }.map(\.name).value),
                ("additionalProperties", false.value))
        }
    }

    private static func number(_ type: String, _ bounds: Shape.Bounds) -> Value {
        .record(
            ("type", type.value), ("minimum", bounds.atLeast?.value),
            ("exclusiveMinimum", bounds.above?.value),
            ("maximum", bounds.atMost?.value))
    }

    private static func described(_ schema: Value, _ about: String) -> Value {
        guard case .object(let members) = schema else { return schema }
        return .object(
            [Value.Member("description", .string(about))] + members.filter { $0.name != "description" })
    }

    private static func indented(_ value: Value, level: Int) -> String {
        let inner = String(repeating: "  ", count: level + 1)
        let outer = String(repeating: "  ", count: level)
        switch value {
        case .object(let members) where !members.isEmpty:
            let lines = members.map {
                "\(inner)\(JSONWriter.text(of: .string($0.name))): \(indented($0.value, level: level + 1))"
            }
            return "{\n" + lines.joined(separator: ",\n") + "\n\(outer)}"
        default: return JSONWriter.text(of: value)
        }
    }
}
