/// A token of a transcript on its way to code, which knows the clause that made it.
struct SpokenToken {
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

    let kind: Kind
    /// The words spoken for it.
    let spoken: [String]
    /// What it shows in the code.
    let text: String
    let maker: Conversion.Rule
    /// How many words of the transcript are said with it, if it is a command.
    var end = 0

    init(_ kind: Kind, _ spoken: [String], text: String? = nil, by maker: Conversion.Rule) {
        self.kind = kind
        self.spoken = spoken
        self.text = text ?? spoken.joined(separator: " ")
        self.maker = maker
    }

    /// The words of it, each a token of its own that no pass has touched yet.
    var words: [SpokenToken] { spoken.map { SpokenToken(.word, [$0], by: .keywords) } }

    /// The pass that acts on it; nil if none does but that of the keywords.
    var pass: Derivation.Pass? {
        switch kind {
        case .command(.redo): .redo
        case .command(.undo): .undo
        case .command(.clear): .clear
        case .command(.type): .type
        case .command(.literally), .notation: .literally
        case .command(.stop): .stop
        case .word, .lineBreak, .protected, .keyword: nil
        }
    }

    /// The notation in which a type before it writes; nil if it ends none.
    var notation: NotationName? {
        switch kind {
        case .notation(let name): name
        case .command(.literally): .literally
        default: nil
        }
    }
}
