/// A strict reader of JSON by RFC 8259.
///
/// Numbers are kept as written. The reader rejects anything except white space after the value, duplicate names in one
/// object, lone surrogates, bytes that are not UTF-8, a byte order mark, and too much nesting. It gives the position.
public enum JSONReader {
    /// The greatest depth to which arrays and objects may be nested by default.
    public static let standardDepth = 512

    /// The treatment of several members of one name in an object.
    public enum Duplicates: Sendable {
        case refused
        /// As most readers have it that are less strict.
        case lastCounts
    }

    /// Reads the one value in the bytes.
    ///
    /// - Throws: `JSONError` with the position of the first fault.
    public static func value(
        of bytes: UnsafeBufferPointer<UInt8>, depth: Int = standardDepth,
        duplicates: Duplicates = .refused
    ) throws(JSONError) -> Value {
        var parser = JSONParser(bytes, depth: depth, duplicates: duplicates)
        let value = try parser.value()
        try parser.end()
        return value
    }

    /// Reads the one value in the bytes.
    ///
    /// - Throws: `JSONError` with the position of the first fault.
    public static func value(of bytes: [UInt8], depth: Int = standardDepth) throws(JSONError) -> Value {
        try reading(bytes) { buffer throws(JSONError) in try value(of: buffer, depth: depth) }
    }

    /// Reads the one value in the bytes.
    ///
    /// - Throws: `JSONError` with the position of the first fault.
    public static func value(of bytes: ArraySlice<UInt8>, depth: Int = standardDepth) throws(JSONError)
        -> Value
    {
        let result = bytes.withUnsafeBufferPointer { buffer in
            Result { () throws(JSONError) in try value(of: buffer, depth: depth) }
        }
        return try result.get()
    }

    /// Reads the one value in the text.
    ///
    /// - Throws: `JSONError` with the position of the first fault.
    public static func value(
        of text: String, depth: Int = standardDepth, duplicates: Duplicates = .refused
    ) throws(JSONError) -> Value {
        try reading(Array(text.utf8)) { buffer throws(JSONError) in
            try value(of: buffer, depth: depth, duplicates: duplicates)
        }
    }

    private static func reading(
        _ bytes: [UInt8], _ read: (UnsafeBufferPointer<UInt8>) throws(JSONError) -> Value
    ) throws(JSONError) -> Value {
        let result = bytes.withUnsafeBufferPointer { buffer in
            Result { () throws(JSONError) in try read(buffer) }
        }
        return try result.get()
    }
}
