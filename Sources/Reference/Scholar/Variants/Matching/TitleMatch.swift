/// A pair of similar titles by their places, how far they are apart, and how long the longer is.
public struct TitleMatch: Equatable, Sendable {
    public let left: Int
    public let right: Int
    public let distance: Int
    /// At least 1.
    public let length: Int

    /// In percent.
    public var similarity: Double { Double(100 * (length - distance)) / Double(length) }
}
