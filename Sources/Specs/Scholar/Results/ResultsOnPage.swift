import HTML
import Specification

/// What is on a page of results, found by the queries of the source, which libxml2 carries out.
struct ResultsOnPage {
    let titles: [String]
    /// The authors and the year of each line.
    let lines: [(authors: String, year: Int?)]
    let citations: [Int]
    private let readings: Readings

    /// - Returns: nil if the page cannot be read.
    init?(_ input: Results.Input, _ readings: Readings) {
        self.readings = readings
        func texts(_ query: String) -> [Element]? {
            // No text of a page has a NUL, and libxml2 would see the surname end there.
            guard !input.surname.utf8.contains(0) else { return [] }
            return try? Page.select(query, on: input.html, where: ["s": input.surname])
        }
        guard let titles = texts(Self.titles(readings[MarkedResult.self])), let lines = texts(Self.lines),
            let counts = texts(Self.counts)
        else { return nil }
        self.titles = titles.map { $0.text.collapsed.withoutMarks }
        self.lines = lines.map { line in
            let text = line.text.collapsed
            return (text.beforeDash, text.lastYear)
        }
        citations = counts.map { Self.citations(of: $0, readings[ResultCitations.self]) }
    }

    /// RES-3.
    var status: Results.Status {
        if titles.isEmpty {
            let isOther = !lines.isEmpty || !citations.isEmpty
            return isOther && readings[ResultsWithoutTitles.self] == .failed ? .failed : .notFound
        }
        return titles.count == lines.count && lines.count == citations.count ? .ok : .failed
    }

    var publications: [Results.Found] {
        guard status == .ok else { return [] }
        return titles.indices.map {
            Results.Found(
                titles[$0], authors: lines[$0].authors, year: lines[$0].year, citations: citations[$0])
        }
    }

    // MARK: The queries of §5.1

    private static let line = "span[@class='gs_a'][./b=$s]"
    private static let mark = "h3[span='[CITAZIONE]' or span='[CITATION]']"
    private static let result = "//div[@class='gs_r'][./font/\(line)]"

    private static func titles(_ marked: MarkedResult) -> String {
        let heading = marked == .once ? "h3[not(self::\(mark))]" : "h3"
        return
            "//div[@class='gs_r'][./font/\(line)[../span[@class='gs_fl']]]/div[@class='gs_rt']/\(heading)/a"
            + " | \(result)/div[@class='gs_rt']/\(mark)"
    }

    private static let lines =
        "//\(line)[../span[@class='gs_fl']] | //\(line)[../../div[@class='gs_rt']/\(mark)]"

    private static let counts =
        "\(result)/font/span[@class='gs_fl']"
        + " | \(result)[./div[@class='gs_rt']/\(mark)][not(./font/span[@class='gs_fl'])]/font[1]"

    /// The citations that a span tells; the font of a marked result without one tells none.
    private static func citations(of element: Element, _ reading: ResultCitations) -> Int {
        guard element.name == "span" else { return 0 }
        let links = element.children.filter { $0.name == "a" }.map { $0.text.collapsed }
        switch reading {
        case .firstLink:
            let digits = (links.first ?? "").unicodeScalars.filter { ("0"..."9").contains($0) }
            return digits.count > 15 ? 0 : Int(String(String.UnicodeScalarView(digits))) ?? 0
        case .citedBy: return links.lazy.compactMap(\.timesCited).first ?? 0
        }
    }
}

extension String {
    /// Without the marks at its beginning.
    fileprivate var withoutMarks: String {
        for mark in ["PDF", "HTML", "PS", "BOOK", "CITATION", "CITAZIONE"]
        where utf8.starts(with: "[\(mark)]".utf8) {
            let rest = unicodeScalars.dropFirst(mark.utf8.count + 2)
            return String(rest.first == " " ? rest.dropFirst() : rest).withoutMarks
        }
        return self
    }

    fileprivate var beforeDash: String {
        let scalars = Array(unicodeScalars)
        let place = scalars.indices.dropLast(2).first {
            scalars[$0...($0 + 2)].elementsEqual([" ", "-", " "])
        }
        return String(String.UnicodeScalarView(scalars[..<(place ?? scalars.count)]))
    }

    /// The last four digits, with no digit before or after them, that are a year.
    fileprivate var lastYear: Int? {
        let scalars = Array(unicodeScalars)
        func isDigit(_ place: Int) -> Bool {
            scalars.indices.contains(place) && ("0"..."9").contains(scalars[place])
        }
        for end in stride(from: scalars.count, through: 4, by: -1) {
            guard !isDigit(end), (end - 4..<end).allSatisfy(isDigit), !isDigit(end - 5) else { continue }
            let year = Int(String(String.UnicodeScalarView(scalars[end - 4..<end]))) ?? 0
            if (1500...2100).contains(year) { return year }
        }
        return nil
    }

    /// N of "Cited by N" or "Citato da N".
    fileprivate var timesCited: Int? {
        for front in ["Cited by ", "Citato da "] where utf8.starts(with: front.utf8) {
            let digits = utf8.dropFirst(front.utf8.count)
            guard (1...15).contains(digits.count), digits.allSatisfy({ (0x30...0x39).contains($0) }) else {
                return nil
            }
            return Int(String(decoding: digits, as: UTF8.self))
        }
        return nil
    }
}
