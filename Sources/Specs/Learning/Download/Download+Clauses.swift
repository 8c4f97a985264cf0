import Specification

extension Download {
    public enum Rule: String, RuleName {
        case progress = "DOW-1"
        case restart = "DOW-2"
    }

    public static let clauses: Clauses<Download> = [
        .progress: Statement(
            """
            Progress is received/length, 0 while the length is unknown, never falls, and is 1 only when done. \
            Fewer or more bytes than announced end in failed. The token is sent as bearer.
            """,
            source: Source(.artils, "5.4.1", "fig. 5.14"),
            note: """
                Until finish, the last byte counts for nothing: the share is at most (length − 1)/length. A start \
                alone sets progress back. A status that is no 2xx fails. One authorization, "Bearer " and the token, \
                belongs to each start that takes effect.
                """),
        .restart: Statement(
            """
            cancel and fail leave no partial file; a second start begins anew. Events that make no sense in a \
            phase change nothing.
            """,
            source: Source(.artils, "5.4", "5.4.1"),
            note: """
                Only start makes sense outside running, and start makes none while running; neither do data and \
                finish before the headers, nor second headers. Whatever fails keeps no file.
                """),
    ]
}
