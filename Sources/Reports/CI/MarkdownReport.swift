import Harness
import Specification

/// A run as Markdown, for the summary page of a CI job: a table of all subsystems, then the failures, errors and skips.
public struct MarkdownReport: Sendable {
    let run: Run
    let cases: [String: GoldenCase]
    let command: String?
    let remarks: [String]
    private let allowed: AllowedFailures
    /// The maximum size of the report in bytes.
    var limit: Int

    /// The default limit in bytes; GitHub accepts a summary of 1 MiB and drops a longer one.
    public static let limit = 900_000

    /// Makes the report of a run; the report is cut off at `limit` bytes.
    ///
    /// - Parameters:
    ///   - command: The command to run a case again, without the option `--case`; nil if the command is not known.
    ///   - remarks: A sentence for each wrong entry in the list of known failures.
    public init(
        _ run: Run, cases: [GoldenCase], command: String? = nil, remarks: [String] = [], limit: Int = limit
    ) {
        self.run = run
        self.command = command
        self.remarks = remarks
        self.cases = cases.byID
        self.limit = limit
        allowed = AllowedFailures(of: run)
    }

    /// The maximum number of failing cases shown for a law, and the maximum number of rows in a table.
    private static let shown = (cases: 3, rows: 20)

    /// The report as Markdown, cut off at the limit.
    public var text: String {
        let cut = "\n*The report is cut here, since it would be longer than \(limit) bytes.*\n"
        var room = limit - cut.utf8.count
        var result = ""
        for block in ([headline, outdatedList, table] + failures + [errors, malformed, skips])
        where !block.isEmpty {
            let next = result.isEmpty ? block : "\n" + block
            guard next.utf8.count <= room else { return result + cut }
            room -= next.utf8.count
            result += next
        }
        return result
    }

    private var headline: String {
        let remark = run.knownInWords ?? allowed.words(run.verdicts)
        return "## \(Self.escaped(run.hello.title)) \(run.conclusion)\n\n\(run.countsInWords)\n"
            + (remark.isEmpty ? "" : "\n\(Self.escaped(remark)).\n")
            + (run.brokenInWords.isEmpty ? "" : "\nIt \(Self.escaped(run.brokenInWords)).\n")
    }

    /// The wrong entries of the list of known failures; empty if there are none.
    private var outdatedList: String {
        run.hasOutdatedList ? "\(OutdatedList.sentence)\n" + Self.list(remarks, most: Self.shown.rows) : ""
    }

    // MARK: The tables

    private var table: String {
        let (rows, failing) = run.rowsFailingFirst
        return Self.table(Run.rowTitles, rows, numbers: 1..., most: max(Self.shown.rows, failing))
    }

    private var errors: String {
        let rows = run.verdicts(of: .error).map { verdict in
            [verdict.id, verdict.reason + (allowed.reason(for: verdict).map { " (\($0.rawValue))" } ?? "")]
        }
        return rows.isEmpty ? "" : "### Errors\n\n" + Self.table(["case", "error"], rows)
    }

    /// The malformed inputs that were not refused; empty if none were sent.
    private var malformed: String {
        guard let malformed = run.malformed else { return "" }
        let rows = malformed.failures.map { [$0.subsystem.rawValue, $0.about, $0.problem ?? ""] }
        let title = "### \(counted(malformed.trials.count, "malformed input"))"
        return rows.isEmpty
            ? "\(title), each answered with an error\n"
            : "\(title), \(rows.count) not answered with an error\n\n"
                + Self.table(["subsystem", "input", "result"], rows)
    }

    private var skips: String {
        let reasons = run.skipReasons.map { ["\($0.cases)", $0.reason] }
        return reasons.isEmpty
            ? "" : "### Skipped\n\n" + Self.table(["cases", "reason"], reasons, numbers: 0...0)
    }

