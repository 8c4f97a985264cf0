import JSON
import Specification
import Testing

/// Tests of records that include the members of another record, and of bounds for numbers in arrays.
struct RecordTests {
    private struct Name: Record {
        let first: String
        let last: String?

        static let form = Form(
            Name.init(first:last:), Member("first", { $0.first }, "Given.", .someText),
            Member("last", { $0.last }, "Of the family."))
    }

    private struct Player: Record {
        let number: Int
        let name: Name
        let scores: [[Int]]

        static let form = Form(
            Player.init(number:name:scores:), Member("number", { $0.number }, "On the shirt."),
            Member(membersOf: { $0.name }),
            Member("scores", { $0.scores }, "One list a match.", .each(.each(.within(0...9)))))
    }

    private func misfit(_ json: String) throws -> Misfit {
        let value = try JSONReader.value(of: json)
        return try #require(throws: Misfit.self) { _ = try Player(value) }
    }

    @Test(arguments: [
        #"{"number":7,"first":"Ada","last":"L","scores":[[1],[]]}"#,
        #"{"number":7,"first":"Ada","scores":[]}"#,
    ])
    func `the members of an included record are written beside the other members`(json: String) throws {
        let value = try JSONReader.value(of: json)
        let player = try Player(value)
        #expect(player.name.first == "Ada")
        #expect(JSONWriter.text(of: player.value) == json)
        #expect(Player.shape.admits(value))
    }

    @Test func `the shape of a record lists the members in the same order as the form`() {
        guard case .record(let fields) = Player.shape else {
            Issue.record("a record is expected")
            return
        }
        #expect(fields.map(\.name) == ["number", "first", "last", "scores"])
    }

    @Test(arguments: [
        (#"{"number":7,"scores":[]}"#, "$", "\"first\" is missing"),
        (#"{"number":7,"first":"","scores":[]}"#, "$.first", "not empty"),
        (#"{"number":7,"first":"Ada","nick":"A","scores":[]}"#, "$", "\"nick\" is unknown"),
        (
            #"{"number":7,"first":"Ada","scores":[[0],[9,10]]}"#, "$.scores[1][1]",
            "a whole number from 0 to 9 is expected, not 10"
        ),
    ])
    func `the error for an invalid value names the value's path`(json: String, path: String, problem: String)
        throws
    {
        let misfit = try misfit(json)
        #expect(misfit.path.description == path)
        #expect(misfit.problem.contains(problem))
    }
}
