import Testing

@testable import Specification

/// Tests of the ids of laws.
struct LawIDTests {
    @Test(arguments: [
        ("TAB-1d", "TAB-1"), ("GEO-10", "GEO-10"), ("CON-10ab", "CON-10"), ("TAB-1dè", "TAB-1"), ("ab", ""),
        ("", ""),
    ])
    func `removing the trailing letters of a law's id gives the clause's id`(law: String, clause: String) {
        #expect(LawID(law).clause == ClauseID(clause))
    }
}
