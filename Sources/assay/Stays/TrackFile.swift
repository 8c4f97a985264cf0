import CSV
import Kit
import Specification
import Specs

/// A track as a table: the columns t, lat and lon, in any order and among others, and a line a fix.
struct TrackFile {
    private let file: String
    private static let columns = ["t", "lat", "lon"]

    init(named file: String) { self.file = file }

    /// Returns the fixes if all lines are right; if not, each that is wrong is told.
    func fixes(of bytes: [UInt8]) throws -> [Fix] {
        let records: [CSVRecord]
        do throws(CSVError) {
            records = try CSVReader().records(of: bytes)
        } catch {
            throw Failure(.usage, "\(file):\(error.line): \(error.problem)")
        }
        guard let header = records.first else {
            throw Failure(.usage, "\(file): there is no line of column names")
        }
        let places = try TrackFile.columns.map { name in
            guard let place = header.fields.firstIndex(of: name) else {
                throw Failure(.usage, "\(file):1: the column \"\(name)\" is missing")
            }
            return place
        }
        var fixes: [Fix] = []
        var faults: [String] = []
        for record in records.dropFirst() {
            let texts = places.map { record.fields[$0] }
            let numbers = texts.map { Double($0) ?? .nan }
            let fix = Fix(t: numbers[0], lat: numbers[1], lon: numbers[2], accuracy: 0)
            if !fix.isOnEarth {
                let given = zip(TrackFile.columns, texts).map { "\($0) \"\($1)\"" }.joined(separator: ", ")
                faults.append(
                    "\(file):\(record.line): \(given) is no fix: seconds, and degrees within ±90 and ±180 are"
                )
            } else if let last = fixes.last, fix.t < last.t {
                faults.append("\(file):\(record.line): t \"\(texts[0])\" is before the line above")
            } else {
                fixes.append(fix)
            }
        }
        guard faults.isEmpty else {
            throw Failure(
                .doesNotConform,
                (["\(counted(faults.count, "line")) wrong, and nothing was taken:"] + faults.prefix(20))
                    .joined(separator: "\n  "))
        }
        return fixes
    }
}
