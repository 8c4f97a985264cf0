import Harness
import JSON
import Specification

/// A run as JSON that shields.io shows as an endpoint badge (version 1 of the schema).
public struct BadgeReport: Sendable {
    let run: Run

    /// Makes the badge of a run.
    public init(_ run: Run) {
        self.run = run
    }

    /// The badge as one line of JSON.
    public var text: String { JSONWriter.text(of: value) + "\n" }

    /// The badge as a JSON value; if a case ended in an error, `isError` prevents users from overriding the colour.
    var value: Value {
        .record(
            ("schemaVersion", 1.value), ("label", Program.name.value), ("message", message.value),
            ("color", colour.value), ("isError", count(.error) > 0 ? true.value : nil))
    }

    /// Returns the number of cases with this verdict that make the run fail.
    private func count(_ kind: Verdict.Kind) -> Int {
        AllowedFailures(of: run).count(kind, in: run.verdicts)
    }

    /// The number of cases that were not skipped.
    private var held: Int { run.count(.pass) + run.count(.fail) + run.count(.error) }

    private var message: String {
        let bad = [Verdict.Kind.fail, .error].map { (count($0), $0) }.filter { $0.0 > 0 }
        let words = bad.map { "\($0.0) \($0.1.rawValue)" }.joined(separator: ", ")
        let cases =
            held == 0 ? "nothing checked" : bad.isEmpty ? "\(run.count(.pass)) pass" : "\(words) of \(held)"
        let unrefused = run.unrefused.count
        let others = [
            AllowedFailures(of: run).words(run.verdicts),
            unrefused == 0 ? "" : "\(unrefused) malformed not refused",
            run.hasOutdatedList ? "list out of date" : "", held > 0 && run.leftOut > 0 ? "partial" : "",
            held > 0 && run.isInterrupted ? "interrupted" : "",
        ]
        return ([cases] + others).filter { !$0.isEmpty }.joined(separator: ", ")
    }

    private var colour: String {
        if run.isAsExpected { return "brightgreen" }
        let isUnfinished = run.isInterrupted && count(.fail) + count(.error) == 0
        return (held == 0 || isUnfinished) && run.refusesMalformed ? "lightgrey" : "red"
    }
}
