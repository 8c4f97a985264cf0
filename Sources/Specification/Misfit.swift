import JSON

/// The error for a value that does not fit the shape declared by a subsystem, with the place of the error.
public struct Misfit: Error, Equatable, CustomStringConvertible {
    /// The place of the error in the value.
    public var path: Path
    /// A sentence about the error, without its place.
    public var problem: String

    /// Makes a misfit from a sentence about an error and the place of the error.
    public init(_ problem: String, at path: Path = .root) {
        self.problem = problem
        self.path = path
    }

    /// Returns this misfit for the array or object around the value, with the given step added in front of the path.
    public func under(_ step: Path.Step) -> Misfit {
        Misfit(problem, at: Path([step] + path.steps))
    }

    public var description: String { "\(path): \(problem)" }
}
