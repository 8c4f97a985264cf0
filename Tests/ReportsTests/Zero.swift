import Catalogue
import Specification

/// Answers 0, so every case with one cited publication fails, and a case with one uncited publication passes.
struct Zero: Implementation {
    typealias Subsystem = HIndex

    func run(_ input: Publications, readings: Readings) throws(Rejection) -> HIndex.Output { .init(h: 0) }
}
