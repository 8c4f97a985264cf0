import Catalogue
import Corpus
import Foundation
import JSON
import Misbehaviours
import Specification
import Testing

@testable import Harness
@testable import Reports

/// Tests that the machine-readable reports are valid against their schemas.
struct ReportSchemaTests {
    static let readers = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Readers")
    static let schema = JSONSchema.all(of: .assay).first { $0.file == "report.json" }?.schema ?? .null

    static func reader(_ name: String) -> String { readers.appending(path: name).path }

    // MARK: JSON Lines

    @Test func `in a report with all kinds of verdicts, every line is valid against the schema`()
        async throws
    {
        let (run, _) = try await ReportTests.mixed()
        let rule = try SchemaRule(Self.schema)
        for line in LineReport(run).lines {
            #expect(rule.complaint(about: line) == nil, "\(JSONWriter.text(of: line))")
        }
    }

    @Test func `the schema names every member of every line`() async throws {
        let (run, cases) = try await ReportTests.mixed()
        guard case .array(let kinds)? = Self.schema["oneOf"] else { throw Misfit("no kinds") }
        let rules = try kinds.map { (rule: try SchemaRule($0), schema: $0) }
        var filter = CaseFilter()
        filter.cases = ["*"]
        let corpus = GoldenCorpus(folder: Self.readers, catalogue: .assay, cases: cases)
        let shard = RunScope(corpus, selection: filter, shard: try Shard(1, of: 2))
        let stream = LineReport.ends(of: run.hello, counts: [:])
        for line in LineReport(run, of: shard).lines + [stream.header, stream.footer] {
            let own = try #require(rules.first { $0.rule.complaint(about: line) == nil }?.schema)
            #expect(strangers(in: line, by: own) == [], "\(JSONWriter.text(of: line))")
        }
    }

    @Test func `the schema has the same enumerated words as the Swift types, and the same version`() {
        let words = [
            Fault.Kind.allCases.map(\.rawValue), Charge.Ground.allCases.map(\.word),
            Basis.allCases.map(\.rawValue),
        ]
        let text = JSONWriter.text(of: Self.schema)
        for all in words.map(\.value) + [.array([LineReport.version.value])] {
            #expect(text.contains("\"enum\":\(JSONWriter.text(of: all))"))
        }
    }

    /// Returns the names of the value's members that are not in the schema, except where the schema allows any.
    private func strangers(in value: Value, by schema: Value) -> [String] {
        switch value {
        case .object(let members):
            guard case .object? = schema["properties"] else { return [] }
            return members.flatMap { member -> [String] in
                guard let property = schema["properties"]?[member.name] else { return [member.name] }
                return strangers(in: member.value, by: property).map { "\(member.name).\($0)" }
            }
        case .array(let values):
            return schema["items"].map { items in values.flatMap { strangers(in: $0, by: items) } } ?? []
        default: return []
        }
    }

    @Test(arguments: [
        #"{"kind":"verdict","case":"a/b","verdict":"pass","later":1}"#,
        #"{"kind":"remark","of":"a later version"}"#,
    ])
    func `the schema allows members that a later version may add`(line: String) throws {
        #expect(try SchemaRule(Self.schema).complaint(about: JSONReader.value(of: line)) == nil)
    }

    @Test(arguments: [
        #"{"kind":"verdict","case":"a/b","verdict":"maybe"}"#, #"{"kind":"verdict","verdict":"pass"}"#,
        #"{"kind":"verdict","case":"a/b","verdict":"fail","reason":"why"}"#,
        #"{"kind":"verdict","case":"a/b","verdict":"error","reason":"why","error":"tired"}"#,
        #"{"kind":"verdict","case":"a/b","verdict":"fail","reason":"why","clauses":[],"answer":{}}"#,
        #"{"kind":"header","report":2,"implementation":{"name":"","language":"","version":"","readings":{}},"cases":1}"#,
        #"{"kind":"footer","conforms":true,"pass":1,"fail":0,"skip":0,"broken":[]}"#, #"{"pass":1}"#, "[]",
    ])
    func `an invalid line of a report violates the schema`(line: String) throws {
        #expect(try SchemaRule(Self.schema).complaint(about: JSONReader.value(of: line)) != nil)
    }

    static let hasJSONSchema = ReportTests.output(["python3", "-c", "import jsonschema"]) != nil

    @Test(.enabled(if: hasJSONSchema, "Python's package jsonschema is not installed"))
    func `an independent validator finds that every line of a report is valid`() async throws {
        let (run, _) = try await ReportTests.mixed()
        let committed = try Corpus.folder().appending(path: "schema/report.json").path
        let validate = ["python3", Self.reader("validate_lines.py"), committed]
        #expect(ReportTests.output(validate, reading: LineReport(run).text) == "8 lines\n")
        #expect(ReportTests.output(validate, reading: #"{"kind":"verdict"}"# + "\n") == nil)
    }

