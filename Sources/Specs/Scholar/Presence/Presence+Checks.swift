import JSON
import Specification

extension Presence {
    public static func check(_ rule: Rule) -> Check<Presence> {
        switch rule {
        case .present:
            Check(.derivation, also: .property) { input, _ in
                alone(input)
            } judge: { trial in
                againstMatches(trial).and(againstMatchesAlone(trial))
            }
        case .kept:
            Check(.property) { input, _ in
                alone(input)
            } judge: { trial in
                againstKept(trial)
            }
        case .percentage: Similarity.check { $0.percent }
        case .symbols:
            Check(.derivation) { input, readings in
                lettered(input, readings).map { [$0] } ?? []
            } judge: { trial in
                againstSymbols(trial)
            }
        case .index: Check(.derivation, judge: againstIndex)
        }
    }

    /// The input with one of its first publications alone, each in turn.
    private static func alone(_ input: Input) -> [Input] {
        guard input.isValid else { return [] }
        return input.publications.prefix(6).map {
            Input(homepage: input.homepage, publications: [$0], percent: input.percent)
        }
    }

    // MARK: PRE-1

    private static func againstMatches(_ trial: Trial<Presence>) -> Finding {
        guard let matches = Matches(trial.input, trial.readings), let output = trial.outcome.output else {
            return .notTouched
        }
        let titles = trial.input.homepage
        guard output.present.count == titles.count, output.colours.count == titles.count else {
            return .violated(
                """
                the page has \(counted(titles.count, "title")), which is not the count of present, \
                \(output.present.count), and of colours, \(output.colours.count)
                """)
        }
        for (index, (isPresent, colour)) in zip(output.present, output.colours).enumerated()
        where colour != (isPresent ? .green : .red) {
            return .violated("title \(index) is present: \(isPresent), yet its colour is \(colour.rawValue)")
        }
        return matches.finding(of: output.present)
    }

    /// The same of each publication alone.
    private static func againstMatchesAlone(_ trial: Trial<Presence>) -> Finding {
        guard trial.outcome.output != nil else { return .notTouched }
        return zip(alone(trial.input), trial.probes).enumerated().reduce(.notTouched) { found, each in
            let (place, (input, outcome)) = each
            guard let matches = Matches(input, trial.readings) else { return found }
            guard let present = outcome.output?.present, present.count == input.homepage.count else {
                return found.and(.violated("publication \(place) alone got no answer of the right form"))
            }
            return found.and(matches.finding(of: present))
        }
    }

    // MARK: PRE-2

    /// A publication is kept if, alone, it makes a title present; h is over what is kept, by the program's own answer.
    private static func againstKept(_ trial: Trial<Presence>) -> Finding {
        let input = trial.input
        guard let matches = Matches(input, trial.readings), let output = trial.outcome.output else {
            return .notTouched
        }
        let kept = output.kept
        guard zip(kept, kept.dropFirst()).allSatisfy({ $0 < $1 }),
            kept.allSatisfy(input.publications.indices.contains)
        else {
            return .violated(
                "kept are rising places of \(counted(input.publications.count, "publication")), not \(kept)")
        }
        for place in input.publications.indices {
            let isAsked = trial.probes.indices.contains(place)
            let matching =
                isAsked
                ? trial.probes[place].output?.present.contains(true) ?? false : matches.keeps(place)
            guard kept.contains(place) != matching else { continue }
            let sentence =
                "publication \(place) matches \(matching ? "a" : "no") title of the page, yet it is "
                + (matching ? "removed" : "kept")
            // What was not asked alone may come from how titles are compared.
            let isSure = isAsked || matches.finding(of: output.present) == .holds
            return isSure ? .violated(sentence) : .suspected(sentence, .possible)
        }
        let all = input.publications.map(\.citations).hIndex
        let h = kept.map { input.publications[$0].citations }.hIndex
        guard output.h != h, output.h == all else { return .holds }
        return .violated("h is \(all), which is that of all publications; of those kept it is \(h)")
    }

    // MARK: EDI-3 and HIX-1

    private static func texts(_ input: Input) -> [String] {
        input.homepage.map(\.title) + input.publications.map(\.title)
    }

    private static func lettered(_ input: Input, _ readings: Readings) -> Input? {
        guard input.isValid, readings[PresenceMatch.self] == .similar,
            let letters = SymbolTexts(texts(input), by: readings[Symbol.self]).lettered
        else { return nil }
        let titles = letters.prefix(input.homepage.count)
        return Input(
            homepage: zip(titles, input.homepage).map { Listed($0, authors: $1.authors) },
            publications: zip(letters.dropFirst(titles.count), input.publications).map {
                Known($0, citations: $1.citations)
            }, percent: input.percent)
    }

