/// An error in the file of a track, with the line where the error occurs.
public struct TrackError: Error, Equatable, CustomStringConvertible {
    /// The number of the line, from 1; 0 if the error concerns the whole file.
    public let line: Int
    public let problem: String

    public init(line: Int = 0, _ problem: String) {
        self.line = line
        self.problem = problem
    }

    public var description: String { line == 0 ? problem : "line \(line): \(problem)" }
}
