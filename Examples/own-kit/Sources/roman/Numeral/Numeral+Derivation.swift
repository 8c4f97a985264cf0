import Specification

extension Numeral {
    /// The letters for one, five and ten times each power of ten; there is no letter for 5,000.
    private static let letters = [
        (1000, "M", "", ""), (100, "C", "D", "M"), (10, "X", "L", "C"), (1, "I", "V", "X"),
    ]

    /// Writes the number digit by digit.
    static func derive(_ input: Input, by law: Ruling<Law>) throws(Rejection) -> Output {
        var numeral = ""
        for (power, one, five, ten) in letters {
            let digit = input.number / power % 10
            let ones = digit % 5
            if law.isAtMost(.repetition, ones, 3) {
                numeral += (digit >= 5 ? five : "") + String(repeating: one, count: ones)
            } else if ones == 4 {
                let greater = digit == 4 ? five : ten
                numeral += law(.before, one + greater, not: greater + one)
            }
        }
        return Output(numeral: law.shows(.value, numeral))
    }
}
