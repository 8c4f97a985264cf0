import Files
import Harness
import Reports

extension VerdictSpool {
    /// Writes the report of a run to a file or to standard output; an existing file is replaced only when the
    /// report is complete.
    func write(_ report: LineReport, to file: String?) throws {
        do {
            guard let file else { return try write(report) { StandardOutput.write($0) } }
            try FileReplacement.write(to: file) { put in try write(report, put) }
        } catch {
            throw Failure(.usage, "the report \(error)")
        }
    }
}

extension ReportOption {
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
