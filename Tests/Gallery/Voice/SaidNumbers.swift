import Catalogue

/// Finds spoken numbers by looking them up in a table of all numbers.
struct SaidNumbers {
    var takesAnd = false
    var shortest = false
    var bareHundred = false
    var accentNeeded = false
    var keepsZeros = false

    func first(_ words: ArraySlice<String>, isItalian: Bool) -> (count: Int, digits: String)? {
        guard let word = words.first else { return nil }
        if word.utf8.allSatisfy({ $0 > 0x2F && $0 < 0x3A }), !word.isEmpty {
            let digits = keepsZeros ? word[...] : word.drop { $0 == "0" }
            return (1, digits.isEmpty ? "0" : String(digits))
        }
        if isItalian { return Self.italian(word, accentNeeded).map { (1, String($0)) } }
        let lengths = (1...min(7, words.count)).filter { english(words.prefix($0)) != nil }
        guard let count = shortest ? lengths.first : lengths.last, let value = english(words.prefix(count))
        else {
            return nil
        }
        return (count, String(value))
    }

    private func english(_ words: ArraySlice<String>) -> Int? {
        var said = words.joined(separator: "-")
        if takesAnd { said = said.replacing("hundred-and-", with: "hundred-") }
        if bareHundred, said == "hundred" { return 100 }
        return Self.said[Array(said.utf8)]
    }

    private static let small = """
        zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
        eighteen nineteen
        """.spokenWords
    private static let tens = "- - twenty thirty forty fifty sixty seventy eighty ninety".spokenWords

    private static let said: [[UInt8]: Int] = {
        var hundred = small
        for ten in 2...9 { hundred += [tens[ten]] + (1...9).map { "\(tens[ten])-\(small[$0])" } }
        var all: [[UInt8]: Int] = [Array("zero".utf8): 0]
        for number in 1...9_999 {
            let (thousands, rest) = (number / 1_000, number % 1_000)
            let parts = [
                thousands > 0 ? "\(small[thousands])-thousand" : nil,
                rest >= 100 ? "\(small[rest / 100])-hundred" : nil,
                rest % 100 > 0 ? hundred[rest % 100] : nil,
            ]
            all[Array(parts.compactMap { $0 }.joined(separator: "-").utf8)] = number
        }
        return all
    }()

    // MARK: Italian

    private static let piccoli = """
        - uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici
        diciassette diciotto diciannove
        """.spokenWords
    private static let decine = "- - vent trent quarant cinquant sessant settant ottant novant".spokenWords

    /// The numbers from 1 to 99 in Italian words, without accents.
    private static let under100: [(text: String, value: Int)] =
        (1...99).map { value -> (text: String, value: Int) in
            if value < 20 { return (piccoli[value], value) }
            let vowel = value % 10 == 1 || value % 10 == 8 ? "" : value < 30 ? "i" : "a"
            return (decine[value / 10] + vowel + (value % 10 > 0 ? piccoli[value % 10] : ""), value)
        }

    private static func italian(_ word: String, _ accentNeeded: Bool) -> Int? {
        var word = word
        if word.utf8.elementsEqual("zero".utf8) { return 0 }
        if word.unicodeScalars.last == "\u{E9}" {
            word = String(word.dropLast()) + "e"
            guard word.hasSuffix("tre"), word != "tre" else { return nil }
        } else if accentNeeded, word.hasSuffix("tre"), word != "tre" {
            return nil
        }
        guard word.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
        let heads = [("", 0), ("mille", 1_000)] + (2...9).map { ("\(piccoli[$0])mila", $0 * 1_000) }
        let hundreds = [("", 0), ("cento", 100)] + (2...9).map { ("\(piccoli[$0])cento", $0 * 100) }
        for (head, thousand) in heads where word.hasPrefix(head) {
            let rest = word.dropFirst(head.count)
            if rest.isEmpty, thousand > 0 { return thousand }
            for (middle, hundred) in hundreds {
                if rest == middle, hundred > 0 { return thousand + hundred }
                for (text, value) in under100 {
                    if rest == middle + text { return thousand + hundred + value }
                    let isElided = hundred > 0 && (text.hasPrefix("o") || text.hasPrefix("u"))
                    if isElided, rest == middle.dropLast() + text { return thousand + hundred + value }
                }
            }
        }
        return nil
    }
}
