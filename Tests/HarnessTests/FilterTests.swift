import Catalogue
import Foundation
import JSON
import Reports
import Specification
import Testing

@testable import Harness

/// Tests that a filter selects the cases that meet at least one condition of each given kind, and refuses an empty
/// selection.
@Suite struct FilterTests {
    @Test func `a filter without a condition selects every case`() throws {
        try selects(all) { _ in }
    }

    @Test func `a filter refuses a corpus without cases`() {
        let empty = GoldenCorpus(folder: URL(filePath: "/"), catalogue: .assay, cases: [])
        #expect(throws: CorpusError.self) { try CaseFilter().select(from: empty) }
    }

    @Test func `a filter selects by subsystem and by family`() throws {
        try selects(["hindex/a-1", "hindex/a-2", "hindex/b"]) { $0.subsystems = ["scholar.hindex"] }
        try selects(["distance/a", "colouring/a"]) {
            $0.subsystems = ["scholar.distance", "scholar.colouring"]
        }
        try selects(all) { $0.subsystems = ["scholar"] }
        try selects(all) { $0.subsystems = ["scholar", "mobility"] }
    }

    @Test func `a filter selects by clause, in all subsystems`() throws {
        try selects(["distance/a"]) { $0.clauses = ["EDI-1"] }
        try selects(["hindex/a-1", "hindex/a-2", "hindex/b", "colouring/a"]) { $0.clauses = ["HIX-1"] }
        try selects(["distance/a", "colouring/a"]) { $0.clauses = ["COL-1", "EDI-3"] }
    }

    @Test func `a filter selects by tag`() throws {
        try selects(["distance/a", "hindex/a-2"]) { $0.tags = ["large"] }
        try selects(["distance/a", "hindex/a-2", "hindex/b"]) { $0.tags = ["large", "odd"] }
    }

    @Test func `a filter selects a case by its complete id, or cases by a pattern`() throws {
        try selects(["hindex/b"]) { $0.cases = ["scholar.hindex/b"] }
        try selects(["hindex/a-1", "hindex/a-2"]) { $0.cases = ["scholar.hindex/a*"] }
        try selects(["distance/a", "colouring/a"]) { $0.cases = ["*/a"] }
        try selects(["distance/a", "hindex/b", "colouring/a"]) { $0.cases = ["*/a", "*/b"] }
        try selects(all) { $0.cases = ["*"] }
    }

    @Test
    func `a filter with several kinds of conditions selects the cases that meet at least one of each kind`()
        throws
    {
        try selects(["colouring/a"]) {
            $0.clauses = ["HIX-1"]
            $0.subsystems = ["scholar.colouring", "scholar.distance"]
        }
        try selects(["hindex/a-2"]) {
            $0.tags = ["large"]
            $0.cases = ["*hindex*"]
        }
        try selects(["hindex/b"]) {
            $0.subsystems = ["scholar"]
            $0.clauses = ["HIX-1"]
            $0.tags = ["odd", "large"]
            $0.cases = ["*/b", "*/a-1"]
        }
    }

    @Test(arguments: ["nowhere", "scholar.nowhere", "hindex", "Scholar", "scholar.", "scholar.h*", ""])
    func `a filter refuses an unknown subsystem`(name: String) throws {
        try refuses("there is no subsystem or family \(name);") { $0.subsystems = ["scholar.hindex", name] }
    }

    @Test(arguments: ["HIX-9", "HIX", "hix-1", "HIX-1 ", "HIX-01", ""])
    func `a filter refuses an unknown clause`(name: String) throws {
        try refuses("there is no clause \(name);") { $0.clauses = ["HIX-1", name] }
    }

    @Test(arguments: ["small", "Large", "larg", ""])
    func `a filter refuses a tag that no case has`(name: String) throws {
        try refuses("no case has the tag \(name)") { $0.tags = ["large", name] }
    }

    @Test(arguments: ["scholar.hindex/c", "b", "scholar.hindex/", "*/c", "scholar.hindex/A*", ""])
    func `a filter refuses an id or a pattern that matches no case`(name: String) throws {
        try refuses("there is no case \(name)") { $0.cases = ["scholar.hindex/b", name] }
    }

    @Test func `of several ids and patterns that match no case, the first is reported`() throws {
        try selects(["hindex/a-1", "hindex/b", "colouring/a"]) {
            $0.cases = ["scholar.hindex/b", "*colouring/a", "scholar.hindex/a-1", "scholar.hindex/b"]
        }
        try refuses("there is no case */c") { $0.cases = ["scholar.hindex/b", "*/c", "scholar.hindex/c"] }
        try refuses("there is no case scholar.hindex/c") { $0.cases = ["scholar.hindex/c", "*/c", "*/b"] }
    }

    @Test(.timeLimit(.minutes(1))) func `a filter may name every case of a large corpus`() throws {
        let count = 100_000
        let lines = (0..<count).map { ScratchCorpus.hindex("case-\($0)") + "\n" }.joined()
        let cases = try CorpusReader.cases(
            in: Array(lines.utf8), file: "scholar/hindex/x.jsonl", catalogue: .assay)
        let corpus = GoldenCorpus(folder: URL(filePath: "/"), catalogue: .assay, cases: cases)
        var filter = CaseFilter()
        filter.cases = cases.map(\.id).reversed()
        #expect(try filter.select(from: corpus).count == count)
    }

