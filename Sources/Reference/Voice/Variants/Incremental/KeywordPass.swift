import VoiceSpecs

/// The pass that turns words into keywords; if words change, it replaces only the pieces that may depend on these
/// words. Clause: CON-8
struct KeywordPass: Sendable {
    private(set) var pieces: [ConversionToken] = []
    /// The index of the first token of each piece.
    private var starts: [Int] = []

    /// Takes `tokens`, and returns the index of the first piece that may have changed. The tokens may differ from the
    /// earlier tokens only from index `changed` on.
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
            let (piece, length) = Conversion.piece(tokens[place...], keywords)
            starts.append(place)
            pieces.append(piece)
            place += length
        }
        return kept
    }
}
