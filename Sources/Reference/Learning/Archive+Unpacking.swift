import Files
import Foundation
import JSON
import LearningSpecs
import Specification

extension ArchiveReference {
    /// Why an archive was not unpacked; nothing is left behind.
    public enum Failure: Error, Equatable {
        /// A law rejects the archive.
        case rejected(Rejection)
        /// The folder's path already exists; it is not touched.
        case exists
        /// The system refused, for the reason in the sentence.
        case disk(String)
        /// The task was cancelled.
        case cancelled
    }

    /// Unpacks an archive into a new folder, completely or not at all.
    ///
    /// Everything is written into a hidden folder, which gets the name of the new folder in one step at the end. The
    /// hidden folder is accessed by its handle, so that nothing is written elsewhere even if another program replaces
    /// it. The remains of a killed run are removed. Files get the rights of new files and the current time; neither
    /// comes from the archive. Links are made last, so that nothing is written through one. Two entries whose names are
    /// the same on this disk, such as `A` and `a`, are in one place: `archive.damaged`.
    public func unpack(
        _ archive: [UInt8], into folder: URL, limits: Archive.Limits
    ) throws(Failure) -> Archive.Output {
        if let excess = excess(in: archive) { throw .disk(excess) }
        let input = Archive.Input(archive: archive, limits: limits)
        let unpacked: [Unpacked]
        do throws(Rejection) {
            unpacked = try contents(of: input) { Task.isCancelled }
        } catch {
            throw Task.isCancelled ? .cancelled : .rejected(error)
        }
        guard unpacked.allSatisfy({ !$0.entry.isLink || $0.content.count <= Self.longest }) else {
            throw .disk("the target of a link is longer than \(Self.longest) bytes")
        }
        var status = stat()
        guard lstat(folder.path, &status) != 0 else { throw .exists }
        do throws(NewTree.Refusal) {
            var tree = try NewTree(in: folder.deletingLastPathComponent().path)
            // Removes nothing once the folder has its name.
            defer { tree.remove() }
            for part in unpacked where !part.entry.isLink || part.entry.isDirectory {
                guard !Task.isCancelled else { throw .cancelled }
                try tree.add(part)
            }
            for part in unpacked where part.entry.isLink && !part.entry.isDirectory {
                guard !Task.isCancelled else { throw .cancelled }
                try tree.add(part)
            }
            try tree.move(to: folder.lastPathComponent)
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

    /// The greatest length of a name or of a link's target on most systems.
    private static let longest = 4_095
    /// The greatest depth of a file in folders.
    private static let deepest = 512

    /// Returns a sentence that says why this command does not unpack an archive that the laws allow; nil if it does.
    ///
    /// This check bounds the time of unpacking by the size of the archive and the limits.
    private func excess(in archive: [UInt8]) -> String? {
        guard let entries = try? entries(of: archive) else { return nil }
        if entries.reduce(0, { $0 + $1.data.count }) > archive.count {
            return "entries of the archive overlap"
        }
        for entry in entries where !Task.isCancelled {
            if entry.name.count > Self.longest { return "a name is longer than \(Self.longest) bytes" }
            if PathSteps(entry.name).reduce(0, { count, _ in count + 1 }) > Self.deepest {
                return "an entry is more than \(Self.deepest) folders deep"
            }
        }
        return nil
    }
}

extension NewTree {
    /// Adds an entry: a file, a directory or a link.
    fileprivate mutating func add(_ part: ArchiveReference.Unpacked) throws(Refusal) {
        // The system would end the name at the NUL.
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
