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
            selected[specification.id].map { SubsystemTrace(specification, $0, clauses: filter.clauses) }
        }
        switch output.format {
        case .json:
            for trace in traces.flatMap(\.clauses) { standardLine(JSONWriter.text(of: trace.value)) }
        case .human:
            standardLine("\(clauseTable(traces).text)\n\n\(subsystemTable(traces).text)")
        }
    }

    private func clauseTable(_ traces: [SubsystemTrace]) -> TextTable {
        var table = TextTable(
            columns: ["clause", "subsystem", "check", "cases"] + Basis.allCases.map(\.rawValue) + [
                "stands in"
            ])
        for trace in traces.flatMap(\.clauses) {
            table.add(
                [trace.clause.id.rawValue, trace.subsystem.rawValue, trace.check, "\(trace.cases.count)"]
                    + trace.bases.map { "\($0.count)" } + [trace.clause.source.description])
            guard cases else { continue }
            for golden in trace.cases {
                table.add(["", "  \(golden.id)"] + Array(repeating: "", count: 6))
            }
        }
        return table
    }

    private func subsystemTable(_ traces: [SubsystemTrace]) -> TextTable {
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
    private func counts(_ counts: [(name: String, count: Int)]) -> String {
        counts.sorted { ($1.count, $0.name) < ($0.count, $1.name) }.map { "\($0.name) \($0.count)" }
            .joined(separator: ", ")
    }
}

/// The selected cases of a subsystem, and those of each of its clauses.
private struct SubsystemTrace {
    let id: SubsystemID
    let cases: [GoldenCase]
    let clauses: [ClauseTrace]

    /// - Parameter clauses: The ids of the only clauses that are shown; all if there is none.
    init(_ specification: any Specification.Type, _ cases: [GoldenCase], clauses: [String]) {
        id = specification.id
        self.cases = cases
        self.clauses = Catalogue.clauses(of: specification)
            .filter { clauses.isEmpty || clauses.contains($0.id.rawValue) }
            .map { clause in
                ClauseTrace(
                    subsystem: specification.id, clause: clause,
                    kinds: Catalogue.checkKinds(of: clause.id, in: specification),
                    cases: cases.filter { $0.clauses.contains(clause.id) })
            }
    }

    /// How many clauses have a check of each kind.
    var checks: [(name: String, count: Int)] { clauses.flatMap(\.kinds).counts(of: \.rawValue) }
}

/// A clause, and the selected cases that check it.
private struct ClauseTrace {
    let subsystem: SubsystemID
    let clause: Clause
    let kinds: [CheckKind]
    let cases: [GoldenCase]

    var check: String { kinds.map(\.rawValue).joined(separator: ", ") }

    /// How many of the cases rest on each basis, zeros included.
    var bases: [(basis: Basis, count: Int)] {
        Basis.allCases.map { basis in (basis, cases.count { $0.basis == basis }) }
    }

    var value: Value {
        let standards = clause.standards.map { "\($0.standard): \($0.sentence)" }
        let origins = cases.counts(of: \.origin.kind).map { Value.Member($0.name, $0.count.value) }
        return .record(
            ("clause", clause.id.rawValue.value), ("subsystem", subsystem.rawValue.value),
            ("document", clause.source.document.name.value), ("sections", clause.source.sections.value),
            ("sentence", clause.sentence.value),
            ("decisions", clause.decisions.isEmpty ? nil : clause.decisions.value),
            ("standards", standards.isEmpty ? nil : standards.value), ("check", check.value),
            ("bases", .object(bases.map { .init($0.basis.rawValue, $0.count.value) })),
            ("origins", .object(origins)), ("cases", cases.map(\.id).value))
    }
}

extension Sequence {
    /// Returns how often each name occurs, in the order of the names.
    fileprivate func counts(of name: (Element) -> String) -> [(name: String, count: Int)] {
        Dictionary(grouping: self, by: name).map { ($0.key, $0.value.count) }.sorted { $0.0 < $1.0 }
    }
}
