import JSON

extension GoldenCase {
    /// Bytes of the input as JSON, by which small cases are told from large ones.
    package var inputSize: Int { JSONWriter.bytes(of: input).count }
}

extension Sequence where Element == GoldenCase {
    package var byID: [String: GoldenCase] { Dictionary(map { ($0.id, $0) }) { first, _ in first } }
}
