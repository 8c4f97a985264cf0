import Catalogue
import Foundation
import Kit
import Specification
import Tracks

/// A track in a file: GPX, GeoLife's PLT, or a table with columns for time, latitude and longitude.
struct TrackFile {
    private let path: String

    init(_ path: String) { self.path = path }

    /// Returns all fixes of the file, if they are valid and in order of time.
    ///
    /// - Throws: `Failure` with the line of the first invalid fix.
    func fixes() throws -> [Fix] {
        let file = try FileHandle.track(path)
        defer { try? file.close() }
        var fixes: [Fix] = []
        do throws(TrackError) {
            let format = TrackFormat(fileName: path) ?? .csv
            var track = try RecordedTrack(file, as: format, accuracy: RecordedTrack.usualAccuracy)
            while let next = try track.next() {
                if let last = fixes.last, next.fix.t < last.t {
                    throw TrackError(earlierAt: next.line)
                }
                fixes.append(next.fix)
            }
        } catch {
            throw Failure(error, in: path)
        }
        return fixes
    }
}
