import Specification

extension Numeral {
    private static let values: [Character: Int] = [
        "I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000,
    ]

    static func check(_ rule: Rule) -> Check<Numeral> {
        switch rule {
        case .value: Check(.property) { trial in ofLetters(trial) { addsUp($0, to: trial.input.number) } }
        case .repetition: Check(.property) { trial in ofLetters(trial, repetition) }
        case .subtraction: Check(.property) { trial in ofLetters(trial, subtraction) }
        }
    }

    /// Judges a numeral by its letters; one that has others adds up to nothing.
    private static func ofLetters(_ trial: Trial<Numeral>, _ judge: (String) -> Finding) -> Finding {
        guard let numeral = trial.outcome.output?.numeral else {
            return .violated("\(trial.input.number) was rejected; every number has a numeral")
        }
        if let other = numeral.first(where: { values[$0] == nil }) {
            return .violated("\(numeral) has the letter \(other), which has no value")
        }
        return judge(numeral)
    }

    private static func addsUp(_ numeral: String, to number: Int) -> Finding {
        let letters = numeral.compactMap { values[$0] }
        let sum = letters.indices.reduce(0) { sum, place in
            let isLess = place + 1 < letters.count && letters[place] < letters[place + 1]
            return sum + (isLess ? -letters[place] : letters[place])
        }
        return sum == number ? .holds : .violated("\(numeral) is \(sum), not \(number)")
    }

    private static func repetition(_ numeral: String) -> Finding {
        for (letter, most) in [("I", 3), ("X", 3), ("C", 3), ("M", 3), ("V", 1), ("L", 1), ("D", 1)]
        where numeral.contains(String(repeating: letter, count: most + 1)) {
            return .violated("\(numeral) has more than \(most) \(letter) in a row")
        }
        return .holds
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
