import Foundation
import TestSupport
import Testing

/// Uses an independent validator to test that everything the program reads or writes is valid against its published
/// schemas.
struct SchemaCommandTests {
    private static let hasValidator =
        (try? Program.run("/usr/bin/env", ["python3", "-c", "import jsonschema"]).status) == 0
    private static let reader = Program.project.appending(path: "Tests/Readers/validate_lines.py").path
    private static let miniature = "'\(Program.miniature)'"

    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
        let written = try Program.run(["corpus", "schema", scratch["schema"]])
        try #require(written.status == 0, "\(written.errors)")
    }

    private func validate(
        _ schema: String, _ file: String, _ options: [String] = []
    ) throws -> Program.Result {
        try Program.run(
            "/usr/bin/env",
            ["python3", Self.reader] + options + [scratch["schema/\(schema).json"], scratch[file]])
    }

    /// Expects that the lines of a file are valid against a schema, and that an unrelated line is not.
    private func expect(_ file: String, isOf schema: String, _ options: String...) throws {
        let result = try validate(schema, file, options)
        #expect(result.status == 0, "\(schema): \(result.output.prefix(2000))\(result.errors)")
        try scratch.write(options.isEmpty ? "{\"a\":1}\n" : "a b\n", to: "other")
        #expect(try validate(schema, "other", options).status == 1, "\(schema) accepts anything")
    }

    @Test(.enabled(if: hasValidator, "Python's package jsonschema is not installed"))
    func `a dialogue, reports, a list of known failures and findings are valid against their schemas`() throws
    {
        let check = ["check", "--subsystem", "scholar.hindex", "--adapter"]
        let wrong = check + ["\(Self.miniature) one-too-few"]
        _ = try Program.run(check + ["\(Self.miniature) none", "--requests", scratch["requests"]])
        try expect("requests", isOf: "protocol.request")
        let replies = try Program.run(Program.miniature, ["none"], input: try scratch.read("requests"))
        #expect(replies.lines.count > 100)
        let skips = try Program.run(Program.miniature, ["skips-all"], input: try scratch.read("requests"))
        let served = try Program.run(["serve"], input: try scratch.read("requests") + "{\n")
        try scratch.write(replies.output + skips.output + served.output, to: "replies")
        try expect("replies", isOf: "protocol.reply")

        let report = try Program.run(wrong + ["--format", "json", "--max-failures", "5"])
        try scratch.write(report.output, to: "report")
        try expect("report", isOf: "report")
        _ = try Program.run(wrong + ["--known", scratch["known"], "--update-known"])
        let list = try scratch.read("known")
        try scratch.write("# a comment\n\nmobility.*  # why\n" + list, to: "known")
        try expect("known", isOf: "known", "--texts")

        let fuzz = ["fuzz", "--subsystem", "scholar.hindex", "--samples", "50", "--seed", "5"]
        _ = try Program.run(
            fuzz + ["--adapter", "\(Self.miniature) one-too-few", "--findings", scratch["findings"]])
        let folder = scratch["findings/scholar.hindex"]
        let file = try #require(try FileManager.default.contentsOfDirectory(atPath: folder).first)
        try expect("findings/scholar.hindex/\(file)", isOf: "finding")
    }

    @Test(.enabled(if: hasValidator, "Python's package jsonschema is not installed"))
    func `every line of the corpus fits the general case schema and the schema of its subsystem`() throws {
        var pairs: [String] = []
        let corpus = Program.project.appending(path: "Corpus")
        let folders = try FileManager.default.subpathsOfDirectory(atPath: corpus.path)
        for path in folders.sorted() where path.hasSuffix(".jsonl") && path.split(separator: "/").count == 3 {
            let subsystem = path.split(separator: "/").prefix(2).joined(separator: ".")
            let file = corpus.appending(path: path).path
            for schema in ["case", "\(subsystem).case"] {
                pairs += [scratch["schema/\(schema).json"], file]
            }
        }
        #expect(pairs.count > 100)
        let result = try Program.run("/usr/bin/env", ["python3", Self.reader] + pairs)
        #expect(result.status == 0, "\(result.output.prefix(2000))\(result.errors)")
        let golden = try Program.run(
            ["list", "--cases", "--case", "scholar.hindex/*zero*", "--format", "json"])
        for (old, new) in [
            ("HIX-1", "HIX-9"), ("\"readings\":{}", "\"readings\":{\"a\":\"b\"}"), ("\"h\":", "\"g\":"),
        ] {
            try scratch.write(golden.output.replacing(old, with: new), to: "wrong")
            #expect(golden.output.contains(old))
            #expect(try validate("scholar.hindex.case", "wrong").status == 1, "\(new)")
        }
    }

    @Test func `each schema's id is its file name, and all schemas are in one folder`() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: scratch["schema"])
        #expect(files.count > 70)
        for file in files {
            #expect(try scratch.read("schema/\(file)").contains("\n  \"$id\": \"\(file)\",\n"))
        }
    }
}
