import Specification

extension Outcome where Output: Wire {
    /// Returns whether both outcomes have the same output, or both are the same rejection.
    func isSame(as other: Outcome) -> Bool {
        output?.value == other.output?.value && rejection == other.rejection
    }
}
