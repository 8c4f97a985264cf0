import JSON
import Specification

/// A specification for tests, with a reading that decides how wrong an outcome is if the law is broken.
enum Cap: Specification {
    static let id: SubsystemID = "test.cap"
    static let summary = "Returns a number up to 9 unchanged."

    struct Number: Record {
        let n: Int

        static let form = Form(Number.init(n:), Member("n", { $0.n }, "The number.", .within(0...9)))
    }

    typealias Input = Number
    typealias Output = Number

    /// A reading that changes only the outcomes of the mutant.
    enum WrongCap: String, ReadingOption {
        case small, large

        static let reading = Reading(
            "test.cap.error", "Which maximum does the mutant use?", source: source,
            options: .init("small", "8 instead of 9"), .init("large", "3 instead of 9"))
    }

    enum Law: LawName {
        typealias Subsystem = Cap
        case cap
    }

    private static let source = Source(Source.Document("tests", about: "what these tests say"), "1")
    static let laws: Laws<Cap> = [("CAP-1a", .cap, .source(source)): "No number is more than 9."]
    static let readings = [WrongCap.reading]

    static func derive(_ input: Number, by law: Ruling<Law>) throws(Rejection) -> Number {
        let wrong = law.readings[WrongCap.self] == .small ? 8 : 3
        return Number(n: min(input.n, law(.cap, 9, not: wrong)))
    }

    static let properties: [Property<Cap>] = []

    static func generate(from entropy: inout Entropy) -> Number { Number(n: entropy.integer(in: 0...9)) }
}
