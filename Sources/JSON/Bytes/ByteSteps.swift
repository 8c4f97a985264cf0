import Foundation

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
    package func take(_ some: UnsafeBufferPointer<UInt8>, at place: inout Int) -> Bool {
        guard some.count <= count - place, let own = baseAddress, let other = some.baseAddress,
            memcmp(own + place, other, some.count) == 0
        else { return false }
        place += some.count
        return true
    }

    /// Returns the position of the first byte at or after `start` that a JSON string must escape, or the end of the
    /// buffer if there is none.
    ///
    /// - Parameter isASCII: Set to false if a byte between `start` and the returned position is not ASCII.
    package func endOfPlain(from start: Int, _ isASCII: inout Bool) -> Int {
        var (place, all) = (start, UInt8(0))
        while place < count, self[place].isPlain {
            all |= self[place]
            place += 1
        }
        if all >= 0x80 { isASCII = false }
        return place
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

extension UInt8 {
    /// Whether a JSON string can contain the byte unescaped: it is no quotation mark, backslash or control character.
    fileprivate var isPlain: Bool {
        self >= 0x20 && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\")
    }
}
