import Foundation
import HTML
import JSON
import Specification

extension Homepage {
    public static func derive(_ input: Input, by law: Ruling<Law>) throws(Rejection) -> Output {
        let written = [input.titlePercent, input.authorPercent]
        let percents = written.compactMap { Similarity.percentage(of: $0) }
        try law.refuse(
            .percent, if: percents.count < 2, bound: percents.contains(0) || percents.contains(100),
            Similarity.invalid())
        try law.refuse(
            .wholeAsWritten, if: false, bound: written.contains { Int($0.text) == nil }, Similarity.invalid())
        if !PlainMarkup.isPlain(input.html) { law.leavesOpen() }
        let page = HomepageSearch(input.html, law)
        guard let titles = page.find(input.titles, at: percents[0]) else {
            return Output(law(.notFound, .notFound))
        }
        let kept = places(of: titles.texts, law)
        let isSkipped = percents[1] == 0 && law(.zero, HomepageZero.self) == .skipped
        let authors = isSkipped || !law.does(.authorsToo) ? nil : page.find(input.authors, at: percents[1])
        if authors == nil, !isSkipped, law(.noAuthorPair, false, not: true) { return Output(.notFound) }
        let isDistinct = law(.count, HomepageCount.self) == .distinct
        let isOK =
            authors.map { authors in
                let count = isDistinct ? kept.count : titles.texts.count
                let found = law(.count, authors.texts.count, not: Set(authors.texts).count)
                return law.holds(.sameNumber, found == count)
            } ?? false
        let inOrder = Array(authors?.texts.prefix(kept.count) ?? [])
        let ofPlaces = kept.compactMap {
            authors?.texts.indices.contains($0) == true ? authors?.texts[$0] : nil
        }
        return Output(
            isOK ? .ok : .titlesOnly, query: titles.query,
            authorQuery: law(.authorQuery, authors?.query, not: isOK ? authors?.query : nil),
            titles: kept.map { titles.texts[$0] },
            authors: !isOK
                ? []
                : isDistinct
                    ? law(.distinctAuthors, inOrder, not: ofPlaces) : law(.itsAuthors, ofPlaces, not: inOrder)
        )
    }

    /// Returns the indices of the titles that remain if each repeated title is kept only once.
    private static func places(of titles: [String], _ law: Ruling<Law>) -> [Int] {
        let keys = titles.map { title in
            law(
                .sameBytes, Array(title.utf8), not: Array(title.lowercased().utf8),
                or: Array(title.decomposedStringWithCanonicalMapping.utf8))
        }
        return law(
            .firstKept, keys.indices.filter { !keys[..<$0].contains(keys[$0]) },
            not: keys.indices.filter { !keys[($0 + 1)...].contains(keys[$0]) }, or: Array(keys.indices))
    }
}
