import Foundation
import Harness
import Reports
import Specification

/// The book of a kit: a folder of pages, made from the specifications and the corpus alone.
///
/// The pages need no server and load only the files beside them. The same catalogue and corpus give the same bytes.
public struct Site: Sendable {
    /// The kit that the book describes.
    public struct Owner: Sendable {
        let name: String
        let version: String
        let abstract: String

        /// Makes an owner from the program's name, its version, and its purpose in one sentence.
        public init(name: String, version: String, abstract: String) {
            self.name = name
            self.version = version
            self.abstract = abstract
        }
    }

    /// A file of the book.
    public struct File: Sendable {
        /// The path of the file, relative to the folder of the book: `mobility.geofence.html`.
        public let path: String
        /// The content of the file.
        public let text: String

        init(_ place: Place, _ text: String) {
            path = place.file ?? ""
            self.text = text
        }
    }

    let owner: Owner
    let corpus: GoldenCorpus
    let subsystems: [SubsystemFacts]
    let illustrations: [SubsystemID: Illustration]
    /// The notes of the corpus, such as those on the sections of sources; nil if the corpus has none.
    let notes: CorpusNotes?
    /// The version of the corpus; nil if the corpus has no history.
    let corpusVersion: String?
    /// Whether each subsystem's page has a section for the explorer, where the reader can type inputs.
    let isLive: Bool

    /// Makes the book of a corpus and its catalogue.
    ///
    /// - Parameters:
    ///   - illustrations: Illustrations that draw pictures of cases, for some of the subsystems.
    ///   - isLive: Whether a server computes the outcomes of inputs that the reader types.
    public init(
        _ corpus: GoldenCorpus, of owner: Owner, illustrations: [Illustration] = [], isLive: Bool = false
    ) {
        self.illustrations = Dictionary(illustrations.map { ($0.subsystem, $0) }) { first, _ in first }
        self.isLive = isLive
        self.owner = owner
        self.corpus = corpus
        subsystems = corpus.bySubsystem.map { subsystem, cases in SubsystemFacts(subsystem, cases) }
        notes = try? corpus.notes
        corpusVersion = (try? corpus.history)?.label
    }

    /// The first line of the style sheet; a folder contains an earlier book if its style sheet begins with this line.
    private static let mark = "/* The style of a book written by `book`. */\n"

    /// All files of the book.
    public var files: [File] {
        let pages = Parallel.map(subsystems) { SubsystemPage(facts: $0, site: self).files }
        let common = [
            File(
                .index,
                page(title: owner.name, kicker: "Specifications and cases", at: .index, content: index)),
            File(.sources, page(title: "Sources", kicker: "Traceability", at: .sources, content: sources)),
            File(.style, Self.mark + PageText.bookStyle), File(.script, PageText.bookScript),
            File(.search, SearchIndex(subsystems: subsystems).text),
        ]
        let live =
            isLive
            ? [
                File(.explorerStyle, PageText.explorerStyle), File(.explorerScript, PageText.explorerScript),
            ] : []
        let schemas = JSONSchema.all(of: corpus.catalogue).map {
            File(.schema($0.file), JSONSchema.text(of: $0.schema))
        }
        return common + live + pages.flatMap { $0 } + schemas
    }

    /// Returns the address of a subsystem's page, or of a clause or case on that page, relative to the folder of the
    /// book.
    public static func address(of subsystem: SubsystemID, _ element: String? = nil) -> String {
        Place.subsystem(subsystem, element).address
    }

    /// Returns whether a folder may receive the book: it is missing or empty, or contains an earlier book.
    public static func canBeWritten(to folder: URL) -> Bool {
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        guard let names else { return !FileManager.default.fileExists(atPath: folder.path) }
        let style = try? String(contentsOf: folder.appending(path: Place.style.file ?? ""), encoding: .utf8)
        return names.isEmpty || style?.hasPrefix(mark) == true
    }

    /// Writes all files into a folder, which is created if it is missing.
    ///
    /// - Returns: The numbers of files and bytes that were written.
    public func write(to folder: URL) throws -> (files: Int, bytes: Int) {
        let files = self.files
        for path in Set(files.map { folder.appending(path: $0.path).deletingLastPathComponent() }) {
            try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
        }
        for file in files { try Data(file.text.utf8).write(to: folder.appending(path: file.path)) }
        return (files.count, files.reduce(0) { $0 + $1.text.utf8.count })
    }
}
