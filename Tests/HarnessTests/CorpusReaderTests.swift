import Catalogue
import Foundation
import Harness
import JSON
import Reports
import Specification
import TestSupport
import Testing

/// Tests that any error in a corpus is reported in a sentence with its file and line, and never ends the program.
@Suite struct CorpusReaderTests {
    @Test
    func
        `the reader reads only the cases of the given subsystems, or all cases if these subsystems have none`()
        throws
    {
        let corpus = try ScratchCorpus([
            "scholar/hindex/a.jsonl": [ScratchCorpus.hindex("one")],
            "scholar/distance/a.jsonl": ["{"],
        ])
        let some = try CorpusReader(folder: corpus.folder, catalogue: .assay, of: ["scholar.hindex"]).read()
        #expect(some.cases.map(\.id) == ["scholar.hindex/one"])
        #expect(some.errors.isEmpty)
        let none = try CorpusReader(folder: corpus.folder, catalogue: .assay, of: ["voice.notation"]).read()
        #expect(none.cases.map(\.id) == ["scholar.hindex/one"])
        #expect(none.errors.count == 1)
    }

    @Test(arguments: WrongLines.all)
    func `the reader reports a wrong line, and reads the other lines`(_ wrong: WrongLines) throws {
        let subsystem = wrong.subsystem
        let file = "\(subsystem.family)/\(subsystem.name)/wrong.jsonl"
        for (line, sentence) in wrong.lines {
            let (before, after) = (ScratchCorpus.line(subsystem, "a"), ScratchCorpus.line(subsystem, "b"))
            let corpus = try ScratchCorpus([file: [before, line, after]])
            let (cases, errors) = try corpus.read()
            #expect(cases.map(\.id) == ["\(subsystem)/a", "\(subsystem)/b"], "\(line)")
            #expect(errors.map(\.place) == [CorpusPlace(file: file, line: 2)], "\(line)")
            #expect(errors.first?.problem.contains(sentence) == true, "\(line): \(errors)")
        }
    }

    @Test func `the reader reports invalid UTF-8, byte order marks, UTF-16 and null bytes`() throws {
        let line = Array(ScratchCorpus.hindex("one").utf8)
        let utf16 = ScratchCorpus.hindex("one").utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        for (bytes, sentence) in [
            (line.map { $0 == UInt8(ascii: "h") ? 0xFF : $0 }, "not valid UTF-8"),
            ([0xEF, 0xBB, 0xBF] + line, "0xEF"), ([0xFF, 0xFE] + utf16, "0xFF"), (utf16, "byte 1"),
            ([0], "0x0"),
        ] {
            let corpus = try ScratchCorpus(files: ["scholar/hindex/a.jsonl": bytes + [0x0A]])
            let errors = try corpus.read().errors
            #expect(errors.first?.place == CorpusPlace(file: "scholar/hindex/a.jsonl", line: 1))
            #expect(errors.first?.problem.hasPrefix("the line is not JSON") == true)
            #expect(errors.first?.problem.contains(sentence) == true, "\(errors)")
        }
    }

    @Test func `the reader reports cases in a folder that belongs to no subsystem or to another subsystem`()
        throws
    {
        for (file, id, sentence) in [
            ("scholar/nowhere/a.jsonl", "scholar.nowhere/x", "there is no subsystem scholar.nowhere"),
            ("scholar/nowhere/a.jsonl", "scholar.hindex/x", "a case of scholar.hindex must be below"),
            ("scholar/distance/a.jsonl", "scholar.hindex/x", "must be below scholar/hindex/"),
            ("scholar/hindex.jsonl", "scholar.hindex/x", "must be below scholar/hindex/"),
            ("a.jsonl", "scholar.hindex/x", "must be below scholar/hindex/"),
            ("hindex/scholar/a.jsonl", "scholar.hindex/x", "must be below scholar/hindex/"),
        ] {
            let corpus = try ScratchCorpus([file: [WrongLines.line(id: id)]])
            let (cases, errors) = try corpus.read()
            #expect(cases.isEmpty)
            #expect(errors.map(\.place) == [CorpusPlace(file: file, line: 1)])
            #expect(errors.first?.problem.contains(sentence) == true, "\(errors)")
        }
    }

