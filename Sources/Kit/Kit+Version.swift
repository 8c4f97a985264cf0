import Adapters
import Foundation
import Harness

extension Kit {
    /// The output of `--version`: the versions of the kit, its corpus and the adapter protocol, and the commit.
    var versionText: String {
        let folder = try? corpus(nil)
        let history = folder.flatMap { try? CorpusHistory(folder: $0) }
        // `make install` puts a file that contains the commit's hash beside the corpus.
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
