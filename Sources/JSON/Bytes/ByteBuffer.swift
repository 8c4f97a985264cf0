/// A growing buffer of bytes with a single owner.
///
/// An array checks on each addition whether it is shared and whether it has room. This buffer is never shared, so it
/// only checks whether it has room.
package struct ByteBuffer: ~Copyable {
    private var bytes: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    package private(set) var count = 0

    package init(capacity: Int = 256) {
        self.capacity = capacity
        bytes = .allocate(capacity: capacity)
    }

    deinit {
        bytes.deallocate()
    }

    package var array: [UInt8] { Array(UnsafeBufferPointer(start: bytes, count: count)) }

    package var text: String {
        String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    }

    package mutating func append(_ byte: UInt8) {
        reserve(1)
        bytes[count] = byte
        count += 1
    }

    package mutating func append(_ more: UnsafeBufferPointer<UInt8>) {
        guard let start = more.baseAddress else { return }
        reserve(more.count)
        (bytes + count).update(from: start, count: more.count)
        count += more.count
    }

    package mutating func append(_ text: String) {
        if text.utf8.withContiguousStorageIfAvailable({ append($0) }) == nil {
            for byte in text.utf8 { append(byte) }
        }
    }

    /// Adds the decimal digits of an integer, after a minus sign if it is negative.
    package mutating func append(_ integer: Int) {
        if integer < 0 { append(UInt8(ascii: "-")) }
        var rest = integer.magnitude
        var digits = 1
        while rest >= 10 {
            rest /= 10
            digits += 1
        }
        reserve(digits)
        rest = integer.magnitude
        for place in (count..<count + digits).reversed() {
            bytes[place] = UInt8(ascii: "0") + UInt8(rest % 10)
            rest /= 10
        }
        count += digits
    }

    @inline(__always)
    private mutating func reserve(_ more: Int) {
        if more > capacity - count { grow(by: more) }
    }

    @inline(never)
    private mutating func grow(by more: Int) {
        capacity = max(2 * capacity, count + more)
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        larger.update(from: bytes, count: count)
        bytes.deallocate()
        bytes = larger
    }
}
