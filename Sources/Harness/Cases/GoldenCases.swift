import Specification

/// The common properties of several cases.
extension Sequence where Element == GoldenCase {
    /// The catalogue of these cases' subsystems; empty if there are no cases.
    package var catalogue: Catalogue { first { _ in true }?.catalogue ?? Catalogue([]) }

    package var byID: [String: GoldenCase] { Dictionary(map { ($0.id, $0) }) { first, _ in first } }
}
