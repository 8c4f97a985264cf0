import Specification

/// Compares titles with each other according to scholar.similarity.
struct TitleSimilarity<Law: LawName> {
    private let texts: SymbolTexts
    private let percent: Int
    private let law: Ruling<Law>
    private let similar: Law
    private let exactly: Law

    /// Creates a comparison of the texts, which are divided into symbols.
    ///
    /// - Parameters:
    ///   - similar: The law that two titles are similar if their similarity reaches the percentage.
    ///   - exactly: The law that similarity and percentage are compared in integers.
    init(of texts: [String], at percent: Int, _ law: Ruling<Law>, by similar: Law, _ exactly: Law) {
        (self.percent, self.law) = (percent, law)
        (self.similar, self.exactly) = (similar, exactly)
        self.texts = SymbolTexts(texts, by: law.under())
    }

    /// Returns whether two of the texts are similar; texts whose lengths differ too much are not compared further.
    func areSimilar(_ one: Int, _ other: Int) -> Bool {
        let pair = texts.pair(one, other)
        let length = max(1, pair.length)
        if 100 * (length - abs(pair.a.count - pair.b.count)) < percent * length { return false }
        return law.areSimilar(Likeness(pair), percent, above: similar, threshold: similar, exactly: exactly)
    }
}