    @Test func `a filter refuses conditions that no single case meets`() throws {
        let sentence = "the filters select none of the 5 cases"
        try refuses(sentence) {
            $0.subsystems = ["scholar.hindex"]
            $0.clauses = ["EDI-1"]
        }
        try refuses(sentence) {
            $0.tags = ["odd"]
            $0.cases = ["*/a*"]
        }
        try refuses(sentence) { $0.subsystems = ["mobility.geofence"] }
        try refuses(sentence) { $0.clauses = ["GEO-1"] }
    }

    @Test func `a filter names the subsystems whose cases it needs`() {
        func enough(_ change: (inout CaseFilter) -> Void) -> Set<String>? {
            var filter = CaseFilter()
            change(&filter)
            return filter.subsystemsToRead(in: .assay).map { Set($0.map(\.rawValue)) }
        }
        #expect(enough { _ in } == nil)
        #expect(enough { $0.subsystems = ["scholar.hindex"] } == ["scholar.hindex"])
        let mobility = Catalogue.assay.all.map { $0.id.rawValue }.filter { $0.hasPrefix("mobility.") }
        #expect(mobility.count > 1)
        #expect(enough { $0.subsystems = ["mobility"] } == Set(mobility))
        #expect(enough { $0.subsystems = ["scholar.hindex", "no.such"] } == nil)
        // A filter needs all cases to know whether a tag, a clause or a case exists.
        #expect(enough { ($0.subsystems, $0.tags) = (["scholar"], ["large"]) } == nil)
        #expect(enough { ($0.subsystems, $0.clauses) = (["scholar"], ["HIX-1"]) } == nil)
        #expect(enough { ($0.subsystems, $0.cases) = (["scholar"], ["*"]) } == nil)
    }

    private let all = ["distance/a", "hindex/a-1", "hindex/a-2", "hindex/b", "colouring/a"]

    private func corpus() throws -> GoldenCorpus {
        let files = try ScratchCorpus([
            "scholar/hindex/a.jsonl": [
                ScratchCorpus.hindex("a-1"), ScratchCorpus.hindex("a-2", tags: ["large"]),
                ScratchCorpus.hindex("b", tags: ["odd", "few"]),
            ],
            "scholar/distance/a.jsonl": [ScratchCorpus.distance("a", tags: ["few", "large"])],
            "scholar/colouring/a.jsonl": [ScratchCorpus.colouring("a")],
        ])
        return try files.golden()
    }

    /// Expects that exactly these cases are selected; their ids are given without their family.
    private func selects(
        _ ids: [String], at location: SourceLocation = #_sourceLocation,
        _ condition: (inout CaseFilter) -> Void
    ) throws {
        var filter = CaseFilter()
        condition(&filter)
        let selected = try filter.select(from: corpus())
        #expect(selected.map(\.id) == ids.map { "scholar.\($0)" }, sourceLocation: location)
    }

    private func refuses(
        _ sentence: String, at location: SourceLocation = #_sourceLocation,
        _ condition: (inout CaseFilter) -> Void
    ) throws {
        var filter = CaseFilter()
        condition(&filter)
        let corpus = try corpus()
        let error = #expect(throws: CorpusError.self, sourceLocation: location) {
            try filter.select(from: corpus)
        }
        let isTold = error?.description.hasPrefix(sentence) ?? false
        #expect(isTold, "\(String(describing: error))", sourceLocation: location)
    }
}

/// Tests that a pattern must match the whole string, and that a star matches any characters or none.
@Suite struct GlobTests {
    @Test func `a star is the only special character, and matches any characters or none`() {
        for (pattern, text, fits) in [
            ("a.c", "abc", false), ("a?c", "abc", false), ("[ab]", "a", false), ("ABC", "abc", false),
            ("a*b*c", "a-b-c", true), ("a*b*c", "acb", false), ("*/a*", "mobility.geofence/a-1", true),
            ("a*b", "a/b", true), ("a*b", "a\nb", true), ("ab*ba", "aba", false), ("ab*ba", "abba", true),
            ("aa*aa*aa", "aaaaa", false), ("aa*aa*aa", "aaaaaa", true), ("*ab*ab*", "ab", false),
            ("*ab*ab*", "abab", true), ("a*bc*bc", "abc", false), ("a*ab", "aab ab", true),
            ("a*bc*d", "abbcbcd", true), ("*ab*c", "ab ab c", true), ("x*ab*ab", "xabcab", true),
            ("*abac", "ababac", true),
        ] {
            #expect(Glob(pattern).matches(text) == fits, "\(pattern), \(text)")
        }
    }

    @Test func `matching agrees with the definition of a match for all short patterns and strings`() {
        let patterns = words(over: ["a", "b", "*"], upTo: 4)
        let texts = words(over: ["a", "b"], upTo: 4)
        for pattern in patterns {
            let glob = Glob(pattern)
            for text in texts {
                #expect(glob.matches(text) == fits(pattern[...], text[...]), "\(pattern), \(text)")
            }
        }
    }

    private func words(over letters: [String], upTo length: Int) -> [String] {
        var longest = [""]
        var all = longest
        for _ in 0..<length {
            longest = longest.flatMap { word in letters.map { word + $0 } }
            all += longest
        }
        return all
    }

    /// Returns whether a pattern matches a string according to the definition: a star stands for nothing, or for one
    /// character and another star.
    private func fits(_ pattern: Substring, _ text: Substring) -> Bool {
        guard let first = pattern.first else { return text.isEmpty }
        if first == "*" {
            return fits(pattern.dropFirst(), text) || !text.isEmpty && fits(pattern, text.dropFirst())
        }
        return text.first == first && fits(pattern.dropFirst(), text.dropFirst())
    }
}
