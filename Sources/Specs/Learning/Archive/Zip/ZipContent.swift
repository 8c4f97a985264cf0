/// An entry of a zip and its unpacked bytes.
struct ZipContent: Equatable {
    let entry: ZipListing.Entry
    let bytes: [UInt8]
    /// Whether the deflate stream of the entry ends early or is invalid.
    private(set) var isBroken = false
    /// Whether bytes follow the end of the deflate stream within the entry's packed size.
    private(set) var hasRest = false
    /// Whether the entry unpacks to more bytes than the limit or the ceiling allows.
    private var isTooLong = false
    /// Whether the kit knows if the entry unpacks to more bytes than the limit.
    private var isMeasured = true

    /// The maximum number of bytes to unpack from an entry, even if the limit is higher; the entries in cases are
    /// smaller.
    private static let ceiling = 1 << 25

    /// Unpacks an entry, and stops once it has unpacked more bytes than the limit.
    init(_ entry: ZipListing.Entry, of archive: [UInt8], limit: Int) {
        self.entry = entry
        guard entry.method == 8 else {
            bytes = Array(archive[entry.data])
            isTooLong = bytes.count > limit
            return
        }
        let inflation = Inflation(archive[entry.data], limit: min(limit, ZipContent.ceiling))
        bytes = inflation.output
        switch inflation.end {
        case .whole: hasRest = inflation.rest > 0
        case .cut, .invalid: isBroken = true
        case .tooLong:
            isTooLong = true
            isMeasured = limit <= ZipContent.ceiling
        }
    }

    /// Whether the stream is undamaged and completely unpacked.
    var isWhole: Bool { !isBroken && !hasRest && !isTooLong }

    var checksum: UInt32 { Inflation.checksum(of: bytes) }

    /// Whether the size or checksum in the entry's record differs from that of the unpacked content.
    var isDenied: Bool { isWhole && (bytes.count != entry.size || checksum != entry.crc) }

    /// Whether every program reads the content of the entry in the same way.
    var isSettled: Bool {
        if !isMeasured || entry.isDirectory && (!bytes.isEmpty || entry.size != 0) { return false }
        let target = ZipPath(bytes: bytes)
        return !entry.isLink
            || isWhole && target.isPlain && !entry.isDirectory && (target.isASCII || entry.isUTF8)
    }
}
