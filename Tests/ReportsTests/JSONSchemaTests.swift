import Catalogue
import Corpus
import Foundation
import Harness
import JSON
import Specification
import TestSupport
import Testing

@testable import Reports

/// Tests that the committed schemas match the Swift types, and that schemas and types accept the same values.
@Suite struct JSONSchemaTests {
    @Test func `the committed schemas are exactly those of the Swift types`() throws {
        let folder = try Corpus.folder().appending(path: "schema")
        for (file, schema) in JSONSchema.all(of: .assay) {
            let committed = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
            #expect(committed == JSONSchema.text(of: schema), "schema/\(file)")
        }
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(files.sorted() == JSONSchema.all(of: .assay).map(\.file).sorted())
    }

    @Test func `schemas are read back as they were written`() throws {
        for (file, schema) in JSONSchema.all(of: .assay) {
            #expect(try JSONReader.value(of: JSONSchema.text(of: schema)) == schema, "\(file)")
        }
    }

    @Test(arguments: Catalogue.assay.all.map { $0.id })
    func `a schema accepts every input and output of the corpus`(subsystem: SubsystemID) throws {
        for wire in try wires(of: subsystem) {
            #expect(!wire.values.isEmpty, "\(wire.name)")
            for (id, value) in wire.values {
                let complaint = wire.schema.complaint(about: value)
                #expect(complaint == nil, "\(id): refused by the schema \(wire.name)")
            }
        }
    }

    @Test(.heavy, arguments: Catalogue.assay.all.map { $0.id })
    func `a schema accepts a changed value of the corpus if, and only if, the Swift type accepts it`(
        subsystem: SubsystemID
    ) throws {
        for wire in try wires(of: subsystem) {
            var mutations = Mutations()
            var drifts: [String] = []
            // The test takes about a hundred values from all parts of the corpus, and changes each in dozens of ways.
            for index in stride(from: 0, to: wire.values.count, by: wire.values.count / 100 + 1) {
                let (id, value) = wire.values[index]
                for mutated in mutations.next(of: value) {
                    let complaint = wire.schema.complaint(about: mutated)
                    let misfit = wire.misfit(mutated)
                    // If the type of a member has a further rule, the type demands more than a schema can express.
                    if complaint == nil, let misfit, wire.shape.isRuled(at: misfit.path) { continue }
                    if (complaint == nil) != (misfit == nil) {
                        drifts.append(
                            """
                            \(id) mutated to \(JSONWriter.text(of: mutated).prefix(300)): \
                            schema: \(complaint ?? "accepted"); Swift type: \(misfit?.description ?? "accepted")
                            """)
                    }
                }
            }
            #expect(mutations.count > 100, "\(wire.name)")
            let told = drifts.prefix(10).joined(separator: "\n")
            #expect(drifts.isEmpty, "\(wire.name), \(drifts.count) of \(mutations.count):\n\(told)")
        }
    }

    @Test func `the pattern for words matches exactly the strings that the Swift type for words accepts`()
        throws
    {
        let schema = try wires(of: Notation.id)[0].schema
        for code in UInt32(0)...0x10FFFF where code < 0x3100 || code > 0xFE00 && code < 0x10100 {
            guard let scalar = Unicode.Scalar(code) else { continue }
            for text in ["\(scalar)", "a\(scalar)", "\(scalar)a"] {
                let value = Value.record(("words", [text].value), ("notation", "camel".value))
                let isRight = (schema.complaint(about: value) == nil) == ((try? Word(text.value)) != nil)
                #expect(isRight, "U+\(String(code, radix: 16))")
            }
        }
    }

