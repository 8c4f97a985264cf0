import Harness
import JSON
import Specification

extension RunComparison {
    /// Returns the matrix, and then the cases where the implementations disagree, with similar cases grouped together.
    ///
    /// - Parameter showsAll: Whether every case is shown; if not, only the first few groups are shown, each with its
    ///   smallest case.
    public func text(style: Style, showsAll: Bool) -> String {
        let rows = table("subsystem", subsystems)
        let differing = table("clause with mixed results", clauses)
        let legend = rows.isEmpty ? "" : style.dim(Self.legend)
        return [rows, differing, legend, disagreementText(style, showsAll), endings(style)]
            .filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    }

    private static let shown = 10
    private static let legend = "passed/total, ✗ fail, – skip, ! error; – alone: all skipped"

    private func table(_ title: String, _ rows: [Row]) -> String {
        rows.isEmpty ? "" : TextTable(columns: [title] + columns.map(\.name), rows.map(cells)).text
    }

    private func cells(_ row: Row) -> [String] {
        [row.title] + row.tallies.enumerated().map(cell)
    }

    private func cell(_ index: Int, _ tally: Tally) -> String {
        if columns[index].problem != nil { return "not started" }
        if tally.total == 0 { return "not run" }
        if tally[.skip] == tally.total { return "–" }
        let marks = [("✗", Verdict.Kind.fail), ("–", .skip), ("!", .error)].compactMap { mark, kind in
            tally[kind] == 0 ? nil : "\(mark)\(tally[kind])"
        }
        return (["\(tally[.pass])/\(tally.total)"] + marks).joined(separator: " ")
    }

    private func disagreementText(_ style: Style, _ showsAll: Bool) -> String {
        let all = disagreements
        guard !all.isEmpty else { return agreementText }
        var lines = ["the implementations disagree on \(counted(all.count, "case"))"]
        let groups = Self.alike(all).flatMap { $0 }
        var shown = 0
        for group in groups.prefix(showsAll ? groups.count : Self.shown) {
            lines.append("  \(style.bold(title(group)))")
            for disagreement in group.cases.prefix(showsAll ? group.cases.count : 1) {
                shown += 1
                lines.append("    \(disagreement.golden.id)")
                for alternative in disagreement.alternatives {
                    lines += answerLines(of: alternative).enumerated().map {
                        ($0.offset == 0 ? "      " : "        ") + $0.element
                    }
                }
            }
        }
        if shown < all.count { lines.append("  and \(all.count - shown) more; --all shows them") }
        return lines.joined(separator: "\n")
    }

    /// The conclusion if there is no disagreement; empty if an implementation has no verdicts, or if no two
    /// implementations ran the same case.
    private var agreementText: String {
        let counts = cases.map { golden in columns.count { $0.verdicts[golden.id] != nil } }
        guard columns.allSatisfy({ !$0.verdicts.isEmpty }), counts.contains(where: { $0 > 1 }) else {
            return ""
        }
        let isOnAll = counts.allSatisfy { $0 == columns.count }
        return "the implementations agree on \(isOnAll ? "all cases" : "the cases that they share")"
    }

    /// Returns the title of a group of disagreements: `HIX-1a, $.h differs: 20 cases`.
    private func title(_ group: Alike) -> String {
        "\(group.law), \(group.shape): \(counted(group.cases.count, "case"))"
    }

    /// Returns lines that name the implementations with this answer, and then list what is wrong with the answer.
    private func answerLines(of alternative: Alternative) -> [String] {
        let names = alternative.columns.map { columns[$0].name }.joined(separator: ", ")
        let verdict = alternative.verdict
        guard verdict.kind != .pass else { return ["\(names): as expected"] }
        return ["\(names): \(verdict.sentences[0])"] + verdict.firstDifferences(3)
    }

