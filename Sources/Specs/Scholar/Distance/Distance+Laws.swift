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
            "The distance between a text and the empty text is the number of its symbols: e(i,0) = i and e(0,j) = j.",
            section),
        .gaps: .source(
            "Symbols are aligned with gaps between them, not compared place by place.", section),
        .whiteSpace: .source(
            "Adding or removing a space is an edit, even at the ends of a text.",
            Source(.hIndexCalculate, "4.5")),
        .swap: .decision(
            "Exchanging two different neighbouring symbols takes two edits, not one as in optimal string alignment."
        ),
        .zero: .decision(
            "It follows from EDI-1 that the distance is 0 if and only if the texts are equal.",
            near: section),
        .symmetric: .decision(
            "It follows from EDI-1 that the distance from a to b is the same as from b to a."),
        .triangle: .decision(
            """
            It follows from EDI-1 that the distance through a third text is never shorter than the direct distance \
            (triangle inequality).
            """),
        .bounds: .decision(
            """
            It follows from EDI-1 that texts of m and n symbols are at least |m−n| and at most max(m,n) apart.
            """),
        .symbol: .source(
            """
            The unit that counts as one symbol depends on the reading `scholar.distance.symbol`; by default it is a \
            UTF-16 code unit, which the source's string class compares.
            """, Source(.hIndexCalculate, "3.3", "4.5")),
        .unicode: .standard(
            """
            Unicode defines code units, scalars and extended grapheme clusters (UAX #29). A symbol is never a byte of \
            UTF-8.
            """, .unicode),
        .asGiven: .decision(
            """
            Texts are compared as given, without normalisation or case folding. Where versions of Unicode divide \
            clusters differently (conjuncts of Indic scripts), Swift's standard library decides; no case has such a \
            text.
            """),
    ]
}
