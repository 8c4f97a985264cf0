extension Notation {
    /// Words plain and hostile, in each of the notations, and now and then in one that there is not.
    public static func generate(from entropy: inout Entropy) -> Input {
        let words = entropy.list(upTo: 6) { Word($0.word()) }
        let names = NotationName.allCases.map(\.rawValue)
        let strangers = ["Camel", "", "snake", "CAMEL", "camel ", "literal"]
        return Input(words: words, notation: entropy.one(of: entropy.once(in: 12) ? strangers : names))
    }

    /// Whether no word holds a control character: what a Swift literal makes of those is not settled.
    public static func isSettled(_ input: Input) -> Bool {
        !input.words.contains { $0.text.unicodeScalars.contains(where: \.isControl) }
    }
}
