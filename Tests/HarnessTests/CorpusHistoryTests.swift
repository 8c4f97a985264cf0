import Catalogue
import Corpus
import Foundation
import JSON
import Reports
import Specification
import TestSupport
import Testing

@testable import Harness

/// Tests the history of a corpus, in which every case is added once, is never edited, and is removed only
/// with a reason.
struct CorpusHistoryTests {
    private let file = "scholar/hindex/a.jsonl"
    private let one = "scholar.hindex/one"
    private let two = "scholar.hindex/two"
    private let three = "scholar.hindex/three"

    /// Returns a corpus with two cases after its release as version 1.0.0.
    private func released() throws -> ScratchCorpus {
        let corpus = try ScratchCorpus([file: ["one", "two"].map { ScratchCorpus.hindex($0) }])
        try corpus.writer.release("1.0.0", date: "2026-01-02", about: "The first.")
        return corpus
    }

    private func problems(_ corpus: ScratchCorpus) throws -> [String] {
        let golden = try corpus.golden()
        return try withExtendedLifetime(corpus) {
            try #require(try golden.history).problems(of: golden).map(\.description)
        }
    }

    private func add(_ line: String, to corpus: ScratchCorpus) throws {
        _ = try withExtendedLifetime(corpus) {
            try CorpusWriter(folder: corpus.folder, catalogue: .assay).add(Array(line.utf8), to: file)
        }
    }

    private func lines(_ corpus: ScratchCorpus) throws -> [String] {
        let bytes = try #require(corpus.bytes(of: CorpusHistory.file))
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// Replaces the lines of the case file.
    private func write(_ lines: String..., to corpus: ScratchCorpus) throws {
        try corpus.write(lines.flatMap { Array(($0 + "\n").utf8) }, to: file)
    }

    private func append(_ line: String, to corpus: ScratchCorpus) throws {
        let old = try #require(corpus.bytes(of: CorpusHistory.file))
        try corpus.write(old + Array((line + "\n").utf8), to: CorpusHistory.file)
    }

    @Test func `the kit's corpus matches its history`() throws {
        let corpus = try Corpus.bundled
        let history = try #require(try corpus.history)
        #expect(history.problems(of: corpus).map(\.description) == [])
        #expect(history.version != nil)
    }

    @Test func `a corpus without a history has no version, and is valid`() throws {
        let corpus = try ScratchCorpus([file: [ScratchCorpus.hindex("one")]])
        let golden = try corpus.golden()
        #expect(try golden.history == nil)
        #expect(golden.identity.version == nil)
        #expect(!CorpusAudit(golden).problems().contains { $0.description.contains("change") })
    }

    @Test func `a release lists every case, and gives the corpus its version`() throws {
        let corpus = try released()
        let golden = try corpus.golden()
        #expect(golden.identity.version == "1.0.0")
        #expect(try problems(corpus).isEmpty)
        let lines = try lines(corpus)
        #expect(lines.count == 3)
        #expect(lines[0] == #"{"added":"\#(one)","pin":"\#(golden.cases[0].pin)"}"#)
        #expect(lines[2] == #"{"version":"1.0.0","date":"2026-01-02","about":"The first."}"#)
    }

    @Test
    func `a case that is not in the history is reported, and can be recorded for the next version`()
        throws
    {
        let corpus = try released()
        try write(
            ScratchCorpus.hindex("one"), ScratchCorpus.hindex("two"), ScratchCorpus.hindex("three"),
            to: corpus)
        #expect(
            try problems(corpus) == [
                "\(file):3: \(three) is not in the history; run `assay corpus record`"
            ])
        #expect(try corpus.writer.record() == 1)
        #expect(try problems(corpus).isEmpty)
        #expect(try corpus.golden().identity.version == "1.0.0+pending")
        // Recording a second time changes nothing.
        let bytes = corpus.bytes(of: CorpusHistory.file)
        #expect(try corpus.writer.record() == 1)
        #expect(corpus.bytes(of: CorpusHistory.file) == bytes)
    }

