import HTML
import JSON
import Specification

/// Relations between the queries, and between each query and the texts that it selects.
extension Homepage {
    static let relations: [Property<Homepage>] = [
        Property(
            "An input is rejected if, and only if, a percentage is not a whole number from 0 to 100.",
            from: .percent,
            .wholeAsWritten
        ) { trial in
            (trial.outcome.rejection == nil) == (trial.input.percentages != nil)
                ? .holds : .violated("expected \(trial.input.percentages == nil ? "a" : "no") rejection")
        },
        Property(
            """
            Authors are looked for in the same way as titles, and do not change which titles are found.
            """,
            from: .authorsToo, .noAuthorPair, .authorQuery, .zero,
            probes: { input, _ in
                if input.percentages == nil { return [] }
                return [(input.authors, input.authorPercent), (input.titles, input.titlePercent)].map {
                    Input(input.html, titles: $0.0, titlePercent: $0.1, authorPercent: Number(0))
                }
            }, judge: againstAlone),
        Property(
            """
            Authors are given if, and only if, the query selects as many authors as titles. Each title has the authors \
            at its place.
            """,
            from: .sameNumber, .count, .itsAuthors, .distinctAuthors, judge: haveTheirAuthors),
        Property(
            """
            By the option `elements`, two known titles are found if their elements have the same name and neither lies \
            inside the other.
            """,
            from: .similar, .sameName, .outside, .anywhere, .blank
        ) { trial in
            let readings = trial.readings
            guard let output = trial.outcome.output, PlainMarkup.isPlain(trial.input.html),
                let percentages = trial.input.percentages, readings[HomepagePair.self] == .elements,
                percentages.titles < 100 || readings[SimilarityThreshold.self] == .inclusive,
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
    ]

    private static func againstAlone(_ trial: Trial<Homepage>) -> Finding {
        guard let output = trial.outcome.output, trial.probes.count == 2,
            let authors = trial.probes[0].output,
            let titles = trial.probes[1].output
        else { return .notTouched }
        let isSkipped = trial.input.percentages?.authors == 0 && trial.readings[HomepageZero.self] == .skipped
        if titles.query?.value != output.query?.value || titles.titles.value != output.titles.value {
            return .violated("without known authors, other titles are found")
        }
        let due = output.query == nil || isSkipped ? nil : authors.query
        return output.authorQuery?.value == due?.value
            ? .holds : .violated("authorQuery is not the query for the same texts as titles")
    }

    private static func haveTheirAuthors(_ trial: Trial<Homepage>) -> Finding {
        guard let output = trial.outcome.output, let query = output.query,
            let authorQuery = output.authorQuery,
            let titles = trial.selected(by: query)?.map(trial.text),
            let authors = trial.selected(by: authorQuery)?.map(trial.text)
        else { return .notTouched }
        let kept = titles.indices.filter { place in
            !titles[..<place].contains { $0.hasSameScalars(as: titles[place]) }
        }
        let isDistinct = trial.readings[HomepageCount.self] == .distinct
        let isWhole = authors.count == (isDistinct ? kept.count : titles.count)
        let due = !isWhole ? [] : isDistinct ? authors : kept.map { authors[$0] }
        return (output.status == .ok) == isWhole && output.authors.value == due.value
            ? .holds
            : .violated(
                """
                of \(titles.count) titles and \(authors.count) authors selected, expected \(due.count) authors \
                in the output, got \(output.authors.count)
                """)
    }
}
