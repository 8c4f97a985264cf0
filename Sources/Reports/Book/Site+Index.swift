import Reports
import Specification

/// The first page: a summary of the kit, its subsystems by family, and the meanings of the terms.
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
                let laws = Set(subsystems.flatMap { $0.laws.map(\.id) }).count
                "\(counted(laws, "law")) in \(counted(clauses, "clause")), \(counted(readings, "reading")), in "
                counted(subsystems.count, "subsystem")
            }
            Site.fact("bases of the laws") { laws.basesInWords }
            Site.fact("documents") { Tag.a(.href(.sources)) { "sources and standards, section by section" } }
        }
        subsystems.map(\.id.family).unique.map(section(of:))
        about
    }

    /// The laws of all subsystems; a law that several subsystems share is listed once.
    private var laws: [StatedLaw] {
        var seen: Set<LawID> = []
        return subsystems.flatMap(\.laws).filter { seen.insert($0.id).inserted }
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

    private var about: HTML {
        Site.section("words", "Words") {
            Tag.dl(.class("facts")) {
                Site.fact("subsystem") { "A pure function from an input to an output or a rejection." }
                Site.fact("clause") {
                    "A rule that every conforming implementation follows; it consists of laws."
                }
                Site.fact("law") { "One sentence of a clause, with its basis." }
                Site.fact("property") {
                    "A relation between outcomes that follows from laws and can be checked for any answer."
                }
                Site.fact("basis") {
                    "The authority for a law: a source, a standard, or a decision of the kit where the "
                    "source is silent."
                }
                Site.fact("reading") {
                    "A question that a source answers in several ways; each implementation declares its answer."
                }
                Site.fact("case") {
                    "An input, the readings in force, and the only outcome that conforms under these readings."
                }
            }
        }
    }
}
