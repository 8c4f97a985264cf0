import Catalogue
import JSON
import Specification

/// An implementation that was written from the laws of its subsystem alone. Each mistake of the gallery changes one of
/// its variables.
public protocol Careful: Implementation {
    /// Creates the correct implementation.
    init()
}

extension Careful {
    /// Returns the body of an implementation that `turn` has made wrong, by changing variables of the correct one.
    static func but(
        _ turn: (inout Self) -> Void
    ) -> @Sendable (Subsystem.Input, Readings) throws(Rejection) -> Subsystem.Output {
        var copy = Self()
        turn(&copy)
        let wrong = copy
        return { input, readings throws(Rejection) in try wrong.run(input, readings: readings) }
    }
}
