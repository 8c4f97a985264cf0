import JSON
import Specification

extension Conversion {
    /// Returns a transcript with commands, notations, keywords, parts of their expressions and other words.
    public static func generate(from entropy: inout Entropy) -> Input {
        let language = entropy.one(weighed: [
            (12, "en"), (6, "it"), (1, "fr"), (1, entropy.one(of: ["it-IT", "ita", "IT", "", "en-GB"])),
        ])
        let dictionary = entropy.once(in: 5) ? Vocabulary.generated(from: &entropy) : nil
        let speech = Speech(dictionary ?? BuiltInDictionary.of(language: language), &entropy)
        let count = entropy.once(in: 40) ? 0 : 1 + entropy.count(upTo: 8)
        let parts = (0..<count).map { _ in
            speech.phrase(&entropy).map { Speech.misspoken($0, &entropy) }
        }
        let gap = entropy.one(weighed: [(12, " "), (1, "  "), (1, "\n"), (1, "\u{A0}")])
        return Input(
            transcript: parts.joined().filter { !$0.isEmpty }.joined(separator: gap), language: language,
            dictionary: dictionary)
    }

    /// Returns whether the dictionary is unambiguous, and the transcript has no control character except white space.
    public static func isSettled(_ input: Input) -> Bool {
        let isSpeakable = !input.transcript.unicodeScalars.contains { $0.isControl && !$0.isWhiteSpace }
        return isSpeakable && (input.dictionary?.isUnambiguous ?? true)
    }
}
