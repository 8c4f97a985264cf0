import SharedSpecs
import Specification

extension Download {
    public enum Rule: String, RuleName {
        case progress = "DOW-1"
        case restart = "DOW-2"
    }

    public static let clauses: Clauses<Download> = [
        .progress: Statement(
            .source(
                """
                Progress is the share that has come, received/length, and so 1 once all announced bytes are in, \
                before finish too. The token is sent as bearer.
                """, Source(.artils, "5.4.1", "fig. 5.14")),
            .decision(
                """
                It is 0 while the length is unknown, 1 at once if that is 0, and 1 once the download is done; only \
                a new start sets it back.
                """),
            .decision(
                "Fewer or more bytes than announced, and a status that is no 2xx, end in failed."),
            .decision(
                """
                One authorization, "Bearer " and the token, belongs to each start that takes effect.
                """)),
        .restart: Statement(
            .decision(
                """
                cancel and fail leave no partial file, nor does whatever else fails; a second start begins anew.
                """, near: Source(.artils, "5.4", "5.4.1")),
            .decision(
                """
                Events that make no sense in a phase change nothing: outside running only start makes sense, and \
                while running start makes none, nor do data and finish before the headers, nor second headers.
                """)),
    ]
}
