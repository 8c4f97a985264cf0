import Catalogue
import Files
import Foundation
import JSON
import Kit
import Reference
import Specification
import Tracks

/// Runs a track fix by fix through all stages of mobility, and writes its records and events.
///
/// Unless the output is GeoJSON or a picture, memory use does not grow with the length of the file. The output appears
/// once the whole file has been read; if an error occurs before that, no output appears.
struct TrackRun {
    let options: TrackOptions
    let readings: Readings
    let format: TrackLines.Format
    let separator: Unicode.Scalar
    /// The path of the picture; nil if the user wants no picture.
    let picture: String?

    /// Runs a track, and reports the number of fixes with each outcome on standard error.
    func run(on file: String?, as kind: TrackFormat, to output: String?) throws {
        let name = file ?? "standard input"
        let handle = try file.map { try FileHandle.track($0) } ?? .standardInput
        defer { try? handle.close() }
        var counts = Counts()
        do {
            if let output {
                try FileReplacement.write(to: output) { put in
                    try write(handle, named: name, as: kind, &counts) { try put($0) }
                }
            } else {
                let spool = try Spool()
                try write(handle, named: name, as: kind, &counts) { try spool.append($0) }
                try spool.forEachText { standardOutput($0) }
            }
        } catch let error as TrackError {
            throw Failure(error, in: name)
        } catch let error as FileError {
            throw Failure(.usage, "\(error)")
        }
        if counts.fixes > 0, !counts.hasSpeed, options.vehicle == nil {
            standardError(
                """
                \(name): no fix has a speed, so no movement is recognised; add speeds in m/s (in a table, a \
                column speed; in GPX, an extension speed), or name the vehicle: --mode manual --vehicle bus

                """)
        }
        standardError(counts.sentence(of: name) + "\n")
    }

    /// Writes the outcomes of all fixes, in blocks.
    private func write(
        _ file: FileHandle, named name: String, as kind: TrackFormat, _ counts: inout Counts,
        _ put: ([UInt8]) throws -> Void
    ) throws {
        var track = try RecordedTrack(
            file, as: kind, accuracy: options.accuracy ?? RecordedTrack.usualAccuracy, separator: separator,
            columns: options.columnNames)
        var pass = PipelinePass(
            platform: options.platform ?? .ios, vehicle: options.vehicle, readings: readings, isInOrder: true)
        var lines = TrackLines(format, device: options.device)
        var drawn = picture.map { TrackPicture(to: $0) }
        var last = -Double.infinity
        defer { ProgressLine.standard?.clear() }
        while let next = try track.next() {
            if options.vehicle != nil, next.fix.t < last {
                throw TrackError(earlierAt: next.line)
            }
            last = next.fix.t
            let step = pass.take(SensedFix(next.fix))
            counts.add(step, next.fix)
            lines.add(step)
            if let record = step.record { drawn?.add(record) }
            if lines.bytes.count >= 1 << 16 { try put(lines.take()) }
            if counts.fixes.isMultiple(of: 1_024) {
                ProgressLine.standard?.show(
                    "\(counts.fixes) fixes, \(counts.records) records, \(counts.events) events")
            }
        }
        try lines.finish(name)
        try put(lines.take())
        try drawn?.write(of: name)
    }
}

/// The number of fixes with each outcome.
private struct Counts {
    private(set) var fixes = 0
    private(set) var records = 0
    private(set) var events = 0
    private(set) var alerts = 0
    private(set) var hasSpeed = false
    private var dropped: [Pipeline.Reason: Int] = [:]

    mutating func add(_ step: PipelinePass.Step, _ fix: Fix) {
        fixes += 1
        // A negative speed means that the speed is unknown.
        if let speed = fix.speed, speed >= 0 { hasSpeed = true }
        if step.record != nil { records += 1 }
        if step.event != nil { events += 1 }
        if step.isAlerted { alerts += 1 }
        if let reason = step.reason { dropped[reason, default: 0] += 1 }
    }

    /// Returns a summary such as `track.csv: 9 fixes, 7 records, 1 event; dropped: 2 tooSoon`.
    func sentence(of name: String) -> String {
        let reasons = Pipeline.Reason.allCases.compactMap { reason in
            dropped[reason].map { "\($0) \(reason.rawValue)" }
        }
        let parts = [
            "\(fixes == 1 ? "1 fix" : "\(fixes) fixes"), \(counted(records, "record")), \(counted(events, "event"))",
            reasons.isEmpty ? nil : "dropped: \(reasons.joined(separator: ", "))",
            alerts == 0 ? nil : counted(alerts, "alert"),
        ]
        return "\(name): \(parts.compactMap { $0 }.joined(separator: "; "))"
    }
}
