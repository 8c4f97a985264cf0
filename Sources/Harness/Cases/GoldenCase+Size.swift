import JSON

extension GoldenCase {
    /// The number of bytes of the input as JSON, by which cases are ordered from small to large.
    package var inputSize: Int { JSONWriter.bytes(of: input).count }
}

extension Sequence where Element == GoldenCase {
    package var byID: [String: GoldenCase] { Dictionary(map { ($0.id, $0) }) { first, _ in first } }
}
