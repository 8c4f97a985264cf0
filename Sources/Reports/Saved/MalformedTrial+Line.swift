import Harness
import JSON
import Specification

/// The lines of a report for malformed inputs.
extension MalformedRun.Trial {
    /// The reply to a malformed input as a line of a report; the input is in the line if it was not refused.
    var line: Value {
        .record(
            ("kind", "malformed".value), ("subsystem", subsystem.rawValue.value), ("about", about.value),
            ("verdict", (problem == nil ? Verdict.Kind.pass : .fail).rawValue.value),
            ("reason", problem?.value), ("input", problem == nil ? nil : input?.bounded))
    }

    /// Reads the reply to a malformed input from a line of a report.
    init(_ line: Value) throws(Misfit) {
        let problem: String?
        switch Verdict.Kind(rawValue: try line.needed("verdict")) {
        case .pass: problem = nil
        case .fail: problem = ForeignText.line(try line.needed("reason"))
        default: throw Misfit("\"verdict\" is not pass or fail")
        }
        self.init(
            SubsystemID(ForeignText.line(try line.needed("subsystem"))),
            ForeignText.line(try line.needed("about")), input: line["input"], problem: problem)
    }
}

extension MalformedRun {
    /// The numbers of refused and of unrefused malformed inputs, for the footer of a report.
    var counts: Value {
        .record(
            ("refused", (trials.count - failures.count).value), ("notRefused", failures.count.value))
    }
}
