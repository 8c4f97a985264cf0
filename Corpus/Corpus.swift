import Foundation
import Harness
import JSON
import Specification

/// Finds and reads the corpus that comes with the kit.
public enum Corpus {
    /// The environment variable that gives the path of a corpus to use instead of the kit's.
    public static let variable = "ASSAY_CORPUS"

    /// Returns the golden cases of some subsystems, from the kit's corpus or from the folder that `ASSAY_CORPUS` names.
    ///
    /// The cases of other subsystems are not read.
    ///
    /// - Throws: `CorpusError` if no corpus is found, or if the corpus has an invalid line.
    public static func bundled(of subsystems: any Specification.Type...) throws(CorpusError) -> GoldenCorpus {
        try GoldenCorpus(
            folder: folder(), catalogue: Catalogue(subsystems), of: Set(subsystems.map { $0.id }))
    }

    /// Returns the folder of the corpus: the given folder, the folder in `ASSAY_CORPUS`, or the folder beside the
    /// binary.
    ///
    /// - Throws: `CorpusError` if there is no such folder.
    public static func folder(_ given: String? = nil) throws(CorpusError) -> URL {
        if let given { return URL(filePath: given, directoryHint: .isDirectory) }
        if let named = ProcessInfo.processInfo.environment[variable], !named.isEmpty {
            return URL(filePath: named, directoryHint: .isDirectory)
        }
        if let folder = places.first(where: isCorpus) { return folder }
        throw CorpusError(
            """
            no corpus was found in \(places.map(\.path).joined(separator: ", ")); name one with --corpus DIR or \
            \(variable), or copy Assay_Corpus.resources beside the binary
            """)
    }

    /// The folders to search: beside the binary or, if the binary is a link, beside its target; the `share` folders
    /// that belong to these places; and the folder of this source file.
    ///
    /// `Bundle.module` is not used, since it ends the program if it finds no bundle.
    private static let places: [URL] = {
        let bundle = "Assay_Corpus.resources"
        let binary = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments.first ?? "assay")
        let folders = [binary, binary.resolvingSymlinksInPath()].map { $0.deletingLastPathComponent() }
        let beside = folders.map { $0.appending(path: bundle, directoryHint: .isDirectory) }
        let shared = folders.map { $0.appending(path: "../share/assay/corpus", directoryHint: .isDirectory) }
        let source = URL(filePath: #filePath).deletingLastPathComponent()
        return beside + shared + [source]
    }()

    private static func isCorpus(_ folder: URL) -> Bool {
        FileManager.default.fileExists(atPath: folder.appending(path: "schema/case.json").path)
    }
}
