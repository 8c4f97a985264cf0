import VoiceSpecs

/// The code of pieces, of which the last can be taken back. Clause: CON-10
struct AssembledCode: Sendable {
    private let assembly: Assembly
    private var bytes: [UInt8] = []
    /// For each piece, how many bytes there are behind it, and which is the last so far that shows.
    private var pieces: [(end: Int, shown: ConversionToken?)] = []

    init(_ assembly: Assembly) { self.assembly = assembly }

    var code: String { String(decoding: bytes, as: UTF8.self) }

    /// Takes the pieces from a place on anew, and returns how the code changes.
    mutating func take(_ tokens: [ConversionToken], from place: Int) -> IncrementalConversion.Change {
        pieces.removeSubrange(place...)
        let kept = pieces.last?.end ?? 0
        bytes.removeSubrange(kept...)
        for token in tokens[place...] {
            var shown = pieces.last?.shown
            let text = token.text
            if !text.isEmpty {
                if let shown, ConversionReference.isParted(shown, token, assembly) { bytes.append(0x20) }
                bytes += text.utf8
                shown = token
            }
            pieces.append((bytes.count, shown))
        }
        return .init(kept: kept, added: String(decoding: bytes[kept...], as: UTF8.self))
    }
}
