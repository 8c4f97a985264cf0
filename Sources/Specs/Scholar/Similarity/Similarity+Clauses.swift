import SharedSpecs
import Specification

extension Similarity {
    public enum Rule: String, RuleName {
        case formula = "SIM-1"
        case threshold = "SIM-2"
        case percentage = "SIM-3"
        case symbols = "EDI-3"
    }

    public static let clauses: Clauses<Similarity> = [
        .formula: Statement(
            .source(
                "The similarity is the share of symbols that need no edit: aaaab and aaaaa are 80 % alike.",
                Source(.hIndexCalculate, "4.5")),
            .decision(
                """
                similarity = 100·(1 − distance/max(length)): of texts of two lengths the longer one counts. Two empty \
                texts are 100.
                """)),
        .threshold: Statement(
            .source(
                """
                At 90 %, what is 89 % alike or less is dropped (§4.1); what is alike with a percentage above the \
                given one is similar (§4.5, §5.4): the reading scholar.similarity.threshold says whether the \
                percentage itself is enough.
                """, Source(.hIndexCalculate, "4.1", "4.5", "5.4")),
            .decision(
                """
                The comparison is exact: 100·(L−d) against percent·L in integers, L being the length of the longer \
                text and at least 1, so that two empty texts are 1 of 1 alike.
                """)),
        .percentage: percentageStatement,
        .symbols: Symbol.statement,
    ]
}
