import SharedSpecs
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

    /// EDI-3 in words, shared by the subsystems whose symbols it rules.
    static let statement = Statement(
        .source(
            "A symbol is a character, as the source's string class compares them or by another option of the reading.",
            Source(.hIndexCalculate, "3.3", "4.5")),
        .standard(
            "What a code unit, a scalar and an extended grapheme cluster (UAX #29) are is Unicode's word.",
            .unicode),
        .decision(
            """
            No normalisation, no case folding. Where versions of Unicode see other clusters (conjuncts of Indic \
            scripts), those of the standard library count; no case has one.
            """))
}
