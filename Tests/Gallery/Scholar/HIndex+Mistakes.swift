import Catalogue
import JSON
import Specification

extension HIndex: Mistaken {
    public static let careful: any Implementation<HIndex> = CarefulHIndex()

    public static let mistakes: [Mistake<HIndex>] = [
        Mistake(
            "counts-unchecked-ones", "Takes every publication, whether it is checked or not.",
            breaks: "HIX-1", smallest: input((1, false)),
            run: CarefulHIndex.but { $0.ranked = .all }),
        Mistake(
            "ranks-unchecked-ones", "Ranks all publications and counts the checked ones among the best.",
            breaks: "HIX-1", smallest: input((1, false), (1, true)),
            run: CarefulHIndex.but { $0.ranked = .allThenChecked }),
        Mistake(
            "stops-at-an-unchecked-one", "Goes down the list as far as publications are checked.",
            breaks: "HIX-1", "HIX-2", smallest: input((1, true), (2, false)),
            run: CarefulHIndex.but { $0.ranked = .untilUnchecked }),
        Mistake(
            "asks-for-more-than-h", "Writes > for >=: five with five citations each make 4.",
            breaks: "HIX-1", smallest: input((1, true)),
            run: CarefulHIndex.but { $0.rule = .moreThanItsRank }),
        Mistake(
            "g-index", "Computes the g-index: the g best have g² citations together.",
            breaks: "HIX-1", "HIX-2", smallest: input((0, true), (4, true)),
            run: CarefulHIndex.but { $0.rule = .squares }),
        Mistake(
            "equal-citations-once", "Puts the citations into a set, in which equal ones are one.",
            breaks: "HIX-1", smallest: input((2, true), (2, true)),
            run: CarefulHIndex.but { $0.ranked = .distinct }),
        Mistake(
            "trusts-the-order",
            "Takes the list as it comes, since the source's database sorts it by citations.",
            breaks: "HIX-1", "HIX-2", smallest: input((0, true), (1, true)),
            run: CarefulHIndex.but { $0.sorts = false }),
        Mistake(
            "drops-negative-ones",
            "Leaves out publications with negative citations instead of refusing them.",
            breaks: "HIX-1", smallest: input((-1, true)),
            run: CarefulHIndex.but { $0.negative = .dropped }),
        Mistake(
            "negative-where-unchecked", "Looks for negative citations after leaving out what is not checked.",
            breaks: "HIX-1", smallest: input((-1, false)),
            run: CarefulHIndex.but { $0.negative = .refusedWhereChecked }),
    ]

    private static func input(_ publications: (citations: Int, checked: Bool)...) -> String {
        let listed = publications.map { #"{"citations":\#($0.citations),"checked":\#($0.checked)}"# }
        return #"{"publications":[\#(listed.joined(separator: ","))]}"#
    }
}
