import Catalogue
import Foundation

/// Reads the fixes of a file one by one, in the order of the file; long files need no more memory than short ones.
public struct RecordedTrack {
    private enum Source {
        case gpx(GPXTrack)
        case table(TableTrack)
        case plt(PLTTrack)
    }

    private var source: Source

    /// Opens a file, and prepares to read the fixes in it.
    ///
    /// - Parameters:
    ///   - accuracy: The accuracy in metres to use for fixes without an accuracy.
    ///   - separator: The character between the fields of a table.
    ///   - columns: The names of the columns of a table.
    public init(
        _ file: FileHandle, as format: TrackFormat, accuracy: Double, separator: Unicode.Scalar = ",",
        columns: ColumnNames = ColumnNames()
    ) throws(TrackError) {
        source =
            switch format {
            case .gpx: .gpx(try GPXTrack(file, accuracy: accuracy))
            case .csv: .table(TableTrack(file, separator: separator, names: columns, accuracy: accuracy))
            case .plt: .plt(PLTTrack(file, accuracy: accuracy))
            }
    }

    /// Returns the next fix, or nil at the end.
    ///
    /// - Throws: `TrackError` if the file is invalid; no more fixes can be read after an error.
    public mutating func next() throws(TrackError) -> TrackFix? {
        switch source {
        case .gpx(let track): return try track.next()
        case .table(var track):
            defer { source = .table(track) }
            return try track.next()
        case .plt(var track):
            defer { source = .plt(track) }
            return try track.next()
        }
    }
}
