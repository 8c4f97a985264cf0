/// Steps through bytes, which all who look at JSON take.
extension UnsafeBufferPointer<UInt8> {
    /// Steps over a byte, or stays.
    @inline(__always)
    package func take(_ byte: UInt8, at place: inout Int) -> Bool {
        guard place < count, self[place] == byte else { return false }
        place += 1
        return true
    }

    /// Steps over some bytes, or stays.
    @inline(__always)
    package func take(_ some: UnsafeBufferPointer<UInt8>, at place: inout Int) -> Bool {
        guard has(some, at: place) else { return false }
        place += some.count
        return true
    }

    /// Steps over white space.
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
