import JSON
import Specification

/// What the central directory of a zip says, and whether the archive is put together as it says.
struct ZipListing {
    struct Entry {
        var name: [UInt8]
        var flags: Int
        var method: Int
        var crc: UInt32
        var compressed: Int
        var size: Int
        var madeBy: Int
        var external: Int
        var offset: Int
        /// Where its packed bytes stand.
        var data: Range<Int>
        /// Where it ends, its descriptor included.
        var end: Int

        var isDirectory: Bool { name.last == UInt8(ascii: "/") }
        /// A symbolic link, which a Unix has made.
        var isLink: Bool { madeBy >> 8 == 3 && external >> 16 & 0xF000 == 0xA000 }
        var hasDescriptor: Bool { flags & 8 != 0 }
    }

    /// Why the archive cannot be read, in words; nil where it can.
    var fault: String?
    var entries: [Entry] = []
    /// Whether programs must agree on how it is put together.
    var isSettled: Bool { fault == nil ? isPlain : hasPlainFaults || isCut }
    /// Whether a whole archive has nothing that programs read in more than one way.
    private var isPlain = true
    /// Whether programs must agree on all that is wrong with it.
    private var hasPlainFaults = true

    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        read()
    }

    // MARK: Numbers, the lowest byte first

    private func number(_ count: Int, at place: Int) -> Int {
        (0..<count).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
    }

    private func hasSignature(_ kind: (UInt8, UInt8), at place: Int) -> Bool {
        place >= 0 && place + 4 <= bytes.count && bytes[place] == 0x50 && bytes[place + 1] == 0x4B
            && bytes[place + 2] == kind.0 && bytes[place + 3] == kind.1
    }

    private mutating func fail(_ fault: String, settled: Bool) {
        if self.fault == nil { self.fault = fault }
        if !settled { hasPlainFaults = false }
    }

    // MARK: The parts

    private mutating func read() {
        let end = bytes.count - 22
        guard hasSignature((5, 6), at: end) else {
            // Where no sizes tell, a cut leaves the signature of the last record at most in what remains of it.
            let elsewhere = (0..<max(0, end)).contains { hasSignature((5, 6), at: $0) }
            return fail("the last 22 bytes are no end record", settled: !elsewhere)
        }
        let count = number(2, at: end + 10)
        let size = number(4, at: end + 12)
        let start = number(4, at: end + 16)
        if number(2, at: end + 4) != 0 || number(2, at: end + 6) != 0 || number(2, at: end + 8) != count {
            return fail("the end record tells of several disks", settled: false)
        }
        if number(2, at: end + 20) != 0 || count == 0xFFFF || size == 0xFFFF_FFFF || start == 0xFFFF_FFFF {
            isPlain = false
        }
        guard start + size == end else {
            return fail("the central directory does not end where the end record begins", settled: false)
        }
        readDirectory(count, from: start, to: end)
        guard entries.count == count else { return }
        checkLayout(directory: start)
    }

    private mutating func readDirectory(_ count: Int, from start: Int, to end: Int) {
        var place = start
        for index in 0..<count {
            guard place + 46 <= end else {
                return fail("the central directory has no record \(index)", settled: false)
            }
            if !hasSignature((1, 2), at: place) {
                fail("record \(index) of the central directory has no signature", settled: true)
            }
            let nameLength = number(2, at: place + 28)
            let extraLength = number(2, at: place + 30)
            let commentLength = number(2, at: place + 32)
            let after = place + 46 + nameLength + extraLength + commentLength
            guard after <= end else {
                return fail("record \(index) of the central directory is too long", settled: false)
            }
            let name = Array(bytes[place + 46..<place + 46 + nameLength])
            let offset = number(4, at: place + 42)
            if commentLength > 0 || number(2, at: place + 34) != 0
                || !hasPlainExtras(place + 46 + nameLength, extraLength)
                || [number(4, at: place + 20), number(4, at: place + 24), offset].contains(0xFFFF_FFFF)
            {
                isPlain = false
            }
            entries.append(
                Entry(
                    name: name, flags: number(2, at: place + 8), method: number(2, at: place + 10),
                    crc: UInt32(number(4, at: place + 16)), compressed: number(4, at: place + 20),
                    size: number(4, at: place + 24), madeBy: number(2, at: place + 4),
                    external: number(4, at: place + 38), offset: offset, data: 0..<0, end: 0))
            place = after
            readLocal(index, directory: start)
        }
        if place != end { fail("the central directory has more than \(count) records", settled: false) }
    }

    /// Whether the extra fields are well-formed and none of them changes name or sizes.
    private func hasPlainExtras(_ start: Int, _ length: Int) -> Bool {
        var place = start
        while place + 4 <= start + length {
            if [0x0001, 0x6375, 0x7075].contains(number(2, at: place)) { return false }
            place += 4 + number(2, at: place + 2)
        }
        return place == start + length
    }

    private mutating func readLocal(_ index: Int, directory: Int) {
        let entry = entries[index]
        let place = entry.offset
        guard place + 30 <= directory else {
            return fail("entry \(index) has no local header", settled: false)
        }
        if !hasSignature((3, 4), at: place) {
            fail("the local header of entry \(index) has no signature", settled: true)
        }
        let nameLength = number(2, at: place + 26)
        let extraLength = number(2, at: place + 28)
        let start = place + 30 + nameLength + extraLength
        guard start <= directory, Array(bytes[place + 30..<place + 30 + nameLength]) == entry.name else {
            return fail("the local header of entry \(index) bears another name", settled: false)
        }
        guard start + entry.compressed <= directory else {
            return fail("the data of entry \(index) runs into the central directory", settled: false)
        }
        if !hasPlainExtras(place + 30 + nameLength, extraLength) { isPlain = false }
        entries[index].data = start..<start + entry.compressed
        entries[index].end = start + entry.compressed + descriptorLength(entry, start + entry.compressed)
        if number(2, at: place + 6) != entry.flags || number(2, at: place + 8) != entry.method {
            isPlain = false
        }
        let local = [number(4, at: place + 14), number(4, at: place + 18), number(4, at: place + 22)]
        let central = [Int(entry.crc), entry.compressed, entry.size]
        if local != (entry.hasDescriptor ? [0, 0, 0] : central) { isPlain = false }
        if entry.flags & 1 != 0 { fail("entry \(index) is encrypted", settled: true) }
        if entry.method != 0, entry.method != 8 {
            fail("entry \(index) is packed by the method \(entry.method)", settled: true)
        }
    }

    private mutating func descriptorLength(_ entry: Entry, _ place: Int) -> Int {
        guard entry.hasDescriptor else { return 0 }
        guard entry.method == 8, hasSignature((7, 8), at: place), place + 16 <= bytes.count,
            number(4, at: place + 4) == Int(entry.crc), number(4, at: place + 8) == entry.compressed,
            number(4, at: place + 12) == entry.size
        else {
            isPlain = false
            return 0
        }
        return 16
    }

    /// Nothing may stand between the parts.
    private mutating func checkLayout(directory: Int) {
        var place = 0
        for entry in entries.sorted(by: { $0.offset < $1.offset }) {
            if entry.offset != place { isPlain = false }
            place = entry.end
        }
        if place != directory { isPlain = false }
    }

    // MARK: Cuts

    /// Whether the bytes are the beginning of a longer archive, told by its records from the front.
    private var isCut: Bool {
        var place = 0
        while true {
            let kinds: [((UInt8, UInt8), Int)] = [((3, 4), 30), ((1, 2), 46), ((5, 6), 22)]
            guard let (kind, length) = kinds.first(where: { hasSignature($0.0, at: place) }) else {
                // What remains of a signature, or nothing.
                return bytes.count - place < 4
                    && kinds.contains { [0x50, 0x4B, $0.0.0, $0.0.1].starts(with: bytes[place...]) }
            }
            guard place + length <= bytes.count else { return true }
            if kind == (5, 6) { return false }
            let isLocal = kind == (3, 4)
            // With sizes behind the data nobody knows from the front where it ends.
            if isLocal, number(2, at: place + 6) & 8 != 0 { return false }
            let lengths =
                isLocal
                ? [number(2, at: place + 26), number(2, at: place + 28)]
                : [28, 30, 32].map { number(2, at: place + $0) }
            let next = place + length + lengths.reduce(0, +) + (isLocal ? number(4, at: place + 18) : 0)
            guard next <= bytes.count else { return true }
            place = next
        }
    }
}
