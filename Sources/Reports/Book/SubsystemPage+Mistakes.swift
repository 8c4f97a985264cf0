import Harness
import JSON
import Reports
import Specification

/// The section on common mistakes: wrong implementations, the clauses that they break, and inputs that show this.
extension SubsystemPage {
    var mistakes: [CorpusNotes.Mistake] { site.notes?.mistakes.filter { $0.subsystem == facts.id } ?? [] }

    var mistakesSection: HTML {
        Site.section("mistakes", "Common mistakes") {
            Tag.p(.class("dim")) {
                "These wrong implementations test the kit itself: the cases and the random search each find all of them."
            }
            Site.table(
                "The mistakes",
                columns: ["mistake", "broken clauses", "the smallest input that shows the mistake"]
            ) {
                mistakes.map { mistake in
                    Tag.tr {
                        Tag.th(.scope("row"), .id("mistake:" + mistake.name)) { mistake.sentence }
                        Tag.td { Site.links(to: mistake.clauses.map(\.rawValue)) }
                        Tag.td {
                            Tag.code { ForeignText.json(mistake.smallest) }
                            if !mistake.readings.isEmpty {
                                Tag.span(.class("presence")) {
                                    " if "
                                    Site.readings(mistake.readings)
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