    private func endings(_ style: Style) -> String {
        columns.map { column in
            if let problem = column.problem { return style.red("\(column.name): \(problem)") }
            let tally = Tally(column.verdicts.values)
            let numbers = Verdict.Kind.allCases.map { "\(tally[$0]) \($0.rawValue)" }.joined(separator: ", ")
            let counts = ([numbers] + remarks(on: column)).joined(separator: "; ")
            if column.isInterrupted { return style.red("\(column.name) was ended early: \(counts)") }
            if column.conforms { return "\(column.name) \(style.green("conforms")): \(counts)" }
            return
                "\(column.name) \(style.red(column.isIdle ? "was not judged on any case" : "does not conform")): \(counts)"
        }.joined(separator: "\n")
    }

    // MARK: JSON Lines

    /// A JSON value for each implementation, each subsystem, each clause whose results differ, and each disagreement.
    public var lines: [Value] {
        let implementations = columns.map { column -> Value in
            let facts = Value.record(
                ("kind", "implementation".value), ("name", column.name.value),
                ("language", column.hello?.language.value), ("conforms", column.conforms.value),
                ("problem", column.problem?.value))
            var caveats = column.caveats
            caveats.isInterrupted = caveats.isInterrupted || column.isInterrupted
            return caveats.added(to: facts)
        }
        return implementations + allSubsystems.map { value($0, "subsystem") }
            + clauses.map { value($0, "clause") } + disagreements.map(value)
    }

    private func value(_ row: Row, _ kind: String) -> Value {
        let cells = zip(columns, row.tallies).map { column, tally -> Value in
            .object(
                [.init("implementation", column.name.value)]
                    + Verdict.Kind.allCases.map { .init($0.rawValue, tally[$0].value) })
        }
        return .record(("kind", kind.value), (kind, row.title.value), ("implementations", .array(cells)))
    }

    private func value(_ disagreement: Disagreement) -> Value {
        let alternatives = disagreement.alternatives.map { alternative -> Value in
            let line = LineReport.line(alternative.verdict)
            return .record(
                ("implementations", alternative.columns.map { columns[$0].name }.value),
                ("verdict", line["verdict"]), ("reason", line["reason"]),
                ("differences", line["differences"]), ("answer", line["answer"]))
        }
        return .record(
            ("kind", "disagreement".value), ("case", disagreement.golden.id.value),
            ("alternatives", .array(alternatives)))
    }

    // MARK: Markdown

    /// The matrix and the first disagreements as Markdown, for the summary page of a CI job.
    public var markdown: String {
        let rows = subsystems
        var blocks = ["## Implementations side by side\n"]
        if !rows.isEmpty { blocks.append(markdown("subsystem", rows)) }
        if !clauses.isEmpty {
            blocks += ["### Clauses where they differ\n", markdown("clause", clauses)]
        }
        if !rows.isEmpty { blocks.append(Self.legend + "\n") }
        blocks += columns.compactMap { column in
            let words = ([column.problem] + remarks(on: column)).compactMap(\.self)
            return words.isEmpty
                ? nil
                : "\(MarkdownReport.escaped(column.name)): "
                    + "\(MarkdownReport.escaped(words.joined(separator: "; ")))\n"
        }
        let all = disagreements
        if !all.isEmpty {
            blocks.append("### The implementations disagree on \(counted(all.count, "case"))\n")
        }
        let groups = Self.alike(all).flatMap { $0 }.prefix(Self.shown)
        for group in groups {
            let smallest = group.cases[0]
            let lines = [smallest.golden.id] + smallest.alternatives.flatMap(answerLines(of:))
            blocks.append(
                "<details><summary>\(MarkdownReport.escaped(title(group)))</summary>\n\n"
                    + MarkdownReport.fenced(lines.joined(separator: "\n")) + "\n</details>\n")
        }
        if all.count > groups.count { blocks.append("And \(all.count - groups.count) more.\n") }
        return blocks.joined(separator: "\n")
    }

    private func markdown(_ title: String, _ rows: [Row]) -> String {
        let rule = "|---|" + columns.map { _ in "---:|" }.joined() + "\n"
        return MarkdownReport.row([title] + columns.map(\.name)) + rule
            + rows.map { MarkdownReport.row(cells($0)) }.joined()
    }
}
