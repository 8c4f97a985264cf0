import ArgumentParser
import Foundation
import Harness
import Specification

extension CorpusVerbs {
    struct Record: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "record",
            abstract: "Record in CHANGES.jsonl the cases that no version of the corpus contains yet.",
            discussion: """
                `\(Program.name) corpus add` records the cases that it adds; this verb is needed only if the files \
                were written in another way.
                """
        )

        @OptionGroup var corpus: CorpusOption

        func run() throws {
            let count = try CorpusWriter(corpus.placeOfProject()).record()
            standardOutput("for the next version: \(counted(count, "case"))\n")
        }
    }

    struct Release: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "release",
            abstract: "Close a version of the corpus: its cases are never edited again.")

        @Argument(help: "Three numbers, such as 1.2.0; COMPATIBILITY.md says what each number means.")
        var version: String

        @Option(help: "The changes in this version, in one sentence.")
        var about: String

        @Option(help: ArgumentHelp("The day of the release; by default, today.", valueName: "yyyy-mm-dd"))
        var date: String?

        @OptionGroup var corpus: CorpusOption

        func validate() throws {
            // The parser may turn a day that does not exist, such as 2026-02-30, into a later day.
            if let date, (try? Self.form.parse(date)).map(Self.form.format) != date {
                throw ValidationError("--date must be a day of the calendar such as 2026-11-21, not \(date)")
            }
        }

        private static let form = Date.ISO8601FormatStyle().year().month().day()

        func run() throws {
            let date = date ?? Self.form.format(.now)
            try CorpusWriter(corpus.placeOfProject()).release(version, date: date, about: about)
            standardOutput("the corpus is \(version)\n")
        }
    }
}

extension CorpusWriter {
    /// Makes a writer for a corpus of the running kit; if the writer has to wait, standard error says so.
    init(_ folder: URL) {
        self.init(folder: folder, catalogue: Kit.current.catalogue) {
            tell("waiting for another program that writes to the corpus")
        }
    }
}

extension CorpusOption {
    /// Returns the folder of the corpus that `corpus verify`, `stats`, `add`, `record` and `release` use.
    ///
    /// `--corpus` or the environment can name the corpus. The default is the corpus of the project in the current
    /// folder or, if there is no such project, the corpus that comes with the binary.
    func placeOfProject() throws(CorpusError) -> URL {
        let project = URL(filePath: "Corpus", directoryHint: .isDirectory)
        let isProject = FileManager.default.fileExists(
            atPath: project.appending(path: "schema/case.json").path)
        let isNamed = ProcessInfo.processInfo.environment["ASSAY_CORPUS"].map { !$0.isEmpty } ?? false
        return folder == nil && !isNamed && isProject ? project : try place()
    }
}
