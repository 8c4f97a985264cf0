/// The pass that turns words into keywords, and repeats only what a change of the words may affect. Clause: CON-8
struct KeywordPass: Sendable {
    private(set) var pieces: [ConversionToken] = []
    /// The index of the token at which each piece begins.
    private var starts: [Int] = []

    /// Replaces the tokens from a position on, and returns the position from which on the pieces may have changed.
    mutating func take(
        _ tokens: ArraySlice<ConversionToken>, from changed: Int, _ keywords: Expressions.Table<String>
    ) -> Int {
        let reach = max(1, keywords.longestLength)
        var place = changed
        while let start = starts.last, start + reach > changed {
            place = start
            starts.removeLast()
            pieces.removeLast()
        }
        let kept = pieces.count
        while place < tokens.count {
            let (piece, length) = ConversionReference.piece(tokens[place...], keywords)
            starts.append(place)
            pieces.append(piece)
            place += length
        }
        return kept
    }
}
