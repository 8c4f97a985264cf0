import Specification

extension Matching {
    /// Titles of which some pairs are just similar, and some just not; empty ones and empty lists.
    public static func generate(from entropy: inout Entropy) -> Input {
        var (left, right, percent) = entropy.titleLists()
        if entropy.once(in: 8) { left.append("") }
        if entropy.once(in: 8) { right.append("") }
        return Input(left: left, right: right, percent: percent)
    }
}
