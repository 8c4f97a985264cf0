import ArgumentParser
import Harness
import JSON
import Reports
import Specification

struct Trace: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "trace",
        abstract:
            "Show the basis of each law and the number of cases that test it, or the laws of each section.",
        discussion: """
            A case tests a law if the derivation of the case's outcome uses that law, or if a property of the law \
            applies to the case. The second table counts, for each subsystem, the laws by basis and the cases \
            by the origin of their outcomes. With --sources, each section of the sources is shown with its laws, or \
            with the reason why it has none. A law tested only by cases of another subsystem is shown with that \
            subsystem.
            """)

    @Flag(help: "Also name the cases of each clause.")
    var cases = false

    @Flag(help: "Show each section of the sources with its laws.")
    var sources = false

    @OptionGroup var filter: FilterOptions
    @OptionGroup var corpus: CorpusOption
    @OptionGroup var output: FormatOption

    func validate() throws {
        if sources, cases || filter.filter != CaseFilter() {
            throw ValidationError(
                "--sources shows all sections, and cannot be combined with --cases or filters")
        }
    }

    func run() throws {
        let golden = try corpus.load()
        if sources { return try showSources(of: golden) }
        let selected = try filter.select(from: golden)
        let coverage = LawCoverage(selected)
        func laws(of trace: ClauseFacts) -> [StatedLaw] {
            trace.clause.laws.filter {
                coverage.count($0.id, in: trace.subsystem) > 0
                    || !golden.isAskedElsewhere($0.id, than: trace.subsystem)
            }
        }
        let traces = Kit.current.catalogue.grouped(selected, by: \.subsystem).map { specification, cases in
            SubsystemFacts(specification, cases, clauses: filter.clauses)
        }
        switch output.format {
        case .json:
            for trace in traces.flatMap(\.clauses) {
                standardLine(json: trace.value(laws(of: trace), coverage))
            }
        case .human:
            standardLine("\(lawTable(traces, coverage, laws).text)\n\n\(subsystemTable(traces).text)")
        }
    }

    private func lawTable(
        _ traces: [SubsystemFacts], _ coverage: LawCoverage, _ laws: (ClauseFacts) -> [StatedLaw]
    ) -> TextTable {
        var table = TextTable(columns: ["law", "subsystem", "cases", "basis", "source or standard"])
        for trace in traces.flatMap(\.clauses) {
            for law in laws(trace) {
                table.add([
                    law.id.rawValue, trace.subsystem.rawValue,
                    "\(coverage.count(law.id, in: trace.subsystem))", law.basis.rawValue,
                    law.basis == .decision ? "" : law.statement.groundInWords,
                ])
            }
            guard cases else { continue }
            for golden in trace.cases { table.add(["", "  \(golden.id)", "", "", ""]) }
        }
        return table
    }

    private func subsystemTable(_ traces: [SubsystemFacts]) -> TextTable {
        let rows = traces.map { trace in
            [
                trace.id.rawValue, "\(trace.laws.count)",
                counts(trace.laws.bases.map { ($0.basis.rawValue, $0.count) }),
                "\(trace.clauses.flatMap(\.properties).unique.count)",
                counts(trace.cases.counts(of: \.origin.kind)),
            ]
        }
        return TextTable(
            columns: [
                "subsystem", "laws", "bases of the laws", "properties", "origins of the cases' outcomes",
            ],
            rows)
    }

    /// Returns the nonzero counts as text, the largest first: `decision 40, source 33`.
    private func counts(_ counts: [Count]) -> String {
        counts.filter { $0.count > 0 }.sorted { ($1.count, $0.name) < ($0.count, $1.name) }
            .map { "\($0.name) \($0.count)" }.joined(separator: ", ")
    }

    // MARK: By sections of the sources

    private func showSources(of golden: GoldenCorpus) throws {
        let sections = try SectionTrace.all(golden)
        let coverage = LawCoverage(golden.cases)
        if output.format == .json {
            for section in sections { standardLine(json: section.value(coverage)) }
            return
        }
        var table = TextTable(columns: [
            "section", "laws, each with its number of cases; or the reason for none",
        ])
        for section in sections {
            let laws = section.laws.map { "\($0.id) \(coverage.count($0.id))" } + section.readings
            let about =
                laws.isEmpty ? section.why.map { "none: \($0)" } ?? "untracked" : laws.joined(separator: ", ")
            table.add(["\(section.document) \(section.section)", about])
        }
        let untracked = sections.filter(\.isUntracked)
        let excluded = sections.count { $0.why != nil }
        let names = untracked.map { "\($0.document) \($0.section)" }.joined(separator: ", ")
        standardLine(
            """
            \(table.text)

            \(counted(sections.count, "section")): \(sections.count - excluded - untracked.count) with laws or readings, \
            \(excluded) excluded with a reason, \(untracked.count) untracked\(names.isEmpty ? "" : ": " + names)
            """)
    }
}

extension ClauseFacts {
    fileprivate func value(_ laws: [StatedLaw], _ coverage: LawCoverage) -> Value {
        let origins = cases.counts(of: \.origin.kind).map { Value.Member($0.name, $0.count.value) }
        return .record(
            ("clause", clause.id.rawValue.value), ("subsystem", subsystem.rawValue.value),
            ("document", clause.source.document.name.value), ("sections", clause.source.sections.value),
            ("laws", .array(laws.map { $0.value(coverage.count($0.id, in: subsystem)) })),
            ("properties", properties.isEmpty ? nil : properties.value),
            ("origins", .object(origins)), ("cases", cases.map(\.id).value))
    }
}

extension SectionTrace {
    fileprivate func value(_ coverage: LawCoverage) -> Value {
        .record(
            ("document", document.value), ("section", section.value), ("title", title?.value),
            ("laws", .array(laws.map { $0.value(coverage.count($0.id)) })),
            ("readings", readings.isEmpty ? nil : readings.value), ("why", why?.value))
    }
}

extension StatedLaw {
    fileprivate func value(_ cases: Int) -> Value {
        guard case .object(let members) = value else { return value }
        return .object(members + [Value.Member("cases", cases.value)])
    }
}
