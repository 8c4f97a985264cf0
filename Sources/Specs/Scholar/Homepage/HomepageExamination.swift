import JSON
import Specification

/// One outcome of scholar.homepage, held to its clauses step by step; what follows from a wrong step is judged by it.
struct HomepageExamination {
    private(set) var findings = Findings<Homepage.Rule>()
    private let input: Homepage.Input
    private let readings: Readings
    private let told: Homepage.Output
    private let page: HomepageTexts

    init(_ trial: Trial<Homepage>, _ told: Homepage.Output, _ page: HomepageTexts) {
        input = trial.input
        readings = trial.readings
        self.told = told
        self.page = page
    }

    mutating func examine(_ percentages: (titles: Int, authors: Int)) {
        findings.touch(.pair)
        let titles = finding(input.titles, percentages.titles)
        guard let all = selection("titles", titles, told.query) else {
            if told.query == nil { examineNothing() }
            return
        }
        findings.touch(.lists)
        if told.status == .notFound {
            findings.blame(.pair, "there is a query, yet the status is notFound")
            return
        }
        let places = examineTitles(all)
        // What is wrong with the titles shows in the authors too.
        if findings.hasViolation { return }
        let isSkipped = percentages.authors == 0 && readings[HomepageZero.self] == .skipped
        if isSkipped {
            if told.authorQuery != nil {
                findings.blame(
                    .lists, "authors are not looked for at 0 %, by skipped, yet authorQuery is there")
                return
            }
            examineCount(all, nil, places)
            return
        }
        let authors = finding(input.authors, percentages.authors)
        if told.authorQuery == nil, authors.pair != nil, percentages.authors == 0 {
            findings.blame(.lists, "authors are looked for at 0 %, by searched, yet authorQuery is missing")
            return
        }
        let found = selection("authors", authors, told.authorQuery)
        if found == nil, told.authorQuery != nil || authors.pair != nil { return }
        examineCount(all, found, places)
    }

    private func finding(_ known: [String], _ percentage: Int) -> HomepageFinding {
        HomepageFinding(known, at: percentage, on: page, readings, by: readings[Symbol.self])
    }

    /// Whether texts of the page or known ones might be taken for other symbols.
    private var isTelling: Bool {
        (input.html + input.titles.joined() + input.authors.joined()).utf8.contains { $0 >= 0x80 }
    }

    private mutating func blamePair(_ sentence: String) {
        findings.blame(.pair, sentence, isTelling ? .likely : .certain)
    }

    private mutating func examineNothing() {
        if told.status != .notFound || told.authorQuery != nil || !told.titles.isEmpty
            || !told.authors.isEmpty
        {
            findings.blame(.pair, "there is no query, yet there is more than the status notFound")
        }
    }

    // MARK: HOM-1 and HOM-2

    /// Judges a query.
    ///
    /// - Returns: What the query selects; nil if there is none, or none that can be carried out.
    private mutating func selection(
        _ name: String, _ found: HomepageFinding, _ query: String?
    ) -> [String]? {
        guard let pair = found.pair else {
            if let query {
                blamePair("no two elements of one name are known \(name), yet the query is \(query)")
            }
            return nil
        }
        let places = "elements \(pair.first) and \(pair.second) (\(page.elements[pair.first].name))"
        guard let query else {
            blamePair("\(places) are known \(name), yet there is no query")
            return nil
        }
        findings.touch(.path)
        findings.touch(.lists)
        if query.utf8.elementsEqual(found.steps.query.utf8) { return page.selected(query) }
        guard let steps = QueryReader.steps(of: query) else {
            findings.blame(.lists, "\(query) is no path of names and attributes")
            return nil
        }
        let sentence = "\(places) are the pair of \(name), with the query \(found.steps.query), not \(query)"
        let sorted = steps.map(\.isSorted)
        if sorted == found.steps {
            findings.blame(.lists, "\(sentence): it is not written as it must be")
        } else if found.isPath(sorted, by: readings[HomepageAttributes.self]) {
            // Either another pair was taken, or the way up from this one went wrong.
            findings.blame(.pair, sentence, .likely)
            findings.blame(.path, sentence, .likely)
        } else {
            findings.blame(.path, sentence)
        }
        return page.selected(query)
    }

    // MARK: HOM-3 and HOM-4

    /// Judges the titles.
    ///
    /// - Returns: The places of those that are kept, of all that the query selects.
    private mutating func examineTitles(_ all: [String]) -> [Int] {
        var seen: Set<[UInt8]> = []
        let places = all.indices.filter { seen.insert(Array(all[$0].utf8)).inserted }
        if all.count > 1 { findings.touch(.once) }
        let expected = places.map { all[$0] }
        if isSame(told.titles, expected) { return places }
        let distinct = Set(told.titles.map { Array($0.utf8) })
        let sentence = "the query selects \(text(expected)), each once, not \(text(told.titles))"
        let isOfThese = distinct.isSubset(of: seen)
        let isMerged =
            isOfThese && distinct.count < seen.count
            && expected.allSatisfy { title in
                told.titles.contains { $0.asSeen == title.asSeen }
            }
        if isOfThese, distinct.count < told.titles.count || distinct == seen || isMerged {
            findings.blame(.once, sentence)
        } else {
            findings.blame(.lists, sentence)
        }
        return places
    }

    private mutating func examineCount(_ all: [String], _ authors: [String]?, _ places: [Int]) {
        let isRaw = readings[HomepageCount.self] == .raw
        let count = isRaw ? all.count : places.count
        let isOK = authors?.count == count
        let status: Homepage.Status = isOK ? .ok : .titlesOnly
        if told.status != status {
            findings.blame(
                .lists,
                """
                with \(counted(all.count, "title")), \(places.count) of them distinct, and \
                \(authors.map { "\($0.count)" } ?? "no") authors the status is \(status.rawValue), not \
                \(told.status.rawValue)
                """)
            return
        }
        let expected = isOK ? (isRaw ? places.map { authors?[$0] ?? "" } : authors ?? []) : []
        if isSame(told.authors, expected) { return }
        let sentence = "the authors are \(text(expected)), not \(text(told.authors))"
        let rule: Homepage.Rule = isOK && places.count < all.count ? .once : .lists
        findings.blame(rule, sentence)
    }

    private func isSame(_ texts: [String], _ others: [String]) -> Bool {
        texts.count == others.count && zip(texts, others).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
    }

    private func text(_ texts: [String]) -> String { JSONWriter.text(of: texts.value) }
}

extension String {
    /// What somebody might compare who looks for duplicates as they are seen.
    fileprivate var asSeen: String {
        // Swift compares texts up to canonical equivalence.
        String(String.UnicodeScalarView(lowercased().unicodeScalars.filter { !$0.isWhiteSpace }))
    }
}
