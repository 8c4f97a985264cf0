import Testing

@testable import Specification

/// The ids of laws.
struct LawIDTests {
    @Test(arguments: [
        ("TAB-1d", "TAB-1"), ("GEO-10", "GEO-10"), ("CON-10ab", "CON-10"), ("TAB-1dè", "TAB-1"), ("ab", ""),
        ("", ""),
    ])
    func `the clause of a law is the law's id without its last letters`(law: String, clause: String) {
        #expect(LawID(law).clause == ClauseID(clause))
    }
}
