import Specification

/// Repeatedly appends the letters of the greatest value that fits, and subtracts this value from the number.
extension Numeral: Referenced {
    private static let parts = [
        (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"),
        (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
    ]

    static func answer(_ input: Input, readings: Readings) throws(Rejection) -> Output {
        var rest = input.number
        var numeral = ""
        for (value, letters) in parts {
            while rest >= value {
                numeral += letters
                rest -= value
            }
        }
        return Output(numeral: numeral)
    }
}
