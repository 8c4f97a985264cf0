import JSON
import Testing

@testable import Specification

/// Tests that values are mutated and simplified according to their shape.
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

    // MARK: Several parts at once

    private static let time = Shape.record([.required("t", .number(), "A time.")])

    private func together(_ shape: Shape, _ text: String) throws -> [String] {
        let value = try JSONReader.value(of: text)
        return shape.simplerTogether(than: value).map { JSONWriter.text(of: $0) }
    }

    @Test func `numbers with the same member name become smaller together, and keep their difference`()
        throws
    {
        let shape = Shape.record([.required("from", Self.time, ""), .required("to", Self.time, "")])
        let steps = try together(shape, #"{"from":{"t":86399.25},"to":{"t":86400.5}}"#)
        #expect(steps.contains(#"{"from":{"t":0},"to":{"t":1.25}}"#))
        #expect(steps.contains(#"{"from":{"t":86399},"to":{"t":86400.25}}"#))
        // Doubles would give 0.30000000000000004.
        let short = try together(.array(.number()), "[0.1,0.4]")
        #expect(
            short.contains("[0,0.3]") && short.contains("[0,0.5]"),
            "one simplification keeps the difference of the two numbers, and another keeps their sum")
    }

    @Test func `simplifying a number does not change smaller numbers`() throws {
        #expect(try together(.array(.integer()), "[3,86399,86400]").contains("[3,0,1]"))
    }

    @Test func `numbers with the same unit are simplified together, and every result fits the shape`() throws
    {
        let shape = Shape.record([
            .required("whole", .integer(), "").in(.seconds), .required("any", .number(), "").in(.seconds),
            .required("other", .integer(), "").in(.metres),
        ])
        let steps = try together(shape, #"{"whole":7,"any":2.5,"other":9}"#)
        #expect(steps.contains(#"{"whole":0,"any":9.5,"other":9}"#))
        let reversed = try together(shape, #"{"whole":2,"any":7.5,"other":9}"#)
        #expect(reversed.contains(#"{"whole":0,"any":5.5,"other":9}"#))
        for step in steps + reversed { #expect(shape.admits(try JSONReader.value(of: step)), "\(step)") }
    }

    @Test func `equal strings become the same simpler string`() throws {
        let shape = Shape.record([
            .required("a", .string(), ""), .required("b", .string(), ""), .required("c", .string(), ""),
        ])
        let steps = try together(shape, #"{"a":"Kx","b":"y","c":"Kx"}"#)
        #expect(
            steps.contains(#"{"a":"","b":"y","c":""}"#) && steps.contains(#"{"a":"ax","b":"y","c":"ax"}"#))
        #expect(try together(shape, #"{"a":"Kx","b":"y","c":"Ky"}"#).isEmpty)
    }

    @Test func `for a long list, only a few simplifications change several numbers at once`() throws {
        let list = Value.array((0..<3_000).map { ($0 * $0).value })
        var count = 0
        for _ in Shape.array(.integer()).simplerTogether(than: list).prefix(20) { count += 1 }
        #expect(count == 20)
        let all = try together(.array(.integer()), JSONWriter.text(of: .array((100..<200).map(\.value))))
        #expect(all.count <= 200)
    }
}
