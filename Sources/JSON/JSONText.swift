import Foundation

/// The JSON of a value, kept as the bytes of its file so that it can be passed on without being written again.
package struct JSONText: Sendable {
    /// The bytes of the JSON, which share the memory of the whole file.
    private var bytes: Data

    /// Keeps the JSON of a value, or returns nil if some reader could take it for more than one line.
    ///
    /// - Parameter bytes: The JSON of one value, which was already parsed without an error. If the JSON contains a
    ///   character that some readers take for a line end, and that `JSONWriter` therefore escapes, the result is nil.
    package init?(_ bytes: Data) {
        self.bytes = bytes
        guard withBytes(JSONText.areOneLine) else { return nil }
    }

    /// The value of the JSON; each access parses the JSON again.
    package var value: Value {
        guard let value = try? JSONReader.value(of: bytes) else {
            preconditionFailure("bytes that were already parsed without an error are not valid JSON")
        }
        return value
    }

    /// A copy of the JSON that does not share the memory of the file.
    package var detached: JSONText {
        var copy = self
        copy.bytes = bytes.withUnsafeBytes { Data($0) }
        return copy
    }

    package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        bytes.withUnsafeBytes { body($0.bindMemory(to: UInt8.self)) }
    }

    /// Returns whether the bytes contain no control character and none of the line separators U+0085, U+2028, U+2029.
    private static func areOneLine(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes.indices.allSatisfy { place in
            switch bytes[place] {
            case ..<0x20: false
            case 0xC2: place + 1 == bytes.count || bytes[place + 1] != 0x85
            case 0xE2:
                place + 2 >= bytes.count || bytes[place + 1] != 0x80
                    || (bytes[place + 2] != 0xA8 && bytes[place + 2] != 0xA9)
            default: true
            }
        }
    }
}
