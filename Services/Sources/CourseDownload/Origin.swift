import Foundation

/// Scheme, host and port of a server (RFC 6454).
struct Origin: Equatable, Sendable {
    private let scheme: String
    private let host: String
    private let port: Int

    /// Nil if a URL is not HTTP, or names no host.
    init?(_ url: URL) {
        guard let scheme = url.scheme?.lowercased(), scheme == "http" || scheme == "https",
            let host = url.host()?.lowercased(), !host.isEmpty
        else { return nil }
        self.scheme = scheme
        self.host = host
        port = url.port ?? (scheme == "https" ? 443 : 80)
    }
}
