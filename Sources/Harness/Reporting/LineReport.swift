import Specs

/// A run as JSON Lines: a header, a line a verdict, and a footer without which the report is known to be cut short.
public struct LineReport: Sendable {
    /// The version of this format.
    public static let version = 1

    let run: Run

    public init(_ run: Run) {
        self.run = run
    }

    public var lines: [Value] {
        [header] + run.verdicts.map(Self.line) + [footer]
    }

    public var text: String {
        lines.map { JSONWriter.text(of: $0) + "\n" }.joined()
    }

    private var header: Value {
        let hello = run.hello
        return .record(
            ("kind", "header".value), ("report", Self.version.value),
            (
                "implementation",
                .record(
                    ("name", hello.name.value), ("language", hello.language.value),
                    ("version", hello.version.value),
                    ("readings", hello.declaredReadings))
            ),
            ("cases", run.verdicts.count.value))
    }

    static func line(_ verdict: Verdict) -> Value {
        let differences = verdict.differences.map { difference -> Value in
            .record(
                ("path", difference.path.description.value), ("expected", difference.expected),
                ("actual", difference.actual))
        }
        return .record(
            ("kind", "verdict".value), ("case", verdict.id.value), ("verdict", verdict.kind.rawValue.value),
            ("reason", verdict.reason.isEmpty ? nil : verdict.reason.value),
            ("clauses", verdict.kind == .fail ? verdict.breaches.map(\.clause.rawValue).value : nil),
            ("sentences", verdict.breaches.isEmpty ? nil : verdict.breaches.map(\.sentence).value),
            ("differences", differences.isEmpty ? nil : .array(differences)),
            ("answer", verdict.answer.flatMap(answer)),
            ("error", verdict.fault?.kind.rawValue.value),
            ("log", verdict.fault.flatMap { $0.log.isEmpty ? nil : $0.log.value }))
    }

    /// How many bytes an answer may have; a longer one is left out, and its differences stay.
    static let longestAnswer = 65_536

    private static func answer(_ answer: Answer) -> Value? {
        let value = answer.value
        return JSONWriter.bytes(of: value).count <= longestAnswer ? value : nil
    }

    private var footer: Value {
        .record(
            ("kind", "footer".value), ("conforms", run.conforms.value), ("pass", run.count(.pass).value),
            ("fail", run.count(.fail).value), ("skip", run.count(.skip).value),
            ("error", run.count(.error).value),
            ("broken", run.brokenClauses.map(\.clause.rawValue).value))
    }
}
