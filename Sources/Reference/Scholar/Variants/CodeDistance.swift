import Specs

/// scholar.distance by an algorithm over 16-bit codes, whatever the symbols are.
///
/// UTF-16 code units are codes themselves; the distinct symbols of other readings are numbered as they come.
struct CodeDistance: Implementation {
    typealias Subsystem = EditDistance

    let compute: @Sendable ([UInt16], [UInt16]) -> Int

    func run(_ input: EditDistance.Input, readings: Readings) throws(Rejection) -> EditDistance.Output {
        let (a, b) = codes(input, by: readings[Symbol.self])
        return EditDistance.Output(distance: compute(a, b))
    }

    private func codes(_ input: EditDistance.Input, by symbol: Symbol) -> ([UInt16], [UInt16]) {
        switch symbol {
        case .utf16: return (Array(input.a.utf16), Array(input.b.utf16))
        case .scalar:
            return numbered(input.a.unicodeScalars.map { [$0] }, input.b.unicodeScalars.map { [$0] })
        case .grapheme:
            return numbered(input.a.map { Array($0.unicodeScalars) }, input.b.map { Array($0.unicodeScalars) })
        }
    }

    /// Equal symbols get equal numbers.
    ///
    /// - Precondition: there are no more than 65 536 distinct symbols.
    private func numbered(_ a: [[Unicode.Scalar]], _ b: [[Unicode.Scalar]]) -> ([UInt16], [UInt16]) {
        var numbers: [[Unicode.Scalar]: UInt16] = [:]
        let number = { (symbol: [Unicode.Scalar]) -> UInt16 in
            if let known = numbers[symbol] { return known }
            let next = UInt16(numbers.count)
            numbers[symbol] = next
            return next
        }
        return (a.map(number), b.map(number))
    }
}
