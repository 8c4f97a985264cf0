import JSON

/// A value that does not fit the shape a subsystem declares: where, and what is wrong there.
public struct Misfit: Error, Equatable, CustomStringConvertible {
    /// The place of the fault in the value.
    public var path: Path
    /// The error there.
    public var problem: String

    /// Makes a misfit of an error and its place.
    public init(_ problem: String, at path: Path = .root) {
        self.problem = problem
        self.path = path
    }

    /// Returns the same misfit as seen from one level further out.
    public func under(_ step: Path.Step) -> Misfit {
        Misfit(problem, at: Path([step] + path.steps))
    }

    public var description: String { "\(path): \(problem)" }
}
