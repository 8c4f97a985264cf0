import Specification

extension Numeral {
    static let properties: [Property<Numeral>] = [
        .noRejection("Every number has a numeral.", from: .value),
        Property("The letters add up to the number.", from: .value) { trial, output in
            addsUp(output.numeral, to: trial.input.number)
        },
        Property("I, X, C and M occur at most three times in a row.", from: .repetition) { _, output in
            "IXCM".firstViolation { runs(of: $0, upTo: 3, in: output.numeral) }
        },
        Property("V, L and D occur at most once.", from: .once) { _, output in
            "VLD".firstViolation { letter in
                output.numeral.count { $0 == letter } > 1
                    ? .violated("\(output.numeral) has more than one \(letter)") : .holds
            }
        },
        Property(
            "If the next letter is worth more, the letter is I, X or C, and the next is worth at most ten times as much.",
            from: .tenfold
        ) { _, output in
            subtraction(output.numeral)
        },
    ]

    private static let values: [Character: Int] = [
        "I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000,
    ]

    private static func addsUp(_ numeral: String, to number: Int) -> Finding {
        if let other = numeral.first(where: { values[$0] == nil }) {
            return .violated("\(numeral) has the letter \(other), which has no value")
        }
        let letters = numeral.compactMap { values[$0] }
        let sum = letters.indices.reduce(0) { sum, place in
            let isLess = place + 1 < letters.count && letters[place] < letters[place + 1]
            return sum + (isLess ? -letters[place] : letters[place])
        }
        return sum == number ? .holds : .violated("\(numeral) is \(sum), not \(number)")
    }

    private static func runs(of letter: Character, upTo most: Int, in numeral: String) -> Finding {
        numeral.contains(String(repeating: letter, count: most + 1))
            ? .violated("\(numeral) has more than \(most) \(letter) in a row") : .holds
    }

    private static func subtraction(_ numeral: String) -> Finding {
        let letters = Array(numeral)
        for (letter, next) in zip(letters, letters.dropFirst()) {
            guard let less = values[letter], let greater = values[next], less < greater else { continue }
            if !"IXC".contains(letter) || greater > 10 * less {
                return .violated("\(numeral) has \(letter) before \(next)")
            }
        }
        return .holds
    }
}

extension String {
    /// Returns the first violation that `judge` finds for a character of the string, or `holds` if there is none.
    fileprivate func firstViolation(_ judge: (Character) -> Finding) -> Finding {
        reduce(.holds) { $0.and(judge($1)) }
    }
}
