/// A line number that was spoken in digits or in words.
struct SpokenNumber: Equatable {
    /// The number of spoken words that form the line number.
    var count: Int
    var digits: String
}

extension SpokenNumber {
    /// Reads the longest number that the lower-cased words begin with; nil if they do not begin with a number.
    init?(_ words: ArraySlice<String>, inItalian isItalian: Bool) {
        guard let first = words.first else { return nil }
        if first.utf8.allSatisfy({ (0x30...0x39).contains($0) }), !first.isEmpty {
            let digits = first.drop { $0 == "0" }
            (count, self.digits) = (1, digits.isEmpty ? "0" : String(digits))
        } else if isItalian {
            guard let value = Self.italian(first) else { return nil }
            (count, digits) = (1, String(value))
        } else {
            // A number has at most six words: one thousand one hundred twenty one.
            let found = (1...min(6, words.count)).reversed().lazy.compactMap { count in
                Self.english(words.prefix(count).flatMap(Self.parted)).map { (count, String($0)) }
            }
            guard let longest = found.first else { return nil }
            (count, digits) = longest
        }
    }

    /// Reads an English number and skips each "and" in it, as a program that breaks the law does.
    init?(skippingAnds words: ArraySlice<String>) {
        self.init(words.prefix(7).filter { $0 != "and" }[...], inItalian: false)
        let ands = words.prefix(count + 1).count { $0 == "and" }
        count = min(words.count, count + ands)
    }

    private static func parted(_ word: String) -> [String] {
        word.unicodeScalars.split(separator: "-", omittingEmptySubsequences: false).map { String($0) }
    }

    // MARK: English

    private static let ones = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
    private static let teens = [
        "ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
        "nineteen",
    ]
    private static let tens = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]

    private static func english(_ words: [String]) -> Int? {
        if words == ["zero"] { return 0 }
        var rest = words[...]
        var value = 0
        func take(_ list: [String]) -> Int? {
            guard let word = rest.first, let place = list.firstIndex(of: word) else { return nil }
            rest.removeFirst()
            return place
        }
        for (unit, name) in [(1_000, "thousand"), (100, "hundred")] where rest.dropFirst().first == name {
            guard let digit = take(ones) else { return nil }
            rest.removeFirst()
            value += (digit + 1) * unit
        }
        if let ten = take(tens) {
            value += (ten + 2) * 10 + (take(ones).map { $0 + 1 } ?? 0)
        } else if let teen = take(teens) {
            value += teen + 10
        } else if let one = take(ones) {
            value += one + 1
        }
        return rest.isEmpty && value > 0 ? value : nil
    }

    // MARK: Italian

    private static let uno = ["uno", "due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove"]
    private static let dieci = [
        "dieci", "undici", "dodici", "tredici", "quattordici", "quindici", "sedici", "diciassette",
        "diciotto", "diciannove",
    ]
    private static let venti = [
        "venti", "trenta", "quaranta", "cinquanta", "sessanta", "settanta", "ottanta", "novanta",
    ]

    private static func italian(_ word: String) -> Int? {
        guard word.unicodeScalars.allSatisfy({ ("a"..."z").contains($0) || $0 == "\u{E9}" }) else {
            return nil
        }
        if word == "zero" { return 0 }
        var (rest, value) = (word, 0)
        if word.hasPrefix("mille") {
            (rest, value) = (String(word.dropFirst(5)), 1_000)
        } else if let place = (1..<9).first(where: { word.hasPrefix(uno[$0] + "mila") }) {
            (rest, value) = (String(word.dropFirst(uno[place].count + 4)), (place + 1) * 1_000)
        }
        if rest.isEmpty { return value > 0 ? value : nil }
        return hundreds(rest, isAlone: value == 0).map { value + $0 }
    }

    private static func hundreds(_ word: String, isAlone: Bool) -> Int? {
        if let value = tens(word, isAlone: isAlone) { return value }
        for place in 0..<9 {
            let head = (place == 0 ? "" : uno[place]) + "cento"
            if word == head { return (place + 1) * 100 }
            // The last letter of "cento" may be missing before "o" or "u": centotto, centuno.
            for start in [head, String(head.dropLast())] where word.hasPrefix(start) {
                let tail = String(word.dropFirst(start.count))
                let isAllowed = start == head || tail.hasPrefix("o") || tail.hasPrefix("u")
                if isAllowed, let rest = tens(tail, isAlone: false) { return (place + 1) * 100 + rest }
            }
        }
        return nil
    }

    /// Reads a number from 1 to 99; nil if the word is not such a number. On its own, `tré` does not count as one.
    private static func tens(_ word: String, isAlone: Bool) -> Int? {
        if let place = uno.firstIndex(of: word) { return place + 1 }
        if let place = dieci.firstIndex(of: word) { return place + 10 }
        if word == "tr\u{E9}" { return isAlone ? nil : 3 }
        for (place, name) in venti.enumerated() {
            if word == name { return (place + 2) * 10 }
            for (digit, one) in uno.enumerated() {
                let isElided = digit == 0 || digit == 7
                let whole = (isElided ? String(name.dropLast()) : name) + one
                if word == whole || digit == 2 && word == name + "tr\u{E9}" {
                    return (place + 2) * 10 + digit + 1
                }
            }
        }
        return nil
    }
}
