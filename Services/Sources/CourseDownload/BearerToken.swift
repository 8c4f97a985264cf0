/// A user's bearer token; it has only visible ASCII characters, so that a header field can contain it.
public struct BearerToken: Sendable {
    /// No token; a download with this value sends no header field `Authorization`.
    public static let none = BearerToken(unchecked: "")

    let text: String

    /// Creates a token; nil if the string is empty, or has characters other than visible ASCII.
    public init?(_ text: String) {
        guard !text.isEmpty, text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { return nil }
        self.text = text
    }

    private init(unchecked text: String) {
        self.text = text
    }
}
