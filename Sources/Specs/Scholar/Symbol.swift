import JSON
import Specification

/// What counts as one symbol of a text.
public enum Symbol: String, ReadingOption {
    case utf16, scalar, grapheme

    public static let reading = Reading(
        "scholar.distance.symbol", "What is one symbol of a text?",
        source: Source(.hIndexCalculate, "3.3", "4.5"),
        options: .init("utf16", "a UTF-16 code unit, which is what the source's string class compares"),
        .init("scalar", "a Unicode scalar (code point)"),
        .init("grapheme", "an extended grapheme cluster (UAX #29), equal only when its scalars are"))
}

/// A text as the symbols that a reading makes of it; symbols are equal when their scalars are.
public enum SymbolSequence: Sendable, Equatable {
    case units([UInt32])
    case clusters([[UInt32]])

    public init(_ text: String, by symbol: Symbol) {
        switch symbol {
        case .utf16: self = .units(text.utf16.map(UInt32.init))
        case .scalar: self = .units(text.unicodeScalars.map(\.value))
        case .grapheme: self = .clusters(text.map { $0.unicodeScalars.map(\.value) })
        }
    }

    public var count: Int {
        switch self {
        case .units(let units): units.count
        case .clusters(let clusters): clusters.count
        }
    }
}

/// EDI-3 in words, shared by the subsystems whose symbols it rules.
let symbolRule = Clause(
    "EDI-3",
    "A symbol is what the reading scholar.distance.symbol says. No normalisation, no case folding.",
    source: Source(.hIndexCalculate, "3.3", "4.5"))
