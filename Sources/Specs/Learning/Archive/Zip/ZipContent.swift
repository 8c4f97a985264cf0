/// An entry of a zip, and what comes out of it.
struct ZipContent {
    let entry: ZipListing.Entry
    let bytes: [UInt8]
    /// Why the stream is broken, or nil.
    private var fault: String?
    /// Whether bytes follow the end of the stream.
    private var hasRest = false
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
        case .cut: fault = "ends early"
        case .invalid: fault = "is no deflate"
        case .tooLong:
            isTooLong = true
            isMeasured = limit <= ZipContent.ceiling
        }
    }

    var name: ZipPath { ZipPath(entry.name) }

    /// Whether all of it is there.
    var isWhole: Bool { fault == nil && !isTooLong }

    /// Why it cannot be unpacked, or nil.
    var damage: String? { fault.map { "the stream of \(name.told) \($0)" } }

    /// What the header says against the content, or nil.
    var denial: String? {
        guard isWhole else { return nil }
        if bytes.count != entry.size {
            return "\(name.told) has \(bytes.count) bytes, its header says \(entry.size)"
        }
        return Inflation.checksum(of: bytes) == entry.crc ? nil : "the checksum of \(name.told) is wrong"
    }

    /// Whether programs must agree on what it is.
    var isSettled: Bool {
        if hasRest || !isMeasured || entry.isDirectory && (!bytes.isEmpty || entry.size != 0) { return false }
        let target = ZipPath(bytes)
        return !entry.isLink
            || isWhole && target.isPlain && !entry.isDirectory && (target.isASCII || entry.isUTF8)
    }
}
