import Testing

@testable import Harness

/// Many patterns together find the same as each alone.
struct GlobIndexTests {
    @Test(arguments: 0..<12) func `finds what each pattern finds alone`(_ seed: Int) {
        var state = UInt64(seed) &* 2_862_933_555_777_941_757 &+ 3_037_000_493
        func any(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        // Of few letters, so that parts overlap, repeat and begin one another.
        func text(_ letters: [String], _ most: Int) -> String {
            (0..<any(most)).map { _ in letters[any(letters.count)] }.joined()
        }
        let patterns = (0..<60).map { place in place % 9 == 8 ? nil : text(["a", "b", "ab", "*"], 7) }
        let index = GlobIndex(patterns)
        for _ in 0..<60 {
            let own = text(["a", "b", "ba"], 9)
            var found: [Int] = []
            index.forEachMatch(of: own) { found.append($0) }
            let expected = patterns.indices.filter { patterns[$0].map { Glob($0).matches(own) } == true }
            #expect(found.sorted() == expected, "\(own) among \(patterns)")
        }
    }

    @Test func `a star stands for anything, and nothing else does`() {
        for (pattern, text, matches) in [
            ("a*b", "ab", true), ("a*b", "aXb", true), ("a*b", "abc", false), ("ab*ba", "aba", false),
            ("*", "", true), ("", "", true), ("", "a", false), ("a*a", "a", false), ("*a*b*", "xbxaxb", true),
            ("*a*b*", "xbxa", false), ("a**b", "ab", true), ("*ab*ab", "ab", false), ("*ab*ab", "abab", true),
        ] {
            #expect(Glob(pattern).matches(text) == matches, "\(pattern) \(text)")
        }
    }

    @Test func `does not try a pattern that does not matter`() {
        let index = GlobIndex(["a*", "a*b", "ab", "*"])
        var found: [Int] = []
        index.forEachMatch(of: "ab", if: { $0 == 1 }, do: { found.append($0) })
        #expect(found == [1])
    }

    @Test func `tries few patterns though many begin alike`() {
        // Each has a part of its own, by which it is found; the part that all share finds none.
        let index = GlobIndex((0..<1000).map { "scholar.hindex/*-\($0)x*" })
        var tried = 0
        func isWanted(_: Int) -> Bool {
            tried += 1
            return true
        }
        index.forEachMatch(of: "scholar.hindex/case-7x", if: isWanted) { _ in }
        #expect(tried == 1)
    }
}
