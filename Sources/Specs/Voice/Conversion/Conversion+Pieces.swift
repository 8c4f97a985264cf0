import Specification

extension Conversion: Piecewise {
    public static func pieces(of input: Input, _ readings: Readings) -> [Piece] {
        func spoken(_ token: SpokenToken) -> String { token.spoken.joined(separator: " ") }
        let derivation = Derivation(input, readings)
        return derivation.tokens.map { Piece($0.text, of: spoken($0), by: $0.maker.id) }
            + derivation.removed.map { Piece(nil, of: spoken($0.token), by: $0.by.id) }
    }
}
