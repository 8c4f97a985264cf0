import ArgumentParser
import Harness
import JSON
import Reports
import Specification

/// `assay trace`: shows the section behind each clause, what its check is, and on what its cases rest.
struct Trace: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "trace",
        abstract: "Show for each clause its source, its check, and how many cases hold it.",
        discussion: """
            The columns source, standard and decision say how many cases rest on what. A check is a property (it \
            relates outcomes), a derivation (another way to the answer) or a model (the same rule again). The second \
            table adds for each subsystem where the outcomes of its cases come from.
            """)

    @Flag(help: "Name the cases too.")
    var cases = false

    @OptionGroup var filter: FilterOptions
    @OptionGroup var corpus: CorpusOption
    @OptionGroup var output: FormatOption

    func run() throws {
        let selected = Dictionary(grouping: try filter.select(from: corpus.load()), by: \.subsystem)
        let traces = Kit.current.catalogue.all.compactMap { specification in
            selected[specification.id].map { SubsystemFacts(specification, $0, clauses: filter.clauses) }
        }
        switch output.format {
        case .json:
            for trace in traces.flatMap(\.clauses) { standardLine(JSONWriter.text(of: trace.value)) }
        case .human:
            standardLine("\(clauseTable(traces).text)\n\n\(subsystemTable(traces).text)")
        }
    }

    private func clauseTable(_ traces: [SubsystemFacts]) -> TextTable {
        var table = TextTable(
            columns: ["clause", "subsystem", "check", "cases"] + Basis.allCases.map(\.rawValue) + [
                "stands in"
            ])
        for trace in traces.flatMap(\.clauses) {
            table.add(
                [trace.clause.id.rawValue, trace.subsystem.rawValue, trace.check, "\(trace.cases.count)"]
                    + trace.cases.bases.map { "\($0.count)" } + [trace.clause.source.description])
            guard cases else { continue }
            for golden in trace.cases {
                table.add(["", "  \(golden.id)"] + Array(repeating: "", count: 6))
            }
        }
        return table
    }

    private func subsystemTable(_ traces: [SubsystemFacts]) -> TextTable {
        var table = TextTable(
            columns: ["subsystem", "checks", "cases rest on", "their outcomes come from"])
        for trace in traces {
            table.add([
                trace.id.rawValue, counts(trace.checks), counts(trace.cases.counts(of: \.basis.rawValue)),
                counts(trace.cases.counts(of: \.origin.kind)),
            ])
        }
        return table
    }

    /// Returns counts as text, the most frequent first: `decision 40, source 33`.
    private func counts(_ counts: [Count]) -> String {
        counts.sorted { ($1.count, $0.name) < ($0.count, $1.name) }.map { "\($0.name) \($0.count)" }
            .joined(separator: ", ")
    }
}

extension ClauseFacts {
    /// What its check compares an outcome with, in a word or two.
    fileprivate var check: String { checks.map(\.rawValue).joined(separator: ", ") }

    fileprivate var value: Value {
        let standards = clause.standards.map { "\($0.standard): \($0.sentence)" }
        let origins = cases.counts(of: \.origin.kind).map { Value.Member($0.name, $0.count.value) }
        return .record(
            ("clause", clause.id.rawValue.value), ("subsystem", subsystem.rawValue.value),
            ("document", clause.source.document.name.value), ("sections", clause.source.sections.value),
            ("sentence", clause.sentence.value),
            ("decisions", clause.decisions.isEmpty ? nil : clause.decisions.value),
            ("standards", standards.isEmpty ? nil : standards.value), ("check", check.value),
            ("bases", .object(cases.bases.map { .init($0.basis.rawValue, $0.count.value) })),
            ("origins", .object(origins)), ("cases", cases.map(\.id).value))
    }
}
