import Files
import Foundation
import LearningSpecs
import Specification

extension Archive {
    /// The reason why an archive was not unpacked; in each case, no part of the archive is left on the disk.
    public enum Failure: Error, Equatable {
        /// A law of learning.archive requires the archive to be rejected.
        case rejected(Rejection)
        /// Something already exists at the path of the new folder; it is left unchanged.
        case exists
        /// The archive cannot be written to the disk, for the reason that the string describes.
        case disk(String)
        /// The task was cancelled.
        case cancelled

        /// An entry cannot be written at its path, for example because another entry is already there. Clause: ARC-2
        static let occupied = Failure.rejected(Archive.damaged())

        /// Returns the failure of an operation on the disk, with the system's words about the reason.
        static func disk(_ what: String, _ error: FileError) -> Failure {
            .disk(FileError(what, error.number).description)
        }
    }

    /// Unpacks an archive into a new folder, completely or not at all.
    ///
    /// Everything is written into a hidden folder, which gets the name of the new folder in one step at the end. All
    /// writes use the handle of the hidden folder, so that they stay in this folder even if another program replaces
    /// this folder. If a program was killed earlier and left a hidden folder behind, this folder is
    /// removed. Files get the permissions and timestamps of new files, not those in the archive. Links are made last,
    /// so that no file is written through a link. If the file system treats the names of two entries, such as `A` and
    /// `a`, as equal, the archive is rejected with `archive.damaged`.
    public static func unpack(
        _ archive: [UInt8], into folder: URL, limits: Limits
    ) throws(Failure) -> Output {
        if let excess = excess(in: archive) { throw .disk(excess) }
        let unpacked: [Unpacked]
        do throws(Rejection) {
            unpacked = try contents(of: archive, limits) { Task.isCancelled }
        } catch {
            throw Task.isCancelled ? .cancelled : .rejected(error)
        }
        guard unpacked.allSatisfy({ !$0.entry.becomesLink || $0.content.count <= longest }) else {
            throw .disk("the target of a link is longer than \(longest) bytes")
        }
        var status = stat()
        guard lstat(folder.path, &status) != 0 else { throw .exists }
        var tree = try NewTree(in: folder.deletingLastPathComponent().path)
        // `remove` does nothing once the folder has its final name.
        defer { tree.remove() }
        for part in unpacked.filter({ !$0.entry.becomesLink }) + unpacked.filter(\.entry.becomesLink) {
            guard !Task.isCancelled else { throw .cancelled }
            try tree.add(part)
        }
        try tree.move(to: folder.lastPathComponent)
        return Output(of: unpacked)
    }

    /// The maximum length, in bytes, that most systems allow for a name or for the target of a link.
    private static let longest = 4_095
    /// The maximum number of steps in the path of an entry; a step is a part between slashes.
    private static let deepest = 512

    /// Returns the reason why `unpack` refuses an archive even if the laws allow it; nil if there is none.
    ///
    /// This check ensures that the time for unpacking is bounded by the size of the archive and by the limits.
    private static func excess(in archive: [UInt8]) -> String? {
        guard let entries = try? ZipDirectory(archive).entries else { return nil }
        if entries.reduce(0, { $0 + $1.data.count }) > archive.count {
            return "entries of the archive overlap"
        }
        for entry in entries where !Task.isCancelled {
            if entry.name.count > longest { return "a name is longer than \(longest) bytes" }
            if PathSteps(entry.name).reduce(0, { count, _ in count + 1 }) > deepest {
                return "an entry is more than \(deepest) folders deep"
            }
        }
        return nil
    }
}

extension NewTree {
    /// Adds an entry of an archive: a file, a directory or a link.
    fileprivate mutating func add(_ part: Archive.Unpacked) throws(Archive.Failure) {
        // The system would truncate the name at a NUL.
        guard !part.entry.name.contains(0) else { throw .occupied }
        let path = part.entry.path.split(separator: "/").map { String($0) }.filter { $0 != "." }
        if part.entry.isDirectory {
            try addFolder(path)
        } else if part.entry.becomesLink {
            guard !part.content.isEmpty, !part.content.contains(0) else { throw .occupied }
            let target = ZipText.text(of: part.content)
            try add(path) { (folder, name) throws(FileError) in try folder.makeLink(name, to: target) }
        } else {
            try add(path) { (folder, name) throws(FileError) in try folder.makeFile(name, part.content) }
        }
    }
}
