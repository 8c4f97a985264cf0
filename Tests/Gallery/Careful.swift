import Catalogue
import JSON
import Specification

/// An implementation made from the prose alone. Some of its choices can be made wrong, one for each mistake.
public protocol Careful: Implementation {
    /// The program with every choice right.
    init()
}

extension Careful {
    /// The same program with some choices made wrong.
    static func but(
        _ turn: (inout Self) -> Void
    ) -> @Sendable (Subsystem.Input, Readings) throws(Rejection) -> Subsystem.Output {
        var copy = Self()
        turn(&copy)
        let wrong = copy
        return { input, readings throws(Rejection) in try wrong.run(input, readings: readings) }
    }
}
