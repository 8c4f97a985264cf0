import Catalogue
import JSON
import Specification

extension HIndex: Mistaken {
    public static let careful: any Implementation<HIndex> = CarefulHIndex()

    public static let mistakes: [Mistake<HIndex>] = [
        Mistake(
            "counts-unchecked-ones", "Counts every publication, whether it is checked or not.",
            breaks: "HIX-1", smallest: input((1, false)),
            run: CarefulHIndex.but { $0.ranked = .all }),
        Mistake(
            "ranks-unchecked-ones", "Ranks all publications and counts the checked ones among the best.",
            breaks: "HIX-1", smallest: input((1, false), (1, true)),
            run: CarefulHIndex.but { $0.ranked = .allThenChecked }),
        Mistake(
            "stops-at-an-unchecked-one", "Stops counting at the first unchecked publication of the list.",
            breaks: "HIX-1", "HIX-2", smallest: input((1, true), (2, false)),
            run: CarefulHIndex.but { $0.ranked = .untilUnchecked }),
        Mistake(
            "asks-for-more-than-h", "Writes > for >=: five publications with five citations each give 4.",
            breaks: "HIX-1", smallest: input((1, true)),
            run: CarefulHIndex.but { $0.rule = .moreThanItsRank }),
        Mistake(
            "g-index", "Computes the g-index: the g most cited publications have g² citations together.",
            breaks: "HIX-1", "HIX-2", smallest: input((0, true), (4, true)),
            run: CarefulHIndex.but { $0.rule = .squares }),
        Mistake(
            "equal-citations-once", "Puts the citations into a set, so equal citations count once.",
            breaks: "HIX-1", smallest: input((2, true), (2, true)),
            run: CarefulHIndex.but { $0.ranked = .distinct }),
        Mistake(
            "trusts-the-order",
            "Does not sort the list, because the source's database sorts it by citations.",
            breaks: "HIX-1", "HIX-2", smallest: input((0, true), (1, true)),
            run: CarefulHIndex.but { $0.sorts = false }),
        Mistake(
            "drops-negative-ones",
            "Leaves out publications with negative citations instead of rejecting the input.",
            breaks: "HIX-1", smallest: input((-1, true)),
            run: CarefulHIndex.but { $0.negative = .dropped }),
        Mistake(
            "negative-where-unchecked", "Looks for negative citations only among checked publications.",
            breaks: "HIX-1", smallest: input((-1, false)),
            run: CarefulHIndex.but { $0.negative = .refusedWhereChecked }),
    ]

    private static func input(_ publications: (citations: Int, checked: Bool)...) -> String {
        let listed = publications.map { #"{"citations":\#($0.citations),"checked":\#($0.checked)}"# }
        return #"{"publications":[\#(listed.joined(separator: ","))]}"#
    }
}
