import Catalogue
import Reference
import Testing

@testable import ScholarReference

/// Tests bags, which count the symbols of titles, so that the join can skip pairs of titles.
struct TitleBagTests {
    /// The strings have far more equal symbols than a bag can count, and many are edited copies of the first one.
    @Test
    func
        `bags rule out some strings beyond the allowed distance, but no string within the distance`()
    {
        var random = Random(seed: 9)
        var leftOut = 0
        for _ in 0..<30 {
            let alphabet = Array(UInt16(97)...UInt16(97 + random.below(40)))
            var texts = [random.text(random.below(90), of: alphabet)]
            for _ in 0..<39 {
                texts.append(
                    random.below(2) == 0
                        ? random.edited(texts[0], times: random.below(10), of: alphabet)
                        : random.text(random.below(90), of: alphabet))
            }
            let titles = texts.map { String(decoding: $0, as: UTF16.self) }
            let numbered = SymbolNumbering(of: titles, by: .utf16).numbered(titles, as: UInt8.self)
            let bags = SymbolBags(of: texts.indices.map { Int32($0) }, in: numbered)
            for allowed in [0, 3, 10, 40, 255] {
                let lanes = [SymbolBags.Lanes](repeating: .init(repeating: UInt8(allowed)), count: 3)
                var near: Set<Int> = []
                bags.forEachNear(bags.query(0), in: 0..<40, allowed: lanes) { near.insert($0) }
                for (place, text) in texts.enumerated() where !near.contains(place) {
                    leftOut += 1
                    #expect(TwoRowDistance.distance(texts[0], text) > allowed, "\(texts[0]) and \(text)")
                }
            }
        }
        #expect(leftOut > 1_000)
    }
}
