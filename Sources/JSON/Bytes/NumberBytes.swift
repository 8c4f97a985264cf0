extension UnsafeBufferPointer<UInt8> {
    /// Steps over a number as JSON spells it.
    ///
    /// - Parameter position: where it begins, and then where it ends.
    /// - Returns: the integer that it spells in up to 18 digits and nothing else but a minus; nil for another number, and
    ///   for -0.
    /// - Throws: where no number stands there; the position is then that of the fault.
    package func takeNumber(at position: inout Int) throws(JSONError) -> Int? {
        // A place of its own stays in a register.
        var place = position
        defer { position = place }
        let isNegative = take(UInt8(ascii: "-"), at: &place)
        let first = place
        let magnitude = try takeDigits(at: &place)
        let digits = place - first
        if digits > 1, self[first] == UInt8(ascii: "0") {
            place = first + 1
            throw JSONError("a number does not begin with 0 and another digit", at: place)
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

    /// Steps over one digit or more.
    ///
    /// - Returns: what up to 18 of them say; of more, something.
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
