import HTML
import JSON
import Specification

extension Homepage {
    public static let properties: [Property<Homepage>] = [
        Property(
            "An input is rejected if, and only if, a percentage is not a whole number from 0 to 100.",
            from: .percent, .wholeAsWritten
        ) { $0.isRejected(as: $0.input.percentages == nil ? Similarity.invalid : nil) },
        Property(
            """
            With the status `notFound` there are no queries and no titles. With any other status there is a query and \
            at least one title.
            """, from: .nothing
        ) { _, output in
            let isNothing = output.status == .notFound
            let isConsistent =
                isNothing == (output.query == nil) && isNothing == output.titles.isEmpty
                && !(isNothing && output.authorQuery != nil)
            return isConsistent
                ? .holds
                : .violated("the status \(output.status.rawValue) contradicts the query or the titles")
        },
        Property(
            """
            Under the option `elements`, two known titles are found if their elements have the same name and neither \
            element is inside another element with that name. At 100 %, the property applies only under `inclusive`.
            """,
            from: .similar, .sameName, .outside, .anywhere, .blank
        ) { trial, output in
            guard PlainMarkup.isPlain(trial.input.html), let percentages = trial.input.percentages,
                trial.readings[HomepagePair.self] == .elements,
                percentages.titles < 100 || trial.readings[SimilarityThreshold.self] == .inclusive,
                let page = try? Page(trial.input.html)
            else { return .notTouched }
            let known = Set(trial.input.titles.map { Array($0.utf8) }).subtracting([[]])
            let found = page.elements.filter { element in
                known.contains(Array(trial.text(element).utf8))
                    && !sequence(first: element, next: \.parent).dropFirst().contains {
                        $0.name == element.name
                    }
            }
            guard Set(found.map(\.name)).count < found.count else { return .notTouched }
            return output.status != .notFound
                ? .holds : .violated("two known titles on the page are not found")
        },
        Property(
            "Under the option `elements`, reordering `titles` or `authors` does not change the queries.",
            from: .similar, .firstOfName, .compared,
            probe: { input, readings in
                guard readings[HomepagePair.self] == .elements, input.percentages != nil else { return nil }
                return input.with { ($0.titles, $0.authors) = ($0.titles.reversed(), $0.authors.reversed()) }
            }, relates: \.queries,
            otherwise: "with `titles` and `authors` in the opposite order, a query is different"),
        Property(
            "A second run with the same input gives the same queries.", from: .sameQuery, .oneTree,
            probe: { input, _ in input.percentages == nil ? nil : input }, relates: \.queries,
            otherwise: "a second run gives different queries"),
        Property(
            "At 0 %, under the options `inclusive` and `elements`, a change of the known titles changes no query.",
            from: .zeroPercent,
            probe: { input, readings in
                let isAsked =
                    input.percentages?.titles == 0 && !input.titles.isEmpty
                    && readings[SimilarityThreshold.self] == .inclusive
                    && readings[HomepagePair.self] == .elements
                return isAsked ? input.with { $0.titles = ["x"] } : nil
            }, relates: \.queries, otherwise: "if the known titles are changed, a query changes"),
        Property("A query selects at least two elements.", from: .common, .noParent) { trial, output in
            let queries = output.queries.compactMap { $0 }
            for query in queries {
                if let selected = trial.selected(by: query)?.count, selected < 2 {
                    return .violated("\(query) selects \(counted(selected, "element"))")
                }
            }
            return queries.isEmpty ? .notTouched : .holds
        },
        Property(
            "The titles are the distinct strings that the query selects on the complete page.",
            from: .selected, .blankToo
        ) { trial, output in
            guard let query = output.query, let selected = trial.selected(by: query) else {
                return .notTouched
            }
            let due = selected.map { Array(trial.text($0).utf8) }.unique
            return due == output.titles.map { Array($0.utf8) }
                ? .holds : .violated("the titles are not the strings that \(query) selects")
        },
        Property(
            """
            With the status `ok` there are as many authors as titles. With any other status there are no authors.
            """,
            from: .sameNumber
        ) { _, output in
            let due = output.status == .ok ? output.titles.count : 0
            return output.authors.count == due && (output.status != .ok || output.authorQuery != nil)
                ? .holds
                : .violated(
                    """
                    the status is \(output.status.rawValue) for \(counted(output.titles.count, "title")) and \
                    \(counted(output.authors.count, "line")) of authors
                    """)
        },
        Property(
            "The search for authors works in the same way as the search for titles.",
            from: .authorsToo, .noAuthorPair, .authorQuery, .zero,
            probes: { input, readings in
                let isSkipped = input.percentages?.authors == 0 && readings[HomepageZero.self] == .skipped
                if input.percentages == nil || isSkipped { return [] }
                return [
                    Input(
                        input.html, titles: input.authors, titlePercent: input.authorPercent,
                        authorPercent: Number(0))
                ]
            },
            judge: { trial, output in
                if output.query == nil { return .notTouched }
                return trial.relates(
                    \.query, to: \.authorQuery,
                    otherwise:
                        "`authorQuery` is not the query that is made if the authors are given as titles")
            }),
    ]
}

extension Homepage.Output {
    fileprivate var queries: [String?] { [query, authorQuery] }
}

extension Trial<Homepage> {
    /// Returns the elements that libxml2 selects with a query; nil if the query is invalid, or if different parsers
    /// could read the page in different ways.
    fileprivate func selected(by query: String) -> [Element]? {
        PlainMarkup.isPlain(input.html) ? try? Page.select(query, on: input.html) : nil
    }

    fileprivate func text(_ element: Element) -> String {
        (readings[HomepageText.self] == .own ? element.ownText : element.text).collapsed
    }
}
