/// The places of two similar titles, their distance and the length of the longer one.
public struct TitleMatch: Equatable, Sendable {
    public let left: Int
    public let right: Int
    public let distance: Int
    /// The length of the longer title, at least 1.
    public let length: Int

    /// The similarity in percent.
    public var similarity: Double { Double(100 * (length - distance)) / Double(length) }
}
