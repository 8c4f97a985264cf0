import CSV
import Catalogue
import Foundation

/// Reads the fixes of a table whose first line has the names of the columns.
struct TableTrack {
    private var lines: LineReader
    private let reader: CSVReader
    private let names: ColumnNames
    private let accuracy: Double
    private var columns: (places: [ColumnNames.Content: Int], count: Int)?

    init(_ file: FileHandle, separator: Unicode.Scalar, names: ColumnNames, accuracy: Double) {
        lines = LineReader(file)
        reader = CSVReader(separator: separator)
        self.names = names
        self.accuracy = accuracy
    }

    mutating func next() throws(TrackError) -> TrackFix? {
        if columns == nil {
            guard let header = try nextRecord() else {
                throw TrackError(line: 1, "there is no line of column names")
            }
            columns = (try names.places(in: header.fields, line: header.line), header.fields.count)
        }
        guard let columns, let record = try nextRecord() else { return nil }
        guard record.fields.count == columns.count else {
            throw TrackError(
                line: record.line,
                "the number of fields is \(record.fields.count) here and \(columns.count) in line 1")
        }
        func text(_ content: ColumnNames.Content) -> String? {
            columns.places[content].map { record.fields[$0] }.flatMap { $0.isEmpty ? nil : $0 }
        }
        func number(_ content: ColumnNames.Content) throws(TrackError) -> Double? {
            guard let text = text(content) else { return nil }
            guard let number = Double(text) else {
                throw TrackError(line: record.line, "\(content) is \"\(text)\", which is not a number")
            }
            return number
        }
        guard let t = text(.t).flatMap({ TrackTime.seconds($0) }) else {
            throw TrackError(line: record.line, "t is \"\(text(.t) ?? "")\", which is not a time")
        }
        guard let lat = try number(.lat), let lon = try number(.lon) else {
            throw TrackError(line: record.line, "a fix must have both lat and lon")
        }
        return try TrackFix(
            line: record.line,
            Fix(t: t, lat: lat, lon: lon, accuracy: number(.accuracy) ?? accuracy, speed: number(.speed)))
    }

    /// Returns the next record, which spans several lines if a quoted field contains line ends.
    private mutating func nextRecord() throws(TrackError) -> CSVRecord? {
        guard var bytes = try lines.nextLine() else { return nil }
        let start = lines.line
        while bytes.count(where: { $0 == UInt8(ascii: "\"") }) % 2 == 1, bytes.count <= LineReader.longest,
            let more = try lines.nextLine()
        {
            bytes += [UInt8(ascii: "\n")] + more
        }
        if start > 1, bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            throw TrackError(line: start, "a byte order mark in the middle of the file")
        }
        if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
        do throws(CSVError) {
            let records = try reader.records(of: bytes)
            return CSVRecord(line: start, fields: records.first?.fields ?? [""])
        } catch {
            throw TrackError(line: start + error.line - 1, error.problem)
        }
    }
}
