import Catalogue
import JSON
import Reference
import Specification

/// An implementation that crashes by mistake: it converts numbers of citations to 32 bits, and traps if a number needs
/// more.
struct DyingMistake: Implementation {
    typealias Subsystem = HIndex

    func run(_ input: HIndex.Input, readings: Readings) throws(Rejection) -> HIndex.Output {
        let kept = input.publications.map { Int32($0.citations) }
        let publications = zip(kept, input.publications).map {
            Publication(citations: Int($0), checked: $1.checked)
        }
        return try HIndex.reference.run(Publications(publications: publications), readings: readings)
    }
}
