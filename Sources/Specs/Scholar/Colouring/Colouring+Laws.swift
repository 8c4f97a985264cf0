import SharedSpecs
import Specification

extension Colouring: Derived {
    public typealias Rule = LawClause<Colouring>

    public enum Law: String, LawName {
        case green = "COL-1a"
        case limbo = "COL-1b"
        case red = "COL-1c"
        case unchecked = "COL-1d"
        case inputOrder = "COL-1e"
        case noneAtZero = "COL-2a"
        case sum = "COL-2b"
        case equals = "COL-2c"
        case rgb = "COL-3a"
        case lightGrey = "COL-3b"
        case rgbMayBeAbsent = "COL-3c"
    }

    public static let laws = own.with(HIndex.laws, of: "HIX-1")

    private static let own: Laws<Colouring> = [
        .green: .source(
            """
            Let c be the citations of the last of the h contributing publications. Checked with more than c: green.
            """, Source(.hIndexCalculate, "4.1", "5.6")),
        .limbo: .source(
            """
            Checked with exactly c, n of them, m contributing: all green if m = n, all grey if m < n (the limbo).
            """, Source(.hIndexCalculate, "4.1", "5.6")),
        .red: .source("Checked with less than c: red.", Source(.hIndexCalculate, "4.1", "5.6")),
        .unchecked: .source("Every unchecked one: red.", Source(.hIndexCalculate, "4.1", "5.6")),
        .inputOrder: .decision(
            "Each publication has one colour, in the order of the input and not of the citations."),
        .noneAtZero: .source("If h is 0, all are red.", Source(.hIndexCalculate, "4.1")),
        .sum: .source(
            "The green ones and the m that contribute from the limbo are h together.",
            Source(.hIndexCalculate, "4.1")),
        .equals: .source(
            "Equal citations and equal check give equal colours.", Source(.hIndexCalculate, "4.1")),
        .rgb: .source(
            "Colours are also given as RGB: green 99FF66, red FF9999, grey the system's light grey.",
            Source(.hIndexCalculate, "5.6")),
        .lightGrey: .decision("The light grey is AAAAAA."),
        .rgbMayBeAbsent: .decision("rgb may be left out; if it is given, in the colours' order."),
    ]

    public static func derive(
        _ input: Publications, _ readings: Readings, by law: Ruling<Law>
    ) throws(Rejection) -> Output {
        let h = try HIndex.derive(input, readings, by: law.under()).h
        let checked = input.publications.filter(\.checked).map(\.citations).sorted(by: >)
        let byCitations = input.publications.sorted { $0.citations > $1.citations }
        let colours = law(.inputOrder, input.publications, not: byCitations).map {
            colour(of: $0, among: checked, h, law)
        }
        return Output(
            h: h, colours: colours,
            rgb: colours.map { $0 == .grey ? law.shows(.lightGrey, $0.rgb) : law.shows(.rgb, $0.rgb) })
    }

    private static func colour(
        of publication: Publication, among checked: [Int], _ h: Int, _ law: Ruling<Law>
    ) -> Colour {
        if law.holds(.noneAtZero, h == 0) { return .red }
        // With h = 0 the law above leaves nothing to do; without it the most cited one would be the last.
        let c = checked.prefix(max(h, 1)).last ?? 0
        if law.holds(.unchecked, !publication.checked) { return .red }
        if law.isBelow(.red, publication.citations, c) { return .red }
        if law.isAbove(.green, publication.citations, c) { return .green }
        let (n, m) = (checked.count { $0 == c }, h - checked.count { $0 > c })
        return law.isBelow(.limbo, m, n) ? .grey : .green
    }
}
