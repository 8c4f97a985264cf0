/// An entry of a zip, and what comes out of it.
struct ZipContent: Equatable {
    let entry: ZipListing.Entry
    let bytes: [UInt8]
    /// Whether the stream ends early, or is no deflate.
    private(set) var isBroken = false
    /// Whether bytes follow the end of the stream.
    private(set) var hasRest = false
    /// Whether more comes out than the limit, or than this reader takes.
    private var isTooLong = false
    /// Whether it is known how much comes out.
    private var isMeasured = true

    /// More is never unpacked; archives of cases stay far below.
    private static let ceiling = 1 << 25

    /// Unpacks an entry, and stops where more than the limit comes out.
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

    /// Whether all of it is there.
    var isWhole: Bool { !isBroken && !hasRest && !isTooLong }

    var checksum: UInt32 { Inflation.checksum(of: bytes) }

    /// Whether the header goes against the content.
    var isDenied: Bool { isWhole && (bytes.count != entry.size || checksum != entry.crc) }

    /// Whether programs must agree on what it is.
    var isSettled: Bool {
        if !isMeasured || entry.isDirectory && (!bytes.isEmpty || entry.size != 0) { return false }
        let target = ZipPath(bytes)
        return !entry.isLink
            || isWhole && target.isPlain && !entry.isDirectory && (target.isASCII || entry.isUTF8)
    }
}
