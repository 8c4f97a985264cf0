/// A token of a transcript on its way to code, with the law that made it.
struct SpokenToken: Equatable {
    enum Kind: Hashable {
        case word
        case command(VoiceCommand)
        case notation(NotationName)
        case lineBreak
        /// A finished stretch that no later pass touches.
        case protected
        /// A word that became a keyword.
        case keyword
    }

    /// The fate of a token.
    enum Fate {
        case there
        /// A pass has removed the token.
        case taken
        /// The token is part of a stretch or of a keyword.
        case absorbed
    }

    var kind: Kind
    /// The words spoken for the token.
    let spoken: [String]
    /// The text that the token becomes in the code.
    let text: String
    let maker: Conversion.Law
    /// The word that is compared with keywords, if the token is a word.
    private(set) var word: HeardWord?
    var fate = Fate.there
    /// The number of words in the transcript up to the end of the token, if it is a command.
    private(set) var end = 0

    init(_ kind: Kind, _ spoken: [String], text: String? = nil, by maker: Conversion.Law, end: Int = 0) {
        self.kind = kind
        self.spoken = spoken
        self.text = text ?? spoken.joined(separator: " ")
        self.maker = maker
        self.end = end
    }

    /// A word that no pass has touched yet.
    init(_ word: HeardWord) {
        self.init(.word, [word.spoken], by: .asSpoken)
        self.word = word
    }

    var isThere: Bool { fate == .there }

    /// Whether a pass may act on the token.
    var isControl: Bool {
        switch kind {
        case .command, .notation: true
        case .word, .lineBreak, .protected, .keyword: false
        }
    }

    /// The words that a pass takes from the token.
    var said: [String] { kind == .keyword ? [text] : spoken }
}
