import Harness
import JSON
import Specification

/// A run as the JSON from which shields.io draws a badge (version 1 of the schema for its endpoint badges).
public struct BadgeReport: Sendable {
    let run: Run

    /// Makes the badge of a run.
    public init(_ run: Run) {
        self.run = run
    }

    /// The badge as one line of JSON.
    public var text: String { JSONWriter.text(of: value) + "\n" }

    /// The badge as a JSON value; if a case got no usable answer, `isError` keeps others from overriding its colour.
    var value: Value {
        .record(
            ("schemaVersion", 1.value), ("label", Program.name.value), ("message", message.value),
            ("color", colour.value), ("isError", run.count(.error) > 0 ? true.value : nil))
    }

    private var message: String {
        let (pass, fail, error) = (run.count(.pass), run.count(.fail), run.count(.error))
        let held = pass + fail + error
        if held == 0 { return "nothing checked" }
        if run.conforms { return "\(pass) pass" }
        let bad = [(fail, "fail"), (error, "error")].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        // If nothing is bad here, the run was interrupted before it had repeated every case.
        let result = bad.isEmpty ? "\(pass) pass" : "\(bad.joined(separator: ", ")) of \(held)"
        return result + (run.leftOut > 0 ? ", partial" : "") + (run.isInterrupted ? ", interrupted" : "")
    }

    private var colour: String {
        if run.conforms { return "brightgreen" }
        return run.count(.fail) + run.count(.error) == 0 ? "lightgrey" : "red"
    }
}
