import Harness
import JSON
import Specification

/// A run as JSON Lines: a header, a line for each verdict and each malformed input, and a footer.
///
/// A report without a footer was cut short.
public struct LineReport: Sendable {
    /// The version of the format.
    public static let version = 1

    let run: Run
    let scope: RunScope?

    /// Makes the report of a run.
    ///
    /// - Parameter scope: The cases that were run; a report without a scope cannot be merged.
    public init(_ run: Run, of scope: RunScope? = nil) {
        self.run = run
        self.scope = scope
    }

    /// The lines of the report, each as a JSON value.
    public var lines: [Value] {
        [header] + run.verdicts.map(Self.line) + malformed + [footer]
    }

    /// The report as text, with one line for each element of `lines`.
    public var text: String {
        lines.map { ForeignText.json($0) + "\n" }.joined()
    }

    var header: Value {
        ReportHeader(hello: run.hello, scope: scope, cases: run.caseCount).value
    }

    /// The lines for malformed inputs; empty if none were sent.
    var malformed: [Value] { run.malformed?.trials.map(\.line) ?? [] }

    /// Returns a verdict as a line of the report; `Verdict(_:of:)` reads the line back.
    package static func line(_ verdict: Verdict) -> Value {
        let differences = verdict.differences.map { difference -> Value in
            .record(
                ("path", difference.path.description.value), ("expected", difference.expected),
                ("actual", difference.actual))
        }
        return .record(
            ("kind", "verdict".value), ("case", verdict.id.value), ("verdict", verdict.kind.rawValue.value),
            ("reason", verdict.reason.isEmpty ? nil : verdict.reason.value),
            ("leftOut", verdict.isLeftOut ? true.value : nil),
            ("circumstances", verdict.circumstances.isEmpty ? nil : verdict.circumstances.value),
            ("readings", verdict.inForce.isEmpty ? nil : verdict.inForce.value),
            ("basis", verdict.kind == .fail ? verdict.basis.value : nil),
            ("clauses", verdict.kind == .fail ? verdict.brokenClauses.map(\.rawValue).value : nil),
            ("breaches", verdict.breaches.isEmpty ? nil : .array(verdict.breaches.map(\.value))),
            ("differences", differences.isEmpty ? nil : .array(differences)),
            ("answer", verdict.answer?.value.bounded),
            ("error", verdict.fault?.kind.rawValue.value),
            ("log", verdict.fault.flatMap { $0.log.isEmpty ? nil : $0.log.value }))
    }

    /// Returns the header and footer of a stream of verdicts; the header does not give the number of verdicts.
    public static func ends(of hello: Hello, counts: [Verdict.Kind: Int]) -> (header: Value, footer: Value) {
        let members = Verdict.Kind.allCases.map { Value.Member($0.rawValue, (counts[$0] ?? 0).value) }
        return (
            ReportHeader(hello: hello, scope: nil, cases: nil).value,
            .object([Value.Member("kind", "footer".value)] + members)
        )
    }

    /// The maximum size in bytes of an answer in a report; a longer answer is left out, but its differences are kept.
    static let longestAnswer = 65_536

    /// The footer of the report; in the report of a shard, its member `conforms` only means that nothing failed.
    var footer: Value {
        let conforms = scope?.shard == nil ? run.conforms : run.hasNoFailure
        let known = run.known?.expected ?? 0
        let facts = Value.record(
            ("kind", "footer".value), ("conforms", conforms.value), ("pass", run.count(.pass).value),
            ("fail", run.count(.fail).value), ("skip", run.count(.skip).value),
            ("error", run.count(.error).value),
            ("broken", run.brokenClauses.map(\.rawValue).value),
            ("laws", run.brokenLaws.map(\.law.rawValue).value),
            ("known", known == 0 ? nil : known.value), ("outdated", run.known.flatMap(\.outdated)))
        return Caveats(of: run).added(to: facts)
    }
}

extension Value {
    /// The value itself; nil if its JSON is longer than a report allows.
    package var bounded: Value? { JSONWriter.bytes(of: self).count <= LineReport.longestAnswer ? self : nil }
}

extension Verdict {
    /// The verdict as a line of a report, without its line end.
    public var line: [UInt8] { Array(ForeignText.json(LineReport.line(self)).utf8) }
}
