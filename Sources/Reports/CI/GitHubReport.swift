import Harness
import Specification

/// A run as annotations of a GitHub workflow: each line is a command that makes GitHub show a message.
///
/// GitHub shows at most ten errors for a step. Therefore each broken law has one annotation, with the smallest case
/// that breaks the law. There is one annotation for failures without a named law, one for each kind of error, one for
/// malformed inputs, and one for wrong entries of the list of known failures. If there are fewer than ten annotations,
/// further annotations describe single failing cases. A failure that does not make the run fail is shown as a notice.
public struct GitHubReport: Sendable {
    /// The run that the annotations describe.
    public let run: Run
    let cases: [String: GoldenCase]
    /// A sentence for each wrong entry in the list of known failures.
    package let remarks: [String]
    private let allowed: AllowedFailures

    /// The maximum number of annotations; GitHub shows at most this number of each kind for a step.
    var most = 10

    /// The maximum numbers of characters in the message and the title of an annotation.
    private static let limits = (message: 2000, title: 200)

    /// Makes the annotations of a run.
    ///
    /// - Parameters:
    ///   - cases: The cases of the run.
    ///   - remarks: A sentence for each wrong entry in the list of known failures.
    public init(_ run: Run, cases: [GoldenCase], remarks: [String] = []) {
        self.run = run
        self.cases = cases.byID
        self.remarks = remarks
        allowed = AllowedFailures(of: run)
    }

    /// The annotations, one on each line; empty if there are none.
    public var text: String {
        let all = self.groups
        let groups = all.filter(\.isError) + all.filter { !$0.isError }
        let annotations = groups + rest(after: groups)
        guard annotations.count > most else { return annotations.map(line).joined() }
        let left = annotations.dropFirst(most - 1)
        let last = Annotation(
            title: "and \(left.count) more", lines: left.map(\.title), cases: [],
            isError: left.contains(where: \.isError))
        return (annotations.prefix(most - 1) + [last]).map(line).joined()
    }

    private struct Annotation {
        let title: String
        /// The lines of the message.
        let lines: [String]
        let cases: [String]
        /// Whether the annotation is about something that makes the run fail; if not, it is shown as a notice.
        var isError = true
    }

    private var failing: [Verdict] {
        run.failing(smallestFirst: cases).filter(allowed.isNew)
    }

    // MARK: Annotations

    /// An annotation for each broken law, and one for each other reason why the run fails.
    private var groups: [Annotation] {
        let failing = self.failing
        var groups = run.broken(in: failing).map { broken in
            let (breach, own) = (broken.breach, broken.verdicts)
            let rule = ["\(breach.law): \(breach.sentence)", "(\(breach.placeInWords))"]
            let law = breach.law.rawValue + broken.others.asAlternatives
            let reason = allowed.reason(forAll: own)
            return Annotation(
                title: "\(law) is broken in \(counted(own.count, "case"))\(reason?.clause ?? "")",
                lines: rule + details(of: own[0], under: broken), cases: [own[0].id],
                isError: reason == nil)
        }
        let unexplained = failing.filter(\.breaches.isEmpty)
        if let first = unexplained.first {
            let reason = allowed.reason(forAll: unexplained)
            groups.append(
                Annotation(
                    title:
                        "wrong in \(counted(unexplained.count, "case")) with no law named\(reason?.clause ?? "")",
                    lines: details(of: first, under: nil), cases: [first.id], isError: reason == nil))
        }
        for (kind, verdicts) in run.faults {
            let own = verdicts.filter(allowed.isNew)
            guard let first = own.first else { continue }
            let log = first.fault.map { ReportData.tail(of: $0.log, lines: 8) } ?? []
            groups.append(
                Annotation(
                    title: "\(kind.rawValue) in \(counted(own.count, "case"))",
                    lines: ["\(first.id): \(first.reason)"] + log, cases: own.map(\.id)))
        }
        if !run.unrefused.isEmpty {
            groups.append(
                Annotation(
                    title: "\(counted(run.unrefused.count, "malformed input")) not answered with an error",
                    lines: run.unrefused.map(\.fullSentence), cases: []))
        }
        if !remarks.isEmpty {
            groups.append(Annotation(title: OutdatedList.title, lines: remarks, cases: []))
        }
        return groups
    }

    /// Returns an annotation for each failing case that no group describes, up to `most` annotations in total.
    private func rest(after groups: [Annotation]) -> [Annotation] {
        let room = most - groups.count
        guard room > 0 else { return [] }
        let named = Set(groups.flatMap(\.cases))
        return failing.filter { !named.contains($0.id) }.prefix(room).map { verdict in
            Annotation(
                title: verdict.id, lines: Array(details(of: verdict, under: nil).dropFirst()),
                cases: [verdict.id], isError: allowed.reason(for: verdict) == nil)
        }
    }

    /// Returns the id of a failing case, the law that it breaks, and the first places where its output is wrong.
    private func details(of verdict: Verdict, under heading: LawFailures?) -> [String] {
        let said = heading == nil ? verdict.sentences : [verdict.remark(under: heading)].compactMap(\.self)
        return [verdict.id] + said + verdict.differences.prefix(3).map(\.sentence)
    }

    // MARK: Workflow commands

    private func line(_ annotation: Annotation) -> String {
        let message = annotation.lines.joined(separator: "\n").cut(to: Self.limits.message)
        let title = annotation.title.cut(to: Self.limits.title)
        let command = annotation.isError ? "::error title=" : "::notice title="
        return "\(command)\(Self.escaped(title, isProperty: true))::"
            + "\(Self.escaped(message, isProperty: false))\n"
    }

    /// Returns a string escaped for a workflow command; in a property of the command, colons and commas are escaped
    /// too.
    static func escaped(_ text: String, isProperty: Bool) -> String {
        ForeignText.lines(text).unicodeScalars.map { scalar in
            switch scalar {
            case "%": "%25"
            case "\n": "%0A"
            case ":" where isProperty: "%3A"
            case "," where isProperty: "%2C"
            default: String(scalar)
            }
        }.joined()
    }
}
