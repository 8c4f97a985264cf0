import SharedSpecs
import Specification

extension Colouring {
    public enum Rule: String, RuleName {
        case index = "HIX-1"
        case colours = "COL-1"
        case counts = "COL-2"
        case rgb = "COL-3"
    }

    static let coloursStatement = Statement(
        .source(
            """
            Let c be the citations of the last of the h contributing publications. Checked with more than c: \
            green. Checked with exactly c, n of them, m contributing: all green if m = n, all grey if m < n (the \
            limbo). Everything else, every unchecked one included: red.
            """, Source(.hIndexCalculate, "4.1", "5.6")))

    static let countsStatement = Statement(
        .source(
            """
            h = 0: all red. The green ones and the m that contribute from the limbo are h together. Equal \
            citations and equal check give equal colours.
            """, Source(.hIndexCalculate, "4.1")))

    public static let clauses: Clauses<Colouring> = [
        .index: Publications.statement,
        .colours: coloursStatement,
        .counts: countsStatement,
        .rgb: Statement(
            .source(
                "Colours are also given as RGB: green 99FF66, red FF9999, grey the system's light grey.",
                Source(.hIndexCalculate, "5.6")),
            .decision("The light grey is AAAAAA. rgb may be left out; if it is given, in the colours' order.")
        ),
    ]
}
