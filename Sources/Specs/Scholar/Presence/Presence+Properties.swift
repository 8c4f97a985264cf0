import JSON
import Specification

extension Presence {
    public static let properties: [Property<Presence>] = [
        Property("Each title has one colour: green if it is present, otherwise red.", from: .green, .oneEach)
        { trial, output in
            let isRight =
                output.present.count == trial.input.homepage.count
                && output.colours == output.present.map { $0 ? .green : .red }
            return isRight
                ? .holds
                : .violated(
                    """
                    the page has \(counted(trial.input.homepage.count, "title")); `present` has \
                    \(output.present.count), or a colour contradicts `present`
                    """)
        },
        Property(
            "If the authors on the page change, only the lines in the output change.", from: .titlesAlone,
            probe: { input, _ in
                let others = input.homepage.map { Listed($0.title, authors: ($0.authors ?? "") + "x") }
                return input.with { $0.homepage = others }
            }, relates: { matches($0) },
            otherwise: "changing the authors on the page changes more than the lines in the output"),
        Property(
            """
            Reordering Scholar's publications does not change which titles are present or which publications are kept.
            """,
            from: .present, .allMatching,
            probes: { input, _ in [input.with { $0.publications.reverse() }] },
            judge: { trial in
                let last = trial.input.publications.count - 1
                return trial.relates(
                    { matches($0) }, to: { matches($0, kept: $0.kept.reversed().map { last - $0 }) },
                    otherwise: """
                        with Scholar's publications in the opposite order, different titles are present or different \
                        publications are kept
                        """)
            }),
        Property(
            """
            Under the options `similar` and `inclusive`, every title is present at 0 % if Scholar has at least one \
            publication.
            """, from: .zero
        ) { trial, output in
            guard trial.input.percent.integer == 0, trial.readings[PresenceMatch.self] == .similar,
                trial.readings[SimilarityThreshold.self] == .inclusive, !trial.input.publications.isEmpty
            else { return .notTouched }
            return output.present.contains(false)
                ? .violated("a title is not present, although the percentage 0 makes any two titles similar")
                : .holds
        },
        Property(
            "Replacing each symbol with a letter of its own does not change which titles match.",
            from: .symbol, .asGiven, probe: { input, readings in input.lettered(by: readings[Symbol.self]) },
            relates: { matches($0) },
            otherwise: "replacing each symbol with a letter changes which titles match"),
        Property(
            """
            Each title on the page has a line of its own, whether or not Scholar has the title. In the line, the \
            authors follow the title, unless the authors are absent or empty.
            """,
            from: .shown, .asTheyStand, .found, .alone, .absentAuthors, .nameElsewhere
        ) { trial, output in
            let due = trial.input.homepage.map { listed in
                [listed.title] + [listed.authors ?? ""].filter { $0 != "" }
            }
            return output.found == due.count && output.lines.value == due.value
                ? .holds : .violated("the lines must be \(due), and `found` must be \(due.count)")
        },
        Property("h is the h-index of the publications that are kept.", from: .overKept) { trial, output in
            guard output.kept.allSatisfy(trial.input.publications.indices.contains) else {
                return .notTouched
            }
            let kept = output.kept.map { Publication(citations: trial.input.publications[$0].citations) }
            return Publications(publications: kept).isHIndex(output.h)
                ? .holds
                : .violated("h is \(output.h), which is not the h-index of the publications that are kept")
        },
        Property(
            """
            At least one title is present if, and only if, at least one publication is kept. Under the option `equal`, \
            the present titles are those with the same bytes as the title of a publication.
            """,
            from: .present, .removed, .emptyPage, .match, .equalBytes
        ) { trial, output in
            if output.present.contains(true) == output.kept.isEmpty {
                return .violated(
                    "titles are present but no publication is kept, or publications are kept but no title is present"
                )
            }
            guard trial.readings[PresenceMatch.self] == .equal else { return .holds }
            let known = Set(trial.input.publications.map { Array($0.title.utf8) })
            return output.present == trial.input.homepage.map { known.contains(Array($0.title.utf8)) }
                ? .holds
                : .violated(
                    "the present titles are not those with the same bytes as the title of a publication")
        },
        Property(
            "Only an invalid percentage and negative citations are rejected; the percentage is checked first.",
            from: .percent, .wholeAsWritten, .percentFirst
        ) { trial in
            let isNegative = trial.input.publications.contains { $0.citations < 0 }
            let isPercent = Similarity.percentage(of: trial.input.percent) != nil
            return trial.isRejected(
                as: !isPercent ? Similarity.invalid : isNegative ? Publications.invalid : nil)
        },
    ]

    /// Returns the JSON value of an output without its lines; if given, `kept` replaces the output's `kept`.
    private static func matches(_ output: Output, kept: [Int]? = nil) -> Value {
        output.with { ($0.kept, $0.lines) = (kept ?? $0.kept, []) }.value
    }
}

extension Presence.Input {
    fileprivate func lettered(by symbol: Symbol) -> Self? {
        let texts = homepage.map(\.title) + publications.map(\.title)
        guard let letters = SymbolTexts(texts, by: symbol).lettered else { return nil }
        return Self(
            homepage: zip(letters, homepage).map { Presence.Listed($0, authors: $1.authors) },
            publications: zip(letters.dropFirst(homepage.count), publications).map {
                Presence.Known($0, citations: $1.citations)
            }, percent: percent)
    }
}
