import Foundation
import HTML
import Specification

extension Homepage {
    public static func derive(_ input: Input, by law: Ruling<Law>) throws(Rejection) -> Output {
        let percents = try law.percentages(
            [input.titlePercent, input.authorPercent], whole: .percent, written: .wholeAsWritten)
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
        let lines = authors?.texts ?? []
        let count = isDistinct ? kept.count : titles.texts.count
        let isOK =
            authors != nil
            && law.holds(.sameNumber, law(.count, lines.count, not: Set(lines).count) == count)
        let inOrder = Array(lines.prefix(kept.count))
        let ofPlaces = kept.filter(lines.indices.contains).map { lines[$0] }
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

    /// Returns the indices of the titles that remain after duplicates are removed.
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
