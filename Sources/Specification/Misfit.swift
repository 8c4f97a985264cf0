import JSON

/// A value that does not fit the shape a subsystem declares: where, and what is wrong there.
public struct Misfit: Error, Equatable, CustomStringConvertible {
    public var path: Path
    public var problem: String

    public init(_ problem: String, at path: Path = .root) {
        self.problem = problem
        self.path = path
    }

    /// The same misfit seen from one step further out.
    public func under(_ step: Path.Step) -> Misfit {
        Misfit(problem, at: Path([step] + path.steps))
    }

    public var description: String { "\(path): \(problem)" }
}
