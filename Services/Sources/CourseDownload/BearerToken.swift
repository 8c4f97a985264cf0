/// A user's token, valid in a header field: visible ASCII.
public struct BearerToken: Sendable {
    /// No token: no authorization is sent.
    public static let none = BearerToken(unchecked: "")

    let text: String

    /// Nil if the text is empty, or has characters other than visible ASCII.
    public init?(_ text: String) {
        guard !text.isEmpty, text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { return nil }
        self.text = text
    }

    private init(unchecked text: String) {
        self.text = text
    }
}
