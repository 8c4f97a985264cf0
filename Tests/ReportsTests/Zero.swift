import Catalogue
import Specification

/// An implementation that always answers 0, so a case with a cited publication fails, and one with an uncited
/// publication passes.
struct Zero: Implementation {
    typealias Subsystem = HIndex

    func run(_ input: Publications, readings: Readings) throws(Rejection) -> HIndex.Output { .init(h: 0) }
}
