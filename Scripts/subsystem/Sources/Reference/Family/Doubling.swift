import FamilySpecs
import JSON
import Specification

/// family.doubling, as its clause says.
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
