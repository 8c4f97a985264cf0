/// Parses JSON by recursive descent over bytes, with one function for each part of the grammar.
package struct JSONParser {
    package let bytes: UnsafeBufferPointer<UInt8>
    package var position = 0
    private var depthLeft: Int
    private let duplicates: JSONReader.Duplicates

    package init(
        _ bytes: UnsafeBufferPointer<UInt8>, depth: Int, duplicates: JSONReader.Duplicates = .refused
    ) {
        self.bytes = bytes
        depthLeft = depth
        self.duplicates = duplicates
    }

    // MARK: Values

    /// Reads the value that begins at the current position, after optional white space.
    package mutating func value() throws(JSONError) -> Value {
        skipSpace()
        guard let byte = peek() else { throw fault("a value is missing") }
        switch byte {
        case UInt8(ascii: "{"): return .object(try object())
        case UInt8(ascii: "["):
            return .array(
                try list(until: UInt8(ascii: "]")) { parser, _ throws(JSONError) in try parser.value() })
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
        guard take(name) else { throw fault("\(name) is expected") }
        return value
    }

    /// Reads the elements between two brackets, with commas between them.
    ///
    /// - Parameter element: A function that reads the next element; it also receives the elements that were already
    ///   read.
    private mutating func list<Element>(
        until end: UInt8, _ element: (inout JSONParser, [Element]) throws(JSONError) -> Element
    ) throws(JSONError) -> [Element] {
        guard depthLeft > 0 else { throw fault("arrays and objects are nested too deeply") }
        depthLeft -= 1
        position += 1
        var elements: [Element] = []
        skipSpace()
        if !take(end) {
            elements.reserveCapacity(Self.usualCount)
            repeat {
                elements.append(try element(&self, elements))
                skipSpace()
            } while take(UInt8(ascii: ","))
            guard take(end) else {
                throw fault("a comma or \(Character(Unicode.Scalar(end))) is expected")
            }
        }
        depthLeft += 1
        return elements
    }

    private mutating func object() throws(JSONError) -> [Value.Member] {
        let members = try list(until: UInt8(ascii: "}")) { parser, members throws(JSONError) in
            let name = try parser.newName(among: members)
            return Value.Member(name, try parser.value())
        }
        if duplicates == .lastCounts { return lastOfEach(members) }
        try refuseDuplicates(members)
        return members
    }

    /// Reads a name and the colon after it; throws if a previous member has this name and duplicates are refused.
    private mutating func newName(among members: [Value.Member]) throws(JSONError) -> String {
        skipSpace()
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

    /// The number of elements or members for which memory is reserved; most arrays and objects have no more.
    private static let usualCount = 4

    /// The number of names that are checked for duplicates as they are read; further names are checked only at the end
    /// of the object.
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

    // MARK: Numbers

    private mutating func number() throws(JSONError) -> Number {
        let start = position
        if let integer = try bytes.takeNumber(at: &position) { return Number(integer) }
        return Number(written: String(decoding: bytes[start..<position], as: UTF8.self))
    }

    // MARK: Bytes

    package func peek() -> UInt8? { position < bytes.count ? bytes[position] : nil }

    package mutating func take(_ byte: UInt8) -> Bool { bytes.take(byte, at: &position) }

    package mutating func take(_ word: StaticString) -> Bool {
        take(UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
    }

    /// If the given bytes are at the current position, steps over them and returns true; otherwise returns false.
    package mutating func take(_ some: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes.take(some, at: &position)
    }

    private mutating func skipSpace() { bytes.skipSpace(at: &position) }

    package func fault(_ problem: String) -> JSONError { JSONError(problem, at: position) }

    package func named(_ byte: UInt8) -> String {
        (0x21...0x7E).contains(byte)
            ? "\"\(Character(Unicode.Scalar(byte)))\""
            : "the byte 0x\(String(byte, radix: 16, uppercase: true))"
    }
}
