import JSON
import Specification

/// The parts of the schemas.
extension JSONSchema {
    /// Returns the first members of the schema of a file.
    ///
    /// The id is the name of the file. So it is an address beside those of the other schemas, wherever the book or the
    /// folder stands: on a disk, or on anybody's server.
    static func head(_ file: String, _ title: String) -> [Value.Member] {
        [
            Value.Member("$schema", "https://json-schema.org/draft/2020-12/schema".value),
            Value.Member("$id", file.value), Value.Member("title", title.value),
        ]
    }

    /// Returns the schema of a file whose values have exactly one of several forms.
    static func document(_ file: String, _ title: String, _ about: String, oneOf forms: [Value]) -> Value {
        .object(
            head(file, title) + [.init("description", about.value), .init("oneOf", .array(forms))])
    }

    typealias Field = (name: String, schema: Value, isRequired: Bool)

    static func line(_ kind: String, _ about: String, _ fields: [Field]) -> Value {
        described(about, object([("kind", .record(("enum", [kind].value)), true)] + fields))
    }

    /// Returns the schema of an object with these members.
    ///
    /// - Parameter isClosed: Whether it has no others.
    static func object(_ fields: [Field], isClosed: Bool = false) -> Value {
        .record(
            ("type", "object".value), ("properties", .object(fields.map { .init($0.name, $0.schema) })),
            ("required", fields.filter(\.isRequired).map(\.name).value),
            ("additionalProperties", isClosed ? false.value : nil))
    }

    static func described(_ about: String, _ schema: Value) -> Value {
        guard case .object(let members) = schema else { return schema }
        return .object([Value.Member("description", about.value)] + members)
    }

    static func any(_ about: String) -> Value { .record(("description", about.value)) }

    static func text(_ about: String) -> Value {
        .record(("description", about.value), ("type", "string".value))
    }

    static func texts(_ about: String) -> Value {
        .record(
            ("description", about.isEmpty ? nil : about.value), ("type", "array".value),
            ("items", .record(("type", "string".value))))
    }

    static var count: Value { .record(("type", "integer".value), ("minimum", 0.value)) }
}
