import ScholarSpecs
import Specification

/// An implementation of scholar.distance that uses `BitParallelDistance`.
///
/// The symbols of both strings are passed on as bytes, or as 16-bit codes if there are too many different symbols to
/// number them with bytes.
public struct AdaptiveDistance: Implementation {
    public typealias Subsystem = Distance

    public init() {}

    public func run(_ input: Distance.Input, readings: Readings) throws(Rejection) -> Distance.Output {
        Distance.Output(distance: Self.distance(input.a, input.b, by: readings[Symbol.self]))
    }

    /// Returns the edit distance between two strings. Clauses: EDI-1, EDI-3
    public static func distance(_ a: String, _ b: String, by symbol: Symbol = .utf16) -> Int {
        let ofBytes = ASCII.with(a, by: symbol) { a in
            ASCII.with(b, by: symbol) { BitParallelDistance<UInt8>(alphabet: 128).distance(a, $0) }
        }
        if let distance = ofBytes ?? nil { return distance }
        return CodeDistance(compute: distance).distance(a, b, by: symbol)
    }

    /// Returns the distance between two strings whose codes can be any numbers. The codes are first numbered in order
    /// of appearance in the shorter string.
    static func distance(_ a: [UInt16], _ b: [UInt16]) -> Int {
        let (pattern, text) = a.count <= b.count ? (a, b) : (b, a)
        let numbers = BlockedMyersDistance.SymbolNumbers(of: pattern)
        func inCodes<Code: FixedWidthInteger & UnsignedInteger>(_: Code.Type) -> Int {
            let pattern = pattern.map { Code(truncatingIfNeeded: numbers[$0]) }
            let text = text.map { Code(truncatingIfNeeded: numbers[$0]) }
            return pattern.withUnsafeBufferPointer { pattern in
                text.withUnsafeBufferPointer {
                    BitParallelDistance(alphabet: numbers.count + 1).distance(pattern, $0)
                }
            }
        }
        return numbers.count < 256 ? inCodes(UInt8.self) : inCodes(UInt16.self)
    }
}
