import SharedSpecs
import Specification

extension HIndex {
    public enum Law: String, LawName {
        case enough = "HIX-1a"
        case checked = "HIX-1b"
        case anyOrder = "HIX-1c"
        case negative = "HIX-1d"
        case checking = "HIX-2a"
    }

    public static let laws: Laws<HIndex> = [
        .enough: .source(
            "h is the largest number such that h checked publications have at least h citations each.",
            Source(.hIndexCalculate, "5.6")),
        .checked: .source(
            """
            Only checked publications count for h. In scholar.presence, the publications that are kept count for h.
            """,
            Source(.hIndexCalculate, "4.1")),
        .anyOrder: .decision(
            """
            The order of the publications does not affect h, although the source goes down the list without sorting \
            it.
            """),
        .negative: .decision(
            """
            If a publication has negative citations, the input is rejected as citations.invalid. It does not matter \
            whether this publication counts for h.
            """
        ),
        .checking: .decision(
            """
            It follows from HIX-1 that checking one publication raises h by 0 or 1. Unchecking one publication \
            lowers h by 0 or 1.
            """,
            near: Source(.hIndexCalculate, "4.1", "5.6")),
    ]

    public static func derive(
        _ input: Publications, _ readings: Readings, by law: Ruling<Law>
    ) throws(Rejection) -> Output {
        let publications = input.publications
        try law.refuse(.negative, if: publications.contains { $0.citations < 0 }, Publications.invalid())
        let counted = publications.filter { law.holds(.checked, $0.checked) }.map(\.citations)
        let ranking = law.sorted(.anyOrder, counted, by: >)
        return Output(h: zip(ranking, 1...).prefix { law.isAtLeast(.enough, $0, $1) }.count)
    }
}
