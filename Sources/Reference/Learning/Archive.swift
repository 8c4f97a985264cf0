import LearningSpecs
import Specification

/// An implementation of learning.archive that follows its laws; `answer` writes no files, but `unpack` does.
extension Archive: Referenced {
    public static func answer(_ input: Input, readings: Readings) throws(Rejection) -> Output {
        Output(of: try contents(of: input.archive, input.limits))
    }

    struct Unpacked {
        let entry: ZipDirectory.Entry
        let content: [UInt8]
    }

    /// Returns all entries of the archive in order, and checks the archive against all laws.
    ///
    /// - Parameter isEnded: Called repeatedly while an entry is unpacked; returns true if the caller no longer needs
    ///   the result. After `isEnded` returns true, a valid archive may be rejected.
    static func contents(
        of archive: [UInt8], _ limits: Limits, isEnded: () -> Bool = { false }
    ) throws(Rejection) -> [Unpacked] {
        let entries = try ZipDirectory(archive).entries
        guard !entries.contains(where: { leadsOut($0.name) }) else { throw Archive.unsafe() }  // ARC-1
        var targets: [(name: [UInt8], target: [UInt8])] = []
        // The limit on unpacked bytes applies to the targets of all links together.
        var left = limits.bytes
        for link in entries where link.becomesLink {
            let target = unpack(link, limit: left, isEnded)
            left -= min(left, target.content.count)
            guard target.end == .whole else { continue }
            guard !isAbsolute(target.content) else { throw Archive.unsafe() }  // ARC-1
            targets.append((link.name, target.content))
        }
        guard !ArchiveLinks(targets).leadOut else { throw Archive.unsafe() }  // ARC-1
        var unpacked: [Unpacked] = []
        for (entry, content) in zip(entries, try unpack(entries, within: limits, isEnded)) {
            guard let content, content.count == entry.size, Inflation.checksum(of: content) == entry.crc
            else { throw Archive.damaged() }  // ARC-2
            unpacked.append(Unpacked(entry: entry, content: content))
        }
        guard haveRoom(entries) else { throw Archive.damaged() }  // ARC-2
        return unpacked
    }

    // MARK: ARC-1

    private static func leadsOut(_ name: [UInt8]) -> Bool {
        isAbsolute(name) || name.split(separator: UInt8(ascii: "/")).contains { $0.elementsEqual("..".utf8) }
    }

    /// Returns whether a path begins with a slash or a drive letter, or contains a backslash.
    private static func isAbsolute(_ path: [UInt8]) -> Bool {
        // Windows recognises a drive letter even if empty steps or `.` steps precede it in the path.
        var steps = PathSteps(path)
        let drive = Array(steps.next()?.prefix(2) ?? [])
        let hasDrive =
            drive.count == 2 && drive[1] == UInt8(ascii: ":")
            && (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(drive[0] | 0x20)
        return path.first == UInt8(ascii: "/") || hasDrive || path.contains(UInt8(ascii: "\\"))
    }

    // MARK: ARC-2

    /// Returns whether all entries have different paths, and none of them is below a file or a link.
    private static func haveRoom(_ entries: [ZipDirectory.Entry]) -> Bool {
        var tree = NameTree()
        let places = entries.map { tree.insert(PathSteps(ZipText.text(of: $0.name).utf8)) }
        let files = Set(zip(entries, places).filter { !$0.0.isDirectory }.map(\.1))
        return Set(places).count == places.count && !files.contains(0)
            && !places.contains { tree.places(above: $0).contains(where: files.contains) }
    }

    private static func unpack(
        _ entry: ZipDirectory.Entry, limit: Int, _ isEnded: () -> Bool
    ) -> (content: [UInt8], end: Inflation.End) {
        guard entry.method == 8 else {
            return (Array(entry.data), entry.data.count > limit ? .tooLong : .whole)
        }
        let inflation = Inflation(entry.data, limit: limit, isEnded: isEnded)
        let hasRest = inflation.end == .whole && inflation.rest > 0
        return (inflation.output, hasRest ? .invalid : inflation.end)  // ARC-2
    }

    /// Returns the unpacked bytes of each entry; nil for an entry whose compressed stream is corrupt.
    private static func unpack(
        _ entries: [ZipDirectory.Entry], within limits: Limits, _ isEnded: () -> Bool
    ) throws(Rejection) -> [[UInt8]?] {
        guard entries.count(where: { !$0.isDirectory }) <= limits.files else { throw Archive.tooLarge() }
        var left = limits.bytes
        var contents: [[UInt8]?] = []
        for entry in entries {
            let unpacked = unpack(entry, limit: left, isEnded)
            // The bytes unpacked from a corrupt stream before the fault also count towards the limit.
            left -= min(left, unpacked.content.count)
            if unpacked.end == .tooLong { throw Archive.tooLarge() }
            contents.append(unpacked.end == .whole ? unpacked.content : nil)
        }
        return contents
    }
}

extension Archive.Output {
    init(of unpacked: [Archive.Unpacked]) {
        let files = unpacked.map(\.entry).filter { !$0.isDirectory }
            .map { Archive.File(path: $0.path, size: $0.size, crc32: $0.crc) }
        self.init(files: files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) })
    }
}
