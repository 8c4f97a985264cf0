import ArgumentParser
import Harness
import JSON
import Reports
import Specification

/// `assay trace`: shows the section behind each clause, and the cases that check it.
struct Trace: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "trace",
        abstract: "Show for each clause its source and how many cases hold it.")

    @Flag(help: "Name the cases too.")
    var cases = false

    @OptionGroup var filter: FilterOptions
    @OptionGroup var corpus: CorpusOption
    @OptionGroup var output: FormatOption

    func run() throws {
        let selected = try filter.select(from: corpus.load())
        var table = TextTable("clause", "subsystem", "cases", "source")
        for specification in Kit.current.catalogue.all {
            for rule in Catalogue.clauses(of: specification) {
                if !filter.clauses.isEmpty, !filter.clauses.contains(rule.id.rawValue) { continue }
                let own = selected.filter { $0.subsystem == specification.id && $0.clauses.contains(rule.id) }
                let isMeant = selected.contains { $0.subsystem == specification.id }
                guard isMeant else { continue }
                switch output.format {
                case .json:
                    print(
                        JSONWriter.text(
                            of: .record(
                                ("clause", rule.id.rawValue.value),
                                ("subsystem", specification.id.rawValue.value),
                                ("document", rule.source.document.name.value),
                                ("sections", rule.source.sections.value), ("sentence", rule.sentence.value),
                                ("cases", own.map(\.id).value))))
                case .human:
                    table.add([
                        rule.id.rawValue, specification.id.rawValue, "\(own.count)", rule.source.description,
                    ])
                    if cases { for golden in own { table.add(["", "  \(golden.id)", "", ""]) } }
                }
            }
        }
        if output.format == .human { print(table.text) }
    }
}
