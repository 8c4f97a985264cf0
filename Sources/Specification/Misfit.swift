import JSON

/// The error that a value does not fit the shape that a subsystem declares, with the place of the error.
public struct Misfit: Error, Equatable, CustomStringConvertible {
    /// The place of the error in the value.
    public var path: Path
    /// A sentence about the error, without its place.
    public var problem: String

    /// Makes a misfit from a sentence about an error and its place.
    public init(_ problem: String, at path: Path = .root) {
        self.problem = problem
        self.path = path
    }

    /// Returns this misfit with the given step at the beginning of its path, for the array or object around the value.
    public func under(_ step: Path.Step) -> Misfit {
        Misfit(problem, at: Path([step] + path.steps))
    }

    public var description: String { "\(path): \(problem)" }
}
