/// A token of a transcript that is being converted to code, with the law that made the token.
struct SpokenToken {
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

    let kind: Kind
    let spoken: [String]
    /// The text that the token becomes in the code.
    let text: String
    let maker: Conversion.Law
    /// The word that is compared with the expressions of keywords; nil if the token is not a word.
    private(set) var word: HeardWord?
    /// The role of the token in the code, such as a prefix or a postfix.
    var role = SpokenCode.Role.plain
    /// Whether the token remains: no pass has removed it or made it a part of another token.
    var isThere = true
    /// The number of words in the transcript up to the end of the command that the token represents; 0 for a word.
    let end: Int

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

    /// The words that the token contributes to a protected stretch.
    var said: [String] { kind == .keyword ? [text] : spoken }

    /// The words of the token, each as a separate token that no pass has changed yet.
    var words: [SpokenToken] { spoken.map { SpokenToken(HeardWord($0)) } }
}
