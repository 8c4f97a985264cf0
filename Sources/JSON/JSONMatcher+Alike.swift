/// Compares two JSON values as bytes, without making a `Value` of either.
extension JSONMatcher {
    /// Steps over a JSON value and returns true if it equals the given one; does not check what follows a number.
    ///
    /// - Precondition: The bytes of `other` are the JSON of one value.
    package mutating func take(like other: UnsafeBufferPointer<UInt8>) -> Bool {
        // Usually both have the same bytes. If the last byte belongs to a number, more of its digits could follow here.
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

    /// Matches the number in the other JSON in the same spelling; an integer may also have a point and zeros after it.
    private mutating func takeNumber(like other: UnsafeBufferPointer<UInt8>, from place: inout Int) -> Bool {
        var end = place
        var isInteger = true
        while end < other.count, other[end].isOfNumber {
            if !other[end].isDigit, other[end] != UInt8(ascii: "-") { isInteger = false }
            end += 1
        }
        guard take(other, from: &place, to: end) else { return false }
        // If the number here has more digits, the next step fails, since the other JSON has no digit there.
        return !isInteger || takeZeros()
    }

    private mutating func takeWord(like other: UnsafeBufferPointer<UInt8>, from place: inout Int) -> Bool {
        var end = place
        while end < other.count, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(other[end]) { end += 1 }
        return take(other, from: &place, to: end)
    }

    /// Matches the bytes of the other JSON from `place` to `end`, and steps over them in both.
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
