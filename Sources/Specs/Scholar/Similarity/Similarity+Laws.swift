import JSON
import SharedSpecs
import Specification

extension Similarity {
    public enum Law: LawName {
        public typealias Subsystem = Similarity
        case share, longer, sameSymbols, emptyTexts, percent
        case above, threshold, exactly, atLeastOne
        case percentage, wholeAsWritten, zero
    }

    public static let laws = own.with(Distance.laws, of: "EDI-3")

    private static let own: Laws<Similarity> = [
        ("SIM-1a", .share, .source(.hIndexCalculate, "4.5")): """
        The similarity of two strings is the percentage of symbols that need no edit. For example, the similarity of \
        aaaab and aaaaa is 80 %.
        """,
        ("SIM-1b", .longer, .decision): """
        The similarity in percent is 100·(1 − d/L), where d is the edit distance (see scholar.distance) and L is the \
        length of the longer string. The length L in this formula is neither the length of the shorter string nor the \
        sum of both lengths.
        """,
        ("SIM-1c", .sameSymbols, .decision): """
        The lengths of strings are counted in the same symbols as the edit distance, under every option of the reading \
        `scholar.distance.symbol`.
        """,
        ("SIM-1d", .emptyTexts, .decision): "The similarity of two empty strings is 100 %, not 0 %.",
        ("SIM-1e", .percent, .decision): "`similarity` is a percentage that is not rounded.",
        ("SIM-2a", .above, .source(.hIndexCalculate, "4.5", "5.4")):
            "Two strings are similar if their similarity is above the given percentage.",
        ("SIM-2b", .threshold, .source(.hIndexCalculate, "4.1", "4.5", "5.4")): """
        A similarity of exactly the given percentage is enough under the option `inclusive` of the reading \
        `scholar.similarity.threshold`, but not under the option `strict`. Under both options, a similarity of 89 % or \
        less is not enough if the given percentage is 90 %.
        """,
        ("SIM-2c", .exactly, .decision): """
        The comparison with the percentage is exact: the integer 100·(L−d) is compared with the integer percent·L. In \
        these products, d is the edit distance and L is the length of the longer string. Floating-point numbers and \
        rounding are not used.
        """,
        ("SIM-2d", .atLeastOne, .decision): """
        When the similarity is compared with the percentage, the length L of the longer string counts as 1 if it is 0. \
        For two empty strings, the integer 100·1 is compared with percent·1.
        """,
        ("SIM-3a", .percentage, .decision(near: .hIndexCalculate, "4.1")):
            "A percentage is rejected as percent.invalid if it is below 0, above 100, or not a whole number.",
        ("SIM-3b", .wholeAsWritten, .decision): "A percentage written as 90.0 or 9e1 is also a whole number.",
        ("SIM-3c", .zero, .decision): """
        If the percentage is 0, any two strings are similar under the option `inclusive` of the reading \
        `scholar.similarity.threshold`.
        """,
    ]

    public static func derive(_ input: Input, by law: Ruling<Law>) throws(Rejection) -> Output {
        let percentage = try law.percentages([input.percent], whole: .percentage, written: .wholeAsWritten)[0]
        let pair = SymbolTexts([input.a, input.b], by: law.under()).pair(0, 1)
        let longer = law(
            .longer, pair.length, not: min(pair.a.count, pair.b.count), or: pair.a.count + pair.b.count)
        let length = law(.sameSymbols, longer, not: max(input.a.count, input.b.count))
        let likeness =
            pair.length == 0
            ? law(.emptyTexts, Likeness(alike: 1, of: 1), not: Likeness(alike: 0, of: 1))
            : Likeness(alike: max(0, length - pair.distance), of: length)
        let compared = law(
            .atLeastOne, likeness, not: pair.length == 0 ? Likeness(alike: 0, of: 0) : likeness)
        let similarity = law(.share, likeness.similarity, not: 100 - likeness.similarity)
        return Output(
            similarity: law(.percent, similarity, not: similarity.rounded(), or: similarity / 100),
            similar: law.areSimilar(
                compared, percentage, above: .above, threshold: .threshold, exactly: .exactly))
    }
}

// Methods for all subsystems that compare the similarity of titles with a percentage.
extension Ruling {
    /// Returns percentages as whole numbers.
    ///
    /// If the law `first` is broken, the derivation postpones the rejection, and the list omits invalid percentages.
    /// If `first` is nil, the list always contains all percentages.
    ///
    /// - Parameters:
    ///   - whole: The law that only whole numbers from 0 to 100 are accepted.
    ///   - written: The law that a whole number may also be written with a point or an exponent.
    ///   - first: The law that an invalid percentage is rejected before other faults; nil if there is no such law.
    func percentages(
        _ percents: [Number], whole: Law, written: Law, first: Law? = nil
    ) throws(Rejection) -> [Int] {
        let numbers = percents.compactMap { Similarity.percentage(of: $0) }
        try refuse(
            whole, if: numbers.count < percents.count, bound: numbers.contains(0) || numbers.contains(100),
            Similarity.invalid(), first: first)
        try refuse(written, if: false, bound: percents.contains { Int($0.text) == nil }, Similarity.invalid())
        return numbers
    }

    /// Returns whether two strings are similar enough.
    ///
    /// - Parameters:
    ///   - above: The law that two strings are similar if their similarity is above the percentage.
    ///   - threshold: The law whose reading decides whether a similarity equal to the percentage is enough.
    ///   - exactly: The law that the similarity and the percentage are compared as integers.
    func areSimilar(
        _ likeness: Likeness, _ percentage: Int, above: Law, threshold: Law, exactly: Law
    ) -> Bool {
        let option = self(threshold, SimilarityThreshold.self)
        let (reached, asked) = (100 * likeness.alike, percentage * likeness.length)
        let isEnough =
            option == .inclusive ? isAtLeast(above, reached, asked) : isAbove(above, reached, asked)
        func isEnoughInDoubles(_ reached: Double) -> Bool { option.accepts(reached, Double(percentage)) }
        return self(
            exactly, isEnough, not: isEnoughInDoubles(likeness.quotient),
            or: isEnoughInDoubles(likeness.quotient.rounded()))
    }

    /// Returns whether two titles are similar enough; their distance is not computed if their lengths differ too much.
    func areSimilar(_ pair: SymbolPair, _ percentage: Int, by similar: Law, _ exactly: Law) -> Bool {
        let length = max(1, pair.length)
        if 100 * (length - abs(pair.a.count - pair.b.count)) < percentage * length { return false }
        return areSimilar(Likeness(pair), percentage, above: similar, threshold: similar, exactly: exactly)
    }
}
