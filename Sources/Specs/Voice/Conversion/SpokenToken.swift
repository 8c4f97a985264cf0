/// A token of a transcript that is being converted to code, with the law that made the token.
struct SpokenToken: Equatable {
    enum Kind: Hashable {
        case word
        case command(VoiceCommand)
        case notation(NotationName)
        case lineBreak
        /// A protected stretch, which no later pass changes.
        case protected
        /// A keyword of the code, made from one or more words.
        case keyword
    }

    /// Whether a token remains, was removed, or became part of another token.
    enum Fate {
        case there
        /// A pass has removed the token.
        case taken
        /// The token has become part of a protected stretch or of a keyword.
        case absorbed
    }

    var kind: Kind
    /// The words that were spoken for the token.
    let spoken: [String]
    /// The text that the token becomes in the code.
    let text: String
    let maker: Conversion.Law
    /// The word that is compared with the expressions of keywords; nil if the token is not a word.
    private(set) var word: HeardWord?
    var fate = Fate.there
    /// The number of words in the transcript up to the end of the command that the token represents; 0 for a word.
    private(set) var end = 0

    init(_ kind: Kind, _ spoken: [String], text: String? = nil, by maker: Conversion.Law, end: Int = 0) {
        self.kind = kind
        self.spoken = spoken
        self.text = text ?? spoken.joined(separator: " ")
        self.maker = maker
        self.end = end
    }

    /// Creates the token of a word that no pass has changed yet.
    init(_ word: HeardWord) {
        self.init(.word, [word.spoken], by: .asSpoken)
        self.word = word
    }

    var isThere: Bool { fate == .there }

    /// Whether the token is a command or a notation, which a pass obeys.
    var isControl: Bool {
        switch kind {
        case .command, .notation: true
        case .word, .lineBreak, .protected, .keyword: false
        }
    }

    /// The words that the token gives to a protected stretch.
    var said: [String] { kind == .keyword ? [text] : spoken }
}
