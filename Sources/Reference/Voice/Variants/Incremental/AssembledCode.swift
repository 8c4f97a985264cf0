import VoiceSpecs

/// Code that is joined from pieces; if only the last pieces change, the code changes only at its end. Clause: CON-10
struct AssembledCode: Sendable {
    private var spacing: Spacing
    private var bytes: [UInt8] = []
    /// The pieces that are not empty, each with its index among all pieces, the number of bytes of code before it, and
    /// the state of the spacing before it.
    private var shown: [(piece: ConversionToken, place: Int, start: Int, spacing: Spacing)] = []

    init(_ assembly: Assembly) { spacing = Spacing(assembly) }

    var code: String { String(decoding: bytes, as: UTF8.self) }

    /// Replaces all pieces from index `place` on with the tokens from the same index on, and returns how the code
    /// changes.
    mutating func take(_ tokens: [ConversionToken], from place: Int) -> IncrementalConversion.Change {
        while let last = shown.last, last.place >= place { takeBack() }
        var rest = tokens[place...].indices.filter { !tokens[$0].text.isEmpty }
        if let last = shown.last, Spacing.looksAhead(last.piece) {
            rest.insert(last.place, at: 0)
            takeBack()
        }
        let kept = bytes.count
        for (index, place) in rest.enumerated() {
            shown.append((tokens[place], place, bytes.count, spacing))
            let next = index + 1 < rest.count ? tokens[rest[index + 1]] : nil
            if spacing.parts(tokens[place], before: next) { bytes.append(0x20) }
            bytes += tokens[place].text.utf8
        }
        return .init(kept: kept, added: String(decoding: bytes[kept...], as: UTF8.self))
    }

    private mutating func takeBack() {
        guard let last = shown.popLast() else { return }
        spacing = last.spacing
        bytes.removeSubrange(last.start...)
    }
}
