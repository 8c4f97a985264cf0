import SharedSpecs
import Specification

extension Distance {
    public enum Law: LawName {
        public typealias Subsystem = Distance
        case least, empty, gaps, whiteSpace, swap
        case zero, symmetric, triangle, bounds
        case symbol, unicode, asGiven
    }

    private static let section = Source(.hIndexCalculate, "3.3")

    public static let laws: Laws<Distance> = [
        ("EDI-1a", .least, .source(section)): """
        The distance is the least number of edits that turn one string into the other. An edit is the insertion, \
        deletion or substitution of one symbol. For example, the distance between gtgcca and ggcga is 2.
        """,
        ("EDI-1b", .empty, .source(section)):
            "If one string is empty, the distance is the number of symbols in the other string.",
        ("EDI-1c", .gaps, .source(section)): """
        An insertion or a deletion shifts all symbols after it. It is therefore wrong to compare only symbols that \
        have the same index in both strings.
        """,
        ("EDI-1d", .whiteSpace, .source(.hIndexCalculate, "4.5")):
            "Inserting or deleting a space is an edit, even at the beginning or the end of a string.",
        ("EDI-1e", .swap, .decision): """
        Exchanging two different neighbouring symbols takes two edits, not one edit as in optimal string alignment.
        """,
        ("EDI-2a", .zero, .decision(near: section)):
            "It follows from EDI-1 that the distance is 0 if and only if the strings are equal.",
        ("EDI-2b", .symmetric, .decision):
            "It follows from EDI-1 that the distance from a to b is the same as the distance from b to a.",
        ("EDI-2c", .triangle, .decision): """
        It follows from EDI-1 that the distance satisfies the triangle inequality. For any string c, the distance from \
        a to b is at most the distance from a to c plus the distance from c to b.
        """,
        ("EDI-2d", .bounds, .decision): """
        It follows from EDI-1 that the distance between strings of m and n symbols is at least |m−n| and at most \
        max(m,n).
        """,
        ("EDI-3a", .symbol, .source(.hIndexCalculate, "3.3", "4.5")): """
        The reading `scholar.distance.symbol` determines the unit that counts as one symbol: `utf16` (a UTF-16 code \
        unit), `scalar` (a Unicode scalar) or `grapheme` (an extended grapheme cluster). The default is `utf16`, since \
        the source's string class compares UTF-16 code units.
        """,
        ("EDI-3b", .unicode, .standard(.unicode)): """
        The Unicode standard defines UTF-16 code units, scalars and extended grapheme clusters (UAX #29). A symbol is \
        never a UTF-8 byte.
        """,
        ("EDI-3c", .asGiven, .decision): """
        Strings are compared as given, without normalisation or case folding. Versions of Unicode differ in how they \
        divide some strings, such as conjuncts of Indic scripts, into clusters. The clusters are those of Swift's standard \
        library, but the outcome of no case depends on the version of Unicode.
        """,
    ]
}
