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
            "The status 200 is a success, and leads to the action `proceed`.", Source(.artils, "5.5.1")),
        .badRequest: .source(
            "The action is `badRequest` if the status is 400. No other 4xx status leads to `badRequest`.",
            Source(.artils, "5.3.1", "fig. 5.10")),
        .login: .source(
            """
            The action is `login` if the status is 401. No other status leads to `login`, not even the status 403.
            """, Source(.artils, "5.3.1", "fig. 5.10")),
        .others: .source(
            "If no other law assigns an action to the status, the action is `connectionError`.",
            Source(.artils, "5.3.1", "fig. 5.10")),
        .anySuccess: .decision(
            """
            Every 2xx status, not only 200, is a success, and leads to the action `proceed`. A status that is not a \
            2xx, such as 301, is not a success.
            """),
        .noReply: .decision(
            "If there is no reply, the action is `connectionError`."),
        .noStatus: .decision(
            """
            A number outside 100 to 599 is not an HTTP status, and also leads to the action `connectionError`.
            """),
    ]
}
