/// A subsystem that knows which clause made each piece of its output, and which removed missing pieces.
public protocol Piecewise: Specification {
    /// Returns the pieces of the output of an input, in their order, and then what was removed, step by step.
    static func pieces(of input: Input, _ readings: Readings) -> [Piece]
}

/// A piece of an output, or a piece of an input that does not appear in the output.
public struct Piece: Sendable, Equatable {
    /// Its text in the output; nil if it was removed.
    public let text: String?
    /// The part of the input that it stands for.
    public let origin: String
    /// The clause that made or removed it.
    public let clause: ClauseID

    /// Makes a piece.
    public init(_ text: String?, of origin: String, by clause: ClauseID) {
        self.text = text
        self.origin = origin
        self.clause = clause
    }
}
