import JSON
import Specification

/// scholar.colouring: which publications make the h-index, and which might as well have (the limbo).
public enum Colouring: Specification {
    public static let id: SubsystemID = "scholar.colouring"
    public static let summary =
        "Colours each publication by what it does for the h-index: green, grey (limbo) or red."

    public typealias Input = Publications

    public enum Colour: String, CaseIterable, Sendable, Wire {
        case green, grey, red

        /// The source's RGB, six hexadecimal digits. Clause: COL-3
        public var rgb: String {
            switch self {
            case .green: "99FF66"
            case .grey: "AAAAAA"
            case .red: "FF9999"
            }
        }
    }

    public struct Output: Wire {
        public let h: Int
        /// One a publication, in input order.
        public let colours: [Colour]
        /// The same as RGB; an implementation may leave it out.
        public let rgb: [String]?

        public init(h: Int, colours: [Colour], rgb: [String]? = nil) {
            self.h = h
            self.colours = colours
            self.rgb = rgb
        }

        public static let shape = Shape.record([
            .required("h", .integer(.natural), "The h-index."),
            .required("colours", .array(Colour.shape), "One a publication, in input order."),
            .free("rgb", .array(.string()), "The same colours as six hexadecimal digits."),
        ])

        public init(_ value: Value) throws(Misfit) {
            var members = try Members(of: value)
            h = try members.required("h")
            colours = try members.required("colours")
            rgb = try members.optional("rgb")
            try members.finish()
            guard h >= 0 else { throw Misfit("at least 0 is expected", at: Path([.member("h")])) }
        }

        public var value: Value { .record(("h", h.value), ("colours", colours.value), ("rgb", rgb?.value)) }
    }

    public static let rejections = [Publications.invalid]

    public static let clauses = Clauses<Colouring>(
        CheckedClause(Publications.rule) { trial in
            trial.input.finding(h: trial.outcome.output?.h, rejection: trial.outcome.rejection)
        },
        CheckedClause(
            Clause(
                "COL-1",
                """
                Let c be the citations of the last of the h contributing publications. Checked with more than c: \
                green. Checked with exactly c, n of them, m contributing: all green if m = n, all grey if m < n (the \
                limbo). Everything else, every unchecked one included: red.
                """,
                source: Source(.hIndexCalculate, "4.1", "5.6")),
            judge: judgeColours),
        CheckedClause(
            Clause(
                "COL-2",
                """
                h = 0: all red. The green ones and the m that contribute from the limbo are h together. Equal \
                citations and equal check give equal colours.
                """,
                source: Source(.hIndexCalculate, "4.1")),
            judge: judgeCounts),
        CheckedClause(
            Clause(
                "COL-3",
                "Colours are also given as the source's RGB: green 99FF66, red FF9999, grey the system's light grey AAAAAA.",
                source: Source(.hIndexCalculate, "5.6"),
                note: "rgb may be left out; where it is given it agrees with the colours, in order."),
            judge: judgeRGB)
    )
}
