import Specification

extension Matching {
    /// Returns lists of titles with barely similar and barely dissimilar pairs; some titles and lists are empty.
    public static func generate(from entropy: inout Entropy) -> Input {
        var (left, right, percent) = entropy.titleLists()
        if entropy.once(in: 8) { left.append("") }
        if entropy.once(in: 8) { right.append("") }
        return Input(left: left, right: right, percent: percent)
    }
}
