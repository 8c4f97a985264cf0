import Foundation
import Harness
import JSON
private import PageFiles
import Specification

/// Writes JSON Schemas (draft 2020-12) from the shapes of the Swift types, so that schemas and types always agree.
public enum JSONSchema {
    /// Returns every schema of the kit with its file name: those of files and messages, and three for each subsystem.
    public static func all(of catalogue: Catalogue) -> [(file: String, schema: Value)] {
        [("case.json", goldenCase)] + written
            + catalogue.all.flatMap { specification in
                let name = specification.id.rawValue
                let (input, output) = shapes(specification)
                return [
                    ("\(name).input.json", document("\(name).input.json", "\(name): input", input)),
                    ("\(name).output.json", document("\(name).output.json", "\(name): output", output)),
                    ("\(name).case.json", goldenCase(of: specification, input, output)),
                ]
            }
    }

    /// The schemas of reports, messages and small files; people write these schemas by hand, in the corpus.
    private static let written: [(file: String, schema: Value)] = {
        var count = 0
        return UnsafeBufferPointer(start: schema_files(&count), count: count).compactMap { file in
            let bytes = Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
            return (try? JSONReader.value(of: bytes)).map { (String(cString: file.path), $0) }
        }
    }()

    /// Returns the schema as the text of a file, indented by two spaces.
    public static func text(of schema: Value) -> String { indented(schema, level: 0) + "\n" }

    private static func shapes<S: Specification>(_: S.Type) -> (input: Shape, output: Shape) {
        (S.Input.shape, S.Output.shape)
    }

    /// Returns the complete schema for a file with this name.
    ///
    /// The id of the schema is the name of its file. The id is a relative address, so it leads to the file in every
    /// copy of the folder, on a disk or on a server.
    static func document(_ file: String, _ title: String, _ shape: Shape) -> Value {
        guard case .object(let members) = schema(of: shape) else { return .null }
        return .object(
            [
                .init("$schema", "https://json-schema.org/draft/2020-12/schema".value),
                .init("$id", file.value), .init("title", title.value),
            ] + members)
    }

    static func schema(of shape: Shape) -> Value {
        switch shape {
        case .null: .record(("type", "null".value))
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
        case .map(let content):
            .record(("type", "object".value), ("additionalProperties", schema(of: content)))
        case .described(let about, .record(let fields)) where fields.isEmpty:
            .record(("description", about.value))
        case .described(let about, let shape): described(schema(of: shape), about)
        case .ruled(let shape): schema(of: shape)
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

    static func described(_ schema: Value, _ about: String) -> Value {
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

extension CorpusAudit {
    /// Returns an error if schemas of the corpus are missing, or differ from those of the Swift types.
    public func schemaProblems() -> [CorpusError] {
        let stale = JSONSchema.all(of: corpus.catalogue).filter { file, schema in
            let place = corpus.folder.appending(path: "schema/\(file)")
            let data = FileManager.default.contents(atPath: place.path)
            return data?.elementsEqual(JSONSchema.text(of: schema).utf8) != true
        }
        guard let first = stale.first else { return [] }
        let others = stale.count > 1 ? " and \(counted(stale.count - 1, "other schema")) are" : " is"
        return [
            CorpusError(
                "schema/\(first.file)\(others) missing, or not made from the Swift types; "
                    + "`\(Program.name) corpus schema DIR` writes all schemas")
        ]
    }
}
