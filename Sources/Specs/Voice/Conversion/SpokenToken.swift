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
        /// A pass has removed it.
        case taken
        /// It is part of a stretch or of a keyword.
        case absorbed
    }

    var kind: Kind
    /// The words spoken for it.
    let spoken: [String]
    /// The text that it shows in the code.
    let text: String
    let maker: Conversion.Law
    /// The word that is compared with keywords, if it is a word.
    private(set) var word: HeardWord?
    var fate = Fate.there
    /// The number of words of the transcript up to its end, if it is a command.
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

    /// Whether a pass may act on it.
    var isControl: Bool {
        switch kind {
        case .command, .notation: true
        case .word, .lineBreak, .protected, .keyword: false
        }
    }

    /// The words that a pass takes from it.
    var said: [String] { kind == .keyword ? [text] : spoken }
}
