import Catalogue
import Foundation

/// Reads the fixes of a PLT file from GeoLife; such files give no accuracy.
struct PLTTrack {
    private var lines: LineReader
    private let accuracy: Double

    init(_ file: FileHandle, accuracy: Double) {
        lines = LineReader(file)
        self.accuracy = accuracy
    }

    mutating func next() throws(TrackError) -> TrackFix? {
        while lines.line < 6 {
            guard try lines.nextLine() != nil else {
                throw TrackError(line: lines.line + 1, "a PLT file must have six lines before the fixes")
            }
        }
        guard let bytes = try lines.nextLine() else { return nil }
        let line = lines.line
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw TrackError(line: line, "text that is not UTF-8")
        }
        let fields = text.trimmingCharacters(in: .whitespacesAndNewlines).split(
            separator: ",", omittingEmptySubsequences: false)
        guard fields.count == 7 else {
            throw TrackError(
                line: line, "the number of fields is \(fields.count); in a PLT file it must be 7")
        }
        guard let lat = Double(fields[0]), let lon = Double(fields[1]) else {
            throw TrackError(line: line, "\"\(fields[0]),\(fields[1])\" is not a latitude and longitude")
        }
        guard let t = TrackTime.seconds("\(fields[5]) \(fields[6])") else {
            throw TrackError(line: line, "\"\(fields[5]),\(fields[6])\" is not a date and time")
        }
        return try TrackFix(line: line, Fix(t: t, lat: lat, lon: lon, accuracy: accuracy))
    }
}
