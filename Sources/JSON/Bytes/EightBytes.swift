import Foundation

/// Eight bytes of JSON in one integer, so that all eight can be examined together.
package struct EightBytes {
    private let bytes: UInt64

    package static let count = 8

    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let highest: UInt64 = 0x8080_8080_8080_8080

    /// Reads eight bytes.
    ///
    /// - Precondition: The eight bytes that begin at `place` are inside the buffer.
    package init(_ buffer: UnsafeBufferPointer<UInt8>, at place: Int) {
        bytes = UInt64(
            littleEndian: UnsafeRawBufferPointer(buffer).loadUnaligned(fromByteOffset: place, as: UInt64.self)
        )
    }

    /// Reads fewer than eight bytes, and uses spaces for the missing ones.
    package init(few: UnsafeBufferPointer<UInt8>) {
        var bytes = Self.ones &* UInt64(UInt8(ascii: " "))
        for byte in few { bytes = bytes << 8 | UInt64(byte) }
        self.bytes = bytes
    }

    /// The number of bytes before the first one that a JSON string cannot contain unescaped.
    ///
    /// A string must escape quotation marks, backslashes and control characters.
    package var plainCount: Int { min(special.trailingZeroBitCount / 8, Self.count) }

    package var arePlain: Bool { special == 0 }

    package var areASCII: Bool { bytes & Self.highest == 0 }

    /// Returns whether the first `count` bytes are ASCII.
    package func areASCII(_ count: Int) -> Bool {
        count == 0 || bytes & Self.highest & UInt64.max >> UInt64(64 - 8 * count) == 0
    }

    package var hasControl: Bool { isControl & Self.highest != 0 }

    package func contains(_ byte: UInt8) -> Bool {
        isZero(bytes ^ Self.ones &* UInt64(byte)) & Self.highest != 0
    }

    /// A mask with the highest bit of each byte that a string must escape; bits after the first of them may be wrong.
    private var special: UInt64 {
        let isQuote = isZero(bytes ^ Self.ones &* UInt64(UInt8(ascii: "\"")))
        let isBackslash = isZero(bytes ^ Self.ones &* UInt64(UInt8(ascii: "\\")))
        return (isControl | isQuote | isBackslash) & Self.highest
    }

    // If a byte is less than n and its highest bit is 0, subtracting n sets that bit.

    private var isControl: UInt64 { (bytes &- Self.ones &* 0x20) & ~bytes }

    private func isZero(_ difference: UInt64) -> UInt64 { (difference &- Self.ones) & ~difference }
}

extension UnsafeBufferPointer<UInt8> {
    /// Returns the position of the first byte at or after `start` that a JSON string must escape, or the end of the
    /// buffer if there is none.
    ///
    /// A string must escape quotation marks, backslashes and control characters.
    ///
    /// - Parameter isASCII: Set to false if a byte between `start` and the returned position is not ASCII.
    package func endOfPlain(from start: Int, _ isASCII: inout Bool) -> Int {
        var place = start
        while place + EightBytes.count <= count {
            let eight = EightBytes(self, at: place)
            let plainCount = eight.plainCount
            if !eight.areASCII(plainCount) { isASCII = false }
            place += plainCount
            if plainCount < EightBytes.count { return place }
        }
        while place < count, self[place] >= 0x20, self[place] != UInt8(ascii: "\""),
            self[place] != UInt8(ascii: "\\")
        {
            if self[place] >= 0x80 { isASCII = false }
            place += 1
        }
        return place
    }

    package func has(_ some: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
        some.count <= count - place
            && some.hasSameBytes(as: UnsafeBufferPointer(rebasing: self[place..<place + some.count]))
    }

    package func hasSameBytes(as other: UnsafeBufferPointer<UInt8>) -> Bool {
        guard count == other.count else { return false }
        guard let one = baseAddress, let two = other.baseAddress else { return true }
        return memcmp(one, two, count) == 0
    }

    /// Returns whether a condition holds for all bytes, which are tested in groups of eight. The condition must hold
    /// for spaces, since a shorter group is padded with spaces.
    @inline(__always)
    package func allSatisfy(_ holds: (EightBytes) -> Bool) -> Bool {
        guard count >= EightBytes.count else { return holds(EightBytes(few: self)) }
        var place = 0
        while place + EightBytes.count <= count {
            if !holds(EightBytes(self, at: place)) { return false }
            place += EightBytes.count
        }
        return holds(EightBytes(self, at: count - EightBytes.count))
    }
}
