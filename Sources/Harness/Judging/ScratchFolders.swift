import Files
import Foundation
import Specification

/// The folders that a candidate with effects writes to; beside each folder is a link that a faulty candidate may write
/// to.
///
/// The folders are removed when this object is freed.
final class ScratchFolders: Sendable {
    private let root: URL
    /// The target of the link beside each folder; it does not exist, so a write through the link leaves a new file
    /// beside the folder.
    ///
    /// A link is used, because writing a file to disk would take longer than a case.
    private static let canary = "nothing-stands-here"

    init() {
        root = FileManager.default.temporaryDirectory.appending(path: "assay-effects-\(UUID().uuidString)")
    }

    deinit {
        try? FileManager.default.removeItem(at: root)
    }

    /// Makes an empty folder for the case with this number, and returns the path of the folder.
    ///
    /// - Throws: The system's error if the folder cannot be made.
    func make(_ number: Int) throws -> String {
        let folder = folder(number)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: root.appending(path: "\(number)/beside").path, withDestinationPath: Self.canary)
        return folder.path(percentEncoded: false)
    }

    /// Returns the contents of the folder for the case with this number, and the files that were written beside it.
    func written(_ number: Int) -> WrittenFolder {
        let folder = folder(number)
        guard let home = try? FolderHandle(root.appending(path: "\(number)").path) else {
            return WrittenFolder(folder, entries: [:], strays: ["the folder itself was removed"])
        }
        let names = home.names
        var strays = names.filter { !["in", "beside"].contains($0) }.sorted().map {
            "\($0) was written beside the folder"
        }
        if home.target(of: "beside") != Self.canary {
            strays.append("the link beside the folder was changed")
        }
        if !names.contains("in") { strays.append("the folder itself was removed") }
        return WrittenFolder(folder, entries: Self.entries(in: home, "in"), strays: strays)
    }

    private func folder(_ number: Int) -> URL { root.appending(path: "\(number)/in") }

    /// Returns everything in a folder; since folders are opened by handles, a link in place of a folder is not
    /// followed.
    private static func entries(
        in home: FolderHandle, _ name: String
    ) -> [WrittenFolder.Place: WrittenFolder.Entry] {
        var entries: [WrittenFolder.Place: WrittenFolder.Entry] = [:]
        var open: [(above: FolderHandle, name: String, path: String)] = [(home, name, "")]
        while let (above, name, path) = open.popLast() {
            guard let folder = try? above.subfolder(name) else { continue }
            for name in folder.names {
                guard let status = folder.status(of: name) else { continue }
                let inner = path.isEmpty ? name : "\(path)/\(name)"
                switch status.st_mode & S_IFMT {
                case S_IFDIR:
                    entries[.init(inner)] = .folder
                    open.append((folder, name, inner))
                case S_IFLNK: entries[.init(inner)] = .link(to: folder.target(of: name) ?? "")
                default: entries[.init(inner)] = .file(size: Int(status.st_size))
                }
            }
        }
        return entries
    }
}