    @Test func `the reader reads every case, sorted by catalogue order, then by file and line`() throws {
        let corpus = try ScratchCorpus([
            "scholar/colouring/a.jsonl": [ScratchCorpus.colouring("x")],
            "scholar/hindex/b.jsonl": [ScratchCorpus.hindex("z"), ScratchCorpus.hindex("y")],
            "scholar/hindex/a.jsonl": [ScratchCorpus.hindex("q")],
            "scholar/distance/a.jsonl": [ScratchCorpus.distance("d")],
        ])
        let cases = try corpus.golden().cases
        #expect(
            cases.map(\.id) == [
                "scholar.distance/d", "scholar.hindex/q", "scholar.hindex/z", "scholar.hindex/y",
                "scholar.colouring/x",
            ])
        #expect(cases[3].place == CorpusPlace(file: "scholar/hindex/b.jsonl", line: 2))
    }

    @Test
    func `the reader reports a truncated file at its last line, even if only the last line end is missing`()
        throws
    {
        let first = Array((ScratchCorpus.hindex("first") + "\n").utf8)
        let second = Array(ScratchCorpus.hindex("second").utf8)
        let corpus = try ScratchCorpus(files: ["scholar/hindex/a.jsonl": first])
        for count in 1...second.count {
            try corpus.write(first + second.prefix(count), to: "scholar/hindex/a.jsonl")
            let errors = try corpus.read().errors
            #expect(errors.map(\.place) == [CorpusPlace(file: "scholar/hindex/a.jsonl", line: 2)], "\(count)")
            let sentence = count < second.count ? "is not JSON" : "has no line end: it may be truncated"
            #expect(errors.first?.problem.contains(sentence) == true, "\(errors)")
        }
    }

    @Test func `the reader reports a duplicate id with the place where the id occurs first`() throws {
        let again = try ScratchCorpus([
            "scholar/hindex/a.jsonl": [ScratchCorpus.hindex("one"), ScratchCorpus.hindex("two")],
            "scholar/hindex/b.jsonl": [ScratchCorpus.hindex("two"), ScratchCorpus.hindex("three")],
        ])
        let (cases, errors) = try again.read()
        #expect(cases.map(\.id) == ["scholar.hindex/one", "scholar.hindex/two", "scholar.hindex/three"])
        let sentence = "the id scholar.hindex/two is already used at scholar/hindex/a.jsonl:2"
        #expect(errors.map(\.description) == ["scholar/hindex/b.jsonl:1: \(sentence)"])
    }

    @Test func `the reader counts lines correctly when several processors read a file`() throws {
        var lines = (1...2000).map { ScratchCorpus.hindex("case-\($0)") }
        lines[1199] = lines[2]
        lines[1499] = "{"
        lines[1949] = lines[1949].replacingOccurrences(of: "HIX-1", with: "HIX-0")
        #expect(lines.joined().utf8.count > 4 * 64 << 10)
        let corpus = try ScratchCorpus(["scholar/hindex/a.jsonl": lines])
        let (cases, errors) = try corpus.read()
        #expect(errors.compactMap { $0.place?.line } == [1200, 1500, 1950])
        #expect(cases.map(\.place.line) == (1...2000).filter { ![1200, 1500, 1950].contains($0) })
        #expect(cases.allSatisfy { $0.id == "scholar.hindex/case-\($0.place.line)" })
    }

    @Test
    func
        `the reader reports every wrong line, and throws the first error if the caller needs the whole corpus`()
        throws
    {
        let corpus = try ScratchCorpus([
            "scholar/hindex/a.jsonl": ["{", ScratchCorpus.hindex("one"), "", "[]"],
            "scholar/hindex/b.jsonl": [ScratchCorpus.hindex("one")],
        ])
        let (cases, errors) = try corpus.read()
        #expect(cases.map(\.id) == ["scholar.hindex/one"])
        #expect(
            errors.map { $0.place?.description } == [
                "scholar/hindex/a.jsonl:1", "scholar/hindex/a.jsonl:3", "scholar/hindex/a.jsonl:4",
                "scholar/hindex/b.jsonl:1",
            ])
        let error = #expect(throws: CorpusError.self) { try corpus.golden() }
        #expect(error?.description.hasPrefix("scholar/hindex/a.jsonl:1: the line is not JSON") == true)
    }

    @Test func `the reader reports a path that is missing, is a file, or is a folder without cases`() throws {
        let corpus = try ScratchCorpus(["scholar/hindex/a.jsonl": []])
        for (path, sentence) in [
            ("nowhere", "no such folder"), ("scholar/hindex/a.jsonl", "no such folder"),
            ("", "has case files, but no cases in them"),
        ] {
            let folder = corpus.folder.appending(path: path)
            let error = #expect(throws: CorpusError.self) {
                try GoldenCorpus(folder: folder, catalogue: .assay)
            }
            #expect(error?.problem.contains(sentence) == true, "\(path): \(String(describing: error))")
            #expect(error?.problem.contains(corpus.folder.path) == true)
        }
        let empty = try ScratchCorpus([:])
        try empty.write(Array("{}\n".utf8), to: "scholar/hindex/readme.txt")
        let error = #expect(throws: CorpusError.self) { try empty.golden() }
        #expect(error?.problem.contains("no <family>/<subsystem>/<group>.jsonl below it") == true)
    }

    @Test func `the reader gives the system's reason if a folder exists but cannot be read`() throws {
        let corpus = try ScratchCorpus(["scholar/hindex/a.jsonl": [ScratchCorpus.hindex("one")]])
        func problem(_ folder: URL) -> String? {
            let error = #expect(throws: CorpusError.self) {
                try GoldenCorpus(folder: folder, catalogue: .assay)
            }
            return error?.problem
        }
        try corpus.makeLink("loop", to: "loop")
        let loop = corpus.folder.appending(path: "loop")
        #expect(problem(loop)?.hasPrefix("the corpus at \(loop.path) cannot be read: ") == true)
        // The root user can read every folder.
        guard geteuid() != 0 else { return }
        chmod(corpus.folder.path, 0)
        defer { chmod(corpus.folder.path, 0o700) }
        #expect(problem(corpus.folder)?.hasSuffix(" cannot be read: Permission denied") == true)
    }

    @Test func `the reader reports an unreadable case file`() throws {
        let corpus = try ScratchCorpus(["scholar/hindex/a.jsonl": [ScratchCorpus.hindex("one")]])
        try corpus.makeFolder("scholar/hindex/x.jsonl")
        try corpus.makeLink("scholar/hindex/y.jsonl", to: "nowhere")
        let (cases, errors) = try corpus.read()
        #expect(cases.map(\.id) == ["scholar.hindex/one"])
        let sentences = ["x", "y"].map { "scholar/hindex/\($0).jsonl:1: the file cannot be read" }
        #expect(errors.map(\.description) == sentences)
    }

    @Test func `the reader reports a file in place of a subsystem's folder`() throws {
        let corpus = try ScratchCorpus(["scholar/hindex/a.jsonl": [ScratchCorpus.hindex("one")]])
        try corpus.write([], to: "scholar/distance")
        let error = #expect(throws: CorpusError.self) { try corpus.golden() }
        #expect(error?.description.contains("scholar/distance") == true)
    }

    @Test(.heavy) func `a changed byte affects only the line that contains the byte`() throws {
        let lines = ["one", "two"].map { Array((ScratchCorpus.hindex($0) + "\n").utf8) }
        let corpus = try ScratchCorpus(files: ["scholar/hindex/a.jsonl": lines[0] + lines[1]])
        let place = CorpusPlace(file: "scholar/hindex/a.jsonl", line: 2)
        for (index, byte) in lines[1].dropLast().enumerated() {
            for other in [0x00, 0x22, 0x2C, 0x30, 0x5C, 0x61, 0x7D, 0xFF] as [UInt8] where other != byte {
                var line = lines[1]
                line[index] = other
                try corpus.write(lines[0] + line, to: place.file)
                let (cases, errors) = try corpus.read()
                #expect(cases.first?.id == "scholar.hindex/one")
                #expect(cases.count + errors.count == 2, "byte \(index) is \(other)")
                #expect(errors.allSatisfy { $0.place == place }, "byte \(index) is \(other)")
            }
        }
    }
}
