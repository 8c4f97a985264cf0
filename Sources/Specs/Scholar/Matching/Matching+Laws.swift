import SharedSpecs
import Specification

extension Matching {
    public enum Law: String, LawName {
        case each = "MAT-1a"
        case similar = "MAT-1b"
        case exactly = "MAT-1c"
        case similarity = "MAT-1d"
        case partners = "MAT-1e"
        case equalTitles = "MAT-1f"
        case emptyTitles = "MAT-1g"
        case filter = "MAT-1h"
        case fromZero = "MAT-1i"
        case order = "MAT-1j"
    }

    public static let laws = own.with(Similarity.laws, of: "SIM-3").with(Distance.laws, of: "EDI-3")

    private static let own: Laws<Matching> = [
        .each: .source(
            """
            Each title on the left is compared with each title on the right by the edit distance. Every pair that is \
            similar at the given percentage is found.
            """, Source(.hIndexCalculate, "4.5", "4.6")),
        .similar: .decision(
            """
            A pair is listed only if its titles are similar by the definition in scholar.similarity, under the same \
            readings.
            """
        ),
        .exactly: .decision(
            "The similarity is compared with the percentage exactly, without doubles or rounding."),
        .similarity: .decision(
            "Each pair has the similarity of its two titles as scholar.similarity gives it, not rounded."),
        .partners: .decision(
            """
            All pairs of a title with similar titles are listed, not only the pair with the most similar title.
            """),
        .equalTitles: .decision(
            "Equal titles in a list are listed separately, and one title may be in several pairs."),
        .emptyTitles: .decision("Empty titles are compared like any other title."),
        .filter: .decision(
            """
            No pair is lost to a filter: similar titles need not begin alike, nor have three symbols in a row in \
            common.
            """
        ),
        .fromZero: .decision(
            "A pair names each title by the title's place in its list, which is a whole number from 0."),
        .order: .decision(
            "Pairs are sorted by the place on the left, then by the place on the right, not by similarity."),
    ]

    public static func derive(
        _ input: Input, _ readings: Readings, by law: Ruling<Law>
    ) throws(Rejection) -> Output {
        let percentage = try law.under(Similarity.Law.self).percentage(input.percent)
        let texts = SymbolTexts(input.left + input.right, readings, by: law.under())
        var pairs: [Pair] = []
        for left in input.left.indices {
            for right in input.right.indices {
                let likeness = Likeness(texts.pair(left, input.left.count + right))
                guard
                    law.areSimilar(
                        likeness, percentage, readings, above: .similar, threshold: .similar,
                        exactly: .exactly)
                else { continue }
                let similarity = likeness.similarity
                law.emit(
                    .each, Pair(left, right, law(.similarity, similarity, not: similarity.rounded())),
                    into: &pairs)
            }
        }
        let listed = law(.partners, pairs, not: pairs.bestOfEach)
        let counted = law(.equalTitles, listed, not: listed.usingUp)
        let all = law(
            .emptyTitles, counted,
            not: counted.filter {
                !input.left[Int($0.left)].isEmpty && !input.right[Int($0.right)].isEmpty
            })
        func symbols(_ pair: Pair) -> SymbolPair {
            texts.pair(Int(pair.left), input.left.count + Int(pair.right))
        }
        let whole = law(
            .filter, all, not: all.filter { symbols($0).beginAlike },
            or: all.filter { symbols($0).haveThreeInCommon })
        let sorted = law(
            .order, whole, not: whole.sorted { $0.similarity > $1.similarity },
            or: whole.sorted { $0.right < $1.right })
        return Output(pairs: law(.fromZero, sorted, not: sorted.map { $0.counted(from: 1) }))
    }
}

extension SymbolPair {
    fileprivate var beginAlike: Bool { a.first == b.first }

    /// Whether the texts have three symbols in a row in common; true if a text has fewer than three symbols.
    fileprivate var haveThreeInCommon: Bool {
        func threes(_ symbols: [Int]) -> Set<[Int]> {
            Set(symbols.indices.dropLast(2).map { Array(symbols[$0..<$0 + 3]) })
        }
        return a.count < 3 || b.count < 3 || !threes(a).isDisjoint(with: threes(b))
    }
}

extension [Matching.Pair] {
    /// The pair of each title on the left with its most similar partner, or with the first of equally similar
    /// partners.
    fileprivate var bestOfEach: Self {
        filter { pair in
            let own = filter { $0.left == pair.left }
            return own.first { $0.similarity == own.map(\.similarity).max() } == pair
        }
    }

    /// The pairs whose title on the right does not occur in an earlier pair.
    fileprivate var usingUp: Self {
        var used: Set<Double> = []
        return filter { used.insert($0.right).inserted }
    }
}

extension Matching.Pair {
    fileprivate func counted(from first: Int) -> Self {
        Self(Int(left) + first, Int(right) + first, similarity)
    }
}
