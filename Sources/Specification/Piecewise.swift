/// A subsystem that can name the clause behind each piece of its output, and behind each removed piece of its input.
public protocol Piecewise: Specification {
    /// Returns the pieces of the output, in order, and then the removed pieces, in the order of their removal.
    static func pieces(of input: Input, _ readings: Readings) -> [Piece]
}

/// A piece of an output, or a piece of an input that does not appear in the output.
public struct Piece: Sendable, Equatable {
    /// The text of the piece in the output; nil if the piece was removed.
    public let text: String?
    /// The part of the input that the piece was made from.
    public let origin: String
    /// The clause that explains why the piece was made or removed.
    public let clause: ClauseID

    /// Makes a piece from its text, its part of the input and its clause.
    public init(_ text: String?, of origin: String, by clause: ClauseID) {
        self.text = text
        self.origin = origin
        self.clause = clause
    }
}
