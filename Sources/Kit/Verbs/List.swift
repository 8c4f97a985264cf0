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
        let subsystems = Kit.current.catalogue.grouped(selected, by: \.subsystem)
        switch (cases, output.format) {
        case (true, .json): for golden in selected { standardLine(json: golden.value) }
        case (true, .human): for golden in selected { standardLine(golden.id) }
        case (false, .json):
            for (specification, own) in subsystems { standardLine(json: value(specification, own.count)) }
        case (false, .human):
            var table = TextTable("subsystem", "clauses", "cases", "readings", "variants", "what it does")
            for (specification, own) in subsystems { table.add(row(specification, own.count)) }
            standardLine(table.text)
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

    private func row(_ specification: any Specification.Type, _ cases: Int) -> [String] {
        [
            specification.id.rawValue, "\(specification.clauses.count)", "\(cases)",
            "\(specification.readings.count)",
            Kit.current.references.variantNames(of: specification.id).joined(separator: ", "),
            specification.summary,
        ]
    }

    private func value(_ specification: any Specification.Type, _ cases: Int) -> Value {
        let readings = specification.readings.map { reading in
            Value.record(("id", reading.id.value), ("options", reading.options.map(\.name).value))
        }
        return .record(
            ("subsystem", specification.id.rawValue.value), ("summary", specification.summary.value),
            ("clauses", specification.clauses.map(\.id.rawValue).value),
            ("cases", cases.value), ("readings", .array(readings)),
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
