import Harness
import Specification

/// The comparison as an HTML page that can be published.
extension RunComparison {
    /// A function that returns the address of a subsystem, or of one of its clauses or cases, in a book; nil if there
    /// is no book.
    public typealias Link = (_ subsystem: SubsystemID, _ element: String?) -> String?

    /// Returns one page that needs no other file: the implementations, the matrix, and the disagreements.
    public func html(link: Link = { _, _ in nil }) -> String {
        let conforming = columns.count { $0.conforms }
        return PlainPage.text(
            title: "\(counted(columns.count, "implementation")) side by side",
            kicker: "Assay · comparison",
            lead:
                "\(conforming) of \(columns.count) implementations conform, judged on \(counted(cases.count, "case")).",
            mark: conforms ? "pass" : "fail",
            content: PlainPage.section("implementations", "Implementations", implementations)
                + PlainPage.section("matrix", "Subsystems and their clauses", matrix(link))
                + disagreementSection(link))
    }

    /// The maximum number of disagreements shown in each group, and the maximum number of groups for each law.
    private static let (shownAlike, shownGroups) = (10, 20)

    // MARK: The implementations

    private var implementations: String {
        let rows = columns.map { column -> String in
            let tally = Tally(column.verdicts.values)
            let ending =
                column.problem ?? (column.isInterrupted ? "ended early" : nil)
                ?? (column.conforms ? "conforms" : column.isIdle ? "not judged" : "does not conform")
            let words = ([ending] + remarks(on: column)).joined(separator: "; ")
            let sign = column.conforms ? "pass" : column.isIdle ? "skip" : "fail"
            let numbers = Verdict.Kind.allCases.map { "<td class=\"number\">\(tally[$0])</td>" }.joined()
            return """
                <tr><th scope="row">\(Self.name(column))</th><td>\(HTMLText.escaped(column.hello?.language ?? ""))</td>\
                <td>\(HTMLReport.sign(sign))\(HTMLText.escaped(words))</td>\(numbers)\
                <td class="mini">\(HTMLReport.bar(tally.counts))</td></tr>
                """
        }
        let titles =
            ["implementation", "language", "verdict"] + Verdict.Kind.allCases.map(\.rawValue) + ["share"]
        return PlainPage.table("The implementations, with their verdicts", titles, numbers: 3..<7, rows)
    }

    private static func name(_ column: Column) -> String { "<bdi>\(HTMLText.escaped(column.name))</bdi>" }

    // MARK: The matrix

    private func matrix(_ link: Link) -> String {
        let rows = tested.flatMap { specification, own in
            let parts = columns.map { column in
                MatrixRow(specification, own.compactMap { column.verdicts[$0.id] })
            }
            let id = specification.id
            let whole = row("subsystem", id.rawValue, link(id, nil), specification.summary, parts.map(whole))
            let clauses = specification.clauses.enumerated().map { index, clause in
                row(
                    "clause", clause.id.rawValue, link(id, clause.id.rawValue), clause.sentence,
                    parts.map { cell($0.clauses[index].tally) })
            }
            return [whole] + clauses
        }
        return HTMLReport.legend(untouched: "not run") + "\n"
            + PlainPage.table(
                "The results of each implementation, by subsystem and clause",
                ["subsystem, clause"] + columns.map(Self.name), rows,
                style: columns.count > 6 ? "matrix many" : "matrix")
    }

    private func row(
        _ style: String, _ name: String, _ link: String?, _ about: String, _ cells: [String]
    ) -> String {
        let text = HTMLText.escaped(name)
        let title = link.map { "<a href=\"\(HTMLText.attribute($0))\">\(text)</a>" } ?? text
        return """
            <tr class="\(style)"><th scope="row" title="\(HTMLText.attribute(about))">\(title)</th>\(cells.joined())</tr>
            """
    }

