import VoiceSpecs

/// Tables of all line numbers that can be said in words. Clause: CMD-1
public enum LineNumbers {
    /// Returns the longest number at the beginning of the lower-case words, as a count of words and as digits; nil if
    /// there is no number.
    static func longest(_ words: ArraySlice<String>, language: String) -> (count: Int, digits: String)? {
        guard let first = words.first else { return nil }
        if !first.isEmpty, first.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) {
            let digits = first.drop { $0 == "0" }
            return (1, digits.isEmpty ? "0" : String(digits))
        }
        if language == "it" { return italian[Array(first.utf8)].map { (1, String($0)) } }
        var said: [UInt8] = []
        var found: (count: Int, digits: String)?
        for (index, word) in words.prefix(6).enumerated() {
            // A hyphen counts as a space.
            said += (index > 0 ? [0x20] : []) + word.utf8.map { $0 == 0x2D ? 0x20 : $0 }
            if let number = english[said] { found = (index + 1, String(number)) }
        }
        return found
    }

    // MARK: English

    private static let below20 = [
        "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
        "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
    ]
    private static let tens = [
        "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
    ]

    private static let english = Dictionary(
        uniqueKeysWithValues: (0...Commands.greatestSpokenNumber).map { (Array(inEnglish($0).utf8), $0) })

    /// Returns a non-negative number in English words, with one space between them.
    public static func inEnglish(_ number: Int) -> String {
        for (unit, name) in [(1_000, "thousand"), (100, "hundred")] where number >= unit {
            let rest = number % unit
            return "\(below20[number / unit]) \(name)" + (rest > 0 ? " \(inEnglish(rest))" : "")
        }
        if number < 20 { return below20[number] }
        return tens[number / 10] + (number % 10 > 0 ? " \(below20[number % 10])" : "")
    }

    // MARK: Italian

    private static let menoDi20 = [
        "", "uno", "due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove", "dieci", "undici",
        "dodici", "tredici", "quattordici", "quindici", "sedici", "diciassette", "diciotto", "diciannove",
    ]
    private static let decine = [
        "", "", "venti", "trenta", "quaranta", "cinquanta", "sessanta", "settanta", "ottanta", "novanta",
    ]

    private static let italian: [[UInt8]: Int] = {
        var table = [Array("zero".utf8): 0]
        for number in 1...Commands.greatestSpokenNumber {
            for word in inItalian(number) {
                table[Array(word.utf8)] = number
                // At the end of a compound number, `tre` may have an accent.
                if word.hasSuffix("tre"), number != 3 {
                    table[Array((word.dropLast() + "\u{E9}").utf8)] = number
                }
            }
        }
        return table
    }()

    /// Returns all Italian spellings of a number, without accents.
    private static func inItalian(_ number: Int) -> [String] {
        if number < 20 { return [menoDi20[number]] }
        if number < 100 {
            let (ten, one) = (decine[number / 10], menoDi20[number % 10])
            return [one == "uno" || one == "otto" ? ten.dropLast() + one : ten + one]
        }
        let isHundred = number < 1_000
        let (unit, digit) = (isHundred ? 100 : 1_000, number / (isHundred ? 100 : 1_000))
        let head =
            digit == 1 ? (isHundred ? "cento" : "mille") : menoDi20[digit] + (isHundred ? "cento" : "mila")
        let tails = inItalian(number % unit)
        let elided = tails.filter { isHundred && ($0.hasPrefix("o") || $0.hasPrefix("u")) }
        return tails.map { head + $0 } + elided.map { head.dropLast() + $0 }
    }
}
