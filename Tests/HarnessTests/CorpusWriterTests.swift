import Catalogue
import Foundation
import Harness
import JSON
import Reports
import Specification
import Testing

/// Tests that a corpus gets all of the given cases or none of them, and that added cases are read back unchanged.
@Suite struct CorpusWriterTests {
    @Test func `added lines are written at the end of the file, and can be read back`() throws {
        let corpus = try ScratchCorpus([file: [one]])
        let added = ["two", "three"].map { ScratchCorpus.hindex($0, tags: ["new"]) }
        #expect(try corpus.add(added, to: file) == 2)
        #expect(corpus.lines(of: file) == [one] + added)
        let cases = try corpus.golden().cases
        #expect(cases.map(\.id) == ["one", "two", "three"].map { "scholar.hindex/\($0)" })
        #expect(cases.map(\.tags) == [[], ["new"], ["new"]])
    }

    @Test func `the writer creates missing files and folders`() throws {
        let corpus = try ScratchCorpus([file: [one]])
        #expect(try corpus.add([two], to: "scholar/hindex/b.jsonl") == 1)
        #expect(try corpus.add([ScratchCorpus.distance("three")], to: "scholar/distance/a.jsonl") == 1)
        let files = ["scholar/distance/a.jsonl", file, "scholar/hindex/b.jsonl"]
        #expect(corpus.files() == files.map { "corpus/\($0)" })
        #expect(corpus.lines(of: "scholar/distance/a.jsonl") == [ScratchCorpus.distance("three")])
        #expect(try corpus.golden().cases.count == 3)
    }

    @Test func `the writer accepts a last line without a line end, and adds the line end`() throws {
        let corpus = try ScratchCorpus([file: [one]])
        let bytes = Array((two + "\n" + three).utf8)
        #expect(try corpus.add(bytes, to: file) == 2)
        #expect(corpus.bytes(of: file)?.last == UInt8(ascii: "\n"))
        #expect(try corpus.golden().cases.count == 3)
    }

    @Test
    func `added lines are formatted like the corpus, and their numbers and strings are unchanged`() throws {
        let corpus = try ScratchCorpus([file: [one]])
        let loose = [
            #"{ "id" : "scholar.similarity/x", "clauses" : [ "SIM-1" ]"#,
            #""origin" : { "by" : "h", "kind" : "worked" }"#,
            #""readings" : { "scholar.similarity.threshold" : "strict", "scholar.distance.symbol" : "scalar" }"#,
            #""input" : { "percent" : 9.0E1, "b" : "e\u0301\u2028", "a" : "\u00e9" }"#,
            #""output" : { "similarity" : 0.10, "similar" : false }, "tags" : [ ] }"#,
        ].joined(separator: "\t, ")
        #expect(try corpus.add([loose], to: "scholar/similarity/a.jsonl") == 1)
        let line = [
            #"{"id":"scholar.similarity/x","clauses":["SIM-1"],"origin":{"kind":"worked","by":"h"}"#,
            #""readings":{"scholar.distance.symbol":"scalar","scholar.similarity.threshold":"strict"}"#,
            "\"input\":{\"percent\":9.0E1,\"b\":\"e\u{301}\\u2028\",\"a\":\"\u{E9}\"}",
            #""output":{"similarity":0.10,"similar":false}}"#,
        ].joined(separator: ",")
        #expect(corpus.lines(of: "scholar/similarity/a.jsonl") == [line])
        let golden = try #require(try corpus.golden()["scholar.similarity/x"])
        #expect(golden.input == (try JSONReader.value(of: loose))["input"])
    }

    @Test func `every part of a case is read, and is written back unchanged`() throws {
        let line = """
            {"id":"scholar.similarity/full-1","clauses":["SIM-1","EDI-3"],\
            "origin":{"kind":"agreed","by":["one","two"]},"readings":{"scholar.distance.symbol":"scalar"},\
            "input":{"a":"x","b":"y","percent":9.0e1},"error":{"code":"percent.invalid"},"tags":["t","u"],"note":"why"}
            """
        let corpus = try ScratchCorpus(["scholar/similarity/a.jsonl": [line]])
        let golden = try #require(try corpus.golden().cases.first)
        #expect(golden.subsystem == Similarity.id)
        #expect(golden.clauses == ["SIM-1", "EDI-3"])
        #expect(golden.origin.sentence == "agreed by one and two")
        #expect(golden.readings == ["scholar.distance.symbol": "scalar"])
        #expect(golden.tags == ["t", "u"])
        #expect(golden.note == "why")
        guard case .rejection(let error) = golden.expectation else {
            Issue.record("a rejection is expected")
            return
        }
        #expect(error["code"] == .string("percent.invalid"))
        #expect(JSONWriter.text(of: golden.value) == line)
    }

