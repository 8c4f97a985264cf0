import HTML
import JSON
import Specification

/// What the queries have to do with what they select, and with each other.
extension Homepage {
    static let relations: [Property<Homepage>] = [
        Property(
            "A page is refused just where a percentage is not whole from 0 to 100.", from: .percent,
            .wholeAsWritten
        ) { trial in
            (trial.outcome.rejection == nil) == (trial.input.percentages != nil)
                ? .holds : .violated("expected \(trial.input.percentages == nil ? "a" : "no") rejection")
        },
        Property(
            "Authors are looked for as titles are, and change nothing in the titles.",
            from: .authorsToo, .noAuthorPair, .authorQuery, .zero,
            probes: { input, _ in
                if input.percentages == nil { return [] }
                return [(input.authors, input.authorPercent), (input.titles, input.titlePercent)].map {
                    Input(input.html, titles: $0.0, titlePercent: $0.1, authorPercent: Number(0))
                }
            }, judge: againstAlone),
        Property(
            "Authors are given just where as many are selected as titles, those of the places of the titles.",
            from: .sameNumber, .count, .itsAuthors, .distinctAuthors, judge: haveTheirAuthors),
        Property(
            """
            Two known titles in elements of one name, of which none lies in another, are found if two \
            elements are enough.
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
            return output.status != .notFound ? .holds : .violated("two known titles are not found")
        },
    ]

    private static func againstAlone(_ trial: Trial<Homepage>) -> Finding {
        guard let output = trial.outcome.output, trial.probes.count == 2,
            let authors = trial.probes[0].output,
            let titles = trial.probes[1].output
        else { return .notTouched }
        let isSkipped = trial.input.percentages?.authors == 0 && trial.readings[HomepageZero.self] == .skipped
        if titles.query?.value != output.query?.value || titles.titles.value != output.titles.value {
            return .violated("without authors other titles are found")
        }
        let due = output.query == nil || isSkipped ? nil : authors.query
        return output.authorQuery?.value == due?.value
            ? .holds : .violated("the authors have another query than they have as titles")
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
                "\(titles.count) titles and \(authors.count) authors are selected, and \(due.count) are due")
    }
}
