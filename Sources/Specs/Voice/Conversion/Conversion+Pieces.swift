import Specification

extension Conversion: Piecewise {
    public static func pieces(of input: Input, _ readings: Readings) -> [Piece] {
        func spoken(_ token: SpokenToken) -> String { token.spoken.joined(separator: " ") }
        let code = SpokenCode(input, readings)
        return code.tokens.filter { $0.isThere && !$0.text.isEmpty }
            .map { Piece($0.text, of: spoken($0), by: $0.maker.id.clause) }
            + code.removed.map { Piece(nil, of: spoken($0.token), by: $0.by.id.clause) }
    }
}
