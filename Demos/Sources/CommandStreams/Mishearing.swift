import Specification

/// The wrong words in interim hypotheses of a recogniser; some of these words are commands or numbers.
enum Mishearing {
    /// Returns the word that a recogniser hears by mistake in place of the given word.
    static func word(for word: String, _ entropy: inout Entropy) -> String {
        let others = (alike[word] ?? extras).filter { $0 != word }
        return entropy.one(of: others)
    }

    /// Returns a word that a recogniser hears although nobody has said it.
    static func extra(_ entropy: inout Entropy) -> String { entropy.one(of: extras) }

    private static let extras = ["a", "the", "to", "and", "on", "new", "run", "one"]

    private static let alike: [String: [String]] = [
        "one": ["run", "won"], "two": ["to", "too", "new"], "three": ["free", "tree"],
        "four": ["for", "floor"], "five": ["nine", "fine"], "six": ["sick", "sixty"],
        "seven": ["eleven", "heaven"], "eight": ["ate", "late"], "nine": ["five", "line"],
        "ten": ["tan", "then"], "eleven": ["seven", "leaven"], "twelve": ["delve", "shelf"],
        "thirteen": ["thirty", "certain"], "fourteen": ["forty", "for"], "fifteen": ["fifty", "fit"],
        "sixteen": ["sixty", "six"], "seventeen": ["seventy", "seven"], "eighteen": ["eighty", "eight"],
        "nineteen": ["ninety", "nine"], "twenty": ["plenty", "when"], "thirty": ["thirteen", "dirty"],
        "forty": ["fourteen", "for"], "line": ["lime", "nine", "mine"], "cut": ["cat", "cup"],
        "copy": ["coffee", "cop"], "paste": ["past", "taste"], "delete": ["elite", "the"],
        "run": ["one", "ran"], "read": ["red", "rid"], "new": ["two", "knew"], "save": ["safe", "say"],
        "open": ["oven", "hope"], "rename": ["name", "remain"], "okay": ["ok", "day"],
        "my": ["by", "mine"], "script": ["strip", "scripts"], "test": ["text", "best"],
    ]
}
