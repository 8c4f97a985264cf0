import Specification

extension Table {
    /// Returns publications with random strings and with ties near the h-index, and taps on their rows.
    public static func generate(from entropy: inout Entropy) -> Input {
        let count = entropy.count(upTo: 8)
        // There is a limbo (grey rows) if more than half of the rows have `count / 2` citations.
        let isLimbo = entropy.once(in: 2)
        let tie = isLimbo ? max(1, count / 2) : entropy.integer(in: 0...count + 1)
        var publications = (0..<count).map { _ in
            Found(
                entropy.once(in: 3) ? entropy.text(upTo: 8) : entropy.one(of: ["a", "b", "c"]),
                authors: entropy.one(of: ["A", "", entropy.text(upTo: 4)]),
                year: entropy.one(of: [nil, 2011, 0, 1999, -44, 10_000]),
                citations: isLimbo && !entropy.once(in: 4)
                    ? tie
                    : entropy.one(of: [
                        tie, tie, max(0, entropy.near(count)), 0, 1, 10, 9, 1_234_567, 1 << 40,
                    ]))
        }
        if entropy.once(in: 12), let last = publications.popLast() {
            publications.append(Found(last.title, authors: last.authors, citations: -1))
        }
        var taps = entropy.list(upTo: 10) { $0.integer(in: 0...max(0, count - 1)) }
        if count == 0 { taps = [] }
        if entropy.once(in: 14) { taps.append(entropy.one(of: [count, -1, 1 << 31])) }
        let name = entropy.one(of: [nil, "Richard Karp", "", " Karp\u{A0}", entropy.text(upTo: 4)])
        return Input(name: name, publications: publications, taps: taps)
    }
}
