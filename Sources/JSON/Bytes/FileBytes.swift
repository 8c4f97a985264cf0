/// Bytes that are not part of a JSON value, but that files written by other programs may have.
extension Collection<UInt8> {
    /// The bytes after the byte order mark; all bytes if they begin with none.
    package var withoutByteOrderMark: SubSequence {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        return starts(with: mark) ? dropFirst(mark.count) : self[...]
    }

    /// Whether all bytes are white space of JSON.
    package var isWhiteSpace: Bool {
        allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    }
}
