import Harness
import Specification

/// A specification only for tests, with laws that no outcome can distinguish.
enum Twins: Specification {
    static let id: SubsystemID = "test.twins"
    static let summary = "Returns a number unchanged."

    struct Number: Record {
        let n: Int

        static let form = Form(Number.init(n:), Member("n", { $0.n }, "The number.", .within(0...9)))
    }

    typealias Input = Number
    typealias Output = Number

    enum Law: LawName {
        typealias Subsystem = Twins
        case kept, notRaised, notLowered
    }

    private static let source = Source(Source.Document("tests", about: "what these tests say"), "1")
    static let laws: Laws<Twins> = [
        ("TWI-1a", .kept, .source(source)): "The number is unchanged.",
        ("TWI-1b", .notRaised, .source(source)): "The number is not raised.",
        ("TWI-1c", .notLowered, .source(source)): "The number is not lowered.",
    ]
    static let readings: [Reading] = []

    static func derive(_ input: Number, by law: Ruling<Law>) throws(Rejection) -> Number {
        let kept = law(.kept, input.n, not: input.n + 1)
        return Number(n: law(.notLowered, law(.notRaised, kept, not: kept + 1), not: kept - 1))
    }

    static let properties: [Property<Twins>] = []

    static func generate(from entropy: inout Entropy) -> Number { Number(n: entropy.integer(in: 0...9)) }
}
