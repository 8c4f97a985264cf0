import Foundation

/// The origin of a URL (RFC 6454): its scheme, host and port.
struct Origin: Equatable, Sendable {
    private let scheme: String
    private let host: String
    private let port: Int

    /// Returns the origin of a URL; nil if the URL is not HTTP or has no host.
    init?(_ url: URL) {
        guard let scheme = url.scheme?.lowercased(), scheme == "http" || scheme == "https",
            let host = url.host()?.lowercased(), !host.isEmpty
        else { return nil }
        self.scheme = scheme
        self.host = host
        port = url.port ?? (scheme == "https" ? 443 : 80)
    }
}
