import Catalogue
import Specification

/// Answers 0, so that every case of one cited publication fails, and that of an uncited one passes.
struct Zero: Implementation {
    typealias Subsystem = HIndex

    func run(_ input: Publications, readings: Readings) throws(Rejection) -> HIndex.Output { .init(h: 0) }
}
