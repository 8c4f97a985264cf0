import JSON
import Specification

extension GoldenCase {
    /// The number of bytes of the input as JSON; used to order cases from small to large.
    package var inputSize: Int { JSONWriter.bytes(of: input).count }
}

extension Sequence {
    /// Returns the elements ordered by the size of their case's input, and then by the id of the case.
    package func smallestFirst(by golden: (Element) -> GoldenCase) -> [Element] {
        map { (element: $0, size: golden($0).inputSize, id: golden($0).id) }
            .sorted { ($0.size, $0.id) < ($1.size, $1.id) }
            .map(\.element)
    }
}

/// Facts about a sequence of cases.
extension Sequence where Element == GoldenCase {
    /// The catalogue that the subsystems of these cases belong to; empty if there are no cases.
    package var catalogue: Catalogue { first { _ in true }?.catalogue ?? Catalogue([]) }

    package var byID: [String: GoldenCase] { Dictionary(map { ($0.id, $0) }) { first, _ in first } }
}
