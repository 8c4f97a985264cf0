import Catalogue
import JSON
import Specification

/// A wrong implementation that somebody might well write, kept to prove that the kit finds it.
public struct Mistake<Subsystem: Specification>: Sendable {
    /// `compares-with-the-first-fix`.
    public let name: String
    /// The action of the implementation, instead of the rule.
    public let sentence: String
    /// The clause that the mistake breaks, and any other clause that may be blamed just as well.
    public let clauses: [ClauseID]
    /// The readings under which the implementation is run; the mistake shows under these readings.
    public let readings: [String: String]
    /// The smallest known input that fails, worked out by hand, as JSON.
    public let smallest: String
    private let start: @Sendable () -> any Implementation<Subsystem>

    /// The wrong implementation, restarted: each new one has no memory of its predecessor.
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

    /// A mistake of a program that remembers earlier requests.
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

/// A subsystem for which wrong implementations are kept; it conforms in its own file below `Tests/Gallery/`.
public protocol Mistaken: Specification {
    /// The implementation whose choices the mistakes make wrong. It conforms, and differs from the reference.
    static var careful: any Implementation<Self> { get }
    static var mistakes: [Mistake<Self>] { get }
}
