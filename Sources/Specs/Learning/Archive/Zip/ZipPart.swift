/// An entry, sound or faulty, that will be written into a zip archive.
struct ZipPart {
    var name: [UInt8]
    /// The packed content.
    var data: [UInt8]
    var method = 0
    /// The checksum that the headers give, which may be wrong.
    var crc: UInt32
    var size: Int
    var flags = 0
    var madeBy = 20
    var external = 0
    var extra: [UInt8] = []

    /// Makes a stored entry with a name, a content, and headers that match the content.
    init(_ name: String, _ content: [UInt8]) {
        self.name = Array(name.utf8)
        data = content
        crc = Inflation.checksum(of: content)
        size = content.count
        flags = name.utf8.allSatisfy { $0 < 0x80 } ? 0 : 0x800
    }

    init(_ entry: ZipListing.Entry, of archive: [UInt8]) {
        name = entry.name
        data = Array(archive[entry.data])
        method = entry.method
        crc = entry.crc
        size = entry.size
        flags = entry.flags
        madeBy = entry.madeBy
        external = entry.external
    }

    /// Packs the content as a deflate stream of stored blocks, each with at most `length` bytes.
    mutating func deflateStored(block length: Int) {
        let starts = data.isEmpty ? [0] : Array(stride(from: 0, to: data.count, by: length))
        data = starts.flatMap { start in
            let block = data[start..<min(start + length, data.count)]
            let head: [UInt8] = [start == starts.last ? 1 : 0]
            return head + Self.little(2, block.count) + Self.little(2, ~block.count) + block
        }
        method = 8
    }

    /// Makes the entry a symbolic link whose target is its content.
    mutating func makeLink() {
        madeBy = 3 << 8 | 20
        external = 0xA1FF << 16
    }

    /// Returns the bytes of an archive with the given parts, in their order.
    ///
    /// - Parameters:
    ///   - prefix: Bytes to write before the archive; the offsets in the archive do not include them.
    static func archive(_ parts: [ZipPart], after prefix: [UInt8] = [], comment: [UInt8] = []) -> [UInt8] {
        var bytes: [UInt8] = []
        var directory: [UInt8] = []
        for part in parts {
            let offset = bytes.count
            let isLate = part.flags & 8 != 0
            let sums = little(4, Int(part.crc)) + little(4, part.data.count) + little(4, part.size)
            let common =
                little(2, 20) + little(2, part.flags) + little(2, part.method) + little(4, 0x5821_0000)
            let lengths = little(2, part.name.count) + little(2, part.extra.count)
            bytes += [0x50, 0x4B, 3, 4] + common
            bytes += isLate ? [UInt8](repeating: 0, count: 12) : sums
            bytes += lengths + part.name + part.extra + part.data
            if isLate { bytes += [0x50, 0x4B, 7, 8] + sums }
            directory += [0x50, 0x4B, 1, 2] + little(2, part.madeBy) + common
            directory += sums + lengths + little(2, 0) + little(2, 0) + little(2, 0)
            directory += little(4, part.external) + little(4, offset) + part.name + part.extra
        }
        let end = little(2, 0) + little(2, 0) + little(2, parts.count) + little(2, parts.count)
        return prefix + bytes + directory + [0x50, 0x4B, 5, 6] + end + little(4, directory.count)
            + little(4, bytes.count) + little(2, comment.count) + comment
    }

    /// Returns the `count` low bytes of a number, the least significant byte first.
    private static func little(_ count: Int, _ number: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
}
