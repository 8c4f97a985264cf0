import Specification

/// scholar.distance: the smallest number of edits that turn one string into another.
public enum Distance: Specification {
    public static let id: SubsystemID = "scholar.distance"
    public static let summary =
        "Computes the smallest number of edits that turn one string into the other (Levenshtein)."

    public struct Input: Record {
        public let a: String
        public let b: String

        public init(a: String, b: String) {
            self.a = a
            self.b = b
        }

        public static let form = Form(
            Input.init(a:b:), Member("a", { $0.a }, "A string."), Member("b", { $0.b }, "Another string."))
    }

    public struct Output: Record {
        public let distance: Int

        public init(distance: Int) { self.distance = distance }

        public static let form = Form(
            Output.init(distance:),
            Member(
                "distance", { $0.distance },
                "The smallest number of edits that turn one string into the other.", .atLeast(0)))
    }

    public static let readings = [Symbol.reading]
}
