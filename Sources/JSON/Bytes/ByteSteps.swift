/// Steps through bytes, for everything that reads JSON.
extension UnsafeBufferPointer<UInt8> {
    /// Steps over a byte if it is at this position; returns whether it is.
    @inline(__always)
    package func take(_ byte: UInt8, at place: inout Int) -> Bool {
        guard place < count, self[place] == byte else { return false }
        place += 1
        return true
    }

    /// Steps over some bytes if they are at this position; returns whether they are.
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
