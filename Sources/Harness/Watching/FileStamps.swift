import Foundation

/// What the file system tells of some files without their being read, by which changes are noticed.
///
/// A file that an editor replaces by another of the same name counts as changed, and so does one that goes or comes.
public struct FileStamps: Sendable, Equatable {
    private struct Stamp: Sendable, Equatable {
        let inode: UInt64
        let size: Int64
        let seconds: Int
        let nanoseconds: Int
    }

    private let stamps: [String: Stamp]

    /// - Parameter paths: files, and folders, of which everything below counts but what is hidden, and what Python
    ///   compiles for itself.
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

    /// The files that came, went or changed since, sorted.
    public func changes(since old: FileStamps) -> [String] {
        Set(stamps.keys).union(old.stamps.keys).filter { stamps[$0] != old.stamps[$0] }.sorted()
    }

    private static func stamp(of path: String) -> Stamp? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        // A folder changes with what is in it, which has stamps of its own.
        guard status.st_mode & S_IFMT != S_IFDIR else { return nil }
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        return Stamp(
            inode: UInt64(status.st_ino), size: Int64(status.st_size), seconds: time.tv_sec,
            nanoseconds: time.tv_nsec)
    }
}
