import Files
import Foundation

/// The operations that documents need on a folder, which may be on a disk or simulated by a test.
///
/// A file is identified by its path in the folder, with parts separated by `/`.
protocol ScriptVolume {
    /// The paths of the folder's files that are not hidden, in the spelling that the folder reports.
    var files: [String] { get throws(FileError) }

    /// Returns whether the folder has an entry with the given name, or with a name that the folder treats as equal.
    func holds(_ file: String) -> Bool

    func bytes(of file: String) throws(FileError) -> [UInt8]?

    /// Writes a file, which at any moment has either its old or its new content.
    mutating func write(_ bytes: [UInt8], to file: String) throws(FileError)

    mutating func remove(_ file: String) throws(FileError)
}

/// A folder of a disk.
struct DiskVolume: ScriptVolume {
    private let path: String
    private let folder: FolderHandle

    init(_ path: String) throws(FileError) {
        self.path = path
        folder = try FolderHandle(path)
    }

    var files: [String] {
        get throws(FileError) { try Self.files(in: folder, before: "") }
    }

    private static func files(in folder: FolderHandle, before: String) throws(FileError) -> [String] {
        var files: [String] = []
        for name in folder.names where !name.hasPrefix(".") {
            // Folders, links, pipes and other entries with this ending are ignored.
            if name.hasSuffix(ScriptFileName.ending) {
                if folder.status(of: name).map({ $0.st_mode & S_IFMT == S_IFREG }) == true {
                    files.append(before + name)
                }
            } else if ScriptFileName.isContinued(name), let more = try? folder.subfolder(name) {
                files += try Self.files(in: more, before: before + name + "/")
            }
        }
        return files
    }

    func holds(_ file: String) -> Bool { folder.status(of: file) != nil }

    func bytes(of file: String) throws(FileError) -> [UInt8]? {
        try FileReplacement.oldBytes(of: "\(path)/\(file)")
    }

    func write(_ bytes: [UInt8], to file: String) throws(FileError) {
        var place = ""
        for part in file.split(separator: "/").dropLast() {
            place += (place.isEmpty ? "" : "/") + part
            if folder.status(of: place) == nil { try folder.makeFolder(place) }
        }
        try FileReplacement.write(bytes, to: "\(path)/\(file)")
    }

    func remove(_ file: String) throws(FileError) {
        guard unlinkat(folder.descriptor, file, 0) == 0 || errno == ENOENT else {
            throw FileError("\(file) cannot be removed")
        }
        var parts = file.split(separator: "/").dropLast()
        // A folder with contents is left in place.
        while !parts.isEmpty,
            unlinkat(folder.descriptor, parts.joined(separator: "/"), AT_REMOVEDIR) == 0
        {
            parts.removeLast()
        }
    }
}
