import Catalogue
import JSON
import Specification

extension Colouring: Mistaken {
    public static let careful: any Implementation<Colouring> = CarefulColouring()

    public static let mistakes: [Mistake<Colouring>] = [
        Mistake(
            "grey-where-all-contribute",
            """
            Uses grey for the publications that are tied with the last contributing one, even if all of them contribute.
            """,
            breaks: "COL-1", smallest: input((1, true)),
            run: CarefulColouring.but { $0.greyWhereAllContribute = true }),
        Mistake(
            "green-beyond-the-limbo",
            """
            Uses green for the publications that are tied with the last contributing one, even if some of them do not \
            contribute.
            """,
            breaks: "COL-1", "COL-2", smallest: input((1, true), (1, true)),
            run: CarefulColouring.but { $0.limbo = .green }),
        Mistake(
            "no-limbo",
            "Has no limbo: the first h publications of the sorted list are green, and the others are red.",
            breaks: "COL-1", "COL-2", smallest: input((1, true), (1, true)),
            run: CarefulColouring.but { $0.limbo = .firstOnesGreen }),
        Mistake(
            "limbo-is-red", "Colours the publications in the limbo red instead of grey.",
            breaks: "COL-1", "COL-2", smallest: input((1, true), (1, true)),
            run: CarefulColouring.but { $0.limbo = .red }),
        Mistake(
            "colours-unchecked-ones",
            "Colours unchecked publications like checked ones with the same number of citations.",
            breaks: "COL-1", "COL-2", smallest: input((1, true), (1, false)),
            run: CarefulColouring.but { $0.coloursUnchecked = true }),
        Mistake(
            "unchecked-ones-make-a-limbo",
            """
            Counts unchecked publications among those tied with the last contributing publication, and so may wrongly \
            find a limbo.
            """,
            breaks: "COL-1", smallest: input((1, true), (1, false)),
            run: CarefulColouring.but { $0.countsUncheckedTies = true }),
        Mistake(
            "colours-in-sorted-order",
            "Returns the colours in descending order of citations, not in the order of the input.",
            breaks: "COL-1", "COL-2", smallest: input((0, true), (1, true)),
            run: CarefulColouring.but { $0.keepsOrder = false }),
        Mistake(
            "limbo-at-zero", "Colours checked publications without citations grey if h is 0.",
            breaks: "COL-2", smallest: input((0, true)),
            run: CarefulColouring.but { $0.zeroIsNoLimbo = false }),
        Mistake(
            "grey-of-style-sheets", "Uses D3D3D3, which is light grey in CSS, for the limbo.",
            breaks: "COL-3", smallest: input((1, true), (1, true)),
            run: CarefulColouring.but { $0.lightGrey = "D3D3D3" }),
        Mistake(
            "drops-negative-ones",
            "Leaves out publications with negative citations instead of rejecting the input.",
            breaks: "HIX-1", smallest: input((-1, true)),
            run: CarefulColouring.but { $0.hIndex.negative = .dropped }),
    ]

    private static func input(_ publications: (citations: Int, checked: Bool)...) -> String {
        let listed = publications.map { #"{"citations":\#($0.citations),"checked":\#($0.checked)}"# }
        return #"{"publications":[\#(listed.joined(separator: ","))]}"#
    }
}
