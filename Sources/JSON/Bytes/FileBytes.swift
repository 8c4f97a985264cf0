/// Bytes that are not part of a JSON value, but that may occur in files written by other programs.
extension Collection<UInt8> {
    /// Whether the bytes begin with a byte order mark.
    package var hasByteOrderMark: Bool { starts(with: [0xEF, 0xBB, 0xBF] as [UInt8]) }

    /// The bytes after the byte order mark; all bytes if there is no byte order mark.
    package var withoutByteOrderMark: SubSequence { hasByteOrderMark ? dropFirst(3) : self[...] }

    /// Whether all bytes are JSON white space.
    package var isWhiteSpace: Bool {
        allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    }
}
