import Catalogue
import Reference
import Testing

@testable import ScholarReference

/// Tests the distances of prepared strings, for one or several pairs at a time, and the join of title lists.
struct TitleJoinTests {
    /// Alphabets of two letters, of letters and spaces, of Greek letters, and of 600 Chinese characters.
    private static let alphabets: [[UInt16]] = [
        [97, 98], Array(97...122) + [32, 32, 32, 32], Array(0x3B1...0x3C9), Array(0x4E00..<0x4E00 + 600),
    ]

    /// The number of rounds of each test, which is greater in a release build.
    private static var rounds: Int {
        #if DEBUG
            2
        #else
            5
        #endif
    }

    /// Returns strings of at most about `length` symbols, many of which are a few edits apart.
    private static func texts(_ count: Int, upTo length: Int, _ random: inout Random) -> [[UInt16]] {
        let alphabet = alphabets[random.below(alphabets.count)]
        var texts: [[UInt16]] = []
        for _ in 0..<count {
            if let other = texts.randomElement(using: &random), random.below(3) > 0 {
                texts.append(random.edited(other, times: random.below(max(2, other.count / 6)), of: alphabet))
            } else {
                texts.append(random.text(random.below(length + 1), of: alphabet))
            }
        }
        return texts
    }

    @Test(arguments: [8, 16, 33, 64, 66, 130, 260])
    func `with and without a limit, the distances are equal to those of the matrix algorithm`(length: Int) {
        var random = Random(seed: UInt64(length))
        for _ in 0..<Self.rounds {
            let (left, right) = (Self.texts(5, upTo: length, &random), Self.texts(34, upTo: length, &random))
            let texts = right.map { String(decoding: $0, as: UTF16.self) }
            let all = EveryPair(left.map { String(decoding: $0, as: UTF16.self) }, texts).distances()
            #expect(all.count == left.count * right.count)
            for (i, a) in left.enumerated() {
                let matcher = Matcher(String(decoding: a, as: UTF16.self))
                for (j, b) in right.enumerated() {
                    let expected = TwoRowDistance.distance(a, b)
                    #expect(all[i * right.count + j] == expected, "\(a) and \(b)")
                    for limit in [0, 1, expected - 1, expected, expected + 1, 5, 31, 32, .max] {
                        #expect(
                            matcher.distance(to: texts[j], atMost: limit)
                                == (expected <= limit ? expected : nil), "\(a) and \(b), limit \(limit)")
                    }
                }
            }
        }
    }

    @Test(arguments: [10, 70, 150, 300])
    func `the join finds each similar pair exactly once`(length: Int) {
        var random = Random(seed: UInt64(length))
        let texts = Self.texts(10 * Self.rounds, upTo: length, &random)
        let titles = texts.map { String(decoding: $0, as: UTF16.self) }
        let distances = texts.map { a in texts.map { TwoRowDistance.distance(a, $0) } }
        for percent in [0, 1, 30, 67, 80, 90, 99, 100] {
            for threshold in [SimilarityThreshold.inclusive, .strict] {
                var expected: [TitleMatch] = []
                for i in texts.indices {
                    for j in texts.indices {
                        let longer = max(1, texts[i].count, texts[j].count)
                        let alike = 100 * (longer - distances[i][j])
                        if threshold == .inclusive ? alike >= percent * longer : alike > percent * longer {
                            expected.append(
                                TitleMatch(left: i, right: j, distance: distances[i][j], length: longer))
                        }
                    }
                }
                #expect(TitleJoin(titles, titles).pairs(atLeast: percent, threshold: threshold) == expected)
                #expect(
                    TitleJoin(titles).pairs(atLeast: percent, threshold: threshold)
                        == expected.filter { $0.left < $0.right })
                #expect(EveryPair(titles, titles).pairs(atLeast: percent, threshold: threshold) == expected)
                #expect(
                    Matcher.pairs(titles, titles, atLeast: percent, threshold: threshold) == expected)
            }
        }
    }

    @Test func `if a join is divided into parts, the parts together find all pairs`() {
        var random = Random(seed: 3)
        let titles = Self.texts(100, upTo: 40, &random).map { String(decoding: $0, as: UTF16.self) }
        let join = TitleJoin(titles)
        var found: [TitleMatch] = []
        for index in 0..<3 { join.forEachPair(atLeast: 70, part: (index, 3)) { found.append($0) } }
        let sorted = found.sorted { ($0.left, $0.right) < ($1.left, $1.right) }
        #expect(!sorted.isEmpty)
        #expect(sorted == join.pairs(atLeast: 70))
    }

    @Test func `under the option 'strict', not even equal titles are similar at 100 %`() {
        #expect(TitleJoin(["a", ""], ["a", ""]).pairs(atLeast: 100, threshold: .strict).isEmpty)
        #expect(TitleJoin([], ["a"]).pairs(atLeast: 0).isEmpty)
        #expect(TitleJoin([]).pairs(atLeast: 0).isEmpty)
    }

    @Test func `the chosen option of the reading decides which symbols are compared`() {
        let (a, b) = (["e\u{301}x", "\r\n"], ["\u{E9}x", "\n\r"])
        for symbol in [Symbol.utf16, .scalar, .grapheme] {
            let expected = a.flatMap { a in
                b.map { Distance.between(a, $0, by: symbol) }
            }
            #expect(EveryPair(a, b, by: symbol).distances().map { Int($0) } == expected)
            let matchers = a.map { Matcher($0, by: symbol) }
            #expect(matchers.flatMap { a in b.map { a.distance(to: $0, atMost: .max) } } == expected)
        }
    }
}
