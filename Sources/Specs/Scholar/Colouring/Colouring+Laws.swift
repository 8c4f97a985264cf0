import SharedSpecs
import Specification

extension Colouring {
    public enum Law: LawName {
        public typealias Subsystem = Colouring
        case green, limbo, red, unchecked, inputOrder
        case noneAtZero, sum, equals
        case rgb, lightGrey, rgbOrder
    }

    public static let laws = own.with(HIndex.laws, of: "HIX-1")

    private static let own: Laws<Colouring> = [
        ("COL-1a", .green, .source(.hIndexCalculate, "4.1", "5.6")): """
        Of the checked publications, the h most cited contribute to the h-index, and the least cited of these h \
        publications has c citations. A checked publication with more than c citations is green.
        """,
        ("COL-1b", .limbo, .source(.hIndexCalculate, "4.1", "5.6")): """
        Of the checked publications, the h most cited contribute to the h-index, and the least cited of these h \
        publications has c citations. If all checked publications with exactly c citations contribute, they are green. \
        If only some of the checked publications with exactly c citations contribute, all of them are grey (the limbo).
        """,
        ("COL-1c", .red, .source(.hIndexCalculate, "4.1", "5.6")): """
        Of the checked publications, the h most cited contribute to the h-index, and the least cited of these h \
        publications has c citations. A checked publication with fewer than c citations is red.
        """,
        ("COL-1d", .unchecked, .source(.hIndexCalculate, "4.1", "5.6")):
            "Every unchecked publication is red, however many citations it has.",
        ("COL-1e", .inputOrder, .decision): """
        Each publication has one colour. `colours` contains the colours in the order of the publications in the input, \
        not sorted by number of citations. In scholar.table, each row contains the colour of its publication.
        """,
        ("COL-2a", .noneAtZero, .decision(near: .hIndexCalculate, "4.1")):
            "If h is 0, all publications are red, even if they are checked.",
        ("COL-2b", .sum, .decision): """
        It follows from COL-1 that h is the number of green publications plus the number of grey publications that \
        contribute to the h-index.
        """,
        ("COL-2c", .equals, .decision): """
        It follows from COL-1 that two publications with equal citations have the same colour if both are checked or \
        both are unchecked.
        """,
        ("COL-3a", .rgb, .source(.hIndexCalculate, "5.6")): """
        `rgb` contains each colour as six hexadecimal digits. Green is 99FF66, red is FF9999, and grey is the light \
        grey of the operating system.
        """,
        ("COL-3b", .lightGrey, .decision): "The light grey of the operating system is AAAAAA.",
        ("COL-3c", .rgbOrder, .decision): """
        The output may omit `rgb`. If `rgb` is present, it contains one value for each colour in `colours`, in the \
        same order.
        """,
    ]

    public static func derive(_ input: Publications, by law: Ruling<Law>) throws(Rejection) -> Output {
        let (h, colours) = try coloured(input, by: law)
        let rgb = law(.rgbOrder, colours, not: colours.reversed()).flatMap { colour in
            law.gives(.rgbOrder, [law.shows(colour == .grey ? .lightGrey : .rgb, colour.rgb)])
        }
        return Output(h: h, colours: colours, rgb: rgb)
    }

    /// Returns the h-index and the colour of each publication; scholar.colouring and scholar.table share this function.
    static func coloured(
        _ input: Publications, by law: Ruling<Law>
    ) throws(Rejection) -> (h: Int, colours: [Colour]) {
        let h = try HIndex.derive(input, by: law.under()).h
        let publications = input.publications
        let checked = publications.filter(\.checked).map(\.citations).sorted(by: >)
        let isNone = law.holds(.noneAtZero, h == 0)
        let given = law(.inputOrder, publications, not: publications.sorted { $0.citations > $1.citations })
        let colours = given.flatMap { publication in
            let shown = isNone ? law(.noneAtZero, .red) : colour(of: publication, among: checked, h, law)
            return law.gives(.inputOrder, [shown])
        }
        return (h, colours)
    }

    private static func colour(
        of publication: Publication, among checked: [Int], _ h: Int, _ law: Ruling<Law>
    ) -> Colour {
        let contributing = checked.prefix(h)
        let (citations, c) = (publication.citations, contributing.last ?? 0)
        let counted =
            if law.isBelow(.red, citations, c) {
                law(.red, Colour.red)
            } else if law.isAbove(.green, citations, c) {
                law(.green, Colour.green)
            } else {
                law(
                    .limbo,
                    law.isBelow(.limbo, contributing.count { $0 == c }, checked.count { $0 == c })
                        ? Colour.grey : .green)
            }
        return publication.checked ? counted : law(.unchecked, .red, not: counted)
    }
}
