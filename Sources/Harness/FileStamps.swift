import Files
import Foundation

/// Facts from the file system that show whether files have changed, so that the files need not be read.
///
/// A file counts as changed if it was edited, added, removed, or replaced by another file with the same name.
public struct FileStamps: Sendable, Equatable {
    private struct Stamp: Sendable, Equatable {
        let inode: UInt64
        let size: Int64
        let seconds: Int
        let nanoseconds: Int
    }

    private let stamps: [String: Stamp]

    /// Records the current facts about some files.
    ///
    /// - Parameter paths: Files and folders. A folder stands for everything below it, except hidden files and the
    ///   modules that Python compiles and stores there (`__pycache__`).
    public init(of paths: [String]) {
        var stamps: [String: Stamp] = [:]
        for path in paths {
            stamps[path] = Self.stamp(of: path)
            guard let below = FileManager.default.enumerator(atPath: path) else { continue }
            while let name = below.nextObject() as? String {
                let last = name.split(separator: "/").last ?? ""
                if last.hasPrefix(".") || last == "__pycache__" {
                    below.skipDescendants()
                } else if (below.fileAttributes?[.type] as? FileAttributeType) != .typeDirectory {
                    stamps["\(path)/\(name)"] = Self.stamp(of: "\(path)/\(name)")
                }
            }
        }
        self.stamps = stamps
    }

    /// Returns, in alphabetical order, the files that were added, removed or changed after the older stamps were taken.
    public func changes(since old: FileStamps) -> [String] {
        Set(stamps.keys).union(old.stamps.keys).filter { stamps[$0] != old.stamps[$0] }.sorted()
    }

    private static func stamp(of path: String) -> Stamp? {
        var status = stat()
        // Folders get no stamps, since each file in a folder has a stamp of its own.
        guard stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else { return nil }
        return Stamp(
            inode: UInt64(status.st_ino), size: Int64(status.st_size), seconds: status.modified.tv_sec,
            nanoseconds: status.modified.tv_nsec)
    }
}
