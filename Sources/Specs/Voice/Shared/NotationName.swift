import JSON
import SharedSpecs
import Specification

/// The notations of Table 1 in the source, and `literally`, which writes words as they were spoken.
public enum NotationName: String, CaseIterable, Sendable, Wire {
    case camel, pascal, kebab, title, upper, string, sponge, literally
}

/// Whether sponge case counts letters over all words or within each word.
public enum SpongeRun: String, ReadingOption {
    case joined, perWord

    public static let reading = Reading(
        "voice.notation.sponge.run", "Where does the alternation in sponge case begin again?",
        source: Source(.mobileSand, "2.5.2", "Table 1"),
        options: .init("joined", "nowhere: the letters are counted over all words, as if they were one"),
        .init("perWord", "at each word, which begins with an upper-case letter"))
}
