import ScholarSpecs

/// Gives access to the bytes of a string whose symbols are one byte each.
enum ASCII {
    /// Calls `body` with the bytes of a string, and returns the result; nil if a symbol has more than one byte.
    @inline(__always)
    static func with<Result>(
        _ text: String, by symbol: Symbol, _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result? {
        text.utf8.withContiguousStorageIfAvailable { bytes in
            // A carriage return and a line feed after it form one grapheme of two bytes.
            guard isASCII(bytes), symbol != .grapheme || !bytes.contains(UInt8(ascii: "\r")) else {
                return nil
            }
            return body(bytes)
        } ?? nil
    }

    /// Returns whether the highest bit of every byte is 0; this function reads eight bytes at a time.
    @inline(__always)
    private static func isASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let raw = UnsafeRawBufferPointer(bytes)
        var (found, place): (UInt64, Int) = (0, 0)
        while place + 8 <= bytes.count {
            found |= raw.loadUnaligned(fromByteOffset: place, as: UInt64.self)
            place += 8
        }
        while place < bytes.count {
            found |= UInt64(bytes[place])
            place += 1
        }
        return found & 0x8080_8080_8080_8080 == 0
    }
}
