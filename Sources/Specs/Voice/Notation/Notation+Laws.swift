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
            camel joins the words, each but the first with a capital, not the second alone: myNewValue, not MyNewValue.
            """, table),
        .pascal: .source("pascal joins the words, each with a capital: MyValue, not myValue.", table),
        .kebab: .source("kebab joins the words in lower case by hyphens: my-value.", table),
        .title: .source("title writes each word with a capital, a space between two: My Value.", table),
        .upper: .source("upper writes the words in upper case, a space between two: MY VALUE.", table),
        .string: .source(
            """
            string writes the words between quotation marks, a space between two: "my value".
            """, table),
        .literally: .source("literally writes the words with a space between two: my value.", speaking),
        .known: .decision(
            "The names of the notations are exact and in lower case; any other name is notation.unknown."),
        .whole: .decision(
            "A word stays whole: no hump, hyphen or apostrophe in it begins another word."),
        .asSpoken: .source("string and literally leave the words as spoken, not in lower case.", speaking),
        .everyLetter: .standard(
            "Case mapping is for the letters of every script, not of ASCII alone: é becomes É.", .unicode),
        .full: .standard(
            "It is the full mapping, by which one letter may become several: straße becomes STRASSE, not STRAßE.",
            .unicode),
        .finalSigma: .standard(
            """
            In lower case a capital sigma with a letter before it and none after it becomes ς, not σ. At the end of a \
            word with no letter before it, it becomes σ, not ς.
            """, .unicode),
        .noLocale: .standard(
            "No locale counts: i and I are each other's case, not i and İ as in Turkish.", .unicode),
        .edition: .standard(
            "What is newer than Unicode 15.0 has no case, whatever a newer library says.", .unicode),
        .lowersFirst: .decision("camel, pascal, kebab and title first put each word in lower case."),
        .capital: .decision(
            """
            A capital is the title case of Unicode, not the upper case: ß becomes Ss, ǆ becomes ǅ (U+01C5), and a \
            Georgian letter stays.
            """),
        .ofTheLowered: .decision(
            "It is made of the word in lower case, not of the word as spoken: ẞa becomes Ssa."),
        .firstScalar: .decision(
            """
            Only the first scalar of a word gets the capital, not the first letter (3d stays 3d), and not each letter \
            behind what is none (l'arte becomes L'arte).
            """),
        .turns: .source(
            "sponge writes the letters in upper and lower case by turns, and begins with upper, not with lower.",
            table),
        .joined: .source("sponge joins the words: SpOnGeCaSe.", table),
        .anew: .decision(
            "The turns run on from word to word or begin anew with each, by the reading voice.notation.sponge.run."
        ),
        .letter: .standard(
            "A letter is a scalar of general category L, not whatever is alphabetic: ⓐ is none.", .unicode),
        .others: .decision("All else passes unchanged and takes no turn: neither digits nor marks do."),
        .once: .decision(
            "A letter takes one turn, not as many as it becomes (ß is written SS), and not none if it has no case."
        ),
        .onItsOwn: .decision("Each letter is mapped on its own: a final sigma in its turn is σ, not ς."),
        .quote: .decision(
            "string puts a backslash before a quotation mark, so that the text is one Swift literal.",
            near: speaking),
        .backslash: .decision("It puts one before a backslash too, not before quotation marks alone."),
        .nothingElse: .decision("It escapes nothing else: the apostrophe stays as it is."),
        .inStringAlone: .decision("No other notation escapes anything."),
        .noWords: .decision("No words give the empty text, but \"\" in string."),
    ]
}
