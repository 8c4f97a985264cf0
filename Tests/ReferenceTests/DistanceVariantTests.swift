import Catalogue
import JSON
import Reference
import Specification
import Testing

/// Tests the fast edit distances against the full matrix.
struct DistanceVariantTests {
    struct Rival: CustomTestStringConvertible {
        let testDescription: String
        let distance: @Sendable ([UInt16], [UInt16]) -> Int
    }

    static let rivals = [
        Rival(testDescription: "two rows", distance: TwoRowDistance.distance),
        Rival(testDescription: "banded", distance: { BandedDistance.distance($0, $1) }),
        Rival(testDescription: "Myers", distance: MyersDistance.distance),
        Rival(testDescription: "blocked Myers", distance: BlockedMyersDistance.distance),
    ]

    /// Returns every string of at most `length` symbols that uses only the first `letters` letters of the alphabet.
    private static func texts(letters: UInt16, upTo length: Int) -> [[UInt16]] {
        var all: [[UInt16]] = [[]]
        var last = all
        for _ in 0..<length {
            last = last.flatMap { text in (0..<letters).map { text + [97 + $0] } }
            all += last
        }
        return all
    }

    private static func compare(_ texts: [[UInt16]], _ rival: Rival) {
        for a in texts {
            for b in texts where rival.distance(a, b) != FullMatrixDistance.distance(a, b) {
                Issue.record(
                    """
                    \(a) and \(b): expected \(FullMatrixDistance.distance(a, b)), got \(rival.distance(a, b))
                    """)
            }
        }
    }

    @Test(arguments: rivals)
    func `the distances between all strings of up to five letters a or b are correct`(rival: Rival) {
        let texts = Self.texts(letters: 2, upTo: 5)
        #expect(texts.count == 63)
        Self.compare(texts, rival)
    }

    @Test(arguments: rivals)
    func `the distances between all strings of up to four letters a, b or c are correct`(rival: Rival) {
        let texts = Self.texts(letters: 3, upTo: 4)
        #expect(texts.count == 121)
        Self.compare(texts, rival)
    }

    /// Strings of a small alphabet have many equal symbols, and strings of a large alphabet have few. Beyond ASCII,
    /// Myers' method uses other tables, in which symbols that are 0x100 apart, or have the same hash, share an entry.
    private static let alphabets: [[UInt16]] = [
        [97, 98], Array(97..<123), [0x3B1, 0x1B1, 0x2B1, 97], (0..<300).map { UInt16($0 * 211) },
        [0, 0xFFFF, 0xD800, 0xDC00, 0x7F, 0x80],
    ]

    @Test(arguments: rivals)
    func `the distances between random strings of about 64 or 128 symbols are correct`(rival: Rival) {
        var random = Random(seed: 64)
        for lengths in [60...70, 120...135] {
            for length in lengths {
                for symbols in Self.alphabets {
                    let a = random.text(length, of: symbols)
                    let stranger = random.text(Int.random(in: lengths, using: &random), of: symbols)
                    let neighbour = random.edited(
                        a, times: Int.random(in: 0...6, using: &random), of: symbols)
                    for b in [stranger, neighbour] {
                        let expected = FullMatrixDistance.distance(a, b)
                        #expect(rival.distance(a, b) == expected, "\(a) and \(b)")
                        #expect(rival.distance(b, a) == expected, "\(b) and \(a)")
                    }
                }
            }
        }
    }

    @Test(arguments: rivals)
    func `the distances between strings of very different lengths are correct`(rival: Rival) {
        var random = Random(seed: 7)
        for (short, long) in [
            (0, 200), (1, 64), (1, 65), (3, 129), (63, 190), (64, 64), (64, 128), (65, 130),
        ] {
            let a = random.text(short, of: Array(97..<101))
            let b = random.text(long, of: Array(97..<101))
            let expected = FullMatrixDistance.distance(a, b)
            #expect(rival.distance(a, b) == expected, "\(short) and \(long)")
            #expect(rival.distance(b, a) == expected, "\(long) and \(short)")
        }
    }

