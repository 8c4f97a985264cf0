import Foundation
import Specification

/// The symbols of texts as numbers, which are equal if the scalars of the symbols are equal.
struct SymbolTexts {
    let texts: [String]
    /// The symbols of each text; equal symbols have the same number in all texts.
    let symbols: [[Int]]

    /// Divides texts into symbols by the laws of EDI-3.
    init(_ texts: [String], by law: Ruling<Distance.Law>) {
        self.init(texts, by: law(.symbol, Symbol.self), law)
    }

    init(_ texts: [String], by symbol: Symbol, _ law: Ruling<Distance.Law> = Ruling(.standard)) {
        var clusters: [[UInt32]: Int] = [:]
        func numbers(_ text: String) -> [Int] {
            switch symbol {
            case .utf16: text.utf16.map { Int($0) }
            case .scalar: text.unicodeScalars.map { Int($0.value) }
            case .grapheme:
                text.map { character in
                    let scalars = character.unicodeScalars.map(\.value)
                    let number = clusters[scalars] ?? clusters.count
                    clusters[scalars] = number
                    return number
                }
            }
        }
        symbols = texts.map { text in
            let given = law(
                .asGiven, numbers(text), not: numbers(text.lowercased()),
                or: numbers(text.precomposedStringWithCanonicalMapping))
            return law(.unicode, given, not: text.utf8.map { Int($0) })
        }
        self.texts = texts
    }

    func pair(_ a: Int, _ b: Int) -> SymbolPair { SymbolPair(symbols[a], symbols[b]) }

    /// The visible ASCII characters, beginning with the small letters.
    private static let letters = (Array(0x61...0x7E) + Array(0x21...0x60)).map { Unicode.Scalar($0 as UInt8) }

    /// The texts with a letter in place of each symbol; nil if there are not enough letters.
    ///
    /// It is also nil if a text begins or ends with an invisible scalar, since a program that wrongly trims
    /// texts may still divide them correctly.
    var lettered: [String]? {
        let ends = texts.flatMap { [$0.unicodeScalars.first, $0.unicodeScalars.last].compactMap { $0 } }
        let all = Set(symbols.joined()).sorted()
        guard all.count <= Self.letters.count, !ends.contains(where: \.isInvisible) else { return nil }
        let letters = Dictionary(uniqueKeysWithValues: zip(all, Self.letters))
        return symbols.map { symbols in
            String(String.UnicodeScalarView(symbols.compactMap { letters[$0] }))
        }
    }
}

extension Unicode.Scalar {
    var isInvisible: Bool { isWhiteSpace || properties.generalCategory == .format }
}
