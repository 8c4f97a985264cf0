import Specification

/// roman.numeral: a number as a Roman numeral.
enum Numeral: Specification {
    static let id: SubsystemID = "roman.numeral"
    static let summary = "Writes a number as a Roman numeral."

    /// The numbers that have a numeral.
    static let range = 1...3999

    struct Input: Record {
        let number: Int

        static let form = Form(
            Input.init(number:), Member("number", { $0.number }, "The number to write.", .within(range)))
    }

    struct Output: Record {
        let numeral: String

        static let form = Form(
            Output.init(numeral:), Member("numeral", { $0.numeral }, "Letters of I, V, X, L, C, D and M."))
    }

    static func generate(from entropy: inout Entropy) -> Input {
        Input(number: entropy.once(in: 2) ? entropy.integer(in: 1...100) : entropy.integer(in: range))
    }

    /// Returns simpler inputs: the number without its first digits or its last digit, and the numbers from 1 to 10.
    static func simpler(than input: Input) -> [Input] {
        let shorter = [10, 100, 1000].map { input.number % $0 } + [input.number / 10]
        return (shorter + Array(1...10)).filter { (1..<input.number).contains($0) }.map(Input.init)
    }
}

extension Source.Document {
    static let schoolbook = Source.Document("schoolbook", about: "arithmetic for the fifth year")
}
