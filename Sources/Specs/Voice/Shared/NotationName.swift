import JSON
import SharedSpecs
import Specification

/// The notations of Table 1, and `literally`, which writes the words as they were spoken.
public enum NotationName: String, CaseIterable, Sendable, Wire {
    case camel, pascal, kebab, title, upper, string, sponge, literally
}

/// How sponge case counts its letters.
public enum SpongeRun: String, ReadingOption {
    case joined, perWord

    public static let reading = Reading(
        "voice.notation.sponge.run", "Where does the alternation in sponge case begin again?",
        source: Source(.mobileSand, "2.5.2", "Table 1"),
        options: .init("joined", "nowhere: letters are counted over all words, which are joined"),
        .init("perWord", "at each word, with an upper-case letter"))
}
