import Catalogue
import Reference
import Specification
import Testing

/// Tests that the h-indices of many authors, computed together, are correct.
struct AuthorsHIndexTests {
    @Test
    func
        `computing the h-indices of many authors together gives the same results as the reference`()
        throws
    {
        var entropy = Entropy(seed: 19, for: "authors", number: 0)
        var (authors, citations, ends): ([[Int]], [Int32], [Int]) = ([], [], [])
        for _ in 0..<5_000 {
            let count = entropy.once(in: 20) ? entropy.integer(in: 0...300) : entropy.integer(in: 0...12)
            let most = entropy.one(of: [0, 1, 3, 8, 9, 12, 300, Int(Int32.max)])
            let author = (0..<count).map { _ in entropy.integer(in: 0...most) }
            authors.append(author)
            citations += author.map { Int32($0) }
            ends.append(citations.count)
        }
        let found = AuthorsHIndex.hIndices(citations: citations, ends: ends)
        #expect(found.count == authors.count)
        for (author, h) in zip(authors, found) {
            let input = Publications(publications: author.map { Publication(citations: $0) })
            #expect(try HIndex.reference.run(input, readings: .standard).h == h, "\(author)")
        }
    }

    @Test func `the h-indices of authors with few publications are correct for all low citation counts`() {
        for count in 0...4 {
            var citations: [Int32] = []
            var (expected, ends): ([Int], [Int]) = ([], [])
            for number in 0..<Self.power(7, count) {
                let author = (0..<count).map { number / Self.power(7, $0) % 7 - 1 }
                citations += author.map { Int32($0) }
                ends.append(citations.count)
                expected.append(CountingHIndex.hIndex(ofCheckedCitations: author))
            }
            #expect(AuthorsHIndex.hIndices(citations: citations, ends: ends).map { Int($0) } == expected)
        }
        let eights = (0...8).map { [Int32](repeating: 8, count: $0) }
        let ends = (0...8).map { $0 * ($0 + 1) / 2 }
        #expect(AuthorsHIndex.hIndices(citations: eights.flatMap(\.self), ends: ends) == Array(0...8))
    }

    private static func power(_ base: Int, _ exponent: Int) -> Int {
        (0..<exponent).reduce(1) { product, _ in product * base }
    }
}
