import JSON
import Testing

@testable import Specification

/// Tests the changes of values that fuzzing and the search for smaller inputs try, at the limits of numbers.
struct ShapeTests {
    @Test func `the least integer can be changed and simplified`() {
        let least = Int.min.value
        var entropy = Entropy(seed: 1, for: "shape", number: 1)
        for _ in 0..<50 { _ = Shape.integer().mutated(least, donor: least, from: &entropy) }
        let simpler = Shape.integer().simpler(than: least)
        #expect(simpler.contains(0.value) && !simpler.contains(least))
    }

    @Test func `a long list is simplified one value at a time`() {
        let list = Value.array(Array(repeating: 12_345.value, count: 3_000))
        var count = 0
        for _ in Shape.array(.integer()).simpler(than: list).prefix(20) { count += 1 }
        #expect(count == 20)
    }
}
