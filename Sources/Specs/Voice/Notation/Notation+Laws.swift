import SharedSpecs
import Specification

extension Notation {
    public enum Law: String, LawName {
        case camel = "NOT-1a"
        case pascal = "NOT-1b"
        case kebab = "NOT-1c"
        case title = "NOT-1d"
        case upper = "NOT-1e"
        case string = "NOT-1f"
        case literally = "NOT-1g"
        case known = "NOT-1h"
        case whole = "NOT-1i"
        case asSpoken = "NOT-2a"
        case everyLetter = "NOT-2b"
        case full = "NOT-2c"
        case finalSigma = "NOT-2d"
        case noLocale = "NOT-2e"
        case edition = "NOT-2f"
        case lowersFirst = "NOT-2g"
        case capital = "NOT-2h"
        case ofTheLowered = "NOT-2i"
        case firstScalar = "NOT-2j"
        case turns = "NOT-3a"
        case joined = "NOT-3b"
        case anew = "NOT-3c"
        case letter = "NOT-3d"
        case others = "NOT-3e"
        case once = "NOT-3f"
        case onItsOwn = "NOT-3g"
        case quote = "NOT-4a"
        case backslash = "NOT-4b"
        case nothingElse = "NOT-4c"
        case inStringAlone = "NOT-4d"
        case noWords = "NOT-4e"
    }

    private static let table = Source(.mobileSand, "2.5.2", "Table 1")
    private static let speaking = Source(.mobileSand, "2.5.2")

    public static let laws: Laws<Notation> = [
        .camel: .source(
            """
            `camel` joins the words without spaces, and begins every word except the first with a capital: myNewValue, \
            not MyNewValue.
            """, table),
        .pascal: .source(
            "`pascal` joins the words without spaces, and begins every word with a capital: MyValue, not myValue.",
            table),
        .kebab: .source("`kebab` writes the words in lower case, joined with hyphens: my-value.", table),
        .title: .source(
            "`title` begins each word with a capital, and puts a space between words: My Value.", table),
        .upper: .source(
            "`upper` writes the words in upper case, and puts a space between words: MY VALUE.", table),
        .string: .source(
            "`string` writes the words between quotation marks, with a space between words: \"my value\".",
            table),
        .literally: .source("`literally` writes the words with a space between words: my value.", speaking),
        .known: .decision(
            """
            `notation` must be the exact name of a notation, in lower case. Any other name is rejected as \
            notation.unknown.
            """),
        .whole: .decision(
            """
            Each element of `words` stays one word. A capital, a hyphen or an apostrophe within an element does not \
            begin another word.
            """),
        .asSpoken: .source(
            "`string` and `literally` write the words as they were spoken: they do not lower-case them.",
            speaking),
        .everyLetter: .standard(
            "Case mapping applies to the letters of every script, not only to ASCII letters: é becomes É.",
            .unicode),
        .full: .standard(
            """
            Case is mapped by Unicode's full mapping, so one letter may become several letters: straße becomes \
            STRASSE, not STRAßE.
            """, .unicode),
        .finalSigma: .standard(
            """
            A capital sigma is lower-cased to ς if, apart from Case_Ignorable scalars, a Cased scalar comes directly \
            before it and no Cased scalar comes directly after it. Otherwise it is lower-cased to σ, even at the end \
            of a word.
            """, .unicode),
        .noLocale: .standard(
            """
            Case mapping does not depend on a locale: the upper case of i is I, and not İ as in Turkish, and the lower \
            case of I is i.
            """, .unicode),
        .edition: .standard(
            "A scalar newer than Unicode 15.0 has no case, even if a newer library gives it one.", .unicode),
        .lowersFirst: .decision(
            "`camel`, `pascal`, `kebab` and `title` lower-case each word before they make capitals or join the words."
        ),
        .capital: .decision(
            """
            The capital of a scalar is its title case by Unicode's mapping, not its upper case: ß becomes Ss, ǆ \
            becomes ǅ (U+01C5), and a Georgian letter does not change.
            """),
        .ofTheLowered: .decision(
            "A capital is made from the lower-cased word, not from the word as spoken: ẞa becomes Ssa."),
        .firstScalar: .decision(
            """
            Only the first scalar of a word becomes a capital. If another scalar precedes the first letter of a word, \
            this letter does not become a capital: 3d stays 3d. A letter after an apostrophe does not become a capital \
            either: l'arte becomes L'arte.
            """),
        .turns: .source(
            "`sponge` writes the letters alternately in upper and lower case, beginning with upper case.",
            table),
        .joined: .source("`sponge` joins the words without spaces: SpOnGeCaSe.", table),
        .anew: .decision(
            """
            `sponge` alternates between upper and lower case. The reading `voice.notation.sponge.run` decides whether \
            this alternation continues from word to word, or begins again with each word.
            """),
        .letter: .standard(
            """
            For `sponge`, a letter is a scalar of general category L. An alphabetic scalar of another category, such \
            as ⓐ, is not a letter.
            """, .unicode),
        .others: .decision(
            """
            `sponge` does not change a scalar that is not a letter, such as a digit or a mark. Such a scalar does not \
            count in the alternation.
            """),
        .once: .decision(
            """
            Each letter counts once in the alternation of `sponge`. The letter ß counts once although its upper case \
            is SS, and a letter without case counts once too.
            """),
        .onItsOwn: .decision(
            """
            `sponge` maps each letter on its own. If it lower-cases a capital sigma at the end of a word, the sigma \
            therefore becomes σ, not ς.
            """),
        .quote: .decision(
            "`string` puts a backslash before each quotation mark, so that the text is one Swift literal.",
            near: speaking),
        .backslash: .decision(
            "`string` also puts a backslash before each backslash, not only before quotation marks."),
        .nothingElse: .decision(
            "`string` escapes no character except quotation marks and backslashes, not even the apostrophe."),
        .inStringAlone: .decision("No notation except `string` escapes any character."),
        .noWords: .decision(
            "If `words` is empty, `text` is empty, or the literal \"\" if the notation is `string`."
        ),
    ]
}
