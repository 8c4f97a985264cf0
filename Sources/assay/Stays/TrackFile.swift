import Foundation
import Kit
import Specification
import Specs
import Tracks

/// A track in a file: GPX, GeoLife's PLT, or a table with columns for time, latitude and longitude.
struct TrackFile {
    /// Metres, of a fix for which the file has none.
    private static let usualAccuracy = 10.0

    private let path: String

    init(_ path: String) { self.path = path }

    /// Returns the fixes if all are right and in the order of time.
    ///
    /// - Throws: `Failure` with the line of the first that is not.
    func fixes() throws -> [Fix] {
        guard let file = FileHandle(forReadingAtPath: path) else {
            throw Failure(.usage, "\(path) cannot be read")
        }
        defer { try? file.close() }
        var fixes: [Fix] = []
        do throws(TrackError) {
            let format = TrackFormat(fileName: path) ?? .csv
            var track = try Track(file, as: format, accuracy: Self.usualAccuracy)
            while let next = try track.next() {
                if let last = fixes.last, next.fix.t < last.t {
                    throw TrackError(line: next.line, "the time is before that of the fix above")
                }
                fixes.append(next.fix)
            }
        } catch {
            throw Failure(
                .usage, error.line == 0 ? "\(path): \(error)" : "\(path):\(error.line): \(error.problem)")
        }
        return fixes
    }
}
