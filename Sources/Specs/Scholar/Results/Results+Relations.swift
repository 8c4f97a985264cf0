import HTML
import Specification

/// Results that can be added to any page, and the publications that are found in them.
extension Results {
    /// Returns four results: one with links, two that are marked and have no links (the second has a `span`), and one
    /// with long numbers.
    static func wholeResults(of surname: String) -> [ResultMarkup] {
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
    /// Returns the publications that are found in `wholeResults(of:)` if this text is the author's surname.
    func found(_ citations: ResultCitations) -> [Results.Found] {
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
