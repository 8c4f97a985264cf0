import Catalogue
import JSON
import Specification

/// An implementation that was written from the laws of its subsystem alone. Each mistake in the gallery changes one
/// variable of such an implementation.
public protocol Careful: Implementation {
    /// Creates the correct implementation.
    init()
}

extension Careful {
    /// Returns the `run` function of the implementation after `turn` has changed its variables.
    static func but(
        _ turn: (inout Self) -> Void
    ) -> @Sendable (Subsystem.Input, Readings) throws(Rejection) -> Subsystem.Output {
        var copy = Self()
        turn(&copy)
        let wrong = copy
        return { input, readings throws(Rejection) in try wrong.run(input, readings: readings) }
    }
}
