import Harness
import Testing

/// Tests the suggestions that the program makes for an unknown name.
struct SuggestionTests {
    private let known = ["check", "smoke", "GEO-1", "SIM-2", "scholar", "scholar.distance", "a"]

    @Test(
        arguments: [
            ("chek", ["check"]), ("GOE-1", ["GEO-1"]), ("sim-2", ["SIM-2"]), ("scolar", ["scholar"]),
            ("distance", ["scholar.distance"]), ("nothing like it", []), ("", []),
        ])
    func `for a misspelled name, the intended name is suggested`(unknown: String, names: [String]) {
        #expect(Suggestion(for: unknown, among: known).names == names)
    }

    @Test func `the nearest name comes first, and at most five names are suggested`() {
        let names = Suggestion(for: "case-3", among: (1...9).map { "case-\($0)" }).names
        #expect(names.count == 5)
        #expect(names.first == "case-3")
    }

    @Test func `if no name resembles the unknown name, the hint says where to look`() {
        #expect(
            Suggestion(for: "x", among: ["check"]).hint(else: "`assay list`")
                == "`assay list` shows what exists")
        #expect(Suggestion(for: "chek", among: ["check"]).hint(else: "`assay list`") == "perhaps check")
    }
}
