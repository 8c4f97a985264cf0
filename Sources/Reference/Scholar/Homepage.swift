import HTML
import ScholarSpecs
import Specification

/// An implementation of scholar.homepage that searches the page in three phases, as the source does.
extension Homepage: Referenced {
    public static func answer(_ input: Input, readings: Readings) throws(Rejection) -> Output {
        guard let titlePercent = Similarity.percentage(of: input.titlePercent),
            let authorPercent = Similarity.percentage(of: input.authorPercent)
        else { throw Similarity.invalid() }  // SIM-3
        // A page that libxml2 cannot read, for example one of more than 2 GiB, counts as an empty page.
        let elements = (try? Page(input.html))?.elements ?? []
        let search = WrapperSearch(elements: elements, readings: readings)
        guard let titles = try search.run(input.titles, titlePercent) else { return .init(.notFound) }
        // HOM-4
        var seen: Set<[UInt8]> = []
        let places = titles.texts.indices.filter { seen.insert(Array(titles.texts[$0].utf8)).inserted }
        let kept = places.map { titles.texts[$0] }
        // HOM-3
        let isSkipped = authorPercent == 0 && readings[HomepageZero.self] == .skipped
        let authors = isSkipped ? nil : try search.run(input.authors, authorPercent)
        func output(_ status: Status, _ lines: [String] = []) -> Output {
            .init(status, query: titles.query, authorQuery: authors?.query, titles: kept, authors: lines)
        }
        let isRaw = readings[HomepageCount.self] == .raw
        guard let authors, authors.texts.count == (isRaw ? titles.texts : kept).count else {
            return output(.titlesOnly)
        }
        return output(.ok, isRaw ? places.map { authors.texts[$0] } : authors.texts)
    }
}
