import Foundation
import Harness
import Reports
import Specification

/// The page that links each section of a source to its laws, and each law to the cases of its clause.
extension Site {
    @HTMLBuilder
    var sources: HTML {
        Tag.p(.class("lead")) {
            "This page links each section of a source to the laws drawn from that section, and each law to the cases of its clause."
        }
        Tag.nav(.class("contents"), .aria("label", "On this page")) {
            Tag.ul {
                documents.map { document in Tag.li { Tag.a(.href(.document(document))) { document.name } } }
                standards.map { standard in Tag.li { Tag.a(.href(.standard(standard))) { standard.name } } }
            }
        }
        documents.map(section(of:))
        if !standards.isEmpty { standardsSection }
    }

    // MARK: Documents

    /// The documents that laws and readings are drawn from, in the order of the catalogue.
    private var documents: [Source.Document] {
        named.map(\.document).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// The sources that laws and readings name, in the order of the catalogue.
    private var named: [Source] {
        subsystems.flatMap { facts in
            facts.laws.compactMap(\.statement.section) + facts.readings.map(\.source)
        }
    }

    private func section(of document: Source.Document) -> HTML {
        Site.section("document:" + document.name, document.name) {
            Tag.p { document.about }
            Site.table(
                "The sections of \(document.name)",
                columns: ["section", "laws and their cases", "readings"]
            ) {
                sections(of: document).map { section in
                    Tag.tr {
                        Tag.th(.scope("row")) {
                            section.name.first?.isNumber == true ? "§\(section.name)" : section.name
                            if let title = section.title { Tag.span(.class("dim")) { " " + title } }
                        }
                        Tag.td {
                            if let why = section.why { Tag.p(.class("dim")) { why } }
                            Tag.ul {
                                laws { $0.section?.stands(in: section.name, of: document) == true }
                            }
                        }
                        Tag.td { Tag.ul { readings(in: section.name, of: document) } }
                    }
                }
            }
        }
    }

    /// A section of a document, for a row of the table; `why` is the corpus's reason for drawing no clause from the
    /// section.
    private struct Section {
        let name: String
        var title: String?
        var why: String?
    }

    /// Returns the sections of a document: first the sections that the corpus lists, in the order of the corpus; then
    /// the sections that only laws or readings name, sorted by number.
    private func sections(of document: Source.Document) -> [Section] {
        let listed = (notes?.sections ?? []).filter { $0.document == document.name }
        let named = Set(named.filter { $0.document == document }.flatMap(\.sections))
        return listed.map { Section(name: $0.section, title: $0.title, why: $0.why) }
            + named.subtracting(listed.map(\.section)).sorted { left, right in
                left.compare(right, options: .numeric) == .orderedAscending
            }.map { Section(name: $0) }
    }

    /// Returns a list item for each clause with laws that meet the condition. The item links to these laws and to the
    /// cases of the clause.
    private func laws(_ isWanted: (Statement) -> Bool) -> [HTML] {
        subsystems.flatMap(\.clauses).compactMap { own in
            let laws = own.clause.laws.filter { isWanted($0.statement) }
            return laws.isEmpty ? nil : Tag.li { links(to: laws, of: own) }
        }
    }

    @HTMLBuilder
    private func links(to laws: [StatedLaw], of own: ClauseFacts) -> HTML {
        HTML.list(laws) { law in
            Tag.a(.href(.subsystem(own.subsystem, law.id.rawValue))) { law.id.rawValue }
        }
        Tag.span(.class("dim")) { " \(own.subsystem): " }
        if own.cases.isEmpty {
            "no case"
        } else {
            Tag.a(.href(.cases(of: own.clause.id, in: own.subsystem))) { counted(own.cases.count, "case") }
        }
    }

    private func readings(in section: String, of document: Source.Document) -> [HTML] {
        subsystems.flatMap { facts in
            let own = facts.readings.filter { $0.source.stands(in: section, of: document) }
            return own.map(\.id).map { id in
                Tag.li {
                    Tag.a(.href(.subsystem(facts.id, id))) { id }
                    if !id.hasPrefix("\(facts.id).") { Tag.span(.class("dim")) { " in \(facts.id)" } }
                }
            }
        }
    }

    // MARK: Standards

    /// The standards that laws name without a section; standards with sections are listed with the documents.
    private var standards: [Standard] {
        subsystems.flatMap(\.laws).filter { $0.statement.section == nil }.compactMap(\.statement.standard)
            .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    private var standardsSection: HTML {
        Site.section("standards", "Standards") {
            Site.table("The standards", columns: ["standard", "description", "laws and their cases"]) {
                standards.map { standard in
                    Tag.tr {
                        Tag.th(.scope("row"), .id("standard:" + standard.name)) { standard.name }
                        Tag.td { standard.about }
                        Tag.td {
                            Tag.ul {
                                laws { $0.section == nil && $0.standard == standard }
                            }
                        }
                    }
                }
            }
        }
    }
}

extension Source {
    fileprivate func stands(in section: String, of document: Document) -> Bool {
        self.document == document && sections.contains(section)
    }
}
