import SharedSpecs
import Specification

extension Response {
    public enum Law: String, LawName {
        case success = "RSP-1a"
        case badRequest = "RSP-1b"
        case login = "RSP-1c"
        case others = "RSP-1d"
        case anySuccess = "RSP-1e"
        case noReply = "RSP-1f"
        case noStatus = "RSP-1g"
    }

    public static let laws: Laws<Response> = [
        .success: .source("The status 200 is a success, which proceeds.", Source(.artils, "5.5.1")),
        .badRequest: .source(
            "The status 400 alone, and no other 4xx, is badRequest.", Source(.artils, "5.3.1", "fig. 5.10")),
        .login: .source(
            "The status 401 alone, and not 403, asks for the login.", Source(.artils, "5.3.1", "fig. 5.10")),
        .others: .source(
            "Every status that no other law names is connectionError.",
            Source(.artils, "5.3.1", "fig. 5.10")),
        .anySuccess: .decision("Any other 2xx is a success too, and no other hundred is, such as 3xx."),
        .noReply: .decision("No reply at all is connectionError."),
        .noStatus: .decision("A number outside 100 to 599 is no status of HTTP, and connectionError too."),
    ]
}
