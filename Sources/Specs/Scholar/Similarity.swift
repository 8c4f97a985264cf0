import JSON
import Specification

/// scholar.similarity: how alike two texts are, and whether that is enough.
public enum Similarity: Specification {
    public static let id: SubsystemID = "scholar.similarity"
    public static let summary =
        "Says how alike two texts are in percent, and whether a given percentage is reached."

    public struct Input: Wire {
        public let a: String
        public let b: String
        /// Whole and 0 to 100, or percent.invalid.
        public let percent: Number

        public init(a: String, b: String, percent: Number) {
            self.a = a
            self.b = b
            self.percent = percent
        }

        public static let shape = Shape.record([
            .required("a", .string(), "A text."),
            .required("b", .string(), "Another."),
            .required(
                "percent", .number(), "What is asked for; not whole or outside 0 to 100 is percent.invalid."),
        ])

        public init(_ value: Value) throws(Misfit) {
            var members = try Members(of: value)
            a = try members.required("a")
            b = try members.required("b")
            percent = try members.required("percent")
            try members.finish()
        }

        public var value: Value { .record(("a", a.value), ("b", b.value), ("percent", percent.value)) }
    }

    public struct Output: Wire {
        /// Percent, 0 to 100.
        public let similarity: Double
        public let similar: Bool

        public init(similarity: Double, similar: Bool) {
            self.similarity = similarity
            self.similar = similar
        }

        public static let shape = Shape.record([
            .required("similarity", .number(.init(atLeast: 0, atMost: 100)), "Percent."),
            .required("similar", .boolean, "Whether the percentage asked for is reached."),
        ])

        public init(_ value: Value) throws(Misfit) {
            var members = try Members(of: value)
            similarity = try members.required("similarity")
            similar = try members.required("similar")
            try members.finish()
            guard (0...100).contains(similarity) else {
                throw Misfit("0 to 100 is expected", at: Path([.member("similarity")]))
            }
        }

        public var value: Value { .record(("similarity", similarity.value), ("similar", similar.value)) }
    }

    public static let invalid = DeclaredRejection(
        "percent.invalid", "The percentage is outside 0 to 100 or not a whole number.")
    public static let rejections = [invalid]
    public static let readings = [SimilarityThreshold.reading, Symbol.reading]
    public static let tolerances = [
        Tolerance("$.similarity", within: 1e-9, why: "the formula may be computed in any order of doubles")
    ]

    /// The whole percentage 0 to 100, or nil where it is invalid. Clause: SIM-3
    public static func percentage(of number: Number) -> Int? {
        number.integer.flatMap { (0...100).contains($0) ? $0 : nil }
    }
}

extension Number: Wire {
    public static var shape: Shape { .number() }

    public init(_ value: Value) throws(Misfit) {
        guard case .number(let number) = value else {
            throw Misfit("a number is expected, not \(value.kind)")
        }
        self = number
    }

    public var value: Value { .number(self) }
}

/// Whether a similarity of just the given percentage is enough.
public enum SimilarityThreshold: String, ReadingOption {
    case inclusive, strict

    public static let reading = Reading(
        "scholar.similarity.threshold", "Is a similarity of exactly the given percentage enough?",
        source: Source(.hIndexCalculate, "4.1", "4.5", "5.4"),
        options: .init("inclusive", "yes: at 90, what is similar at 89 or less is dropped (§4.1)"),
        .init("strict", "no: only above the given percentage (§4.5, §5.4)"))
}
