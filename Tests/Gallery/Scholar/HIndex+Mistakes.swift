import Catalogue
import JSON
import Specification

extension HIndex: Mistaken {
    public static let careful: any Implementation<HIndex> = CarefulHIndex()

    public static let mistakes: [Mistake<HIndex>] = [
        Mistake(
            "counts-unchecked-ones", "Ranks every publication, whether or not it is checked.",
            breaks: "HIX-1", smallest: input((1, false)),
            run: CarefulHIndex.but { $0.ranked = .all }),
        Mistake(
            "ranks-unchecked-ones",
            "Ranks all publications, and then counts the checked ones among the first h.",
            breaks: "HIX-1", smallest: input((1, false), (1, true)),
            run: CarefulHIndex.but { $0.ranked = .allThenChecked }),
        Mistake(
            "stops-at-an-unchecked-one",
            "Stops counting at the first unchecked publication of the sorted list.",
            breaks: "HIX-1", "HIX-2", smallest: input((1, true), (2, false)),
            run: CarefulHIndex.but { $0.ranked = .untilUnchecked }),
        Mistake(
            "asks-for-more-than-h",
            "Requires more than h citations, not at least h: five publications with five citations have h = 4.",
            breaks: "HIX-1", smallest: input((1, true)),
            run: CarefulHIndex.but { $0.rule = .moreThanItsRank }),
        Mistake(
            "g-index",
            """
            Computes the g-index: the g most cited publications together must have at least g² citations.
            """,
            breaks: "HIX-1", "HIX-2", smallest: input((0, true), (4, true)),
            run: CarefulHIndex.but { $0.rule = .squares }),
        Mistake(
            "equal-citations-once",
            "Collects the citations in a set, so publications with equal citations count only once.",
            breaks: "HIX-1", smallest: input((2, true), (2, true)),
            run: CarefulHIndex.but { $0.ranked = .distinct }),
        Mistake(
            "trusts-the-order",
            "Does not sort the publications, because the source's database returns them sorted by citations.",
            breaks: "HIX-1", "HIX-2", smallest: input((0, true), (1, true)),
            run: CarefulHIndex.but { $0.sorts = false }),
        Mistake(
            "drops-negative-ones",
            "Leaves out publications with negative citations instead of rejecting the input.",
            breaks: "HIX-1", smallest: input((-1, true)),
            run: CarefulHIndex.but { $0.negative = .dropped }),
        Mistake(
            "negative-where-unchecked", "Rejects negative citations only if the publication is checked.",
            breaks: "HIX-1", smallest: input((-1, false)),
            run: CarefulHIndex.but { $0.negative = .refusedWhereChecked }),
    ]

    private static func input(_ publications: (citations: Int, checked: Bool)...) -> String {
        let listed = publications.map { #"{"citations":\#($0.citations),"checked":\#($0.checked)}"# }
        return #"{"publications":[\#(listed.joined(separator: ","))]}"#
    }
}
