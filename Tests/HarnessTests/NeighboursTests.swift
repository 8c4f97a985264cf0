import JSON
import Specification
import Testing

/// Values that differ in one part only.
struct NeighboursTests {
    private static let shape = Shape.record([
        .required("list", .array(.record([.required("n", .integer(), "A number.")])), "A list."),
        .required("is", .boolean, "A truth."),
        .optional("word", .choice(["a", "b"]), "A choice."),
    ])

    private static func neighbours(_ text: String) throws -> [String] {
        shape.neighbours(of: try JSONReader.value(of: text)).map {
            "\($0.part) \(JSONWriter.text(of: $0.value))"
        }
    }

    @Test func `each neighbour differs only in the part that it names`() throws {
        #expect(
            try Self.neighbours(#"{"list":[{"n":1},{"n":5}],"is":true,"word":"b"}"#) == [
                #"$.list[0] {"list":[{"n":5}],"is":true,"word":"b"}"#,
                #"$.list[0].n {"list":[{"n":2},{"n":5}],"is":true,"word":"b"}"#,
                #"$.list[0].n {"list":[{"n":0},{"n":5}],"is":true,"word":"b"}"#,
                #"$.list[1] {"list":[{"n":1}],"is":true,"word":"b"}"#,
                #"$.list[1].n {"list":[{"n":1},{"n":6}],"is":true,"word":"b"}"#,
                #"$.list[1].n {"list":[{"n":1},{"n":4}],"is":true,"word":"b"}"#,
                #"$.is {"list":[{"n":1},{"n":5}],"is":false,"word":"b"}"#,
                #"$.word {"list":[{"n":1},{"n":5}],"is":true,"word":"a"}"#,
            ])
    }

    @Test func `an input without parts has no neighbours`() throws {
        #expect(try Self.neighbours(#"{"list":[]}"#).isEmpty)
        #expect(Shape.any.neighbours(of: .null).isEmpty)
    }
}
