import JSON

/// Compares JSON with the shape that it probably has, without parsing it into a value.
///
/// If JSON matches a shape, `JSONReader` would accept it, and the type with that shape would accept the value. If it
/// does not match, it must be parsed to find out, since the matcher does not recognise rare spellings, such as those
/// with white space.
struct ShapeMatcher {
    let bytes: UnsafeBufferPointer<UInt8>
    var position = 0
    /// Whether at least one of the strings matched so far contains a character outside ASCII.
    private(set) var hasOthers = false

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// Matches the JSON of a value against a shape; if it does not match, part of it may have been consumed.
    mutating func take(_ table: ShapeTable) -> Bool {
        table.parts.withUnsafeBufferPointer { parts in
            table.branches.withUnsafeBufferPointer { branches in
                table.bytes.withUnsafeBufferPointer { spellings in
                    take(table.root, Layout(parts: parts, branches: branches, spellings: spellings))
                }
            }
        }
    }

    /// A shape table in the form of pointers to its memory.
    private struct Layout {
        let parts: UnsafeBufferPointer<ShapeTable.Part>
        let branches: UnsafeBufferPointer<ShapeTable.Branch>
        let spellings: UnsafeBufferPointer<UInt8>

        func spelling(of branch: ShapeTable.Branch) -> UnsafeBufferPointer<UInt8> {
            UnsafeBufferPointer(rebasing: spellings[branch.spelled])
        }
    }

    private mutating func take(_ place: Int, _ table: Layout) -> Bool {
        let part = table.parts[place]
        switch part.kind {
        case .boolean: return take("true") || take("false")
        case .number, .integer: return takeNumber(part)
        case .text: return takeText(part.words)
        case .choice: return part.range.contains { take(table.spelling(of: table.branches[$0])) }
        case .array: return takeElements(part, table) != nil
        case .fixed: return takeElements(part, table) == part.range.count
        case .record: return takeMembers(part, table)
        case .either: return takeOne(of: part, table)
        case .unproven: return false
        }
    }

    // MARK: Arrays and objects

    /// Matches an array, and returns the number of its elements; nil if it does not match.
    private mutating func takeElements(_ part: ShapeTable.Part, _ table: Layout) -> Int? {
        guard take(UInt8(ascii: "[")) else { return nil }
        if take(UInt8(ascii: "]")) { return 0 }
        var count = 0
        while take(part.element, table) {
            count += 1
            if take(UInt8(ascii: ",")) { continue }
            return take(UInt8(ascii: "]")) ? count : nil
        }
        return nil
    }

    /// Matches an object with the members of a record, in any order.
    private mutating func takeMembers(_ part: ShapeTable.Part, _ table: Layout) -> Bool {
        guard take(UInt8(ascii: "{")) else { return false }
        if take(UInt8(ascii: "}")) { return part.required == 0 }
        var taken: UInt64 = 0
        var likely = part.range.lowerBound
        while let branch = takeName(of: part, from: likely, table) {
            let bit: UInt64 = 1 << UInt64(branch - part.range.lowerBound)
            guard taken & bit == 0, take(table.branches[branch].part, table) else { return false }
            taken |= bit
            likely = branch + 1
            if take(UInt8(ascii: ",")) { continue }
            return take(UInt8(ascii: "}")) && part.required & ~taken == 0
        }
        return false
    }

    /// Matches a member's name and colon, trying the branch `likely` first, and returns the branch, or nil for none.
    private mutating func takeName(of part: ShapeTable.Part, from likely: Int, _ table: Layout) -> Int? {
        for branch in likely..<part.range.upperBound where take(table.spelling(of: table.branches[branch])) {
            return branch
        }
        for branch in part.range.lowerBound..<likely where take(table.spelling(of: table.branches[branch])) {
            return branch
        }
        return nil
    }

    private mutating func takeOne(of part: ShapeTable.Part, _ table: Layout) -> Bool {
        let start = position
        for branch in part.range {
            if take(table.branches[branch].part, table) { return true }
            position = start
        }
        return false
    }

    // MARK: Numbers

    private mutating func takeNumber(_ part: ShapeTable.Part) -> Bool {
        let start = position
        let integer: Int?
        do throws(JSONError) {
            integer = try bytes.takeNumber(at: &position)
        } catch {
            return false
        }
        if part.kind == .integer, !(integer.map(Self.isExact) ?? false) { return false }
        guard part.isBounded else { return true }
        let double =
            integer.map(Double.init)
            ?? Number(written: String(decoding: bytes[start..<position], as: UTF8.self)).double
        return double >= part.atLeast && double <= part.atMost
            && (double > part.above || part.above == -.infinity)
    }

    /// Returns whether an integer has at most 15 digits; longer ones are left to the type that reads the value.
    private static func isExact(_ integer: Int) -> Bool { integer.magnitude < 1_000_000_000_000_000 }

    // MARK: Strings

    private mutating func takeText(_ words: ShapeTable.Words) -> Bool {
        guard take(UInt8(ascii: "\"")) else { return false }
        let start = position
        var isASCII = true
        while true {
            position = bytes.endOfPlain(from: position, &isASCII)
            if !takeEscape() { break }
        }
        let text = UnsafeBufferPointer(rebasing: bytes[start..<position])
        guard take(UInt8(ascii: "\"")) else { return false }
        if words != .any, text.isEmpty { return false }
        // A string matches only if it is ASCII without spaces or escapes; the parser checks other strings for white
        // space.
        if words == .one { return isASCII && !text.contains { $0 == 0x20 || $0 == UInt8(ascii: "\\") } }
        if isASCII { return true }
        hasOthers = true
        return String(validating: text, as: UTF8.self) != nil
    }

    /// Matches an escape of two characters, such as `\n`.
    private mutating func takeEscape() -> Bool {
        guard position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\") else { return false }
        switch bytes[position + 1] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
            UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            position += 2
            return true
        default: return false
        }
    }

    // MARK: Bytes

    mutating func take(_ byte: UInt8) -> Bool { bytes.take(byte, at: &position) }

    mutating func take(_ word: StaticString) -> Bool {
        take(UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
    }

    /// Matches the given bytes; if they do not match, nothing is consumed.
    mutating func take(_ some: UnsafeBufferPointer<UInt8>) -> Bool { bytes.take(some, at: &position) }
}
