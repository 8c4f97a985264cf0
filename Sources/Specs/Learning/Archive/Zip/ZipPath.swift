/// The name of an entry or the target of a link, as bytes of a zip archive.
struct ZipPath {
    let bytes: [UInt8]

    /// The parts of the path between its slashes, including empty parts.
    var components: [ArraySlice<UInt8>] {
        bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    }

    var isASCII: Bool { bytes.allSatisfy { $0 < 0x80 } }

    /// Whether the path is valid UTF-8, is not empty and has no control characters.
    var isPlain: Bool {
        !bytes.isEmpty && String(validating: bytes, as: UTF8.self) != nil
            && bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
    }

    /// Whether the path is absolute, begins with a drive letter or contains a backslash.
    var isForeign: Bool {
        let start = Array(place.first?.prefix(2) ?? [])
        let hasDrive =
            start.count == 2 && (0x41...0x5A).contains(start[0] & 0xDF) && start[1] == UInt8(ascii: ":")
        return bytes.first == UInt8(ascii: "/") || bytes.contains(UInt8(ascii: "\\")) || hasDrive
    }

    /// Whether the path, taken as a name, leads out of the folder where the archive is unpacked.
    var leadsOut: Bool { isForeign || components.contains { $0.elementsEqual("..".utf8) } }

    /// The parts of the path that are neither empty nor a dot. If none of them is `..`, they lead to the place of the
    /// path in the folder.
    var place: [ArraySlice<UInt8>] { Array(PathSteps(bytes)) }
}
