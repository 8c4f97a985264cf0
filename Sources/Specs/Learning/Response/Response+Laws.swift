import SharedSpecs
import Specification

extension Response {
    public enum Law: LawName {
        public typealias Subsystem = Response
        case success, badRequest, login, others, anySuccess, noReply, noStatus
    }

    public static let laws: Laws<Response> = [
        ("RSP-1a", .success, .source(.artils, "5.5.1")):
            "The status 200 is a success, and leads to the action `proceed`.",
        ("RSP-1b", .badRequest, .source(.artils, "5.3.1", "fig. 5.10")):
            "The action is `badRequest` if the status is 400. No other 4xx status leads to `badRequest`.",
        ("RSP-1c", .login, .source(.artils, "5.3.1", "fig. 5.10")): """
        The action is `login` if the status is 401. No other status leads to `login`, not even the status 403.
        """,
        ("RSP-1d", .others, .source(.artils, "5.3.1", "fig. 5.10")):
            "If no other law assigns an action to the status, the action is `connectionError`.",
        ("RSP-1e", .anySuccess, .decision): """
        Every 2xx status, not only 200, is a success, and leads to the action `proceed`. A status that is not a 2xx, \
        such as 301, is not a success.
        """,
        ("RSP-1f", .noReply, .decision): "If there is no reply, the action is `connectionError`.",
        ("RSP-1g", .noStatus, .decision): """
        A number outside the range from 100 to 599 is not an HTTP status, and also leads to the action \
        `connectionError`.
        """,
    ]
}
