import Benchmarking
import Catalogue
import Reference
import Specification

extension Distance: Benchmarked {
    public static let unit = "pair"
    public static let dimension = "symbols"
    public static let quickSize = 59

    /// Pairs of strings of several lengths; for example, one or two words have 16 symbols, a title has 59, and an
    /// abstract has 1000.
    public static let workloads: [Workload<Distance>] =
        [16, 59, 200, 1000].flatMap { length in
            [
                workload("unrelated", Alphabet.latin, length: length, share: nil),
                workload("5 % edited", Alphabet.latin, length: length),
            ]
        } + [
            workload("Greek, 5 % edited", Alphabet.greek, length: 59),
            workload("Chinese, 5 % edited", Alphabet.chinese, length: 59),
            workload("Latin by scalars, 5 % edited", Alphabet.latin, length: 59, by: .scalar),
            workload("Latin by graphemes, 5 % edited", Alphabet.latin, length: 59, by: .grapheme),
            workload("emoji by graphemes, 5 % edited", Alphabet.emoji, length: 59, by: .grapheme),
        ]

    /// Returns a workload of strings that have about `length` symbols each.
    ///
    /// - Parameter share: The number of edits between two strings, divided by `length`; nil for unrelated strings.
    private static func workload(
        _ kind: String, _ alphabet: [Character], length: Int, share: Double? = 0.05, by symbol: Symbol? = nil
    ) -> Workload<Distance> {
        var texts = TextGenerator(chance: SplitMix(seed: UInt64(length)))
        let edits = share.map { max(1, Int((Double(length) * $0).rounded())) }
        let inputs = (0..<max(4, 1600 / length)).map { _ in
            let a = texts.text(length, alphabet)
            return Input(a: a, b: edits.map { texts.edited(a, $0, alphabet) } ?? texts.text(length, alphabet))
        }
        return Workload(
            kind, size: length, unitsPerInput: 1, inputs: inputs,
            readings: symbol.map(Readings.standard.with) ?? .standard)
    }

    /// Strings with about as many symbols as a machine word has bits, and strings whose symbols are hard to distinguish
    /// or count.
    public static let boundaryInputs: [Input] = {
        let odd = [
            "", "a", "e\u{301}", "\u{E9}", "\r\n", "\n\r", "\0", "\u{FFFF}", "😀", "😁", "𝔘", "\u{10FFFF}",
            "🇫🇷🇮🇹", "🇫🇷🇷🇮", "👩‍👩‍👧", "👩‍👩‍👦", "각", "\u{1100}\u{1161}\u{11A8}", "ﬁ", "fi", "ǆ", "İ",
            "i\u{307}", "ß", "漢字",
        ]
        let oddPairs = odd.enumerated().flatMap { index, a in odd[index...].map { Input(a: a, b: $0) } }
        let lengths = [1, 31, 32, 33, 63, 64, 65, 127, 128, 129, 191, 192, 193]
        let longPairs = lengths.flatMap { length -> [Input] in
            let many = String((0..<length).map { Alphabet.chinese[257 * $0 % 500] })
            let few = String(String(repeating: "abbcabcccab", count: 18).prefix(length))
            let emoji = String(repeating: "😀", count: (length + 1) / 2)
            return [
                Input(a: few, b: few), Input(a: few, b: "a" + few.dropLast()), Input(a: few, b: many),
                Input(a: many, b: String(many.reversed())), Input(a: many, b: "x" + many.dropFirst()),
                Input(a: emoji, b: "😁" + emoji.dropLast()), Input(a: few, b: few + few.dropLast()),
                Input(a: few, b: ""),
            ]
        }
        return oddPairs + longPairs
    }()

    public static func randomInputs(seed: UInt64) -> [Input] {
        var texts = TextGenerator(chance: SplitMix(seed: seed))
        let alphabets = [
            Array("ab"), Alphabet.latin, Alphabet.greek, Alphabet.chinese, Alphabet.emoji, Array("aé漢😀ΣЖ"),
            ["e", "e\u{301}", "\u{E9}", "\r\n", "👩‍👩‍👧", "x"],
        ]
        return (0..<60).map { _ in
            let alphabet = alphabets.randomElement(using: &texts.chance) ?? ["a"]
            let length = [5, 31, 63, 64, 65, 90, 127, 128, 129, 140].randomElement(using: &texts.chance) ?? 0
            let a = texts.text(length, alphabet)
            let edits = Int.random(in: 0...24, using: &texts.chance)
            if edits <= 12 { return Input(a: a, b: texts.edited(a, edits, alphabet)) }
            return Input(a: a, b: texts.text(Int.random(in: 0...140, using: &texts.chance), alphabet))
        }
    }
}

/// Alphabets whose symbols have one, two, three or many bytes.
private enum Alphabet {
    static let latin: [Character] = Array("abcdefghijklmnopqrstuvwxyz    ")
    static let greek: [Character] = Array("αβγδεζηθικλμνξοπρστυφχψω    ")
    static let chinese = (0..<500).compactMap { Unicode.Scalar(0x4E00 + 41 * $0) }.map { Character($0) }
    static let emoji: [Character] = Array("😀🚲🇫🇷👩‍👩‍👧👍🏽e\u{301}❤️ ")
}

/// A generator of random strings, and of strings that differ from them by a given number of edits.
private struct TextGenerator {
    var chance: SplitMix

    mutating func text(_ length: Int, _ alphabet: [Character]) -> String {
        String((0..<length).compactMap { _ in alphabet.randomElement(using: &chance) })
    }

    /// Returns the string after a number of edits, each at a random place and of a random kind.
    mutating func edited(_ text: String, _ edits: Int, _ alphabet: [Character]) -> String {
        var symbols = Array(text)
        for _ in 0..<edits {
            let letter = alphabet.randomElement(using: &chance) ?? "x"
            chance.edit(&symbols, replacement: letter, insertion: letter)
        }
        return String(symbols)
    }
}

extension SplitMix {
    /// Removes, replaces or inserts a symbol at a random place.
    mutating func edit(_ symbols: inout [Character], replacement: Character, insertion: Character) {
        let place = Int.random(in: 0...symbols.count, using: &self)
        switch Int.random(in: 0..<3, using: &self) {
        case 1 where place < symbols.count: symbols.remove(at: place)
        case 2 where place < symbols.count: symbols[place] = replacement
        default: symbols.insert(insertion, at: place)
        }
    }
}