    @Test
    func
        `the case schema accepts every line of the corpus, and refuses a line without a required member`()
        throws
    {
        let named = JSONSchema.all(of: .assay).first { $0.file == "case.json" }
        let schema = try SchemaRule(try #require(named).schema)
        for golden in try Corpus.bundled.cases {
            guard case .object(let members) = golden.value else { continue }
            #expect(schema.complaint(about: golden.value) == nil, "\(golden.id)")
            for name in ["id", "clauses", "origin", "readings", "input"] {
                let cut = Value.object(members.filter { $0.name != name })
                #expect(schema.complaint(about: cut) != nil, "\(golden.id): accepted without \(name)")
            }
            #expect(schema.complaint(about: .object(members + [.init("stranger", .null)])) != nil)
        }
    }

    @Test
    func `the schema engine of these tests knows every keyword that the schemas use, and refuses all others`()
        throws
    {
        for (_, schema) in JSONSchema.all(of: .assay) { _ = try SchemaRule(schema) }
        #expect(throws: SchemaRule.Unknown.self) { try SchemaRule(.record(("minLength", 1.value))) }
    }

    /// Returns the input and the output of a subsystem, each with its schema, its type and its values in the corpus.
    private func wires(of subsystem: SubsystemID) throws -> [WireUnderTest] {
        let specification = try #require(Catalogue.assay.specification(subsystem))
        let cases = try Corpus.bundled.cases(of: subsystem)
        let outputs = cases.compactMap { golden in
            if case .output(let output) = golden.expectation { (golden.id, output) } else { nil }
        }
        func wires<S: Specification>(_: S.Type) throws -> [WireUnderTest] {
            [
                try WireUnderTest("\(subsystem).input", S.Input.self, cases.map { ($0.id, $0.input) }),
                try WireUnderTest("\(subsystem).output", S.Output.self, outputs),
            ]
        }
        return try wires(specification)
    }
}

/// A Swift type of an input or output, with its schema and with values of the corpus.
private struct WireUnderTest {
    let name: String
    let schema: SchemaRule
    let values: [(id: String, value: Value)]
    let misfit: (Value) -> Misfit?
    let shape: Shape

    init<T: Wire>(_ name: String, _: T.Type, _ values: [(String, Value)]) throws {
        self.name = name
        let named = JSONSchema.all(of: .assay).first { $0.file == "\(name).json" }
        schema = try SchemaRule(try #require(named).schema)
        self.values = values.map { (id: $0, value: $1) }
        shape = T.shape
        misfit = { value in
            do throws(Misfit) {
                _ = try T(value)
                return nil
            } catch {
                return error
            }
        }
    }
}

/// Makes copies of a value, each with one change: another value, one member fewer or more, a new name or a new order.
///
/// The first value at a path is replaced by every substitute, and each later one by the next three. Long arrays are
/// truncated first.
private struct Mutations {
    private(set) var count = 0
    private var turns: [String: Int] = [:]

    mutating func next(of value: Value) -> [Value] {
        let changed = changes(of: cut(value), at: .root)
        count += changed.count
        return changed
    }

    private func cut(_ value: Value) -> Value {
        switch value {
        case .array(let values): .array(values.prefix(3).map(cut))
        case .object(let members): .object(members.map { .init($0.name, cut($0.value)) })
        default: value
        }
    }

    private mutating func changes(of value: Value, at path: Path) -> [Value] {
        var changed = Array(replacements(at: path))
        switch value {
        case .array(let values):
            for index in values.indices {
                for element in changes(of: values[index], at: path.appending(.index(index))) {
                    changed.append(.array(values[..<index] + [element] + values[(index + 1)...]))
                }
            }
        case .object(let members):
            for index in members.indices {
                let member = members[index]
                let (before, after) = (Array(members[..<index]), Array(members[(index + 1)...]))
                changed.append(.object(before + after))
                changed.append(.object(before + [.init(member.name.uppercased(), member.value)] + after))
                for value in changes(of: member.value, at: path.appending(.member(member.name))) {
                    changed.append(.object(before + [.init(member.name, value)] + after))
                }
            }
            changed.append(.object(members + [.init("stranger", .null)]))
            changed.append(.object([.init("", .null)] + members))
            changed.append(.object(members.reversed()))
        default: break
        }
        return changed
    }

    private mutating func replacements(at path: Path) -> ArraySlice<Value> {
        let all = Mutations.substitutes
        guard let turn = turns[path.pattern] else {
            turns[path.pattern] = 0
            return all[...]
        }
        let next = turn + 3 <= all.count ? turn : 0
        turns[path.pattern] = next + 3
        return all[next..<next + 3]
    }

    private static let substitutes =
        others + numbers.map { .number(Number(written: $0)) } + texts.map { .string($0) }

    private static let others: [Value] = [
        .null, .bool(true), .bool(false), .array([]), .object([]), .array([.null]), .record(("a", .null)),
    ]

    private static let numbers = [
        "0", "-0", "-0.0", "1", "1.0", "10e-1", "2", "-1", "-1.0", "0.5", "-0.5", "1.5", "100", "100.5",
        "101", "1e2", "1e3", "1e-400", "-1e-400", "1e400", "-1e400", "9007199254740991", "9007199254740992",
        "9007199254740991.0", "-9007199254740991", "-9007199254740992", "9223372036854775808",
        "18446744073709551616", "1e-3", "1e15",
    ]

    private static let texts = [
        "", " ", "a", "a b", "a\n", "\n", "\u{85}", "\u{A0}b", "\u{200B}", "it", "ios", "IOS", "camel",
        "undo", "red",
    ]
}
