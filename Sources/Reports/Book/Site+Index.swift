import Reports
import Specification

/// The first page: what the kit is, and its subsystems by family.
extension Site {
    @HTMLBuilder
    var index: HTML {
        Tag.p(.class("lead")) { owner.abstract }
        Tag.dl(.class("facts totals")) {
            Site.fact("kit") { "\(owner.name) \(owner.version)" }
            Site.fact("corpus") {
                (corpusVersion.map { "version \($0), " } ?? "") + counted(corpus.cases.count, "case")
            }
            Site.fact("rules") {
                let clauses = Set(subsystems.flatMap { $0.clauses.map(\.clause.id) }).count
                let readings = Set(subsystems.flatMap { $0.readings.map(\.id) }).count
                "\(counted(clauses, "clause")) and \(counted(readings, "reading")) in "
                counted(subsystems.count, "subsystem")
            }
            if !corpus.cases.isEmpty { Site.fact("cases rest on") { corpus.cases.basesInWords } }
            Site.fact("drawn from") { Tag.a(.href(.sources)) { "sources and standards, section by section" } }
        }
        families.map(section(of:))
        about
    }

    /// The families in the order of the catalogue.
    private var families: [String] {
        subsystems.reduce(into: []) { if !$0.contains($1.id.family) { $0.append($1.id.family) } }
    }

    private func section(of family: String) -> HTML {
        Site.section("family:" + family, family) {
            Tag.ul(.class("subsystems")) {
                subsystems.filter { $0.id.family == family }.map { facts in
                    Tag.li(.class("card")) {
                        Tag.h3 { Tag.a(.href(.subsystem(facts.id))) { facts.id.rawValue } }
                        Tag.p { facts.summary }
                        Tag.p(.class("dim")) {
                            counted(facts.clauses.count, "clause")
                            if !facts.readings.isEmpty { " · " + counted(facts.readings.count, "reading") }
                            if facts.machine != nil { " · state machine" }
                            " · " + counted(facts.cases.count, "case")
                        }
                    }
                }
            }
        }
    }

    /// What the words of the book mean.
    private var about: HTML {
        Site.section("words", "Words") {
            Tag.dl(.class("facts")) {
                Site.fact("subsystem") { "A pure function from an input to an output or a rejection." }
                Site.fact("clause") { "A rule that every conforming implementation keeps." }
                Site.fact("basis") {
                    "On what a sentence or an outcome rests: a source, a standard, or a decision of the kit where the "
                    "source is silent."
                }
                Site.fact("reading") {
                    "A place where a source can be read in several ways; an implementation declares its way."
                }
                Site.fact("case") {
                    "An input with the only outcome that conforms, under the readings that it names."
                }
                for kind in CheckKind.allCases { Site.fact(kind.rawValue) { "A check: \(kind.sentence)." } }
            }
        }
    }
}