    @Test func `the writer adds nothing if one line is wrong`() throws {
        for (wrong, sentence) in [
            ("{", "is not JSON"), ("", "is not JSON"), ("[]", "a case must be an object"),
            (ScratchCorpus.hindex("A"), "lower-case letters"),
            (ScratchCorpus.distance("x"), "a case of scholar.distance must be below scholar/distance/"),
            (two, "the id scholar.hindex/two occurs twice"),
            (one, "the id scholar.hindex/one is already used at \(file):1"),
        ] {
            let lines = [two, wrong, three]
            for count in [2, 3] {
                try refuses(Array(lines.prefix(count)), to: file, sentence)
                try refuses(Array(lines.prefix(count)), to: "scholar/hindex/new.jsonl", sentence)
            }
        }
    }

    @Test func `the writer reports which line is wrong`() throws {
        let corpus = try ScratchCorpus([file: [one]])
        let error = #expect(throws: CorpusError.self) {
            try corpus.add([two, three, "{"], to: file)
        }
        #expect(error?.place == CorpusPlace(file: file, line: 3))
    }

    @Test func `the writer refuses an id that exists in another file`() throws {
        try refuses([one], to: "scholar/hindex/b.jsonl", "is already used at \(file):1")
    }

    @Test func `the writer refuses an empty input`() throws {
        try refuses([], to: file, "there is no case to add")
    }

    @Test
    func `the writer refuses a file that the reader would ignore, or would assign to another subsystem`()
        throws
    {
        for path in [
            "scholar/hindex/b", "scholar/hindex/b.json", "scholar/hindex/b.jsonl.txt", "scholar/hindex/",
            "b.jsonl", "scholar/b.jsonl", "scholar/distance/b.jsonl", "scholar/hindex/../distance/b.jsonl",
            "../b.jsonl", "", "scholar/hindex/../../../b.jsonl",
        ] {
            try refuses([two], to: path, "")
        }
    }

    @Test func `the writer adds nothing to a corpus that is invalid or missing`() throws {
        try refuses([two], to: file, "\(file):2: the line is not JSON", more: ["{"])
        let nowhere = FileManager.default.temporaryDirectory.appending(path: "assay-nowhere-\(UUID())")
        let writer = CorpusWriter(folder: nowhere, catalogue: .assay)
        let bytes = Array(two.utf8)
        #expect(throws: CorpusError.self) { try writer.add(bytes, to: file) }
        #expect(!FileManager.default.fileExists(atPath: nowhere.path))
    }

    @Test func `the writer reports a file that cannot be written`() throws {
        let corpus = try ScratchCorpus([file: [one], "scholar/distance": ["no folder"]])
        let error = #expect(throws: CorpusError.self) {
            try corpus.add([ScratchCorpus.distance("two")], to: "scholar/distance/a.jsonl")
        }
        #expect(error?.description.contains("scholar/distance") == true)
    }

    private let file = "scholar/hindex/a.jsonl"
    private let one = ScratchCorpus.hindex("one")
    private let two = ScratchCorpus.hindex("two")
    private let three = ScratchCorpus.hindex("three")

    /// Expects that the lines are refused with the given sentence, and that every file is unchanged.
    private func refuses(
        _ lines: [String], to path: String, _ sentence: String, more: [String] = [],
        at location: SourceLocation = #_sourceLocation
    ) throws {
        let corpus = try ScratchCorpus([file: [one] + more])
        let before = corpus.bytes(of: file)
        let error = #expect(throws: CorpusError.self, "\(path)", sourceLocation: location) {
            try corpus.add(lines, to: path)
        }
        let isTold = error.map { sentence.isEmpty || $0.description.contains(sentence) } ?? false
        #expect(isTold, "\(String(describing: error))", sourceLocation: location)
        #expect(corpus.files() == ["corpus/\(file)"], "\(path)", sourceLocation: location)
        #expect(corpus.bytes(of: file) == before, sourceLocation: location)
    }
}

