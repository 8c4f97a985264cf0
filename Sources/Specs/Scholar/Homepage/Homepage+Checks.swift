import HTML
import JSON
import Specification

extension Homepage {
    public static func check(_ rule: Rule) -> Check<Homepage> {
        switch rule {
        case .pair, .path: .examined(.derivation)
        case .lists: .examined(.property, also: .derivation) { _ in .notTouched }
        case .once:
            .examined(
                .property, probes: { input, _ in input.percentages == nil ? [] : [input] },
                judge: againstItself)
        case .percentages: Check(.model, judge: againstPercentages)
        case .symbols: Check(.derivation, judge: againstSymbols)
        }
    }

    // MARK: HOM-1 to HOM-4

    public static func examine(_ trial: Trial<Homepage>) -> Findings<Rule> {
        guard let told = trial.outcome.output, let percentages = trial.input.percentages,
            let page = HomepageTexts(trial.input.html, by: trial.readings[HomepageText.self])
        else { return Findings() }
        var search = HomepageExamination(trial, told, page)
        search.examine(percentages)
        // On other markup another parser may see another page.
        if search.findings.hasViolation, !PlainMarkup.isPlain(trial.input.html) { return Findings() }
        return search.findings
    }

    private static func againstItself(_ trial: Trial<Homepage>) -> Finding {
        guard let told = trial.outcome.output, let probe = trial.probes.first else { return .notTouched }
        guard let again = probe.output else { return .violated("the same page was refused the second time") }
        if again.query == told.query, again.authorQuery == told.authorQuery { return .holds }
        return .violated(
            "the second time the query is \(again.query ?? "none"), not \(told.query ?? "none"), and that of the "
                + "authors \(again.authorQuery ?? "none"), not \(told.authorQuery ?? "none")")
    }

    // MARK: SIM-3

    private static func againstPercentages(_ trial: Trial<Homepage>) -> Finding {
        let all = [trial.input.titlePercent, trial.input.authorPercent]
        // Both are good if it was not refused; else the bad one says what is wrong.
        let percent = all.first { Similarity.percentage(of: $0) == nil } ?? all[0]
        if let finding = Similarity.finding(ofPercentage: percent, rejection: trial.outcome.rejection) {
            return finding
        }
        return all.contains { ["0", "100"].contains($0.text) || Int($0.text) == nil } ? .holds : .notTouched
    }

    // MARK: EDI-3

    /// Whether the program finds what it would find if other symbols were compared.
    private static func againstSymbols(_ trial: Trial<Homepage>) -> Finding {
        let input = trial.input
        guard let told = trial.outcome.output, let percentages = input.percentages,
            !(input.html + input.titles.joined() + input.authors.joined()).utf8.allSatisfy({ $0 < 0x80 }),
            PlainMarkup.isPlain(input.html),
            let page = HomepageTexts(input.html, by: trial.readings[HomepageText.self])
        else { return .notTouched }
        let isSkipped = percentages.authors == 0 && trial.readings[HomepageZero.self] == .skipped
        func queries(_ symbol: Symbol?) -> [String] {
            func query(_ known: [String], _ percentage: Int) -> String {
                let found = HomepageFinding(known, at: percentage, on: page, trial.readings, by: symbol)
                return found.pair == nil ? "" : found.steps.query
            }
            return [
                query(input.titles, percentages.titles),
                isSkipped ? "" : query(input.authors, percentages.authors),
            ]
        }
        let declared = trial.readings[Symbol.self]
        let right = queries(declared)
        let others: [(String, [String])] =
            Symbol.allCases.filter { $0 != declared }.map { ($0.rawValue, queries($0)) } + [
                ("bytes", queries(nil))
            ]
        let telling = others.filter { $0.1 != right }
        guard !telling.isEmpty else { return .notTouched }
        let said = [told.query ?? "", told.authorQuery ?? ""]
        // Without titles the authors are not looked for.
        func agrees(_ queries: [String]) -> Bool {
            said[0] == queries[0] && (queries[0].isEmpty || said[1] == queries[1])
        }
        if agrees(right) { return .holds }
        guard let (name, queries) = telling.first(where: { agrees($0.1) }) else { return .notTouched }
        return .violated(
            "by \(declared.rawValue) the queries are \(right), not \(queries), which is what comes of \(name)"
        )
    }
}
