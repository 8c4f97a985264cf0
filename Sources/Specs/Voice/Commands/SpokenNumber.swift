/// A line number that was spoken in digits or in words.
struct SpokenNumber: Equatable {
    /// The number of spoken words that form the line number.
    var count: Int
    var digits: String
}

extension SpokenNumber {
    /// Reads the longest number at the beginning of the lower-cased words; nil if no number is there.
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

    /// Reads an English number, but wrongly skips each "and" in it.
    init?(skippingAnds words: ArraySlice<String>) {
        self.init(words.prefix(7).filter { $0 != "and" }[...], inItalian: false)
        let ands = words.prefix(count + 1).count { $0 == "and" }
        count = min(words.count, count + ands)
    }

    private static func parted(_ word: String) -> [String] {
        word.unicodeScalars.split(separator: "-", omittingEmptySubsequences: false).map { String($0) }
    }

    // MARK: English

    private static let below20 = [
        "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
        "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
    ]
    private static let ones = Array(below20.prefix(9))
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
        } else if let one = take(below20) {
            value += one + 1
        }
        return rest.isEmpty && value > 0 ? value : nil
    }

    // MARK: Italian

    private static let sotto20 = [
        "uno", "due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove", "dieci", "undici", "dodici",
        "tredici", "quattordici", "quindici", "sedici", "diciassette", "diciotto", "diciannove",
    ]
    private static let uno = Array(sotto20.prefix(9))
    private static let venti = [
        "venti", "trenta", "quaranta", "cinquanta", "sessanta", "settanta", "ottanta", "novanta",
    ]

    private static func italian(_ word: String) -> Int? {
        guard word.unicodeScalars.allSatisfy({ ("a"..."z").contains($0) || $0 == "\u{E9}" }) else {
            return nil
        }
        if word == "zero" { return 0 }
        // A final accent may be missing, but the word `tré` alone is not a number.
        let isAccented = word.hasSuffix("tr\u{E9}") && word != "tr\u{E9}"
        return withoutAccent(isAccented ? word.dropLast() + "e" : word)
    }

    private static func withoutAccent(_ word: String, below limit: Int = 10_000) -> Int? {
        for (unit, single, several) in [(1_000, "mille", "mila"), (100, "cento", "cento")] where unit < limit
        {
            for (place, one) in uno.enumerated() {
                let head = place == 0 ? single : one + several
                if word == head { return (place + 1) * unit }
                // The last letter of "cento" may be missing before "o" or "u": centotto, centuno.
                for start in [head, String(head.dropLast())] where word.hasPrefix(start) {
                    let tail = String(word.dropFirst(start.count))
                    let isElided = unit == 100 && (tail.hasPrefix("o") || tail.hasPrefix("u"))
                    if start == head || isElided, let rest = withoutAccent(tail, below: unit) {
                        return (place + 1) * unit + rest
                    }
                }
            }
        }
        return below100(word)
    }

    private static func below100(_ word: String) -> Int? {
        if let place = sotto20.firstIndex(of: word) { return place + 1 }
        for (place, name) in venti.enumerated() {
            if word == name { return (place + 2) * 10 }
            for (digit, one) in uno.enumerated() {
                let isElided = one == "uno" || one == "otto"
                if word == (isElided ? String(name.dropLast()) : name) + one {
                    return (place + 2) * 10 + digit + 1
                }
            }
        }
        return nil
    }
}
