/// Compares JSON with the value that it is expected to have, without making a `Value` from the JSON.
///
/// A match proves that `JSONReader` accepts the bytes, and that their value equals the expected value. A mismatch
/// proves nothing, since the matcher does not know rare spellings, such as numeric escapes. If there is a mismatch,
/// parse the bytes.
package struct JSONMatcher {
    private let bytes: UnsafeBufferPointer<UInt8>
    package var position = 0

    package init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// Steps over white space, and returns whether the bytes end there.
    package mutating func isAtEnd() -> Bool {
        skipSpace()
        return position == bytes.count
    }

    /// Matches a structural byte of JSON, such as a comma or bracket, after optional white space.
    package mutating func take(_ byte: UInt8) -> Bool {
        skipSpace()
        return takeByte(byte)
    }

    /// Matches a string in its plainest spelling, after optional white space.
    package mutating func take(_ text: String) -> Bool {
        take(UInt8(ascii: "\"")) && takeRest(of: text)
    }

    /// Reads an integer in its plain spelling; returns nil if there is none.
    package mutating func integer() -> Int? {
        skipSpace()
        return (try? bytes.takeNumber(at: &position)) ?? nil
    }

    /// Steps over a point and the zeros after it, if there is a point; returns false if no zero follows the point.
    package mutating func takeZeros() -> Bool {
        guard takeByte(UInt8(ascii: ".")) else { return true }
        let start = position
        while takeByte(UInt8(ascii: "0")) {}
        return position > start
    }

    /// Steps over the JSON of the given value and returns true; returns false if another value or an unusual spelling
    /// follows.
    package mutating func take(_ value: Value) -> Bool {
        switch value {
        case .null: return takeWord("null")
        case .bool(let bool): return takeWord(bool ? "true" : "false")
        case .number(let number): return take(number)
        case .string(let text): return take(text)
        case .array(let elements): return take(elements)
        case .object(let members): return take(members)
        }
    }

    /// Matches a number that is spelled like `number`. An integer may also be followed by a point and zeros, since many
    /// languages write the double 1 as `1.0`.
    private mutating func take(_ number: Number) -> Bool {
        takeWord(number.text) && (number.plainInteger == nil || takeZeros()) && !isInsideNumber
    }

    private mutating func take(_ elements: [Value]) -> Bool {
        guard take(UInt8(ascii: "[")) else { return false }
        for index in elements.indices {
            if index > 0, !take(UInt8(ascii: ",")) { return false }
            if !take(elements[index]) { return false }
        }
        return take(UInt8(ascii: "]"))
    }

    /// Steps over an object and returns true if it has exactly the given members, in any order.
    private mutating func take(_ members: [Value.Member]) -> Bool {
        guard members.count <= UInt64.bitWidth, take(UInt8(ascii: "{")) else { return false }
        var taken: UInt64 = 0
        for index in members.indices {
            if index > 0, !take(UInt8(ascii: ",")) { return false }
            guard take(UInt8(ascii: "\"")), let place = place(ofNextIn: members, likely: index),
                taken & (1 << UInt64(place)) == 0
            else { return false }
            taken |= 1 << UInt64(place)
            guard take(UInt8(ascii: ":")), take(members[place].value) else { return false }
        }
        return take(UInt8(ascii: "}"))
    }

    /// Matches the rest of a name after its opening quotation mark, and returns the index of the member with that name.
    private mutating func place(ofNextIn members: [Value.Member], likely index: Int) -> Int? {
        if takeRest(of: members[index].name) { return index }
        return members.indices.first { takeRest(of: members[$0].name) }
    }

    /// Matches the rest of a string after its opening quotation mark; consumes nothing if the string differs.
    private mutating func takeRest(of text: String) -> Bool {
        let start = position
        let isTaken = text.utf8.withContiguousStorageIfAvailable { text in
            for byte in text {
                guard takeInText(byte) else { return false }
            }
            return takeByte(UInt8(ascii: "\""))
        }
        if isTaken != true { position = start }
        return isTaken == true
    }

    /// Matches a byte of a string; if JSON must escape the byte, matches its short escape instead.
    private mutating func takeInText(_ byte: UInt8) -> Bool {
        guard let escape = Self.escape(of: byte) else { return byte >= 0x20 && takeByte(byte) }
        return takeByte(UInt8(ascii: "\\")) && takeByte(escape)
    }

    /// Returns the character that follows the backslash in the byte's short escape; nil if the byte has no short escape
    /// or needs no escape.
    private static func escape(of byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): byte
        case UInt8(ascii: "\n"): UInt8(ascii: "n")
        case UInt8(ascii: "\r"): UInt8(ascii: "r")
        case UInt8(ascii: "\t"): UInt8(ascii: "t")
        default: nil
        }
    }

    package mutating func takeByte(_ byte: UInt8) -> Bool { bytes.take(byte, at: &position) }

    private mutating func takeWord(_ word: String) -> Bool {
        skipSpace()
        return word.utf8.withContiguousStorageIfAvailable { takeBytes($0) } == true
    }

    package mutating func takeBytes(_ some: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes.take(some, at: &position)
    }

    private var isInsideNumber: Bool { position < bytes.count && bytes[position].isOfNumber }

    package mutating func skipSpace() { bytes.skipSpace(at: &position) }
}
