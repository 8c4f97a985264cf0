/// The format of a file with a track.
public enum TrackFormat: String, CaseIterable, Sendable {
    /// GPX 1.0 or 1.1, in which each `trkpt` with a time is a fix.
    case gpx
    /// A CSV table (RFC 4180) that begins with a line of column names.
    case csv
    /// GeoLife's PLT: six lines without fixes, then lines of latitude, longitude, 0, feet, days, date and time in UTC.
    case plt

    /// Creates the format from the extension of a file's name, such as `gpx`; nil if no format has this extension.
    public init?(fileName: String) {
        guard let dot = fileName.lastIndex(of: ".") else { return nil }
        self.init(rawValue: fileName[fileName.index(after: dot)...].lowercased())
    }
}
