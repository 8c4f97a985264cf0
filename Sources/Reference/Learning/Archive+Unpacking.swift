import Foundation
import JSON
import Specification
import Specs

extension ArchiveReference {
    /// Why an archive was not unpacked; nothing of it is left then.
    public enum Failure: Error, Equatable {
        /// By a clause.
        case rejected(Rejection)
        /// There is something at the folder's place already, which is never touched.
        case exists
        /// The system refused; with a sentence for a person.
        case disk(String)
        /// The task was cancelled.
        case cancelled
    }

    /// Unpacks an archive into a new folder: all of it or nothing.
    ///
    /// Everything is written into a hidden folder beside the new one, which takes its name in one step at the end. Files
    /// have the rights that new files have here, and the time of now; neither is taken from the archive. Links are made
    /// last, so that nothing is written through one. Names that are one on this disk, as `A` and `a` may be, are two
    /// entries of one place: `archive.damaged`.
    public func unpack(
        _ archive: [UInt8], into folder: URL, limits: Archive.Limits
    ) throws(Failure) -> Archive.Output {
        let unpacked: [Unpacked]
        do throws(Rejection) {
            unpacked = try contents(of: Archive.Input(archive: archive, limits: limits))
        } catch {
            throw .rejected(error)
        }
        var status = stat()
        guard lstat(folder.path, &status) != 0 else { throw .exists }
        let parent = folder.deletingLastPathComponent()
        let tree = NewTree(parent.appending(path: ".unpacking-\(UUID().uuidString)").path)
        // Nothing, once it has taken its place.
        defer { tree.remove() }
        do throws(NewTree.Refusal) {
            try tree.begin()
            for part in unpacked where !part.entry.isLink || part.entry.isDirectory {
                guard !Task.isCancelled else { throw .cancelled }
                try tree.add(part)
            }
            for part in unpacked where part.entry.isLink && !part.entry.isDirectory { try tree.add(part) }
            try tree.move(to: folder.path)
        } catch {
            switch error {
            case .occupied: throw .rejected(Archive.damaged())  // ARC-2
            case .taken: throw .exists
            case .cancelled: throw .cancelled
            case .disk(let sentence): throw .disk(sentence)
            }
        }
        return Archive.Output(of: unpacked)
    }
}

extension NewTree {
    /// Adds an entry, whatever it is.
    fileprivate func add(_ part: ArchiveReference.Unpacked) throws(Refusal) {
        // The system would take what stands before it for the whole name.
        guard !part.entry.name.contains(0) else { throw .occupied }
        let path = part.entry.path.split(separator: "/").map { String($0) }.filter { $0 != "." }
        if part.entry.isDirectory {
            try addFolder(path)
        } else if part.entry.isLink {
            guard !part.content.isEmpty, !part.content.contains(0) else { throw .occupied }
            try addLink(path, to: ZipText.text(of: part.content))
        } else {
            try addFile(path, part.content)
        }
    }
}
