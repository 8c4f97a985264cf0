import ArgumentParser
import Foundation
import Harness
import JSON
import Reports
import Specification

extension CorpusVerbs {
    /// `assay corpus record`
    struct Record: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "record",
            abstract: "Write down in CHANGES.jsonl the cases that no version of the corpus has yet.",
            discussion:
                "`\(Program.name) corpus add` does so by itself; it is needed only if files were written in another way."
        )

        @OptionGroup var corpus: CorpusOption

        func run() throws {
            let count = try corpus.writing { golden throws(CorpusError) in
                try CorpusHistorian(golden).record()
            }
            print("for the next version: \(counted(count, "case"))")
        }
    }

    /// `assay corpus release`
    struct Release: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "release",
            abstract: "Close a version of the corpus: its cases are never edited again.")

        @Argument(help: "Three numbers; COMPATIBILITY.md says what each of them means.")
        var version: String

        @Option(help: "What the version brings, in a sentence.")
        var about: String

        @Option(
            help: ArgumentHelp(
                "The day of the release; today if not given.", valueName: "yyyy-mm-dd"))
        var date: String?

        @OptionGroup var corpus: CorpusOption

        func validate() throws {
            if let date, date.wholeMatch(of: /\d{4}-\d{2}-\d{2}/) == nil {
                throw ValidationError("a date is written as 2026-11-21")
            }
        }

        func run() throws {
            let today = Date.now.formatted(.iso8601.year().month().day())
            try corpus.writing { golden throws(CorpusError) in
                try CorpusHistorian(golden).release(version, date: date ?? today, about: about)
            }
            print("the corpus is \(version)")
        }
    }
}

extension CorpusOption {
    /// Returns the named corpus, the one of the project in this folder, or the one that comes with the binary.
    func placeToWrite() throws -> URL {
        let project = URL(filePath: "Corpus", directoryHint: .isDirectory)
        let isProject = FileManager.default.fileExists(
            atPath: project.appending(path: "schema/case.json").path)
        return folder == nil && isProject ? project : try place()
    }

    /// Runs an operation on a corpus that may be written; an error in the corpus becomes a `Failure`.
    func writing<Result>(_ body: (GoldenCorpus) throws(CorpusError) -> Result) throws -> Result {
        let place = try placeToWrite()
        do throws(CorpusError) {
            return try body(try GoldenCorpus(folder: place, catalogue: Kit.current.catalogue))
        } catch {
            throw Failure(.usage, "\(error)")
        }
    }
}
