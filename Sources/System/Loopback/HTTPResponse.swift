/// An HTTP/1.1 response, after which the connection is closed.
public struct HTTPResponse: Sendable {
    public struct Status: Equatable, Sendable {
        public let rawValue: Int
        /// The phrase after the status code, which browsers show in their developer tools.
        let phrase: String

        public static let ok = Status(rawValue: 200, phrase: "OK")
        public static let noContent = Status(rawValue: 204, phrase: "No Content")
        public static let seeOther = Status(rawValue: 303, phrase: "See Other")
        public static let badRequest = Status(rawValue: 400, phrase: "Bad Request")
        public static let forbidden = Status(rawValue: 403, phrase: "Forbidden")
        public static let notFound = Status(rawValue: 404, phrase: "Not Found")
        public static let methodNotAllowed = Status(rawValue: 405, phrase: "Method Not Allowed")
        public static let requestTimeout = Status(rawValue: 408, phrase: "Request Timeout")
        public static let lengthRequired = Status(rawValue: 411, phrase: "Length Required")
        public static let payloadTooLarge = Status(rawValue: 413, phrase: "Content Too Large")
        public static let unsupportedMediaType = Status(rawValue: 415, phrase: "Unsupported Media Type")
        public static let misdirectedRequest = Status(rawValue: 421, phrase: "Misdirected Request")
        public static let headTooLarge = Status(rawValue: 431, phrase: "Request Header Fields Too Large")
        public static let internalServerError = Status(rawValue: 500, phrase: "Internal Server Error")
        public static let notImplemented = Status(rawValue: 501, phrase: "Not Implemented")
        public static let serviceUnavailable = Status(rawValue: 503, phrase: "Service Unavailable")
        public static let gatewayTimeout = Status(rawValue: 504, phrase: "Gateway Timeout")
    }

    public let status: Status
    public let headers: [String: String]
    public let body: String

    /// Makes a response whose headers restrict the browser: only files of this server, no frames and no caching.
    public init(_ status: Status, _ type: String, _ body: String, headers: [String: String] = [:]) {
        let policy =
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
            + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        self.status = status
        self.body = body
        self.headers = headers.merging([
            "Content-Type": type,
            // An SVG picture contains its own styles, which the policy for other files would forbid.
            "Content-Security-Policy": type == "image/svg+xml"
                ? "default-src 'none'; style-src 'unsafe-inline'" : policy,
            "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer",
            "Cross-Origin-Resource-Policy": "same-origin", "Cross-Origin-Opener-Policy": "same-origin",
            "Cache-Control": "no-store", "Connection": "close",
        ]) { own, _ in own }
    }

    /// Makes the response that refuses a request.
    public init(_ refusal: Refusal) {
        self.init(
            refusal.status, "text/plain; charset=utf-8", refusal.sentence + "\n",
            headers: refusal.status == .methodNotAllowed ? ["Allow": "GET, POST"] : [:])
    }

    var bytes: [UInt8] {
        var lines = ["HTTP/1.1 \(status.rawValue) \(status.phrase)"]
        lines += headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
        if status != .noContent { lines.append("Content-Length: \(body.utf8.count)") }
        return Array((lines + ["", ""]).joined(separator: "\r\n").utf8) + Array(body.utf8)
    }
}
