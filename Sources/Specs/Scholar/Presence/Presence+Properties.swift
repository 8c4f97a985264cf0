import Specification

extension Presence {
    public static let properties: [Property<Presence>] = [
        Property("Each title has one colour: green if it is present, otherwise red.", from: .green, .oneEach)
        {
            trial in
            guard let output = trial.outcome.output else { return .notTouched }
            guard output.present.count == trial.input.homepage.count else {
                return .violated(
                    """
                    the page has \(counted(trial.input.homepage.count, "title")), yet present has \
                    \(output.present.count)
                    """
                )
            }
            return output.colours == output.present.map { $0 ? .green : .red }
                ? .holds : .violated("a colour contradicts whether its title is present")
        },
        Property(
            "Other authors on the page change nothing.", from: .titlesAlone,
            probes: { input, _ in
                [
                    input.with(
                        homepage: input.homepage.map {
                            Listed($0.title, authors: ($0.authors ?? "") + "x")
                        })
                ]
            },
            judge: { trial in
                guard let output = trial.outcome.output, let probe = trial.probes.first else {
                    return .notTouched
                }
                return isSame(probe.output, output)
                    ? .holds : .violated("other authors on the page change the outcome")
            }),
        Property(
            "The order of Scholar's publications does not matter.", from: .present, .allMatching,
            probes: { input, _ in [input.with(publications: input.publications.reversed())] },
            judge: { trial in
                guard let output = trial.outcome.output, let probe = trial.probes.first else {
                    return .notTouched
                }
                let mirrored = output.kept.reversed().map { trial.input.publications.count - 1 - $0 }
                let expected = Output(
                    present: output.present, colours: output.colours, kept: mirrored, h: output.h,
                    found: output.found, lines: output.lines)
                return probe.output?.value == expected.value
                    ? .holds
                    : .violated(
                        """
                        with Scholar's publications in the opposite order, other titles are present or others are \
                        kept
                        """
                    )
            }),
        Property(
            "A publication is kept among others if, and only if, it is kept alone.", from: .removed,
            .places,
            probes: { input, _ in
                input.publications.prefix(4).map { input.with(publications: [$0]) }
            }, judge: againstAlone),
        Property("`kept` has places of Scholar's publications in rising order.", from: .places) { trial in
            guard let kept = trial.outcome.output?.kept else { return .notTouched }
            let isRising = zip(kept, kept.dropFirst()).allSatisfy { $0 < $1 }
            return isRising && kept.allSatisfy(trial.input.publications.indices.contains)
                ? .holds : .violated("kept is \(kept), which are not places of publications in rising order")
        },
        Property("h is at most the number of publications that are kept.", from: .overKept) { trial in
            guard let output = trial.outcome.output else { return .notTouched }
            return output.h <= output.kept.count
                ? .holds
                : .violated("h is \(output.h), yet kept has \(counted(output.kept.count, "publication"))")
        },
        Property(
            """
            At 0 % every title is present if Scholar gives any publication and the reading is inclusive.
            """, from: .zero
        ) { trial in
            guard let output = trial.outcome.output, trial.input.percent.integer == 0,
                trial.readings[PresenceMatch.self] == .similar,
                trial.readings[SimilarityThreshold.self] == .inclusive, !trial.input.publications.isEmpty
            else { return .notTouched }
            return output.present.contains(false)
                ? .violated("a title is not present, although any two titles are similar at 0 %") : .holds
        },
        Property(
            "Replacing each symbol with a letter leaves the same matches.", from: .symbol, .asGiven,
            probes: { input, readings in input.lettered(by: readings[Symbol.self]).map { [$0] } ?? [] },
            judge: { trial in
                guard let output = trial.outcome.output, let probe = trial.probes.first else {
                    return .notTouched
                }
                return isSame(probe.output, output)
                    ? .holds : .violated("replacing each symbol with a letter changes which titles match")
            }),
        Property(
            "Each title of the page begins a line of its own, whatever Scholar has.",
            from: .shown, .asTheyStand, .found, .nameElsewhere
        ) { trial in
            guard let output = trial.outcome.output else { return .notTouched }
            let isShown =
                output.found == trial.input.homepage.count
                && output.lines.map { $0.first } == trial.input.homepage.map(\.title)
            return isShown ? .holds : .violated("the titles in the lines are not the titles of the page")
        },
        Property("h is the h-index of the publications that are kept.", from: .overKept) { trial in
            guard let output = trial.outcome.output,
                output.kept.allSatisfy(trial.input.publications.indices.contains)
            else { return .notTouched }
            let kept = Publications(
                publications: output.kept.map {
                    Publication(citations: trial.input.publications[$0].citations)
                })
            return kept.having(output.h) >= output.h && kept.having(output.h + 1) <= output.h
                ? .holds
                : .violated("h is \(output.h), which is not the h-index of the publications that are kept")
        },
        Property(
            """
            A title is present if, and only if, a publication is kept. By `equal`, the present titles are those with \
            the same bytes as the title of a publication.
            """,
            from: .present, .removed, .emptyPage, .match, .equalBytes
        ) { trial in
            guard let output = trial.outcome.output else { return .notTouched }
            if output.present.contains(true) == output.kept.isEmpty {
                return .violated("titles are present but nothing is kept, or the other way round")
            }
            guard trial.readings[PresenceMatch.self] == .equal else { return .holds }
            let known = Set(trial.input.publications.map { Array($0.title.utf8) })
            return output.present == trial.input.homepage.map { known.contains(Array($0.title.utf8)) }
                ? .holds
                : .violated(
                    "the present titles are not those with the same bytes as the title of a publication")
        },
        Property(
            "A line has the authors of its title after it, unless they are absent or empty.",
            from: .shown, .alone, .absentAuthors
        ) { trial in
            guard let output = trial.outcome.output else { return .notTouched }
            let due = trial.input.homepage.map { listed in
                [listed.title] + [listed.authors ?? ""].filter { $0 != "" }
            }
            return output.lines.value == due.value ? .holds : .violated("the lines are not \(due)")
        },
        Property(
            "An invalid percentage is rejected first, then negative citations; nothing else is rejected.",
            from: .percent, .wholeAsWritten, .percentFirst
        ) { trial in
            let isNegative = trial.input.publications.contains { $0.citations < 0 }
            let isPercent = Similarity.percentage(of: trial.input.percent) != nil
            let due = !isPercent ? Similarity.invalid.code : isNegative ? Publications.invalid.code : nil
            let code = trial.outcome.rejection?.code
            return code == due
                ? .holds : .violated("expected \(due ?? "an output"), got \(code ?? "an output")")
        },
    ]

