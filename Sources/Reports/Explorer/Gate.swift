import Foundation
import LoopbackHTTP

/// Decides which requests are answered: only those that come from the program's pages in the user's browser.
///
/// The token is in the path of every address. The token is not in a cookie, because a browser would send a cookie to
/// every port of this machine. A page of another origin does not know the token, and the gate refuses other host names
/// that lead to this machine.
struct Gate: Sendable {
    /// The secret string at the beginning of every path.
    let token: String
    let port: UInt16

    /// The maximum size of a request's body, in bytes.
    static let greatestBody = 4 << 20

    /// The host names, each with the port, that a browser may send requests to.
    private var hosts: [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }

    /// Returns 128 random bits as hexadecimal digits.
    static func newToken() -> String {
        (0..<16).map { _ in String(format: "%02x", UInt8.random(in: .min ... .max)) }.joined()
    }

    /// Returns the path of a request, with the token removed, if the request may be answered.
    func path(of request: HTTPRequest) throws(Refusal) -> String {
        guard let host = request.headers["host"], hosts.contains(host.lowercased()) else {
            throw Refusal(
                .misdirectedRequest, "The explorer answers only requests to 127.0.0.1 and localhost.")
        }
        guard request.method == "GET" || request.method == "POST" else {
            throw Refusal(.methodNotAllowed, "Read pages with GET, and send inputs with POST.")
        }
        let parts = request.path.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: true)
        guard let given = parts.first, Self.isSame(given.utf8, token.utf8) else {
            throw Refusal(
                .forbidden, "The address lacks the token: open the address that the program has printed.")
        }
        if let origin = request.headers["origin"], origin != "http://\(host.lowercased())" {
            throw Refusal(.forbidden, "Another site sent this request.")
        }
        guard let path = (parts.count > 1 ? String(parts[1]) : "").removingPercentEncoding else {
            throw Refusal(.badRequest, "The address is not encoded correctly.")
        }
        return path
    }

    /// Returns the body of a request that sends JSON.
    func body(of request: HTTPRequest) async throws(Refusal) -> [UInt8] {
        guard request.headers["content-type"]?.lowercased().hasPrefix("application/json") == true else {
            throw Refusal(.unsupportedMediaType, "An input must be sent as application/json.")
        }
        guard let field = request.headers["content-length"], request.headers["transfer-encoding"] == nil
        else {
            throw Refusal(.lengthRequired, "The length of an input must be sent before the input.")
        }
        guard field.utf8.allSatisfy({ (0x30...0x39).contains($0) }), !field.isEmpty else { throw .malformed }
        guard let length = Int(field), length <= Self.greatestBody else {
            throw Refusal(.payloadTooLarge, "An input may have at most \(Self.greatestBody >> 20) MiB.")
        }
        return try await request.readBody(length)
    }

    /// Returns whether two strings are equal; the time taken does not depend on where they differ.
    static func isSame(_ given: some Collection<UInt8>, _ right: some Collection<UInt8>) -> Bool {
        guard given.count == right.count else { return false }
        return zip(given, right).reduce(0 as UInt8) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