    private func whole(_ row: MatrixRow) -> String {
        let held = row.counts.filter { $0.key != .skip }.values.reduce(0, +)
        let pass = row.counts[.pass] ?? 0
        let kinds: [Verdict.Kind] = [.fail, .error, .pass, .skip]
        let state = kinds.first { row.counts[$0] != nil }?.rawValue ?? "untouched"
        let words = Verdict.Kind.allCases.compactMap { kind in
            row.counts[kind].map { "\($0) \(kind.rawValue)" }
        }
        return cell(state, held == 0 ? "" : "\(pass)/\(held)", words.joined(separator: ", "))
    }

    /// Returns the cell of a clause; it shows the first of these numbers that is not 0: breaches, errors, passes.
    private func cell(_ tally: ClauseTally) -> String {
        switch tally.state {
        case .broken: cell("fail", "\(tally.broken)", tally.words)
        case .error: cell("error", "\(tally.error)", tally.words)
        case .pass: cell("pass", "\(tally.pass)", tally.words)
        case .unclear, .skip, .untouched: cell(tally.state.rawValue, "", tally.words)
        }
    }

    private func cell(_ state: String, _ text: String, _ words: String) -> String {
        let told = words.isEmpty ? "not run" : words
        return """
            <td class="\(state)" title="\(told)">\(HTMLReport.sign(state))<span aria-hidden="true">\(text)</span>\
            <span class="unheard">\(told)</span></td>
            """
    }

    // MARK: Disagreements

    private func disagreementSection(_ link: Link) -> String {
        let all = disagreements
        if all.isEmpty { return "" }
        let laws = Self.alike(all).map { groups -> String in
            let parts = groups.prefix(Self.shownGroups).map { group in
                let cases = group.cases.prefix(Self.shownAlike).enumerated().map { place, disagreement in
                    self.disagreement(disagreement, isOpen: place == 0, link)
                }
                return Self.folded(
                    "<code>\(HTMLText.escaped(group.shape))</code>", group.cases.count,
                    cases + more(group.cases.count - cases.count, "case", "cases"))
            }
            let sentence = HTMLText.escaped(groups[0].cases[0].sentence)
            return Self.folded(
                "<strong>\(HTMLText.escaped(groups[0].law))</strong> \(sentence)",
                groups.reduce(0) { $0 + $1.cases.count },
                parts + more(groups.count - parts.count, "kind of difference", "kinds of difference"))
        }
        return PlainPage.section(
            "disagreements", "The implementations disagree on \(counted(all.count, "case"))",
            laws.joined(separator: "\n"))
    }

    /// Returns an element that shows a title, and shows the cases when the reader unfolds the element.
    private static func folded(_ title: String, _ cases: Int, _ content: [String]) -> String {
        """
        <details><summary>\(title) <span class="dim">\(counted(cases, "case"))</span></summary>
        \(content.joined(separator: "\n"))
        </details>
        """
    }

    private func more(_ count: Int, _ one: String, _ many: String) -> [String] {
        count == 0 ? [] : ["<p class=\"dim\">And \(counted(count, "more \(one)", "more \(many)")).</p>"]
    }

    private func disagreement(_ disagreement: Disagreement, isOpen: Bool, _ link: Link) -> String {
        let golden = disagreement.golden
        let answers = disagreement.alternatives.map { alternative -> String in
            let names = alternative.columns.map { Self.name(columns[$0]) }.joined(separator: ", ")
            let verdict = alternative.verdict
            let lines =
                verdict.kind == .pass
                ? ["as expected"] : [verdict.sentences[0]] + verdict.differences.prefix(3).map(\.sentence)
            let text = lines.map { HTMLText.escaped($0.cut(to: 600)) }
            return
                "<dt>\(HTMLReport.sign(verdict.kind.rawValue))\(names)</dt><dd>\(text.joined(separator: "<br>"))</dd>"
        }
        let place = link(golden.subsystem, golden.id).map {
            " <a href=\"\(HTMLText.attribute($0))\">in the book</a>"
        }
        return """
            <details\(isOpen ? " open" : "")><summary>\(HTMLText.escaped(golden.id))</summary>\(place ?? "")\
            <dl>\(answers.joined())</dl></details>
            """
    }
}
