import Specification

/// family.doubling: doubles a number. This type is a working skeleton; replace it.
public enum Doubling: Specification {
    public static let id: SubsystemID = "family.doubling"
    public static let summary = "Doubles a number."

    /// The numbers that an input may contain.
    static let range = -1_000_000...1_000_000

    public struct Input: Record {
        public let number: Int

        public init(number: Int) {
            self.number = number
        }

        public static let form = Form(
            Input.init(number:),
            Member("number", { $0.number }, "The number to double.", .within(range)))
    }

    public struct Output: Record {
        public let doubled: Int

        public init(doubled: Int) {
            self.doubled = doubled
        }

        public static let form = Form(
            Output.init(doubled:),
            Member("doubled", { $0.doubled }, "Twice the number."))
    }
}
