import JSON
import SharedSpecs
import Specification

/// scholar.similarity: how alike two strings are, and whether their similarity reaches a percentage.
public enum Similarity: Specification {
    public static let id: SubsystemID = "scholar.similarity"
    public static let summary =
        "Computes the similarity of two strings in percent, and compares it with a given percentage."

    public struct Input: Record {
        public let a: String
        public let b: String
        public let percent: Number

        public init(a: String, b: String, percent: Number) {
            self.a = a
            self.b = b
            self.percent = percent
        }

        public static let form = Form(
            Input.init(a:b:percent:), Member("a", { $0.a }, "A string."),
            Member("b", { $0.b }, "Another string."),
            Member.percentage("percent", { $0.percent }, "The percentage to reach"))
    }

    public struct Output: Record {
        public let similarity: Double
        public let similar: Bool

        public init(similarity: Double, similar: Bool) {
            self.similarity = similarity
            self.similar = similar
        }

        public static let form = Form(
            Output.init(similarity:similar:),
            Member(
                "similarity", { $0.similarity }, "How alike the strings are, in percent.",
                .number(atLeast: 0, atMost: 100)
            ).in(.percent),
            Member("similar", { $0.similar }, "Whether the similarity reaches the given percentage."))
    }

    public static let invalid = DeclaredRejection(
        "percent.invalid", "The percentage is not a whole number from 0 to 100.")
    public static let rejections = [invalid]
    public static let readings = [SimilarityThreshold.reading, Symbol.reading]
    static let tolerance = 1e-9
    public static let tolerances = [
        Tolerance(
            "$.similarity", within: tolerance,
            why: "the similarity may be computed in doubles, with the operations of its formula in any order")
    ]

    /// Returns the percentage as a whole number from 0 to 100, or nil if it is invalid. Clause: SIM-3
    public static func percentage(of number: Number) -> Int? {
        number.integer.flatMap { (0...100).contains($0) ? $0 : nil }
    }
}

extension Member where Content == Number {
    /// Returns a member for a percentage, with a description that begins with `about`.
    static func percentage(
        _ name: String, _ get: @escaping @Sendable (Root) -> Number, _ about: String
    ) -> Member {
        let rule = "a percentage that is not a whole number from 0 to 100 is rejected as percent.invalid."
        return Member(name, get, "\(about); \(rule)").in(.percent)
    }
}

/// Whether a similarity of exactly the given percentage is enough.
public enum SimilarityThreshold: String, ReadingOption {
    case inclusive, strict

    public static let reading = Reading(
        "scholar.similarity.threshold", "Is a similarity of exactly the given percentage enough?",
        source: Source(.hIndexCalculate, "4.1", "4.5", "5.4"),
        options: .init("inclusive", "yes: at 90, a similarity of 90 is enough, but not one of 89 (§4.1)"),
        .init("strict", "no: only a similarity above the given percentage is enough (§4.5, §5.4)"))
}
