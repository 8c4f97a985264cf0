/// A strict reader of JSON by RFC 8259.
///
/// Numbers are kept as written. Refused, with the position: anything but white space after the value, duplicate
/// names in one object, lone surrogates, bytes that are not UTF-8, a byte order mark, and nesting beyond the depth.
public enum JSONReader {
    /// How many arrays and objects may stand in each other.
    public static let standardDepth = 512

    /// The one value that the bytes hold.
    ///
    /// - Throws: `JSONError` with the place of the first fault.
    public static func value(
        of bytes: UnsafeBufferPointer<UInt8>, depth: Int = standardDepth
    ) throws(JSONError) -> Value {
        var parser = JSONParser(bytes, depth: depth)
        let value = try parser.value()
        try parser.end()
        return value
    }

    /// The one value that the bytes hold.
    ///
    /// - Throws: `JSONError` with the place of the first fault.
    public static func value(of bytes: [UInt8], depth: Int = standardDepth) throws(JSONError) -> Value {
        try reading(bytes) { buffer throws(JSONError) in try value(of: buffer, depth: depth) }
    }

    /// The one value that the bytes hold.
    ///
    /// - Throws: `JSONError` with the place of the first fault.
    public static func value(of bytes: ArraySlice<UInt8>, depth: Int = standardDepth) throws(JSONError)
        -> Value
    {
        let result = bytes.withUnsafeBufferPointer { buffer in
            Result { () throws(JSONError) in try value(of: buffer, depth: depth) }
        }
        return try result.get()
    }

    /// The one value that the text holds.
    ///
    /// - Throws: `JSONError` with the place of the first fault.
    public static func value(of text: String, depth: Int = standardDepth) throws(JSONError) -> Value {
        try value(of: Array(text.utf8), depth: depth)
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
