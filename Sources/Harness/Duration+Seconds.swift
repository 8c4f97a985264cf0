import JSON

extension Duration {
    /// The duration in seconds.
    public var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }

    /// The duration in words, such as `1.5 s`.
    package var inWords: String { "\(Number(inSeconds).text) s" }
}
