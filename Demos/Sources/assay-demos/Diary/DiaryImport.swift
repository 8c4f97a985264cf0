import CSV
import Catalogue
import Foundation
import Harness
import JSON
import Kit
import Reference
import Reports
import Specification

/// Imports a table of reports as a diary, completely or not at all.
struct DiaryImport {
    private let readings: Readings
    private let zone: TimeZone
    private let dates: DateReader
    private let reader: CSVReader
    private let options: DiaryOptions

    init(options: DiaryOptions, readings: [ReadingChoice], separator: Unicode.Scalar) throws {
        let health = Catalogue.assay.all.filter { $0.id.family == "health" }.flatMap { $0.readings }
        self.readings = try ReadingChoice.declarations(readings, known: health)
        self.options = options
        zone = try options.zone()
        dates = DateReader(zone)
        reader = CSVReader(separator: separator)
    }

    func run(on bytes: [UInt8], named file: String) throws {
        let records: [CSVRecord]
        do throws(CSVError) {
            records = try reader.records(of: bytes)
        } catch {
            throw Failure(.usage, "\(file):\(error.line): \(error.problem)")
        }
        guard let header = records.first else {
            throw Failure(.usage, "\(file): there is no line of column names")
        }
        let columns = try Columns(header, file)
        var faults: [String] = []
        var reports: [HealthReport] = []
        for record in records.dropFirst() {
            switch report(record, columns) {
            case .success(let report): reports.append(report)
            case .failure(let refused): faults += refused.faults.map { "\(file):\(record.line): \($0)" }
            }
        }
        let monitors = try options.monitors.map { try MonitorChoice($0, dates).monitor }
        guard faults.isEmpty else {
            let count = faults.count == 1 ? "1 field is wrong" : "\(faults.count) fields are wrong"
            throw Failure(
                .doesNotConform, (["\(count), so nothing was imported:"] + faults).joined(separator: "\n  "))
        }
        let diary = try Diary(reports, zone: zone, readings: readings)
        let summary = try summary(of: diary, taken: reports.count, monitors)
        try drawCharts(of: diary, monitors)
        standardOutput(summary)
    }

    // MARK: Lines

    /// The errors in a line of the table, with a sentence for each wrong field.
    private struct Refused: Error {
        let faults: [String]
    }

    private func report(_ record: CSVRecord, _ columns: Columns) -> Result<HealthReport, Refused> {
        func text(_ name: String) -> String { columns[name].map { record.fields[$0] } ?? "" }
        var faults: [String] = []
        let date = dates.moment(text("date"))
        if date == nil {
            faults.append("date \"\(text("date"))\" is not a date from 1900 to 2199 such as 2020-09-13 14:26")
        }
        var importance: [BodyValue: Number] = [:]
        for value in BodyValue.allCases {
            let given = text("importance.\(value.rawValue)")
            if given.isEmpty { continue }
            // If the string is not a whole number, it becomes 0, which is reported as an invalid importance.
            importance[value] = Number(Int(given) ?? 0)
        }
        let input = Entry.Input(
            temperature: text("temperature"), weight: text("weight"), heartRate: text("heartRate"),
            glycemia: text("glycemia"), importance: Entry.GivenImportance(importance),
            note: text("note"),
            date: date ?? Moment(Moment.range.lowerBound))
        switch Entry.reference.outcome(of: input, readings: readings) {
        case .output(let output) where faults.isEmpty: return .success(output.report)
        case .output: break
        case .rejection(let rejection):
            let fields = rejection.details["fields"].flatMap { try? [Entry.Field]($0) } ?? []
            faults += fields.map { "\($0.rawValue) \"\(text($0.rawValue))\" must be \(rule($0))" }
        }
        return .failure(Refused(faults: faults))
    }

    private func rule(_ field: Entry.Field) -> String {
        if field.isImportance { return "from 1 to 5" }
        let isStated = readings[EntryBounds.self] == .stated
        return switch field.bodyValue {
        case .temperature: "a number from 33 to 44"
        case .weight: "a number above 0"
        case .heartRate: "a whole number from \(isStated ? 31 : 30) to 32767"
        case .glycemia: "a whole number from \(isStated ? 51 : 50) to 32767"
        }
    }

    // MARK: The summary

