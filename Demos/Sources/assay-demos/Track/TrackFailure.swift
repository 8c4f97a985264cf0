import Foundation
import Kit
import Tracks

extension FileHandle {
    /// Opens the file of a track.
    ///
    /// - Throws: `Failure` with the path if the file cannot be read.
    static func track(_ path: String) throws -> FileHandle {
        guard let file = FileHandle(forReadingAtPath: path) else {
            throw Failure(.usage, "\(path) cannot be read")
        }
        return file
    }
}

extension RecordedTrack {
    /// The accuracy in metres to use for fixes without an accuracy.
    static var usualAccuracy: Double { 10 }
}

extension TrackError {
    /// Creates the error for a line whose fix is earlier than the previous fix.
    init(earlierAt line: Int) {
        self.init(line: line, "the time is earlier than that of the previous fix")
    }
}

extension Failure {
    /// Describes an error in a track, with the line if the error has one.
    init(_ error: TrackError, in name: String) {
        self.init(.usage, error.line == 0 ? "\(name): \(error)" : "\(name):\(error.line): \(error.problem)")
    }
}
