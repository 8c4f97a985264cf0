import Specification

extension Property {
    /// No input is rejected.
    static func noRejection(from law: Subsystem.Law) -> Property {
        Property("No input is rejected.", from: law) { trial in
            trial.outcome.rejection.map { .violated("the input was rejected as \($0.code)") } ?? .holds
        }
    }
}
