import LearningSpecs
import Specification

/// The entries of a zip according to its central directory.
struct ZipDirectory {
    struct Entry {
        let name: [UInt8]
        let method: Int
        let crc: UInt32
        let size: Int
        /// The packed bytes of the entry, which may overlap those of another entry.
        let data: ArraySlice<UInt8>
        let isLink: Bool

        var isDirectory: Bool { name.last == UInt8(ascii: "/") }
        /// Whether the entry is unpacked as a link; a directory that is marked as a link is unpacked as a directory.
        var becomesLink: Bool { isLink && !isDirectory }
        var path: String { ZipText.text(of: name) }
    }

    private(set) var entries: [Entry] = []

    /// Reads the central directory of an archive. Clause: ARC-2
    ///
    /// - Throws: `archive.damaged` if the archive does not have the structure of a zip; otherwise `archive.unsupported`
    ///   if an entry is encrypted, or is compressed by a method other than deflate.
    init(_ bytes: [UInt8]) throws(Rejection) {
        let reader = Reader(bytes: bytes)
        let end = try reader.endRecord()
        let count = try reader.half(end + 10)
        let start = try reader.word(end + 16)
        let size = try reader.word(end + 12)
        guard try reader.word(end + 4) == 0, try reader.half(end + 8) == count, start + size <= end else {
            throw Archive.damaged()
        }
        // If other bytes precede the archive in the file, the offsets in the archive may or may not count these bytes.
        let shift = end - size - start
        // Whether this program can unpack all entries: none is encrypted, and each is uncompressed or deflated.
        var isSupported = true
        var place = end - size
        for _ in 0..<count {
            guard place + 46 <= end else { throw Archive.damaged() }
            let (entry, length) = try reader.entry(at: place, directory: end - size, shift: shift)
            let isEncrypted = try reader.half(place + 8) & 1 != 0
            if isEncrypted || entry.method != 0 && entry.method != 8 { isSupported = false }
            entries.append(entry)
            place += length
        }
        guard place == end else { throw Archive.damaged() }
        guard isSupported else { throw Archive.unsupported() }
    }

    private struct Reader {
        let bytes: [UInt8]

        func slice(_ place: Int, _ count: Int) throws(Rejection) -> ArraySlice<UInt8> {
            guard place >= 0, place + count <= bytes.count else { throw Archive.damaged() }
            return bytes[place..<place + count]
        }

        func half(_ place: Int) throws(Rejection) -> Int {
            let slice = try slice(place, 2)
            return Int(slice[place]) | Int(slice[place + 1]) << 8
        }

        func word(_ place: Int) throws(Rejection) -> Int { try half(place) | half(place + 2) << 16 }

        func expect(_ signature: Int, at place: Int) throws(Rejection) {
            guard try word(place) == signature else { throw Archive.damaged() }
        }

        /// Returns the index of the last end-of-directory record whose comment ends where the archive ends.
        func endRecord() throws(Rejection) -> Int {
            for length in 0...0xFFFF {
                let place = bytes.count - 22 - length
                guard place >= 0 else { break }
                if bytes[place] == 0x50, try word(place) == 0x0605_4B50, try half(place + 20) == length {
                    return place
                }
            }
            throw Archive.damaged()
        }

        /// Returns the entry that a record of the central directory describes, and the length of the record.
        func entry(at place: Int, directory: Int, shift: Int) throws(Rejection) -> (Entry, Int) {
            try expect(0x0201_4B50, at: place)
            let name = try slice(place + 46, half(place + 28))
            let length = try 46 + half(place + 28) + half(place + 30) + half(place + 32)
            let local = try shift + word(place + 42)
            try expect(0x0403_4B50, at: local)
            let packed = try word(place + 20)
            let data = try local + 30 + half(local + 26) + half(local + 28)
            guard try slice(local + 30, half(local + 26)) == name, data + packed <= directory else {
                throw Archive.damaged()
            }
            let isUnix = try half(place + 4) >> 8 == 3
            let mode = try word(place + 38) >> 16
            let entry = Entry(
                name: Array(name), method: try half(place + 10), crc: UInt32(try word(place + 16)),
                size: try word(place + 24), data: try slice(data, packed),
                isLink: isUnix && mode & 0xF000 == 0xA000)
            return (entry, length)
        }
    }
}
