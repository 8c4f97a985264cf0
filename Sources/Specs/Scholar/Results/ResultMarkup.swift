import Specification

/// The markup of one result, as on Scholar's pages of 2010 and 2011.
struct ResultMarkup {
    var division = "gs_r"
    var heading = "gs_rt"
    var level = "h3"
    var around = "font"
    var line = "gs_a"
    var links = "gs_fl"
    /// The markup inside the heading, inside the author's line, and inside the `span` of links; the last is nil if
    /// the result has no such `span`.
    var titleText: String
    var lineText: String
    var linksText: String?
    /// The markup that follows the element `font` in the result.
    var beside = ""

    var html: String {
        let below = linksText.map { "<span class=\"\(links)\">\($0)</span>" } ?? ""
        return """
            <div class="\(division)"><div class="\(heading)"><\(level)>\(titleText)</\(level)></div>\
            <\(around)><span class="\(line)">\(lineText)</span><br>Some words of it \(below)</\(around)>\
            \(beside)</div>
            """
    }

    static func page(_ results: [String]) -> String {
        "<html><head><title>Google Scholar</title></head><body>\(results.joined(separator: "\n"))</body></html>"
    }
}

extension Entropy {
    /// Returns a well-formed result and the publication that it gives under the default readings.
    mutating func cleanResult(_ surname: String) -> (markup: ResultMarkup, found: Results.Found) {
        let title = words()
        let year = once(in: 5) ? nil : one(of: [1999, 2010, 1500, 2100, 1972])
        let citations = one(of: [7, 0, 1, 12, 412, 2_147_483_648])
        let others = list(upTo: 3) { $0.one(of: ["A Rossi", "J-P Neri", "C Müller", "D Li"]) }
        let place = integer(in: 0...others.count)
        let author = once(in: 2) ? "R " : ""
        func authors(_ surname: String) -> String {
            (others[..<place] + [author + surname] + others[place...]).joined(separator: ", ")
        }
        let isMarked = once(in: 4)
        let mark =
            isMarked ? one(of: ["[CITATION]", "[CITAZIONE]"]) : one(of: ["", "", "[PDF]", "[BOOK]", "[PS]"])
        let lineText = line(authors("<b>\(surname.escapedForPage)</b>"), year)
        let titleText =
            switch (isMarked, once(in: 2)) {
            case (true, true): "<span class=\"gs_ctu\">\(mark)</span> \(emphasised(title))"
            case (false, true): "<a href=\"u\">\(mark) \(emphasised(title))</a>"
            case (_, false): "<span>\(mark)</span> <a href=\"u\">\(emphasised(title))</a>"
            }
        let hasLinks = !(isMarked && once(in: 2))
        return (
            ResultMarkup(
                titleText: titleText, lineText: lineText, linksText: hasLinks ? linksText(citations) : nil),
            Results.Found(
                title, authors: authors(surname).collapsed, year: year, citations: hasLinks ? citations : 0)
        )
    }

    private mutating func line(_ authors: String, _ year: Int?) -> String {
        let journal = one(of: ["Complexity", "Acta 12345", "J - K", "ICML"])
        let end = year.map { ", \($0)" } ?? ""
        return authors + one(of: [" - ", " - ", "\n - ", "&nbsp;- "]) + journal + end + " - Plenum"
    }

    /// Returns the markup of the links below a result; half of the results with 0 citations have no link with a count.
    private mutating func linksText(_ citations: Int) -> String {
        let count = "<a href=\"c\">\(one(of: ["Cited by", "Citato da"])) \(citations)</a>"
        let others = ["<a>Related articles</a>", "<a>All 6 versions</a>", "<a>Import into EndNote 9</a>"]
        let shown = citations == 0 && once(in: 2) ? [] : [count]
        let before = once(in: 3) ? [one(of: others)] : []
        return (before + shown + [one(of: others)]).joined(separator: " - ")
    }

    mutating func words() -> String {
        let words = ["on", "the", "cut", "Graph", "A&B", "flow", "<i>", "perché", "art", "query", "1985"]
        return (0...integer(in: 0...4)).map { _ in one(of: words) }.joined(separator: " ")
    }

    /// Returns the text as markup, sometimes with its first word in bold.
    private mutating func emphasised(_ text: String) -> String {
        var words = text.split(separator: " ").map { String($0).escapedForPage }
        if once(in: 3), let first = words.first { words[0] = "<b>\(first)</b>" }
        return words.joined(separator: once(in: 4) ? "\n  " : " ")
    }
}
