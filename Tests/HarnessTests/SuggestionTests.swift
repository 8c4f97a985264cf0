import Harness
import Testing

/// The suggestions for an unknown name.
struct SuggestionTests {
    private let known = ["check", "smoke", "GEO-1", "SIM-2", "scholar", "scholar.distance", "a"]

    @Test(
        arguments: [
            ("chek", ["check"]), ("GOE-1", ["GEO-1"]), ("sim-2", ["SIM-2"]), ("scolar", ["scholar"]),
            ("distance", ["scholar.distance"]), ("nothing like it", []), ("", []),
        ])
    func `a misspelling finds the name`(unknown: String, names: [String]) {
        #expect(Suggestion(for: unknown, among: known).names == names)
    }

    @Test func `the nearest name comes first, and there are at most five`() {
        let names = Suggestion(for: "case-3", among: (1...9).map { "case-\($0)" }).names
        #expect(names.count == 5)
        #expect(names.first == "case-3")
    }

    @Test func `a hint names where to look if nothing resembles it`() {
        #expect(
            Suggestion(for: "x", among: ["check"]).hint(else: "`assay list`")
                == "`assay list` shows what there is")
        #expect(Suggestion(for: "chek", among: ["check"]).hint(else: "`assay list`") == "perhaps check")
    }
}
