import Specification

extension Presence {
    /// Returns an input in which some titles are barely similar, and citations are near the possible values of h.
    public static func generate(from entropy: inout Entropy) -> Input {
        var (titles, others, percent) = entropy.titleLists()
        if entropy.once(in: 8) { titles = [] }
        let most = others.count
        let isNegative = entropy.once(in: 12)
        var publications = others.map {
            Known($0, citations: max(0, entropy.near(entropy.integer(in: 0...most))))
        }
        if entropy.once(in: 6), let first = publications.first {
            publications.append(Known(first.title, citations: entropy.one(of: [0, 9, 1 << 32])))
        }
        if isNegative, !publications.isEmpty {
            let place = entropy.integer(in: 0...publications.count - 1)
            publications[place].citations = entropy.one(of: [-1, -7])
        }
        return Input(
            homepage: titles.map { Listed($0, authors: entropy.once(in: 5) ? entropy.text(upTo: 6) : nil) },
            publications: publications, percent: percent)
    }
}
