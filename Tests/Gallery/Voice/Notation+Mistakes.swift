import Catalogue
import JSON
import Specification

extension Notation: Mistaken {
    /// The correct implementation; each wrong implementation is a copy of it with one `slip`.
    public static let careful: any Implementation<Notation> = Scribe()

    private static func slip(_ slip: Scribe.Slip) -> @Sendable () -> any Implementation<Notation> {
        { Scribe(slip: slip) }
    }

    public static let mistakes: [Mistake<Notation>] = [
        Mistake(
            "ascii-letters-only",
            "Converts the case of the letters A to Z by arithmetic, and leaves all other letters unchanged.",
            breaks: "NOT-2",
            smallest: #"{"words":["é"],"notation":"upper"}"#,
            start: slip(.asciiLetters)),
        Mistake(
            "one-scalar-for-one", "Converts each scalar to a single scalar, so ß stays ß in upper case.",
            breaks: "NOT-2",
            smallest: #"{"words":["ß"],"notation":"upper"}"#,
            start: slip(.simpleMapping)),
        Mistake(
            "final-sigma-unheard-of",
            """
            Converts each scalar to lower case on its own, as Swift's lowercased() does, without a final sigma.
            """,
            breaks: "NOT-2",
            smallest: #"{"words":["aΣ"],"notation":"kebab"}"#,
            start: slip(.noFinalSigma)),
        Mistake(
            "final-sigma-wherever-a-word-ends",
            "Treats every sigma at the end of a word as final, even if the word has no other letter.",
            breaks: "NOT-2",
            smallest: #"{"words":["Σ"],"notation":"kebab"}"#,
            start: slip(.finalSigmaAtEveryEnd)),
        Mistake(
            "case-of-the-device", "Converts case by the rules of the device's locale, such as Turkish.",
            breaks: "NOT-2",
            smallest: #"{"words":["i"],"notation":"upper"}"#,
            start: slip(.turkish)),
        Mistake(
            "upper-case-for-title-case",
            "Capitalises words with the upper-case mapping instead of the title-case mapping.",
            breaks: "NOT-2",
            smallest: #"{"words":["ß"],"notation":"title"}"#,
            start: slip(.upperForTitle)),
        Mistake(
            "keeps-capitals",
            "Capitalises the first letter of a word, but does not convert the rest to lower case.",
            breaks: "NOT-2",
            smallest: #"{"words":["A"],"notation":"camel"}"#,
            start: slip(.keepsCapitals)),
        Mistake(
            "capitalises-before-lowering",
            "Capitalises a word before it converts the rest to lower case, so ẞ at the beginning stays ẞ.",
            breaks: "NOT-2",
            smallest: #"{"words":["ẞ"],"notation":"title"}"#,
            start: slip(.capitalisesBeforeLowering)),
        Mistake(
            "capitalises-the-first-letter",
            """
            Capitalises the first letter of a word that begins with a digit, instead of leaving the letter in \
            lower case.
            """,
            breaks: "NOT-2",
            smallest: #"{"words":["1a"],"notation":"title"}"#,
            start: slip(.capitalisesFirstLetter)),
        Mistake(
            "capitalises-after-apostrophes",
            """
            Capitalises with a library's title() function, which begins a new word after every scalar that is not a \
            letter.
            """,
            breaks: "NOT-2",
            smallest: #"{"words":["a'a"],"notation":"title"}"#,
            start: slip(.capitalisesEveryRun)),
        Mistake(
            "quotes-lower-case",
            "Converts all words to lower case, even for notations that keep them as spoken.",
            breaks: "NOT-2",
            smallest: #"{"words":["A"],"notation":"string"}"#,
            start: slip(.lowersQuoted)),
        Mistake(
            "sponge-counts-digits", "Alternates the case over letters and digits, not over letters only.",
            breaks: "NOT-3",
            smallest: #"{"words":["1a"],"notation":"sponge"}"#,
            start: slip(.spongeCountsDigits)),
        Mistake(
            "sponge-counts-marks",
            """
            Treats every scalar in a library's character set (CharacterSet.letters) as a letter, even combining marks.
            """,
            breaks: "NOT-3",
            smallest: #"{"words":["\u0301a"],"notation":"sponge"}"#,
            start: slip(.spongeCountsMarks)),
        Mistake(
            "sponge-counts-alphabetic",
            "Treats every scalar with the property Alphabetic as a letter, as Swift's isLetter does.",
            breaks: "NOT-3",
            smallest: #"{"words":["ⓐ"],"notation":"sponge"}"#,
            start: slip(.spongeCountsAlphabetic)),
        Mistake(
            "sponge-counts-what-it-wrote",
            """
            Chooses the case of a letter by the length of the text written so far, so ß, written as SS, counts as two \
            letters.
            """,
            breaks: "NOT-3",
            smallest: #"{"words":["ßa"],"notation":"sponge"}"#,
            start: slip(.spongeCountsWritten)),
        Mistake(
            "sponge-begins-anew-at-each-word",
            """
            Starts the alternation again at each word, although it declares that it joins the words first.
            """,
            breaks: "NOT-3",
            smallest: #"{"words":["a","a"],"notation":"sponge"}"#,
            start: slip(.spongeOtherwise)),
        Mistake(
            "sponge-runs-on-from-word-to-word",
            """
            Continues the alternation across words, although it declares that each word starts the alternation again.
            """,
            breaks: "NOT-3", under: [SpongeRun.reading.id: SpongeRun.perWord.rawValue],
            smallest: #"{"words":["a","a"],"notation":"sponge"}"#,
            start: slip(.spongeOtherwise)),
        Mistake(
            "sponge-begins-in-lower-case",
            "Begins the alternation with lower case, because it counts the letters from 0.",
            breaks: "NOT-3",
            smallest: #"{"words":["a"],"notation":"sponge"}"#,
            start: slip(.spongeBeginsLower)),
        Mistake(
            "pascal-begins-in-lower-case",
            "Writes Pascal case like camel case, with the first word in lower case.",
            breaks: "NOT-1",
            smallest: #"{"words":["a"],"notation":"pascal"}"#,
            start: slip(.pascalLikeCamel)),
        Mistake(
            "camel-has-one-hump", "Capitalises only the second word in camel case, and not the later words.",
            breaks: "NOT-1",
            smallest: #"{"words":["a","a","a"],"notation":"camel"}"#,
            start: slip(.camelCapitalisesSecondOnly)),
        Mistake(
            "names-in-any-case", "Accepts the name of a notation in any mixture of upper and lower case.",
            breaks: "NOT-1",
            smallest: #"{"words":[],"notation":"Camel"}"#,
            start: slip(.namesByAnyCase)),
        Mistake(
            "names-trimmed", "Trims white space from the name of a notation before it looks the name up.",
            breaks: "NOT-1",
            smallest: #"{"words":[],"notation":"camel "}"#,
            start: slip(.namesTrimmed)),
        Mistake(
            "escapes-quotes-only", "Escapes the quotation marks of a literal, but not its backslashes.",
            breaks: "NOT-4",
            smallest: #"{"words":["\\"],"notation":"string"}"#,
            start: slip(.quotesOnly)),
        Mistake(
            "escapes-single-quotes-too",
            "Also escapes apostrophes in a literal, as some other languages require.",
            breaks: "NOT-4",
            smallest: #"{"words":["'"],"notation":"string"}"#,
            start: slip(.singleQuotesToo)),
        Mistake(
            "no-words-no-quotes",
            """
            Writes nothing if there are no words, even in the notation `string`, where two quotation marks are required.
            """,
            breaks: "NOT-4",
            smallest: #"{"words":[],"notation":"string"}"#,
            start: slip(.nothingForNoWords)),
    ]
}
