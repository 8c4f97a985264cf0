import Catalogue
import JSON
import Specification

/// A wrong implementation of a kind that people are likely to write; the kit must find the mistake.
public struct Mistake<Subsystem: Specification>: Sendable {
    /// The name of the mistake, such as `compares-with-the-first-fix`.
    public let name: String
    /// The way in which the implementation deviates from the law, as a sentence without a subject.
    public let sentence: String
    /// The clause that the mistake breaks, and any other clauses that would explain the failures equally well.
    public let clauses: [ClauseID]
    /// The options of readings that the implementation declares; under other options, the mistake may have no effect.
    public let readings: [String: String]
    /// The smallest known input that reveals the mistake, as JSON; it was worked out by hand.
    public let smallest: String
    private let start: @Sendable () -> any Implementation<Subsystem>

    /// A new instance of the wrong implementation, which shares no state with earlier instances.
    public var implementation: any Implementation<Subsystem> { start() }

    public init(
        _ name: String, _ sentence: String, breaks clauses: ClauseID...,
        under readings: [String: String] = [:],
        smallest: String,
        run: @escaping @Sendable (Subsystem.Input, Readings) throws(Rejection) -> Subsystem.Output
    ) {
        self.name = name
        self.sentence = sentence
        self.clauses = clauses
        self.readings = readings
        self.smallest = smallest
        start = { Wrong<Subsystem>(body: run) }
    }

    /// Creates a mistake whose implementation remembers earlier requests.
    public init(
        _ name: String, _ sentence: String, breaks clauses: ClauseID...,
        under readings: [String: String] = [:],
        smallest: String,
        start: @escaping @Sendable () -> any Implementation<Subsystem>
    ) {
        self.name = name
        self.sentence = sentence
        self.clauses = clauses
        self.readings = readings
        self.smallest = smallest
        self.start = start
    }
}

private struct Wrong<Subsystem: Specification>: Implementation {
    let body: @Sendable (Subsystem.Input, Readings) throws(Rejection) -> Subsystem.Output

    func run(_ input: Subsystem.Input, readings: Readings) throws(Rejection) -> Subsystem.Output {
        try body(input, readings)
    }
}

/// A subsystem for which the gallery has mistakes, which the subsystem's file below `Tests/Gallery/` declares.
public protocol Mistaken: Specification {
    /// The correct implementation, written independently of the reference; a mistake usually changes one of its
    /// variables.
    static var careful: any Implementation<Self> { get }
    static var mistakes: [Mistake<Self>] { get }
}