    private func summary(of diary: Diary, taken: Int, _ monitors: [Monitoring.Monitor]) throws -> String {
        var lines = ["\(counted(taken, "line")) imported, \(counted(diary.days.count, "day"))"]
        if let means = diary.means {
            let values = BodyValue.allCases.map { "\($0.rawValue) \(means[$0].number.text)" }
            lines.append("means: " + values.joined(separator: ", "))
        }
        let feverDays = diary.fever.map { "\(dates.date($0.date)) (\($0.temperature.number.text))" }
        lines.append("days of fever: " + (feverDays.isEmpty ? "none" : feverDays.joined(separator: ", ")))
        lines += try outlook(of: monitors, diary.days)
        return lines.joined(separator: "\n") + "\n"
    }

    /// Returns the lines that describe the state of each monitor today.
    private func outlook(of monitors: [Monitoring.Monitor], _ days: [HealthReport]) throws -> [String] {
        guard !monitors.isEmpty else { return [] }
        guard let today = try options.today.map(moment(named: "--today")) ?? days.first?.date else {
            return ["monitors: not checked, since there is no report and no --today"]
        }
        return monitors.map { monitor in
            let output = Monitoring.answer(
                .init(monitors: [monitor], reports: days, opens: [today], zone: .utc), readings: readings,
                in: zone)
            let name =
                "\(monitor.bodyValue.rawValue) above \(monitor.limit.number.text) from \(dates.date(monitor.startDay))"
            if let notification = output.notifications.first {
                return "monitor \(name): notifies, since the mean was \(notification.mean.number.text)"
            }
            let left = output.states.first?.first ?? 0
            return "monitor \(name): " + (left < 1 ? "ended, not above" : "\(counted(left, "day")) left")
        }
    }

    private func moment(named option: String) -> (String) throws -> Moment {
        { text in
            guard let moment = dates.moment(text) else {
                throw Failure(.usage, "\(option) \(text) is not a date from 1900 to 2199, such as 2020-09-13")
            }
            return moment
        }
    }

    // MARK: Pictures

    private func drawCharts(of diary: Diary, _ monitors: [Monitoring.Monitor]) throws {
        guard let folder = options.charts else { return }
        let charts = DiaryCharts(
            diary: diary, monitors: monitors, dates: dates, readings: readings)
        try FileSet(in: folder, charts.files).write()
    }
}

/// The position of each column in the lines of the table.
private struct Columns {
    private let places: [String: Int]

    static let required = ["date", "temperature", "weight", "heartRate", "glycemia"]
    static let optional = ["note"] + BodyValue.allCases.map { "importance.\($0.rawValue)" }

    init(_ header: CSVRecord, _ file: String) throws {
        var places: [String: Int] = [:]
        let known = Columns.required + Columns.optional
        for (place, name) in header.fields.enumerated() {
            guard known.contains(name) else {
                throw Failure(
                    .usage,
                    """
                    \(file):1: the column "\(name)" is unknown; the known columns are \
                    \(known.joined(separator: ", "))
                    """)
            }
            guard places.updateValue(place, forKey: name) == nil else {
                throw Failure(.usage, "\(file):1: the column \"\(name)\" occurs twice")
            }
        }
        if let missing = Columns.required.first(where: { places[$0] == nil }) {
            throw Failure(.usage, "\(file):1: the column \"\(missing)\" is missing")
        }
        self.places = places
    }

    subscript(name: String) -> Int? { places[name] }
}

/// A monitor as given on the command line: `temperature,37.5,2020-09-13,7`.
private struct MonitorChoice {
    let monitor: Monitoring.Monitor

    init(_ text: String, _ dates: DateReader) throws {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { String($0) }
        guard (4...5).contains(parts.count), let value = BodyValue(rawValue: parts[0]),
            let limit = Float(parts[1]), (0...Float(Monitoring.Monitor.greatestLimit)).contains(limit),
            let start = dates.moment(parts[2]),
            let days = Int(parts[3]), Monitoring.Monitor.daysRange.contains(days),
            let importance = parts.count < 5 ? 1 : Int(parts[4]), Importance.range.contains(importance)
        else {
            throw Failure(
                .usage,
                """
                --monitor \(text) is not of the form VALUE,LIMIT,DATE,DAYS or VALUE,LIMIT,DATE,DAYS,IMPORTANCE, \
                such as temperature,37.5,2020-09-13,7
                """)
        }
        monitor = Monitoring.Monitor(
            bodyValue: value, importance: importance, limit: Single(limit), startDay: start, days: days)
    }
}
