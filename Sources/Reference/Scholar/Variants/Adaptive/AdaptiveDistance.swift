import JSON
import Specification
import Specs

/// scholar.distance by `BitParallelDistance`, in the least symbols that the texts allow.
public struct AdaptiveDistance: Implementation {
    public typealias Subsystem = EditDistance

    public init() {}

    public func run(_ input: EditDistance.Input, readings: Readings) throws(Rejection) -> EditDistance.Output
    {
        let symbol = readings[Symbol.self]
        if let distance = Self.asciiDistance(input.a, input.b, by: symbol) {
            return EditDistance.Output(distance: distance)
        }
        return try CodeDistance(compute: Self.distance).run(input, readings: readings)
    }

    /// Returns the edit distance of two texts; nil if a symbol of one of them takes more than a byte.
    ///
    /// Clauses: EDI-1, EDI-3
    public static func asciiDistance(_ a: String, _ b: String, by symbol: Symbol = .utf16) -> Int? {
        a.utf8.withContiguousStorageIfAvailable { a in
            b.utf8.withContiguousStorageIfAvailable { b in
                guard isASCII(a), isASCII(b) else { return nil }
                // A carriage return and a line feed are one grapheme.
                if symbol == .grapheme, a.contains(UInt8(ascii: "\r")) || b.contains(UInt8(ascii: "\r")) {
                    return nil
                }
                return BitParallelDistance<UInt8>(alphabet: 128).distance(a, b)
            } ?? nil
        } ?? nil
    }

    /// Whether no byte has its highest bit set, eight bytes at a time.
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

    /// The distance of texts of any codes, which are numbered by the shorter one first.
    static func distance(_ a: [UInt16], _ b: [UInt16]) -> Int {
        let (pattern, text) = a.count <= b.count ? (a, b) : (b, a)
        let numbers = BlockedMyersDistance.SymbolNumbers(of: pattern)
        guard numbers.count < 256 else {
            return distance(
                pattern.map { UInt16(truncatingIfNeeded: numbers[$0]) },
                text.map { UInt16(truncatingIfNeeded: numbers[$0]) }, alphabet: numbers.count + 1)
        }
        return distance(
            pattern.map { UInt8(truncatingIfNeeded: numbers[$0]) },
            text.map { UInt8(truncatingIfNeeded: numbers[$0]) }, alphabet: numbers.count + 1)
    }

    private static func distance<Code: FixedWidthInteger & UnsignedInteger>(
        _ a: [Code], _ b: [Code], alphabet: Int
    ) -> Int {
        a.withUnsafeBufferPointer { a in
            b.withUnsafeBufferPointer { BitParallelDistance(alphabet: alphabet).distance(a, $0) }
        }
    }
}