    @Test func `adding a case records it in the history, and recording again changes nothing`() throws {
        let corpus = try released()
        for (name, file) in [("y", file), ("x", "scholar/hindex/c.jsonl"), ("w", "scholar/hindex/b.jsonl")] {
            let line = Array(ScratchCorpus.hindex(name).utf8)
            _ = try CorpusWriter(folder: corpus.folder, catalogue: .assay).add(line, to: file)
        }
        #expect(try problems(corpus).isEmpty)
        #expect(try lines(corpus).count == 6)
        let bytes = corpus.bytes(of: CorpusHistory.file)
        #expect(try corpus.writer.record() == 3)
        #expect(corpus.bytes(of: CorpusHistory.file) == bytes)
    }

    @Test func `a refused release does not change the history`() throws {
        let corpus = try released()
        try write(
            ScratchCorpus.hindex("one"), ScratchCorpus.hindex("two"), ScratchCorpus.hindex("three"),
            to: corpus)
        let bytes = corpus.bytes(of: CorpusHistory.file)
        #expect(throws: CorpusError.self) {
            try corpus.writer.release("0.9.0", date: "2026-01-03", about: "x")
        }
        #expect(corpus.bytes(of: CorpusHistory.file) == bytes)
    }

    @Test
    func `editing a released case is an error, but an edited unreleased case is recorded again`()
        throws
    {
        let corpus = try released()
        let edited = ScratchCorpus.hindex("one").replacing(
            #""publications":[]"#, with: #""publications":[ ]"#)
        try write(edited, ScratchCorpus.hindex("two"), to: corpus)
        #expect(try problems(corpus).isEmpty)
        let other = ScratchCorpus.hindex("one").replacing(#"{"h":0}"#, with: #"{"h":1}"#)
        try write(other, ScratchCorpus.hindex("two"), to: corpus)
        #expect(try problems(corpus).first?.contains("are not those of corpus 1.0.0") == true)
        #expect(throws: CorpusError.self) {
            try corpus.writer.release("1.1.0", date: "2026-01-03", about: "x")
        }
        let young = try ScratchCorpus([file: [ScratchCorpus.hindex("one")]])
        try young.writer.record()
        try write(other, to: young)
        #expect(try problems(young).first?.contains("records it again") == true)
        try young.writer.record()
        #expect(try problems(young).isEmpty)
    }

    @Test func `tags, notes and clauses of a released case may change`() throws {
        let corpus = try released()
        let tagged = ScratchCorpus.hindex("one", tags: ["new"])
        try write(tagged, ScratchCorpus.hindex("two"), to: corpus)
        #expect(try problems(corpus).isEmpty)
    }

    @Test func `a case is removed only with a reason, and the case that replaces it is named`() throws {
        let corpus = try released()
        try write(ScratchCorpus.hindex("two"), ScratchCorpus.hindex("three"), to: corpus)
        try corpus.writer.record()
        #expect(
            try problems(corpus).first?.hasPrefix("CHANGES.jsonl:1: \(one) is gone and no line says why")
                == true)
        try append(#"{"superseded":"\#(one)","by":"\#(three)","why":"It was wrong."}"#, to: corpus)
        #expect(try problems(corpus).isEmpty)
        try corpus.writer.release("1.1.0", date: "2026-01-03", about: "x")
        let golden = try corpus.golden()
        withExtendedLifetime(corpus) {
            #expect(
                golden.whatBecame(of: one)
                    == "\(one) was superseded by \(three) in corpus 1.1.0: It was wrong.")
            #expect(golden.whatBecame(of: two) == nil)
            #expect(
                Explainer(corpus: golden, style: Style(hasColour: false)).text(for: one)?.contains(three)
                    == true)
            var filter = CaseFilter()
            filter.cases = [one]
            let error = #expect(throws: CorpusError.self) { try filter.select(from: golden) }
            #expect(error?.description.contains("superseded by \(three)") == true)
            let text = Explainer(corpus: golden, style: Style(hasColour: false)).text(for: three)
            #expect(text?.contains("since      corpus 1.1.0") == true)
        }
    }

    @Test
    func `if the successor of a removed case was also removed, the next existing successor is named`()
        throws
    {
        let corpus = try released()
        try write(ScratchCorpus.hindex("two"), to: corpus)
        try append(#"{"added":"\#(three)","pin":"0000000000000000"}"#, to: corpus)
        try append(#"{"superseded":"\#(one)","by":"\#(three)","why":"a"}"#, to: corpus)
        try append(#"{"superseded":"\#(three)","by":"\#(two)","why":"b"}"#, to: corpus)
        let golden = try corpus.golden()
        withExtendedLifetime(corpus) {
            #expect(golden.whatBecame(of: one) == "\(one) was superseded by \(two): a")
        }
    }

    @Test func `the id of a removed case cannot be used again`() throws {
        let corpus = try released()
        try write(ScratchCorpus.hindex("two"), to: corpus)
        try append(#"{"retired":"\#(one)","why":"It tells nothing."}"#, to: corpus)
        #expect(try problems(corpus).isEmpty)
        #expect(throws: CorpusError.self) { try add(ScratchCorpus.hindex("one"), to: corpus) }
        try write(ScratchCorpus.hindex("one"), ScratchCorpus.hindex("two"), to: corpus)
        #expect(
            try problems(corpus) == [
                "\(file):1: \(one): removed at CHANGES.jsonl:4, and its id cannot be used again"
            ])
    }

    @Test func `a change that names an unknown case is reported`() throws {
        let corpus = try released()
        try append(#"{"retired":"scholar.hindex/none","why":"x"}"#, to: corpus)
        try append(#"{"superseded":"\#(one)","by":"scholar.hindex/none-either","why":"x"}"#, to: corpus)
        let problems = try problems(corpus)
        #expect(problems.contains("CHANGES.jsonl:4: scholar.hindex/none was removed, but was never added"))
        #expect(
            problems.contains { $0.contains("superseded by scholar.hindex/none-either, which is not a case") }
        )
    }

    @Test(arguments: [
        (#"{"added":"scholar.hindex/one","pin":"0"}"#, "was added already at CHANGES.jsonl:1"),
        (#"{"added":"scholar.hindex/x"}"#, "\"pin\" is missing"),
        (#"{"superseded":"scholar.hindex/one","why":"x"}"#, "\"by\" is missing"),
        (#"{"retired":"scholar.hindex/one"}"#, "\"why\" is missing"),
        (#"{"remark":"x"}"#, "\"retired\" is missing"),
        (#"{"version":"1.0.0","date":"d","about":"a"}"#, "1.0.0 does not come after 1.0.0"),
        (#"{"version":"0.9.0","date":"d","about":"a"}"#, "0.9.0 does not come after 1.0.0"),
        (#"{"version":"1.01.0","date":"d","about":"a"}"#, "three numbers"),
        (#"{"version":"2","date":"d","about":"a"}"#, "three numbers"), ("%", "not JSON"),
    ])
    func `an invalid line of the history is reported with its place`(line: String, part: String) throws {
        let corpus = try released()
        try append(line, to: corpus)
        try withExtendedLifetime(corpus) {
            let golden = try corpus.golden()
            let error = #expect(throws: CorpusError.self) { try golden.history }
            #expect(error?.description.hasPrefix("CHANGES.jsonl:4: ") == true)
            #expect(error?.description.contains(part) == true, "\(error?.description ?? "")")
            #expect(CorpusAudit(golden).problems().contains { $0.description.contains(part) })
        }
    }

    @Test func `versions are ordered by number, and each version must contain a change`() throws {
        let corpus = try released()
        let writer = corpus.writer
        #expect(throws: CorpusError.self) { try writer.release("1.0.1", date: "d", about: "a") }
        try add(ScratchCorpus.hindex("three"), to: corpus)
        for wrong in ["1.0.0", "0.10.0", "1.0", "v2.0.0", "1.-1.0"] {
            #expect(throws: CorpusError.self) { try writer.release(wrong, date: "d", about: "a") }
        }
        try writer.release("1.10.0", date: "d", about: "a")
        #expect(try corpus.golden().identity.version == "1.10.0")
    }
}
