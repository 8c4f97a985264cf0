import ArgumentParser
import Harness
import JSON
import Reports
import Specification

struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "Show the subsystems, their readings and variants, or the selected cases.")

    @Flag(help: "List the cases instead of the subsystems.")
    var cases = false

    @Flag(help: "List the tags of the cases, with the number of cases and the subsystems for each tag.")
    var tags = false

    @OptionGroup var filter: FilterOptions
    @OptionGroup var corpus: CorpusOption
    @OptionGroup var output: FormatOption

    func run() throws {
        let golden = try corpus.load()
        let selected = try filter.select(from: golden)
        if tags { return show(TagCount.all(of: selected)) }
        switch (cases, output.format) {
        case (true, .json): for golden in selected { standardLine(json: golden.value) }
        case (true, .human): for golden in selected { standardLine(golden.id) }
        case (false, .json):
            for specification in subsystems(selected) {
                standardLine(json: value(specification, selected))
            }
        case (false, .human): standardLine(table(selected))
        }
    }

    func validate() throws {
        if tags, cases { throw ValidationError("give either --cases or --tags, not both") }
    }

    private func show(_ tags: [TagCount]) {
        switch output.format {
        case .json: for tag in tags { standardLine(json: tag.value) }
        case .human:
            let rows = tags.map {
                [ForeignText.line($0.name), "\($0.cases)", $0.subsystems.map(\.rawValue).listed()]
            }
            let table = TextTable(columns: ["tag", "cases", "in"], rows)
            standardLine(tags.isEmpty ? "no selected case has a tag" : table.text)
        }
    }

    private func subsystems(_ selected: [GoldenCase]) -> [any Specification.Type] {
        let named = Set(selected.map(\.subsystem))
        return Kit.current.catalogue.all.filter { named.contains($0.id) }
    }

    private func table(_ selected: [GoldenCase]) -> String {
        var table = TextTable("subsystem", "clauses", "cases", "readings", "variants", "what it does")
        for specification in subsystems(selected) {
            table.add([
                specification.id.rawValue, "\(Catalogue.clauses(of: specification).map(\.id).count)",
                "\(selected.count { $0.subsystem == specification.id })", "\(specification.readings.count)",
                Kit.current.references.variantNames(of: specification.id).joined(separator: ", "),
                specification.summary,
            ])
        }
        return table.text
    }

    private func value(_ specification: any Specification.Type, _ selected: [GoldenCase]) -> Value {
        let readings = specification.readings.map { reading in
            Value.record(("id", reading.id.value), ("options", reading.options.map(\.name).value))
        }
        return .record(
            ("subsystem", specification.id.rawValue.value), ("summary", specification.summary.value),
            ("clauses", Catalogue.clauses(of: specification).map(\.id.rawValue).value),
            ("cases", selected.count { $0.subsystem == specification.id }.value),
            ("readings", .array(readings)),
            ("rejections", specification.rejections.map(\.code).value),
            ("variants", Kit.current.references.variantNames(of: specification.id).value))
    }
}

/// A tag, the number of its cases, and the subsystems of these cases.
struct TagCount {
    let name: String
    let cases: Int
    /// The subsystems of the cases with this tag, in the order of the cases.
    let subsystems: [SubsystemID]

    static func all(of cases: [GoldenCase]) -> [TagCount] {
        var owners: [String: [SubsystemID]] = [:]
        for golden in cases {
            for tag in Set(golden.tags) { owners[tag, default: []].append(golden.subsystem) }
        }
        return owners.sorted { $0.key < $1.key }.map { name, all in
            TagCount(name: name, cases: all.count, subsystems: all.unique)
        }
    }

    var value: Value {
        .record(("tag", name.value), ("cases", cases.value), ("subsystems", subsystems.map(\.rawValue).value))
    }
}
