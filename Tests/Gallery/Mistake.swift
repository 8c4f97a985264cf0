import Catalogue
import JSON
import Specification

/// A wrong implementation that somebody might well write, kept to prove that the kit finds it.
public struct Mistake<Subsystem: Specification>: Sendable {
    /// `compares-with-the-first-fix`.
    public let name: String
    /// The author's action, instead of the rule.
    public let sentence: String
    /// The clause that it breaks; where another may be blamed with as much right, that one too.
    public let clauses: [ClauseID]
    /// The readings under which it is run; it shows under these.
    public let readings: [String: String]
    /// The smallest failing input that is known, worked by hand, as JSON.
    public let smallest: String
    private let start: @Sendable () -> any Implementation<Subsystem>

    /// The wrong implementation, restarted: the next does not know the memory of one.
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

    /// A mistake of a program that remembers what it was asked before.
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

/// A subsystem of which wrong implementations are kept; it conforms in a file of its own below `Tests/Gallery/`.
public protocol Mistaken: Specification {
    /// The implementation whose choices the mistakes make wrong: it conforms, and is not the reference.
    static var careful: any Implementation<Self> { get }
    static var mistakes: [Mistake<Self>] { get }
}
