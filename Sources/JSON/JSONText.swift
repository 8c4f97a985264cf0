import Foundation

/// The JSON of a value as in a file, which can be passed on without writing it again.
package struct JSONText: Sendable {
    /// A part of the file's bytes, which are shared.
    private let bytes: Data

    /// Keeps JSON that can be written as one line, or returns nil.
    ///
    /// - Parameter bytes: The JSON of one value, which was read before. The result is nil if a reader could take a
    ///   part of it for a line end, which `JSONWriter` would have escaped.
    package init?(_ bytes: Data) {
        self.bytes = bytes
        guard withBytes(JSONText.areOneLine) else { return nil }
    }

    /// Keeps JSON that is known to be one line.
    ///
    /// - Parameter bytes: The JSON of one value; no reader takes a part of it for a line end.
    package init(oneLine bytes: Data) {
        self.bytes = bytes
    }

    /// The value, parsed each time.
    package var value: Value {
        guard let value = try? JSONReader.value(of: bytes) else {
            preconditionFailure("a value that was read before is invalid JSON")
        }
        return value
    }

    /// The same JSON, which shares no bytes with the file.
    package var detached: JSONText { JSONText(oneLine: bytes.withUnsafeBytes { Data($0) }) }

    package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        bytes.withUnsafeBytes { body($0.bindMemory(to: UInt8.self)) }
    }

    /// Returns whether there is no control character and no line separator of Unicode.
    private static func areOneLine(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        // Hardly any JSON has a byte that begins a separator; the others are looked at one by one.
        if bytes.allSatisfy({ !$0.hasControl && !$0.contains(0xC2) && !$0.contains(0xE2) }) { return true }
        return bytes.allSatisfy { !$0.hasControl } && !hasSeparator(bytes)
    }

    /// Returns whether U+0085, U+2028 or U+2029 is among the characters.
    private static func hasSeparator(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes.indices.contains { place in
            switch bytes[place] {
            case 0xC2: place + 1 < bytes.count && bytes[place + 1] == 0x85
            case 0xE2:
                place + 2 < bytes.count && bytes[place + 1] == 0x80
                    && (bytes[place + 2] == 0xA8 || bytes[place + 2] == 0xA9)
            default: false
            }
        }
    }
}
