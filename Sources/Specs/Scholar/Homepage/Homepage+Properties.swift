import HTML
import JSON
import Specification

extension Homepage {
    public static let properties = relations + others

    private static let others: [Property<Homepage>] = [
        Property("Without known titles the status is notFound.", from: .compared) { trial in
            guard let output = trial.outcome.output, trial.input.titles.isEmpty else {
                return .notTouched
            }
            return output.status == .notFound
                ? .holds : .violated("no title is known, yet the status is \(output.status.rawValue)")
        },
        Property(
            """
            With the status `notFound` there are no queries and no titles. Otherwise there is a query and at least one \
            title.
            """, from: .nothing
        ) {
            trial in
            guard let output = trial.outcome.output else { return .notTouched }
            let isNothing = output.status == .notFound
            let isConsistent =
                isNothing == (output.query == nil) && isNothing == output.titles.isEmpty
                && !(isNothing && output.authorQuery != nil)
            return isConsistent
                ? .holds
                : .violated("the status \(output.status.rawValue) contradicts the query or the titles")
        },
        Property(
            "The order of the known texts does not change the queries, by the option `elements`.",
            from: .similar, .firstOfName,
            probes: { input, readings in
                readings[HomepagePair.self] == .elements && input.percentages != nil ? [input.turned] : []
            }, judge: againstOneQuery("with the known texts in the opposite order")),
        Property(
            "A query selects at least two elements, and has at most as many steps as each of them is deep.",
            from: .common, .noParent
        ) { trial in
            for query in trial.queries {
                guard let selected = trial.selected(by: query) else { continue }
                if selected.count < 2 { return .violated("\(query) selects \(selected.count) elements") }
                let depth = selected.map { Array(sequence(first: $0, next: \.parent)).count }.min() ?? 0
                let steps = query.replacing(/"[^"]*"|'[^']*'/, with: "").split(separator: "/").count
                if steps > depth {
                    return .violated("\(query) has more steps than an element that it selects is deep")
                }
            }
            return trial.queries.isEmpty ? .notTouched : .holds
        },
        Property(
            "The titles are the texts that the query selects on the complete page, each once.",
            from: .selected,
            .blankToo
        ) { trial in
            guard let output = trial.outcome.output, let query = output.query,
                let selected = trial.selected(by: query)
            else { return .notTouched }
            let texts = selected.map { trial.text($0) }
            return texts.enumerated().filter { place, text in
                !texts[..<place].contains { $0.utf8.elementsEqual(text.utf8) }
            }.map(\.element).value == output.titles.value
                ? .holds : .violated("the titles are not the texts that \(query) selects")
        },
        Property(
            "With the status `ok` there are as many authors as titles. Otherwise there are no authors.",
            from: .sameNumber
        ) { trial in
            guard let output = trial.outcome.output else { return .notTouched }
            let isRight =
                output.status == .ok
                ? output.authors.count == output.titles.count && output.authorQuery != nil
                : output.authors.isEmpty
            return isRight
                ? .holds
                : .violated(
                    """
                    the status is \(output.status.rawValue) for \(counted(output.titles.count, "title")) and \
                    \(output.authors.count) authors
                    """
                )
        },
        Property("No title occurs twice.", from: .firstKept) { trial in
            guard let titles = trial.outcome.output?.titles else { return .notTouched }
            return Set(titles.map { Array($0.utf8) }).count == titles.count
                ? .holds : .violated("a title occurs twice")
        },
        Property(
            "The same page gives the same queries a second time.", from: .sameQuery, .oneTree,
            probes: { input, _ in input.percentages == nil ? [] : [input] },
            judge: againstOneQuery("the second time")),
        Property(
            "At 0 %, other known titles give the same query, by the options `inclusive` and `elements`.",
            from: .zeroPercent,
            probes: { input, readings in
                let isAsked =
                    input.percentages?.titles == 0 && !input.titles.isEmpty
                    && readings[SimilarityThreshold.self] == .inclusive
                    && readings[HomepagePair.self] == .elements
                return isAsked ? [input.with(titles: ["x"])] : []
            }, judge: againstOneQuery("with another title known")),
    ]

    private static func againstOneQuery(_ circumstances: String) -> @Sendable (Trial<Homepage>) -> Finding {
        { trial in
            guard let output = trial.outcome.output, let probe = trial.probes.first else {
                return .notTouched
            }
            guard let other = probe.output else { return .violated("\(circumstances) the page is rejected") }
            let isSame = [other.query, other.authorQuery] == [output.query, output.authorQuery]
            return isSame ? .holds : .violated("\(circumstances) the queries are different")
        }
    }
}

extension Homepage.Input {
    /// The input with the known texts in the opposite order.
    fileprivate var turned: Self {
        .init(
            html, titles: titles.reversed(), authors: authors.reversed(), titlePercent: titlePercent,
            authorPercent: authorPercent)
    }

    /// Returns the input with other known titles.
    fileprivate func with(titles: [String]) -> Self {
        .init(
            html, titles: titles, authors: authors, titlePercent: titlePercent, authorPercent: authorPercent)
    }
}

extension Trial<Homepage> {
    var queries: [String] {
        [outcome.output?.query, outcome.output?.authorQuery].compactMap { $0 }
    }

    /// Returns the elements that libxml2 selects by a query; nil if the query is invalid or parsers may read the page
    /// differently.
    func selected(by query: String) -> [Element]? {
        PlainMarkup.isPlain(input.html) ? try? Page.select(query, on: input.html) : nil
    }

    func text(_ element: Element) -> String {
        (readings[HomepageText.self] == .own ? element.ownText : element.text).collapsed
    }
}
