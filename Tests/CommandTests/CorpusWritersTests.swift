import Foundation
import TestSupport
import Testing

/// Tests that many programs can write to one corpus at once: no case is lost, and no id occurs twice.
struct CorpusWritersTests {
    private func line(_ name: String, h: Int = 0) -> String { Program.goldenLine(name, h: h) }

    /// Returns a folder with a corpus of one case and its history.
    private func corpus() throws -> Scratch {
        let scratch = try Scratch()
        try scratch.write(line("one"), to: "corpus/scholar/hindex/a.jsonl")
        try #require(try Program.run(["corpus", "record", "--corpus", scratch["corpus"]]).status == 0)
        return scratch
    }

    private func start(_ words: [String], _ input: String, in scratch: Scratch) throws -> Process {
        try Program.start(
            ["corpus"] + words + ["--corpus", scratch["corpus"]], input: input, in: Scratch())
    }

    private func lines(_ scratch: Scratch, _ file: String) -> [Substring] {
        ((try? scratch.read("corpus/\(file)")) ?? "").split(separator: "\n")
    }

    @Test func `if many programs add cases at once, all cases reach the corpus and the history`() throws {
        let scratch = try corpus()
        let adding = try (0..<24).map { number in
            try start(
                ["add", "scholar/hindex/\("bcd".map(String.init)[number % 3])"], line("x-\(number)"),
                in: scratch)
        }
        let others =
            try (0..<3).map { _ in try start(["record"], "", in: scratch) }
            + (1...3).map { try start(["release", "1.\($0).0", "--about", "x"], "", in: scratch) }
        for process in adding + others { process.waitUntilExit() }
        #expect(adding.allSatisfy { $0.terminationStatus == 0 })
        let added = ["b", "c", "d"].flatMap { lines(scratch, "scholar/hindex/\($0).jsonl") }
        #expect(added.count == 24 && Set(added).count == 24)
        let history = lines(scratch, "CHANGES.jsonl").filter { $0.contains("\"added\"") }
        #expect(history.count == 25 && Set(history).count == 25)
        let verify = try Program.run(["corpus", "verify", "--corpus", scratch["corpus"]])
        #expect(!verify.output.contains("CHANGES.jsonl") && !verify.output.contains("not in the history"))
    }

    @Test func `if several writers add the same id, only the first of them succeeds`() throws {
        let scratch = try corpus()
        let adding = try (0..<6).map {
            try start(["add", "scholar/hindex/g\($0)"], line("same"), in: scratch)
        }
        for process in adding { process.waitUntilExit() }
        #expect(adding.map(\.terminationStatus).sorted() == [0, 2, 2, 2, 2, 2])
        #expect((0..<6).flatMap { lines(scratch, "scholar/hindex/g\($0).jsonl") }.count == 1)
    }

    @Test func `a case whose outcome differs from the reference's is refused unless it is forced`() throws {
        let scratch = try corpus()
        let words = ["corpus", "add", "scholar/hindex/b", "--corpus", scratch["corpus"]]
        let wrong = try Program.run(words, input: line("wrong", h: 1))
        #expect(wrong.status == 2)
        #expect(
            wrong.errors.contains(
                "scholar.hindex/wrong: the laws demand another outcome; HIX-1a would explain it"))
        let reading = line("reading").replacing(
            #""readings":{}"#, with: #""readings":{"scholar.distance.symbol":"scalar"}"#)
        #expect(try Program.run(words, input: reading).status == 2)
        #expect(lines(scratch, "scholar/hindex/b.jsonl") == [])
        let given = try Program.run(words + ["--against-reference"], input: line("wrong", h: 1))
        #expect(given.status == 0, "\(given.errors)")
        #expect(lines(scratch, "scholar/hindex/b.jsonl").count == 1)
    }

    @Test func `a case whose script does not exist is refused even if the case is forced`() throws {
        let scratch = try corpus()
        try scratch.write("", to: "corpus/origins/scholar_hindex.py")
        func added(_ script: String) throws -> Program.Result {
            let origin = #""kind":"computed","by":"x","version":"1","script":"Corpus/origins/\#(script)""#
            return try Program.run(
                ["corpus", "add", "scholar/hindex/b", "--corpus", scratch["corpus"], "--against-reference"],
                input: line("two").replacing(#""kind":"worked","by":"hand""#, with: origin))
        }
        let missing = try added("nosuch.py")
        #expect(missing.status == 2)
        #expect(
            missing.errors.contains("Corpus/origins/nosuch.py, which does not exist"), "\(missing.errors)")
        #expect(lines(scratch, "scholar/hindex/b.jsonl") == [])
        let there = try added("scholar_hindex.py")
        #expect(there.status == 0, "\(there.errors)")
    }

    @Test(arguments: ["2026-99-99", "2026-02-30", "2026-1-2", "1.2.2026", "2026-01-01T00:00:00Z", ""])
    func `a release date must be a valid date in the form YYYY-MM-DD`(date: String) throws {
        let scratch = try corpus()
        let history = try scratch.read("corpus/CHANGES.jsonl")
        let words = ["corpus", "release", "1.0.0", "--about", "x", "--corpus", scratch["corpus"], "--date"]
        let refused = try Program.run(words + [date])
        #expect(refused.status == 2 && refused.errors.contains("--date must be a day of the calendar"))
        #expect(try scratch.read("corpus/CHANGES.jsonl") == history)
        let released = try Program.run(words + ["2028-02-29"])
        #expect(released.status == 0, "\(released.errors)")
        #expect(try scratch.read("corpus/CHANGES.jsonl").contains(#""date":"2028-02-29""#))
    }

    @Test func `inside a project, all corpus verbs use the project's corpus`() throws {
        let scratch = try corpus()
        try FileManager.default.moveItem(atPath: scratch["corpus"], toPath: scratch["Corpus"])
        try scratch.write("{}", to: "Corpus/schema/case.json")
        func run(_ words: String...) throws -> String {
            let result = try Program.run(
                Program.assay, ["corpus"] + words, input: line("two"), environment: ["ASSAY_CORPUS": ""],
                in: scratch.folder)
            return result.output + result.errors
        }
        #expect(try run("add", "scholar/hindex/b").contains("/Corpus/scholar/hindex/b.jsonl"))
        #expect(try run("stats").contains("2 cases"))
        #expect(try run("verify").contains("in a corpus of 2 cases"))
        #expect(try run("record").contains("for the next version: 2 cases"))
    }
}
