import HTML
import JSON
import Specification

extension Results {
    public static func check(_ rule: Rule) -> Check<Results> {
        switch rule {
        case .titles, .lines, .status: .examined(.derivation)
        case .anyPage:
            Check(.property) { input, _ in
                loosened(input).map { [$0] } ?? []
            } judge: { trial in
                againstLooseMarkup(trial)
            }
        }
    }

    public static func examine(_ trial: Trial<Results>) -> Findings<Rule> {
        var findings = Findings<Rule>()
        // That a page is refused is for the clause of any page to say.
        guard let told = trial.outcome.output else { return findings }
        findings.touch(.status)
        if let sentence = inconsistency(of: told, reachable: trial.input.reachable) {
            findings.blame(.status, sentence)
            return findings
        }
        guard trial.input.reachable, let page = ResultsOnPage(trial.input, trial.readings) else {
            return findings
        }
        let isRight = told.isWritten(as: Output(page.status, page.publications))
        // On other markup another parser may see another page.
        guard isRight || PlainMarkup.isPlain(trial.input.html) else { return findings }
        findings.touch(.titles)
        findings.touch(.lines)
        if isRight { return findings }
        if told.status != page.status {
            blameStatus(told, page, &findings)
        } else if told.publications.count != page.titles.count {
            let sentence =
                "\(counted(page.titles.count, "publication")) of \(trial.input.surname) on the page, not "
                + "\(told.publications.count)"
            findings.blame(.titles, sentence, .likely)
            findings.blame(.lines, sentence, .likely)
        } else {
            blamePublications(told.publications, page, &findings)
        }
        return findings
    }

    /// What cannot be whatever is on the page.
    private static func inconsistency(of told: Output, reachable: Bool) -> String? {
        if reachable == (told.status == .disconnected) {
            return "Scholar was \(reachable ? "" : "not ")reached, yet the status is \(told.status.rawValue)"
        }
        if told.status != .ok, !told.publications.isEmpty {
            return
                "the status is \(told.status.rawValue), yet \(counted(told.publications.count, "publication")) is kept"
        }
        return told.status == .ok && told.publications.isEmpty
            ? "the status is ok without any publication" : nil
    }

    // MARK: RES-1 to RES-3

    private static func blameStatus(
        _ told: Output, _ page: ResultsOnPage, _ findings: inout Findings<Rule>
    ) {
        let counts = (page.titles.count, page.lines.count, page.citations.count)
        let sentence =
            """
            with \(counted(counts.0, "title")), \(counted(counts.1, "line")) and \(counts.2) counts the status is \
            \(page.status.rawValue), not \(told.status.rawValue)
            """
        func blame(_ rule: Rule, _ weight: Violation.Weight = .likely) {
            findings.blame(rule, sentence, weight)
        }
        let kept = told.publications.count
        switch (page.status, told.status) {
        case (.ok, .notFound): blame(.titles)
        case (.ok, _):
            blame(.titles)
            blame(.lines)
        case (_, .ok) where counts.0 == 0: blame(.titles)
        case (_, .ok):
            blame(.status)
            if kept != counts.0 { blame(.titles) }
            if kept != counts.1 || kept != counts.2 { blame(.lines) }
        case (.failed, _) where counts.0 > 0:
            blame(.titles)
            blame(.status, .possible)
        case _ where counts == (0, 0, 0):
            blame(.titles)
            blame(.lines)
        default:
            // There is no title, and something else: the other status is that of the other option.
            blame(.status)
            blame(.titles, .possible)
            if page.status == .failed || counts.1 == 0 || counts.2 == 0 { blame(.lines, .possible) }
        }
    }

    private static func blamePublications(
        _ told: [Found], _ page: ResultsOnPage, _ findings: inout Findings<Rule>
    ) {
        let expected = page.publications
        func sorted(_ found: [Found]) -> [String] { found.map { JSONWriter.text(of: $0.value) }.sorted() }
        if zip(sorted(told), sorted(expected)).allSatisfy({ $0.utf8.elementsEqual($1.utf8) }) {
            findings.blame(.status, "the publications are not in the order of the page")
            return
        }
        func text(_ text: String) -> String { JSONWriter.text(of: text.value) }
        for (place, (told, expected)) in zip(told, expected).enumerated() {
            if !told.title.utf8.elementsEqual(expected.title.utf8) {
                findings.blame(.titles, "title \(place) is \(text(expected.title)), not \(text(told.title))")
            }
            if !told.authors.utf8.elementsEqual(expected.authors.utf8) {
                findings.blame(
                    .lines,
                    "the authors of publication \(place) are \(text(expected.authors)), not \(text(told.authors))"
                )
            }
            if told.year != expected.year {
                func year(_ year: Int?) -> String { year.map { "\($0)" } ?? "unknown" }
                findings.blame(
                    .lines,
                    "the year of publication \(place) is \(year(expected.year)), not \(year(told.year))")
            }
            if told.citations != expected.citations {
                findings.blame(
                    .lines,
                    "publication \(place) was cited \(expected.citations) times, not \(told.citations)")
            }
        }
    }

    // MARK: RES-4

    /// The same page in loose markup, if all parsers see the same of both.
    private static func loosened(_ input: Input) -> Input? {
        guard input.reachable, PlainMarkup.isPlain(input.html), let page = try? Page(input.html) else {
            return nil
        }
        return Input(page.loosely, surname: input.surname)
    }

    private static func againstLooseMarkup(_ trial: Trial<Results>) -> Finding {
        guard let told = trial.outcome.output else {
            return .violated(
                "no page is refused, yet it was rejected as \(trial.outcome.rejection?.code ?? "")")
        }
        guard trial.input.reachable else { return .notTouched }
        guard let probe = trial.probes.first else { return .holds }
        guard let other = probe.output else {
            return .violated("in loose markup the same page was rejected as \(probe.rejection?.code ?? "")")
        }
        if other.isWritten(as: told) { return .holds }
        return .violated(
            """
            in loose markup (names in capitals, no quotes, comments, a page that just ends) the same page gives \
            \(other.status.rawValue) and \(counted(other.publications.count, "publication")), else \
            \(told.status.rawValue) and \(told.publications.count)
            """)
    }
}

extension Results.Output {
    /// Whether it is the same byte by byte, and not only as Swift compares texts.
    fileprivate func isWritten(as other: Self) -> Bool {
        JSONWriter.text(of: value).utf8.elementsEqual(JSONWriter.text(of: other.value).utf8)
    }
}
