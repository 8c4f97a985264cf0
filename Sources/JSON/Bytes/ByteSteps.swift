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

    /// Steps over a JSON number.
    ///
    /// - Parameter position: Before the call, the position where the number begins; afterwards, where it ends.
    /// - Returns: The integer if the number consists of an optional minus sign and up to 18 digits; nil for any other
    ///   number, and for -0.
    /// - Throws: `JSONError` with the position of the fault, if there is no valid number at the position.
    package func takeNumber(at position: inout Int) throws(JSONError) -> Int? {
        // A local variable can stay in a register; an `inout` parameter cannot.
        var place = position
        defer { position = place }
        let isNegative = take(UInt8(ascii: "-"), at: &place)
        let first = place
        let magnitude = try takeDigits(at: &place)
        let digits = place - first
        if digits > 1, self[first] == UInt8(ascii: "0") {
            place = first + 1
            throw JSONError("a number cannot begin with 0 followed by another digit", at: place)
        }
        var isPlain = digits <= 18 && !(isNegative && magnitude == 0)
        if take(UInt8(ascii: "."), at: &place) {
            isPlain = false
            _ = try takeDigits(at: &place)
        }
        if take(UInt8(ascii: "e"), at: &place) || take(UInt8(ascii: "E"), at: &place) {
            isPlain = false
            if !take(UInt8(ascii: "+"), at: &place) { _ = take(UInt8(ascii: "-"), at: &place) }
            _ = try takeDigits(at: &place)
        }
        guard isPlain else { return nil }
        return isNegative ? -magnitude : magnitude
    }

    /// Steps over one or more digits.
    ///
    /// - Returns: The value of the digits, if there are at most 18; an undefined value if there are more.
    @inline(__always)
    private func takeDigits(at place: inout Int) throws(JSONError) -> Int {
        let start = place
        var magnitude = 0
        while place < count, self[place].isDigit {
            magnitude = magnitude &* 10 &+ Int(self[place] - UInt8(ascii: "0"))
            place += 1
        }
        if place == start { throw JSONError("a digit is expected", at: place) }
        return magnitude
    }
}

extension UInt8 {
    /// Whether a JSON string can contain the byte unescaped, because it is not a quotation mark, backslash or control
    /// character.
    fileprivate var isPlain: Bool {
        self >= 0x20 && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\")
    }
}
