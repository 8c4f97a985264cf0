import Foundation
import Specification

/// The folders that the runs of a candidate with effects write to, each alone in a folder with a link beside it.
///
/// They go when the last owner does.
final class ScratchFolders: Sendable {
    private let root: URL
    /// Where the link beside each folder points to: nothing is there, so whoever writes to it makes a file that is seen.
    ///
    /// A link costs no write to the disk; a file is synchronised, which took longer than the cases themselves.
    private static let canary = "nothing-stands-here"

    init() {
        root = FileManager.default.temporaryDirectory.appending(path: "assay-effects-\(UUID().uuidString)")
    }

    deinit {
        try? FileManager.default.removeItem(at: root)
    }

    /// Makes the folder of a number, empty, and returns its path.
    ///
    /// - Throws: What the system says if it cannot be made.
    func make(_ number: Int) throws -> String {
        let folder = folder(number)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: beside(number).path, withDestinationPath: Self.canary)
        return folder.path(percentEncoded: false)
    }

    /// Returns what stands in the folder of a number, and beside it.
    func written(_ number: Int) -> WrittenFolder {
        let folder = folder(number)
        let home = folder.deletingLastPathComponent()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: home.path)) ?? []
        var strays = names.filter { !["in", "beside"].contains($0) }.sorted().map {
            "\($0) was written beside the folder"
        }
        if (try? FileManager.default.destinationOfSymbolicLink(atPath: beside(number).path)) != Self.canary {
            strays.append("the link beside the folder was changed")
        }
        if !names.contains("in") { strays.append("the folder itself was removed") }
        return WrittenFolder(folder, entries: Self.entries(of: folder), strays: strays)
    }

    private func folder(_ number: Int) -> URL { root.appending(path: "\(number)/in") }
    private func beside(_ number: Int) -> URL { root.appending(path: "\(number)/beside") }

    private static func entries(of folder: URL) -> [WrittenFolder.Place: WrittenFolder.Entry] {
        var entries: [WrittenFolder.Place: WrittenFolder.Entry] = [:]
        var open = [""]
        while let place = open.popLast() {
            let here = place.isEmpty ? folder : folder.appending(path: place)
            for name in (try? FileManager.default.contentsOfDirectory(atPath: here.path)) ?? [] {
                let path = place.isEmpty ? name : "\(place)/\(name)"
                let full = here.path + "/" + name
                let attributes = (try? FileManager.default.attributesOfItem(atPath: full)) ?? [:]
                switch attributes[.type] as? FileAttributeType {
                case .typeDirectory?:
                    entries[.init(path)] = .folder
                    open.append(path)
                case .typeSymbolicLink?:
                    let target = try? FileManager.default.destinationOfSymbolicLink(atPath: full)
                    entries[.init(path)] = .link(to: target ?? "")
                default: entries[.init(path)] = .file(size: (attributes[.size] as? Int) ?? 0)
                }
            }
        }
        return entries
    }
}
