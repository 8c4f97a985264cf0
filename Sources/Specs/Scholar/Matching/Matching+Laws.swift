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
            Each text is compared with all titles by the edit distance, and those that are similar at the given \
            percentage are found.
            """, Source(.hIndexCalculate, "4.5", "4.6")),
        .similar: .decision(
            "Pairs are similar as in scholar.similarity, by its readings, and no others are listed."),
        .exactly: .decision("They are compared exactly, not in doubles and not rounded."),
        .similarity: .decision("A pair has the similarity of scholar.similarity, not rounded."),
        .partners: .decision("All pairs are listed, not the most similar one of a title alone."),
        .equalTitles: .decision("Equal titles of a list count each; no pair uses a title up."),
        .emptyTitles: .decision("Empty titles are compared like any other."),
        .filter: .decision(
            "No pair is lost to a filter: titles need no first letter in common, and no three letters in a row."
        ),
        .fromZero: .decision("Places are whole and begin at 0, not at 1."),
        .order: .decision(
            "Pairs are sorted by the place on the left, then by that on the right, not by their similarity."),
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

    /// Whether three symbols in a row of one text are in the other, if both have three.
    fileprivate var haveThreeInCommon: Bool {
        func threes(_ symbols: [Int]) -> Set<[Int]> {
            Set(symbols.indices.dropLast(2).map { Array(symbols[$0..<$0 + 3]) })
        }
        return a.count < 3 || b.count < 3 || !threes(a).isDisjoint(with: threes(b))
    }
}

extension [Matching.Pair] {
    /// For each title on the left its most similar partner, the first of them.
    fileprivate var bestOfEach: Self {
        filter { pair in
            let own = filter { $0.left == pair.left }
            return own.first { $0.similarity == own.map(\.similarity).max() } == pair
        }
    }

    /// Without the pairs whose title on the right stands in a pair before.
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
