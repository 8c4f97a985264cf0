import SharedSpecs
import Specification

extension Presence {
    public enum Rule: String, RuleName {
        case present = "PRE-1"
        case kept = "PRE-2"
        case percentage = "SIM-3"
        case symbols = "EDI-3"
        case index = "HIX-1"
    }

    public static let clauses: Clauses<Presence> = [
        .present: Statement(
            .source(
                """
                A publication of the author's page is green if Scholar has it, and red if not.
                """, Source(.hIndexCalculate, "4.1", "5.7")),
            .decision(
                """
                Scholar has it if its title matches that of at least one publication, by the reading \
                scholar.presence.match: similar as in scholar.similarity, by its readings too, or equal in all bytes \
                of UTF-8. Authors are not compared, and a publication may match several titles.
                """),
            .decision(
                """
                Colours are words: green is the source's 99FF66, red its FF9999. There is one for each title of the \
                page, in its order, those that it has twice too. An invalid percentage is refused under every \
                reading, and told before negative citations.
                """)),
        .kept: Statement(
            .source(
                """
                The h-index with the author's page is over those publications of Scholar that the page has; the \
                others are removed.
                """, Source(.hIndexCalculate, "4.1")),
            .decision(
                """
                A publication is kept if its title matches at least one of the page. kept are the zero-based places \
                of these, rising; all of them count as checked, and several that match one title are all kept. With \
                an empty page none is kept and h is 0.
                """)),
        .percentage: Similarity.percentageStatement,
        .symbols: Symbol.statement,
        .index: HIndex.laws.statement(of: "HIX-1"),
    ]
}
