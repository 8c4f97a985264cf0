import SharedSpecs
import Specification

extension Response {
    public enum Rule: String, RuleName {
        case action = "RSP-1"
    }

    public static let clauses: Clauses<Response> = [
        .action: Statement(
            .source(
                """
                Success, which is the status 200, proceeds; 400 is badRequest, 401 asks for the login, every other \
                status is connectionError.
                """, Source(.artils, "5.3.1", "fig. 5.10", "5.5.1")),
            .decision(
                """
                Any other 2xx is a success too. No reply at all is connectionError, and so is a number that is no \
                status of HTTP.
                """))
    ]
}
