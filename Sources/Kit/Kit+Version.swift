import Adapters
import Foundation
import Harness

extension Kit {
    /// The output of `--version`: the kit, its corpus, the adapter protocol, and the commit that was installed.
    var versionText: String {
        let folder = try? corpus(nil)
        let history = folder.flatMap { try? CorpusHistory(folder: $0) }
        // The file that `make install` puts beside the corpus.
        let commit = folder.flatMap { folder in
            try? String(
                contentsOf: folder.deletingLastPathComponent().appending(path: "commit"), encoding: .utf8)
        }
        let lines = [
            "\(name) \(version)", history?.label.map { "corpus \($0)" },
            "adapter protocol \(AdapterProtocol.version)",
            commit.map { "commit \($0.trimmingCharacters(in: .whitespacesAndNewlines))" },
        ]
        return lines.compactMap(\.self).joined(separator: "\n")
    }
}
