import Catalogue
import Corpus
import JSON
import Reports
import Specification
import TestSupport
import Testing

@testable import Harness

/// Tests that an id which occurs twice is found among ids with the same hash value.
struct KnownIDsTests {
    @Test
    func `an id that occurs again is found, and is not confused with ids that have the same hash value`()
        throws
    {
        let all = Array(try Corpus.bundled.cases.prefix(4))
        var ids = KnownIDs()
        for (place, hash) in [7, 7, 9, 7].enumerated() {
            #expect(ids.insert(all[place], hash, after: Array(all[..<place])) == nil)
        }
        for (golden, hash) in zip(all, [7, 7, 9, 7]) {
            #expect(ids.insert(golden, hash, after: all) === golden)
        }
    }
}
