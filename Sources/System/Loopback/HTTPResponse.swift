/// An HTTP/1.1 response, after which the connection is closed.
public struct HTTPResponse: Sendable {
    public struct Status: Equatable, Sendable {
        /// The number at the beginning of the status line, such as 404.
        public let code: Int
        /// The phrase after the status code, which browsers show in their developer tools.
        let phrase: String

        public static let ok = Status(code: 200, phrase: "OK")
        public static let noContent = Status(code: 204, phrase: "No Content")
        public static let seeOther = Status(code: 303, phrase: "See Other")
        public static let badRequest = Status(code: 400, phrase: "Bad Request")
        public static let forbidden = Status(code: 403, phrase: "Forbidden")
        public static let notFound = Status(code: 404, phrase: "Not Found")
        public static let methodNotAllowed = Status(code: 405, phrase: "Method Not Allowed")
        public static let requestTimeout = Status(code: 408, phrase: "Request Timeout")
        public static let lengthRequired = Status(code: 411, phrase: "Length Required")
        public static let payloadTooLarge = Status(code: 413, phrase: "Content Too Large")
        public static let unsupportedMediaType = Status(code: 415, phrase: "Unsupported Media Type")
        public static let misdirectedRequest = Status(code: 421, phrase: "Misdirected Request")
        public static let headTooLarge = Status(code: 431, phrase: "Request Header Fields Too Large")
        public static let internalServerError = Status(code: 500, phrase: "Internal Server Error")
        public static let notImplemented = Status(code: 501, phrase: "Not Implemented")
        public static let serviceUnavailable = Status(code: 503, phrase: "Service Unavailable")
        public static let gatewayTimeout = Status(code: 504, phrase: "Gateway Timeout")
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
        var lines = ["HTTP/1.1 \(status.code) \(status.phrase)"]
        lines += headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
        if status != .noContent { lines.append("Content-Length: \(body.utf8.count)") }
        return Array((lines + ["", ""]).joined(separator: "\r\n").utf8) + Array(body.utf8)
    }
}
