/// A strict reader of JSON by RFC 8259.
///
/// Numbers are kept as written. The reader rejects duplicate names in one object, lone surrogates, bytes that are not
/// UTF-8, a byte order mark, nesting that is too deep, and anything except white space after the value. The error gives
/// the position of the fault.
public enum JSONReader {
    /// The default maximum depth of nested arrays and objects.
    public static let standardDepth = 512

    /// How the reader treats an object with several members of the same name.
    public enum Duplicates: Sendable {
        case refused
        /// If several members have the same name, only the last one counts, as in most less strict readers.
        case lastCounts
    }

    /// Returns the value of a JSON text that is given as bytes in UTF-8.
    ///
    /// - Throws: `JSONError` with the position of the first fault.
    public static func value(
        of bytes: some Collection<UInt8>, depth: Int = standardDepth, duplicates: Duplicates = .refused
    ) throws(JSONError) -> Value {
        func read(_ bytes: UnsafeBufferPointer<UInt8>) -> Result<Value, JSONError> {
            Result { () throws(JSONError) in
                var parser = JSONParser(bytes, depth: depth, duplicates: duplicates)
                let value = try parser.value()
                try parser.end()
                return value
            }
        }
        let result =
            bytes.withContiguousStorageIfAvailable(read) ?? Array(bytes).withUnsafeBufferPointer(read)
        return try result.get()
    }

    /// Returns the value of a JSON text.
    ///
    /// - Throws: `JSONError` with the position of the first fault.
    public static func value(
        of text: String, depth: Int = standardDepth, duplicates: Duplicates = .refused
    ) throws(JSONError) -> Value {
        try value(of: text.utf8, depth: depth, duplicates: duplicates)
    }
}
