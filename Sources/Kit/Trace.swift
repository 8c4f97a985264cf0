import ArgumentParser
import Harness
import JSON
import Reports
import Specification

/// `assay trace`: shows the section behind each clause, and the cases that check it.
struct Trace: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "trace",
        abstract: "Show for each clause its source, its check, and how many cases hold it.",
        discussion: """
            The columns source, standard and decision say how many cases rest on what. A check is a property (it \
            relates outcomes), a derivation (another way to the answer) or a model (the same rule again).
            """)

    @Flag(help: "Name the cases too.")
    var cases = false

    @OptionGroup var filter: FilterOptions
    @OptionGroup var corpus: CorpusOption
    @OptionGroup var output: FormatOption

    func run() throws {
        let selected = try filter.select(from: corpus.load())
        var table = TextTable(
            columns: ["clause", "subsystem", "check", "cases"] + Basis.allCases.map(\.rawValue) + [
                "stands in"
            ])
        for specification in Kit.current.catalogue.all {
            for rule in Catalogue.clauses(of: specification) {
                if !filter.clauses.isEmpty, !filter.clauses.contains(rule.id.rawValue) { continue }
                let own = selected.filter { $0.subsystem == specification.id && $0.clauses.contains(rule.id) }
                let isMeant = selected.contains { $0.subsystem == specification.id }
                guard isMeant else { continue }
                let check = Catalogue.checkKinds(of: rule.id, in: specification).map(\.rawValue)
                    .joined(separator: ", ")
                let bases = Basis.allCases.map { basis in own.count { $0.basis == basis } }
                switch output.format {
                case .json:
                    standardLine(
                        JSONWriter.text(
                            of: .record(
                                ("clause", rule.id.rawValue.value),
                                ("subsystem", specification.id.rawValue.value),
                                ("document", rule.source.document.name.value),
                                ("sections", rule.source.sections.value), ("sentence", rule.sentence.value),
                                ("decisions", rule.decisions.isEmpty ? nil : rule.decisions.value),
                                (
                                    "standards",
                                    rule.standards.isEmpty
                                        ? nil : rule.standards.map { "\($0.standard): \($0.sentence)" }.value
                                ),
                                ("check", check.value),
                                (
                                    "bases",
                                    .object(zip(Basis.allCases, bases).map { .init($0.rawValue, $1.value) })
                                ),
                                ("cases", own.map(\.id).value))))
                case .human:
                    table.add(
                        [rule.id.rawValue, specification.id.rawValue, check, "\(own.count)"]
                            + bases.map { "\($0)" } + [rule.source.description])
                    if cases {
                        for golden in own {
                            table.add(["", "  \(golden.id)"] + Array(repeating: "", count: 6))
                        }
                    }
                }
            }
        }
        if output.format == .human { standardLine(table.text) }
    }
}
