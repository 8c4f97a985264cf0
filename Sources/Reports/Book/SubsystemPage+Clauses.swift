import Harness
import Reports
import Specification

/// The sections of a subsystem's page that list its clauses and its readings.
extension SubsystemPage {
    var clauses: HTML {
        Site.section("clauses", "Clauses") {
            Tag.p(.class("dim")) {
                "A clause is a group of laws. Each law rests on a section of a source, on a published standard, or on a decision of the kit."
            }
            facts.clauses.map(card)
        }
    }

    private func card(_ own: ClauseFacts) -> HTML {
        let clause = own.clause
        let id = clause.id.rawValue
        let others = site.subsystems.filter { other in
            other.id != facts.id && other.clauses.contains { $0.clause.id == clause.id }
        }
        return card(id) {
            Tag.ul(.class("sentences")) {
                clause.laws.map { law in
                    Tag.li(.id(law.id.rawValue)) {
                        Tag.p {
                            Tag.b { law.id.rawValue }
                            " " + law.statement.text
                        }
                        Tag.p(.class("ground")) { ground(of: law.statement) }
                    }
                }
            }
            Tag.dl(.class("facts")) {
                own.properties.map { property in Site.fact("property") { property } }
                Site.fact("tested by") { holding(own) }
                if !others.isEmpty {
                    Site.fact("also in") {
                        HTML.list(others) { other in
                            Tag.a(.href(.subsystem(other.id, id))) { other.id.rawValue }
                        }
                    }
                }
            }
        }
    }

    /// Returns a card whose title is this id and links to the card itself.
    private func card(_ id: String, @HTMLBuilder content: () -> HTML) -> HTML {
        Tag.article(.class("card"), .id(id), .aria("labelledby", id + "-title")) {
            Tag.h3(.id(id + "-title")) { Tag.a(.class("self"), .href(Place(nil, id))) { id } }
            content()
        }
    }

    @HTMLBuilder
    private func ground(of statement: Statement) -> HTML {
        Tag.span(.class("basis \(statement.basis.rawValue)")) { statement.basis.rawValue }
        switch statement.ground {
        case .source(let source): place(of: source)
        case .standard(let standard, at: nil):
            " "
            Tag.a(.href(.standard(standard))) { standard.name }
            ": \(standard.about)"
        case .standard(let standard, let section?):
            place(of: section)
            ": \(standard.about)"
        case .decision(let near?):
            " on a question raised by"
            place(of: near)
        case .decision: " where the source is silent"
        }
    }

    @HTMLBuilder
    private func place(of source: Source) -> HTML {
        " "
        Tag.a(.href(.document(source.document))) { source.description }
    }

    /// The cases that exercise a clause: their number, the origins of their outcomes, and the smallest cases.
    @HTMLBuilder
    private func holding(_ own: ClauseFacts) -> HTML {
        if own.cases.isEmpty {
            "no case"
        } else {
            Tag.a(.href(.cases(of: own.clause.id, in: facts.id))) { counted(own.cases.count, "case") }
            "; their outcomes: "
            own.cases.counts(of: \.origin.kind).map { "\($0.name) \($0.count)" }.joined(separator: ", ")
            ". The smallest: "
            HTML.list(own.cases.smallestFirst { $0 }.prefix(3)) { golden in
                Tag.a(.href(Place(nil, golden.id))) { CaseList.name(of: golden) }
            }
        }
    }

    // MARK: Readings

    var readings: HTML {
        Site.section("readings", "Readings") {
            Tag.p(.class("dim")) {
                "If a source can be read in several ways, an implementation declares which option it follows."
            }
            facts.readings.map(card)
        }
    }

    private func card(_ reading: Reading) -> HTML {
        card(reading.id) {
            Tag.p { reading.question }
            Tag.p(.class("ground")) {
                Tag.span(.class("basis source")) { "source" }
                place(of: reading.source)
            }
            Tag.dl(.class("facts options")) {
                for (index, option) in reading.options.enumerated() {
                    Site.fact(option.name + (index == 0 ? " (default)" : "")) {
                        let count = facts.cases.count { $0.readings[reading.id] == option.name }
                        "\(option.sentence); \(counted(count, "case")) \(count == 1 ? "names" : "name") it"
                    }
                }
            }
        }
    }
}
