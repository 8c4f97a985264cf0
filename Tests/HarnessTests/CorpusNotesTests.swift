import Catalogue
import Corpus
import Foundation
import JSON
import Specification
import TestSupport
import Testing

@testable import Harness

/// Tests the notes that a corpus has besides its cases: common mistakes, and sections of the sources.
struct CorpusNotesTests {
    private func problems(_ name: String, _ lines: String...) throws -> [String] {
        let scratch = try Scratch()
        try scratch.write(lines.joined(separator: "\n") + "\n", to: name)
        return try CorpusNotes(folder: scratch.folder).problems(with: Catalogue([HIndex.self]))
            .map { "\($0)" }
    }

    @Test func `a corpus without the files for notes has no notes`() throws {
        let notes = try CorpusNotes(folder: Scratch().folder)
        #expect(notes.mistakes.isEmpty && notes.sections.isEmpty)
        #expect(notes.problems(with: .assay).isEmpty)
    }

    @Test func `a mistake must name a known subsystem and clauses of that subsystem`() throws {
        func line(_ subsystem: String, _ clause: String) -> String {
            #"{"subsystem":"\#(subsystem)","name":"a","does":"b","breaks":["\#(clause)"],"readings":{},"smallest":1}"#
        }
        let file = CorpusNotes.files.mistakes
        #expect(try problems(file, line("scholar.hindex", "HIX-1")) == [])
        #expect(
            try problems(file, line("scholar.nothing", "HIX-1"))
                == ["MISTAKES.jsonl:1: there is no subsystem scholar.nothing"])
        #expect(
            try problems(file, line("scholar.hindex", "HIX-1"), line("scholar.hindex", "SIM-1"))
                == ["MISTAKES.jsonl:2: scholar.hindex has no clause SIM-1"])
    }

    @Test
    func
        `a section must have clauses or a reason for having none, and each cited section must be listed once`()
        throws
    {
        let sources = HIndex.clauses.flatMap(\.laws).compactMap(\.statement.section)
        let cited = sources.flatMap { source in source.sections.map { (source.document.name, $0) } }
        let lines = Set(cited.map { #"{"document":"\#($0)","section":"\#($1)","title":"t"}"# }).sorted()
        func problems(_ lines: [String]) throws -> [String] {
            let scratch = try Scratch()
            try scratch.write(lines.joined(separator: "\n"), to: CorpusNotes.files.sections)
            return try CorpusNotes(folder: scratch.folder).problems(with: Catalogue([HIndex.self]))
                .map { "\($0)" }
        }
        let other = #"{"document":"artils","section":"99","title":"t"}"#
        #expect(try problems(lines) == [])
        #expect(
            try problems(lines + [other]).first?.contains("no clause is drawn from artils 99; say why")
                == true)
        #expect(try problems(lines + [lines[0]]).first?.hasSuffix("is listed twice") == true)
        #expect(try problems(Array(lines.dropFirst()) + [other]).count == 2)
        let excused = lines[0].replacing(#""title":"t""#, with: #""title":"t","why":"w""#)
        #expect(try problems([excused] + lines.dropFirst()).first?.hasSuffix("take out why") == true)
    }

    @Test func `an unreadable line of the notes is reported with its file and line number`() throws {
        #expect {
            try problems(CorpusNotes.files.sections, #"{"document":"a"}"#)
        } throws: { "\($0)".hasPrefix("SOURCES.jsonl:1: the line cannot be read") }
    }
}
