import Harness
import JSON
import Specification

/// A run as JSON Lines: a header, a line a verdict, and a footer without which the report is known to be cut short.
public struct LineReport: Sendable {
    /// The version of this format.
    public static let version = 1

    let run: Run
    let scope: RunScope?

    /// - Parameter scope: what the run was held to; a report that tells it can be merged.
    public init(_ run: Run, of scope: RunScope? = nil) {
        self.run = run
        self.scope = scope
    }

    public var lines: [Value] {
        [header] + run.verdicts.map(Self.line) + [footer]
    }

    public var text: String {
        lines.map { JSONWriter.text(of: $0) + "\n" }.joined()
    }

    private var header: Value {
        ReportHeader(run.hello, scope: scope, cases: run.verdicts.count).value
    }

    /// A verdict as its line tells it; `Verdict(_:of:)` reads it back.
    package static func line(_ verdict: Verdict) -> Value {
        let differences = verdict.differences.map { difference -> Value in
            .record(
                ("path", difference.path.description.value), ("expected", difference.expected),
                ("actual", difference.actual))
        }
        let cleared = verdict.cleared.map { breach -> Value in
            .record(
                ("clause", breach.clause.rawValue.value), ("sentence", breach.sentence.value),
                ("weight", breach.weight.word.value))
        }
        return .record(
            ("kind", "verdict".value), ("case", verdict.id.value), ("verdict", verdict.kind.rawValue.value),
            ("reason", verdict.reason.isEmpty ? nil : verdict.reason.value),
            ("clauses", verdict.kind == .fail ? verdict.breaches.map(\.clause.rawValue).value : nil),
            ("sentences", verdict.breaches.isEmpty ? nil : verdict.breaches.map(\.sentence).value),
            ("weights", verdict.breaches.isEmpty ? nil : verdict.breaches.map(\.weight.word).value),
            ("cleared", cleared.isEmpty ? nil : .array(cleared)),
            ("differences", differences.isEmpty ? nil : .array(differences)),
            ("answer", verdict.answer.flatMap(answer)),
            ("error", verdict.fault?.kind.rawValue.value),
            ("log", verdict.fault.flatMap { $0.log.isEmpty ? nil : $0.log.value }))
    }

    /// The lines before and after the verdicts of a stream, of which nothing else is known when it begins.
    public static func ends(
        of hello: Hello, counts: [Verdict.Kind: Int]
    ) -> (header: Value, footer: Value) {
        let members = Verdict.Kind.allCases.map { Value.Member($0.rawValue, (counts[$0] ?? 0).value) }
        return (
            ReportHeader(hello, scope: nil, cases: nil).value,
            .object([Value.Member("kind", "footer".value)] + members)
        )
    }

    /// How many bytes an answer may have; a longer one is left out, and its differences stay.
    static let longestAnswer = 65_536

    private static func answer(_ answer: Answer) -> Value? {
        let value = answer.value
        return JSONWriter.bytes(of: value).count <= longestAnswer ? value : nil
    }

    /// The footer of a part says of it that nothing failed; whether the whole conforms is said where it is merged.
    private var footer: Value {
        let conforms = scope?.shard == nil ? run.conforms : run.hasNoFailure
        return .record(
            ("kind", "footer".value), ("conforms", conforms.value),
            ("interrupted", run.isInterrupted ? true.value : nil), ("pass", run.count(.pass).value),
            ("fail", run.count(.fail).value), ("skip", run.count(.skip).value),
            ("error", run.count(.error).value),
            ("broken", run.brokenClauses.map(\.clause.rawValue).value))
    }
}
