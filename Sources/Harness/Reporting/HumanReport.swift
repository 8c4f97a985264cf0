import Foundation
import Specs

/// A run told to a person: what is broken, on the smallest inputs first, then a table of all subsystems.
public struct HumanReport: Sendable {
    let run: Run
    let cases: [String: GoldenCase]
    /// The command that was given, without its filters: what a repeating command begins with.
    let command: String
    let style: Style
    /// Whether every failing case is told in full.
    let tellsAll: Bool

    public init(_ run: Run, of cases: [GoldenCase], command: String, style: Style, tellsAll: Bool = false) {
        self.run = run
        self.cases = Dictionary(cases.map { ($0.id, $0) }) { first, _ in first }
        self.command = command
        self.style = style
        self.tellsAll = tellsAll
    }

    /// How many cases a broken clause shows in full, and how many more it names.
    private static let shown = 3
    private static let named = 12

    public var text: String {
        ([failures, errors, skips, table, summary].filter { !$0.isEmpty }).joined(separator: "\n\n") + "\n"
    }

    // MARK: What is broken

    private var failures: String {
        let failing = run.verdicts.filter { $0.kind == .fail }.sorted { size($0) < size($1) }
        var groups: [String] = []
        for (clause, count) in run.brokenClauses {
            let own = failing.filter { $0.breaches.contains { $0.clause == clause } }
            let title = "\(style.red("broken")) \(style.bold(clause.rawValue)) in \(counted(count, "case"))"
            groups.append(group(title, about: sentence(of: clause), own, clause))
        }
        let unexplained = failing.filter(\.breaches.isEmpty)
        if !unexplained.isEmpty {
            let title = "\(style.red("wrong")) with no clause named, in \(counted(unexplained.count, "case"))"
            groups.append(group(title, about: nil, unexplained, nil))
        }
        return groups.joined(separator: "\n\n")
    }

    private func group(_ title: String, about: String?, _ verdicts: [Verdict], _ clause: ClauseID?) -> String
    {
        let full = tellsAll ? verdicts.count : min(Self.shown, verdicts.count)
        var lines = [title] + (about.map { ["  \(style.dim($0))"] } ?? [])
        for verdict in verdicts.prefix(full) { lines.append(detail(verdict, clause)) }
        let rest = verdicts.dropFirst(full)
        if !rest.isEmpty {
            let names = rest.prefix(Self.named).map { "    \($0.id)" }
            lines += ["  also:"] + names
            if rest.count > Self.named {
                lines.append("    and \(rest.count - Self.named) more; --all tells them")
            }
        }
        return lines.joined(separator: "\n")
    }

    private func detail(_ verdict: Verdict, _ clause: ClauseID?) -> String {
        var lines = ["  \(style.bold(verdict.id))"]
        let own = verdict.breaches.first { $0.clause == clause }
        lines.append("    \(own?.sentence ?? verdict.reason)")
        lines += verdict.differences.prefix(5).map { "    \($0.sentence)" }
        if verdict.differences.count > 5 {
            lines.append("    and \(verdict.differences.count - 5) more differences")
        }
        lines.append("    again: \(style.dim(again(verdict.id)))")
        return lines.joined(separator: "\n")
    }

    private func again(_ id: String) -> String { "\(command) --case \(id)" }

    private func size(_ verdict: Verdict) -> Int {
        cases[verdict.id].map { JSONWriter.bytes(of: $0.input).count } ?? 0
    }

    private func sentence(of clause: ClauseID) -> String? {
        Catalogue.all.lazy.compactMap { rule(of: clause, $0)?.sentence }.first
    }

    private func rule(of clause: ClauseID, _ specification: any Specification.Type) -> Rule? {
        func rule<S: Specification>(_: S.Type) -> Rule? { S.clauses[id: clause]?.rule }
        return rule(specification)
    }

    private var errors: String {
        let errors = run.verdicts.filter { $0.kind == .error }
        guard !errors.isEmpty else { return "" }
        var lines = ["\(style.red("errors")) in \(counted(errors.count, "case"))"]
        var lastLog = ""
        for verdict in errors.prefix(tellsAll ? errors.count : 20) {
            lines.append("  \(style.bold(verdict.id))")
            lines.append("    \(verdict.reason)")
            lines.append("    again: \(style.dim(again(verdict.id)))")
            if let log = verdict.fault?.log, !log.isEmpty, log != lastLog {
                lastLog = log
                lines.append("    its standard error ends:")
                lines += log.split(separator: "\n").suffix(8).map { "      \($0)" }
            }
        }
        if !tellsAll, errors.count > 20 {
            lines.append("    and \(errors.count - 20) more; --all tells them")
        }
        return lines.joined(separator: "\n")
    }

    private var skips: String {
        var counts: [String: Int] = [:]
        for verdict in run.verdicts where verdict.kind == .skip { counts[verdict.reason, default: 0] += 1 }
        guard !counts.isEmpty else { return "" }
        let reasons = counts.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }
        return (["skipped"] + reasons.map { "  \(counted($1, "case")): \($0)" }).joined(separator: "\n")
    }

    // MARK: The table

    private var table: String {
        var table = TextTable("subsystem", "clauses", "cases", "pass", "fail", "skip", "error")
        for specification in Catalogue.all {
            let verdicts = run.verdicts.filter { $0.subsystem == specification.id }
            guard !verdicts.isEmpty else { continue }
            let held = verdicts.filter { $0.kind == .pass || $0.kind == .fail }
            let exercised = Set(held.flatMap { cases[$0.id]?.clauses ?? [] })
            let counts = Verdict.Kind.allCases.map { kind in verdicts.count { $0.kind == kind } }
            table.add(
                [
                    specification.id.rawValue,
                    "\(exercised.count)/\(CorpusAudit.clauses(of: specification).count)",
                ]
                    + ([verdicts.count] + counts).map(String.init))
        }
        return table.text
    }

    private var summary: String {
        let name = "\(run.hello.name) \(run.hello.version) (\(run.hello.language))"
        let counts = Verdict.Kind.allCases.map { "\(run.count($0)) \($0.rawValue)" }.joined(separator: ", ")
        let broken = run.brokenClauses.map(\.clause.rawValue).joined(separator: ", ")
        let ending =
            run.conforms
            ? style.green("conforms")
            : run.count(.fail) + run.count(.error) == 0
                ? style.red("was not held to anything: every case was skipped")
                : style.red("does not conform") + (broken.isEmpty ? "" : "; broken: \(broken)")
        return "\(name) \(ending)\n\(counts)"
    }

    private func counted(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
}

/// How words are set off on a terminal; plainly where the output is no terminal.
public struct Style: Sendable {
    private let hasColour: Bool

    public init(hasColour: Bool) {
        self.hasColour = hasColour
    }

    /// Colour on a terminal that has it, unless `NO_COLOR` asks for none.
    public static var standardOutput: Style {
        let environment = ProcessInfo.processInfo.environment
        return Style(
            hasColour: isatty(STDOUT_FILENO) == 1 && environment["NO_COLOR"] == nil
                && environment["TERM"] != "dumb")
    }

    public func bold(_ text: String) -> String { wrap(text, "1") }
    public func dim(_ text: String) -> String { wrap(text, "2") }
    public func red(_ text: String) -> String { wrap(text, "31") }
    public func green(_ text: String) -> String { wrap(text, "32") }

    private func wrap(_ text: String, _ code: String) -> String {
        hasColour ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
