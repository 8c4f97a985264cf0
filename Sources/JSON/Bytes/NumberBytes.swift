extension UnsafeBufferPointer<UInt8> {
    /// Steps over a JSON number.
    ///
    /// - Parameter position: Before the call, the position where the number begins; afterwards, where it ends.
    /// - Returns: The integer if the number consists of an optional minus sign and up to 18 digits; nil for any other
    ///   number, and for -0.
    /// - Throws: `JSONError` with the position of the fault, if no valid number is at the position.
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