    /// Returns a table with at most `most` rows; `numbers` are the columns that contain numbers.
    static func table(
        _ titles: [String], _ rows: [[String]], numbers: some RangeExpression<Int> = 0..<0,
        most: Int = shown.rows
    ) -> String {
        let rule = titles.indices.map { numbers.contains($0) ? "---:" : "---" }
        let body = rows.prefix(most).map(row)
        let more = rows.count - body.count
        return row(titles) + row(rule) + body.joined() + (more > 0 ? "\nAnd \(more) more.\n" : "")
    }

    /// Returns a list with at most `most` elements, after an empty line; an empty string if there are no elements.
    static func list(_ elements: [String], most: Int = .max) -> String {
        let lines = elements.prefix(most).map { "- \(escaped($0))\n" }
        let more = elements.count - lines.count
        return lines.isEmpty ? "" : "\n" + lines.joined() + (more > 0 ? "\nAnd \(more) more.\n" : "")
    }

    static func row(_ cells: [String]) -> String {
        "| \(cells.map(escaped).joined(separator: " | ")) |\n"
    }

    // MARK: Broken laws

    private var failures: [String] {
        let failing = run.failing(smallestFirst: cases)
        var blocks: [String] = []
        for broken in run.broken(in: failing) {
            let (breach, own) = (broken.breach, broken.verdicts)
            let law = Self.escaped(breach.law.rawValue + broken.others.asAlternatives)
            let clause = allowed.reason(forAll: own)?.clause ?? ""
            blocks.append("### \(law) is broken in \(counted(own.count, "case"))\(clause)\n")
            blocks.append("\(Self.escaped(breach.sentence))\n\n\(Self.escaped("(\(breach.placeInWords))"))\n")
            blocks += own.prefix(Self.shown.cases).map { details($0, broken) }
        }
        let unexplained = failing.filter(\.breaches.isEmpty)
        if !unexplained.isEmpty {
            let clause = allowed.reason(forAll: unexplained)?.clause ?? ""
            blocks.append("### Wrong in \(counted(unexplained.count, "case")) with no law named\(clause)\n")
            blocks += unexplained.prefix(Self.shown.cases).map { details($0, nil) }
        }
        return blocks
    }

    private func details(_ verdict: Verdict, _ heading: LawFailures?) -> String {
        let sentence = verdict.remark(under: heading) ?? ""
        let reason = allowed.reason(for: verdict).map { ", \($0.rawValue)" } ?? ""
        let background = verdict.background(cases[verdict.id], under: heading, command: command)
        let lines =
            ((heading == nil ? [] : [verdict.circumstances].filter { !$0.isEmpty })
            + verdict.firstDifferences()
            + background.map { "\($0.name): \($0.text)" }).map(Self.cut)
        return
            "<details><summary>\(Self.escaped(verdict.id))\(reason)</summary>\n\n\(sentence.isEmpty ? "" : Self.escaped(sentence) + "\n")"
            + (lines.isEmpty ? "" : "\n" + Self.fenced(lines.joined(separator: "\n"))) + "\n</details>\n"
    }

    // MARK: Escaping

    /// Returns the text on one line of at most 1000 characters; everything that Markdown or HTML could interpret is
    /// escaped.
    ///
    /// The result is therefore safe in a table cell, in a heading and in a `summary` element.
    static func escaped(_ text: String) -> String {
        cut(ForeignText.line(text)).unicodeScalars.map { scalar in
            switch scalar {
            case "&", "<", ">", "\"", "|", "`", "*", "_", "~", "[", "]", "\\", "#", "@", "$", "!":
                "&#\(scalar.value);"
            default: String(scalar)
            }
        }.joined()
    }

    private static func cut(_ text: String) -> String {
        let scalars = text.unicodeScalars
        return scalars.count > 1000 ? String(scalars.prefix(1000)) + "…" : text
    }

    /// Returns the text as a code block whose fence is longer than any run of backticks in the text.
    static func fenced(_ text: String) -> String {
        let text = ForeignText.lines(text)
        let longest = text.unicodeScalars.split { $0 != "`" }.map(\.count).max() ?? 0
        let fence = String(repeating: "`", count: max(3, longest + 1))
        return "\(fence)text\n\(text)\n\(fence)\n"
    }
}