    @Test(arguments: rivals)
    func `for strings of any length, the distance between a string and itself is 0`(rival: Rival) {
        var random = Random(seed: 8)
        for length in [0, 1, 63, 64, 65, 127, 128, 129, 192, 193, 300] {
            let text = random.text(length, of: Array(97..<123))
            #expect(rival.distance(text, text) == 0, "\(length)")
        }
    }

    @Test func `all variants support every option of the reading scholar.distance.symbol`() throws {
        let pairs = [
            ("\u{1F44D}\u{1F3FD}e\u{301}", "\u{1F44D}\u{E9}"), ("a\r\nb", "a\nb"),
            ("\u{1F469}\u{200D}\u{1F467}", ""),
        ]
        for (a, b) in pairs {
            for symbol in Symbol.allCases {
                let readings = Readings.standard.with(symbol)
                let input = Distance.Input(a: a, b: b)
                let expected = try Distance.reference.run(input, readings: readings).distance
                for variant in Distance.variants {
                    let distance = variant.implementation.outcome(of: input, readings: readings).output?
                        .distance
                    #expect(distance == expected, "\(variant.name) under the option \(symbol)")
                }
            }
        }
    }

    // MARK: The limit of the band

    @Test func `the banded distance is exact within the limit, and nil beyond it`() {
        let texts = Self.texts(letters: 2, upTo: 4)
        for a in texts {
            for b in texts {
                let distance = FullMatrixDistance.distance(a, b)
                for limit in 0...6 {
                    let found = BandedDistance.distance(a, b, atMost: limit)
                    if found != (distance <= limit ? distance : nil) {
                        Issue.record(
                            """
                            \(a) and \(b), limit \(limit): got \(found.map { "\($0)" } ?? "nil"); the \
                            distance is \(distance)
                            """
                        )
                    }
                }
            }
        }
    }

    @Test
    func
        `for a long pair, the banded distance is returned if it equals the limit, but not if it exceeds the limit`()
    {
        var random = Random(seed: 9)
        let letters = Array(UInt16(97)..<101)
        for length in [20, 64, 65, 100] {
            let a = random.text(length, of: letters)
            for b in [random.text(length + 7, of: letters), random.edited(a, times: 9, of: letters)] {
                let distance = FullMatrixDistance.distance(a, b)
                #expect(BandedDistance.distance(a, b, atMost: distance) == distance)
                #expect(BandedDistance.distance(b, a, atMost: distance) == distance)
                #expect(BandedDistance.distance(a, b, atMost: distance + 1) == distance)
                #expect(BandedDistance.distance(a, b, atMost: distance - 1) == nil)
            }
        }
    }

    @Test func `a limit may be far greater than the lengths of both strings, or negative`() {
        let (a, b) = (Array("kitten".utf16), Array("sitting".utf16))
        #expect(BandedDistance.distance(a, b, atMost: .max) == 3)
        #expect(BandedDistance.distance(a, b, atMost: 0) == nil)
        #expect(BandedDistance.distance(a, a, atMost: 0) == 0)
        #expect(BandedDistance.distance([], [], atMost: 0) == 0)
        #expect(BandedDistance.distance([], [], atMost: -1) == nil)
        #expect(BandedDistance.distance([], b, atMost: 6) == nil)
        #expect(BandedDistance.distance([], b, atMost: 7) == 7)
    }

    @Test func `the reference finds the distance even if the full matrix would not fit in memory`() throws {
        // The matrix of two strings of 8,300 symbols has more than 2^26 cells. Every hundredth letter of the second
        // string is changed.
        let text = (0..<8_300).map { UInt8(97 + $0 * $0 % 11) }
        let other = text.enumerated().map { $0.offset % 100 == 0 ? UInt8(ascii: "z") : $0.element }
        let input = Distance.Input(
            a: String(decoding: text, as: UTF8.self), b: String(decoding: other, as: UTF8.self))
        #expect(try Distance.answer(input, readings: .standard).distance == 83)
    }
}
