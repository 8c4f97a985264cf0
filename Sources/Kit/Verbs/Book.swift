import ArgumentParser
import Book
import Foundation
import Specification

struct WriteBook: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "book",
        abstract: "Write the specifications and the corpus as a folder of pages.",
        discussion: """
            The page of each subsystem shows the input and output, the clauses with their bases and cases, the \
            readings, the rejections and all cases. Each case has a permanent link. One page links each section of \
            the sources to the laws that are drawn from it, and a search covers all pages. Open index.html: no server \
            is needed, and nothing is loaded from elsewhere.
            """)

    @Argument(help: ArgumentHelp("Write the pages into this folder.", valueName: "dir"))
    var folder: String

    @OptionGroup var corpus: CorpusOption

    func run() throws {
        let place = URL(filePath: folder, directoryHint: .isDirectory)
        guard Site.canBeWritten(to: place) else {
            throw Failure(.usage, "\(folder) is neither empty nor an earlier book; name another folder")
        }
        let kit = Kit.current
        let site = Site(
            try corpus.load(), of: Site.Owner(name: kit.name, version: kit.version, abstract: kit.abstract),
            illustrations: kit.illustrations)
        let written = try orProblem("\(folder) cannot be written") { try site.write(to: place) }
        let size = String(format: "%.1f", Double(written.bytes) / 1_000_000)
        standardOutput(
            "\(counted(written.files, "file")), \(size) MB: open \(place.appending(path: "index.html").path)\n"
        )
    }
}
