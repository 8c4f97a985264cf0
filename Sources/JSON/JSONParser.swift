/// Parses JSON by recursive descent over bytes, with one function for each part of the grammar.
package struct JSONParser {
    package let bytes: UnsafeBufferPointer<UInt8>
    package var position = 0
    private var depthLeft: Int
    private let duplicates: JSONReader.Duplicates
    /// The names of the members that objects had at each place of this value and of the values read before it.
    package private(set) var patterns: JSONPatterns

    package init(
        _ bytes: UnsafeBufferPointer<UInt8>, depth: Int, patterns: consuming JSONPatterns = JSONPatterns(),
        duplicates: JSONReader.Duplicates = .refused
    ) {
        self.duplicates = duplicates
        self.bytes = bytes
        depthLeft = depth
        self.patterns = patterns
    }

    // MARK: Values

    /// Reads the whole value, and uses the patterns of similar values that were read before.
    package mutating func wholeLikeOthers() throws(JSONError) -> Value { try value(at: patterns.whole()) }

    /// Reads the value that begins at the current position, after optional white space.
    ///
    /// - Parameter place: The place of the value, as `patterns` defines it.
    package mutating func value(at place: Int = JSONPatterns.other) throws(JSONError) -> Value {
        skipSpace()
        guard let byte = peek() else { throw fault("a value is missing") }
        switch byte {
        case UInt8(ascii: "{"): return try object(at: place)
        case UInt8(ascii: "["): return try array(at: place)
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
        case UInt8(ascii: "t"): return try literal("true", .bool(true))
        case UInt8(ascii: "f"): return try literal("false", .bool(false))
        case UInt8(ascii: "n"): return try literal("null", .null)
        default: throw fault("no value begins with \(named(byte))")
        }
    }

    /// Checks that only white space follows the value.
    ///
    /// - Throws: `JSONError` if anything else follows the value.
    package mutating func end() throws(JSONError) {
        skipSpace()
        if let byte = peek() { throw fault("\(named(byte)) follows the value") }
    }

    private mutating func literal(_ name: StaticString, _ value: Value) throws(JSONError) -> Value {
        let start = position
        for index in 0..<name.utf8CodeUnitCount {
            guard peek() == name.utf8Start[index] else {
                position = start
                throw fault("\(name) is expected")
            }
            position += 1
        }
        return value
    }

    private mutating func array(at place: Int) throws(JSONError) -> Value {
        try descend()
        skipSpace()
        if take(UInt8(ascii: "]")) { return ascended(.array([])) }
        var elements: [Value] = []
        // Reserve hardly more than needed, because a run keeps all values that it reads.
        elements.reserveCapacity(min(patterns.elementCount(at: place) ?? Self.usualCount, Self.manyElements))
        var inner = place
        while true {
            elements.append(try value(at: inner))
            skipSpace()
            if take(UInt8(ascii: ",")) {
                // If an array has two elements, it usually has more, and they are similar.
                if inner == JSONPatterns.other, elements.count == 1 { inner = patterns.newPlace() }
                continue
            }
            if take(UInt8(ascii: "]")) {
                patterns.keep(elementCount: elements.count, at: place)
                return ascended(.array(elements))
            }
            throw fault("a comma or ] is expected")
        }
    }

    private mutating func object(at place: Int) throws(JSONError) -> Value {
        try descend()
        skipSpace()
        if take(UInt8(ascii: "}")) { return ascended(.object([])) }
        let pattern = patterns.names(at: place)
        // The number of leading members whose names match those of the last object at this place.
        var alike = 0
        var members: [Value.Member] = []
        members.reserveCapacity(pattern.isEmpty ? Self.usualCount : pattern.count)
        while true {
            skipSpace()
            let index = members.count
            let name: String
            if alike == index, index < pattern.count, takeName(pattern[index]) {
                name = pattern[index].text
                alike += 1
            } else {
                name = try newName(among: members)
            }
            skipSpace()
            members.append(Value.Member(name, try member(index, at: place)))
            skipSpace()
            if take(UInt8(ascii: ",")) { continue }
            if take(UInt8(ascii: "}")) {
                if duplicates == .lastCounts { return ascended(.object(lastOfEach(members))) }
                if alike < members.count { try refuseDuplicates(members) }
                patterns.keep(members, alike: alike, at: place)
                return ascended(.object(members))
            }
            throw fault("a comma or } is expected")
        }
    }

    /// Reads the value of a member of the object that is at the given place.
    private mutating func member(_ index: Int, at place: Int) throws(JSONError) -> Value {
        let hasPlace = peek() == UInt8(ascii: "{") || peek() == UInt8(ascii: "[")
        return try value(at: hasPlace ? patterns.place(ofMember: index, at: place) : JSONPatterns.other)
    }

    /// Matches a name and its colon, or consumes nothing.
    private mutating func takeName(_ name: JSONPatterns.Name) -> Bool {
        if take(name.spelled) { return true }
        let start = position
        guard peek() == UInt8(ascii: "\""), takeText(name.text) else { return false }
        skipSpace()
        if take(UInt8(ascii: ":")) { return true }
        position = start
        return false
    }

    /// Reads a name and the colon after it; throws if a previous member has this name and duplicates are refused.
    private mutating func newName(among members: [Value.Member]) throws(JSONError) -> String {
        guard peek() == UInt8(ascii: "\"") else { throw fault("a name in quotation marks is expected") }
        let start = position
        let name = try string()
        if duplicates == .refused, members.count < Self.fewMembers,
            members.contains(where: { $0.name.hasSameScalars(as: name) })
        {
            throw JSONError("the name \"\(name)\" occurs twice", at: start)
        }
        skipSpace()
        guard take(UInt8(ascii: ":")) else { throw fault("a colon is expected") }
        return name
    }

    /// The number of elements or members to reserve at a new place; most arrays and objects have no more.
    private static let usualCount = 4

    /// The greatest number of elements to reserve before any of them is read.
    private static let manyElements = 64

    /// An object of up to this many members is checked for duplicates at each name, a larger one only once, at its end.
    private static let fewMembers = 16

    private func refuseDuplicates(_ members: [Value.Member]) throws(JSONError) {
        guard members.count > Self.fewMembers else { return }
        var seen: Set<[UInt8]> = []
        for member in members where !seen.insert(Array(member.name.utf8)).inserted {
            throw fault("the name \"\(member.name)\" occurs twice in the object that ends here")
        }
    }

    private func lastOfEach(_ members: [Value.Member]) -> [Value.Member] {
        var seen: Set<[UInt8]> = []
        return members.reversed().filter { seen.insert(Array($0.name.utf8)).inserted }.reversed()
    }

    private mutating func descend() throws(JSONError) {
        guard depthLeft > 0 else { throw fault("arrays and objects are nested too deeply") }
        depthLeft -= 1
        position += 1
    }

    private mutating func ascended(_ value: Value) -> Value {
        depthLeft += 1
        return value
    }

    // MARK: Numbers

    private mutating func number() throws(JSONError) -> Number {
        let start = position
        if let integer = try bytes.takeNumber(at: &position) { return Number(integer) }
        return Number(written: String(decoding: bytes[start..<position], as: UTF8.self))
    }

    // MARK: Bytes

    package func peek() -> UInt8? { position < bytes.count ? bytes[position] : nil }

    package mutating func take(_ byte: UInt8) -> Bool { bytes.take(byte, at: &position) }

    private mutating func take(_ some: [UInt8]) -> Bool {
        some.withUnsafeBufferPointer { bytes.take($0, at: &position) }
    }

    private mutating func skipSpace() { bytes.skipSpace(at: &position) }

    package func fault(_ problem: String) -> JSONError { JSONError(problem, at: position) }

    package func named(_ byte: UInt8) -> String {
        (0x21...0x7E).contains(byte)
            ? "\"\(Character(Unicode.Scalar(byte)))\""
            : "the byte 0x\(String(byte, radix: 16, uppercase: true))"
    }
}
