import SharedSpecs
import Specification

extension Distance {
    public enum Law: String, LawName {
        case least = "EDI-1a"
        case empty = "EDI-1b"
        case gaps = "EDI-1c"
        case whiteSpace = "EDI-1d"
        case swap = "EDI-1e"
        case zero = "EDI-2a"
        case symmetric = "EDI-2b"
        case triangle = "EDI-2c"
        case bounds = "EDI-2d"
        case symbol = "EDI-3a"
        case unicode = "EDI-3b"
        case asGiven = "EDI-3c"
    }

    private static let section = Source(.hIndexCalculate, "3.3")

    public static let laws: Laws<Distance> = [
        .least: .source(
            """
            The distance is the least number of insertions, deletions and substitutions of one symbol, each counted \
            once, that turn one text into the other: gtgcca and ggcga are 2 apart.
            """, section),
        .empty: .source(
            "A text is as far from the empty text as it has symbols: e(i,0) = i and e(0,j) = j, neither is 0.",
            section),
        .gaps: .source("Symbols are aligned with gaps between them, not place by place.", section),
        .whiteSpace: .source(
            "A space more or less is an edit, at the ends of a text too.", Source(.hIndexCalculate, "4.5")),
        .swap: .decision(
            "Two neighbours that change places are two edits, not one, as optimal string alignment has it."),
        .zero: .decision(
            "It follows from EDI-1 that the distance is 0 if the texts are equal, and only then.",
            near: section),
        .symmetric: .decision("It follows that it is the same in either direction."),
        .triangle: .decision("It follows that no way over a third text is shorter (triangle inequality)."),
        .bounds: .decision(
            "It follows that texts of m and n symbols are at least |m−n| and at most max(m,n) apart."),
        .symbol: .source(
            """
            A symbol is a character, as the source's string class compares them or by another option of the reading \
            scholar.distance.symbol.
            """, Source(.hIndexCalculate, "3.3", "4.5")),
        .unicode: .standard(
            """
            What a code unit, a scalar and an extended grapheme cluster (UAX #29) are is Unicode's word; none of them \
            is a byte of UTF-8.
            """, .unicode),
        .asGiven: .decision(
            """
            There is no normalisation and no case folding. Where versions of Unicode see other clusters (conjuncts of \
            Indic scripts), those of the standard library count; no case has one.
            """),
    ]
}
