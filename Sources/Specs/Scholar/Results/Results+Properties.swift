import HTML
import JSON
import Specification

extension Results {
    public static let properties: [Property<Results>] = [
        Property(
            "If the content of the body is repeated, every publication is found twice.", from: .independent,
            .pairs,
            probe: { input, _ in input.twice }, relates: \.value,
            to: { Output($0.status, $0.publications + $0.publications).value },
            otherwise: "with the content of the body repeated, not every publication is found twice"),
        Property("There are publications if, and only if, the status is `ok`.", from: .nothingKept) {
            _, output in
            if output.publications.isEmpty != (output.status == .ok) { return .holds }
            let kept = counted(output.publications.count, "publication")
            return .violated("the status is \(output.status.rawValue), yet the output has \(kept)")
        },
        .noRejection("No page is rejected.", from: .anyPage),
        Property(
            "The same page in loose markup gives the same output.", from: .looseMarkup, .justEnds, .oneTree,
            probe: { input, _ in input.loosened }, relates: \.value,
            otherwise: """
                the output is different for the page in loose markup, with names in capitals, a comment, few quotes \
                and no end tags for `body` and `html`
                """),
        Property(
            "The page contains the title and the authors of each publication that is found.",
            from: .titleText, .lineText, .nothingFetched
        ) { trial, output in
            guard PlainMarkup.isPlain(trial.input.html),
                let text = (try? Page(trial.input.html))?.root?.text.collapsed
            else { return .notTouched }
            let parts = output.publications.flatMap { [$0.title, $0.authors] }
            return parts.violation(unless: { $0.isEmpty || text.has($0) }) {
                "the page does not contain \(JSONWriter.text(of: $1.value))"
            } ?? .holds
        },
        Property(
            """
            The status is `disconnected` if, and only if, Scholar was not reached. The status is `notFound` for a page \
            without results.
            """,
            from: .notReached, .notFound
        ) { trial, output in
            let isEmpty = trial.input.reachable && trial.input.hasNoResults
            return (output.status == .disconnected) != trial.input.reachable
                && (!isEmpty || output.status == .notFound)
                ? .holds : .violated("the status \(output.status.rawValue) contradicts the input")
        },
        Property(
            "If complete results are added at the end of a page, they are found after the other results.",
            from: .line, .linkedTitles, .markedTitles, .englishMark, .marksTakenOff, .otherMarks,
            .linesWithLinks, .linesOfMarked, .oneLine, .counts, .withoutLinks, .markedCount, .lastYear,
            .yearRange, .fourDigits, .countReading, .citedBy, .noCommas, .firstLink, .longNumbers, .failed,
            .pairs, .notSorted,
            probes: { input, _ in input.adding(wholeResults(of: input.surname)).map { [$0] } ?? [] },
            judge: judgeAdded),
    ]

    private static func judgeAdded(_ trial: Trial<Results>) -> Finding {
        let found = trial.input.surname.found(trial.readings[ResultCitations.self])
        guard trial.outcome.output?.status == .ok || trial.input.hasNoResults else { return .notTouched }
        return trial.relates(
            \.value, to: { Output(.ok, $0.publications + found).value },
            otherwise:
                "results added at the end of the page do not give \(counted(found.count, "further publication"))"
        )
    }

    /// Returns four results: one with links, two that are marked and have no links, and one with long numbers.
    ///
    /// Of the two marked results, only the second has a `span.gs_fl`.
    private static func wholeResults(of surname: String) -> [ResultMarkup] {
        let author = "<b>\(surname.escapedForPage)</b>"
        return [
            ResultMarkup(
                titleText: "<a href=\"u\">[PDF] [BOOK] [doc] On\n <b>cuts</b>*</a>",
                lineText: "A Rossi, \(author), J-P Neri - Acta, 1985, 2010 19990 2200",
                linksText: "<a>All 67 versions</a> <a>Cited by 1,234</a> <a>Cited by 12</a> <a>Cited by 3</a>"
            ),
            ResultMarkup(
                titleText: "<span>[CITATION]</span> Cuts", lineText: "\(author) - J, 1500", linksText: nil),
            ResultMarkup(
                titleText: "<span>[CITAZIONE]</span> More", lineText: "\(author) - J, 2100, 1499, 2101",
                linksText: "None"),
            ResultMarkup(
                titleText: "<a href=\"u\">Last</a>", lineText: "R \(author)",
                linksText: "<a>Cited by 1234567890123456</a> <a>Citato da 123456789012345</a>"),
        ]
    }
}

extension String {
    /// Returns the publications that the markup of `wholeResults(of: self)` describes.
    fileprivate func found(_ citations: ResultCitations) -> [Results.Found] {
        let isCitedBy = citations == .citedBy
        return [
            .init(
                "[doc] On cuts*", authors: "A Rossi, \(self), J-P Neri", year: 2010,
                citations: isCitedBy ? 12 : 67),
            .init("Cuts", authors: self, year: 1500, citations: 0),
            .init("More", authors: self, year: 2100, citations: 0),
            .init("Last", authors: "R \(self)", citations: isCitedBy ? 123_456_789_012_345 : 0),
        ]
    }
}

extension Results.Input {
    /// Whether the page cannot contain a result, since it contains neither `gs_` nor a character reference.
    fileprivate var hasNoResults: Bool { !html.contains("gs_") && !html.contains("&") }

    /// The input with its page in loose markup; nil if parsers may disagree about the old or the new page.
    fileprivate var loosened: Results.Input? {
        guard reachable, PlainMarkup.isPlain(html), let page = try? Page(html) else { return nil }
        return Results.Input(page.loosely, surname: surname)
    }

    /// Returns the input with results added to its page.
    ///
    /// - Returns: The new input; nil if the page is long, the surname is not plain, or parsers may disagree about the
    ///   old or the new page.
    fileprivate func adding(_ results: [ResultMarkup]) -> Results.Input? {
        let isPlain = surname.unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || "\"' ".unicodeScalars.contains($0)
        }
        guard html.utf8.count < 400, isPlain, !surname.isEmpty, surname.collapsed == surname else {
            return nil
        }
        return changingBody { $0 + results.map(\.html).joined() }
    }

    /// The input with the body of its page repeated; nil if parsers may disagree about the old or the new page.
    fileprivate var twice: Results.Input? { changingBody { "\($0)\n\($0)" } }

    /// Returns the input after a closure has changed the body of its page; nil if Scholar was not reached, or if
    /// parsers may disagree about the old or the new page.
    private func changingBody(_ change: (Substring) -> String) -> Results.Input? {
        let parts = html.split(separator: "<body>", omittingEmptySubsequences: false)
        let ends = (parts.last ?? "").split(separator: "</body>", omittingEmptySubsequences: false)
        guard reachable, parts.count == 2, ends.count == 2, PlainMarkup.isPlain(html) else { return nil }
        let changed = "\(parts[0])<body>\(change(ends[0]))</body>\(ends[1])"
        return PlainMarkup.isPlain(changed) ? Results.Input(changed, surname: surname) : nil
    }
}
