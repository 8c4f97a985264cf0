import Harness
import JSON
import Reports
import Specification

/// The list of a subsystem's cases with its filters, and the complete lines of cases that are too long for the page.
struct CaseList {
    let section: HTML
    let lines: [Site.File]

    /// The maximum size of the list of cases on a page, in bytes of HTML.
    private static let room = 1_800_000

    /// Returns the list of a subsystem's cases; the longer the list, the less it shows of long inputs and outputs.
    static func fitting(_ facts: SubsystemFacts) -> CaseList {
        for limit in [4000, 1000, 250] {
            let list = CaseList(facts, limit: limit)
            if list.section.source.utf8.count < room { return list }
        }
        return CaseList(facts, limit: 0)
    }

    private init(_ facts: SubsystemFacts, limit: Int) {
        let entries = facts.cases.map { CaseEntry($0, limit: limit) }
        lines = entries.compactMap(\.line)
        section = Site.section("cases", "Cases") {
            CaseList.filters(facts)
            Tag.p(.id("told"), .class("dim"), .role("status")) { counted(facts.cases.count, "case") }
            Tag.div(.id("list")) { entries.map(\.html) }
        }
    }

    /// Returns the name of a case: its id without the subsystem.
    static func name(of golden: GoldenCase) -> String {
        let prefix = golden.subsystem.rawValue + "/"
        return golden.id.hasPrefix(prefix) ? String(golden.id.dropFirst(prefix.count)) : golden.id
    }

    // MARK: Filters

    /// The filters above the list; without the page's script they stay hidden, and the page lists every case.
    private static func filters(_ facts: SubsystemFacts) -> HTML {
        Tag.form(
            .class("filters"), .id("filters"), .role("search"), .aria("label", "Filter the cases"), .hidden
        ) {
            select("clause", facts.clauses.filter { !$0.cases.isEmpty }.map { $0.clause.id.rawValue })
            select("origin", facts.cases.counts(of: \.origin.kind).map { $0.name })
            select("tag", Set(facts.cases.flatMap(\.tags)).sorted())
            Tag.label(.class("free"), .for("filter-text")) {
                "text "
                Tag.input(
                    .id("filter-text"), .name("text"), .type("search"), .autocompleteOff, .spellcheckOff,
                    .placeholder("in ids, notes, inputs and outcomes"))
            }
            Tag.button(.type("button"), .id("clear")) { "Clear filters" }
        }
    }

    @HTMLBuilder
    private static func select(_ name: String, _ values: [String]) -> HTML {
        if values.count > 1 {
            Tag.label(.for("filter-" + name)) {
                name + " "
                Tag.select(.id("filter-" + name), .name(name)) {
                    Tag.option(.value("")) { "all" }
                    values.map { value in Tag.option(.value(value)) { value } }
                }
            }
        }
    }
}

private struct CaseEntry {
    let golden: GoldenCase
    let limit: Int

    init(_ golden: GoldenCase, limit: Int) {
        self.golden = golden
        self.limit = limit
        size = JSONWriter.bytes(of: golden.value).count
        let isLong = Self.parts(of: golden).contains { JSONWriter.bytes(of: $0.value).count > limit }
        line = isLong ? Site.File(.line(golden.id), JSONWriter.text(of: golden.value) + "\n") : nil
    }

    /// The number of bytes of the complete line.
    private let size: Int
    /// A file with the complete line of the case; nil if the page shows the whole case.
    let line: Site.File?

    private static func parts(of golden: GoldenCase) -> [(name: String, value: Value)] {
        switch golden.expectation {
        case .output(let value): [("Input", golden.input), ("Output", value)]
        case .rejection(let value): [("Input", golden.input), ("Rejection", value)]
        }
    }

    var html: HTML {
        Tag.details(
            .class("case"), .id(golden.id),
            .data("clause", golden.clauses.map(\.rawValue).joined(separator: " ")),
            .data("origin", golden.origin.kind),
            .data("tag", golden.tags.joined(separator: " "))
        ) {
            Tag.summary {
                Tag.code(.class("id")) { CaseList.name(of: golden) }
                Tag.span(.class("chips")) {
                    golden.clauses.map { clause in Tag.span(.class("chip")) { clause.rawValue } }
                }
                if let note = golden.note { Tag.span(.class("first")) { note } }
            }
            Tag.div(.class("body")) {
                facts
                for part in Self.parts(of: golden) {
                    Tag.div(.class("block")) {
                        Tag.p(.class("label")) { part.name }
                        Tag.pre { Tag.code { text(of: part.value) } }
                    }
                }
                if line != nil {
                    Tag.p {
                        Tag.a(.href(.line(golden.id))) { "The complete line in the corpus" }
                        " (\(size) bytes)"
                    }
                }
            }
        }
    }

    private func text(of value: Value) -> HTML {
        let whole = ForeignText.json(value)
        if whole.utf8.count > limit { return HTML(String(whole.prefix(limit)) + " …") }
        return HTML(lines: ValueLayout.lines(of: value).map { ForeignText.line($0.text) })
    }

    private var facts: HTML {
        Tag.dl(.class("facts")) {
            Site.fact("case") {
                Tag.a(.class("self"), .href(Place(nil, golden.id))) { golden.id }
            }
            Site.fact("clauses") { Site.links(to: golden.clauses.map(\.rawValue)) }
            Site.fact("origin") { golden.origin.sentence }
            if !golden.readings.isEmpty {
                Site.fact("readings") { Site.readings(golden.readings) }
            }
            if !golden.tags.isEmpty { Site.fact("tags") { golden.tags.joined(separator: ", ") } }
            Site.fact("line") { golden.place.description }
        }
    }
}
