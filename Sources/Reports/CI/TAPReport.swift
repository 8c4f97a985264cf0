import Harness
import JSON
import Specification

/// A run in the format of the Test Anything Protocol, version 14: each case and each malformed input is a test point,
/// with a YAML block if it fails.
///
/// If the list of known failures is out of date, the last test point fails.
public struct TAPReport: Sendable {
    let run: Run
    let cases: [String: GoldenCase]
    let command: String?
    let remarks: [String]
    private let allowed: AllowedFailures

    /// Makes the report of a run.
    ///
    /// - Parameters:
    ///   - cases: The cases of the run; the report shows the input, file and line of each failing case.
    ///   - command: The command to run a case again, without the option `--case`; nil if the command is not known.
    ///   - remarks: A sentence for each wrong entry in the list of known failures.
    public init(_ run: Run, cases: [GoldenCase], command: String? = nil, remarks: [String] = []) {
        self.run = run
        self.command = command
        self.remarks = remarks
        self.cases = cases.byID
        allowed = AllowedFailures(of: run)
    }

    /// The report as text: the version line, the plan, and a test point for each case.
    public var text: String {
        let trials = run.malformed?.trials ?? []
        let count = run.verdicts.count
        let last = count + trials.count + (run.hasOutdatedList ? 1 : 0)
        let plan = last == 0 ? "1..0 # SKIP nothing selected" : "1..\(last)"
        let points = run.verdicts.enumerated().flatMap { point($1, number: $0 + 1) }
        let others = trials.enumerated().flatMap { point($1, number: count + $0 + 1) }
        let list = run.hasOutdatedList ? outdatedList(number: last) : []
        return (["TAP version 14", plan] + points + others + list).map { $0 + "\n" }.joined()
    }

    private func outdatedList(number: Int) -> [String] {
        failing("\(number) - \(OutdatedList.name)", ([OutdatedList.title] + remarks).joined(separator: "\n"))
    }

    private func failing(_ title: String, _ message: String) -> [String] {
        ["not ok \(title)", "  ---", "  message: \(quoted(message))", "  severity: fail", "  ..."]
    }

    private func point(_ trial: MalformedRun.Trial, number: Int) -> [String] {
        let title = "\(number) - malformed input of \(Self.escaped(trial.title))"
        guard let problem = trial.problem else { return ["ok \(title)"] }
        return failing(title, problem)
    }

    private func point(_ verdict: Verdict, number: Int) -> [String] {
        let title = "\(number) - \(Self.escaped(verdict.id))"
        switch verdict.kind {
        case .pass: return ["ok \(title)"]
        case .skip:
            let reason = Self.escaped(verdict.reason)
            return ["ok \(title) # SKIP\(reason.isEmpty ? "" : " \(reason)")"]
        case .fail, .error:
            let directive = allowed.reason(for: verdict).map { " # TODO \($0.rawValue)" } ?? ""
            return ["not ok \(title)\(directive)"] + (["---"] + block(verdict) + ["..."]).map { "  \($0)" }
        }
    }

    /// Returns the lines of the YAML block for a verdict, without indentation.
    ///
    /// No element of a list is an unquoted string with a colon, because Perl's YAML reader would take it for a mapping.
    private func block(_ verdict: Verdict) -> [String] {
        var lines = [
            "message: \(quoted(verdict.rules.joined(separator: "\n")))",
            "severity: \(verdict.kind.rawValue)",
        ]
        if !verdict.breaches.isEmpty {
            lines += ["laws:"] + verdict.breaches.map { "  - \(quoted($0.law.rawValue))" }
        }
        if !verdict.differences.isEmpty {
            lines += ["differences:"] + verdict.differences.flatMap(item)
        }
        if verdict.kind == .fail {
            lines += verdict.background(cases[verdict.id], command: command)
                .map { "\($0.name): \(quoted($0.text))" }
        }
        if let fault = verdict.fault {
            lines.append("error: \(quoted(fault.kind.rawValue))")
            if !fault.log.isEmpty { lines.append("log: \(quoted(fault.log))") }
        }
        if let place = cases[verdict.id]?.place {
            lines += ["at:", "  file: \(quoted(place.file))", "  line: \(place.line)"]
        }
        return lines
    }

    private func item(_ difference: Difference) -> [String] {
        func line(_ key: String, _ value: Value?) -> [String] {
            value.map { ["    \(key): \(quoted(JSONWriter.text(of: $0)))"] } ?? []
        }
        return ["  - path: \(quoted(difference.path.description))"] + line("expected", difference.expected)
            + line("actual", difference.actual)
    }

    /// Returns the text as a JSON string, which is valid YAML too.
    private func quoted(_ text: String) -> String { ForeignText.json(.string(text)) }

    /// Returns a description or a reason on one line, escaped so that nothing in it can begin a TAP directive.
    static func escaped(_ text: String) -> String {
        ForeignText.line(text).unicodeScalars.map { scalar in
            scalar == "#" || scalar == "\\" ? "\\" + String(scalar) : String(scalar)
        }.joined()
    }
}
