import ArgumentParser
import Files
import Foundation
import Harness
import Reports

/// The option that writes reports of a run to files, besides the usual output.
struct ReportOption: ParsableArguments {
    @Option(
        name: .customLong("report"),
        help: ArgumentHelp(
            "Also write reports: \(ReportRequest<RunReportKind>.forms); may be repeated.",
            valueName: "kind=file"))
    var requests: [ReportRequest<RunReportKind>] = []

    var areTimed: Bool { requests.contains { $0.files.contains { $0.kind == .junit } } }

    func validate() throws { try checkDistinct(requests) }

    /// Writes the reports of a run whose verdicts are in a spool; only the failing cases are in memory.
    func write(_ run: Run, _ spool: VerdictSpool?, of scope: RunScope?, command: String?) throws {
        let failing = run.verdicts(of: .fail).map(\.golden)
        for (kind, file) in requests.flatMap(\.files) {
            if kind == .json {
                try spool?.write(LineReport(run, of: scope), to: file)
            } else if let scope {
                try ReportRequest([(kind, file)]).write(run, cases: failing, of: scope, command: command)
            }
        }
    }
}

/// Reports to write, with their kinds and files: `html=FILE,junit=FILE,…`.
struct ReportRequest<Kind: RawRepresentable<String> & CaseIterable>: ExpressibleByArgument {
    let files: [(kind: Kind, file: String)]

    init(_ files: [(kind: Kind, file: String)]) {
        self.files = files
    }

    init?(argument: String) {
        var files: [(kind: Kind, file: String)] = []
        for part in argument.split(separator: ",") {
            guard let (name, file) = part.sides(), let kind = Kind(rawValue: name) else { return nil }
            files.append((kind, file))
        }
        if files.isEmpty { return nil }
        self.init(files)
    }

    /// All kinds of reports, as they are written on the command line: `html=FILE,junit=FILE,…`.
    static var forms: String { Kind.allCases.map { "\($0.rawValue)=FILE" }.joined(separator: ",") }

    /// Checks that the files can be written, since the program would otherwise fail only at the end of a long run.
    func check() throws {
        for (_, file) in files { try checkWritable(file, "the report ") }
    }

    /// Writes a report to each file; `text` returns the report of a kind.
    func write(_ text: (Kind) throws -> String) throws {
        for (kind, file) in files { try writeWhole(text(kind), to: file, "the report ") }
    }
}

/// Checks that no two reports are written to the same file, since the second would replace the first.
func checkDistinct<Kind>(_ requests: [ReportRequest<Kind>]) throws {
    var places: Set<String> = []
    for (_, file) in requests.flatMap(\.files)
    where !places.insert(URL(filePath: file).standardizedFileURL.path).inserted {
        throw ValidationError("two reports cannot be written to the same file, \(file)")
    }
}

/// The kinds of reports of a run.
enum RunReportKind: String, CaseIterable {
    case html, junit, tap, markdown, json, badge

    /// Whether a report of this kind shows passing cases too, and therefore needs all verdicts at once.
    var needsAllVerdicts: Bool { self == .html || self == .junit || self == .tap }
}

extension ReportRequest<RunReportKind> {
    var needsAllVerdicts: Bool { files.contains(where: \.kind.needsAllVerdicts) }

    /// Writes the report of a run to each file that this request names.
    ///
    /// - Parameters:
    ///   - seconds: The time of each case, by the id of the case; cases whose time is unknown are left out.
    ///   - remarks: A sentence for each wrong entry in the list of known failures.
    func write(
        _ run: Run, cases: [GoldenCase], of scope: RunScope, command: String?,
        seconds: [String: Double] = [:], remarks: [String] = []
    ) throws {
        try write { kind in
            switch kind {
            case .html: HTMLReport(run, cases: cases, command: command, remarks: remarks).text
            case .junit:
                JUnitReport(run, cases: cases, command: command, seconds: seconds, remarks: remarks).text
            case .tap: TAPReport(run, cases: cases, command: command, remarks: remarks).text
            case .markdown: MarkdownReport(run, cases: cases, command: command, remarks: remarks).text
            case .json: LineReport(run, of: scope).text
            case .badge: BadgeReport(run).text
            }
        }
    }
}

/// Writes a file atomically: at any moment, the path names either the complete old file or the complete new one.
public func writeWhole(_ text: String, to file: String, _ what: String = "") throws(Failure) {
    try writeWhole(Array(text.utf8), to: file, what)
}

/// Writes a file atomically: at any moment, the path names either the complete old file or the complete new one.
func writeWhole(_ bytes: [UInt8], to file: String, _ what: String = "") throws(Failure) {
    try checkName(file, what)
    try orFailure(what) { try FileReplacement.write(bytes, to: file) }
}

func checkWritable(_ file: String, _ what: String = "") throws(Failure) {
    try checkName(file, what)
    try orFailure(what) { try FileReplacement.check(file) }
}

/// Refuses the name `-`, since the user probably means standard output.
private func checkName(_ file: String, _ what: String) throws(Failure) {
    guard file == "-" else { return }
    throw Failure(.usage, "\(what)- cannot be written; name a file, or /dev/stdout for standard output")
}

extension VerdictSpool {
    /// Writes the report of a run to a file or to standard output; an existing file is replaced only when the
    /// report is complete.
    func write(_ report: LineReport, to file: String?) throws {
        if let file { try checkName(file, "the report ") }
        try orFailure("the report ") {
            guard let file else { return try write(report) { StandardOutput.write($0) } }
            try FileReplacement.write(to: file) { put in try write(report, put) }
        }
    }
}
