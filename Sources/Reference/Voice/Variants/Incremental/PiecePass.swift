/// A pass that divides a list into pieces of one or more elements, such as the words of a transcript into tokens. If
/// elements change, it replaces only the pieces that may depend on these elements.
struct PiecePass: Sendable {
    private(set) var pieces: [ConversionToken] = []
    /// The index of the first element of each piece.
    private var starts: [Int] = []

    /// Takes a list of `count` elements, and returns the index of the first piece that may have changed. The elements
    /// may differ from the earlier elements only from index `changed` on.
    ///
    /// - Parameters:
    ///   - reach: The number of elements that may determine a piece.
    ///   - read: Returns the piece that begins at an index, and its length.
    mutating func take(
        _ count: Int, from changed: Int, reach: Int, _ read: (Int) -> (ConversionToken, length: Int)
    ) -> Int {
        var place = changed
        while let start = starts.last, start + max(1, reach) > changed {
            place = start
            starts.removeLast()
            pieces.removeLast()
        }
        let kept = pieces.count
        while place < count {
            let (piece, length) = read(place)
            starts.append(place)
            pieces.append(piece)
            place += length
        }
        return kept
    }
}
