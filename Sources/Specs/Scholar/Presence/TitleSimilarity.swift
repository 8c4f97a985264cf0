import Foundation
import JSON
import SharedSpecs
import Specification

/// The laws of scholar.similarity and scholar.distance that apply wherever titles are compared.
enum TitleLaw: String, LawName {
    case percent = "SIM-3a"
    case wholeAsWritten = "SIM-3b"
    case zero = "SIM-3c"
    case symbol = "EDI-3a"
    case unicode = "EDI-3b"
    case asGiven = "EDI-3c"

    var sentence: Statement {
        switch self {
        case .percent:
            .decision(
                "A percentage that is outside 0–100 or not whole is rejected as percent.invalid.",
                near: Source(.hIndexCalculate, "4.1"))
        case .wholeAsWritten: .decision("90.0 and 9e1 are whole numbers too.")
        case .zero:
            .decision(
                "At 0 % any two texts are similar, if the reading scholar.similarity.threshold is inclusive.")
        case .symbol:
            .source(
                """
                The reading scholar.distance.symbol says what one symbol is: by default a UTF-16 code unit, which \
                the source's string class compares.
                """, Source(.hIndexCalculate, "3.3", "4.5"))
        case .unicode:
            .standard(
                """
                Unicode defines code units, scalars and extended grapheme clusters (UAX #29). No symbol is a byte of \
                UTF-8.
                """, .unicode)
        case .asGiven:
            .decision(
                """
                Texts are compared as given, without normalisation or case folding. Where versions of Unicode divide \
                clusters differently (conjuncts of Indic scripts), Swift's standard library decides; no case has such \
                a text.
                """)
        }
    }
}

/// Compares titles with each other by the rules of scholar.similarity.
struct TitleSimilarity<Law: LawName> {
    private let law: Ruling<Law>
    private let similar: Law
    private let exactly: Law
    private let symbols: [[Int]]
    private let percent: Int
    private let threshold: SimilarityThreshold

    /// Divides texts into symbols.
    ///
    /// - Parameters:
    ///   - similar: The law that similar titles reach the percentage.
    ///   - exactly: The law that similarity and percentage are compared in integers.
    init(
        of texts: [String], at percent: Int, _ readings: Readings, _ law: Ruling<Law>, by similar: Law,
        _ exactly: Law
    ) {
        (self.law, self.similar, self.exactly, self.percent) = (law, similar, exactly, percent)
        threshold = law(similar, readings[SimilarityThreshold.self])
        let shared = law.under(TitleLaw.self)
        var numbers = SymbolNumbers(symbol: shared(.symbol, readings[Symbol.self]))
        symbols = texts.map { text in
            let text = shared(
                .asGiven, text, not: text.lowercased(), or: text.decomposedStringWithCanonicalMapping)
            return shared(.unicode, numbers.symbols(of: text), not: text.utf8.map { Int($0) })
        }
    }

    /// Returns whether two of the texts are similar; texts whose lengths differ too much are not compared further.
    func areSimilar(_ one: Int, _ other: Int) -> Bool {
        let (a, b) = (symbols[one], symbols[other])
        let length = max(a.count, b.count, 1)
        let asked = percent * length
        if 100 * (length - abs(a.count - b.count)) < asked { return false }
        let distance = Self.edits(a, b)
        let isInclusive = threshold == .inclusive
        let isEnough = law.isAtLeast(similar, 100 * (length - distance), isInclusive ? asked : asked + 1)
        let quotient = (1 - Double(distance) / Double(length)) * 100
        return law(
            exactly, isEnough, not: isInclusive ? quotient >= Double(percent) : quotient > Double(percent))
    }

    /// The edit distance: for each beginning of `a` one row, with the distances to all beginnings of `b`.
    private static func edits(_ a: [Int], _ b: [Int]) -> Int {
        var row = Array(0...b.count)
        for symbol in a {
            var diagonal = row[0]
            row[0] += 1
            for place in b.indices {
                let replaced = diagonal + (symbol == b[place] ? 0 : 1)
                diagonal = row[place + 1]
                row[place + 1] = min(replaced, diagonal + 1, row[place] + 1)
            }
        }
        return row[b.count]
    }
}

/// Symbols as numbers; symbols are equal if their scalars are.
struct SymbolNumbers {
    let symbol: Symbol
    private var clusters: [[UInt32]: Int] = [:]

    init(symbol: Symbol) { self.symbol = symbol }

    mutating func symbols(of text: String) -> [Int] {
        switch symbol {
        case .utf16: return text.utf16.map { Int($0) }
        case .scalar: return text.unicodeScalars.map { Int($0.value) }
        case .grapheme:
            return text.map { character in
                let scalars = character.unicodeScalars.map(\.value)
                let number = clusters[scalars] ?? clusters.count
                clusters[scalars] = number
                return number
            }
        }
    }

    /// Returns the texts with an ASCII letter in place of each symbol; nil if there are not enough letters.
    static func lettered(_ texts: [String], by symbol: Symbol) -> [String]? {
        var numbers = SymbolNumbers(symbol: symbol)
        let symbols = texts.map { numbers.symbols(of: $0) }
        let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789".unicodeScalars)
        let all = Set(symbols.joined()).sorted()
        guard all.count <= letters.count else { return nil }
        let written = Dictionary(uniqueKeysWithValues: zip(all, letters))
        return symbols.map { String(String.UnicodeScalarView($0.compactMap { written[$0] })) }
    }
}
