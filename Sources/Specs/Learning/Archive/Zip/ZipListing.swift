/// The entries of a zip's central directory, and the first fault in the structure of the archive.
struct ZipListing: Equatable {
    /// A fault in the structure of an archive, named after the part that has the fault.
    enum Fault {
        case end, disks, directory, header
    }

    struct Entry: Equatable {
        let name: [UInt8]
        let flags: Int
        let method: Int
        let crc: UInt32
        let compressed: Int
        let size: Int
        let madeBy: Int
        let external: Int
        let offset: Int
        /// The range of the packed bytes of the entry in the archive.
        fileprivate(set) var data = 0..<0
        /// Where the entry ends in the archive: after its descriptor, if it has one.
        fileprivate(set) var end = 0

        var isDirectory: Bool { name.last == UInt8(ascii: "/") }
        /// Whether the entry is a symbolic link made on Unix.
        var isLink: Bool { madeBy >> 8 == 3 && hasLinkMode }
        /// Whether the entry has the mode of a link, whatever system made the entry.
        var hasLinkMode: Bool { external >> 16 & 0xF000 == 0xA000 }
        var hasDescriptor: Bool { flags & 8 != 0 }
        var isUTF8: Bool { flags & 0x800 != 0 }
        /// Whether the entry is not encrypted, and is stored or deflated.
        var isSupported: Bool { flags & 1 == 0 && (method == 0 || method == 8) }
    }

    /// The first fault in the structure of the archive; nil if the structure is valid.
    private(set) var fault: Fault?
    private var isSupported: Bool { entries.allSatisfy(\.isSupported) }
    /// Whether the structure of the archive is valid and all entries are supported.
    var isReadable: Bool { fault == nil && isSupported }
    private(set) var entries: [Entry] = []
    /// Whether every program judges the structure of the archive in the same way.
    var isSettled: Bool {
        if fault == nil { return isPlain || !isSupported }
        return hasPlainFaults && isSupported || bytes.isCut
    }
    /// Whether every program reads the archive in the same way if its structure is valid.
    private var isPlain = true
    /// Whether every program detects the faults that were found in the structure of the archive.
    private var hasPlainFaults = true

    private let bytes: ZipBytes
    /// The number of bytes before the first header if the offsets in the archive do not include them, otherwise 0.
    private(set) var shift = 0
    private(set) var comment: [UInt8] = []
    /// Whether a local header differs from its record in the central directory.
    private(set) var hasOtherHeaders = false

    /// Reads an archive from its last end record, or from its first end record if `isByFirst` is true.
    init(_ bytes: [UInt8], byFirstEnd isByFirst: Bool = false) {
        self.bytes = ZipBytes(bytes: bytes)
        let ends = self.bytes.ends
        read(isByFirst ? ends.reversed() : ends)
    }

    private mutating func fail(_ fault: Fault, settled: Bool) {
        if self.fault == nil { self.fault = fault }
        if !settled { hasPlainFaults = false }
    }

    private mutating func read(_ ends: [Int]) {
        guard let end = ends.first else {
            // If an archive lacks only its last bytes, the signature of its end record is in the last 22 bytes, or is
            // missing.
            let elsewhere = (0..<max(0, bytes.count - 22)).contains { bytes.has(.end, at: $0) }
            return fail(.end, settled: !elsewhere)
        }
        comment = bytes[end + 22..<bytes.count]
        let count = bytes.number(2, at: end + 10)
        let size = bytes.number(4, at: end + 12)
        let start = bytes.number(4, at: end + 16)
        if bytes.number(4, at: end + 4) != 0 || bytes.number(2, at: end + 8) != count {
            return fail(.disks, settled: false)
        }
        if ends.count > 1 || count == 0xFFFF || [size, start].contains(0xFFFF_FFFF) { isPlain = false }
        guard start + size <= end else { return fail(.directory, settled: false) }
        // The offsets may or may not include the bytes that come before the first header.
        shift = end - size - start
        readDirectory(count, from: start + shift, to: end)
        guard entries.count == count else { return }
        // In a plain archive, the entries follow one another directly, and the letters PK do not occur before the first
        // entry.
        let inOrder = entries.sorted { $0.offset < $1.offset }
        let starts: [Int] = inOrder.map(\.offset) + [start + shift]
        let finishes: [Int] = [starts[0]] + inOrder.map(\.end)
        if starts != finishes || bytes.hasSignature(before: starts[0]) { isPlain = false }
        // Programs differ in how they read offsets that include only some of the bytes before the first header.
        if shift > 0, starts[0] != shift { isPlain = false }
    }

    private mutating func readDirectory(_ count: Int, from start: Int, to end: Int) {
        var place = start
        for index in 0..<count {
            guard place + 46 <= end else { return fail(.directory, settled: false) }
            if !bytes.has(.directory, at: place) { fail(.directory, settled: true) }
            let nameEnd = place + 46 + bytes.number(2, at: place + 28)
            let extraEnd = nameEnd + bytes.number(2, at: place + 30)
            let after = extraEnd + bytes.number(2, at: place + 32)
            guard after <= end else { return fail(.directory, settled: false) }
            let entry = Entry(
                name: bytes[place + 46..<nameEnd], flags: bytes.number(2, at: place + 8),
                method: bytes.number(2, at: place + 10), crc: UInt32(bytes.number(4, at: place + 16)),
                compressed: bytes.number(4, at: place + 20), size: bytes.number(4, at: place + 24),
                madeBy: bytes.number(2, at: place + 4), external: bytes.number(4, at: place + 38),
                offset: bytes.number(4, at: place + 42) + shift)
            if after > extraEnd || bytes.number(2, at: place + 34) != 0
                || !bytes.hasPlainExtras(nameEnd..<extraEnd)
                || [entry.compressed, entry.size, entry.offset - shift].contains(0xFFFF_FFFF)
            {
                isPlain = false
            }
            entries.append(entry)
            place = after
            readLocal(index, directory: start)
        }
        if place != end { fail(.directory, settled: false) }
    }

    private mutating func readLocal(_ index: Int, directory: Int) {
        let entry = entries[index]
        let place = entry.offset
        guard place + 30 <= directory else { return fail(.header, settled: false) }
        if !bytes.has(.local, at: place) { fail(.header, settled: true) }
        let nameEnd = place + 30 + bytes.number(2, at: place + 26)
        let start = nameEnd + bytes.number(2, at: place + 28)
        guard start <= directory, bytes[place + 30..<nameEnd] == entry.name else {
            return fail(.header, settled: false)
        }
        let end = start + entry.compressed
        guard end <= directory else { return fail(.header, settled: false) }
        entries[index].data = start..<end
        let sums = [Int(entry.crc), entry.compressed, entry.size]
        let local = bytes.numbers(3, at: place + 14)
        var isTrue = local == sums
        entries[index].end = end
        if entry.hasDescriptor {
            let descriptor = bytes.has(.descriptor, at: end) ? bytes.numbers(3, at: end + 4) : nil
            let hasTrueDescriptor = entry.method == 8 && descriptor == sums
            if hasTrueDescriptor { entries[index].end += 16 }
            isTrue = local == [0, 0, 0] && hasTrueDescriptor
        }
        if !isTrue || !bytes.hasPlainExtras(nameEnd..<start) || bytes.number(2, at: place + 6) != entry.flags
            || bytes.number(2, at: place + 8) != entry.method
        {
            (isPlain, hasOtherHeaders) = (false, true)
        }
    }
}