    @Test func `the line of a failing case contains the answer, unless it is very long`() async throws {
        let (run, _) = try await ReportTests.mixed()
        #expect(LineReport.line(run.verdicts[1])["answer"] == .record(("output", .record(("h", 0.value)))))
        #expect(LineReport.line(run.verdicts[0])["answer"] == nil)
        let long = String(repeating: "x", count: LineReport.longestAnswer)
        let cases = [try Miniature.golden(1, 1)]
        let other = try await Run(
            cases, with: ReportTests.Scripted(replies: [.answer(.output(.record(("h", long.value))))]))
        #expect(LineReport.line(other.verdicts[0])["answer"] == nil)
        #expect(LineReport.line(other.verdicts[0])["verdict"] == "fail".value)
    }

    @Test func `reading the lines of a report back gives the same answers and the same HTML report`()
        async throws
    {
        let (run, cases) = try await ReportTests.mixed()
        for (verdict, golden) in zip(run.verdicts, cases) {
            let back = try Verdict(LineReport.line(verdict), of: golden)
            #expect(back.answer?.value == verdict.answer?.value)
            #expect((back.answer == nil) == (verdict.kind != .fail))
        }
        let again = Run(
            try zip(run.verdicts, cases).map { try Verdict(LineReport.line($0), of: $1) }, of: run.hello)
        #expect(HTMLReport(again, cases: cases).text == HTMLReport(run, cases: cases).text)
    }

    // MARK: JUnit

    @Test(.enabled(if: ReportTests.hasPython, "python3 is not installed"))
    func `a Python script confirms that a JUnit report satisfies the rules of its schema`() async throws {
        let (run, cases) = try await ReportTests.mixed()
        let check = ["python3", Self.reader("check_junit.py")]
        let text = JUnitReport(run, cases: cases).text
        #expect(ReportTests.output(check, reading: text) == "\n")
        #expect(ReportTests.output(check, reading: text.replacing(" errors=\"2\"", with: "")) == nil)
        #expect(
            ReportTests.output(check, reading: text.replacing("failures=\"2\"", with: "failures=\"1\""))
                == nil)
    }

    static let hasXmllint =
        ReportTests.output(["sh", "-c", "command -v xmllint"]) != nil

    @Test(.enabled(if: hasXmllint, "xmllint is not installed"))
    func `xmllint finds that a JUnit report is valid against its XML Schema`() async throws {
        let (run, cases) = try await ReportTests.mixed()
        let check = ["xmllint", "--nonet", "--noout", "--schema", Self.reader("junit.xsd")]
        let text = JUnitReport(run, cases: cases).text
        #expect(ReportTests.output(check, reading: text) != nil)
        #expect(ReportTests.output(check, reading: text.replacing(" errors=\"2\"", with: "")) == nil)
        let empty = JUnitReport(try await Run([], with: ReportTests.Scripted(replies: [])), cases: []).text
        #expect(ReportTests.output(check, reading: empty) != nil)
    }

    // MARK: Badge

    @Test
    func `a badge shows the result of a run as a short text and a colour, and marks runs with errors`()
        async throws
    {
        func run(_ replies: [Reply]) async throws -> Run {
            let cases = try replies.indices.map { try Miniature.golden($0, 1) }
            return try await Run(cases, with: ReportTests.Scripted(replies: replies))
        }
        func badge(_ replies: [Reply]) async throws -> Value { BadgeReport(try await run(replies)).value }
        let right: Reply = .answer(.output(.record(("h", 1.value))))
        let wrong: Reply = .answer(.output(.record(("h", 0.value))))
        #expect(
            JSONWriter.text(of: try await badge([right, right]))
                == #"{"schemaVersion":1,"label":"assay","message":"2 pass","color":"brightgreen"}"#)
        #expect(
            JSONWriter.text(of: try await badge([right, wrong, .answer(.skip(""))]))
                == #"{"schemaVersion":1,"label":"assay","message":"1 fail of 2","color":"red"}"#)
        #expect(
            JSONWriter.text(of: try await badge([right, wrong, .fault(Fault(.crash, ""))]))
                == #"{"schemaVersion":1,"label":"assay","message":"1 fail, 1 error of 3","color":"red","isError":true}"#
        )
        #expect(
            JSONWriter.text(of: try await badge([.answer(.skip(""))]))
                == #"{"schemaVersion":1,"label":"assay","message":"nothing checked","color":"lightgrey"}"#)
        var ended = try await run([right, right])
        ended.isInterrupted = true
        #expect(
            JSONWriter.text(of: BadgeReport(ended).value)
                == #"{"schemaVersion":1,"label":"assay","message":"2 pass, interrupted","color":"lightgrey"}"#
        )
    }
}
