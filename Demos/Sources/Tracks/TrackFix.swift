import Catalogue

/// A valid fix in a file, with the line where the fix begins.
public struct TrackFix: Sendable {
    /// The number of the line, from 1.
    public let line: Int
    public let fix: Fix

    init(line: Int, _ fix: Fix) throws(TrackError) {
        guard fix.isOnEarth else {
            throw TrackError(
                line: line,
                "\(fix.lat), \(fix.lon) is not a place on Earth, or a number of the fix is not finite")
        }
        self.line = line
        self.fix = fix
    }
}
