import JSON
import Testing

@testable import Specification

/// A specification only for tests, with two laws.
enum Echo: Specification {
    static let id: SubsystemID = "test.echo"
    static let summary = "Gives a value back."

    enum Law: LawName {
        typealias Subsystem = Echo
        case one, ties
    }

    static let source = Source(Source.Document("tests", about: "the claims of these tests"), "1")
    static let laws: Laws<Echo> = [
        ("ONE-1a", .one, .source(source)): "The output equals the input.",
        ("ONE-1b", .ties, .shared): Sentence(.decision, "Equal inputs give equal outputs."),
    ]

    static func derive(_ input: Int, by law: Ruling<Law>) throws(Rejection) -> Int { input }
    static func generate(from entropy: inout Entropy) -> Int { 0 }
}

/// Tests that a table of laws states each law once, with one id and one basis.
struct LawsTests {
    private func mistake(_ table: (Laws<Echo>.Key, Sentence)...) -> String? {
        Laws<Echo>.mistake(in: table)
    }

    @Test
    func `laws keep the order of the table, each with the id, the basis and the sentence of its line`() {
        #expect(Echo.laws.all.map(\.id) == ["ONE-1a", "ONE-1b"])
        #expect(Echo.Law.allCases.map(\.id) == ["ONE-1a", "ONE-1b"])
        #expect(Echo.laws.all.map(\.basis) == [.source, .decision])
        #expect(Echo.laws[law: "ONE-1b"]?.statement.text == "Equal inputs give equal outputs.")
    }

    @Test func `a subsystem that adopts clauses from another subsystem keeps the ids of its own laws`() {
        #expect(Echo.laws.with(Echo.laws, of: "ONE-1").id(of: .ties) == "ONE-1b")
    }

    @Test func `each law is stated exactly once`() {
        #expect(
            mistake((("ONE-1a", .one, .decision), "One."))
                == "test.echo must state the law ties exactly once, not 0 times")
        #expect(
            mistake((("ONE-1a", .one, .source(Echo.source)), "One."), (("ONE-1b", .ties, .decision), "Two."))
                == nil)
        #expect(
            mistake(
                (("ONE-1a", .one, .decision), "One."), (("ONE-1b", .ties, .decision), "Two."),
                (("ONE-1c", .ties, .decision), "Three."))
                == "test.echo must state the law ties exactly once, not 2 times")
    }

    @Test func `no two laws have the same id`() {
        #expect(
            mistake((("ONE-1a", .one, .decision), "One."), (("ONE-1a", .ties, .decision), "Two."))
                == "test.echo must not use the id ONE-1a twice")
    }

    @Test func `a law has exactly one basis`() {
        let one: (Laws<Echo>.Key, Sentence) = (("ONE-1a", .one, .decision), "One.")
        #expect(
            mistake(one, (("ONE-1b", .ties, .shared), "Two."))
                == "ONE-1b is `.shared`, but its sentence has no basis")
        #expect(
            mistake(one, (("ONE-1b", .ties, .decision), Sentence(.decision, "Two.")))
                == "ONE-1b must be `.shared`, since its sentence has a basis")
        #expect(
            mistake(one, (("ONE-1b", .ties, .shared), Sentence(.source(Echo.source), "Two."))) == nil)
    }

    @Test func `an id consists of the id of a clause and a letter`() {
        for id: LawID in ["ONE-1", "ONEa", ""] {
            #expect(
                mistake(((id, .one, .source(Echo.source)), "One."), (("ONE-1b", .ties, .decision), "Two."))
                    == "the id \(id) must be the id of a clause followed by a letter, such as ONE-1a")
        }
    }

    @Test func `at least one law of each clause names a section`() {
        #expect(
            mistake(
                (("ONE-1a", .one, .source(Echo.source)), "One."), (("TWO-1a", .ties, .decision), "Two."))
                == "a law of TWO-1 must name a section, as in `.decision(near: document, \"1\")`")
    }
}
