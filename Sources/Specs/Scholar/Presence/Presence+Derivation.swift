import Specification

extension Presence {
    public static func derive(_ input: Input, by law: Ruling<Law>) throws(Rejection) -> Output {
        let percents = try law.percentages(
            [input.percent], whole: .percent, written: .wholeAsWritten, first: .percentFirst)
        try law.under(HIndex.Law.self).refuse(
            .negative, if: input.publications.contains { $0.citations < 0 }, Publications.invalid())
        let found = matches(input, percents.first ?? 0, law)
        let matches = law(.severalTitles, found, not: usedUp(found))
        let present = matches.map { law.holds(.present, $0.contains(true)) }
        let colours = present.flatMap { isPresent -> [Colour] in
            law.gives(.oneEach, [law(.green, isPresent ? .green : .red)])
        }
        let kept = kept(input, matches, law)
        let counted = law(.overKept, kept, not: Array(input.publications.indices))
        let publications = counted.map { Publication(citations: input.publications[$0].citations) }
        return Output(
            present: present, colours: colours, kept: kept,
            h: try HIndex.derive(Publications(publications: publications), by: law.under()).h,
            found: law(.found, present.count, not: present.count { $0 }),
            lines: lines(of: input.homepage, law))
    }

    /// Returns the line shown for each title on the page: the title and, if there are any, its authors. Clause: PRE-3
    private static func lines(of homepage: [Listed], _ law: Ruling<Law>) -> [[String]] {
        homepage.flatMap { listed in
            let authors = listed.authors.map { [$0] } ?? law(.absentAuthors, [], not: [""])
            let isNone = listed.authors == "" && law.does(.alone)
            return law.gives(
                .asTheyStand, [[listed.title] + (isNone ? [] : law(.shown, authors, not: []))])
        }
    }

    /// Returns, for each title on the page and each publication of Scholar, whether the two match.
    private static func matches(_ input: Input, _ percent: Int, _ law: Ruling<Law>) -> [[Bool]] {
        let (titles, known) = (input.homepage.map(\.title), input.publications.map(\.title))
        switch law(.match, PresenceMatch.self) {
        case .equal:
            return titles.map { title in
                known.map { other in
                    law(
                        .equalBytes, title.utf8.elementsEqual(other.utf8), not: title == other,
                        or: title.filter { !$0.isWhitespace } == other.filter { !$0.isWhitespace })
                }
            }
        case .similar:
            let texts = SymbolTexts(titles + known, by: law.under())
            return titles.indices.map { title in
                known.indices.map {
                    law.areSimilar(texts.pair(title, titles.count + $0), percent, by: .similar, .exactly)
                }
            }
        }
    }

    /// Returns the matches that remain if each title uses up the first publication that it matches.
    private static func usedUp(_ matches: [[Bool]]) -> [[Bool]] {
        var used: Set<Int> = []
        return matches.map { row in
            let left = row.indices.map { row[$0] && !used.contains($0) }
            if let first = left.firstIndex(of: true) { used.insert(first) }
            return left
        }
    }

    private static func kept(_ input: Input, _ matches: [[Bool]], _ law: Ruling<Law>) -> [Int] {
        let all = input.publications.indices
        let matching = all.filter { place in law.holds(.removed, matches.contains { $0[place] }) }
        let firsts = Set(matches.compactMap { $0.firstIndex(of: true) }).sorted()
        let kept = law(.allMatching, matching, not: firsts)
        let here = law(.emptyPage, kept, not: matches.isEmpty ? Array(all) : kept)
        return law(
            .places, here,
            not: here.sorted { input.publications[$0].citations > input.publications[$1].citations })
    }
}
