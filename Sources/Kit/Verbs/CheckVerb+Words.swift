import Harness
import Specification

/// The lines that `check` adds to the report of a run.
extension CheckVerb {
    /// Returns the warning that verdicts may belong to other cases; nil if no reply had an unknown id. The warning is
    /// printed above a report.
    func doubt(about run: Run) -> String? {
        guard run.verdicts(of: .error).contains(where: { $0.fault?.hasUnknownID == true }) else { return nil }
        let smoke = ([Program.name, "smoke"] + implementation.words).joined(separator: " ")
        return """
            replies had ids that belong to no open request; if ids are mixed up, so are the verdicts below
              to test the ids: \(smoke)


            """
    }

    /// Returns a line with the number of cases that were run, and the time that this took.
    ///
    /// - Parameter loaded: The time to read the cases; nil if they were read while the adapter started.
    func pace(_ run: Run, loaded: Duration?, _ taken: Duration) -> String {
        func text(of duration: Duration) -> String { "\(duration.inSeconds.toThousandths) s" }
        let count = run.runCount
        let judged = taken - (loaded ?? .zero)
        let reading = loaded.map { "read in \(text(of: $0)), " } ?? "read, "
        let rate = count == 0 ? "" : ": \(judged.rate(of: count)) cases per second"
        return "\(counted(count, "case")) \(reading)run and judged in \(text(of: judged))\(rate)\n"
    }
}

extension Run {
    /// The number of cases that were not skipped, abandoned or interrupted.
    fileprivate var runCount: Int {
        let unanswered = verdicts(of: .error).count { verdict in
            verdict.fault?.kind == .abandoned || verdict.fault?.kind == .interrupted
        }
        return count(.pass) + count(.fail) + count(.error) - unanswered
    }
}
