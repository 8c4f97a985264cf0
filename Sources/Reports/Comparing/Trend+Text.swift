import Harness
import JSON
import Specification

extension Trend {
    private static let titles =
        ["date", "version", "corpus"] + Verdict.Kind.allCases.map(\.rawValue) + ["newly broken", "fixed"]

    private static func cells(_ step: Step) -> [String] {
        let run = step.run
        func names(_ clauses: [ClauseID]) -> String { clauses.map(\.rawValue).joined(separator: ", ") }
        return [run.date, ForeignText.line(run.hello.version), ForeignText.line(run.corpus ?? "")]
            + Verdict.Kind.allCases.map { kind in
                "\(run.count(kind))" + (kind == .skip && run.caveats.leftOut > 0 ? " (partial)" : "")
            } + [names(step.newlyBroken), names(step.mended)].map(ForeignText.line)
    }

    /// The trend as text for a terminal, with a table for each implementation.
    public func text(style: Style) -> String {
        lines.map { line in
            let table = TextTable(columns: Self.titles, line.steps.map(Self.cells))
            return "\(style.bold(line.name))\n\(table.text)\n\(line.remarks.map { $0 + "\n" }.joined())"
        }.joined(separator: "\n")
    }

    /// The trend as Markdown, with a table for each implementation.
    public var markdown: String {
        lines.map { line in
            let rule = "|---|---|---|" + Verdict.Kind.allCases.map { _ in "---:|" }.joined() + "---|---|\n"
            return "## \(MarkdownReport.escaped(line.name))\n\n" + MarkdownReport.row(Self.titles) + rule
                + line.steps.map { MarkdownReport.row(Self.cells($0)) }.joined()
                + MarkdownReport.list(line.remarks)
        }.joined(separator: "\n")
    }

    /// The trend as JSON values, one for each run.
    public var values: [Value] {
        lines.flatMap { line in
            line.steps.map { step in
                let run = step.run
                let facts = Value.record(
                    ("kind", "run".value), ("implementation", line.name.value),
                    ("version", run.hello.version.value), ("date", run.date.value), ("file", run.file.value),
                    ("corpus", run.corpus?.value), ("conforms", run.conforms.value),
                    ("pass", run.count(.pass).value), ("fail", run.count(.fail).value),
                    ("skip", run.count(.skip).value), ("error", run.count(.error).value),
                    ("broken", run.broken.keys.sorted().map(\.rawValue).value),
                    ("newlyBroken", step.newlyBroken.map(\.rawValue).value),
                    ("mended", step.mended.map(\.rawValue).value))
                return run.caveats.added(to: facts)
            }
        }
    }

    // MARK: The page

    /// Returns the trend as one page that needs no other file.
    ///
    /// - Parameter link: A function that returns the address of a clause in a book; nil if there is no book.
    public func html(link: (ClauseID) -> String? = { _ in nil }) -> String {
        let last = lines.compactMap(\.steps.last?.run)
        let runs = lines.reduce(0) { $0 + $1.steps.count }
        return PlainPage.text(
            title: "\(counted(lines.count, "implementation")) over time", kicker: "Assay · trend",
            lead:
                "\(counted(runs, "run")); \(last.count(where: \.conforms)) of \(lines.count) conform in the last run.",
            mark: last.allSatisfy(\.conforms) ? "pass" : "fail",
            content: lines.enumerated().map { number, line in
                PlainPage.section(
                    "line-\(number + 1)", line.name,
                    chart(of: line)
                        + PlainPage.table(
                            "The runs of \(line.name)",
                            Self.titles.dropLast(2) + ["share", "newly broken", "fixed"], numbers: 3..<7,
                            line.steps.reversed().map { row($0, link) })
                        + line.remarks.map { "\n<p class=\"notice\">\(HTMLText.escaped($0))</p>" }.joined())
            }.joined())
    }

    /// Returns a chart that shows, for each run, the number of cases with each verdict; empty if there is only one run.
    private func chart(of line: Line) -> String {
        let runs = line.steps.map(\.run)
        guard runs.count > 1 else { return "" }
        let looks: [Verdict.Kind: Int] = [.pass: 2, .fail: 1, .skip: 4, .error: 3]
        let kinds = Verdict.Kind.allCases.filter { kind in runs.contains { $0.count(kind) > 0 } }
        // A logarithmic axis has no place for 0 cases, so 0 is drawn as a tenth of a case.
        let curves = kinds.map { kind in
            CurveChart.Curve(
                kind.rawValue,
                runs.enumerated().map { (Double($0.offset + 1), max(Double($0.element.count(kind)), 0.1)) },
                look: looks[kind])
        }
        let ends = kinds.map { "\($0.rawValue) \(runs[0].count($0)) to \(runs[runs.count - 1].count($0))" }
        let words =
            "Cases by verdict in \(counted(runs.count, "run")), from the first to the last: "
            + (ends.isEmpty ? "none" : ends.joined(separator: ", ")) + "."
        return PlainPage.figure(
            CurveChart(
                "Cases by verdict", across: "run", up: "cases", curves,
                places: runs.map { String($0.date.prefix(10)) },
                words: words, label: { $0 < 0 ? "0" : CurveChart.grouped($0) }
            ).svg, words)
    }

    /// Returns a table row for a run, with the clauses that it newly breaks and those that it no longer breaks.
    private func row(_ step: Step, _ link: (ClauseID) -> String?) -> String {
        func chips(_ clauses: [ClauseID], _ style: String) -> String {
            let all = clauses.map { clause -> String in
                let name = HTMLText.escaped(clause.rawValue)
                let text = link(clause).map { "<a href=\"\(HTMLText.attribute($0))\">\(name)</a>" } ?? name
                return "<span class=\"chip \(style)\">\(text)</span>"
            }
            return "<td>\(all.joined())</td>"
        }
        let cells = Self.cells(step).map(HTMLText.escaped)
        let sign = HTMLReport.sign(step.run.conforms ? "pass" : "fail")
        let head =
            "<th scope=\"row\" class=\"date\">\(sign)\(cells[0])</th>"
            + cells[1...2].map { "<td>\($0)</td>" }.joined()
        let numbers = cells[3...6].map { "<td class=\"number\">\($0)</td>" }.joined()
        let bar = HTMLReport.bar(step.run.counts)
        return "<tr>\(head)\(numbers)<td class=\"mini\">\(bar)</td>\(chips(step.newlyBroken, "fail"))"
            + "\(chips(step.mended, "pass"))</tr>"
    }
}
