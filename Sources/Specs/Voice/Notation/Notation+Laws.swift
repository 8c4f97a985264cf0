import SharedSpecs
import Specification

extension Notation {
    public enum Law: LawName {
        public typealias Subsystem = Notation
        case camel, pascal, kebab, title, upper, string, literally, known, whole
        case asSpoken, everyLetter, full, finalSigma, noLocale, edition, lowersFirst, capital, ofTheLowered,
            firstScalar
        case turns, joined, anew, letter, others, once, onItsOwn
        case quote, backslash, nothingElse, inStringAlone, noWords
    }

    private static let table = Source(.mobileSand, "2.5.2", "Table 1")
    private static let speaking = Source(.mobileSand, "2.5.2")

    public static let laws: Laws<Notation> = [
        ("NOT-1a", .camel, .source(table)): """
        `camel` joins the words without spaces, and begins every word except the first with a capital: myNewValue, not \
        MyNewValue.
        """,
        ("NOT-1b", .pascal, .source(table)): """
        `pascal` joins the words without spaces, and begins every word with a capital: MyValue, not myValue.
        """,
        ("NOT-1c", .kebab, .source(table)):
            "`kebab` writes the words in lower case, joined with hyphens: my-value.",
        ("NOT-1d", .title, .source(table)):
            "`title` begins each word with a capital, and puts a space between words: My Value.",
        ("NOT-1e", .upper, .source(table)):
            "`upper` writes the words in upper case, and puts a space between words: MY VALUE.",
        ("NOT-1f", .string, .source(table)):
            "`string` writes the words between quotation marks, with a space between words: \"my value\".",
        ("NOT-1g", .literally, .source(speaking)):
            "`literally` writes the words with a space between words: my value.",
        ("NOT-1h", .known, .decision): """
        `notation` must be the exact name of a notation, in lower case. Any other name is rejected as notation.unknown.
        """,
        ("NOT-1i", .whole, .decision): """
        Each element of `words` stays one word. A capital, a hyphen or an apostrophe within an element does not begin \
        another word.
        """,
        ("NOT-2a", .asSpoken, .source(speaking)):
            "`string` and `literally` write the words as they were spoken, and do not lower-case them.",
        ("NOT-2b", .everyLetter, .standard(.unicode)):
            "Case mapping applies to the letters of every script, not only to ASCII letters: é becomes É.",
        ("NOT-2c", .full, .standard(.unicode)): """
        Case is mapped by Unicode's full mapping, so one letter may become several letters: straße becomes STRASSE, \
        not STRAßE.
        """,
        ("NOT-2d", .finalSigma, .standard(.unicode)): """
        A capital sigma is lower-cased to ς if, when all Case_Ignorable scalars are skipped, the scalar directly \
        before it is Cased and no Cased scalar comes directly after it. A Case_Ignorable scalar is skipped even if it \
        is also Cased. Any other capital sigma is lower-cased to σ, even at the end of a word.
        """,
        ("NOT-2e", .noLocale, .standard(.unicode)): """
        Case mapping does not depend on a locale: the upper case of i is I, not İ as in Turkish, and the lower case \
        of I is i.
        """,
        ("NOT-2f", .edition, .standard(.unicode)):
            "A scalar newer than Unicode 15.0 has no case, even if a newer library assigns a case to this scalar.",
        ("NOT-2g", .lowersFirst, .decision): """
        `camel`, `pascal`, `kebab` and `title` lower-case each word before they make capitals or join the words.
        """,
        ("NOT-2h", .capital, .decision): """
        The capital of a scalar is its title case by Unicode's mapping, not its upper case: ß becomes Ss, ǆ becomes ǅ \
        (U+01C5), and a Georgian letter does not change.
        """,
        ("NOT-2i", .ofTheLowered, .decision):
            "A capital is made from the lower-cased word, not from the word as spoken: ẞa becomes Ssa.",
        ("NOT-2j", .firstScalar, .decision): """
        Only the first scalar of a word becomes a capital. If another scalar precedes the first letter of a word, this \
        letter does not become a capital: 3d stays 3d. A letter after an apostrophe does not become a capital: l'arte \
        becomes L'arte.
        """,
        ("NOT-3a", .turns, .source(table)):
            "`sponge` writes the letters alternately in upper and lower case, beginning with upper case.",
        ("NOT-3b", .joined, .source(table)): "`sponge` joins the words without spaces: SpOnGeCaSe.",
        ("NOT-3c", .anew, .decision): """
        The reading `voice.notation.sponge.run` decides whether the alternation of `sponge` between upper and lower \
        case continues from word to word, or begins again with each word.
        """,
        ("NOT-3d", .letter, .standard(.unicode)): """
        For `sponge`, a letter is a scalar of general category L. Neither an alphabetic scalar of another category, \
        such as ⓐ, nor a scalar newer than Unicode 15.0 is a letter.
        """,
        ("NOT-3e", .others, .decision): """
        `sponge` does not change a scalar that is not a letter, such as a digit or a mark, and does not count this \
        scalar in the alternation.
        """,
        ("NOT-3f", .once, .decision): """
        Each letter counts once in the alternation of `sponge`, even a letter without case, and even ß, whose upper \
        case is SS.
        """,
        ("NOT-3g", .onItsOwn, .decision): """
        `sponge` maps each letter on its own, so a capital sigma that it lower-cases at the end of a word becomes σ, \
        not ς.
        """,
        ("NOT-4a", .quote, .decision(near: speaking)):
            "`string` puts a backslash before each quotation mark, so that the text is one Swift literal.",
        ("NOT-4b", .backslash, .decision):
            "`string` also puts a backslash before each backslash, not only before quotation marks.",
        ("NOT-4c", .nothingElse, .decision):
            "`string` escapes no character except quotation marks and backslashes, not even the apostrophe.",
        ("NOT-4d", .inStringAlone, .decision): "No notation except `string` escapes any character.",
        ("NOT-4e", .noWords, .decision): """
        If `words` is empty, `text` is the literal "" for the notation `string`, and empty for every other notation.
        """,
    ]
}
