import Harness
import JSON
import Reports
import Specification

/// The results of `check --malformed`, which sends inputs that do not have the published shapes.
struct MalformedReport {
    let run: MalformedRun

    private static let shown = 5

    func text(_ style: Style) -> String {
        let failures = run.failures
        var lines = [
            "\(counted(run.trials.count, "malformed input")): "
                + (failures.isEmpty
                    ? style.green("each answered with an error")
                    : style.red("\(failures.count) not answered with an error"))
        ]
        let groups = Dictionary(grouping: run.trials, by: \.subsystem)
        for (subsystem, trials) in groups.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            let own = trials.filter { $0.problem != nil }
            let count = own.isEmpty ? "" : ", \(own.count) not answered with an error"
            lines.append("  \(style.bold(subsystem.rawValue)): \(trials.count)\(count)")
            for trial in own.prefix(Self.shown) {
                lines.append("    \(trial.malformed.about): \(trial.problem ?? "")")
            }
            if own.count > Self.shown { lines.append("    and \(own.count - Self.shown) more") }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    var lines: String {
        run.trials.map { trial in
            let value = Value.record(
                ("kind", "malformed".value), ("subsystem", trial.subsystem.rawValue.value),
                ("about", trial.malformed.about.value),
                ("verdict", (trial.problem == nil ? "pass" : "fail").value), ("reason", trial.problem?.value),
                ("input", trial.problem == nil ? nil : trial.malformed.value.bounded))
            return JSONWriter.text(of: value) + "\n"
        }.joined()
    }
}
