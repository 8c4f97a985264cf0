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
        .success: .source(
            "The status 200 is a success, and the client proceeds.", Source(.artils, "5.5.1")),
        .badRequest: .source(
            "Only the status 400 leads to `badRequest`; no other 4xx status does.",
            Source(.artils, "5.3.1", "fig. 5.10")),
        .login: .source(
            "Only the status 401 leads to `login`; the status 403 does not.",
            Source(.artils, "5.3.1", "fig. 5.10")),
        .others: .source(
            "Every status that no other law names leads to `connectionError`.",
            Source(.artils, "5.3.1", "fig. 5.10")),
        .anySuccess: .decision(
            "Every other 2xx is a success too; a status that is not a 2xx, such as 301, is not."),
        .noReply: .decision(
            "If there is no reply, the action is `connectionError`."),
        .noStatus: .decision(
            "A number outside 100 to 599 is not an HTTP status, and leads to `connectionError` too."),
    ]
}
