import Specification

extension HIndex {
    public static func generate(from entropy: inout Entropy) -> Publications { .generated(from: &entropy) }
    public static func simpler(than input: Publications) -> [Publications] { input.simpler }
}
