import Foundation
/// The JSON of a value as it stands in a file, for those who hand it on and need not write it anew.
package struct JSONText: Sendable {
    /// A part of the file's bytes, which are shared.
    private let bytes: Data

    /// - Parameter bytes: the JSON of one value, which was read before. Nil where somebody could take a part of it for a
    ///   line end, which `JSONWriter` would have written otherwise.
    package init?(_ bytes: Data) {
        let isOneLine = bytes.withUnsafeBytes { JSONText.areOneLine($0.bindMemory(to: UInt8.self)) }
        guard isOneLine else { return nil }
        self.bytes = bytes
    }

    /// - Parameter bytes: the JSON of one value, of which is known that nobody takes a part of it for a line end.
    package init(oneLine bytes: Data) {
        self.bytes = bytes
    }

    /// The value, made anew.
    package var value: Value {
        let value = withBytes { try? JSONReader.value(of: $0) }
        guard let value else { preconditionFailure("what was read before is not JSON") }
        return value
    }

    package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        bytes.withUnsafeBytes { body($0.bindMemory(to: UInt8.self)) }
    }

    /// Whether there is no control character, nor a byte with which the line separators of Unicode begin.
    private static func areOneLine(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes.allSatisfy { !$0.hasControl && !$0.contains(0xC2) && !$0.contains(0xE2) }
    }
}
