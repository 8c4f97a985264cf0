import Specification

/// scholar.colouring: the colour of each publication, which shows whether the publication contributes to the h-index.
public enum Colouring: Specification {
    public static let id: SubsystemID = "scholar.colouring"
    public static let summary =
        "Colours each publication by its contribution to the h-index: green, grey (limbo) or red."

    public typealias Input = Publications

    public enum Colour: String, CaseIterable, Sendable, Wire {
        case green, grey, red

        /// The RGB value of the colour, as six hexadecimal digits. Clause: COL-3
        public var rgb: String {
            switch self {
            case .green: "99FF66"
            case .grey: "AAAAAA"
            case .red: "FF9999"
            }
        }
    }

    public struct Output: Record {
        public let h: Int
        public let colours: [Colour]
        public let rgb: [String]?

        public init(h: Int, colours: [Colour], rgb: [String]? = nil) {
            self.h = h
            self.colours = colours
            self.rgb = rgb
        }

        public static let form = Form(
            Output.init(h:colours:rgb:), Member("h", { $0.h }, "The h-index.", .atLeast(0)),
            Member("colours", { $0.colours }, "One colour for each publication, in the order of the input."),
            Member.free(
                "rgb", { $0.rgb },
                "The RGB value of each colour as six hexadecimal digits, in the order of `colours`."))
    }

    public static let rejections = [Publications.invalid]
}
