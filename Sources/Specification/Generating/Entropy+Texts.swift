/// Random strings, from plain words to symbols that programs often handle wrongly.
extension Entropy {
    /// Returns a symbol that a person sees as one character, and that consists of one or more Unicode scalars.
    public mutating func symbol() -> String { one(of: one(of: Symbols.alphabets)) }

    /// Returns a string of symbols, which are usually all from one alphabet.
    public mutating func text(upTo length: Int) -> String {
        let alphabet = one(of: Symbols.alphabets)
        let mixes = once(in: 4)
        return list(upTo: length) { $0.one(of: mixes ? $0.one(of: Symbols.alphabets) : alphabet) }.joined()
    }

    /// Returns a word, which has at least one scalar and no white space.
    public mutating func word() -> String {
        if below(3) < 2 { return one(of: Symbols.words) }
        let word = text(upTo: 8).unicodeScalars.filter { !$0.isWhiteSpace && !$0.isControl }
        return word.isEmpty ? "a" : String(String.UnicodeScalarView(word))
    }

    /// Returns a string that is similar to the given one, and is made from it by the given number of random edits.
    public mutating func edited(_ text: String, edits: Int) -> String {
        var scalars = Array(text.unicodeScalars)
        for _ in 0..<edits {
            let place = integer(in: 0...scalars.count)
            let symbol = Array(symbol().unicodeScalars)
            switch below(3) {
            case 0 where place < scalars.count: scalars.remove(at: place)
            case 1 where place < scalars.count: scalars.replaceSubrange(place...place, with: symbol)
            default: scalars.insert(contentsOf: symbol, at: place)
            }
        }
        return String(String.UnicodeScalarView(scalars))
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is a control character (general category Cc), which some programs cannot handle in a string.
    package var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }
}

private enum Symbols {
    static let alphabets: [[String]] = [
        ["a", "b"],
        ["a", "b", "c", "d", "e", "x", "y", "z", " "],
        [
            "A", "b", "C", "0", "1", "9", "_", "-", "'", "\"", "\\", "/", ".", ",", "%", "#", "?", "&", "<",
            "{",
        ],
        ["é", "è", "ß", "ñ", "Å", "ø", "ł", "æ", "İ", "ı", "ŉ", "ǆ", "Ǆ", "ﬁ", "ſ"],
        ["α", "Σ", "ς", "σ", "Ο", "ΐ", "Ж", "я", "ა", "Ա", "և"],
        ["漢", "字", "か", "한", "า", "ا", "ש", "٣", "７"],
        ["😀", "🚲", "👩‍👩‍👧", "👍🏽", "🇫🇷", "❤️", "𝔘", "𐐀"],
        ["e\u{301}", "\u{301}", "\u{200D}", "\u{200B}", "\u{FEFF}", "\u{202E}", "a\u{308}\u{304}"],
        [" ", "\u{A0}", "\u{3000}", "\u{2028}", "\u{85}", "\t", "\n"],
    ]

    static let words = [
        "my", "value", "a", "b", "x", "counter", "Name", "URL", "json", "3d", "i", "HTTP2", "l'auto",
        "perché",
        "straße", "ΟΔΟΣ", "naïve", "O'Brien", "co-op", "1", "42",
    ]
}
