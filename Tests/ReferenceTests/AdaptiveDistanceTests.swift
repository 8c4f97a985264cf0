import Catalogue
import Reference
import Testing

@testable import ScholarReference

/// Tests the adaptive edit distance, near the limits where it switches methods, against the variant with two rows of
/// the matrix.
struct AdaptiveDistanceTests {
    private func check(_ a: [UInt16], _ b: [UInt16], _ place: SourceLocation = #_sourceLocation) {
        let expected = TwoRowDistance.distance(a, b)
        #expect(AdaptiveDistance.distance(a, b) == expected, sourceLocation: place)
        #expect(AdaptiveDistance.distance(b, a) == expected, sourceLocation: place)
    }

    /// Alphabets of letters, of all 256 values of a byte, and of 600 symbols beyond these values.
    private static let alphabets: [[UInt16]] = [
        [97, 98], Array(97...122), Array(0...255), Array(0x4E00..<0x4E00 + 600),
    ]

    @Test(arguments: [
        1, 2, 31, 63, 64, 65, 127, 128, 129, 255, 256, 257, 319, 320, 321, 400, 640, 641, 1_300,
    ])
    func `the adaptive distance is correct for a string and edited copies of it, and for unrelated strings`(
        length: Int
    ) {
        var random = Random(seed: UInt64(length))
        for alphabet in Self.alphabets {
            let a = random.text(length, of: alphabet)
            check(a, a)
            check(a, [])
            for edits in [1, 2, length / 50, length / 20, length / 5] {
                check(a, random.edited(a, times: edits, of: alphabet))
            }
            for other in [length / 3, length - 1, length, length + 1, 2 * length] {
                check(a, random.text(other, of: alphabet))
            }
        }
    }

    @Test func `if the path of a shifted string leaves the narrow band, the adaptive distance is correct`() {
        var random = Random(seed: 5)
        for shift in [10, 20, 30, 60, 100, 200] {
            let a = random.text(700, of: Array(97...122))
            // The first pair is a string, and the same string with its beginning moved to the end. Both have the same
            // length, but the path through the matrix is far from the diagonal.
            check(a, Array(a[shift...]) + a[..<shift])
            check(a, random.text(shift, of: [1, 2]) + a)
            check(a, Array(a[..<300]) + random.text(shift, of: [1]) + a[300..<(600 - shift)] + a[600...])
        }
    }

    @Test func `if the common prefix and suffix of two strings overlap, the adaptive distance is correct`() {
        let a = [UInt16](repeating: 97, count: 90)
        for length in 0...90 { check(a, Array(a[..<length])) }
        for place in stride(from: 0, to: 90, by: 7) {
            var b = a
            b[place] = 98
            check(a, b)
            b.insert(97, at: place)
            check(a, b)
        }
    }

    @Test func `for random pairs of strings, the adaptive distance is correct`() {
        var random = Random(seed: 11)
        for _ in 0..<(count / 100) {
            let alphabet = Self.alphabets[random.below(3)]
            let a = random.text(random.below(90), of: alphabet)
            for _ in 0..<100 {
                let b =
                    random.below(2) == 0
                    ? random.edited(a, times: random.below(12), of: alphabet)
                    : random.text(random.below(90), of: alphabet)
                let (found, expected) = (AdaptiveDistance.distance(a, b), TwoRowDistance.distance(a, b))
                if found != expected { Issue.record("\(a) to \(b): expected \(expected), got \(found)") }
            }
        }
    }

    /// The number of random pairs, which is greater in a release build.
    private var count: Int {
        #if DEBUG
            2_000
        #else
            100_000
        #endif
    }
}
