/// Steps over parts of JSON in a buffer of bytes, for all types that read JSON.
extension UnsafeBufferPointer<UInt8> {
    /// If the given byte is at the position, steps over it and returns true; otherwise returns false.
    @inline(__always)
    package func take(_ byte: UInt8, at place: inout Int) -> Bool {
        guard place < count, self[place] == byte else { return false }
        place += 1
        return true
    }

    /// If the given bytes are at the position, steps over them and returns true; otherwise returns false.
    @inline(__always)
    package func take(_ some: UnsafeBufferPointer<UInt8>, at place: inout Int) -> Bool {
        guard has(some, at: place) else { return false }
        place += some.count
        return true
    }

    /// Steps over the white space at the position, if there is any.
    @inline(__always)
    package func skipSpace(at place: inout Int) {
        while place < count {
            switch self[place] {
            case 0x20, 0x09, 0x0A, 0x0D: place += 1
            default: return
            }
        }
    }
}
