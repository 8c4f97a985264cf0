import Foundation

/// An HTTP/1.1 request, limited to the parts that browsers and simple clients need (RFC 9112).
public struct HTTPRequest: Sendable {
    public let method: String
    /// The requested path as it was sent, without the query.
    public let path: String
    /// The text after the first question mark, as it was sent; nil if there is no question mark.
    public let query: String?
    /// The header fields by their names in lower case; a request in which a field occurs twice is refused.
    public let headers: [String: String]
    /// Reads the given number of bytes of the body; the body is read only on demand.
    public let readBody: @Sendable (_ count: Int) async throws(Refusal) -> [UInt8]
}

extension HTTPRequest {
    /// Makes a request from its head, which consists of the lines before the empty line.
    ///
    /// - Parameter greatestBody: The maximum size of the body, in bytes.
    /// - Throws: `Refusal` if the request is ambiguous, since another program might understand it differently, or if
    ///   its body is too long.
    init(
        head: some Sequence<UInt8>, greatestBody: Int,
        readBody: @escaping @Sendable (_ count: Int) async throws(Refusal) -> [UInt8]
    ) throws(Refusal) {
        guard let text = String(validating: Array(head), as: UTF8.self) else { throw .malformed }
        let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
        guard lines.allSatisfy({ $0.unicodeScalars.allSatisfy(Self.isPlain) }) else { throw .malformed }
        let words = lines[0].split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 3, words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0", words[1].hasPrefix("/"),
            !words[0].isEmpty
        else { throw .malformed }
        let space = CharacterSet(charactersIn: " \t")
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, !parts[0].isEmpty, parts[0].allSatisfy(Self.isOfName),
                headers.updateValue(parts[1].trimmingCharacters(in: space), forKey: parts[0].lowercased())
                    == nil
            else { throw .malformed }
        }
        guard try Self.bodyLength(headers) <= greatestBody else {
            throw Refusal(
                .payloadTooLarge, "The body of a request must have at most \(greatestBody >> 20) MiB.")
        }
        let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        self.init(
            method: String(words[0]), path: String(target[0]),
            query: target.count > 1 ? String(target[1]) : nil, headers: headers, readBody: readBody)
    }

    /// Returns the length of the body; the head must leave no doubt where the body ends (RFC 9112, section 6.3).
    private static func bodyLength(_ headers: [String: String]) throws(Refusal) -> Int {
        let field = headers["content-length"]
        guard headers["transfer-encoding"] == nil else {
            guard field == nil else {
                throw Refusal(
                    .badRequest, "A request has either Content-Length or Transfer-Encoding, not both.")
            }
            throw Refusal(
                .notImplemented, "A body must be sent with Content-Length, and without Transfer-Encoding.")
        }
        guard let field else { return 0 }
        guard !field.isEmpty, field.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            throw Refusal(.badRequest, "Content-Length must be a number of bytes.")
        }
        return Int(field) ?? .max
    }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= 0x20 && scalar.value != 0x7F || scalar == "\t"
    }

    private static func isOfName(_ letter: Character) -> Bool {
        letter.isASCII && (letter.isLetter || letter.isNumber || "!#$%&'*+-.^_`|~".contains(letter))
    }
}

/// The refusal of a request: the status of the response, and a sentence that says why.
public struct Refusal: Error, Equatable {
    public let status: HTTPResponse.Status
    public let sentence: String

    public init(_ status: HTTPResponse.Status, _ sentence: String) {
        self.status = status
        self.sentence = sentence
    }

    public static let malformed = Refusal(.badRequest, "The request is not valid HTTP.")
}
