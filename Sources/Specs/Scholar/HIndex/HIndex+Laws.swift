import SharedSpecs
import Specification

extension HIndex {
    public enum Law: LawName {
        public typealias Subsystem = HIndex
        case enough, checked, anyOrder, negative
        case checking
    }

    public static let laws: Laws<HIndex> = [
        ("HIX-1a", .enough, .source(.hIndexCalculate, "5.6")):
            "h is the largest number such that h checked publications have at least h citations each.",
        ("HIX-1b", .checked, .source(.hIndexCalculate, "4.1")): """
        Only checked publications count towards h. In scholar.presence, every kept publication counts towards h.
        """,
        ("HIX-1c", .anyOrder, .decision): """
        The order of the publications does not affect h, although the source goes down the list without sorting it.
        """,
        ("HIX-1d", .negative, .decision): """
        If a publication has negative citations, the input is rejected as citations.invalid, even if this publication \
        does not count towards h.
        """,
        ("HIX-2a", .checking, .decision(near: .hIndexCalculate, "4.1", "5.6")): """
        It follows from HIX-1 that checking one publication raises h by 0 or 1. Unchecking one publication lowers h by \
        0 or 1.
        """,
    ]

    public static func derive(_ input: Publications, by law: Ruling<Law>) throws(Rejection) -> Output {
        try law.refuse(.negative, if: !input.areValid, Publications.invalid())
        let counted = input.publications.filter { law.holds(.checked, $0.checked) }.map(\.citations)
        let ranking = law.sorted(.anyOrder, counted, by: >)
        return Output(h: zip(ranking, 1...).prefix { law.isAtLeast(.enough, $0, $1) }.count)
    }
}
