/// An HTTP/1.1 response, after which the connection is closed.
public struct HTTPResponse: Sendable {
    public enum Status: Int, Sendable {
        case ok = 200
        case noContent = 204
        case seeOther = 303
        case badRequest = 400
        case forbidden = 403
        case notFound = 404
        case methodNotAllowed = 405
        case requestTimeout = 408
        case lengthRequired = 411
        case payloadTooLarge = 413
        case unsupportedMediaType = 415
        case misdirectedRequest = 421
        case headTooLarge = 431
        case internalServerError = 500
        case notImplemented = 501
        case serviceUnavailable = 503
        case gatewayTimeout = 504

        /// The phrase after the status code, which browsers show in their developer tools.
        var phrase: String {
            switch self {
            case .ok: "OK"
            case .noContent: "No Content"
            case .seeOther: "See Other"
            case .badRequest: "Bad Request"
            case .forbidden: "Forbidden"
            case .notFound: "Not Found"
            case .methodNotAllowed: "Method Not Allowed"
            case .requestTimeout: "Request Timeout"
            case .lengthRequired: "Length Required"
            case .payloadTooLarge: "Content Too Large"
            case .unsupportedMediaType: "Unsupported Media Type"
            case .misdirectedRequest: "Misdirected Request"
            case .headTooLarge: "Request Header Fields Too Large"
            case .internalServerError: "Internal Server Error"
            case .notImplemented: "Not Implemented"
            case .serviceUnavailable: "Service Unavailable"
            case .gatewayTimeout: "Gateway Timeout"
            }
        }
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

    /// The response as the bytes that are sent.
    var bytes: [UInt8] {
        var lines = ["HTTP/1.1 \(status.rawValue) \(status.phrase)"]
        lines += headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
        if status != .noContent { lines.append("Content-Length: \(body.utf8.count)") }
        return Array((lines + ["", ""]).joined(separator: "\r\n").utf8) + Array(body.utf8)
    }
}
