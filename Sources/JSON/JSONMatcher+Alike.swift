/// Compares the bytes of two JSON values, without making a `Value` from either.
extension JSONMatcher {
    /// Steps over a JSON value, and returns whether it equals the value in `other`. If the value is a number, the
    /// method does not check what follows the number.
    ///
    /// - Precondition: The bytes of `other` are the JSON of one value.
    package mutating func take(like other: UnsafeBufferPointer<UInt8>) -> Bool {
        // Usually both values have the same bytes. If `other` ends in a number, equal bytes are not enough, since the
        // number in this JSON might have further digits.
        if other.last?.isOfNumber == false, takeBytes(other) { return true }
        var place = 0
        while place < other.count {
            let isTaken: Bool
            switch other[place] {
            case UInt8(ascii: "\""): isTaken = takeText(like: other, from: &place)
            case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
                isTaken = takeNumber(like: other, from: &place)
            case UInt8(ascii: "a")...UInt8(ascii: "z"): isTaken = takeWord(like: other, from: &place)
            default:
                isTaken = take(other[place])
                place += 1
            }
            if !isTaken { return false }
        }
        return true
    }

    private mutating func takeText(like other: UnsafeBufferPointer<UInt8>, from place: inout Int) -> Bool {
        var end = place + 1
        while end < other.count, other[end] != UInt8(ascii: "\"") {
            end += other[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        return take(other, from: &place, to: end + 1)
    }

    /// Matches a number spelled as in the other JSON; an integer may also be followed by a point and zeros.
    private mutating func takeNumber(like other: UnsafeBufferPointer<UInt8>, from place: inout Int) -> Bool {
        var end = place
        var isInteger = true
        while end < other.count, other[end].isOfNumber {
            if !other[end].isDigit, other[end] != UInt8(ascii: "-") { isInteger = false }
            end += 1
        }
        guard take(other, from: &place, to: end) else { return false }
        // If this JSON has more digits here than `other`, the next match fails.
        return !isInteger || takeZeros()
    }

    private mutating func takeWord(like other: UnsafeBufferPointer<UInt8>, from place: inout Int) -> Bool {
        var end = place
        while end < other.count, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(other[end]) { end += 1 }
        return take(other, from: &place, to: end)
    }

    /// Matches the bytes of the other JSON from `place` to `end`, and steps over them in both JSON values.
    private mutating func take(
        _ other: UnsafeBufferPointer<UInt8>, from place: inout Int, to end: Int
    ) -> Bool {
        skipSpace()
        guard end <= other.count, takeBytes(.init(rebasing: other[place..<end])) else { return false }
        place = end
        return true
    }
}

extension UInt8 {
    package var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }

    /// Whether the byte can occur in a JSON number.
    package var isOfNumber: Bool {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"),
            UInt8(ascii: "+"), UInt8(ascii: "-"):
            true
        default: false
        }
    }
}
