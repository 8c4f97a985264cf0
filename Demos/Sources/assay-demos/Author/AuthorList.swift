import Catalogue
import JSON
import Kit
import Reference
import Specification

/// The publications on a page of results; if the author's own page is given, only publications on both pages count.
struct AuthorList {
    let surname: String
    /// The name of the page of results.
    let source: String
    /// All publications on the page of results, in the order of that page.
    let found: [Results.Found]
    /// The filter that uses the author's own page; nil if that page is not given.
    let filter: Filter?
    /// The displayed list: all publications, or those on the author's own page.
    let table: Table.State
    let h: Int
    /// The h-index of all publications on the page of results.
    let unfiltered: Int

    /// The author's own page as a filter: the titles found on it, and the publications that remain.
    struct Filter {
        let name: String
        let percent: Int
        let list: Homepage.Output
        let presence: Presence.Output
    }

    /// Runs the parts of the source's program on both pages.
    ///
    /// - Throws: `Failure` with an explanation if nothing is found on a page.
    init(
        of surname: String, on results: GivenPage, and homepage: GivenPage?, titlePercent: Int,
        authorPercent: Int, _ readings: Readings
    ) throws {
        self.surname = surname
        source = results.name
        let search = try Results.reference.run(
            .init(results.html, surname: surname), readings: readings)
        guard search.status == .ok else {
            throw Failure(.doesNotConform, AuthorList.failure(search.status, of: surname, on: results.name))
        }
        let found = search.publications
        self.found = found
        unfiltered = try AuthorList.hIndex(of: found)
        var kept = found
        if let homepage {
            let list = try Homepage.reference.run(
                .init(
                    homepage.html, titles: found.map(\.title), authors: found.map(\.authors),
                    titlePercent: Number(titlePercent), authorPercent: Number(authorPercent)),
                readings: readings)
            guard list.status != .notFound else {
                throw Failure(
                    .doesNotConform,
                    """
                    \(homepage.name): no two of the \(counted(found.count, "title")) of \(results.name) are in tags of \
                    the same name, at \(titlePercent) %; without --homepage, all publications of \(results.name) count
                    """)
            }
            let listed = list.titles.enumerated().map { place, title in
                Presence.Listed(
                    title, authors: list.authors.indices.contains(place) ? list.authors[place] : nil)
            }
            let presence = try Presence.reference.run(
                .init(
                    homepage: listed,
                    publications: found.map { .init($0.title, citations: $0.citations) },
                    percent: Number(titlePercent)), readings: readings)
            kept = presence.kept.map { found[$0] }
            filter = Filter(name: homepage.name, percent: titlePercent, list: list, presence: presence)
        } else {
            filter = nil
        }
        h = try filter?.presence.h ?? AuthorList.hIndex(of: found)
        let shown = try Table.reference.run(
            .init(
                publications: kept.map {
                    .init($0.title, authors: $0.authors, year: $0.year, citations: $0.citations)
                }), readings: readings)
        table = shown.states[0]
    }

    /// The publications from Scholar that are not on the author's page, most cited first.
    var leftOut: [Results.Found] {
        guard let filter else { return [] }
        let kept = Set(filter.presence.kept)
        return found.indices.filter { !kept.contains($0) }.map { found[$0] }
            .sorted { $0.citations > $1.citations }
    }

    /// The outputs of all parts, each in the form of its specification.
    var value: Value {
        .record(
            ("surname", surname.value), ("h", h.value), ("unfiltered", unfiltered.value),
            ("table", table.value), ("presence", filter?.presence.value), ("homepage", filter?.list.value),
            ("results", found.value))
    }

    private static func hIndex(of found: [Results.Found]) throws -> Int {
        let publications = found.map { Publication(citations: $0.citations) }
        return try HIndex.reference.run(.init(publications: publications), readings: .standard).h
    }

    /// Returns the message that the source's program shows in a popup if a search fails.
    private static func failure(_ status: Results.Status, of surname: String, on name: String) -> String {
        switch status {
        case .failed:
            """
            \(name): the numbers of titles, authors and citations of \(surname) differ, so they cannot be \
            matched with each other
            """
        case .ok, .notFound, .disconnected:
            "\(name): no line of authors has \(surname) in bold"
        }
    }
}
