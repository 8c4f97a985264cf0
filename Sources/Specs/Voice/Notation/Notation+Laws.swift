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
            `camel` joins the words, and begins every word except the first with a capital, not only the second word: \
            myNewValue, not MyNewValue.
            """, table),
        .pascal: .source(
            "`pascal` joins the words, and begins each word with a capital: MyValue, not myValue.", table),
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
            The name of a notation must be spelled exactly, in lower case; any other name is rejected as \
            notation.unknown.
            """),
        .whole: .decision(
            "A word stays one word: a capital, hyphen or apostrophe within the word does not begin another word."
        ),
        .asSpoken: .source(
            "`string` and `literally` leave the words as spoken: they do not lower-case them.", speaking),
        .everyLetter: .standard(
            "Case mapping applies to the letters of every script, not only to ASCII letters: é becomes É.",
            .unicode),
        .full: .standard(
            """
            Case is mapped by the full mapping, so one letter may become several letters: straße becomes STRASSE, not \
            STRAßE.
            """,
            .unicode),
        .finalSigma: .standard(
            """
            In lower case a capital sigma becomes ς, not σ, if the nearest scalar before it that is not Case_Ignorable \
            is Cased, and the nearest such scalar after it is not. Otherwise it becomes σ, also at the end of a word.
            """, .unicode),
        .noLocale: .standard(
            "Case mapping does not depend on a locale: i and I map to each other, not i and İ as in Turkish.",
            .unicode),
        .edition: .standard(
            "A scalar newer than Unicode 15.0 has no case, even if a newer library gives it one.", .unicode),
        .lowersFirst: .decision("`camel`, `pascal`, `kebab` and `title` first lower-case each word."),
        .capital: .decision(
            """
            A capital is made by Unicode's title case mapping, not by its upper case mapping: ß becomes Ss, ǆ becomes \
            ǅ (U+01C5), and a Georgian letter does not change.
            """),
        .ofTheLowered: .decision(
            "A capital is made from the lower-cased word, not from the word as spoken: ẞa becomes Ssa."),
        .firstScalar: .decision(
            """
            Only the first scalar of a word becomes a capital. The first letter does not become a capital if another \
            scalar precedes it (3d stays 3d), nor does a letter after an apostrophe (l'arte becomes L'arte).
            """),
        .turns: .source(
            "`sponge` writes the letters alternately in upper and lower case, beginning with upper case.",
            table),
        .joined: .source("`sponge` joins the words: SpOnGeCaSe.", table),
        .anew: .decision(
            """
            Whether the alternation of `sponge` continues from word to word, or begins again with each word, depends \
            on the reading `voice.notation.sponge.run`.
            """
        ),
        .letter: .standard(
            """
            A letter is a scalar of general category L: an alphabetic scalar of another category, such as ⓐ, is not a \
            letter.
            """, .unicode),
        .others: .decision(
            "A scalar that is not a letter, such as a digit or a mark, does not change and takes no turn."),
        .once: .decision(
            """
            Each letter takes one turn: ß takes one turn and not two, although it is written SS, and a letter that has \
            no case takes one turn too.
            """
        ),
        .onItsOwn: .decision(
            "`sponge` maps each letter on its own: a final sigma that gets lower case becomes σ, not ς."),
        .quote: .decision(
            "`string` puts a backslash before each quotation mark, so that the text is one Swift literal.",
            near: speaking),
        .backslash: .decision(
            "`string` also puts a backslash before each backslash, not only before quotation marks."),
        .nothingElse: .decision(
            "`string` escapes no character except quotation marks and backslashes, not even the apostrophe."),
        .inStringAlone: .decision("No notation except `string` escapes any character."),
        .noWords: .decision(
            "If there are no words, the text is empty, except in `string`, which writes \"\"."),
    ]
}
