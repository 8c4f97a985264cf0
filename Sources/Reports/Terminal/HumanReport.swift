import Harness
import Specification

/// A run as text for a terminal: the broken laws, with the smallest inputs first, and then a table of all subsystems.
public struct HumanReport: Sendable {
    let run: Run
    /// The failing cases, by their ids.
    let cases: [String: GoldenCase]
    /// The command that was run, without its filters; the commands that repeat a case begin with this command.
    let command: String
    let style: Style
    let showsAll: Bool
    private let allowed: AllowedFailures

    /// Makes the report of a run; the inputs of failing cases are taken from `cases`.
    public init(_ run: Run, of cases: [GoldenCase], command: String, style: Style, showsAll: Bool = false) {
        self.run = run
        let failing = Set(run.verdicts(of: .fail).map(\.id))
        self.cases = failing.isEmpty ? [:] : cases.filter { failing.contains($0.id) }.byID
        self.command = command
        self.style = style
        self.showsAll = showsAll
        allowed = AllowedFailures(of: run)
    }

    /// The maximum number of cases shown in full for each broken law, and the maximum number of further cases that
    /// are named.
    private static let shown = 3
    private static let named = 12

    /// The report as text, with an empty line between its parts.
    public var text: String {
        let malformed = run.malformedText(style, showsAll: showsAll)
        return
            ([diagnoses, failures, errors, known, skips, table, malformed, summary].filter { !$0.isEmpty })
            .joined(separator: "\n\n") + "\n"
    }

    // MARK: Failures

    /// The behaviour that explains all answers for a failing subsystem; empty if there is a list of known failures.
    private var diagnoses: String {
        if run.known != nil { return "" }
        return run.diagnoses.flatMap { diagnosis -> [String] in
            let lines = diagnosis.lines
            return lines.prefix(1).map { style.bold($0) } + lines.dropFirst()
        }.joined(separator: "\n")
    }

    private var failures: String {
        let failing = run.failing(smallestFirst: cases).filter(allowed.isNew)
        var groups = run.broken(in: failing).map { broken in
            let (breach, own) = (broken.breach, broken.verdicts)
            let title =
                "\(name(broken))\(broken.others.asAlternatives) in \(counted(own.count, "case"))"
                + (allowed.reason(forAll: own)?.clause ?? "")
            return group(title, about: [breach.sentence, breach.placeInWords], own, broken)
        }
        let unexplained = failing.filter(\.breaches.isEmpty)
        if !unexplained.isEmpty {
            let reason = allowed.reason(forAll: unexplained)
            let title =
                "\(reason == nil ? style.red("wrong") : "wrong") with no law named, in "
                + "\(counted(unexplained.count, "case"))\(reason?.clause ?? "")"
            groups.append(group(title, about: [], unexplained, nil))
        }
        return groups.joined(separator: "\n\n")
    }

    /// Returns the word `broken` and the id of the law; the word is red if a failure under this law makes the run fail.
    private func name(_ broken: LawFailures) -> String {
        let isAllowed = allowed.reason(forAll: broken.verdicts) != nil
        return "\(isAllowed ? "broken" : style.red("broken")) \(style.bold(broken.law.rawValue))"
    }

    private func group(
        _ title: String, about: [String], _ verdicts: [Verdict], _ heading: LawFailures?
    ) -> String {
        let full = showsAll ? verdicts.count : min(Self.shown, verdicts.count)
        var lines = [title] + about.filter { !$0.isEmpty }.map { "  \(style.dim($0))" }
        for verdict in verdicts.prefix(full) { lines.append(detail(verdict, heading)) }
        let rest = verdicts.dropFirst(full)
        if !rest.isEmpty {
            lines += ["  also:"] + rest.prefix(Self.named).map { "    \($0.id)" }
            if rest.count > Self.named {
                lines.append("    and \(rest.count - Self.named) more; --all shows them")
            }
        }
        return lines.joined(separator: "\n")
    }

    /// Returns the text about a failing case: its differences, input, readings and note, and how to run it again.
    ///
    /// - Parameter heading: The law in the heading above the case; nil if the heading names no law.
    func detail(_ verdict: Verdict, _ heading: LawFailures?) -> String {
        var lines = [verdict.remark(under: heading)].compactMap(\.self)
        if heading != nil, !verdict.circumstances.isEmpty { lines.append(verdict.circumstances) }
        lines += verdict.firstDifferences()
        lines += verdict.background(cases[verdict.id], under: heading, command: command, style: style)
            .map { "\($0.name): \($0.text)" }
        return (["  \(style.bold(verdict.id))"] + lines.map { "    \($0)" }).joined(separator: "\n")
    }

