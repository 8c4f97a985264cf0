import Specification

extension Matching {
    /// Returns titles with barely similar and barely dissimilar pairs, with empty titles and with empty lists.
    public static func generate(from entropy: inout Entropy) -> Input {
        var (left, right, percent) = entropy.titleLists()
        if entropy.once(in: 8) { left.append("") }
        if entropy.once(in: 8) { right.append("") }
        return Input(left: left, right: right, percent: percent)
    }
}
