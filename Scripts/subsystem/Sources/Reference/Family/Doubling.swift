import FamilySpecs
import JSON
import Specification

/// The reference of family.doubling, which does what DBL-1 requires.
extension Doubling: Referenced {
    public static func answer(_ input: Input, readings: Readings) throws(Rejection) -> Output {
        Output(doubled: 2 * input.number)
    }
}
