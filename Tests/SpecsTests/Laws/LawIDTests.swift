import Testing

@testable import Specification

/// The ids of laws.
struct LawIDTests {
    @Test(arguments: [
        ("TAB-1d", "TAB-1"), ("GEO-10", "GEO-10"), ("CON-10ab", "CON-10"), ("TAB-1dè", "TAB-1"), ("ab", ""),
        ("", ""),
    ])
    func `a law belongs to the clause whose id precedes its last letters`(law: String, clause: String) {
        #expect(LawID(law).clause == ClauseID(clause))
    }
}