    private var errors: String {
        let all = run.verdicts(of: .error).filter(allowed.isNew)
        let errors = all.filter { $0.fault?.kind != .interrupted }
        let early = all.count - errors.count
        let ended =
            early == 0
            ? []
            : ["\(style.red("interrupted")): \(counted(early, "case")) got no answer before the run ended"]
        guard !errors.isEmpty else { return ended.joined() }
        var lines = ["\(style.red("errors")) in \(counted(errors.count, "case"))"]
        var lastLog = ""
        for verdict in errors.prefix(showsAll ? errors.count : 20) {
            lines.append("  \(style.bold(verdict.id))")
            lines.append("    \(verdict.reason)")
            lines.append("    again: \(style.dim(verdict.again(command)))")
            if let log = verdict.fault?.log, !log.isEmpty, log != lastLog {
                lastLog = log
                lines.append("    the end of the adapter's standard error:")
                lines += log.split(separator: "\n").suffix(8).map { "      \($0)" }
            }
        }
        if !showsAll, errors.count > 20 {
            lines.append("    and \(errors.count - 20) more; --all shows them")
        }
        lines += ended
        return lines.joined(separator: "\n")
    }

    /// A paragraph with the ids of the failures that the list of known failures contains.
    private var known: String {
        let ids = (run.verdicts(of: .fail) + run.verdicts(of: .error)).filter { !allowed.isNew($0) }.map(\.id)
        guard !ids.isEmpty else { return "" }
        let shown = ids.prefix(showsAll ? ids.count : Self.named)
        var lines = ["known failures in \(counted(ids.count, "case"))"] + shown.map { "  \($0)" }
        if ids.count > shown.count { lines.append("  and \(ids.count - shown.count) more; --all shows them") }
        return lines.joined(separator: "\n")
    }

    private var skips: String {
        let reasons = run.skipReasons.map { "  \(counted($0.cases, "case")): \($0.reason)" }
        return reasons.isEmpty ? "" : (["skipped"] + reasons).joined(separator: "\n")
    }

    // MARK: The table

    private var table: String {
        let rows = run.rows
        return rows.isEmpty ? "" : TextTable(columns: Run.rowTitles, rows).text
    }

    var summary: String {
        let broken = run.brokenInWords
        let wasHeld = run.count(.pass) + run.count(.fail) + run.count(.error) > 0
        let why = broken.isEmpty ? (wasHeld ? "" : ": every case was skipped") : "; \(broken)"
        let conclusion =
            run.isAsExpected
            ? style.green(run.conclusion) : run.isIdle ? run.conclusion : style.red(run.conclusion)
        return "\(run.hello.title) \(conclusion)\(why)\n\(run.countsInWords)"
    }

    // MARK: A few lines

    /// The summary, followed by details of the failure with the smallest input or, if no case failed, of the first
    /// error.
    public var brief: String {
        var lines = [summary]
        let failing = run.failing(smallestFirst: cases)
        if let first = failing.first(where: { allowed.reason(for: $0) == nil }) ?? failing.first {
            let broken = run.broken(in: [first]).first
            if let breach = broken?.breach {
                let law = breach.law.rawValue + (broken?.others.asAlternatives ?? "")
                lines += ["  \(law): \(breach.sentence)", "  \(style.dim(breach.placeInWords))"]
            }
            lines.append(detail(first, broken))
        } else if let first = run.verdicts(of: .error).first {
            lines += ["  \(style.bold(first.id))", "    \(first.reason)"]
            lines += (first.fault?.log ?? "").split(separator: "\n").suffix(8).map { "      \($0)" }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// A line for each broken law and each kind of error, one line for all unrefused malformed inputs, and the summary.
    public var quiet: String {
        let failing = run.failing(smallestFirst: cases).filter(allowed.isNew)
        var lines = run.broken(in: failing).map { broken in
            "\(name(broken)) (\(broken.breach.basis.rawValue))\(broken.others.asAlternatives) in "
                + "\(counted(broken.verdicts.count, "case")), the smallest \(broken.verdicts[0].id)"
        }
        let unexplained = failing.filter(\.breaches.isEmpty)
        if let first = unexplained.first {
            lines.append(
                "\(style.red("wrong")) with no law named, in \(counted(unexplained.count, "case")), "
                    + "the smallest \(first.id)")
        }
        for (kind, verdicts) in run.faults {
            let own = verdicts.filter(allowed.isNew)
            guard let first = own.first else { continue }
            lines.append(
                "\(style.red("error")) \(style.bold(kind.rawValue)) in \(counted(own.count, "case")), "
                    + "the first \(first.id)")
        }
        if let first = run.unrefused.first {
            lines.append(
                "\(style.red("malformed")) inputs: \(run.unrefused.count) not answered with an error, "
                    + "the first in \(first.subsystem): \(first.about)")
        }
        return (lines + [summary]).joined(separator: "\n") + "\n"
    }
}
