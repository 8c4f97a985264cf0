import JSON
import Specification
import Specs

/// scholar.distance by `BitParallelDistance`, in the least symbols that the texts allow.
struct AdaptiveDistance: Implementation {
    typealias Subsystem = EditDistance

    func run(_ input: EditDistance.Input, readings: Readings) throws(Rejection) -> EditDistance.Output {
        if let distance = asciiDistance(input, by: readings[Symbol.self]) {
            return EditDistance.Output(distance: distance)
        }
        return try CodeDistance(compute: Self.distance).run(input, readings: readings)
    }

    /// The distance of two texts of which each byte is a symbol; nil if there are others.
    private func asciiDistance(_ input: EditDistance.Input, by symbol: Symbol) -> Int? {
        var (a, b) = (input.a, input.b)
        return a.withUTF8 { a in
            b.withUTF8 { b in
                guard Self.isASCII(a), Self.isASCII(b) else { return nil }
                // A carriage return and a line feed are one grapheme.
                if symbol == .grapheme, a.contains(UInt8(ascii: "\r")) || b.contains(UInt8(ascii: "\r")) {
                    return nil
                }
                return BitParallelDistance<UInt8>(alphabet: 128).distance(a, b)
            }
        }
    }

    @inline(__always)
    private static func isASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes.reduce(0) { $0 | $1 } < 0x80
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
