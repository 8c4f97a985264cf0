/// An entry of a zip, and what comes out of it.
struct ZipContent {
    let entry: ZipListing.Entry
    let bytes: [UInt8]
    /// Why the stream is broken, or nil.
    private(set) var fault: String?
    /// Whether bytes follow the end of the stream.
    private var hasRest = false

    /// More is never unpacked; archives of cases stay far below.
    private static let ceiling = 1 << 25

    init(_ entry: ZipListing.Entry, of archive: [UInt8]) {
        self.entry = entry
        guard entry.method == 8 else {
            bytes = Array(archive[entry.data])
            return
        }
        let inflation = Inflation(archive[entry.data], limit: ZipContent.ceiling)
        bytes = inflation.output
        switch inflation.end {
        case .whole: hasRest = inflation.rest > 0
        case .cut: fault = "ends early"
        case .invalid, .tooLong: fault = "is no deflate"
        }
    }

    var name: ZipPath { ZipPath(entry.name) }

    /// Why a link leads out, or nil.
    var escape: String? {
        let target = ZipPath(bytes)
        guard entry.isLink, name.leadsOut(to: target) else { return nil }
        return "the link \(name.told) to \(target.told) leads out"
    }

    /// What the header says against the content, or nil.
    var denial: String? {
        if fault != nil { return nil }
        if bytes.count != entry.size {
            return "\(name.told) has \(bytes.count) bytes, its header says \(entry.size)"
        }
        return Inflation.checksum(of: bytes) == entry.crc ? nil : "the checksum of \(name.told) is wrong"
    }

    /// Whether programs must agree on what it is.
    var isSettled: Bool {
        if hasRest || entry.isDirectory && (!bytes.isEmpty || entry.size != 0) { return false }
        let target = ZipPath(bytes)
        return !entry.isLink
            || fault == nil && target.isPlain && !entry.isDirectory && (target.isASCII || entry.isUTF8)
    }
}
