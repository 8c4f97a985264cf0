/// The common beginning and end of two strings, which can be left out, since some shortest sequence of edits leaves
/// them unchanged.
enum CommonEnds {
    /// Returns both strings without their common beginning and end.
    @inline(__always)
    static func dropped<Code: FixedWidthInteger>(
        _ a: UnsafeBufferPointer<Code>, _ b: UnsafeBufferPointer<Code>
    ) -> (UnsafeBufferPointer<Code>, UnsafeBufferPointer<Code>) {
        let start = prefix(a, b)
        let (a, b) = (a[start...], b[start...])
        let (first, second) = (UnsafeBufferPointer(rebasing: a), UnsafeBufferPointer(rebasing: b))
        let end = suffix(first, second)
        return (
            UnsafeBufferPointer(rebasing: first[..<(first.count - end)]),
            UnsafeBufferPointer(rebasing: second[..<(second.count - end)])
        )
    }

    /// Returns the length of the common beginning of two strings; this function reads eight bytes at a time.
    @inline(__always)
    private static func prefix<Code: FixedWidthInteger>(
        _ a: UnsafeBufferPointer<Code>, _ b: UnsafeBufferPointer<Code>
    ) -> Int {
        let (most, step) = (min(a.count, b.count), 8 / MemoryLayout<Code>.size)
        var length = 0
        while length + step <= most {
            let difference = word(a, at: length) ^ word(b, at: length)
            if difference != 0 { return length + difference.trailingZeroBitCount / Code.bitWidth }
            length += step
        }
        while length < most, a[length] == b[length] { length += 1 }
        return length
    }

    /// Returns the length of the common end of two strings; this function reads eight bytes at a time.
    @inline(__always)
    private static func suffix<Code: FixedWidthInteger>(
        _ a: UnsafeBufferPointer<Code>, _ b: UnsafeBufferPointer<Code>
    ) -> Int {
        let (most, step) = (min(a.count, b.count), 8 / MemoryLayout<Code>.size)
        var length = 0
        while length + step <= most {
            let difference = word(a, at: a.count - length - step) ^ word(b, at: b.count - length - step)
            if difference != 0 { return length + difference.leadingZeroBitCount / Code.bitWidth }
            length += step
        }
        while length < most, a[a.count - 1 - length] == b[b.count - 1 - length] { length += 1 }
        return length
    }

    /// Returns the eight bytes of symbols that begin at an index; the first symbol is in the lowest bits.
    @inline(__always)
    private static func word<Code>(_ text: UnsafeBufferPointer<Code>, at index: Int) -> UInt64 {
        let offset = index * MemoryLayout<Code>.size
        return UInt64(
            littleEndian: UnsafeRawBufferPointer(text).loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
}
