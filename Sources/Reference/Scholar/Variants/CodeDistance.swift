import ScholarSpecs
import Specification

/// An implementation of scholar.distance that uses an algorithm for comparing strings of 16-bit codes.
///
/// If each symbol is one UTF-16 code unit, which is often true even if symbols are graphemes, the code units are the
/// codes. Otherwise the distinct symbols are numbered in order of appearance. If there are more distinct symbols than
/// 16-bit codes, the reference computes the distance.
struct CodeDistance: Implementation {
    typealias Subsystem = Distance

    let compute: @Sendable ([UInt16], [UInt16]) -> Int

    func run(_ input: Distance.Input, readings: Readings) throws(Rejection) -> Distance.Output {
        Distance.Output(distance: distance(input.a, input.b, by: readings[Symbol.self]))
    }

    func distance(_ a: String, _ b: String, by symbol: Symbol) -> Int {
        guard let (a, b) = codes(a, b, by: symbol) else {
            return Distance.between(a, b, by: symbol)
        }
        return compute(a, b)
    }

    private func codes(_ a: String, _ b: String, by symbol: Symbol) -> ([UInt16], [UInt16])? {
        if isUnitwise(a, by: symbol), isUnitwise(b, by: symbol) { return (Array(a.utf16), Array(b.utf16)) }
        let (a, b) = (symbols(a, symbol), symbols(b, symbol))
        var numbers: [[Unicode.Scalar]: UInt16] = [:]
        for symbol in a + b where numbers[symbol] == nil {
            guard let next = UInt16(exactly: numbers.count) else { return nil }
            numbers[symbol] = next
        }
        return (a.compactMap { numbers[$0] }, b.compactMap { numbers[$0] })
    }

    /// Returns whether each symbol of the string is one UTF-16 code unit.
    private func isUnitwise(_ text: String, by symbol: Symbol) -> Bool {
        switch symbol {
        case .utf16: true
        case .scalar: text.utf8.allSatisfy { $0 < 0xF0 }
        case .grapheme: text.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "\r") }
        }
    }

    private func symbols(_ text: String, _ symbol: Symbol) -> [[Unicode.Scalar]] {
        symbol == .scalar ? text.unicodeScalars.map { [$0] } : text.map { Array($0.unicodeScalars) }
    }
}