    /// Returns whether two outputs agree about Scholar's publications.
    private static func isSame(_ one: Output?, _ other: Output) -> Bool {
        one?.present == other.present && one?.colours == other.colours && one?.kept == other.kept
            && one?.h == other.h
    }

    private static func againstAlone(_ trial: Trial<Presence>) -> Finding {
        guard let output = trial.outcome.output, !trial.probes.isEmpty else { return .notTouched }
        for (place, probe) in trial.probes.enumerated() {
            guard let alone = probe.output else { return .violated("publication \(place) alone is rejected") }
            if alone.kept.isEmpty == output.kept.contains(place) {
                return .violated(
                    "publication \(place) is \(alone.kept.isEmpty ? "removed" : "kept") alone, yet not among the others"
                )
            }
        }
        return .holds
    }
}

extension Presence.Input {
    fileprivate func lettered(by symbol: Symbol) -> Self? {
        let texts = homepage.map(\.title) + publications.map(\.title)
        guard let letters = SymbolNumbers.lettered(texts, by: symbol) else { return nil }
        return with(
            homepage: zip(letters, homepage).map { .init($0, authors: $1.authors) },
            publications: zip(letters.dropFirst(homepage.count), publications).map {
                .init($0, citations: $1.citations)
            })
    }

    fileprivate func with(homepage: [Presence.Listed]? = nil, publications: [Presence.Known]? = nil) -> Self {
        .init(
            homepage: homepage ?? self.homepage, publications: publications ?? self.publications,
            percent: percent)
    }
}
