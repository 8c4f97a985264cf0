import Specification

extension Distance {
    public static func generate(from entropy: inout Entropy) -> Input {
        let (a, b) = entropy.textPair()
        return Input(a: a, b: b)
    }

    public static func simpler(than input: Input) -> [Input] {
        cutTogether(input.a, input.b).map { Input(a: $0.a, b: $0.b) }
    }
}
