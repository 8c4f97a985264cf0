extension Unicode.Scalar {
    /// Whether the scalar has the Unicode property White_Space.
    public var isWhiteSpace: Bool {
        value < 0x80 ? value == 0x20 || (0x09...0x0D).contains(value) : properties.isWhitespace
    }
}
