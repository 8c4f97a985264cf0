import Files
import Foundation
import JSON
import LearningSpecs
import Specification

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
    /// Everything is written into a hidden folder beside the new one, through its handle, and the folder gets its name
    /// in one step at the end. So nothing is written elsewhere, whatever takes its place meanwhile. Leftovers of killed
    /// runs are removed. Files
    /// have the rights that new files have here, and the time of now; neither is taken from the archive. Links are made
    /// last, so that nothing is written through one. Names that are one on this disk, as `A` and `a` may be, are two
    /// entries of one place: `archive.damaged`.
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
            // Nothing, once it has taken its place.
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

    /// How long a name or the target of a link may be, as most systems have it.
    private static let longest = 4_095
    /// How many folders deep a file may be.
    private static let deepest = 512

    /// Returns why this command does not unpack an archive that the clauses allow, in a sentence; nil if it does.
    ///
    /// So the time that it takes is bounded by the archive and the limits.
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
    /// Adds an entry, whatever it is.
    fileprivate mutating func add(_ part: ArchiveReference.Unpacked) throws(Refusal) {
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
