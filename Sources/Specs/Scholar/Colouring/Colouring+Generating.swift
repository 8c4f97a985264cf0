import Specification

extension Colouring {
    public static func generate(from entropy: inout Entropy) -> Publications { .generated(from: &entropy) }
}
