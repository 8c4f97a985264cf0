import JSON
import Specification

/// scholar.matching: the titles of one list compared with the titles of another.
public enum Matching: Specification {
    public static let id: SubsystemID = "scholar.matching"
    public static let summary = "Finds all pairs of similar titles in two lists."

    public struct Input: Record {
        public let left: [String]
        public let right: [String]
        public let percent: Number

        public init(left: [String], right: [String], percent: Number) {
            self.left = left
            self.right = right
            self.percent = percent
        }

        public static let form = Form(
            Input.init(left:right:percent:), Member("left", { $0.left }, "Titles."),
            Member("right", { $0.right }, "The titles to compare with each title in `left`."),
            Member.percentage("percent", { $0.percent }, "The required similarity of a pair"))
    }

    /// The places of two titles in their lists, and the similarity of the titles, as in `[0,2,85.5]`.
    public struct Pair: Wire, Equatable {
        /// The numbers as the implementation gave them; a law requires the places to be whole numbers.
        public let left: Double
        public let right: Double
        /// The similarity of the two titles in percent.
        public let similarity: Double

        public init(_ left: Int, _ right: Int, _ similarity: Double) {
            self.left = Double(left)
            self.right = Double(right)
            self.similarity = similarity
        }

        public static let shape = Shape.fixed(.number(Shape.Bounds(atLeast: 0)), count: 3)

        public init(_ value: Value) throws(Misfit) {
            let numbers = try [Double](value)
            guard numbers.count == 3 else { throw Misfit("3 numbers are expected, not \(numbers.count)") }
            guard numbers.allSatisfy({ $0 >= 0 }) else { throw Misfit("numbers of at least 0 are expected") }
            left = numbers[0]
            right = numbers[1]
            similarity = numbers[2]
        }

        public var value: Value { [left, right, similarity].value }

        /// The places of both titles; nil unless both places are whole numbers.
        var places: (left: Int, right: Int)? {
            guard let left = Int(exactly: left), let right = Int(exactly: right) else { return nil }
            return (left, right)
        }
    }

    public struct Output: Record {
        public let pairs: [Pair]

        public init(pairs: [Pair]) { self.pairs = pairs }

        public static let form = Form(
            Output.init(pairs:),
            Member(
                "pairs", { $0.pairs },
                """
                The pairs, sorted by place; each pair has the zero-based places of its titles in `left` and `right`, \
                and the similarity of the titles in percent.
                """))
    }

    public static let readings = Similarity.readings
    public static let rejections = [Similarity.invalid]
    public static let tolerances = [
        Tolerance(
            "$.pairs[][]", within: Similarity.tolerance,
            why: "the similarity may be computed in doubles, with the operations of its formula in any order")
    ]
}
