import SharedSpecs
import Specification

/// The unit that counts as one symbol of a string.
public enum Symbol: String, ReadingOption {
    case utf16, scalar, grapheme

    public static let reading = Reading(
        "scholar.distance.symbol", "What is one symbol of a string?",
        source: Source(.hIndexCalculate, "3.3", "4.5"),
        options: .init("utf16", "a UTF-16 code unit, the unit that the source's string class compares"),
        .init("scalar", "a Unicode scalar (code point)"),
        .init(
            "grapheme", "an extended grapheme cluster (UAX #29), equal only to a cluster of the same scalars")
    )
}