    private static func againstSymbols(_ trial: Trial<Presence>) -> Finding {
        guard trial.readings[PresenceMatch.self] == .similar,
            let matches = Matches(trial.input, trial.readings), let output = trial.outcome.output
        else { return .notTouched }
        func isRight(_ output: Output?) -> Bool {
            output.map { $0.present == matches.present && $0.kept == matches.kept } ?? false
        }
        return SymbolTexts(texts(trial.input), by: trial.readings[Symbol.self]).finding(
            "matches", isRight: isRight(output),
            isRightInLetters: trial.probes.first.map { isRight($0.output) })
    }

    private static func againstIndex(_ trial: Trial<Presence>) -> Finding {
        let input = trial.input
        guard Similarity.percentage(of: input.percent) != nil else { return .notTouched }
        guard input.isValid else {
            if trial.outcome.rejection?.code == Publications.invalid.code { return .holds }
            let got = trial.outcome.rejection.map { "the rejection \($0.code)" } ?? "an output"
            return .violated("citations are negative; \(Publications.invalid.code) is expected, not \(got)")
        }
        guard let output = trial.outcome.output else {
            let code = trial.outcome.rejection?.code ?? ""
            if code == Similarity.invalid.code { return .notTouched }
            return .violated("all citations are valid, yet the input was rejected as \(code)")
        }
        guard output.kept.allSatisfy(input.publications.indices.contains) else { return .notTouched }
        let h = output.kept.map { input.publications[$0].citations }.hIndex
        // The h of all publications is laid at the clause of what is kept.
        if output.h == h || output.h == input.publications.map(\.citations).hIndex { return .holds }
        return .violated("the h-index of what is kept is \(h), not \(output.h)")
    }
}

extension Presence.Input {
    var isValid: Bool {
        Similarity.percentage(of: percent) != nil && publications.allSatisfy { $0.citations >= 0 }
    }
}

extension [Int] {
    /// The h-index of publications of so many citations, all checked.
    fileprivate var hIndex: Int { Publications(publications: map { Publication(citations: $0) }).hIndex }
}

/// Which titles of the page match which publications.
private struct Matches {
    private let input: Presence.Input
    private let matches: [[Bool]]
    /// How it was found of two places, for a sentence.
    private let reason: (Int, Int) -> String
    /// Whether a symbol taken otherwise might change what matches.
    private let isTelling: Bool

    /// - Returns: nil if the input is invalid.
    init?(_ input: Presence.Input, _ readings: Readings) {
        guard input.isValid, let percentage = Similarity.percentage(of: input.percent) else { return nil }
        self.input = input
        let threshold = readings[SimilarityThreshold.self]
        let titles = input.homepage.map(\.title)
        let texts = SymbolTexts(titles + input.publications.map(\.title), by: readings[Symbol.self])
        let places = Array(input.publications.indices)
        switch readings[PresenceMatch.self] {
        case .equal:
            matches = titles.map { title in
                places.map { title.utf8.elementsEqual(input.publications[$0].title.utf8) }
            }
            reason = { _, _ in "by their bytes" }
            isTelling = false
        case .similar:
            func likeness(_ title: Int, _ place: Int) -> Likeness {
                Likeness(texts.pair(title, titles.count + place))
            }
            matches = titles.indices.map { title in
                places.map { likeness(title, $0).reaches(percentage, by: threshold) }
            }
            reason = { "\(likeness($0, $1).told(against: percentage)), by \(threshold.rawValue)" }
            isTelling = texts.goBeyondASCII || texts.haveCapitals
        }
    }

    var present: [Bool] { matches.map { $0.contains(true) } }

    func keeps(_ place: Int) -> Bool { matches.contains { $0[place] } }

    var kept: [Int] { input.publications.indices.filter(keeps) }

    /// Returns the finding of PRE-1 for what was said of each title.
    func finding(of said: [Bool]) -> Finding {
        guard let title = said.indices.first(where: { said[$0] != present[$0] }) else { return .holds }
        let text = JSONWriter.text(of: input.homepage[title].title.value)
        let sentence =
            if let place = matches[title].firstIndex(of: true) {
                """
                title \(title), \(text), matches \(JSONWriter.text(of: input.publications[place].title.value)) \
                (\(reason(title, place))), yet it is not present
                """
            } else {
                "title \(title), \(text), matches no publication, yet it is present"
            }
        return isTelling ? .suspected(sentence) : .violated(sentence)
    }
}
