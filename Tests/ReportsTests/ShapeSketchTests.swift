import Specification
import Testing

@testable import Reports

/// Tests the description of shapes in words: their types, bounds and members.
struct ShapeSketchTests {
    private func line(_ shape: Shape) throws -> String {
        try #require(ShapeSketch.members(of: .record([.required("a", shape, "A.")])).first)
    }

    @Test func `whole numbers in several ranges are shown by their values`() throws {
        let shape = Shape.either([.integer(in: 0...0), .integer(in: 9...10), .integer(in: 20...29)])
        #expect(try line(shape) == "a: whole number, 0, 9, 10 or 20 to 29. A.")
        #expect(ShapeSketch.text(of: shape) == "whole number")
        #expect(ShapeSketch.type(of: shape) == "whole number")
        #expect(ShapeSketch.bounds(of: shape) == ["0, 9, 10 or 20 to 29"])
    }

    @Test func `a member that several alternatives share is shown once`() throws {
        let one = Shape.record([.required("a", .number(Shape.Bounds()), "A."), .required("b", .null, "B.")])
        let two = Shape.record([.required("a", .number(Shape.Bounds()), "A."), .required("c", .null, "C.")])
        let either = Shape.either([one, two, .array(.either([one, two]))])
        #expect(
            ShapeSketch.text(of: either)
                == "{a: number, b: null} or {a: number, c: null} or a list of these")
        #expect(ShapeSketch.members(of: either) == ["a: number. A.", "b: null. B.", "c: null. C."])
        #expect(try line(.array(.either([one, two]))) == "a: list. A.")
        #expect(try line(.either([.null, one])) == "a: null or object. A.")
    }

    @Test func `if the alternatives have different types, all types are shown`() throws {
        let shape = Shape.either([.null, .integer(in: 1...2)])
        #expect(try line(shape) == "a: null or whole number. A.")
        #expect(ShapeSketch.bounds(of: shape) == ["at least 1", "at most 2"])
    }

    @Test func `technical bounds are shown in words`() throws {
        let most = Double.greatestFiniteMagnitude
        let all: [(bounds: Shape.Bounds, words: String)] = [
            (Shape.Bounds(atLeast: -most, atMost: most), "finite"),
            (Shape.Bounds(atLeast: 0, atMost: most), "at least 0, finite"),
            (Shape.Bounds(above: 0x1p-150, atMost: 5), "above 0 if rounded to single precision, at most 5"),
            (Shape.Bounds(above: 0.5), "above 0.5"),
        ]
        for (bounds, words) in all { #expect(try line(.number(bounds)) == "a: number, \(words). A.") }
        #expect(try line(Int.shape) == "a: whole number. A.")
    }

    @Test func `a string that must not be empty is described as such`() throws {
        #expect(try line(.string(pattern: Shape.someText)) == "a: string, not empty. A.")
        #expect(try line(.array(.string(pattern: Shape.oneWord))).hasPrefix("a: list of string, one word, "))
        #expect(try line(.string(pattern: nil)) == "a: string. A.")
    }
}
