import Harness
import JSON
import Specification

/// A run as annotations of a GitHub workflow: lines that its runner shows beside the job.
///
/// GitHub shows ten errors a step. So each broken clause is told once, with its smallest case; then what failed with
/// no clause named, and each kind of error; the room that is left goes to further failing cases.
public struct GitHubReport: Sendable {
    public let run: Run
    let cases: [String: GoldenCase]
    /// The cases that may be told; nil for all.
    let news: Set<String>?
    /// What else the step fails for.
    let remarks: [String]

    /// How many annotations there are at most; GitHub shows so many of a kind for a step.
    var most = 10

    /// How many characters the message and the title of an annotation may have.
    private static let limits = (message: 2000, title: 200)

    /// - Parameters:
    ///   - news: the ids of the failures that are news, where a list of known failures says which; nil for all.
    ///   - remarks: what is wrong with that list, a sentence each.
    public init(_ run: Run, cases: [GoldenCase], news: Set<String>? = nil, remarks: [String] = []) {
        self.run = run
        self.cases = cases.byID
        self.news = news
        self.remarks = remarks
    }

    /// The annotations, a line each; empty where there is nothing to tell.
    public var text: String {
        let annotations = groups + rest
        guard annotations.count > most else { return annotations.map(line).joined() }
        let left = annotations.dropFirst(most - 1)
        let titles = left.map(\.title)
        let last = Annotation(
            title: "and \(left.count) more", message: titles.joined(separator: "\n"), cases: [])
        return (annotations.prefix(most - 1) + [last]).map(line).joined()
    }

    /// Lines of others, such as the log of an adapter, in which the runner is to obey no commands.
    ///
    /// - Parameter token: a word that does not stand in the text; a random one.
    public static func quoted(_ text: String, token: String) -> String {
        "::stop-commands::\(token)\n\(text)\(text.hasSuffix("\n") ? "" : "\n")::\(token)::\n"
    }

    private struct Annotation {
        let title: String
        let message: String
        /// The cases that it tells of.
        let cases: [String]
    }

    private var failing: [Verdict] {
        run.failing(smallestFirst: cases).filter { news?.contains($0.id) ?? true }
    }

    // MARK: What is told

    /// Broken clauses, failures without one, and kinds of errors, each once.
    private var groups: [Annotation] {
        let failing = self.failing
        var groups: [Annotation] = []
        for clause in Set(failing.flatMap { $0.breaches.map(\.clause) }).sorted() {
            let own = failing.filter { $0.breaches.contains { $0.clause == clause } }
            let rule = run.catalogue.clause(clause).map { ["\(clause): \($0.sentence)"] } ?? []
            groups.append(
                Annotation(
                    title: "\(clause) is broken in \(counted(own.count, "case"))",
                    message: (rule + details(of: own[0], under: clause)).joined(separator: "\n"), cases: [own[0].id]))
        }
        let unexplained = failing.filter(\.breaches.isEmpty)
        if let first = unexplained.first {
            groups.append(
                Annotation(
                    title: "wrong with no clause named in \(counted(unexplained.count, "case"))",
                    message: details(of: first, under: nil).joined(separator: "\n"), cases: [first.id]))
        }
        for (kind, verdicts) in run.faults {
            let own = verdicts.filter { news?.contains($0.id) ?? true }
            guard let first = own.first else { continue }
            let log = first.fault.map { ReportData.tail(of: $0.log, lines: 8) } ?? []
            groups.append(
                Annotation(
                    title: "\(kind.rawValue) in \(counted(own.count, "case"))",
                    message: (["\(first.id): \(first.reason)"] + log).joined(separator: "\n"),
                    cases: own.map(\.id)))
        }
        if !remarks.isEmpty {
            let message = remarks.joined(separator: "\n")
            groups.append(
                Annotation(title: "the known failures are out of date", message: message, cases: []))
        }
        return groups
    }

    /// Failing cases that no group tells, as far as there is room.
    private var rest: [Annotation] {
        let groups = self.groups
        let room = most - groups.count
        guard room > 0 else { return [] }
        let named = Set(groups.flatMap(\.cases))
        return failing.filter { !named.contains($0.id) }.prefix(room).map { verdict in
            Annotation(
                title: verdict.id, message: details(of: verdict, under: nil).dropFirst().joined(separator: "\n"),
                cases: [verdict.id])
        }
    }

    /// The id of a failing case, what it breaks and where it differs.
    private func details(of verdict: Verdict, under clause: ClauseID?) -> [String] {
        [verdict.id] + (clause.map { [verdict.sentence(about: $0)] } ?? verdict.sentences)
            + verdict.differences.prefix(3).map(\.sentence)
    }

    // MARK: Workflow commands

    private func line(_ annotation: Annotation) -> String {
        let message = SideBySide.cut(annotation.message, around: 0, to: Self.limits.message)
        let title = SideBySide.cut(annotation.title, around: 0, to: Self.limits.title)
        return
            "::error title=\(Self.escaped(title, isProperty: true))::\(Self.escaped(message, isProperty: false))\n"
    }

    /// A text as a workflow command has it; in a property colons and commas are escaped too.
    static func escaped(_ text: String, isProperty: Bool) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case "%": "%25"
            case "\r": "%0D"
            case "\n": "%0A"
            case ":" where isProperty: "%3A"
            case "," where isProperty: "%2C"
            // Other line ends and controls, of which the log would make something else.
            case "\0"..<" ", "\u{7F}", "\u{85}", "\u{2028}", "\u{2029}": " "
            default: String(scalar)
            }
        }.joined()
    }
}
