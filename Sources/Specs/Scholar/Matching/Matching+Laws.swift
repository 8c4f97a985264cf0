import SharedSpecs
import Specification

extension Matching {
    public enum Law: LawName {
        public typealias Subsystem = Matching
        case each, similar, exactly, similarity, partners, equalTitles, emptyTitles, filter, fromZero, order
    }

    public static let laws = own.with(Similarity.laws, of: "SIM-3").with(Distance.laws, of: "EDI-3")

    private static let own: Laws<Matching> = [
        ("MAT-1a", .each, .source(.hIndexCalculate, "4.5", "4.6")): """
        The app compares each title in `left` with each title in `right` by the edit distance. `pairs` contains every \
        pair of titles that are similar at the given percentage.
        """,
        ("MAT-1b", .similar, .decision): """
        `pairs` contains a pair only if its two titles are similar. The subsystem scholar.similarity defines which \
        titles are similar, and its readings also apply here.
        """,
        ("MAT-1c", .exactly, .decision): """
        The similarity is compared with the percentage exactly, without rounding and without floating-point numbers.
        """,
        ("MAT-1d", .similarity, .decision): """
        Each pair contains the similarity of its two titles in percent, as scholar.similarity defines it. The \
        similarity is not rounded.
        """,
        ("MAT-1e", .partners, .decision): """
        If a title is similar to several titles in the other list, `pairs` contains its pair with each of these \
        titles, not only its pair with the most similar title.
        """,
        ("MAT-1f", .equalTitles, .decision): """
        If the same title occurs twice in a list, each occurrence has its own pairs. One title may be in several pairs.
        """,
        ("MAT-1g", .emptyTitles, .decision): "An empty title is compared like any other title.",
        ("MAT-1h", .filter, .decision): """
        An implementation that filters titles before it compares them must not miss a pair. Similar titles may begin \
        differently, and need not have three symbols in a row in common.
        """,
        ("MAT-1i", .fromZero, .decision): """
        A pair contains the places of its two titles in `left` and `right`. The first title in a list has the place 0.
        """,
        ("MAT-1j", .order, .decision): """
        `pairs` is sorted by the place in `left`. Pairs with the same place in `left` are sorted by the place in \
        `right`. The similarity does not affect the order.
        """,
    ]

    public static func derive(_ input: Input, by law: Ruling<Law>) throws(Rejection) -> Output {
        let percentage = try law.under(Similarity.Law.self).percentages(
            [input.percent], whole: .percentage, written: .wholeAsWritten)[0]
        let texts = SymbolTexts(input.left + input.right, by: law.under())
        let pairs = input.left.indices.flatMap { left in
            input.right.indices.flatMap { right -> [Pair] in
                let likeness = Likeness(texts.pair(left, input.left.count + right))
                let areSimilar = law.areSimilar(
                    likeness, percentage, above: .similar, threshold: .similar, exactly: .exactly)
                guard areSimilar else { return [] }
                let similarity = law(.similarity, likeness.similarity, not: likeness.similarity.rounded())
                return law.gives(.each, [Pair(left, right, similarity)])
            }
        }
        let listed = law(.partners, pairs, not: pairs.bestOfEach)
        let counted = law(.equalTitles, listed, not: listed.usingUp)
        let all = law(
            .emptyTitles, counted,
            not: counted.filter { !input.left[Int($0.left)].isEmpty && !input.right[Int($0.right)].isEmpty })
        func symbols(_ pair: Pair) -> SymbolPair {
            texts.pair(Int(pair.left), input.left.count + Int(pair.right))
        }
        let whole = law(
            .filter, all, not: all.filter { symbols($0).beginAlike },
            or: all.filter { symbols($0).haveThreeInCommon })
        let sorted = law(
            .order, whole, not: whole.sorted { $0.similarity > $1.similarity },
            or: whole.sorted { $0.right < $1.right })
        return Output(pairs: law(.fromZero, sorted, not: sorted.map(\.countedFromOne)))
    }
}

extension SymbolPair {
    fileprivate var beginAlike: Bool { a.first == b.first }

    /// Whether the strings share three consecutive symbols; true if a string has fewer than three symbols.
    fileprivate var haveThreeInCommon: Bool {
        func threes(_ symbols: [Int]) -> Set<[Int]> {
            Set(symbols.indices.dropLast(2).map { Array(symbols[$0..<$0 + 3]) })
        }
        return a.count < 3 || b.count < 3 || !threes(a).isDisjoint(with: threes(b))
    }
}

extension [Matching.Pair] {
    /// For each title in `left`, the pair with the greatest similarity, or the first of several such pairs.
    fileprivate var bestOfEach: Self {
        filter { pair in
            let own = filter { $0.left == pair.left }
            return own.first { $0.similarity == own.map(\.similarity).max() } == pair
        }
    }

    /// The pairs whose title from `right` does not occur in an earlier pair.
    fileprivate var usingUp: Self {
        var used: Set<Double> = []
        return filter { used.insert($0.right).inserted }
    }
}

extension Matching.Pair {
    fileprivate var countedFromOne: Self { Self(Int(left) + 1, Int(right) + 1, similarity) }
}
