import Catalogue
import JSON
import Specification

extension Notation: Mistaken {
    /// The implementation; each mistake differs from it by one slip.
    public static let careful: any Implementation<Notation> = Scribe()

    private static func slip(_ slip: Scribe.Slip) -> @Sendable () -> any Implementation<Notation> {
        { Scribe(slip: slip) }
    }

    public static let mistakes: [Mistake<Notation>] = [
        Mistake(
            "ascii-letters-only",
            "Maps A to Z and a to z by arithmetic, and leaves every other letter alone.",
            breaks: "NOT-2",
            smallest: #"{"words":["é"],"notation":"upper"}"#,
            start: slip(.asciiLetters)),
        Mistake(
            "one-scalar-for-one", "Maps each scalar to a single scalar, so ß stays ß.",
            breaks: "NOT-2",
            smallest: #"{"words":["ß"],"notation":"upper"}"#,
            start: slip(.simpleMapping)),
        Mistake(
            "final-sigma-unheard-of", "Lower-cases each scalar alone, as Swift's lowercased() does.",
            breaks: "NOT-2",
            smallest: #"{"words":["aΣ"],"notation":"kebab"}"#,
            start: slip(.noFinalSigma)),
        Mistake(
            "final-sigma-wherever-a-word-ends",
            "Treats a sigma at the end of a word as final, whatever precedes it.",
            breaks: "NOT-2",
            smallest: #"{"words":["Σ"],"notation":"kebab"}"#,
            start: slip(.finalSigmaAtEveryEnd)),
        Mistake(
            "case-of-the-device", "Maps in the locale of a Turkish device.",
            breaks: "NOT-2",
            smallest: #"{"words":["i"],"notation":"upper"}"#,
            start: slip(.turkish)),
        Mistake(
            "upper-case-for-title-case",
            "Capitalises with upper case instead of title case.",
            breaks: "NOT-2",
            smallest: #"{"words":["ß"],"notation":"title"}"#,
            start: slip(.upperForTitle)),
        Mistake(
            "keeps-capitals", "Changes the first letter of a word and trusts the rest to be in lower case.",
            breaks: "NOT-2",
            smallest: #"{"words":["A"],"notation":"camel"}"#,
            start: slip(.keepsCapitals)),
        Mistake(
            "capitalises-before-lowering",
            "Capitalises the word as spoken and lower-cases the rest, so ẞ at the beginning stays ẞ.",
            breaks: "NOT-2",
            smallest: #"{"words":["ẞ"],"notation":"title"}"#,
            start: slip(.capitalisesBeforeLowering)),
        Mistake(
            "capitalises-the-first-letter",
            "Capitalises the first letter of a word that begins with a digit.",
            breaks: "NOT-2",
            smallest: #"{"words":["1a"],"notation":"title"}"#,
            start: slip(.capitalisesFirstLetter)),
        Mistake(
            "capitalises-after-apostrophes",
            "Capitalises with a library's title(), which begins again after every scalar that is not a letter.",
            breaks: "NOT-2",
            smallest: #"{"words":["a'a"],"notation":"title"}"#,
            start: slip(.capitalisesEveryRun)),
        Mistake(
            "quotes-lower-case", "Lower-cases the words before it looks at the notation.",
            breaks: "NOT-2",
            smallest: #"{"words":["A"],"notation":"string"}"#,
            start: slip(.lowersQuoted)),
        Mistake(
            "sponge-counts-digits", "Alternates over letters and digits.",
            breaks: "NOT-3",
            smallest: #"{"words":["1a"],"notation":"sponge"}"#,
            start: slip(.spongeCountsDigits)),
        Mistake(
            "sponge-counts-marks",
            "Asks a library's set of letters, which includes the combining marks (CharacterSet.letters).",
            breaks: "NOT-3",
            smallest: #"{"words":["\u0301a"],"notation":"sponge"}"#,
            start: slip(.spongeCountsMarks)),
        Mistake(
            "sponge-counts-alphabetic",
            "Treats every alphabetic scalar as a letter, as Swift's isLetter does.",
            breaks: "NOT-3",
            smallest: #"{"words":["ⓐ"],"notation":"sponge"}"#,
            start: slip(.spongeCountsAlphabetic)),
        Mistake(
            "sponge-counts-what-it-wrote",
            "Derives the turn from the length of the text so far, so ß counts as SS.",
            breaks: "NOT-3",
            smallest: #"{"words":["ßa"],"notation":"sponge"}"#,
            start: slip(.spongeCountsWritten)),
        Mistake(
            "sponge-begins-anew-at-each-word", "Alternates in each word on its own.",
            breaks: "NOT-3",
            smallest: #"{"words":["a","a"],"notation":"sponge"}"#,
            start: slip(.spongeOtherwise)),
        Mistake(
            "sponge-runs-on-from-word-to-word",
            "Joins the words first, although it declares that each word begins again.",
            breaks: "NOT-3", under: [SpongeRun.reading.id: SpongeRun.perWord.rawValue],
            smallest: #"{"words":["a","a"],"notation":"sponge"}"#,
            start: slip(.spongeOtherwise)),
        Mistake(
            "sponge-begins-in-lower-case", "Upper-cases the letters of odd index, counting from 0.",
            breaks: "NOT-3",
            smallest: #"{"words":["a"],"notation":"sponge"}"#,
            start: slip(.spongeBeginsLower)),
        Mistake(
            "pascal-begins-in-lower-case", "Treats Pascal case as another name for camel case.",
            breaks: "NOT-1",
            smallest: #"{"words":["a"],"notation":"pascal"}"#,
            start: slip(.pascalLikeCamel)),
        Mistake(
            "camel-has-one-hump", "Capitalises the second word of camel case and lower-cases the later ones.",
            breaks: "NOT-1",
            smallest: #"{"words":["a","a","a"],"notation":"camel"}"#,
            start: slip(.camelCapitalisesSecondOnly)),
        Mistake(
            "names-in-any-case", "Compares the names of notations without regard to case.",
            breaks: "NOT-1",
            smallest: #"{"words":[],"notation":"Camel"}"#,
            start: slip(.namesByAnyCase)),
        Mistake(
            "names-trimmed", "Trims the name of the notation before it looks it up.",
            breaks: "NOT-1",
            smallest: #"{"words":[],"notation":"camel "}"#,
            start: slip(.namesTrimmed)),
        Mistake(
            "escapes-quotes-only", "Escapes the quotes of a literal, and forgets the backslash.",
            breaks: "NOT-4",
            smallest: #"{"words":["\\"],"notation":"string"}"#,
            start: slip(.quotesOnly)),
        Mistake(
            "escapes-single-quotes-too", "Escapes the apostrophe as well, as other languages need.",
            breaks: "NOT-4",
            smallest: #"{"words":["'"],"notation":"string"}"#,
            start: slip(.singleQuotesToo)),
        Mistake(
            "no-words-no-quotes", "Gives the empty text for no words in every notation, even `string`.",
            breaks: "NOT-4",
            smallest: #"{"words":[],"notation":"string"}"#,
            start: slip(.nothingForNoWords)),
    ]
}
