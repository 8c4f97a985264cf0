import Harness
import JSON
import Specification

/// A run as the Test Anything Protocol, version 14: a test point a case, with a YAML block where it does not hold.
public struct TAPReport: Sendable {
    let run: Run
    let cases: [String: GoldenCase]

    /// - Parameter cases: where a case that fails stands is told from these.
    public init(_ run: Run, cases: [GoldenCase]) {
        self.run = run
        self.cases = cases.byID
    }

    public var text: String {
        let count = run.verdicts.count
        let plan = count == 0 ? "1..0 # SKIP nothing selected" : "1..\(count)"
        let points = run.verdicts.enumerated().flatMap { point($1, number: $0 + 1) }
        return (["TAP version 14", plan] + points).map { $0 + "\n" }.joined()
    }

    private func point(_ verdict: Verdict, number: Int) -> [String] {
        let title = "\(number) - \(Self.escaped(verdict.id))"
        switch verdict.kind {
        case .pass: return ["ok \(title)"]
        case .skip:
            let reason = Self.escaped(verdict.reason)
            return ["ok \(title) # SKIP\(reason.isEmpty ? "" : " \(reason)")"]
        case .fail, .error:
            return ["not ok \(title)"] + (["---"] + block(verdict) + ["..."]).map { "  \($0)" }
        }
    }

    /// The lines of the YAML block, not yet set in.
    ///
    /// No element of a list begins as a text with a colon in it, which the reader of Perl takes for a mapping.
    private func block(_ verdict: Verdict) -> [String] {
        var lines = [
            "message: \(quoted(verdict.sentences.joined(separator: "\n")))",
            "severity: \(verdict.kind.rawValue)",
        ]
        if !verdict.breaches.isEmpty {
            lines += ["clauses:"] + verdict.breaches.map { "  - \(quoted($0.clause.rawValue))" }
        }
        if !verdict.differences.isEmpty {
            lines += ["differences:"] + verdict.differences.flatMap(item)
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

    /// A difference, its values as texts of JSON.
    private func item(_ difference: Difference) -> [String] {
        func line(_ key: String, _ value: Value?) -> [String] {
            value.map { ["    \(key): \(quoted(JSONWriter.text(of: $0)))"] } ?? []
        }
        return ["  - path: \(quoted(difference.path.description))"] + line("expected", difference.expected)
            + line("actual", difference.actual)
    }

    /// A string of JSON is one of YAML too.
    private func quoted(_ text: String) -> String { JSONWriter.text(of: .string(text)) }

    /// A description or a reason: on one line, and with nothing in it that could begin a directive.
    static func escaped(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "#", "\\": result += ["\\", scalar]
            case "\0"..<" ", "\u{7F}", "\u{85}", "\u{2028}", "\u{2029}": result.append(" ")
            default: result.append(scalar)
            }
        }
        return String(result)
    }
}
