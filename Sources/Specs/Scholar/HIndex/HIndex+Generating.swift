import Specification

extension HIndex {
    public static func generate(from entropy: inout Entropy) -> Publications { .generated(from: &entropy) }
}