extension ScratchCorpus {
    fileprivate func add(_ lines: [String], to file: String) throws -> Int {
        try add(lines.flatMap { Array(($0 + "\n").utf8) }, to: file)
    }

    fileprivate func add(_ bytes: [UInt8], to file: String) throws -> Int {
        try withExtendedLifetime(self) {
            try CorpusWriter(folder: folder, catalogue: .assay).add(bytes, to: file)
        }
    }

    fileprivate func lines(of file: String) -> [String]? {
        bytes(of: file).map { String(decoding: $0, as: UTF8.self).split(separator: "\n").map(String.init) }
    }
}

/// A folder of case files for a test.
///
/// The folder is removed when this object is deallocated.
final class ScratchCorpus: Sendable {
    let folder: URL
    /// The parent of the folder; it contains nothing else, so that the tests find anything that is written beside the
    /// folder.
    private let root: URL

    /// Creates files with the given lines; each key is the path of a file.
    convenience init(_ files: [String: [String]]) throws {
        try self.init(files: files.mapValues { lines in lines.flatMap { Array(($0 + "\n").utf8) } })
    }

    /// Creates files with the given bytes; each key is the path of a file.
    init(files: [String: [UInt8]]) throws {
        root = FileManager.default.temporaryDirectory.appending(path: "assay-scratch-\(UUID())")
        folder = root.appending(path: "corpus")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (file, bytes) in files { try write(bytes, to: file) }
    }

    deinit {
        try? FileManager.default.removeItem(at: root)
    }

    /// Reads the corpus in the folder, and returns its cases and errors.
    ///
    /// The folder is not removed before the reader has finished.
    func read() throws -> (cases: [GoldenCase], errors: [CorpusError]) {
        try withExtendedLifetime(self) { try CorpusReader(folder: folder, catalogue: .assay).read() }
    }

    func golden() throws -> GoldenCorpus {
        try withExtendedLifetime(self) { try GoldenCorpus(folder: folder, catalogue: .assay) }
    }

    /// A writer for the folder; the folder is removed as soon as this object is no longer used.
    var writer: CorpusWriter { CorpusWriter(folder: folder, catalogue: .assay) }

    func write(_ bytes: [UInt8], to file: String) throws {
        let place = folder.appending(path: file)
        try makeFolder(String(file.prefix(upTo: file.lastIndex(of: "/") ?? file.startIndex)))
        try Data(bytes).write(to: place)
    }

    func bytes(of file: String) -> [UInt8]? {
        FileManager.default.contents(atPath: folder.appending(path: file).path).map { [UInt8]($0) }
    }

    /// Returns the sorted paths of all files in and beside the folder, relative to the folder's parent.
    func files() -> [String] {
        let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { bytes(of: "../\($0)") != nil }.sorted()
    }

    func makeFolder(_ path: String) throws {
        try FileManager.default.createDirectory(
            at: folder.appending(path: path), withIntermediateDirectories: true)
    }

    func makeLink(_ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.appending(path: path).path, withDestinationPath: target)
    }

    static func hindex(_ name: String, tags: [String] = []) -> String {
        line("scholar.hindex", name, tags: tags)
    }

    static func distance(_ name: String, tags: [String] = []) -> String {
        line("scholar.distance", name, tags: tags)
    }

    static func colouring(_ name: String, tags: [String] = []) -> String {
        line("scholar.colouring", name, tags: tags)
    }

    /// Returns a valid case of one of three subsystems.
    static func line(_ subsystem: SubsystemID, _ name: String, tags: [String] = []) -> String {
        let (clauses, rest) =
            switch subsystem {
            case "scholar.distance":
                (#""EDI-1","EDI-3""#, #""input":{"a":"x","b":""},"output":{"distance":1}"#)
            case "scholar.colouring":
                (#""HIX-1","COL-1""#, #""input":{"publications":[]},"output":{"h":0,"colours":[]}"#)
            default: (#""HIX-1""#, #""input":{"publications":[]},"output":{"h":0}"#)
            }
        let tagged = tags.isEmpty ? "" : #","tags":\#(JSONWriter.text(of: tags.value))"#
        let origin = #"{"kind":"worked","by":"hand"}"#
        let head = #"{"id":"\#(subsystem)/\#(name)","clauses":[\#(clauses)],"origin":\#(origin)"#
        return #"\#(head),"readings":{},\#(rest)\#(tagged)}"#
    }
}
