import FamilySpecs
import JSON
import Specification

/// The reference of family.doubling, which does what DBL-1 requires.
public struct DoublingReference: Implementation {
    public typealias Subsystem = Doubling

    public init() {}

    public func run(_ input: Doubling.Input, readings: Readings) throws(Rejection) -> Doubling.Output {
        Doubling.Output(doubled: 2 * input.number)
    }
}

extension Doubling: Referenced {
    public static let reference = DoublingReference()
}
