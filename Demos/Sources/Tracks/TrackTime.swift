import Foundation

/// Reads the times of tracks.
enum TrackTime {
    /// Returns the time that a string specifies, in seconds since the epoch, or nil if the string is not valid.
    ///
    /// A time is a number of seconds, or an ISO 8601 date and time with T or a space between them. A fraction of a
    /// second and a zone are optional; a time without a zone is in UTC.
    static func seconds(_ text: String) -> Double? {
        if let seconds = Double(text), text.first.map({ $0.isNumber || $0 == "-" }) == true {
            return seconds.isFinite ? seconds : nil
        }
        guard let match = text.wholeMatch(of: form) else { return nil }
        let (_, date, time, fraction, zone) = match.output
        let iso = "\(date)T\(time)\(zone.map { $0 == "z" ? "Z" : String($0) } ?? "Z")"
        guard let whole = try? Date(iso, strategy: .iso8601) else { return nil }
        return whole.timeIntervalSince1970 + (fraction.flatMap { Double("0" + $0) } ?? 0)
    }

    private static var form: Regex<(Substring, Substring, Substring, Substring?, Substring?)> {
        /(\d{4}-\d\d-\d\d)[Tt ](\d\d:\d\d:\d\d)(\.\d+)?([Zz]|[+-]\d\d:?\d\d)?/
    }
}
