import SharedSpecs
import Specification

extension Debounce {
    public enum Rule: String, RuleName {
        case places = "FIX-1"
        case falsePositives = "DEB-1"
    }

    public static let clauses: Clauses<Debounce> = [
        .places: Fix.statement,
        .falsePositives: Statement(
            .source(
                """
                Positions are delivered several at a time, of which the most recent one is taken. What is acquired \
                less than 5 s after the last is a false positive and dropped.
                """, Source(.mobiliteDynamique, "4.3")),
            .decision(
                """
                The most recent is the latest by its time, wherever it stands in the batch; of equal times the last \
                in the batch. If it is dropped, nothing else of its batch is tried. An acquired fix keeps all its \
                members as they came.
                """),
            .decision(
                """
                A dropped batch has one reason: empty if it has no fix; else outOfOrder if its latest fix is older \
                than the last; else tooSoon if it is less than 5 s after the last, in the difference of two doubles. \
                At exactly 5 s it is kept, and so it is if there is no last, whatever its time.
                """),
            .decision(
                """
                The last is, by the reading mobility.debounce.last, the last that was acquired, or the latest time of \
                all that were seen, of each batch its latest fix: what is older does not become the last, and an \
                empty batch neither starts nor ends the 5 s.
                """)),
    ]
}
