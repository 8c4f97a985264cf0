import Catalogue
import JSON
import Specification

/// An implementation that was written from the text of the laws alone. For each mistake, one of its choices can be
/// made wrong.
public protocol Careful: Implementation {
    /// Creates the program with every choice right.
    init()
}

extension Careful {
    /// Returns the same program with the choices that `turn` makes wrong.
    static func but(
        _ turn: (inout Self) -> Void
    ) -> @Sendable (Subsystem.Input, Readings) throws(Rejection) -> Subsystem.Output {
        var copy = Self()
        turn(&copy)
        let wrong = copy
        return { input, readings throws(Rejection) in try wrong.run(input, readings: readings) }
    }
}
