import Testing

@testable import Specification

/// Tests of the ids of laws.
struct LawIDTests {
    @Test(arguments: [
        ("TAB-1d", "TAB-1"), ("GEO-10", "GEO-10"), ("CON-10ab", "CON-10"), ("TAB-1dè", "TAB-1"), ("ab", ""),
        ("", ""),
    ])
    func `a law's id without its trailing letters is the id of its clause`(law: String, clause: String) {
        #expect(LawID(law).clause == ClauseID(clause))
    }
}
